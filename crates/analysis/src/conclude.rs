//! From estimates of positions to the report.

use game::{Actor, MAX_SEATS, Outcome, Record, Seat};

use crate::Effort;
use crate::cards;
use crate::decision::Alternative;
use crate::estimate::{Estimate, Moments};
use crate::report::{
    BetterMove, Breakdown, CostlyDecision, FORMAT, GameAnalysis, Point, SeatBreakdown, TurningPoint,
};
use crate::unforced::UnforcedMove;
use bots::outcome_values;

/// A smaller change of the win probability is not reported.
pub(crate) const WORTH: f64 = 0.02;
/// How many turning points are reported.
const TURNING_POINTS: usize = 8;
/// How many costly decisions are reported for each seat.
const COSTLY: usize = 3;
/// How many candidates the second round measures for each that is reported: some will not hold.
const CANDIDATES: usize = 2;

/// A decision that the second round measured again.
#[derive(Clone, Debug)]
pub(crate) struct Confirmed {
    /// The index of the move.
    pub(crate) at: usize,
    pub(crate) alternative: Alternative,
    /// The better move in notation.
    pub(crate) better: String,
}

/// What the report needs besides the curve.
pub(crate) struct Frame<'a> {
    pub(crate) record: &'a Record,
    pub(crate) effort: Effort,
    pub(crate) names: Vec<String>,
    /// How many moves had been made at each position.
    pub(crate) after: &'a [usize],
    pub(crate) confirmed: &'a [Confirmed],
}

/// The win probabilities from position to position, and the moves between them.
pub(crate) struct Curve<'a> {
    moves: &'a [UnforcedMove],
    /// Mean and standard error by position and seat; exact at the end.
    points: Vec<[(f64, f64); MAX_SEATS]>,
    sides: Vec<Vec<Seat>>,
}

impl<'a> Curve<'a> {
    pub(crate) fn new(
        moves: &'a [UnforcedMove],
        looks: &[Moments],
        outcome: &Outcome,
        sides: Vec<Vec<Seat>>,
    ) -> Self {
        let looks = looks.iter();
        let mut points: Vec<[(f64, f64); MAX_SEATS]> = looks
            .map(|look| std::array::from_fn(|seat| (look.mean(seat), look.error(seat))))
            .collect();
        points.push(outcome_values(outcome).map(|value| (f64::from(value), 0.0)));
        Self {
            moves,
            points,
            sides,
        }
    }

    /// A side's win probability at a position.
    fn chance(&self, side: usize, at: usize) -> Estimate {
        let (value, error) = self.points[at][self.sides[side][0].0 as usize];
        Estimate::chance(value, error)
    }

    /// Every side's win probability at each position, with the number of moves made.
    pub(crate) fn points_at(&self, after: &[usize]) -> Vec<Point> {
        let point = |(at, &after): (usize, &usize)| Point {
            after,
            chances: (0..self.sides.len())
                .map(|side| self.chance(side, at))
                .collect(),
        };
        after.iter().enumerate().map(point).collect()
    }

    /// What these moves changed for a seat, each with a weight. The error of a position between two
    /// of them cancels, as its mean does.
    pub(crate) fn sum(
        &self,
        seat: Seat,
        moves: impl IntoIterator<Item = (usize, f64)>,
    ) -> Estimate {
        let mut weights = vec![0.0; self.points.len()];
        for (mv, weight) in moves {
            weights[mv + 1] += weight;
            weights[mv] -= weight;
        }
        let points = self.points.iter().map(|point| point[seat.0 as usize]);
        let (mut value, mut variance) = (0.0, 0.0);
        for (weight, (mean, error)) in weights.iter().zip(points) {
            value += weight * mean;
            variance += (weight * error).powi(2);
        }
        Estimate::change(value, variance.sqrt())
    }

    /// The side for which a move changed most, and by how much; of two equal changes the gain.
    fn swing(&self, mv: usize) -> (usize, Estimate) {
        let change = |side: &Vec<Seat>| self.sum(side[0], [(mv, 1.0)]);
        let changes = self.sides.iter().map(change).enumerate();
        // What one of two sides loses the other gains, but for rounding.
        let size = |estimate: &Estimate| (1_000.0 * estimate.value.abs()).round();
        changes
            .max_by(|(_, a), (_, b)| {
                size(a)
                    .total_cmp(&size(b))
                    .then(a.value.total_cmp(&b.value))
            })
            .expect("a table has a side")
    }

    /// The moves that look like turning points, for the second round.
    pub(crate) fn candidates(&self) -> Vec<usize> {
        self.turns(CANDIDATES * TURNING_POINTS, Estimate::is_clear)
    }

