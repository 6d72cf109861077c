//! The curve at the end of a game: points by round, with axes, ticks and a label at each line's end.

use crate::score_history::ScoreHistory;

/// The box it is drawn in.
pub(crate) const WIDTH: f64 = 760.0;
pub(crate) const HEIGHT: f64 = 210.0;
/// The room for ticks and labels around the lines.
const LEFT: f64 = 40.0;
const RIGHT: f64 = 50.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 24.0;
/// Labels at the ends of lines are at least so far apart.
const APART: f64 = 15.0;

/// A tick: where it is and what it says.
pub(crate) type Tick = (f64, i32);

/// Points by round, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RoundCurve {
    /// One line for each side.
    pub(crate) lines: Vec<String>,
    /// Where each line ends, how high its label stands, and what it says.
    pub(crate) ends: Vec<(f64, i32)>,
    /// Ticks of rounds, from left to right.
    pub(crate) rounds: Vec<Tick>,
    /// Ticks of points, from the lowest.
    pub(crate) points: Vec<Tick>,
    /// Where lines end.
    pub(crate) right: f64,
    pub(crate) left: f64,
}

impl RoundCurve {
    /// The curve of that score history: the standing at the end of each round.
    pub(crate) fn new(history: &ScoreHistory) -> Self {
        let rounds = history.round_ends();
        let n_sides = rounds.first().map_or(0, |(_, standing)| standing.len());
        let all = rounds.iter().flat_map(|(_, standing)| standing.iter());
        let most = all.clone().copied().max().unwrap_or(0).max(4);
        let least = all.copied().min().unwrap_or(0).min(0);
        let step = tick_step(i32::from(most - least), 5);
        let (low, high) = (floor_to(least.into(), step), ceil_to(most.into(), step));
        let last = rounds.last().map_or(1, |(round, _)| *round).max(1);
        let x = |round: u16| LEFT + (WIDTH - LEFT - RIGHT) * f64::from(round) / f64::from(last);
        let y = |value: i32| {
            let share = f64::from(value - low) / f64::from((high - low).max(1));
            HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
        };
        let line = |side: usize| {
            let points = rounds.iter().map(|(round, standing)| {
                format!("{:.1},{:.1}", x(*round), y(standing[side].into()))
            });
            points.collect::<Vec<_>>().join(" ")
        };
        let mut ends: Vec<(usize, f64, i32)> = rounds
            .last()
            .into_iter()
            .flat_map(|(_, standing)| standing.iter().enumerate())
            .map(|(side, value)| (side, y((*value).into()), i32::from(*value)))
            .collect();
        ends.sort_by(|a, b| a.1.total_cmp(&b.1));
        for i in 1..ends.len() {
            ends[i].1 = ends[i].1.max(ends[i - 1].1 + APART);
        }
        ends.sort_by_key(|(side, ..)| *side);
        let every = tick_step(last.into(), 8) as u16;
        let ticks = (0..=last).filter(|round| round % every == 0 || *round == last);
        // The last tick stands alone.
        let ticks = ticks.filter(|round| *round == last || last - round >= every.div_ceil(2));
        Self {
            lines: (0..n_sides).map(line).collect(),
            ends: ends.into_iter().map(|(_, at, value)| (at, value)).collect(),
            rounds: ticks.map(|round| (x(round), round.into())).collect(),
            points: (low..=high)
                .step_by(step.max(1) as usize)
                .map(|value| (y(value), value))
                .collect(),
            right: WIDTH - RIGHT,
            left: LEFT,
        }
    }
}

/// A round distance of ticks, so that there are at most so many.
fn tick_step(span: i32, most: i32) -> i32 {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let mut fitting = steps.into_iter().filter(|step| span / step <= most);
    fitting.next().unwrap_or(1000)
}

fn floor_to(value: i32, step: i32) -> i32 {
    value.div_euclid(step) * step
}

fn ceil_to(value: i32, step: i32) -> i32 {
    -floor_to(-value, step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score_history::Moment;

    fn curve(standings: &[(u16, &[i16])]) -> RoundCurve {
        let moment = |(round, standing): &(u16, &[i16])| Moment {
            round: *round,
            standing: standing.to_vec(),
        };
        RoundCurve::new(&ScoreHistory {
            moments: standings.iter().map(moment).collect(),
            ..ScoreHistory::default()
        })
    }

    #[test]
    fn lines_end_at_the_score_and_ticks_are_round() {
        let curve = curve(&[(1, &[0, 0]), (1, &[4, 2]), (2, &[9, 2]), (3, &[82, 52])]);
        let ends: Vec<i32> = curve.ends.iter().map(|(_, value)| *value).collect();
        assert_eq!(ends, [82, 52]);
        let points: Vec<i32> = curve.points.iter().map(|(_, value)| *value).collect();
        assert_eq!(points, [0, 20, 40, 60, 80, 100]);
        let rounds: Vec<i32> = curve.rounds.iter().map(|(_, round)| *round).collect();
        assert_eq!(rounds, [0, 1, 2, 3]);
        assert_eq!(curve.lines.len(), 2);
    }

    #[test]
    fn labels_of_lines_that_end_alike_stand_below_each_other() {
        let curve = curve(&[(1, &[0, 0, 0]), (2, &[3, 3, 3])]);
        assert!(curve.ends[1].0 - curve.ends[0].0 >= APART);
        assert!(curve.ends[2].0 - curve.ends[1].0 >= APART);
    }
}
