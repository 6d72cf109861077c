//! What cards are worth: win rates with and without them.

use text::{Args, capital};

use super::digest::{CardTally, Digest, Tally};
use super::findings::{self, ENOUGH};
use super::page::{Page, escape};
use super::plots::{self, Dot};
use super::speech::Speech;
use crate::stats::{self, Estimate};

/// How many cards the overview shows at either end.
const ENDS: usize = 12;

/// A comparison of cases with something and the cases without.
fn against(with: Tally, all: Tally) -> Option<Estimate> {
    let without = (
        all.wins.saturating_sub(with.wins),
        all.n.saturating_sub(with.n),
    );
    (with.n >= ENOUGH && without.1 >= ENOUGH)
        .then(|| stats::difference((with.wins, with.n), without))
}

/// Which cases of a card are compared with the rest.
type Pick = fn(&CardTally) -> Tally;

/// A card and how much likelier its owner wins with it.
type Rated<'a> = (&'a CardTally, Estimate);

/// What each card is worth: two plots, more of them folded away, and a table.
pub(super) fn sections(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let is_owned = |card: &CardTally| digest.side_of_owner(&card.owner).is_some();
    let whose = match digest.cards.iter().any(is_owned) {
        true => "owner",
        false => "player",
    };
    let luck = match digest.is_luck {
        true => "report-cards-luck",
        false => "report-cards-choice",
    };
    let early = early(digest).with("whose", whose);
    let early = format!(
        "{} {}",
        speech.say("report-cards-early-caption", early),
        speech.word(luck)
    );
    let played = Args::new().with("whose", whose);
    let played = speech.say("report-cards-played-caption", played);
    let kind = speech.say("report-cards-early", Args::new().with("use", has(digest)));
    comparison(page, &kind, &early, |card| card.early)?;
    comparison(page, &speech.word("report-cards-played"), &played, |card| {
        card.played
    })?;
    table(page);
    Ok(())
}

/// The word for having a card.
fn has(digest: &Digest) -> &'static str {
    digest.card_uses.first().copied().unwrap_or("drawn")
}

/// How a card was had, and by when.
fn early(digest: &Digest) -> Args<'static> {
    Args::new()
        .with("use", has(digest))
        .with("round", digest.early)
}

/// The best and the worst cards, and all cards of each owner folded away.
fn comparison(page: &mut Page<'_>, kind: &str, caption: &str, pick: Pick) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let rated = digest.cards.iter();
    let mut rated: Vec<Rated<'_>> = rated
        .filter_map(|card| Some((card, against(pick(card), card.all)?)))
        .collect();
    rated.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
    let Some(&(best, most)) = rated.first() else {
        return Ok(());
    };
    let mut caption = caption.to_owned();
    let shown: Vec<Rated<'_>> = if rated.len() <= 2 * ENDS {
        rated.clone()
    } else {
        let args = Args::new().with("n", ENDS);
        caption = format!("{caption} {}", speech.say("report-cards-ends", args));
        [&rated[..ENDS], &rated[rated.len() - ENDS..]].concat()
    };
    let caption = format!("{caption} {}", speech.word("report-cards-lines"));
    let svg = plot(digest, speech, &shown, pick, |card| {
        speech.title_of(digest, card, plots::LETTERS)
    })?;
    let estimates: Vec<Estimate> = rated.iter().map(|(_, estimate)| *estimate).collect();
    let clear = findings::clear(&estimates);
    let is_owned = digest.is_owned(best);
    let args = Args::new()
        .with("card", speech.title(best))
        .with("owned", if is_owned { "yes" } else { "no" })
        .with("owner", speech.name(&best.owner))
        .with("points", speech.signed(100.0 * most.value, 1))
        .with("clear", clear.iter().filter(|one| **one).count())
        .with("n", rated.len());
    let title = match clear[0] && most.value > 0.0 {
        true => speech.say("report-cards-title", args),
        false => speech.say("report-cards-none", args),
    };
    page.section(kind, &title, &svg, &caption);

    let mut owners: Vec<&str> = Vec::new();
    for card in &digest.cards {
        if !owners.contains(&&*card.owner) {
            owners.push(&card.owner);
        }
    }
    page.html.push_str("<div class=\"more\">");
    for owner in owners {
        let of_owner = rated.iter().filter(|(card, _)| card.owner == owner);
        let of_owner: Vec<Rated<'_>> = of_owner.copied().collect();
        if of_owner.is_empty() || of_owner.len() == shown.len() {
            continue;
        }
        let svg = plot(digest, speech, &of_owner, pick, |card| speech.title(card))?;
        let summary = match owner.is_empty() {
            true => speech.word("report-cards-all"),
            false => {
                let args = Args::new().with("owner", speech.name(owner));
                speech.say("report-cards-of", args)
            }
        };
        page.write(format_args!(
            "<details><summary>{}</summary><figure>{svg}</figure></details>\n",
            escape(&summary)
        ));
    }
    page.html.push_str("</div>");
    Ok(())
}

