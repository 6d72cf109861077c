//! The board as bubbles: how much happens in each space, and who does it.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use text::{Args, capital};

use super::charted;
use super::digest::Digest;
use super::findings;
use super::labels::{self, Label};
use super::page::Page;
use super::plots::{FAINT, INK, WIDTH, draw, fault, key, text};
use super::speech::Speech;

/// The plotting crate draws on whole pixels; twice as many make circles round.
const SCALE: f64 = 2.0;
const HEIGHT: f64 = 700.0;
const TOP: f64 = 60.0;
const MARGIN: f64 = 60.0;
/// The radius of the busiest space.
const LARGEST: f64 = 36.0;
/// The radius of a space where nothing happens.
const SMALLEST: f64 = 5.0;
/// Between the rims of two circles, so that a name fits in.
const GAP: f64 = 15.0;
/// How much nearer spaces beside each other count than spaces above each other.
const WIDE: f64 = 0.5;
const SEA: RGBColor = RGBColor(190, 214, 230);
const LAND: RGBColor = RGBColor(222, 212, 190);

type Point = (f64, f64);

/// The sections of the page, one a use of spaces.
pub(super) fn sections(page: &mut Page<'_>) -> anyhow::Result<()> {
    let (digest, speech) = (page.digest, page.speech);
    let games = digest.summary.games.max(1) as f64;
    let mut is_first = true;
    for (kind, what) in digest.space_uses.iter().enumerate() {
        let total = |space: usize| digest.spaces[kind][space].iter().sum::<u64>();
        let places = 0..digest.atlas.places.len();
        if places.clone().all(|space| total(space) == 0) {
            continue;
        }
        let svg = match &digest.atlas.shapes {
            Some(shapes) => charted::map(digest, speech, shapes, kind, is_first),
            None => heat(digest, speech, kind)?,
        };
        is_first = false;
        let plain = speech.called("report-map", what);
        let whose = speech.say("report-map-whose", Args::new().with("use", *what));
        let caption = match digest.atlas.shapes {
            Some(_) => speech.word("report-map-shapes"),
            None => speech.word("report-map-caption"),
        };
        let busiest = findings::commonest(places.map(|space| (space, total(space))));
        let title = match busiest {
            Some(busiest) => {
                let args = Args::new()
                    .with("place", speech.name(&digest.atlas.places[busiest].id))
                    .with("times", speech.fixed(total(busiest) as f64 / games, 1));
                speech.headline("report-map-title", args)
            }
            None => plain.clone(),
        };
        page.section(&plain, &title, &svg, &format!("{caption} {whose}"));
    }
    Ok(())
}

/// The map of one use. Area is how often a game it happens; the pie says which side did it.
fn heat(digest: &Digest, speech: &Speech<'_>, kind: usize) -> anyhow::Result<String> {
    let games = digest.summary.games.max(1) as f64;
    let counts = &digest.spaces[kind];
    let totals: Vec<f64> = counts
        .iter()
        .map(|sides| sides.iter().sum::<u64>() as f64 / games)
        .collect();
    let most = totals.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let radii: Vec<f64> = totals
        .iter()
        .map(|total| (total / most).sqrt() * LARGEST)
        .collect();
    // The same places on the maps of all uses.
    let at = spread(&places(digest), &vec![LARGEST * 0.6; radii.len()]);
    let pixel = |(x, y): Point| ((x * SCALE).round() as i32, (y * SCALE).round() as i32);
    let width = f64::from(WIDTH);
    draw((SCALE * width) as u32, (SCALE * HEIGHT) as u32, |root| {
        let line = |from: Point, to: Point| {
            let style = FAINT.stroke_width(SCALE as u32);
            root.draw(&PathElement::new(vec![pixel(from), pixel(to)], style))
                .map_err(fault)
        };
        for &(a, b) in &digest.atlas.borders {
            let (from, to) = (at[a], at[b]);
            // Spaces that touch across the edge of the board: a line through everything would
            // say the opposite, so each end gets a stub to its edge.
            if (from.0 - to.0).abs() > width * 0.5 {
                let (left, right) = if from.0 < to.0 {
                    (from, to)
                } else {
                    (to, from)
                };
                line(left, (4.0, left.1))?;
                line(right, (width - 4.0, right.1))?;
            } else {
                line(from, to)?;
            }
        }
        for (space, place) in digest.atlas.places.iter().enumerate() {
            let ground = if place.is_sea { SEA } else { LAND };
            let dot = (SMALLEST * SCALE) as i32;
            root.draw(&Circle::new(pixel(at[space]), dot, ground.filled()))
                .map_err(fault)?;
            if radii[space] >= 1.0 {
                let (x, y) = at[space];
                let radius = SCALE * radii[space];
                let colours = |side| digest.colour(side);
                pie(
                    root,
                    (x * SCALE, y * SCALE),
                    radius,
                    &counts[space],
                    colours,
                )?;
            }
        }
        let names: Vec<Label> = digest
            .atlas
            .places
            .iter()
            .enumerate()
            .map(|(space, place)| Label {
                text: speech.name(&place.id),
                size: if radii[space] > 12.0 { 14.0 } else { 12.0 },
                at: at[space],
                radius: radii[space].max(SMALLEST),
            })
            .collect();
        for (label, middle) in names.iter().zip(labels::arrange(&names, width)) {
            root.draw(&Text::new(
                label.text.clone(),
                pixel(middle),
                text(SCALE * label.size, INK, HPos::Center, VPos::Center),
            ))
            .map_err(fault)?;
        }
        for (space, &total) in totals.iter().enumerate() {
            if radii[space] > 13.0 {
                root.draw(&Text::new(
                    speech.fixed(total, 1),
                    pixel(at[space]),
                    text(SCALE * 14.0, INK, HPos::Center, VPos::Center),
                ))
                .map_err(fault)?;
            }
        }
        let labels: Vec<String> = digest
            .sides
            .iter()
            .map(|side| capital(&speech.name(side)))
            .collect();
        let entries = labels
            .iter()
            .enumerate()
            .map(|(i, label)| (&**label, digest.colour(i)));
        key(root, entries, (20, 18), SCALE)
    })
}

