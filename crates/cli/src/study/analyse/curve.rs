//! The chance of winning over the game, as SVG.
//!
//! Between two sides the line divides the field; among more each side has a line. Colours are those of
//! the page, so that it is right by day and by night.

use std::fmt::Write;

use lab::report::escape;
use text::{Args, Texts};

use super::story::Story;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 46.0;
/// More numbers than that below the field would run into each other.
const TICKS: usize = 12;

/// Where things are in the field.
struct Field {
    moves: f64,
}

impl Field {
    fn x(&self, after: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * after as f64 / self.moves
    }

    fn y(chance: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)
    }
}

/// The drawing.
pub(super) fn svg(story: &Story<'_>, texts: &Texts) -> String {
    let field = Field {
        moves: story.analysis.moves.max(1) as f64,
    };
    let label = escape(&texts.word("analyse-chances"));
    let mut svg = format!(
        "<svg role=\"img\" aria-label=\"{label}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" class=\"curve\">"
    );
    match story.sides.len() {
        2 => divided(story, &field, &mut svg),
        _ => lines(story, &field, &mut svg),
    }
    grid(story, &field, texts, &mut svg);
    marks(story, &field, texts, &mut svg);
    svg.push_str("</svg>");
    svg
}

/// Where a line goes through.
fn points(story: &Story<'_>, field: &Field, chance: impl Fn(usize) -> f64) -> Vec<(f64, f64)> {
    let curve = story.analysis.curve.iter().enumerate();
    curve
        .map(|(i, point)| (field.x(point.after), Field::y(chance(i))))
        .collect()
}

fn path(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let points = points.into_iter();
    let words: Vec<String> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    words.join(" ")
}

fn divided(story: &Story<'_>, field: &Field, svg: &mut String) {
    let curve = &story.analysis.curve;
    let at = |i: usize| &curve[i].chances[0];
    let line = points(story, field, |i| at(i).value);
    let low = points(story, field, |i| at(i).low);
    let high = points(story, field, |i| at(i).high);
    let (left, right) = (field.x(0), field.x(story.analysis.moves));
    let (top, foot) = (Field::y(1.0), Field::y(0.0));
    let first = line.first().copied().unwrap_or((left, foot));
    // What lies between the line and that edge of the field.
    let part = |edge: f64| {
        let begin = [(left, edge), (left, first.1)].into_iter();
        path(begin.chain(line.iter().copied()).chain([(right, edge)]))
    };
    let band = path(high.into_iter().chain(low.into_iter().rev()));
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<polygon points=\"{}\" class=\"s{} field\"/><polygon points=\"{}\" class=\"s{} field\"/>\
         <polygon points=\"{band}\" class=\"band\"/><polyline points=\"{}\" class=\"line\"/>",
        part(foot),
        story.colours[0],
        part(top),
        story.colours[1],
        path(line.iter().copied())
    );
    let names = [(foot - 10.0, 0), (top + 20.0, 1)];
    for (y, side) in names {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{y:.1}\" class=\"side\">{}</text>",
            left + 10.0,
            escape(&story.sides[side])
        );
    }
}

fn lines(story: &Story<'_>, field: &Field, svg: &mut String) {
    let curve = &story.analysis.curve;
    for (side, name) in story.sides.iter().enumerate() {
        let line = path(points(story, field, |i| curve[i].chances[side].value));
        let colour = story.colours[side];
        let x = LEFT + 150.0 * side as f64;
        let _ = write!(
            svg,
            "<polyline points=\"{line}\" class=\"s{colour} many\"/>\
             <rect x=\"{x:.1}\" y=\"6\" width=\"12\" height=\"12\" class=\"s{colour} field\"/>\
             <text x=\"{:.1}\" y=\"17\" class=\"tick\">{}</text>",
            x + 17.0,
            escape(name)
        );
    }
}

fn grid(story: &Story<'_>, field: &Field, texts: &Texts, svg: &mut String) {
    let right = field.x(story.analysis.moves);
    for tenth in [0, 25, 50, 75, 100] {
        let y = Field::y(f64::from(tenth) / 100.0);
        let _ = write!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{right:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" class=\"grid\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" class=\"tick end\">{tenth}</text>",
            LEFT - 8.0,
            y + 5.0
        );
    }
    // Where rounds begin; a browser says which when one points there.
    for (after, label) in &story.rows {
        let x = field.x(*after);
        let _ = write!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" class=\"grid\">\
             <title>{}</title></line>",
            Field::y(1.0),
            Field::y(0.0),
            escape(label)
        );
    }
    let moves = story.analysis.moves;
    for after in (0..=moves).step_by(stride(moves)) {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" class=\"tick middle\">{after}</text>",
            field.x(after),
            Field::y(0.0) + 18.0
        );
    }
    let axis = escape(&texts.word("analyse-axis"));
    let _ = write!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.1}\" class=\"tick\">{axis}</text>",
        HEIGHT - 6.0
    );
}

/// How many moves lie between two numbers: a round figure.
fn stride(moves: usize) -> usize {
    let mut power = 1;
    loop {
        let strides = [1, 2, 5].map(|digit| digit * power);
        if let Some(stride) = strides.into_iter().find(|stride| moves / stride <= TICKS) {
            return stride;
        }
        power *= 10;
    }
}

fn marks(story: &Story<'_>, field: &Field, texts: &Texts, svg: &mut String) {
    let turns = story.analysis.turning_points.iter().zip(&story.turns);
    for (i, (turn, told)) in turns.enumerate() {
        let x = field.x(turn.number);
        let y = Field::y(match story.sides.len() {
            // The line is that of the first of two.
            2 if turn.side == 1 => 1.0 - turn.after.value,
            _ => turn.after.value,
        });
        let args = Args::new()
            .with("who", told.who.clone())
            .with("what", told.what.clone())
            .with("change", texts.points(turn.change.value));
        let hint = escape(&texts.say("analyse-mark", args));
        let _ = write!(
            svg,
            "<g class=\"mark\"><title>{hint}</title>\
             <line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"11\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\">{}</text></g>",
            Field::y(1.0),
            Field::y(0.0),
            y + 4.5,
            i + 1
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_the_field_are_round_and_few() {
        let check = |moves: usize, expected: usize| assert_eq!(stride(moves), expected, "{moves}");
        check(0, 1);
        check(12, 1);
        check(13, 2);
        check(90, 10);
        check(612, 50);
        check(241, 20);
    }
}
