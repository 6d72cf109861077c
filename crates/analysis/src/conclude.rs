//! From looks at positions to what is told of the game.

use game::{Actor, MAX_SEATS, Outcome, Record, Seat};

use crate::Effort;
use crate::cards;
use crate::decision::Rival;
use crate::explained::{
    Account, Better, Costly, Explained, FORMAT, Point, SeatAccount, TurningPoint,
};
use crate::figure::{Figure, Moments};
use crate::steps::Step;
use bots::settled;

/// A smaller change of the chance is not worth telling.
pub(crate) const WORTH: f64 = 0.02;
/// How many turning points are told.
const TURNING_POINTS: usize = 8;
/// How many costly decisions are told of each seat.
const COSTLY: usize = 3;
/// How many of each are looked at again for each that is told: some will prove to be nothing.
const CANDIDATES: usize = 2;

/// A decision that was looked at again.
#[derive(Clone, Debug)]
pub(crate) struct Confirmed {
    /// The step.
    pub(crate) at: usize,
    pub(crate) rival: Rival,
    /// The better move in notation.
    pub(crate) better: String,
}

/// What is known of the game besides the curve.
pub(crate) struct Frame<'a> {
    pub(crate) record: &'a Record,
    pub(crate) effort: Effort,
    pub(crate) names: Vec<String>,
    /// How many moves had been made at each position.
    pub(crate) after: &'a [usize],
    pub(crate) confirmed: &'a [Confirmed],
}

/// The chances from position to position, and the steps between them.
pub(crate) struct Curve<'a> {
    steps: &'a [Step],
    /// Mean and standard error by position and seat; the end is known.
    points: Vec<[(f64, f64); MAX_SEATS]>,
    sides: Vec<Vec<Seat>>,
}

impl<'a> Curve<'a> {
    pub(crate) fn new(
        steps: &'a [Step],
        looks: &[Moments],
        outcome: &Outcome,
        sides: Vec<Vec<Seat>>,
    ) -> Self {
        let looks = looks.iter();
        let mut points: Vec<[(f64, f64); MAX_SEATS]> = looks
            .map(|look| std::array::from_fn(|seat| (look.mean(seat), look.error(seat))))
            .collect();
        points.push(settled(outcome).map(|value| (f64::from(value), 0.0)));
        Self {
            steps,
            points,
            sides,
        }
    }

    /// A side's chance at a position.
    fn chance(&self, side: usize, at: usize) -> Figure {
        let (value, error) = self.points[at][self.sides[side][0].0 as usize];
        Figure::chance(value, error)
    }

    /// Every side's chance at each position, after so many moves.
    pub(crate) fn points_at(&self, after: &[usize]) -> Vec<Point> {
        let point = |(at, &after): (usize, &usize)| Point {
            after,
            chances: (0..self.sides.len())
                .map(|side| self.chance(side, at))
                .collect(),
        };
        after.iter().enumerate().map(point).collect()
    }

    /// What these steps did for a seat, each counted so much. Errors of a position between two of them
    /// cancel, as they do in the sum.
    pub(crate) fn sum(&self, seat: Seat, steps: impl IntoIterator<Item = (usize, f64)>) -> Figure {
        let mut weights = vec![0.0; self.points.len()];
        for (step, weight) in steps {
            weights[step + 1] += weight;
            weights[step] -= weight;
        }
        let points = self.points.iter().map(|point| point[seat.0 as usize]);
        let (mut value, mut variance) = (0.0, 0.0);
        for (weight, (mean, error)) in weights.iter().zip(points) {
            value += weight * mean;
            variance += (weight * error).powi(2);
        }
        Figure::change(value, variance.sqrt())
    }

