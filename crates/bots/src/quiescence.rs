//! Evaluation of quiet positions: plays by the prior until nothing is in progress.

use game::{Actor, Game, Ignore, MoveList, Outcome, Playout, Seat, Turn};

use crate::evaluator::{Evaluator, Values, outcome_values};
use crate::knowledge::{moves_of, next_seat};
use crate::weights::Weights;

/// The most moves played by the prior.
const FOLLOW: u32 = 16;

/// Buffers, reused between positions.
#[derive(Debug)]
pub(crate) struct Quiescence<G: Game> {
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
}

impl<G: Game> Default for Quiescence<G> {
    fn default() -> Self {
        Self {
            moves: MoveList::new(),
            priors: Vec::new(),
        }
    }
}

impl<G: Evaluator> Quiescence<G> {
    /// Plays by the prior until the position is quiet, then evaluates it.
    pub(crate) fn values(
        &mut self,
        world: &mut G,
        prefer: Seat,
        weights: &Weights,
        rng: &mut Playout,
    ) -> Values {
        match self.finish(world, prefer, rng) {
            Some(outcome) => outcome_values(&outcome),
            None => weights.values(world),
        }
    }

    /// Plays by the prior until the position is quiet; gives the outcome if the game ended.
    pub(crate) fn finish(
        &mut self,
        world: &mut G,
        prefer: Seat,
        rng: &mut Playout,
    ) -> Option<Outcome> {
        for _ in 0..FOLLOW {
            let actor = match world.turn() {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Chance => {
                    let mv = world.chance(rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, prefer).expect("a seat is asked"),
            };
            if world.is_quiet() {
                break;
            }
            moves_of(world, actor, &mut self.moves);
            world.priors(actor, &self.moves, &mut self.priors);
            let mv = self.moves[argmax(&self.priors)];
            world.apply(Actor::Seat(actor), mv, &mut Ignore);
        }
        None
    }
}

/// The index of the largest number; the first of equals.
pub(crate) fn argmax(priors: &[f32]) -> usize {
    let mut best = 0;
    for (i, prior) in priors.iter().enumerate() {
        if *prior > priors[best] {
            best = i;
        }
    }
    best
}
