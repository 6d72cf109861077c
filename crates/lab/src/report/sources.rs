//! By whom and for what points are scored, in a game on average.

use std::fmt::Write;

use text::{Args, capital};

use super::digest::Counts;
use super::page::{Page, escape};
use super::plots::{WIDTH, side_colour};
use crate::stats::{self, Estimate};

/// A bar with its figure.
const BAR: f64 = 18.0;
/// Between two parties.
const GAP: f64 = 12.0;
/// Room for names on the left, and for figures on the right.
const LEFT: f64 = 170.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 34.0;

/// The mean of these values, with its interval.
fn mean(counts: &Counts) -> Estimate {
    let sum = |of: fn(f64) -> f64| -> f64 {
        let values = counts.iter();
        values.map(|(&x, &n)| of(f64::from(x)) * n as f64).sum()
    };
    stats::mean(sum(|x| x), sum(|x| x * x), counts.values().sum())
}

/// The section of the page, for games that say where points come from.
pub(super) fn section(page: &mut Page<'_>) {
    let (digest, speech) = (page.digest, page.speech);
    let rows: Vec<_> = digest
        .sources
        .iter()
        .map(|source| (source, mean(&digest.finals[source.metric])))
        .collect();
    let largest = |sign: f64| {
        let values = rows.iter().map(|(_, mean)| sign * mean.value);
        values.fold(0.0, f64::max)
    };
    let (most, least) = (largest(1.0), largest(-1.0));
    // Runs of an older form do not tell.
    if most + least <= 0.0 {
        return;
    }
    let scale = (f64::from(WIDTH) - LEFT - RIGHT) / (most + least);
    let zero = LEFT + least * scale;
    let mut kinds: Vec<&str> = rows.iter().map(|(source, _)| source.what).collect();
    kinds.dedup();
    kinds.truncate(
        kinds
            .iter()
            .skip(1)
            .position(|kind| *kind == kinds[0])
            .map_or(kinds.len(), |n| n + 1),
    );
    let colour = |what: &str| {
        let place = kinds.iter().position(|kind| *kind == what);
        let plotters::style::RGBColor(red, green, blue) = side_colour(place.unwrap_or(0) + 2);
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    let mut svg = String::new();
    let mut x = LEFT;
    for kind in &kinds {
        let name = escape(&capital(&speech.called("report-sources", kind)));
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"6\" width=\"14\" height=\"14\" fill=\"{}\"/>\
             <text x=\"{:.1}\" y=\"18\" font-size=\"15\">{name}</text>",
            colour(kind),
            x + 21.0
        );
        x += 50.0 + 9.0 * name.chars().count() as f64;
    }
    let mut y = TOP;
    for of_party in rows.chunk_by(|(a, _), (b, _)| a.whose == b.whose) {
        let height = BAR * of_party.len() as f64;
        let name = escape(&capital(&speech.name(of_party[0].0.whose)));
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"15\" text-anchor=\"end\">{name}</text>",
            LEFT - 12.0,
            y + height / 2.0 + 5.0
        );
        for (source, mean) in of_party {
            let (from, to) = (
                zero + mean.value.min(0.0) * scale,
                zero + mean.value.max(0.0) * scale,
            );
            let figure = Args::new()
                .with("figure", speech.fixed(mean.value, 1))
                .with("spread", speech.fixed((mean.high - mean.low) / 2.0, 1));
            let figure = escape(&speech.say("report-plus-minus", figure));
            let _ = write!(
                svg,
                "<rect x=\"{from:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"13\">{figure}</text>",
                to - from,
                BAR - 2.0,
                colour(source.what),
                to + 6.0,
                y + BAR / 2.0 + 4.0
            );
            y += BAR;
        }
        y += GAP;
    }
    let svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {y:.1}\" xmlns=\"http://www.w3.org/2000/svg\">{svg}</svg>"
    );
    let title = speech.word("report-sources-title");
    page.section(&title, &title, &svg, &speech.word("report-sources-caption"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_come_with_their_intervals() {
        let mean = mean(&Counts::from([(2, 50), (4, 50)]));
        assert_eq!(mean.value, 3.0);
        assert!(mean.low > 2.7 && mean.high < 3.3 && mean.low < mean.high);
    }
}