    /// The largest changes that pass the test, at most `most`, in the order of the game.
    fn turns(&self, most: usize, test: impl Fn(&Estimate) -> bool) -> Vec<usize> {
        let mut turns: Vec<(usize, f64)> = (0..self.moves.len())
            .map(|mv| (mv, self.swing(mv).1))
            .filter(|(_, change)| test(change) && change.value.abs() >= WORTH)
            .map(|(mv, change)| (mv, change.value.abs()))
            .collect();
        turns.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        turns.truncate(most);
        let mut turns: Vec<usize> = turns.into_iter().map(|(mv, _)| mv).collect();
        turns.sort_unstable();
        turns
    }

    /// The moves that the test accepts, each with weight 1.
    fn moves_of(&self, test: impl Fn(Actor) -> bool) -> impl Iterator<Item = (usize, f64)> {
        let moves = self.moves.iter().enumerate();
        let moves = moves.filter(move |(_, mv)| test(mv.actor));
        moves.map(|(i, _)| (i, 1.0)).collect::<Vec<_>>().into_iter()
    }

    pub(crate) fn result(&self, frame: Frame<'_>) -> GameAnalysis {
        let last = self.points.len() - 1;
        let won = |side: &Vec<Seat>| self.points[last][side[0].0 as usize].0;
        let sides = self.sides.iter().enumerate();
        GameAnalysis {
            format: FORMAT,
            game: frame.record.game.clone(),
            rules: frame.record.rules,
            effort: frame.effort,
            winners: sides
                .filter(|(_, side)| won(side) > 0.0)
                .map(|(i, _)| i)
                .collect(),
            moves: frame.record.moves.len(),
            curve: self.points_at(frame.after),
            turning_points: (self.turns(TURNING_POINTS, Estimate::is_sure).into_iter())
                .map(|mv| self.turning_point(mv))
                .collect(),
            costly: costly(self.moves, frame.confirmed),
            accounts: self
                .sides
                .iter()
                .map(|side| self.account(side, won(side)))
                .collect(),
            by_seat: (0..frame.names.len())
                .map(|seat| self.seat_breakdown(Seat(seat as u8)))
                .collect(),
            cards: cards::swings(self, self.moves),
            seats: frame.names,
            sides: self.sides.clone(),
        }
    }

    fn turning_point(&self, at: usize) -> TurningPoint {
        let (side, change) = self.swing(at);
        let mv = &self.moves[at];
        TurningPoint {
            number: mv.number,
            actor: mv.actor,
            text: mv.text.clone(),
            side,
            before: self.chance(side, at),
            after: self.chance(side, at + 1),
            change,
        }
    }

    fn account(&self, side: &[Seat], end: f64) -> Breakdown {
        let seat = side[0];
        let is_own = |actor: Actor| matches!(actor, Actor::Seat(seat) if side.contains(&seat));
        let (value, error) = self.points[0][seat.0 as usize];
        let luck = self.moves_of(|actor| actor == Actor::Chance);
        let others = self.moves_of(|actor| actor != Actor::Chance && !is_own(actor));
        Breakdown {
            start: Estimate::chance(value, error),
            luck: self.sum(seat, luck),
            own: self.sum(seat, self.moves_of(is_own)),
            others: self.sum(seat, others),
            end,
        }
    }

    fn seat_breakdown(&self, seat: Seat) -> SeatBreakdown {
        let moves: Vec<_> = self.moves_of(|actor| actor == Actor::Seat(seat)).collect();
        SeatBreakdown {
            seat,
            decisions: moves.len(),
            change: self.sum(seat, moves),
        }
    }
}

/// How many turning points and decisions the second round measures at most.
pub(crate) const fn most_candidates(n_seats: usize) -> (usize, usize) {
    (CANDIDATES * TURNING_POINTS, CANDIDATES * COSTLY * n_seats)
}

/// The moves, and the choices that looked better, for the second round.
pub(crate) fn candidates(
    moves: &[UnforcedMove],
    alternatives: &[Option<Alternative>],
) -> Vec<(usize, usize)> {
    let mut found: Vec<(Seat, f64, usize, usize)> = (moves.iter().zip(alternatives).enumerate())
        .filter_map(|(at, (mv, alternative))| {
            let (Actor::Seat(seat), Some(alternative)) = (mv.actor, alternative) else {
                return None;
            };
            let gain = alternative.gain.mean(seat.0 as usize);
            // Half of what would be significant: more worlds may show what few hide.
            let is_likely = gain >= WORTH && gain > alternative.gain.error(seat.0 as usize);
            is_likely.then_some((seat, gain, at, alternative.choice))
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)).then(a.2.cmp(&b.2)));
    let mut kept = Vec::new();
    for (i, &(seat, _, at, choice)) in found.iter().enumerate() {
        let earlier = found[..i].iter().filter(|other| other.0 == seat).count();
        if earlier < CANDIDATES * COSTLY {
            kept.push((at, choice));
        }
    }
    kept
}

