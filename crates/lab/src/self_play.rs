//! The self-play loop: one game from a position to its end.
//!
//! Runs, matches and training all play their games here. What differs between them, how moves are
//! chosen and what is recorded, is a [`Players`].

use game::{Actor, Game, Ignore, MoveList, Outcome, Seat, Turn};

/// The result of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// `None` when the game reached its bound of moves.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) moves: u32,
    /// Moves of a seat that had a choice.
    pub(crate) decisions: u32,
}

/// Chooses the moves of a game, and sees them made.
pub(crate) trait Players<G: Game> {
    /// Draws a move of chance.
    fn chance(&mut self, state: &G) -> G::Move;

    /// Chooses among two or more moves of a seat; `None` stops the game.
    fn choose(&mut self, state: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Move>;

    /// Makes a move.
    fn apply(&mut self, state: &mut G, actor: Actor, mv: G::Move) {
        state.apply(actor, mv, &mut Ignore);
    }
}

/// Plays the opening and then the game to its end. `None` when it was stopped.
pub(crate) fn play<G: Game>(
    start: &G,
    opening: &[(Actor, G::Move)],
    players: &mut impl Players<G>,
) -> Option<(G, Played)> {
    let mut state = start.clone();
    let mut list = MoveList::new();
    let mut played = Played {
        outcome: None,
        moves: 0,
        decisions: 0,
    };
    for &(actor, mv) in opening {
        players.apply(&mut state, actor, mv);
        played.moves += 1;
    }
    while played.moves < G::MOVE_BOUND {
        let (actor, mv) = match state.turn() {
            Turn::Over(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
            Turn::Chance => (Actor::Chance, players.chance(&state)),
            Turn::Seats(asked) => {
                let seat = asked.lowest().expect("a seat is asked");
                state.moves(seat, &mut list);
                let first = list[0];
                list.retain(|&mv| !G::is_aside(mv));
                let mv = match list[..] {
                    [] => first,
                    [only] => only,
                    _ => {
                        played.decisions += 1;
                        players.choose(&state, seat, &list)?
                    }
                };
                (Actor::Seat(seat), mv)
            }
        };
        players.apply(&mut state, actor, mv);
        played.moves += 1;
    }
    Some((state, played))
}
