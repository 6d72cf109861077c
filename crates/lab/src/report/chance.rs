//! How likely a lead wins: by round and by how large it is.

use std::collections::BTreeMap;
use std::fmt::Write;

use plotters::style::RGBColor;
use text::Args;

use super::digest::Tally;
use super::findings::ENOUGH;
use super::page::{Page, escape};
use super::plots::WIDTH;

/// Rows of the grid at the most.
const ROWS: i32 = 11;
const HEIGHT: f64 = 26.0;
const LEFT: f64 = 90.0;
const TOP: f64 = 10.0;

/// Wins of the first side by round and lead.
pub(super) type Chances = BTreeMap<u16, BTreeMap<i32, Tally>>;

/// How much of a lead is one row, so that there are not too many.
fn step(chances: &Chances) -> i32 {
    let leads = || chances.values().flat_map(BTreeMap::keys);
    let widest = leads().map(|lead| lead.saturating_abs()).max().unwrap_or(0);
    widest / (ROWS / 2 + 1) + 1
}

/// Which row a lead belongs to: the nearest multiple of the step.
fn row(lead: i32, step: i32) -> i32 {
    lead.saturating_add(step / 2).div_euclid(step)
}

/// The cases of each row and round, where there are enough.
fn grid(chances: &Chances) -> (i32, BTreeMap<(i32, u16), Tally>) {
    let step = step(chances);
    let mut grid: BTreeMap<(i32, u16), Tally> = BTreeMap::new();
    for (&round, leads) in chances {
        for (&lead, tally) in leads {
            let cell = grid.entry((row(lead, step), round)).or_default();
            cell.n += tally.n;
            cell.wins += tally.wins;
        }
    }
    grid.retain(|_, tally| tally.n >= ENOUGH);
    (step, grid)
}

/// The section of the page, for games of two sides.
pub(super) fn section(page: &mut Page<'_>) {
    let (digest, speech) = (page.digest, page.speech);
    let (Some(chart), [first, _]) = (digest.charts.first(), &digest.sides[..]) else {
        return;
    };
    let (step, grid) = grid(&digest.chances);
    let rounds: Vec<u16> = {
        let mut rounds: Vec<u16> = grid.keys().map(|(_, round)| *round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        rounds
    };
    let rows = grid.keys().map(|(row, _)| *row);
    let (Some(low), Some(high)) = (rows.clone().min(), rows.max()) else {
        return;
    };
    if rounds.len() < 2 || low == high {
        return;
    }
    let width = (f64::from(WIDTH) - LEFT) / rounds.len() as f64;
    let bottom = TOP + HEIGHT * f64::from(high - low + 1);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {}\" xmlns=\"http://www.w3.org/2000/svg\">",
        bottom + 46.0
    );
    let colours = [digest.colour(0), digest.colour(1)];
    for (&(row, round), tally) in &grid {
        let column = rounds.iter().position(|other| *other == round).unwrap_or(0);
        let x = LEFT + width * column as f64;
        let y = TOP + HEIGHT * f64::from(high - row);
        let share = tally.wins as f64 / tally.n as f64;
        let fill = blend(colours, share);
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{fill}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" text-anchor=\"middle\">{}</text>",
            width - 1.0,
            HEIGHT - 1.0,
            x + width / 2.0,
            y + HEIGHT / 2.0 + 4.0,
            (100.0 * share).round()
        );
    }
    for row in low..=high {
        let y = TOP + HEIGHT * f64::from(high - row) + HEIGHT / 2.0 + 4.0;
        let lead = speech.signed(f64::from(row * step), 0);
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{y:.1}\" font-size=\"13\" text-anchor=\"end\">{lead}</text>",
            LEFT - 10.0
        );
    }
    for (i, round) in rounds.iter().enumerate() {
        let x = LEFT + width * (i as f64 + 0.5);
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"13\" text-anchor=\"middle\">{round}</text>",
            bottom + 18.0
        );
    }
    let axis = escape(&speech.word("report-round"));
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"14\" text-anchor=\"middle\">{axis}</text></svg>",
        LEFT + (f64::from(WIDTH) - LEFT) / 2.0,
        bottom + 40.0
    );
    let what = speech.called("report-chart", chart.what);
    let args = Args::new()
        .with("what", what)
        .with("side", speech.side(first));
    let title = speech.word("report-chance");
    let caption = speech.headline("report-chance-caption", args);
    page.section(&title, &title, &svg, &caption);
}

/// A colour between white in the middle and each side's own at its end.
fn blend([first, second]: [RGBColor; 2], share: f64) -> String {
    let (colour, strength) = match share >= 0.5 {
        true => (first, 2.0 * share - 1.0),
        false => (second, 1.0 - 2.0 * share),
    };
    let mix = |part: u8| (255.0 - 0.75 * strength * (255.0 - f64::from(part))).round() as u8;
    let RGBColor(red, green, blue) = colour;
    format!("#{:02x}{:02x}{:02x}", mix(red), mix(green), mix(blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_gathered_about_even_steps() {
        assert_eq!(
            [-3, -2, -1, 0, 1, 2, 3].map(|lead| row(lead, 3)),
            [-1, -1, 0, 0, 0, 1, 1]
        );
        let leads = (-40..=40).map(|lead| (lead, Tally { wins: 20, n: 40 }));
        let chances = Chances::from([(1, leads.collect())]);
        let (step, grid) = grid(&chances);
        assert_eq!(step, 7);
        assert!(grid.len() <= ROWS as usize + 2, "{}", grid.len());
    }

    #[test]
    fn too_few_cases_have_no_figure() {
        let tally = |n| Tally { wins: n / 2, n };
        let chances = Chances::from([(1, BTreeMap::from([(0, tally(29)), (5, tally(30))]))]);
        let (_, grid) = grid(&chances);
        assert_eq!(grid.len(), 1);
    }

    #[test]
    fn an_even_chance_is_white() {
        let colours = [RGBColor(255, 0, 0), RGBColor(0, 0, 255)];
        assert_eq!(blend(colours, 0.5), "#ffffff");
        assert_eq!(blend(colours, 1.0), "#ff4040");
        assert_eq!(blend(colours, 0.0), "#4040ff");
    }
}
