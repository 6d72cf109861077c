//! The page: what was found, in words, around the plots.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::cards::cards;
use super::digest::{Counts, Digest, End};
use super::map;
use super::plots::{self, Curve, Dot, Layer, side_colour};
use super::words::{capital, escape, name, of_side, percent, thousands, verb};
use crate::stats::{self, Estimate};

/// Fewer cases than this on either side of a comparison are not shown.
pub(super) const ENOUGH: u64 = 30;

/// The whole page.
pub(super) fn html(digest: &Digest) -> anyhow::Result<String> {
    let mut page = String::new();
    let title = format!(
        "{} games of {}",
        thousands(digest.summary.games),
        digest.title
    );
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{}</title><style>{STYLE}</style></head><body><main>\n",
        escape(&title)
    );
    head(digest, &title, &mut page);
    winners(digest, &mut page)?;
    curves(digest, &mut page)?;
    lengths(digest, &mut page)?;
    sudden(digest, &mut page)?;
    margins(digest, &mut page)?;
    cards(digest, &mut page)?;
    maps(digest, &mut page)?;
    foot(digest, &mut page);
    page.push_str("</main></body></html>\n");
    Ok(page)
}

const STYLE: &str = "\
:root{color-scheme:light}\
body{margin:0;background:#fbfaf7;color:#222;font:17px/1.55 Georgia,'Times New Roman',serif}\
main{max-width:940px;margin:0 auto;padding:48px 20px 80px}\
h1{font-size:38px;line-height:1.15;margin:0 0 12px;letter-spacing:-.01em}\
h2{font-size:25px;line-height:1.25;margin:0 0 4px}\
.kind{font:600 13px/1 system-ui,-apple-system,'Segoe UI',sans-serif;letter-spacing:.08em;\
text-transform:uppercase;color:#777;margin:64px 0 10px}\
.lead{font-size:19px;color:#444}\
figure{margin:16px 0 0}\
figcaption{font-size:15.5px;color:#555;margin-top:6px;max-width:46em}\
svg{width:100%;height:auto;display:block}\
svg text{paint-order:stroke;stroke:#fbfaf7;stroke-width:3px;stroke-linejoin:round}\
svg text[fill=\"#FFFFFF\"]{stroke:none}\
svg text,table,.facts{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}\
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:14px;margin:28px 0}\
.facts div{background:#fff;border:1px solid #e7e3da;border-radius:8px;padding:14px 16px}\
.facts b{display:block;font-size:25px;line-height:1.2}.facts span{font-size:13.5px;color:#666}\
table{border-collapse:collapse;font-size:13.5px;width:100%;margin:12px 0}\
th,td{text-align:right;padding:4px 8px;border-bottom:1px solid #ece8df}\
th{font-weight:600;color:#555;position:sticky;top:0;background:#fbfaf7}\
th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}\
.more{display:flex;flex-wrap:wrap;gap:6px 26px;margin-top:18px}.more details[open]{flex-basis:100%}details{margin-top:6px}summary{cursor:pointer;font:600 15px system-ui,sans-serif;color:#0072b2}\
.note{background:#fff;border-left:4px solid #0072b2;padding:12px 18px;font-size:15.5px;color:#444}\
code{font-size:.9em;background:#f0ede5;padding:1px 4px;border-radius:3px}\
@media print{body{background:#fff}figure{break-inside:avoid}details{display:none}}";

