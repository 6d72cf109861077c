//! Random positions for tests inside the crate.

use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Turn};

use crate::setup::Setup;
use crate::state::State;

/// Plays a game at random and shows every position to the visitor.
pub(crate) fn random_game(seed: u64, setup: &Setup, mut visit: impl FnMut(&State)) {
    let mut state = State::new(setup).expect("the setup is possible");
    let mut rng = Playout::new(seed);
    let mut moves = MoveList::new();
    loop {
        visit(&state);
        match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let mv = state.chance(&mut rng);
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                state.moves(seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                state.apply(Actor::Seat(seat), mv, &mut Ignore);
            }
        }
    }
}
