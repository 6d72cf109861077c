//! Truncated rollouts with evaluation, by a one-ply greedy policy.
//!
//! Generals compare their candidates with it; training takes its bootstrapped targets from it.

use game::{Actor, Ignore, MoveList, Outcome, Playout, Rng, Seat, Turn};

use crate::evaluator::{Evaluator, Mean, PRUNE, Values, outcome_values};
use crate::knowledge::{moves_of, next_seat};
use crate::quiescence::{Quiescence, argmax};
use crate::reasons::is_same_side;
use crate::weights::Weights;

/// The most further decisions while no position was quiet enough to evaluate.
const PATIENCE: u32 = 16;
/// The weight of the prior beside the value after a move.
const PRIOR_WEIGHT: f32 = 0.01;

/// A truncated rollout with its buffers, reused between worlds.
#[derive(Debug)]
pub struct Lookahead<G: Evaluator> {
    /// Decisions before the first evaluation.
    reach: u32,
    /// Decisions during which every quiet position is evaluated; the mean is the value. A single
    /// evaluation would depend on whose turn it is.
    span: u32,
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
    quiescence: Quiescence<G>,
}

impl<G: Evaluator> Lookahead<G> {
    /// Evaluates from `reach` decisions on, for `span` more.
    #[must_use]
    pub fn new(reach: u32, span: u32) -> Self {
        Self {
            reach,
            span,
            moves: MoveList::new(),
            priors: Vec::new(),
            quiescence: Quiescence::default(),
        }
    }

    /// Plays by the prior until the position is quiet; gives the outcome if that ends the game.
    pub fn finish(&mut self, world: &mut G, prefer: Seat, rng: &mut Playout) -> Option<Outcome> {
        self.quiescence.finish(world, prefer, rng)
    }

    /// Evaluates the position for each seat once it is quiet.
    pub fn evaluate(
        &mut self,
        world: &mut G,
        prefer: Seat,
        weights: &Weights,
        rng: &mut Playout,
    ) -> Values {
        self.quiescence.values(world, prefer, weights, rng)
    }

    /// The value of the position for each seat. Every seat plays greedily: the move with the best
    /// evaluation for it in this world. Of seats that are asked together the preferred one decides first.
    pub fn values(
        &mut self,
        world: &mut G,
        prefer: Seat,
        weights: &Weights,
        rng: &mut Playout,
    ) -> Values {
        let (reach, last) = (self.reach, self.reach + self.span);
        let mut mean = Mean::default();
        let mut n_decisions = 0;
        loop {
            let seat = match world.turn() {
                Turn::Over(outcome) => {
                    // The outcome stands for the evaluations that were still to come.
                    let left = last.saturating_sub(n_decisions.max(reach));
                    mean.add(&outcome_values(&outcome), left.max(1));
                    return mean.values();
                }
                Turn::Chance => {
                    let mv = world.chance(rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, prefer).expect("a seat is asked"),
            };
            moves_of(world, seat, &mut self.moves);
            if let [only] = self.moves[..] {
                world.apply(Actor::Seat(seat), only, &mut Ignore);
                continue;
            }
            let is_late = n_decisions >= last + PATIENCE;
            if n_decisions >= reach && (world.is_quiet() || is_late && mean.is_empty()) {
                mean.add(&weights.values(world), 1);
            }
            if n_decisions >= last && !mean.is_empty() {
                return mean.values();
            }
            n_decisions += 1;
            let mv = self.best(world, seat, weights, rng);
            world.apply(Actor::Seat(seat), mv, &mut Ignore);
        }
    }

    /// Plays on greedily until the seat's side is asked in a quiet position after another side has
    /// decided, until the game is over, or for so many decisions.
    pub fn play_on(
        &mut self,
        world: &mut G,
        seat: Seat,
        weights: &Weights,
        rng: &mut Playout,
        most: u32,
    ) {
        let (mut n_decisions, mut others_moved) = (0, false);
        loop {
            let decider = match world.turn() {
                Turn::Over(_) => return,
                Turn::Chance => {
                    let mv = world.chance(rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, seat).expect("a seat is asked"),
            };
            let is_own = is_same_side(world, decider, seat);
            let is_next = is_own && others_moved && world.is_quiet();
            if is_next || n_decisions >= most {
                return;
            }
            others_moved |= !is_own;
            moves_of(world, decider, &mut self.moves);
            let mv = if let [only] = self.moves[..] {
                only
            } else {
                n_decisions += 1;
                self.best(world, decider, weights, rng)
            };
            world.apply(Actor::Seat(decider), mv, &mut Ignore);
        }
    }

    /// The best of the listed moves, one ply ahead.
    fn best(&mut self, world: &G, seat: Seat, weights: &Weights, rng: &mut Playout) -> G::Move {
        // Common random numbers for all moves.
        let number = rng.next_u64();
        world.priors(seat, &self.moves, &mut self.priors);
        for (&mv, prior) in self.moves.iter().zip(&mut self.priors) {
            if *prior > PRUNE {
                let mut after = world.clone();
                after.apply(Actor::Seat(seat), mv, &mut Ignore);
                let mut rng = Playout::new(number);
                let values = self.quiescence.values(&mut after, seat, weights, &mut rng);
                *prior = values[seat.0 as usize] + PRIOR_WEIGHT * *prior;
            }
        }
        self.moves[argmax(&self.priors)]
    }
}
