//! Metrics over the rounds, and the lead in them.

use std::collections::BTreeMap;

use text::{Args, capital};

use super::digest::Counts;
use super::findings::{self, Course, ENOUGH, Spread};
use super::page::Page;
use super::plots::{self, Curve};

/// The sections of the page, one or two a chart.
pub(super) fn sections(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    for (i, (chart, ahead)) in digest.charts.iter().zip(&digest.ahead).enumerate() {
        let what = speech.called("report-chart", chart.what);
        let lines: Vec<Curve> = chart
            .metrics
            .iter()
            .zip(&digest.sides)
            .enumerate()
            .map(|(side, (&metric, id))| Curve {
                label: capital(&speech.name(id)),
                colour: digest.colour(side),
                halves: None,
                points: points(&digest.curves[metric]),
            })
            .collect();
        // What a table does not play with is always 0: there is nothing to tell.
        let is_flat = |line: &Curve| line.points.iter().all(|at| at.2 == 0.0);
        if lines.iter().any(|line| line.points.len() < 2) || lines.iter().all(is_flat) {
            continue;
        }
        let plain = speech.headline("report-curve", Args::new().with("what", &*what));
        let title = title(page, i, &what);
        let svg = plots::curves(speech, &lines, &what)?;
        let caption = match lines.len() <= plots::BANDS {
            true => "report-curve-bands",
            false => "report-curve-lines",
        };
        let caption = with_jumps(page, speech.word(caption));
        page.section(
            &plain,
            &title.unwrap_or_else(|| plain.clone()),
            &svg,
            &caption,
        );
        // For pieces and areas the curves suffice.
        if i == 0 {
            lead(page, &what, ahead)?;
        }
    }
    Ok(())
}

/// The caption of a curve, with a note on its jumps where games end suddenly.
fn with_jumps(page: &Page<'_>, caption: String) -> String {
    match page.digest.ends_suddenly() {
        true => format!("{caption} {}", page.speech.word("report-curve-sudden")),
        false => caption,
    }
}

/// How far the first of two sides is ahead.
fn lead(page: &mut Page<'_>, what: &str, ahead: &BTreeMap<u16, Counts>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let points = points(ahead);
    let [first, second] = &digest.sides[..] else {
        return Ok(());
    };
    if points.len() < 2 {
        return Ok(());
    }
    let plain = speech.say("report-ahead", Args::new().with("what", what.to_owned()));
    if let Some((low, high)) = same_band(&points) {
        // Drawn, it would be a rectangle.
        let args = Args::new()
            .with("what", what.to_owned())
            .with("first", speech.side(first))
            .with("second", speech.side(second))
            .with("low", speech.signed(low, 0))
            .with("high", speech.signed(high, 0));
        page.plain(&plain, &speech.headline("report-ahead-same", args));
        return Ok(());
    }
    let title = match findings::widest(ahead) {
        Some(round) => {
            let args = Args::new()
                .with("round", speech.fixed(f64::from(round), 0))
                .with("low", speech.signed(quantile(&ahead[&round], 0.1), 0))
                .with("high", speech.signed(quantile(&ahead[&round], 0.9), 0));
            speech.headline("report-ahead-title", args)
        }
        None => plain.clone(),
    };
    let line = Curve {
        label: speech.word("report-ahead-line"),
        colour: plots::INK,
        halves: Some([digest.colour(0), digest.colour(1)]),
        points,
    };
    let args = || Args::new().with("what", what.to_owned());
    let axis = speech.say("report-ahead-axis", args());
    let svg = plots::curves(speech, &[line], &axis)?;
    let sides = args()
        .with("first", speech.side(first))
        .with("second", speech.side(second));
    let caption = with_jumps(page, speech.headline("report-ahead-caption", sides));
    page.section(&plain, &title, &svg, &caption);
    Ok(())
}

/// The band, if it is the same in all rounds.
fn same_band(points: &[(f64, f64, f64, f64)]) -> Option<(f64, f64)> {
    let mut bands = points.iter().map(|&(_, low, _, high)| (low, high));
    let first = bands.next()?;
    bands.all(|band| band == first).then_some(first)
}

/// Mean and middle 80 % by round, where there are games enough.
fn points(curve: &BTreeMap<u16, Counts>) -> Vec<(f64, f64, f64, f64)> {
    let rounds = curve.iter().filter(|(_, counts)| n_of(counts) >= ENOUGH);
    rounds
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

/// Which side is ahead when, in one sentence; `None` where the data do not tell.
fn title(page: &Page<'_>, chart: usize, what: &str) -> Option<String> {
    let (digest, speech) = (page.digest, page.speech);
    let args = || Args::new().with("what", what.to_owned());
    let side = |side: usize| speech.side(&digest.sides[side]);
    if digest.sides.len() != 2 {
        let metrics = digest.charts[chart].metrics.iter();
        let finals = metrics.zip(&digest.sides);
        let finals = finals.map(|(&metric, _)| Spread::of(&digest.finals[metric]));
        let finals: Vec<Spread> = finals.filter(|one| one.n >= ENOUGH).collect();
        let low = finals.iter().map(|one| one.mean).reduce(f64::min)?;
        let high = finals.iter().map(|one| one.mean).reduce(f64::max)?;
        let args = args()
            .with("low", speech.fixed(low, 1))
            .with("high", speech.fixed(high, 1));
        return Some(speech.headline("report-curve-seats", args));
    }
    match findings::course(&digest.ahead[chart]) {
        Course::Mixed => None,
        Course::Level => Some(speech.headline("report-curve-level", args())),
        Course::Leads(leader) => {
            let args = args().with("side", side(leader));
            Some(speech.headline("report-curve-leads", args))
        }
        Course::Changes { first, round } => {
            let args = args()
                .with("side", side(first))
                .with("round", speech.fixed(f64::from(round), 0))
                .with("other", side(1 - first));
            Some(speech.headline("report-curve-changes", args))
        }
    }
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
    fn a_band_that_never_changes_is_not_drawn() {
        let level = [(1.0, -2.0, 0.1, 2.0), (2.0, -2.0, -0.3, 2.0)];
        assert_eq!(same_band(&level), Some((-2.0, 2.0)));
        let growing = [(1.0, -2.0, 0.1, 2.0), (2.0, -2.0, -0.3, 3.0)];
        assert_eq!(same_band(&growing), None);
        assert_eq!(same_band(&[]), None);
    }

    #[test]
    fn quantiles_of_counts() {
        let counts: Counts = (1..=100).map(|x| (x, 1)).collect();
        assert_eq!(quantile(&counts, 0.1), 10.0);
        assert_eq!(quantile(&counts, 0.9), 90.0);
        assert_eq!(mean_of(&counts), 50.5);
    }
}
