//! A game played at random for an onlooker: everything that can be told of it.

use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Seat};

use crate::{random, told};

/// How many moves lie between two looks at the whole table.
const LOOKS: usize = 16;
/// How many moves of earlier positions are tried again.
const FOREIGN: usize = 4;

/// Who looks on.
pub trait Onlooker<G: Game> {
    /// The seat is about to choose one of these moves.
    fn asked(&mut self, state: &G, seat: Seat, moves: &[G::Move]);
    /// A move of another moment is refused for that reason.
    fn refused(&mut self, state: &G, reason: &G::Illegal);
    /// The last move caused what some observer saw; this is the position after it.
    fn saw(&mut self, state: &G, seen: &G::Seen);
    /// The whole table, as some observer sees it.
    fn looked(&mut self, state: &G, observer: Observer);
}

/// Plays a random game of that setup to its end; gives the last position.
///
/// Events and looks go round the seats and a spectator in turn.
///
/// # Panics
/// When the setup is not possible.
pub fn show<G: Game>(setup: &G::Setup, seed: u64, onlooker: &mut impl Onlooker<G>) -> G {
    let mut state = G::new(setup).expect("the setup is possible");
    let mut rng = Playout::new(seed);
    let mut moves = MoveList::new();
    let mut earlier: Vec<G::Move> = Vec::new();
    let observers: Vec<Observer> = told::observers(state.seats()).collect();
    for n in 0.. {
        let observer = observers[n % observers.len()];
        let Some((actor, mv)) = random::next(&state, &mut moves, &mut rng) else {
            break;
        };
        if let Actor::Seat(seat) = actor {
            onlooker.asked(&state, seat, &moves);
            for &foreign in earlier.iter().rev().step_by(7).take(FOREIGN) {
                if let Some(reason) = state.why_not(seat, foreign) {
                    onlooker.refused(&state, &reason);
                }
            }
            earlier.push(mv);
        }
        let mut events = Vec::new();
        state.apply(actor, mv, &mut events);
        for event in &events {
            onlooker.saw(&state, &state.witness(event, observer));
        }
        if n % LOOKS == 0 {
            onlooker.looked(&state, observer);
        }
    }
    state
}

/// A position some moves into a random game of that setup.
///
/// # Panics
/// When the setup is not possible.
pub fn walk<G: Game>(setup: &G::Setup, seed: u64, n_moves: u32) -> G {
    let mut state = G::new(setup).expect("the setup is possible");
    let mut rng = Playout::new(seed);
    let mut moves = MoveList::new();
    for _ in 0..n_moves {
        let Some((actor, mv)) = random::next(&state, &mut moves, &mut rng) else {
            break;
        };
        state.apply(actor, mv, &mut Ignore);
    }
    state
}
