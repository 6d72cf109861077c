//! The chance of winning over a game: points in a box of 1000 by 96 units, as the curve of the lead is.

use super::curve::{HEIGHT, WIDTH};
use crate::analysis::Chances;

/// The curve, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChanceCurve {
    /// One line for each side, or that of the first of two.
    pub(crate) lines: Vec<String>,
    /// The interval around each line.
    pub(crate) bands: Vec<String>,
    /// What lies below the line, where there is one.
    pub(crate) area: Option<String>,
}

impl ChanceCurve {
    /// The curve of these chances.
    pub(crate) fn new(chances: &Chances) -> Self {
        // What the one side gains the other loses.
        let n_lines = match chances.sides.len() {
            2 => 1,
            n => n,
        };
        let last = chances.moves.max(1) as f64;
        let points = |value: &dyn Fn(usize) -> f64| -> Vec<String> {
            let points = chances.points.iter().enumerate();
            points
                .map(|(i, point)| {
                    let x = WIDTH * point.after as f64 / last;
                    format!("{x:.1},{:.1}", HEIGHT * (1.0 - value(i)))
                })
                .collect()
        };
        let figure = |i: usize, side: usize| &chances.points[i].chances[side];
        let lines = (0..n_lines).map(|side| points(&|i| figure(i, side).value).join(" "));
        let lines: Vec<String> = lines.collect();
        let bands = (0..n_lines).map(|side| {
            let high = points(&|i| figure(i, side).high);
            let low = points(&|i| figure(i, side).low);
            let around = high.into_iter().chain(low.into_iter().rev());
            around.collect::<Vec<_>>().join(" ")
        });
        let area = lines.first().filter(|_| n_lines == 1);
        let area = area.map(|line| format!("0,{HEIGHT:.1} {line} {WIDTH:.1},{HEIGHT:.1}"));
        Self {
            bands: bands.collect(),
            area,
            lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use analysis::{Estimate, Point};
    use game::Seat;

    use super::*;

    fn chances(n_sides: u8, points: &[(usize, f64)]) -> Chances {
        let figure = |value: f64| Estimate {
            value,
            low: value - 0.25,
            high: value + 0.25,
        };
        Chances {
            sides: (0..n_sides).map(|seat| vec![Seat(seat)]).collect(),
            moves: 10,
            points: (points.iter())
                .map(|&(after, value)| Point {
                    after,
                    chances: vec![figure(value); usize::from(n_sides)],
                })
                .collect(),
        }
    }

    #[test]
    fn two_sides_share_one_line_with_its_interval() {
        let curve = ChanceCurve::new(&chances(2, &[(0, 0.5), (5, 0.75)]));
        assert_eq!(curve.lines, ["0.0,48.0 500.0,24.0"]);
        assert_eq!(curve.bands, ["0.0,24.0 500.0,0.0 500.0,48.0 0.0,72.0"]);
        assert!(curve.area.is_some());
    }

    #[test]
    fn more_sides_have_a_line_each() {
        let curve = ChanceCurve::new(&chances(3, &[(0, 0.5), (10, 0.25)]));
        assert_eq!(curve.lines.len(), 3);
        assert_eq!(curve.bands.len(), 3);
        assert_eq!(curve.area, None);
    }
}