fn head(digest: &Digest, title: &str, page: &mut String) {
    let summary = &digest.summary;
    let mut players: Vec<String> = digest
        .plan
        .players
        .iter()
        .map(ToString::to_string)
        .collect();
    players.sort();
    players.dedup();
    let _ = write!(
        page,
        "<h1>{}</h1><p class=\"lead\">Played by the computer against itself ({}), studied turn by \
         turn.</p>",
        escape(title),
        escape(&players.join(", "))
    );
    if !digest.about.is_empty() {
        let _ = write!(page, "<p><b>The game.</b> {}</p>", escape(digest.about));
    }
    let mut facts: Vec<(String, String)> = digest
        .rates()
        .into_iter()
        .map(|(side, rate)| {
            let what = format!("of the games won by {}", of_side(side));
            (percent(rate.value), what)
        })
        .collect();
    if digest.has_rounds() {
        facts.push((
            format!("{:.1}", summary.rounds.value),
            "rounds a game on average".to_owned(),
        ));
    }
    facts.push((
        format!("{:.0}", summary.decisions.value),
        "decisions a game on average".to_owned(),
    ));
    page.push_str("<div class=\"facts\">");
    for (figure, what) in facts {
        let _ = write!(
            page,
            "<div><b>{figure}</b><span>{}</span></div>",
            escape(&what)
        );
    }
    page.push_str("</div>");
    let _ = write!(
        page,
        "<p class=\"note\"><b>How sure is this?</b> Every figure comes with a 95 % interval: were \
         all the games played again with other shuffles, about 19 of 20 such intervals would hold \
         the true value. Intervals know of luck only. They do not know how people would play: all \
         of this is true of these players ({}), who make mistakes of their own.</p>",
        escape(&players.join(", "))
    );
    if summary.unfinished > 0 {
        let _ = write!(
            page,
            "<p class=\"note\">{} games did not end.</p>",
            summary.unfinished
        );
    }
}

impl Digest {
    /// The colour of a side.
    pub(super) fn colour(&self, side: usize) -> plotters::style::RGBColor {
        side_colour(self.colours.get(side).copied().unwrap_or(side))
    }

    /// How often each side won, alone or with others.
    fn rates(&self) -> Vec<(&str, Estimate)> {
        let wins = |side: &str| -> u64 {
            let is_winner = |end: &End| end.winner.split('+').any(|winner| winner == side);
            let ends = self.ends.iter().filter(|(end, _)| is_winner(end));
            ends.map(|(_, n)| n).sum()
        };
        self.sides
            .iter()
            .map(|side| {
                (
                    &**side,
                    stats::wilson(wins(side) as f64, self.summary.games),
                )
            })
            .collect()
    }

    /// The side of whoever owns a card, when that is somebody at the table.
    pub(super) fn side_of_owner(&self, owner: &str) -> Option<usize> {
        let is_owner = |seat: &String| seat.split('+').any(|part| part == owner);
        let seat = self.plan.seats.iter().position(is_owner)?;
        Some(self.seat_side[seat])
    }

    /// The colour of whoever owns a card.
    pub(super) fn owner_colour(&self, owner: &str) -> plotters::style::RGBColor {
        self.side_of_owner(owner)
            .map_or(plots::GREY, |side| self.colour(side))
    }

    fn has_rounds(&self) -> bool {
        self.ends.keys().any(|end| end.round > 0)
    }
}

/// A plot with its headline and how to read it.
pub(super) fn section(page: &mut String, kind: &str, title: &str, svg: &str, caption: &str) {
    let _ = writeln!(
        page,
        "<p class=\"kind\">{}</p><h2>{}</h2><figure>{svg}<figcaption>{}</figcaption></figure>",
        escape(kind),
        escape(title),
        escape(caption)
    );
}

fn winners(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    let summary = &digest.summary;
    let rates = digest.rates();
    let best = rates
        .iter()
        .max_by(|a, b| a.1.value.total_cmp(&b.1.value))
        .copied();
    let Some((best, best_rate)) = best else {
        return Ok(());
    };
    let even = 1.0 / digest.sides.len().max(1) as f64;
    let title = if best_rate.low > even {
        format!(
            "{} {} most: {} of the games",
            capital(&of_side(best)),
            verb(best, "win"),
            percent(best_rate.value)
        )
    } else {
        "Nobody is clearly favoured".to_owned()
    };
    let dot = |label: String, rate: Estimate, side: usize| Dot {
        label,
        estimate: rate,
        colour: digest.colour(side),
        note: format!(
            "{} ± {:.1}",
            percent(rate.value),
            50.0 * (rate.high - rate.low)
        ),
    };
    let mut rows: Vec<Dot> = Vec::new();
    for (side, (name_of, rate)) in rates.iter().enumerate() {
        rows.push(dot(capital(&of_side(name_of)), *rate, side));
    }
    // Seats that are sides of their own would only say the same again.
    if digest.seat_side.len() > digest.sides.len() {
        for (seat, (share, player)) in summary.seats.iter().enumerate() {
            let label = format!("{} ({player})", name(&share.name));
            rows.push(dot(label, share.rate, digest.seat_side[seat]));
        }
    }
    let svg = plots::dots(&rows, "games won", even, false)?;
    section(
        page,
        "Who wins",
        &title,
        &svg,
        &format!(
            "Each dot is how often a side or a seat won, the line its 95 % interval. The grey line \
             is an even game ({}). Seats of one side win together, so they differ from it only \
             when different players sit in them.",
            percent(even)
        ),
    );
    Ok(())
}

