//! The curve of a game: points in a box of 1000 by 96 units, which the page may stretch.

use crate::score_history::ScoreHistory;

/// The box that curves are drawn in.
pub(super) const WIDTH: f64 = 1000.0;
pub(super) const HEIGHT: f64 = 96.0;

/// A score history, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Curve {
    /// One line for each side, or one for the lead of the first of two.
    pub(crate) lines: Vec<String>,
    /// The area between the line of a lead and zero.
    pub(crate) area: Option<String>,
    /// How high nothing is.
    pub(crate) zero: f64,
}

impl Curve {
    /// The curve of that score history.
    pub(crate) fn new(history: &ScoreHistory) -> Self {
        let lines = history.lines();
        let is_lead = lines.len() == 1;
        let most = lines.iter().flatten().map(|value| value.abs()).max();
        let most = f64::from(most.unwrap_or(0).max(if is_lead { 10 } else { 4 }));
        let zero = if is_lead { HEIGHT / 2.0 } else { HEIGHT - 3.0 };
        let scale = if is_lead { HEIGHT / 2.0 } else { HEIGHT - 8.0 } / most;
        let points = |line: &Vec<i16>| {
            let last = line.len().saturating_sub(1).max(1) as f64;
            let points = line.iter().enumerate();
            let points = points.map(|(i, value)| {
                let x = WIDTH * i as f64 / last;
                format!("{x:.1},{:.1}", zero - f64::from(*value) * scale)
            });
            points.collect::<Vec<_>>().join(" ")
        };
        let lines: Vec<String> = lines.iter().map(points).collect();
        let area = lines.first().filter(|_| is_lead);
        let area = area.map(|line| format!("0,{zero:.1} {line} {WIDTH:.0},{zero:.1}"));
        Self { lines, area, zero }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score_history::Moment;

    fn history(standings: &[&[i16]]) -> ScoreHistory {
        let moment = |standing: &&[i16]| Moment {
            round: 1,
            standing: standing.to_vec(),
        };
        ScoreHistory {
            moments: standings.iter().map(moment).collect(),
            ..ScoreHistory::default()
        }
    }

    #[test]
    fn a_lead_goes_up_and_down_around_the_middle() {
        let curve = Curve::new(&history(&[&[0, 0], &[10, 0], &[0, 10]]));
        assert_eq!(curve.lines, ["0.0,48.0 500.0,0.0 1000.0,96.0"]);
        assert_eq!(curve.zero, 48.0);
        assert!(curve.area.is_some());
    }

    #[test]
    fn several_sides_have_a_line_each_from_the_bottom() {
        let curve = Curve::new(&history(&[&[0, 0, 0], &[8, 4, 0]]));
        assert_eq!(curve.lines.len(), 3);
        assert_eq!(curve.lines[0], "0.0,93.0 1000.0,5.0");
        assert_eq!(curve.lines[2], "0.0,93.0 1000.0,93.0");
        assert_eq!(curve.area, None);
    }

    #[test]
    fn a_game_without_moves_has_a_curve_too() {
        let curve = Curve::new(&history(&[&[0, 0]]));
        assert_eq!(curve.lines, ["0.0,48.0"]);
    }
}
