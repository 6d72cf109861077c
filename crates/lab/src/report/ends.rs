//! How games end: how long they take, when they end suddenly, how close they are.

use std::collections::BTreeMap;

use text::{Args, capital};

use super::digest::Counts;
use super::findings::{self, Length};
use super::page::Page;
use super::plots::{self, Layer, side_colour};

/// The sections of the page.
pub(super) fn sections(page: &mut Page<'_>) -> anyhow::Result<()> {
    lengths(page)?;
    sudden(page)?;
    margins(page)
}

fn lengths(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
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
            let args = Args::new()
                .with("name", speech.called("report-ending", &share.name))
                .with("share", speech.percent(share.rate.value));
            Layer {
                label: capital(&speech.say("report-layer", args)),
                // Colours of sides would suggest a side; an ending has none.
                colour: side_colour(i + 2),
                shares: by_round.into_iter().collect(),
            }
        })
        .collect();
    let axis = speech.word("report-length-axis");
    let svg = plots::bars(speech, &layers, 1, &axis)?;
    let mut ends: BTreeMap<u16, u64> = BTreeMap::new();
    for (end, n) in &digest.ends {
        *ends.entry(end.round).or_default() += n;
    }
    let round = |round: u16| Args::new().with("round", round);
    let title = match findings::length(&ends) {
        None => return Ok(()),
        Some(Length::All(last)) => {
            // One bar would say it no better.
            page.plain(
                &speech.word("report-length"),
                &speech.say("report-length-all", round(last)),
            );
            return Ok(());
        }
        Some(Length::ToTheLast(last, share)) => {
            let args = round(last).with("share", speech.percent(share));
            speech.say("report-length-most", args)
        }
        Some(Length::One(one)) => speech.say("report-length-one", round(one)),
        Some(Length::Spread(half, most)) => {
            let args = Args::new().with("half", half).with("most", most);
            speech.say("report-length-half", args)
        }
    };
    page.section(
        &speech.word("report-length"),
        &title,
        &svg,
        &speech.word("report-length-caption"),
    );
    Ok(())
}

fn sudden(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let games = digest.summary.games.max(1) as f64;
    let mut layers: Vec<Layer> = Vec::new();
    let mut total = 0.0;
    let mut by_round: BTreeMap<u16, u64> = BTreeMap::new();
    for (side, winner) in digest.sides.iter().enumerate() {
        let mut shares: BTreeMap<i32, f64> = BTreeMap::new();
        for (end, &n) in &digest.ends {
            if digest.sudden.contains(&&*end.ending) && end.winner == *winner {
                *shares.entry(i32::from(end.round)).or_default() += n as f64 / games;
                *by_round.entry(end.round).or_default() += n;
            }
        }
        let sum: f64 = shares.values().sum();
        total += sum;
        let args = Args::new()
            .with("side", speech.side(winner))
            .with("share", speech.percent(sum));
        layers.push(Layer {
            label: speech.headline("report-sudden-layer", args),
            colour: digest.colour(side),
            shares: shares.into_iter().collect(),
        });
    }
    if by_round.is_empty() {
        return Ok(());
    }
    let axis = speech.word("report-sudden-axis");
    let svg = plots::bars(speech, &layers, 1, &axis)?;
    let args = Args::new().with("share", speech.percent(total));
    let title = match findings::commonest(by_round) {
        Some(round) => speech.say("report-sudden-title", args.with("round", round)),
        None => speech.say("report-sudden-share", args),
    };
    page.section(
        &speech.word("report-sudden"),
        &title,
        &svg,
        &speech.word("report-sudden-caption"),
    );
    Ok(())
}

fn margins(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let [first, second] = &digest.sides[..] else {
        return Ok(());
    };
    let all = || digest.leads.iter().flat_map(|counts| counts.iter());
    if all().next().is_none() {
        return Ok(());
    }
    let games = all().map(|(_, n)| n).sum::<u64>().max(1) as f64;
    let widest = all().map(|(lead, _)| lead.abs()).max().unwrap_or(1);
    let step = (widest / 20).max(1);
    let by_step = |counts: &Counts| {
        let mut shares: BTreeMap<i32, f64> = BTreeMap::new();
        for (lead, &n) in counts {
            let place = lead.div_euclid(step) * step + step / 2;
            *shares.entry(place).or_default() += n as f64 / games;
        }
        shares.into_iter().collect()
    };
    let layers: Vec<Layer> = digest
        .leads
        .iter()
        .enumerate()
        .map(|(side, counts)| {
            let args = Args::new().with("side", speech.side(&digest.sides[side]));
            Layer {
                label: speech.say("report-margin-layer", args),
                colour: digest.colour(side),
                shares: by_step(counts),
            }
        })
        .collect();
    let sides = || {
        Args::new()
            .with("first", speech.side(first))
            .with("second", speech.side(second))
            .with("unit", digest.margin.0)
    };
    let axis = speech.say("report-margin-axis", sides());
    let svg = plots::bars(speech, &layers, step, &axis)?;
    let (unit, bound) = digest.margin;
    let close = all().filter(|(lead, _)| lead.abs() <= bound);
    let close = close.map(|(_, n)| n).sum::<u64>() as f64 / games;
    let share = Args::new()
        .with("share", speech.percent(close))
        .with("unit", unit)
        .with("n", bound);
    let mut caption = speech.say("report-margin-caption", sides());
    if digest.ends_suddenly() {
        caption = format!("{caption} {}", speech.word("report-margin-sudden"));
    }
    page.section(
        &speech.word("report-margin"),
        &speech.say("report-margin-title", share),
        &svg,
        &caption,
    );
    Ok(())
}
