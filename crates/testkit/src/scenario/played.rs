//! A scenario as the game it is: every move of it, with those that are not written.

use game::{Actor, Game, Ignore, Record, RecordedMove};
use games::{GameId, with_game};

use super::run::staged;
use super::{Failure, Scenario, run_any};

/// A scenario that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The setup and every move.
    pub record: Record,
    /// For each move whether it stands in the file; the others made themselves.
    pub is_written: Vec<bool>,
    /// How many moves were made before each line of the scenario, in order.
    pub reached: Vec<usize>,
}

/// Plays a scenario of a game on the list.
///
/// # Errors
/// The first line that does not go as written.
pub fn played(scenario: &Scenario) -> Result<Played, Box<Failure>> {
    match scenario.game.parse::<GameId>() {
        Ok(id) => with_game!(id, G => played_of::<G>(scenario)),
        // A game that is not on the list is told in the same words.
        Err(_) => run_any(scenario).map(|()| unreachable!("a game that is not on the list ran")),
    }
}

fn played_of<G: Game>(scenario: &Scenario) -> Result<Played, Box<Failure>> {
    let (stage, reached) = staged::<G>(scenario)?;
    let mut state = stage.start.clone();
    let mut moves = Vec::new();
    for &(actor, mv) in &stage.made {
        moves.push(RecordedMove {
            actor,
            text: state.write_move(mv),
        });
        state.apply(actor, mv, &mut Ignore);
    }
    let is_written = (0..moves.len()).map(|i| stage.written.contains(&i));
    Ok(Played {
        is_written: is_written
            .zip(&moves)
            .map(|(is_written, made)| is_written && made.actor != Actor::Chance)
            .collect(),
        record: Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: scenario
                .setup
                .iter()
                .map(|(_, line)| line.clone())
                .collect(),
            commitment: None,
            seed: None,
            moves,
        },
        reached,
    })
}