fn curves(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    for (i, (chart, ahead)) in digest.charts.iter().zip(&digest.ahead).enumerate() {
        let lines: Vec<Curve> = chart
            .gauges
            .iter()
            .zip(&digest.sides)
            .enumerate()
            .map(|(side, (&gauge, name_of))| Curve {
                label: name(name_of),
                colour: digest.colour(side),
                halves: None,
                points: points(&digest.curves[gauge]),
            })
            .collect();
        if lines.iter().any(|line| line.points.len() < 2) {
            continue;
        }
        let title = curve_title(chart.title, &digest.sides, &lines);
        let svg = plots::curves(&lines, chart.title)?;
        section(
            page,
            &format!("{} round by round", capital(chart.title)),
            &title,
            &svg,
            match lines.len() <= plots::BANDS {
                true => {
                    "Lines are the mean at the end of each round, bands hold the middle 80 % of the \
                     games. Only games still going on are in it, so towards the right it shows the \
                     games that stayed close enough to last."
                }
                false => {
                    "Lines are the mean at the end of each round. Only games still going on are in \
                     it, so towards the right it shows the games that lasted."
                }
            },
        );
        let lead = Curve {
            label: "lead".to_owned(),
            colour: plots::INK,
            halves: Some([digest.colour(0), digest.colour(1)]),
            points: points(ahead),
        };
        // Pieces and areas are told well enough by the curves themselves.
        if lead.points.len() < 2 || i > 0 {
            continue;
        }
        let [first, second] = [&digest.sides[0], &digest.sides[1]].map(|side| of_side(side));
        let widest = lead
            .points
            .iter()
            .max_by(|a, b| (a.3 - a.1).total_cmp(&(b.3 - b.1)));
        let title = widest.map_or(String::new(), |&(round, low, _, high)| {
            format!(
                "The lead swings widest in round {round:.0}: from {low:+.0} to {high:+.0} in four \
                 games of five"
            )
        });
        let svg = plots::curves(&[lead], &format!("lead in {}", chart.title))?;
        section(
            page,
            &format!("Who is ahead in {}", chart.title),
            &title,
            &svg,
            &format!(
                "{} of {first} minus those of {second} at the end of each round: the line is the \
                 mean, the band holds the middle 80 % of the games. Above 0 {first} lead, below it \
                 {second}.",
                capital(chart.title)
            ),
        );
    }
    Ok(())
}

/// Mean and middle 80 % by round, where there are games enough.
fn points(curve: &BTreeMap<u16, Counts>) -> Vec<(f64, f64, f64, f64)> {
    curve
        .iter()
        .filter(|(_, counts)| n_of(counts) >= ENOUGH)
        .map(|(&round, counts)| {
            (
                f64::from(round),
                quantile(counts, 0.1),
                mean_of(counts),
                quantile(counts, 0.9),
            )
        })
        .collect()
}

/// Who is ahead when, in one sentence.
fn curve_title(what: &str, sides: &[String], lines: &[Curve]) -> String {
    let means = |line: &Curve| {
        line.points
            .iter()
            .map(|point| point.2)
            .collect::<Vec<f64>>()
    };
    let top = lines.iter().flat_map(&means).fold(0.0, f64::max);
    let ends: Vec<f64> = lines
        .iter()
        .filter_map(|line| Some(line.points.last()?.2))
        .collect();
    let (Some(low), Some(high)) = (
        ends.iter().copied().min_by(f64::total_cmp),
        ends.iter().copied().max_by(f64::total_cmp),
    ) else {
        return capital(what);
    };
    if lines.len() != 2 {
        return format!(
            "{} at the end: from {low:.1} to {high:.1} on average, seat by seat",
            capital(what)
        );
    }
    // Less than this is called level.
    let little = 0.02 * top;
    let leads: Vec<(f64, f64)> = lines[0]
        .points
        .iter()
        .zip(&lines[1].points)
        .map(|(a, b)| (a.0, a.2 - b.2))
        .filter(|(_, lead)| lead.abs() > little)
        .collect();
    let leader = |lead: f64| &sides[usize::from(lead < 0.0)];
    let Some(&(_, end)) = leads.last() else {
        return format!("The sides are about level in {what} all along");
    };
    match leads.iter().rev().find(|(_, lead)| lead * end < 0.0) {
        None => format!(
            "{} {} in {what} nearly all the time",
            capital(&of_side(leader(end))),
            verb(leader(end), "lead")
        ),
        Some(&(round, lead)) => format!(
            "{} {} in {what} up to round {round:.0}, then {}",
            capital(&of_side(leader(lead))),
            verb(leader(lead), "lead"),
            of_side(leader(end))
        ),
    }
}