/// The decisions that cost most beyond noise, seat by seat.
fn costly(moves: &[UnforcedMove], confirmed: &[Confirmed]) -> Vec<CostlyDecision> {
    let mut told: Vec<CostlyDecision> = (confirmed.iter())
        .filter_map(
            |Confirmed {
                 at,
                 alternative,
                 better,
             }| {
                let mv = &moves[*at];
                let Actor::Seat(seat) = mv.actor else {
                    return None;
                };
                let i = seat.0 as usize;
                let estimate =
                    |moments: &Moments| Estimate::chance(moments.mean(i), moments.error(i));
                let cost = Estimate::change(alternative.gain.mean(i), alternative.gain.error(i));
                (cost.is_sure() && cost.value >= WORTH).then(|| CostlyDecision {
                    seat,
                    number: mv.number,
                    text: mv.text.clone(),
                    chance: estimate(&alternative.made),
                    better: BetterMove {
                        text: better.clone(),
                        chance: estimate(&alternative.instead),
                    },
                    cost,
                })
            },
        )
        .collect();
    told.sort_by(|a, b| {
        let by_cost = b.cost.value.total_cmp(&a.cost.value);
        a.seat
            .cmp(&b.seat)
            .then(by_cost)
            .then(a.number.cmp(&b.number))
    });
    let mut kept: Vec<CostlyDecision> = Vec::new();
    for costly in told {
        if kept
            .iter()
            .filter(|other| other.seat == costly.seat)
            .count()
            < COSTLY
        {
            kept.push(costly);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use game::{Ending, SeatSet};

    use super::*;

    const BLUE: Actor = Actor::Seat(Seat(0));
    const YELLOW: Actor = Actor::Seat(Seat(1));

    fn mv(number: usize, actor: Actor) -> UnforcedMove {
        UnforcedMove {
            number,
            actor,
            text: String::new(),
            cards: Vec::new(),
        }
    }

    /// An estimate in which the first seat has that probability and the second the rest, in every world.
    fn look(chance: f32, n_worlds: u32) -> Moments {
        let mut moments = Moments::default();
        for _ in 0..n_worlds {
            moments.add(&[chance, 1.0 - chance, 0.0, 0.0, 0.0, 0.0]);
        }
        moments
    }

    fn blue_wins() -> Outcome {
        Outcome {
            winners: SeatSet::only(Seat(0)),
            scores: [0; MAX_SEATS],
            ending: Ending::new("stars"),
        }
    }

    fn check(actors: &[Actor], chances: &[f32], n_worlds: u32, test: impl Fn(&Curve<'_>)) {
        let moves = actors.iter().enumerate();
        let moves: Vec<UnforcedMove> = moves.map(|(i, &actor)| mv(i + 1, actor)).collect();
        let looks = chances.iter().map(|&chance| look(chance, n_worlds));
        let looks: Vec<Moments> = looks.collect();
        let sides = vec![vec![Seat(0)], vec![Seat(1)]];
        test(&Curve::new(&moves, &looks, &blue_wins(), sides));
    }

    #[test]
    fn what_chance_did_is_luck_and_the_rest_is_decided() {
        let actors = [Actor::Chance, BLUE, YELLOW, BLUE];
        check(&actors, &[0.5, 0.7, 0.6, 0.9], 100, |curve| {
            let blue = curve.account(&[Seat(0)], 1.0);
            assert_eq!((blue.start.value, blue.luck.value), (0.5, 0.2));
            assert_eq!((blue.own.value, blue.others.value), (0.0, 0.3));
            let yellow = curve.account(&[Seat(1)], 0.0);
            assert_eq!((yellow.luck.value, yellow.own.value), (-0.2, -0.3));
        });
    }

    #[test]
    fn errors_between_two_moves_cancel() {
        let actors = [BLUE, BLUE, YELLOW];
        check(&actors, &[0.5, 0.7, 0.6], 100, |curve| {
            let width = |estimate: Estimate| estimate.high - estimate.low;
            let one = width(curve.sum(Seat(0), [(0, 1.0)]));
            let both = width(curve.sum(Seat(0), [(0, 1.0), (1, 1.0)]));
            assert!((one - both).abs() < 1e-3, "{one} {both}");
        });
    }

    #[test]
    fn a_turning_point_is_reported_for_the_side_that_gained_and_only_beyond_noise() {
        let actors = [BLUE, YELLOW, BLUE];
        // So few worlds support only the largest change.
        check(&actors, &[0.5, 0.51, 0.2], 12, |curve| {
            assert_eq!(curve.turns(8, Estimate::is_sure), [1, 2]);
            assert_eq!(curve.turns(1, Estimate::is_sure), [2], "the largest");
            assert_eq!(curve.turning_point(1).side, 1, "yellow gained");
            assert_eq!(curve.turning_point(2).side, 0, "blue gained");
        });
    }
}