    /// The side that a step changed most for, and by how much; whoever gained where two changed alike.
    fn swing(&self, step: usize) -> (usize, Figure) {
        let change = |side: &Vec<Seat>| self.sum(side[0], [(step, 1.0)]);
        let changes = self.sides.iter().map(change).enumerate();
        // Two sides lose and win alike but for rounding.
        let size = |figure: &Figure| (1_000.0 * figure.value.abs()).round();
        changes
            .max_by(|(_, a), (_, b)| {
                size(a)
                    .total_cmp(&size(b))
                    .then(a.value.total_cmp(&b.value))
            })
            .expect("a table has a side")
    }

    /// The steps that look like turning points, so that they are looked at again.
    pub(crate) fn candidates(&self) -> Vec<usize> {
        self.turns(CANDIDATES * TURNING_POINTS, Figure::is_clear)
    }

    /// The largest changes that pass the test, at most so many, in the order of the game.
    fn turns(&self, most: usize, test: impl Fn(&Figure) -> bool) -> Vec<usize> {
        let mut turns: Vec<(usize, f64)> = (0..self.steps.len())
            .map(|step| (step, self.swing(step).1))
            .filter(|(_, change)| test(change) && change.value.abs() >= WORTH)
            .map(|(step, change)| (step, change.value.abs()))
            .collect();
        turns.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        turns.truncate(most);
        let mut turns: Vec<usize> = turns.into_iter().map(|(step, _)| step).collect();
        turns.sort_unstable();
        turns
    }

    /// The steps that the test accepts, each counted once.
    fn steps_of(&self, test: impl Fn(Actor) -> bool) -> impl Iterator<Item = (usize, f64)> {
        let steps = self.steps.iter().enumerate();
        let steps = steps.filter(move |(_, step)| test(step.actor));
        steps.map(|(i, _)| (i, 1.0)).collect::<Vec<_>>().into_iter()
    }

    pub(crate) fn explained(&self, frame: Frame<'_>) -> Explained {
        let last = self.points.len() - 1;
        let won = |side: &Vec<Seat>| self.points[last][side[0].0 as usize].0;
        let sides = self.sides.iter().enumerate();
        Explained {
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
            turning_points: (self.turns(TURNING_POINTS, Figure::is_sure).into_iter())
                .map(|step| self.turning_point(step))
                .collect(),
            costly: costly(self.steps, frame.confirmed),
            accounts: self
                .sides
                .iter()
                .map(|side| self.account(side, won(side)))
                .collect(),
            by_seat: (0..frame.names.len())
                .map(|seat| self.seat_account(Seat(seat as u8)))
                .collect(),
            cards: cards::swings(self, self.steps),
            seats: frame.names,
            sides: self.sides.clone(),
        }
    }

    fn turning_point(&self, at: usize) -> TurningPoint {
        let (side, change) = self.swing(at);
        let step = &self.steps[at];
        TurningPoint {
            number: step.number,
            actor: step.actor,
            text: step.text.clone(),
            side,
            before: self.chance(side, at),
            after: self.chance(side, at + 1),
            change,
        }
    }

    fn account(&self, side: &[Seat], end: f64) -> Account {
        let seat = side[0];
        let is_own = |actor: Actor| matches!(actor, Actor::Seat(seat) if side.contains(&seat));
        let (value, error) = self.points[0][seat.0 as usize];
        let luck = self.steps_of(|actor| actor == Actor::Chance);
        let others = self.steps_of(|actor| actor != Actor::Chance && !is_own(actor));
        Account {
            start: Figure::chance(value, error),
            luck: self.sum(seat, luck),
            own: self.sum(seat, self.steps_of(is_own)),
            others: self.sum(seat, others),
            end,
        }
    }

    fn seat_account(&self, seat: Seat) -> SeatAccount {
        let steps: Vec<_> = self.steps_of(|actor| actor == Actor::Seat(seat)).collect();
        SeatAccount {
            seat,
            decisions: steps.len(),
            change: self.sum(seat, steps),
        }
    }
}