/// Where the spaces are, the board filling the drawing.
fn places(digest: &Digest) -> Vec<Point> {
    let all = || digest.atlas.places.iter().map(|place| place.at);
    let stretch = |value: u16, low: u16, high: u16, from: f64, to: f64| {
        let share = f64::from(value - low) / f64::from((high - low).max(1));
        from + share * (to - from)
    };
    let (left, right) = (all().map(|at| at.0).min(), all().map(|at| at.0).max());
    let (top, bottom) = (all().map(|at| at.1).min(), all().map(|at| at.1).max());
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
        return Vec::new();
    };
    all()
        .map(|(x, y)| {
            (
                stretch(x, left, right, MARGIN, f64::from(WIDTH) - MARGIN),
                stretch(y, top, bottom, TOP + 20.0, HEIGHT - 50.0),
            )
        })
        .collect()
}

/// Pushes circles apart that would lie on each other, a little at a time; the board stays
/// recognisable.
fn spread(places: &[Point], radii: &[f64]) -> Vec<Point> {
    let mut at = places.to_vec();
    for _ in 0..200 {
        for a in 0..at.len() {
            for b in a + 1..at.len() {
                let wanted = radii[a].max(SMALLEST) + radii[b].max(SMALLEST) + GAP;
                let (dx, dy) = (at[b].0 - at[a].0, at[b].1 - at[a].1);
                // Names are wide, so neighbours to the left and right need more room.
                let far = (WIDE * dx).hypot(dy).max(0.1);
                if far < wanted {
                    let push = 0.25 * (wanted - far) / far;
                    at[a] = (at[a].0 - push * dx, at[a].1 - push * dy);
                    at[b] = (at[b].0 + push * dx, at[b].1 + push * dy);
                }
            }
        }
        for (point, home) in at.iter_mut().zip(places) {
            point.0 += 0.02 * (home.0 - point.0);
            point.1 += 0.02 * (home.1 - point.1);
            let width = f64::from(WIDTH);
            point.0 = point.0.clamp(MARGIN * 0.8, width - MARGIN * 0.8);
            point.1 = point.1.clamp(TOP, HEIGHT - 45.0);
        }
    }
    at
}

/// A circle cut into the shares of the sides.
fn pie(
    root: &DrawingArea<SVGBackend<'_>, plotters::coord::Shift>,
    (x, y): (f64, f64),
    radius: f64,
    counts: &[u64],
    colour: impl Fn(usize) -> RGBColor,
) -> anyhow::Result<()> {
    let sum = counts.iter().sum::<u64>().max(1) as f64;
    let mut from = 0.0;
    for (side, &count) in counts.iter().enumerate() {
        let to = from + count as f64 / sum;
        if count > 0 {
            let steps = ((to - from) * 120.0).ceil().max(1.0) as usize;
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
            root.draw(&Polygon::new(points, colour(side).mix(0.88).filled()))
                .map_err(fault)?;
        }
        from = to;
    }
    Ok(())
}
