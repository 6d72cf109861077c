//! Plays on from a position and says what it came to.
//!
//! Generals rehearse their proposals with it, and weights learn from what it sees coming.

use game::{Actor, Ignore, MoveList, Outcome, Playout, Rng, Seat, Turn};

use crate::evaluator::{Evaluator, Mean, PRUNE, Values, settled};
use crate::judge::{Judge, argmax};
use crate::knowledge::{moves_of, next_seat};
use crate::weights::Weights;

/// How many decisions more are made at the most, for something that can be judged.
const PATIENCE: u32 = 16;
/// How much a first glance counts beside what comes of a move.
const GLANCE: f32 = 0.01;

/// Somebody who plays on, with room to do it in that is kept between worlds.
#[derive(Debug)]
pub struct Ahead<G: Evaluator> {
    /// How many decisions are made before it is judged what has come of it.
    reach: u32,
    /// For how many more it is judged, wherever nothing is half done: a weights taken at one moment
    /// depends on whose turn it happens to be.
    span: u32,
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
    judge: Judge<G>,
}

impl<G: Evaluator> Ahead<G> {
    /// Judges from that many decisions on, for so many more.
    #[must_use]
    pub fn new(reach: u32, span: u32) -> Self {
        Self {
            reach,
            span,
            moves: MoveList::new(),
            priors: Vec::new(),
            judge: Judge::default(),
        }
    }

    /// Finishes by first glance what was begun; gives the outcome if that ends the game.
    pub fn finish(&mut self, world: &mut G, prefer: Seat, rng: &mut Playout) -> Option<Outcome> {
        self.judge.finish(world, prefer, rng)
    }

    /// Evaluates the position for each seat once the decision in progress is finished: one ply, no further.
    pub fn judged(
        &mut self,
        world: &mut G,
        prefer: Seat,
        weights: &Weights,
        rng: &mut Playout,
    ) -> Values {
        self.judge.values(world, prefer, weights, rng)
    }

    /// What the position comes to for each seat. Everybody takes the move after which this world is
    /// judged best for them; of those who are asked together the preferred seat decides first.
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
                    // What would still have been judged is known.
                    let left = last.saturating_sub(n_decisions.max(reach));
                    mean.add(&settled(&outcome), left.max(1));
                    return mean.values();
                }
                Turn::Chance => {
                    let mv = world.chance(rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, prefer).expect("somebody is asked"),
            };
            moves_of(world, seat, &mut self.moves);
            if let [only] = self.moves[..] {
                world.apply(Actor::Seat(seat), only, &mut Ignore);
                continue;
            }
            let is_late = n_decisions >= last + PATIENCE;
            if n_decisions >= reach && (world.is_calm() || is_late && mean.is_empty()) {
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

    /// The best of the moves that were listed, one move ahead.
    fn best(&mut self, world: &G, seat: Seat, weights: &Weights, rng: &mut Playout) -> G::Move {
        // All the moves are judged by the same random numbers, so that they are judged alike.
        let number = rng.next_u64();
        world.priors(seat, &self.moves, &mut self.priors);
        for (&mv, prior) in self.moves.iter().zip(&mut self.priors) {
            if *prior > PRUNE {
                let mut after = world.clone();
                after.apply(Actor::Seat(seat), mv, &mut Ignore);
                let mut rng = Playout::new(number);
                let values = self.judge.values(&mut after, seat, weights, &mut rng);
                *prior = values[seat.0 as usize] + GLANCE * *prior;
            }
        }
        self.moves[argmax(&self.priors)]
    }
}