/// Cards with their intervals, one a row.
fn plot(
    digest: &Digest,
    speech: &Speech<'_>,
    rated: &[Rated<'_>],
    pick: Pick,
    label: impl Fn(&CardTally) -> String,
) -> anyhow::Result<String> {
    let rows: Vec<Dot> = rated
        .iter()
        .map(|&(card, estimate)| {
            let n = pick(card).n;
            let args = Args::new()
                .with("points", speech.signed(100.0 * estimate.value, 1))
                .with("n", n)
                .with("times", speech.thousands(n));
            Dot {
                label: label(card),
                estimate,
                colour: digest.owner_colour(&card.owner),
                note: speech.say("report-cards-note", args),
            }
        })
        .collect();
    plots::dots(speech, &rows, &speech.word("report-cards-axis"), 0.0, true)
}

fn table(page: &mut Page<'_>) {
    let (digest, speech) = (page.digest, page.speech);
    page.write(format_args!(
        "<details><summary>{}</summary><table><tr>",
        escape(&speech.word("report-table"))
    ));
    let compared = [
        "report-table-with",
        "report-table-without",
        "report-table-difference",
    ];
    let compared = || compared.map(|id| speech.word(id)).into_iter();
    let headings = [
        speech.word("report-table-card"),
        speech.word("report-table-kind"),
        speech.say("report-table-early", early(digest)),
    ];
    let headings = headings.into_iter().chain(compared());
    let headings = headings.chain([speech.word("report-table-played")]);
    for heading in headings.chain(compared()) {
        page.write(format_args!("<th>{}</th>", escape(&heading)));
    }
    page.html.push_str("</tr>");
    let rate = |wins: u64, n: u64| match n {
        0 => "–".to_owned(),
        n => speech.percent(wins as f64 / n as f64),
    };
    for card in &digest.cards {
        page.write(format_args!(
            "<tr><td>{}</td><td>{}</td>",
            escape(&speech.title(card)),
            escape(&capital(&speech.kind(card)))
        ));
        for with in [card.early, card.played] {
            let difference = against(with, card.all).map_or("–".to_owned(), |estimate| {
                let points = |x: f64| speech.signed(100.0 * x, 1);
                let args = Args::new()
                    .with("points", points(estimate.value))
                    .with("low", points(estimate.low))
                    .with("high", points(estimate.high));
                speech.say("report-table-interval", args)
            });
            page.write(format_args!(
                "<td>{}</td><td>{}</td><td>{}</td><td>{}</td>",
                rate(with.n, card.all.n),
                rate(with.wins, with.n),
                rate(
                    card.all.wins.saturating_sub(with.wins),
                    card.all.n.saturating_sub(with.n)
                ),
                escape(&difference)
            ));
        }
        page.html.push_str("</tr>");
    }
    page.html.push_str("</table></details>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comparison_needs_cases_on_both_sides() {
        let tally = |wins, n| Tally { wins, n };
        assert!(against(tally(10, 20), tally(50, 100)).is_none());
        assert!(against(tally(50, 90), tally(50, 100)).is_none());
        let estimate = against(tally(40, 50), tally(50, 100)).unwrap();
        assert!((estimate.value - 0.6).abs() < 1e-9);
    }
}
