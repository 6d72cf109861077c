//! Plays on from a position, and says what it came to.
//!
//! Everybody is played by one quick player who knows what each seat may know. After some decisions the
//! position is judged wherever nothing is half done, for about as long as a round takes, and the mean of
//! that is what it came to: a weights taken at one moment depends on whose turn it happens to be.
//! Everything that knows how a position is judged stands here.

use bots::{Bot, Evaluator, Knowledge, Mean, SearchContext, Values, Weights, settled};
use game::{Actor, Ignore, MoveList, Playout, Rng, Turn};

use crate::onward::QUICK;

/// For how many decisions positions are judged: about a round of any of the games.
const SPAN: u32 = 24;

/// Room to play on in, kept between worlds.
pub(crate) struct Ahead<G: Evaluator> {
    bot: Bot<G>,
    list: MoveList<G::Move>,
    reach: u32,
}

impl<G: Evaluator> Ahead<G> {
    /// Judges after that many decisions.
    pub(crate) fn new(reach: u32) -> Self {
        Self {
            bot: Bot::new(QUICK),
            list: MoveList::new(),
            reach,
        }
    }

    /// What the position comes to for each seat, from 0 to 1.
    pub(crate) fn values(&mut self, mut state: G, rng: &mut Playout) -> Values {
        let mut n_decisions = 0;
        let mut mean = Mean::default();
        let last = self.reach + SPAN;
        loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => {
                    // What would still have been judged is known.
                    let left = last - n_decisions.max(self.reach);
                    mean.add(&settled(&outcome), left.max(1));
                    return mean.values();
                }
                Turn::Chance => {
                    let mv = state.chance(rng);
                    state.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                Turn::Seats(asked) => asked.lowest().expect("somebody is asked"),
            };
            state.moves(seat, &mut self.list);
            let first = self.list[0];
            self.list.retain(|&mv| !G::is_aside(mv));
            let mv = match self.list.len() {
                0 => first,
                1 => self.list[0],
                _ => {
                    if n_decisions >= self.reach && state.is_calm() {
                        mean.add(&judge(&state), 1);
                    }
                    if n_decisions == last {
                        if mean.is_empty() {
                            mean.add(&judge(&state), 1);
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

/// What the bare weights says of a position.
fn judge<G: Evaluator>(state: &G) -> Values {
    Weights::of(state).values(state)
}
