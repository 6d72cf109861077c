//! What happens where, on the real shapes of a board that has some.
//!
//! The board is drawn once a page and shown again by every map, so that a place is in the same place on all
//! of them. SVG is written here by hand: shapes are paths already.

use std::fmt::Write;

use plotters::style::RGBColor;
use text::capital;

use super::digest::Digest;
use super::page::escape;
use super::speech::Speech;
use crate::metrics::{Outline, Shapes};

/// The largest circle, in units of the drawing.
const LARGEST: f64 = 46.0;
/// Room below the board for the key.
const FOOT: f64 = 60.0;
/// Letters of a name in one line.
const LETTERS: usize = 12;
const FONT: f64 = 17.0;

/// The map of one use. The first one brings the board along.
pub(super) fn map(
    digest: &Digest,
    speech: &Speech<'_>,
    shapes: &Shapes,
    kind: usize,
    is_first: bool,
) -> String {
    let games = digest.summary.games.max(1) as f64;
    let counts = &digest.spaces[kind];
    let total = |space: usize| counts[space].iter().sum::<u64>() as f64 / games;
    let places = || digest.atlas.places.iter().enumerate();
    let most = places()
        .map(|(i, _)| total(i))
        .fold(f64::MIN_POSITIVE, f64::max);
    let (width, height) = shapes.size;
    let mut svg = format!(
        "<svg class=\"wide\" viewBox=\"0 0 {width} {}\" xmlns=\"http://www.w3.org/2000/svg\">",
        height + FOOT
    );
    if is_first {
        svg.push_str(&board(digest, shapes));
    } else {
        svg.push_str("<use href=\"#board\"/>");
    }
    // Circles first, so that no name lies under one.
    for (space, place) in places() {
        let radius = LARGEST * (total(space) / most).sqrt();
        if let Some(outline) = shapes.outline(&place.id).filter(|_| radius >= 1.0) {
            pie(&mut svg, outline.at, radius, &counts[space], |side| {
                digest.colour(side)
            });
        }
    }
    for (space, place) in places() {
        if let Some(outline) = shapes.outline(&place.id) {
            name(&mut svg, outline, &speech.name(&place.id));
            if LARGEST * (total(space) / most).sqrt() > 17.0 {
                let figure = speech.fixed(total(space), 1);
                let (x, y) = outline.at;
                words(&mut svg, (x, y + 6.0), FONT + 1.0, &figure, true);
            }
        }
    }
    for (side, id) in digest.sides.iter().enumerate() {
        let x = 40.0 + 320.0 * side as f64;
        let y = height + FOOT / 2.0;
        let colour = hex(digest.colour(side));
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"14\" fill=\"{colour}\"/>"
        );
        let label = escape(&capital(&speech.name(id)));
        let (x, y) = (x + 26.0, y + 9.0);
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"26\">{label}</text>"
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The shapes of the board.
fn board(digest: &Digest, shapes: &Shapes) -> String {
    let (width, height) = shapes.size;
    let mut svg =
        format!("<g id=\"board\"><rect width=\"{width}\" height=\"{height}\" fill=\"#dbe7ee\"/>");
    for place in digest.atlas.places.iter().filter(|place| !place.is_sea) {
        if let Some(outline) = shapes.outline(&place.id) {
            let path = escape(&outline.path);
            let _ = write!(
                svg,
                "<path d=\"{path}\" fill=\"#ece4d0\" stroke=\"#b9ad90\" stroke-width=\"1.5\"/>"
            );
        }
    }
    for line in &shapes.lines {
        let line = escape(line);
        let _ = write!(
            svg,
            "<path d=\"{line}\" fill=\"none\" stroke=\"#a9bfcc\" stroke-width=\"2\" \
             stroke-dasharray=\"8 7\"/>"
        );
    }
    svg.push_str("</g>");
    svg
}

/// A name under the place of its circle, in lines that are not too long.
fn name(svg: &mut String, outline: &Outline, name: &str) {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < LETTERS => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let (x, middle) = outline.label;
    let top = middle - FONT * (lines.len() as f64 - 1.0) / 2.0 + FONT / 3.0;
    for (i, line) in lines.iter().enumerate() {
        words(svg, (x, top + FONT * i as f64), FONT, line, false);
    }
}

/// Words about a point, with a rim so that they can be read on anything.
fn words(svg: &mut String, (x, y): (f64, f64), size: f64, text: &str, is_strong: bool) {
    let weight = if is_strong {
        " font-weight=\"700\""
    } else {
        ""
    };
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"middle\"{weight}>{}</text>",
        escape(text)
    );
}

/// A circle cut into the shares of the sides.
fn pie(
    svg: &mut String,
    (x, y): (f64, f64),
    radius: f64,
    counts: &[u64],
    colour: impl Fn(usize) -> RGBColor,
) {
    let sum = counts.iter().sum::<u64>().max(1) as f64;
    let mut from = 0.0;
    for (side, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let to = from + count as f64 / sum;
        let fill = hex(colour(side));
        if count as f64 >= sum {
            let _ = write!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" fill-opacity=\".85\"/>"
            );
        } else {
            let rim = |turn: f64| {
                let angle = std::f64::consts::TAU * (turn - 0.25);
                (x + radius * angle.cos(), y + radius * angle.sin())
            };
            let ((x1, y1), (x2, y2)) = (rim(from), rim(to));
            let is_large = u8::from(to - from > 0.5);
            let _ = write!(
                svg,
                "<path d=\"M{x:.1},{y:.1}L{x1:.1},{y1:.1}A{radius:.1},{radius:.1} 0 {is_large} 1 \
                 {x2:.1},{y2:.1}z\" fill=\"{fill}\" fill-opacity=\".85\"/>"
            );
        }
        from = to;
    }
}

fn hex(RGBColor(red, green, blue): RGBColor) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