/// How many turning points and decisions are looked at again at most.
pub(crate) const fn most_candidates(n_seats: usize) -> (usize, usize) {
    (CANDIDATES * TURNING_POINTS, CANDIDATES * COSTLY * n_seats)
}

/// The steps and choices that are looked at again, because something looked better there.
pub(crate) fn candidates(steps: &[Step], rivals: &[Option<Rival>]) -> Vec<(usize, usize)> {
    let mut found: Vec<(Seat, f64, usize, usize)> = (steps.iter().zip(rivals).enumerate())
        .filter_map(|(at, (step, rival))| {
            let (Actor::Seat(seat), Some(rival)) = (step.actor, rival) else {
                return None;
            };
            let gain = rival.gain.mean(seat.0 as usize);
            // Half of what would be clear: few worlds may hide what more of them show.
            let is_likely = gain >= WORTH && gain > rival.gain.error(seat.0 as usize);
            is_likely.then_some((seat, gain, at, rival.choice))
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

/// The decisions that cost most ctx noise, seat by seat.
fn costly(steps: &[Step], confirmed: &[Confirmed]) -> Vec<Costly> {
    let mut told: Vec<Costly> = (confirmed.iter())
        .filter_map(|Confirmed { at, rival, better }| {
            let step = &steps[*at];
            let Actor::Seat(seat) = step.actor else {
                return None;
            };
            let i = seat.0 as usize;
            let figure = |moments: &Moments| Figure::chance(moments.mean(i), moments.error(i));
            let cost = Figure::change(rival.gain.mean(i), rival.gain.error(i));
            (cost.is_sure() && cost.value >= WORTH).then(|| Costly {
                seat,
                number: step.number,
                text: step.text.clone(),
                chance: figure(&rival.made),
                better: Better {
                    text: better.clone(),
                    chance: figure(&rival.instead),
                },
                cost,
            })
        })
        .collect();
    told.sort_by(|a, b| {
        let by_cost = b.cost.value.total_cmp(&a.cost.value);
        a.seat
            .cmp(&b.seat)
            .then(by_cost)
            .then(a.number.cmp(&b.number))
    });
    let mut kept: Vec<Costly> = Vec::new();
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

    fn step(number: usize, actor: Actor) -> Step {
        Step {
            number,
            actor,
            text: String::new(),
            cards: Vec::new(),
        }
    }

    /// A look in which the first seat has that chance and the second the rest, all worlds alike.
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
        let steps = actors.iter().enumerate();
        let steps: Vec<Step> = steps.map(|(i, &actor)| step(i + 1, actor)).collect();
        let looks = chances.iter().map(|&chance| look(chance, n_worlds));
        let looks: Vec<Moments> = looks.collect();
        let sides = vec![vec![Seat(0)], vec![Seat(1)]];
        test(&Curve::new(&steps, &looks, &blue_wins(), sides));
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
    fn errors_between_two_steps_cancel() {
        let actors = [BLUE, BLUE, YELLOW];
        check(&actors, &[0.5, 0.7, 0.6], 100, |curve| {
            let width = |figure: Figure| figure.high - figure.low;
            let one = width(curve.sum(Seat(0), [(0, 1.0)]));
            let both = width(curve.sum(Seat(0), [(0, 1.0), (1, 1.0)]));
            assert!((one - both).abs() < 1e-3, "{one} {both}");
        });
    }

    #[test]
    fn a_turning_point_is_told_for_whoever_gained_and_only_beyond_noise() {
        let actors = [BLUE, YELLOW, BLUE];
        // So few worlds bear nothing but the largest change.
        check(&actors, &[0.5, 0.51, 0.2], 12, |curve| {
            assert_eq!(curve.turns(8, Figure::is_sure), [1, 2]);
            assert_eq!(curve.turns(1, Figure::is_sure), [2], "the largest");
            assert_eq!(curve.turning_point(1).side, 1, "yellow gained");
            assert_eq!(curve.turning_point(2).side, 0, "blue gained");
        });
    }
}