fn lengths(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    if !digest.has_rounds() {
        return Ok(());
    }
    let games = digest.summary.games.max(1) as f64;
    let layers: Vec<Layer> = digest
        .summary
        .endings
        .iter()
        .enumerate()
        .map(|(i, share)| {
            let mut by_round: BTreeMap<i32, f64> = BTreeMap::new();
            for (end, &n) in &digest.ends {
                if end.ending == share.name {
                    *by_round.entry(i32::from(end.round)).or_default() += n as f64 / games;
                }
            }
            Layer {
                label: format!("{} ({})", name(&share.name), percent(share.rate.value)),
                // Colours of sides would say who; an ending is nobody's.
                colour: side_colour(i + 2),
                shares: by_round.into_iter().collect(),
            }
        })
        .collect();
    let svg = plots::bars(&layers, 1, "round in which the game ended")?;
    let [half, most, last] = [0.5, 0.9, 1.0].map(|share| digest.rounds_by(share));
    let title = if half == last {
        let n: u64 = digest
            .ends
            .iter()
            .filter(|(end, _)| end.round == last)
            .map(|(_, n)| n)
            .sum();
        match n == digest.summary.games {
            true => format!("Every game goes on to round {last}"),
            false => format!(
                "{} of the games go on to round {last}",
                percent(n as f64 / games)
            ),
        }
    } else if half == most {
        format!("Most games end in round {half}")
    } else {
        format!("Half of the games are over by round {half}, nine of ten by round {most}")
    };
    section(
        page,
        "How long it takes",
        &title,
        &svg,
        "Each bar is the share of all games that ended in that round, coloured by what ended them.",
    );
    Ok(())
}

fn sudden(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    let games = digest.summary.games.max(1) as f64;
    let is_sudden = |ending: &str| digest.sudden.contains(&ending);
    let mut layers: Vec<Layer> = Vec::new();
    let mut total = 0.0;
    let mut by_round: BTreeMap<u16, u64> = BTreeMap::new();
    for (side, winner) in digest.sides.iter().enumerate() {
        let mut shares: BTreeMap<i32, f64> = BTreeMap::new();
        for (end, &n) in &digest.ends {
            if is_sudden(&end.ending) && end.winner == *winner {
                *shares.entry(i32::from(end.round)).or_default() += n as f64 / games;
                *by_round.entry(end.round).or_default() += n;
            }
        }
        let sum: f64 = shares.values().sum();
        total += sum;
        layers.push(Layer {
            label: format!("{} ({} of all games)", name(winner), percent(sum)),
            colour: digest.colour(side),
            shares: shares.into_iter().collect(),
        });
    }
    let Some((round, _)) = by_round.iter().max_by_key(|(_, n)| **n) else {
        return Ok(());
    };
    let svg = plots::bars(&layers, 1, "round of the sudden victory")?;
    section(
        page,
        "When sudden victory happens",
        &format!(
            "{} of the games end by sudden victory, most often in round {round}",
            percent(total)
        ),
        &svg,
        "Each bar is the share of all games that ended in that round before they had run their \
         course, coloured by who won them.",
    );
    Ok(())
}

