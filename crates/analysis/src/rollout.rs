//! Truncated rollouts: plays on from a position and averages the evaluation.
//!
//! One quick player plays every seat from the seat's information set. After some decisions every quiet
//! position is evaluated for about a round; the mean is the value of the rollout. A single evaluation
//! would depend on whose turn it is. Nothing else in this crate evaluates a position.

use bots::{Bot, Evaluator, Knowledge, Mean, SearchContext, Values, Weights, outcome_values};
use game::{Actor, Ignore, MoveList, Playout, Rng, Turn};

use crate::continuation::QUICK;

/// For how many decisions positions are evaluated: about a round of any of the games.
const SPAN: u32 = 24;

/// A rollout policy with its buffers, reused between worlds.
pub(crate) struct Rollout<G: Evaluator> {
    bot: Bot<G>,
    list: MoveList<G::Move>,
    reach: u32,
}

impl<G: Evaluator> Rollout<G> {
    /// Evaluates after that many decisions.
    pub(crate) fn new(reach: u32) -> Self {
        Self {
            bot: Bot::new(QUICK),
            list: MoveList::new(),
            reach,
        }
    }

    /// The win probability of each seat, from one rollout.
    pub(crate) fn values(&mut self, mut state: G, rng: &mut Playout) -> Values {
        let mut n_decisions = 0;
        let mut mean = Mean::default();
        let last = self.reach + SPAN;
        loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => {
                    // The outcome stands for the evaluations that were still to come.
                    let left = last - n_decisions.max(self.reach);
                    mean.add(&outcome_values(&outcome), left.max(1));
                    return mean.values();
                }
                Turn::Chance => {
                    let mv = state.chance(rng);
                    state.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                Turn::Seats(asked) => asked.lowest().expect("a seat is asked"),
            };
            state.moves(seat, &mut self.list);
            let first = self.list[0];
            self.list.retain(|&mv| !G::is_aside(mv));
            let mv = match self.list.len() {
                0 => first,
                1 => self.list[0],
                _ => {
                    if n_decisions >= self.reach && state.is_quiet() {
                        mean.add(&Weights::of(&state).values(&state), 1);
                    }
                    if n_decisions == last {
                        if mean.is_empty() {
                            mean.add(&Weights::of(&state).values(&state), 1);
                        }
                        return mean.values();
                    }
                    n_decisions += 1;
                    let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                    let choice =
                        (self.bot).choose(&knowledge, rng.next_u64(), &SearchContext::default());
                    choice.unwrap_or(first)
                }
            };
            state.apply(Actor::Seat(seat), mv, &mut Ignore);
        }
    }
}
