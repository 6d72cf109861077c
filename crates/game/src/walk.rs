//! Random positions for tests inside the rules crates.
//!
//! Tests elsewhere use `testkit`, which depends on the rules crates and so cannot serve them.

use crate::{Actor, Game, Ignore, MoveList, Playout, Rng, Turn};

/// Plays a game at random and shows every position to the visitor.
///
/// # Panics
/// When the setup is not possible, or a seat that is asked has no move.
pub fn random_game<G: Game>(seed: u64, setup: &G::Setup, mut visit: impl FnMut(&G)) {
    let mut state = G::new(setup).expect("the setup is possible");
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
                let seat = seats.lowest().expect("a seat is asked");
                state.moves(seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                state.apply(Actor::Seat(seat), mv, &mut Ignore);
            }
        }
    }
}
