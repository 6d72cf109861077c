//! A record cut into steps: a move that could have been another, and what followed from it by itself.

use bots::Evaluator;
use game::{Actor, Game, Ignore, MoveList, Outcome, Record, Setup, Thing, Turn};
use games::{Playable, TableOf};

use crate::Unexplained;

/// A move that could have been another: somebody's decision, or chance.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The number of the move, counted from 1.
    pub(crate) number: usize,
    /// Whose it was.
    pub(crate) actor: Actor,
    /// In notation.
    pub(crate) text: String,
    /// The cards that it names.
    pub(crate) cards: Vec<String>,
}

/// A game cut into steps.
#[derive(Clone, Debug)]
pub(crate) struct Steps<G: Game> {
    /// The positions where somebody had a choice or chance was to move, and the last one: one more than
    /// there are steps.
    pub(crate) positions: Vec<G>,
    /// How many moves had been made at each of them.
    pub(crate) after: Vec<usize>,
    /// What led from each position to the next.
    pub(crate) steps: Vec<Step>,
    /// How it ended.
    pub(crate) outcome: Outcome,
}

impl<G: Playable + Evaluator> Steps<G> {
    /// The steps of that game.
    pub(crate) fn of(record: &Record) -> Result<Self, Unexplained> {
        let table = TableOf::<G>::replay(record)?;
        let Turn::Over(outcome) = table.state().turn() else {
            return Err(Unexplained::Unfinished);
        };
        let mut setup = G::Setup::default();
        for line in &record.setup {
            // Invariant: the table was set up and played from this very record just now.
            setup.set(line).expect("the setup was accepted before");
        }
        let mut state = G::new(&setup).expect("the setup was accepted before");
        let mut list = MoveList::new();
        let mut positions = Vec::new();
        let mut after = Vec::new();
        let mut steps = Vec::new();
        for (i, recorded) in record.moves.iter().enumerate() {
            let mv = state.parse_move(recorded.text.trim());
            let mv = mv.expect("the move was understood before");
            let is_forced = match recorded.actor {
                Actor::Chance => false,
                Actor::Seat(seat) => {
                    state.moves(seat, &mut list);
                    list.retain(|&mv| !G::is_aside(mv));
                    *list == [mv]
                }
            };
            if !is_forced {
                positions.push(state.clone());
                after.push(i);
                steps.push(Step {
                    number: i + 1,
                    actor: recorded.actor,
                    text: state.write_move(mv),
                    cards: cards(&state, mv),
                });
            }
            state.apply(recorded.actor, mv, &mut Ignore);
        }
        positions.push(state);
        after.push(record.moves.len());
        Ok(Self {
            positions,
            after,
            steps,
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
