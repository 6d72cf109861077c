//! What a position is worth once what has been begun is over.

use game::{Actor, Game, Ignore, MoveList, Outcome, Playout, Seat, Turn};

use crate::evaluator::{Evaluator, Values, settled};
use crate::knowledge::{moves_of, next_seat};
use crate::weights::Weights;

/// How many moves are played on by first glance at the most.
const FOLLOW: u32 = 16;

/// Room to judge in, kept between positions.
#[derive(Debug)]
pub(crate) struct Judge<G: Game> {
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
}

impl<G: Game> Default for Judge<G> {
    fn default() -> Self {
        Self {
            moves: MoveList::new(),
            priors: Vec::new(),
        }
    }
}

impl<G: Evaluator> Judge<G> {
    /// Plays on by first glance until nothing is in progress any more, then asks the game.
    pub(crate) fn values(
        &mut self,
        world: &mut G,
        prefer: Seat,
        weights: &Weights,
        rng: &mut Playout,
    ) -> Values {
        match self.finish(world, prefer, rng) {
            Some(outcome) => settled(&outcome),
            None => weights.values(world),
        }
    }

    /// Plays on by first glance until nothing is in progress any more; gives the outcome if the game ended.
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
                turn @ Turn::Seats(_) => next_seat(turn, prefer).expect("somebody is asked"),
            };
            if world.is_calm() {
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

/// The place of the largest number; the first of equals.
pub(crate) fn argmax(priors: &[f32]) -> usize {
    let mut best = 0;
    for (i, prior) in priors.iter().enumerate() {
        if *prior > priors[best] {
            best = i;
        }
    }
    best
}