fn margins(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    if digest.leads.len() != 2 || digest.leads.iter().all(Counts::is_empty) {
        return Ok(());
    }
    let all = || digest.leads.iter().flat_map(|counts| counts.iter());
    let games = all().map(|(_, n)| n).sum::<u64>().max(1) as f64;
    let widest = all().map(|(lead, _)| lead.abs()).max().unwrap_or(1);
    let step = (widest / 20).max(1);
    let layers: Vec<Layer> = digest
        .leads
        .iter()
        .enumerate()
        .map(|(side, counts)| {
            let mut shares: BTreeMap<i32, f64> = BTreeMap::new();
            for (lead, &n) in counts {
                let place = lead.div_euclid(step) * step + step / 2;
                *shares.entry(place).or_default() += n as f64 / games;
            }
            Layer {
                label: format!("won by {}", of_side(&digest.sides[side])),
                colour: digest.colour(side),
                shares: shares.into_iter().collect(),
            }
        })
        .collect();
    let close: u64 = all()
        .filter(|(lead, _)| lead.abs() <= 5)
        .map(|(_, n)| n)
        .sum();
    let [first, second] = [&digest.sides[0], &digest.sides[1]];
    let svg = plots::bars(
        &layers,
        step,
        &format!(
            "points of {} minus points of {}",
            of_side(first),
            of_side(second)
        ),
    )?;
    section(
        page,
        "How close it is",
        &format!(
            "{} of the games are decided by five points or fewer",
            percent(close as f64 / games)
        ),
        &svg,
        &format!(
            "Each bar is the share of games that ended with about that difference. Right of 0 {} \
             had more points, left of it {}.",
            of_side(first),
            of_side(second)
        ),
    );
    Ok(())
}

fn maps(digest: &Digest, page: &mut String) -> anyhow::Result<()> {
    let games = digest.summary.games.max(1) as f64;
    for (kind, what) in digest.space_uses.iter().enumerate() {
        let total = |space: usize| digest.spaces[kind][space].iter().sum::<u64>();
        let busiest = (0..digest.atlas.places.len()).max_by_key(|&space| total(space));
        let Some(busiest) = busiest.filter(|&space| total(space) > 0) else {
            continue;
        };
        let svg = map::heat(digest, kind)?;
        let title = format!(
            "{} before all others: {:.1} times a game",
            name(&digest.atlas.places[busiest].id),
            total(busiest) as f64 / games
        );
        section(
            page,
            &format!("Where {}", digest.space_titles.get(kind).unwrap_or(what)),
            &title,
            &svg,
            "Every space of the board, joined to the spaces it touches; lines that leave at the \
             edges come back on the other side. The area of a circle is how often a game it \
             happens there (the figure in the larger ones), its colours are the shares of the \
             sides. Small pale dots are spaces where next to nothing happens, sand for land, blue \
             for sea or sky. Crowded spaces are moved apart a little.",
        );
    }
    Ok(())
}

fn foot(digest: &Digest, page: &mut String) {
    let plan = &digest.plan;
    let players: Vec<String> = plan
        .seats
        .iter()
        .zip(&plan.players)
        .map(|(seat, player)| format!("{} {player}", name(seat)))
        .collect();
    let _ = write!(
        page,
        "<p class=\"kind\">How it was made</p><p>{} games from seed {}, sandtable {}, rules version \
         {}. Setup: {}. Seats: {}. The tables behind the plots lie beside this page as Parquet \
         files (<code>games</code>, <code>turns</code>, <code>cards</code>, <code>spaces</code>) and \
         open in DuckDB, pandas or R. The same seed gives the same games.</p>",
        thousands(plan.games),
        plan.seed,
        escape(&plan.program),
        plan.rules,
        match plan.setup.is_empty() {
            true => "as the rules say".to_owned(),
            false => escape(&plan.setup.join(", ")),
        },
        escape(&players.join(", "))
    );
}

/// How many values there are.
fn n_of(counts: &Counts) -> u64 {
    counts.values().sum()
}

fn mean_of(counts: &Counts) -> f64 {
    let sum: f64 = counts.iter().map(|(&x, &n)| f64::from(x) * n as f64).sum();
    sum / n_of(counts).max(1) as f64
}

/// The value below which that share of the values lies.
fn quantile(counts: &Counts, share: f64) -> f64 {
    let mut below = 0;
    let wanted = share * n_of(counts) as f64;
    for (&x, &n) in counts {
        below += n;
        if below as f64 >= wanted {
            return f64::from(x);
        }
    }
    0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_counts() {
        let counts: Counts = (1..=100).map(|x| (x, 1)).collect();
        assert_eq!(quantile(&counts, 0.1), 10.0);
        assert_eq!(quantile(&counts, 0.9), 90.0);
        assert_eq!(mean_of(&counts), 50.5);
    }
}
