//! From a record back to a table.

use game::{Actor, ParseRecordError, Record, SetupError};
use serde::{Deserialize, Serialize};

use crate::{PlayError, Playable, Played, Table, TableOf, UnknownGame, Walker};

/// A record that this program cannot play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ReplayError {
    /// The text is no record.
    #[error(transparent)]
    Parse(#[from] ParseRecordError),
    /// The game is not on the list.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The record is of another game than the one asked for.
    #[error("the record is of `{found}`, not of `{expected}`")]
    OtherGame {
        /// The game asked for.
        expected: String,
        /// The record's.
        found: String,
    },
    /// The rules have changed since.
    #[error(
        "the record was played under rules {record} of {game}; this program plays rules {program}"
    )]
    Rules {
        /// The game.
        game: String,
        /// The record's version.
        record: u32,
        /// Ours.
        program: u32,
    },
    /// A `set` line is not understood, or they do not fit together.
    #[error("the setup cannot be: {0}")]
    Setup(SetupError),
    /// A move cannot be made.
    #[error("move {number}{}: {}: {problem}", at_line(*line), who(*actor, name.as_deref()))]
    Move {
        /// Which move, counted from 1.
        number: usize,
        /// Where it stands in the text, counted from 1, when there was a text.
        line: Option<usize>,
        /// Whose move it is.
        actor: Actor,
        /// The name of the seat, when there is such a seat at the table.
        name: Option<String>,
        /// What is wrong with it.
        problem: Box<PlayError>,
    },
}

// Not its source: the message holds the reason already.
impl From<SetupError> for ReplayError {
    fn from(reason: SetupError) -> Self {
        Self::Setup(reason)
    }
}

fn at_line(line: Option<usize>) -> String {
    line.map_or_else(String::new, |line| format!(" (line {line})"))
}

fn who(actor: Actor, name: Option<&str>) -> String {
    match (actor, name) {
        (Actor::Chance, _) => "chance".to_owned(),
        (Actor::Seat(_), Some(name)) => name.to_owned(),
        (Actor::Seat(seat), None) => format!("seat {seat}, which is not at this table"),
    }
}

impl<G: Playable> TableOf<G> {
    /// The table whose record this is.
    ///
    /// A record that holds its seed gives a table that draws chance from it; any other needs
    /// [`Table::adopt_seed`] or [`Table::play_chance`] to go on. Whether the moves of chance
    /// follow from the seed is not looked at here: see [`crate::verify`].
    ///
    /// # Errors
    /// When the record is of another game or other rules, or a move in it is not legal.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        Walker::new(record)?.finish()
    }

    /// The record's table before its first move.
    pub(crate) fn open(record: &Record) -> Result<Self, ReplayError> {
        if record.game != G::ID {
            return Err(ReplayError::OtherGame {
                expected: G::ID.to_owned(),
                found: record.game.clone(),
            });
        }
        // The setup first: a build without the rules says so rather than speak of versions.
        let mut table = Self::new(&record.setup, None)?;
        if record.rules != G::RULES_VERSION {
            return Err(ReplayError::Rules {
                game: G::ID.to_owned(),
                record: record.rules,
                program: G::RULES_VERSION,
            });
        }
        table.publish(record.commitment, record.seed.clone());
        Ok(table)
    }

    /// Makes the record's move of that number, counted from 1.
    pub(crate) fn replay_move(
        &mut self,
        record: &Record,
        number: usize,
    ) -> Result<Played, ReplayError> {
        let mv = &record.moves[number - 1];
        self.play_as(mv.actor, &mv.text)
            .map_err(|problem| ReplayError::Move {
                number,
                line: None,
                actor: mv.actor,
                name: match mv.actor {
                    Actor::Seat(seat) if seat.0 < self.state().seats() => {
                        Some(self.state().seat_name(seat))
                    }
                    Actor::Seat(_) | Actor::Chance => None,
                },
                problem: Box::new(problem),
            })
    }
}

/// The table whose record this text is; a fault is named with its line.
///
/// # Errors
/// As [`Table::replay`], and when the text is no record.
pub fn replay_text(text: &str) -> Result<Table, ReplayError> {
    let record: Record = text.parse()?;
    Table::replay(&record).map_err(|error| error.in_text(text))
}

impl ReplayError {
    /// The same error with the line of `text`, the record's text form, where the move stands.
    #[must_use]
    pub fn in_text(mut self, text: &str) -> Self {
        if let Self::Move { number, line, .. } = &mut self {
            // The same lines that reading a record skips: blank ones and comments.
            *line = text
                .lines()
                .enumerate()
                .map(|(i, line)| (i + 1, line.trim()))
                .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
                .skip_while(|(_, line)| *line != "moves")
                .nth(*number)
                .map(|(line, _)| line);
        }
        self
    }
}
