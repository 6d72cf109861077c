//! The board as bubbles: how much happens in each space, and who does it.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::digest::Digest;
use super::page::name;
use super::plots::{FAINT, INK, WIDTH, draw, fault, key, side_colour, text};

const HEIGHT: u32 = 620;
const TOP: f64 = 44.0;
/// The radius of the busiest space.
const LARGEST: f64 = 34.0;
/// Below this many a game a space gets no figure.
const WORTH_A_FIGURE: f64 = 0.05;

/// The map of one use. Area is how often a game it happens; the pie says which side did it.
pub(super) fn heat(digest: &Digest, kind: usize) -> anyhow::Result<String> {
    let games = digest.summary.games.max(1) as f64;
    let counts = &digest.spaces[kind];
    let total = |space: usize| counts[space].iter().sum::<u64>() as f64 / games;
    let most = (0..counts.len())
        .map(total)
        .fold(f64::MIN_POSITIVE, f64::max);
    let at = |space: usize| {
        let (x, y) = digest.atlas.places[space].at;
        let x = 50.0 + f64::from(x) / 1000.0 * (f64::from(WIDTH) - 100.0);
        let y = TOP + 20.0 + f64::from(y) / 1000.0 * (f64::from(HEIGHT) - TOP - 50.0);
        (x, y)
    };
    let pixel = |(x, y): (f64, f64)| (x.round() as i32, y.round() as i32);
    draw(HEIGHT, |root| {
        for &(a, b) in &digest.atlas.borders {
            let (from, to) = (at(a), at(b));
            // Spaces that touch across the edge of the board: a line through everything would
            // say the opposite, so each end gets a stub to its edge.
            if (from.0 - to.0).abs() > f64::from(WIDTH) * 0.5 {
                let (left, right) = if from.0 < to.0 {
                    (from, to)
                } else {
                    (to, from)
                };
                for (end, edge) in [(left, 6.0), (right, f64::from(WIDTH) - 6.0)] {
                    let line = vec![pixel(end), pixel((edge, end.1))];
                    root.draw(&PathElement::new(line, FAINT.stroke_width(1)))
                        .map_err(fault)?;
                }
                continue;
            }
            root.draw(&PathElement::new(
                vec![pixel(from), pixel(to)],
                FAINT.stroke_width(1),
            ))
            .map_err(fault)?;
        }
        let mut order: Vec<usize> = (0..counts.len()).collect();
        order.sort_by(|&a, &b| total(b).total_cmp(&total(a)));
        for &space in &order {
            let middle = at(space);
            let radius = (total(space) / most).sqrt() * LARGEST;
            let place = &digest.atlas.places[space];
            let ground = if place.is_sea {
                RGBColor(214, 230, 240)
            } else {
                RGBColor(232, 226, 212)
            };
            root.draw(&Circle::new(pixel(middle), 5, ground.filled()))
                .map_err(fault)?;
            if radius >= 1.0 {
                pie(root, middle, radius, &counts[space])?;
            }
        }
        for &space in &order {
            let (x, y) = at(space);
            let radius = (total(space) / most).sqrt() * LARGEST;
            let size = if radius > 12.0 { 13.0 } else { 11.0 };
            let below = y + radius.max(5.0) + 2.0;
            root.draw(&Text::new(
                name(&digest.atlas.places[space].id),
                pixel((x, below)),
                text(size, INK, HPos::Center, VPos::Top),
            ))
            .map_err(fault)?;
            if radius > 14.0 && total(space) >= WORTH_A_FIGURE {
                root.draw(&Text::new(
                    format!("{:.1}", total(space)),
                    pixel((x, y)),
                    text(13.0, WHITE, HPos::Center, VPos::Center),
                ))
                .map_err(fault)?;
            }
        }
        let labels: Vec<String> = digest.sides.iter().map(|side| name(side)).collect();
        let entries = labels
            .iter()
            .enumerate()
            .map(|(i, label)| (&**label, side_colour(i)));
        key(root, entries, 20, 18)
    })
}

/// A circle cut into the shares of the sides.
fn pie(
    root: &DrawingArea<SVGBackend<'_>, plotters::coord::Shift>,
    (x, y): (f64, f64),
    radius: f64,
    counts: &[u64],
) -> anyhow::Result<()> {
    let sum = counts.iter().sum::<u64>().max(1) as f64;
    let mut from = 0.0;
    for (side, &count) in counts.iter().enumerate() {
        let to = from + count as f64 / sum;
        if count > 0 {
            let steps = ((to - from) * 60.0).ceil().max(1.0) as usize;
            let rim = (0..=steps).map(|i| {
                let turn = from + (to - from) * i as f64 / steps as f64;
                let angle = std::f64::consts::TAU * (turn - 0.25);
                (
                    (x + radius * angle.cos()).round() as i32,
                    (y + radius * angle.sin()).round() as i32,
                )
            });
            let mut points: Vec<(i32, i32)> = Vec::with_capacity(steps + 2);
            if to - from < 1.0 {
                points.push((x.round() as i32, y.round() as i32));
            }
            points.extend(rim);
            root.draw(&Polygon::new(points, side_colour(side).mix(0.88).filled()))
                .map_err(fault)?;
        }
        from = to;
    }
    Ok(())
}
