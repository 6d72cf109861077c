//! The moves of a record that were not forced, and the positions before them.

use bots::Evaluator;
use game::{Actor, Game, MoveList, Outcome, Record, Thing, Turn};
use games::{Playable, Played, TableOf, Walker};

use crate::AnalysisError;

/// A decision among several moves, or a move of chance.
#[derive(Clone, Debug)]
pub(crate) struct UnforcedMove {
    /// The number of the move, counted from 1.
    pub(crate) number: usize,
    /// The seat that decided, or chance.
    pub(crate) actor: Actor,
    /// In notation.
    pub(crate) text: String,
    /// The cards that the move names.
    pub(crate) cards: Vec<String>,
}

/// The unforced moves of a finished game.
#[derive(Clone, Debug)]
pub(crate) struct UnforcedMoves<G: Game> {
    /// The position before each unforced move, and the last position: one more than there are moves.
    pub(crate) positions: Vec<G>,
    /// How many moves had been made at each of them.
    pub(crate) after: Vec<usize>,
    /// What led from each position to the next.
    pub(crate) moves: Vec<UnforcedMove>,
    /// How the game ended.
    pub(crate) outcome: Outcome,
}

impl<G: Playable + Evaluator> UnforcedMoves<G> {
    /// Plays the record once and collects them.
    pub(crate) fn of(record: &Record) -> Result<Self, AnalysisError> {
        let mut walker = Walker::<TableOf<G>>::new(record)?;
        let mut list = MoveList::new();
        let mut positions = Vec::new();
        let mut after = Vec::new();
        let mut moves = Vec::new();
        loop {
            let state = walker.table().state().clone();
            let Some(Played {
                number,
                actor,
                text,
                ..
            }) = walker.advance()?
            else {
                break;
            };
            let (_, mv) = walker.table().last_move().expect("a move was made");
            let is_forced = match actor {
                Actor::Chance => false,
                Actor::Seat(seat) => {
                    state.moves(seat, &mut list);
                    list.retain(|&mv| !G::is_aside(mv));
                    *list == [mv]
                }
            };
            if !is_forced {
                moves.push(UnforcedMove {
                    number,
                    actor,
                    text,
                    cards: cards(&state, mv),
                });
                positions.push(state);
                after.push(number - 1);
            }
        }
        let last = walker.table().state();
        let Turn::Over(outcome) = last.turn() else {
            return Err(AnalysisError::Unfinished);
        };
        positions.push(last.clone());
        after.push(record.moves.len());
        Ok(Self {
            positions,
            after,
            moves,
            outcome,
        })
    }
}

/// The cards that a move names, each once.
fn cards<G: Game>(state: &G, mv: G::Move) -> Vec<String> {
    let things = state.things(mv).into_iter();
    let mut cards: Vec<String> = things
        .filter_map(|named| match named.thing {
            Thing::Card { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    cards.sort();
    cards.dedup();
    cards
}
