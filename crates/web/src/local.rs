//! What the page and the worker that hosts its table say to each other, as JSON.
//!
//! What a player may say and is told is [`protocol`], as with any host. Here is what only a local table
//! needs: to sit down with a seed, to look as another person at the same screen, to go through a finished
//! game, to analyse it.
//!
//! Nothing in here is secret from the page, except [`SavedTable`], which the page seals and stores.

use std::collections::BTreeSet;

use analysis::Tally;
use driver::{DriverState, ParseOccupantError};
use game::official::Seed;
use game::{Observer, ParseRecordError, Record, Seat, SetupError};
use games::{GameId, ReplayError, Sight, StandingOrder};
use protocol::{Message, Request};
use serde::{Deserialize, Serialize};

use crate::analysis::{AnalysisReport, Explaining};
use crate::score_history::ScoreHistory;
use crate::table_summary::TableSummary;

/// What the page sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToHost {
    /// A player's command. The player is the one who looks at the screen.
    Player(Request),
    /// A command that only a local host takes.
    Local(LocalCommand),
}

/// What the page gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromHost {
    /// The worker has started and listens.
    Ready,
    /// A message to the player who looks at the screen.
    Player(Message),
    /// What only a local host tells.
    Local(LocalUpdate),
}

/// A command that only a local host takes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocalCommand {
    /// Sit down at a new table.
    Sit {
        /// The game.
        game: GameId,
        /// Lines of its setup.
        setup: Vec<String>,
        /// The seed of chance, in hexadecimal digits.
        seed: String,
        /// The occupant of each seat; seats that none is named for get an officer.
        occupants: Vec<String>,
    },
    /// Sit down at a new table at which the moves of a script are made, those of people by people.
    /// After the script the table goes on by itself.
    Learn {
        /// The game.
        game: GameId,
        /// Lines of its setup.
        setup: Vec<String>,
        /// The seed of chance after the script.
        seed: String,
        /// The occupant of each seat.
        occupants: Vec<String>,
        /// The moves.
        script: Vec<ScriptedMove>,
    },
    /// Go on at a saved table.
    Resume(SavedTable),
    /// See a table that another tab plays at: nothing is played here, and nothing is stored.
    Follow(SavedTable),
    /// See the table as that observer from now on, with the news since so many moves. Player's commands
    /// are theirs from now on.
    View {
        /// The observer.
        observer: Observer,
        /// The number of moves that they know of.
        since: usize,
    },
    /// Put another bot into the seat of a bot.
    Replace {
        /// The seat.
        seat: Seat,
        /// The bot.
        occupant: String,
    },
    /// How long a bot's move stays to be looked at, in milliseconds; `None` does not wait.
    Pace(Option<u32>),
    /// Let bots answer with their best so far.
    Hurry,
    /// Go through a game instead of playing at it.
    Review(SavedTable),
    /// See a reviewed game after so many moves.
    At {
        /// The observer.
        observer: Observer,
        /// The number of moves.
        number: usize,
    },
    /// See what every seat of a reviewed game held after so many moves. Only a finished game is open.
    Open(usize),
    /// Get all that the observer saw happen in a reviewed game.
    Story(Observer),
    /// Find out what decided a finished game. It is told piece by piece, see [`crate::analysis`].
    Analyse {
        /// The game.
        saved: SavedTable,
        /// In how many imagined worlds each position is evaluated.
        worlds: u32,
    },
    /// Play on from a position of a finished game. It is told piece by piece.
    Onward {
        /// The game.
        saved: SavedTable,
        /// The number of moves.
        after: usize,
        /// How many games are played on from there.
        games: u32,
    },
    /// Stop analysing and playing on.
    Stop,
}

/// What only a local host tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocalUpdate {
    /// A position of a reviewed game.
    Reviewed(Box<Sight>),
    /// A position of a finished game as each seat saw it.
    Opened(Vec<Sight>),
    /// How a reviewed game went.
    ScoreHistory(ScoreHistory),
    /// A reviewed game's last position with everything that happened.
    Story(Box<Sight>),
    /// How far the analysis of a game has come.
    Explaining(Explaining),
    /// What decided a finished game.
    Explained(Box<AnalysisReport>),
    /// What became of a position, as far as it was played on.
    Onward(Tally),
    /// The table to store, so that it can go on another day, and what is public about it.
    Store(SavedTable, TableSummary),
    /// A local command was not carried out.
    Failed(LocalError),
}

/// A move of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScriptedMove {
    /// The seat that moves; `None` for chance.
    pub seat: Option<u8>,
    /// The move in notation.
    pub text: String,
    /// Whether the person makes it; the others make themselves.
    pub is_written: bool,
}

/// A table as the page stores it: with everything hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    /// Which game.
    pub game: GameId,
    /// Its record, as text.
    pub record: String,
    /// The seed of chance; `None` if outcomes were supplied.
    pub seed: Option<String>,
    /// The occupant of each seat.
    #[serde(alias = "sitters")]
    pub occupants: Vec<String>,
    /// The standing orders.
    #[serde(default)]
    pub orders: Vec<(Seat, StandingOrder)>,
    /// Numbers of the moves that were made for a person without asking.
    #[serde(default)]
    pub automatic: BTreeSet<usize>,
    /// The number of moves.
    pub number: usize,
    /// Whether the game is over.
    pub is_over: bool,
}

impl SavedTable {
    /// The record, read.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read_record(&self) -> Result<Record, LocalError> {
        let record: Result<Record, ParseRecordError> = self.record.parse();
        record.map_err(|error| LocalError::record(error.into(), &self.record))
    }

    /// Occupants, orders and automatic moves.
    ///
    /// # Errors
    /// When an occupant cannot be read.
    pub fn driver_state(&self) -> Result<DriverState, LocalError> {
        let occupants = self.occupants.iter().map(|word| {
            word.parse()
                .map_err(|_: ParseOccupantError| LocalError::Occupant(word.clone()))
        });
        Ok(DriverState {
            occupants: occupants.collect::<Result<_, _>>()?,
            orders: self.orders.clone(),
            automatic: self.automatic.clone(),
        })
    }

    /// The seed, read.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read_seed(&self) -> Result<Option<Seed>, LocalError> {
        let seed = self.seed.as_ref().map(|seed| seed.parse());
        seed.transpose().map_err(|_| LocalError::Fault)
    }
}

/// Why a local command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocalError {
    /// The table cannot be set up so.
    Setup(SetupError),
    /// The word names no occupant.
    Occupant(String),
    /// The record cannot be read or played.
    Record {
        /// Why.
        error: Box<ReplayError>,
        /// The text of the record.
        record: String,
    },
    /// Only a finished game is analysed.
    Unfinished,
    /// There is no table.
    NoTable,
    /// The table cannot go on.
    Fault,
}

impl LocalError {
    /// The record cannot be read or played.
    #[must_use]
    pub fn record(error: ReplayError, record: &str) -> Self {
        Self::Record {
            error: Box::new(error),
            record: record.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Thing;
    use protocol::{Command, CommandId};

    use super::*;

    #[test]
    fn messages_read_back_as_they_were_written() {
        let why = Command::Why {
            thing: Thing::place("ukraine"),
        };
        let view = LocalCommand::View {
            observer: Observer::Spectator,
            since: 3,
        };
        for message in [
            ToHost::Player(Request::new(CommandId(7), why)),
            ToHost::Local(view),
        ] {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(serde_json::from_str::<ToHost>(&text).unwrap(), message);
        }
    }
}
