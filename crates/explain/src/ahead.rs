//! Plays on from a position, and says what it came to.
//!
//! Everybody is played by one quick player who knows what each seat may know; after some decisions the
//! position is judged as soon as nothing is half done. Everything that knows how a position is judged
//! stands here.

use bots::{Bot, Knowledge, Level, Outside, Player, Strategist, Values};
use game::{Actor, Ignore, MAX_SEATS, MoveList, Outcome, Playout, Rng, Turn};

/// How many decisions more are played at the most until nothing is half done.
const FOLLOW: u32 = 24;

/// Who plays on: quick, and with an eye for what comes of a move.
const QUICK: Player = Player::new(Level::Cadet);

/// Room to play on in, kept between worlds.
pub(crate) struct Ahead<G: Strategist> {
    bot: Bot<G>,
    list: MoveList<G::Move>,
    reach: u32,
}

impl<G: Strategist> Ahead<G> {
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
        loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => return settled(&outcome),
                Turn::Chance => {
                    let mv = state.chance(rng);
                    state.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                Turn::Seats(asked) => asked.lowest().expect("somebody is asked"),
            };
            let is_late = n_decisions >= self.reach;
            if is_late && (state.is_calm() || n_decisions >= self.reach + FOLLOW) {
                return judge(&state);
            }
            state.moves(seat, &mut self.list);
            let first = self.list[0];
            self.list.retain(|&mv| !G::is_aside(mv));
            let mv = match self.list.len() {
                0 => first,
                1 => self.list[0],
                _ => {
                    n_decisions += 1;
                    let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                    let choice = (self.bot).choose(&knowledge, rng.next_u64(), &Outside::default());
                    choice.unwrap_or(first)
                }
            };
            state.apply(Actor::Seat(seat), mv, &mut Ignore);
        }
    }
}

/// What the bare judgement says of a position.
fn judge<G: Strategist>(state: &G) -> Values {
    state.values()
}

/// What an end of the game is worth to each seat.
pub(crate) fn settled(outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in outcome.winners.iter() {
        values[seat.0 as usize] = 1.0;
    }
    values
}
