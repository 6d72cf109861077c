//! What a page says to whoever holds a table, and what it is told.
//!
//! Messages are JSON, so that they go to a worker of the same page and over a socket alike. Nothing
//! in here is secret from the page that asks, except [`SavedTable`], which only whoever keeps a table of its
//! own is told.

use analysis::Tally;
use game::{Observer, Seat, Thing};
use games::{GameId, PlayError, Sight, UndoError, Way};
use serde::{Deserialize, Serialize};

use crate::analysis::{AnalysisReport, Explaining, Hint};
use crate::score_history::ScoreHistory;

/// What a page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A new table.
    Sit {
        /// Of which game.
        game: GameId,
        /// Lines of its setup.
        setup: Vec<String>,
        /// What chance is drawn from, in hexadecimal digits.
        seed: String,
        /// Who sits where, by the words of [`driver::Occupant::read`].
        occupants: Vec<String>,
    },
    /// A new table on which the moves of a script are made, by people as far as they are theirs; then
    /// it goes on by itself.
    Learn {
        /// Of which game.
        game: GameId,
        /// Lines of its setup.
        setup: Vec<String>,
        /// What chance is drawn from once the script is at its end.
        seed: String,
        /// Who sits where.
        occupants: Vec<String>,
        /// The moves.
        script: Vec<Scripted>,
    },
    /// A table that was kept.
    Resume(SavedTable),
    /// To see the table as that observer does from now on, with the news since so many moves.
    Look {
        /// Who looks.
        observer: Observer,
        /// What they know already.
        since: usize,
    },
    /// To make a choice of a sight.
    Play {
        /// Whose choice it is.
        seat: Seat,
        /// The sight's number.
        number: usize,
        /// The choice's index.
        index: usize,
    },
    /// To take the last move back.
    Undo {
        /// Whose it was.
        seat: Seat,
    },
    /// What could be done with a thing, and why not now.
    Why {
        /// Who asks.
        seat: Seat,
        /// What they point at.
        thing: Thing,
    },
    /// To have another bot in a seat from now on.
    Seat {
        /// Which seat.
        seat: Seat,
        /// Who, by the words of [`driver::Occupant::read`].
        occupant: String,
    },
    /// How long a bot's move stays to be looked at, in milliseconds; nothing holds bots up.
    Pace(Option<u32>),
    /// Whether people are asked even where there is nothing but to pass.
    AlwaysAsk(bool),
    /// To pass for that seat for the rest of the present turn, wherever passing can be chosen.
    PassTurn {
        /// Whose orders they are.
        seat: Seat,
    },
    /// To have done with thinking: bots answer with what they have found so far.
    Hurry,
    /// To look through a game instead of playing at it.
    Review(SavedTable),
    /// To see a reviewed game after so many moves.
    At {
        /// Who looks.
        observer: Observer,
        /// How many moves.
        number: usize,
    },
    /// To hear all that the observer saw happen in a reviewed game.
    Story(Observer),
    /// What decided a finished game. It is told bit by bit, see [`crate::analysis`].
    Explain {
        /// The game.
        kept: SavedTable,
        /// In how many imagined worlds each position is looked at.
        worlds: u32,
    },
    /// What becomes of a position of a finished game. It is told bit by bit.
    Onward {
        /// The game.
        kept: SavedTable,
        /// After so many moves of it.
        after: usize,
        /// How many games are played on from there.
        games: u32,
    },
    /// To have done with explaining and playing on.
    Stop,
    /// What somebody who is alone with bots might do, by what that seat may know.
    Hint {
        /// Who asks.
        seat: Seat,
    },
}

/// What a page is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell {
    /// Somebody listens.
    Ready,
    /// The table as the observer sees it now.
    Seen(Box<Sight>),
    /// Who is waited for besides the observer: the seats of bots and of people.
    Next(Waited),
    /// What could be done with a thing.
    Ways {
        /// Which thing.
        thing: Thing,
        /// What, and why not.
        ways: Vec<Way>,
    },
    /// A move was not made.
    NotPlayed(PlayError),
    /// A move was not taken back.
    NotUndone(UndoError),
    /// How a reviewed game went.
    ScoreHistory(ScoreHistory),
    /// A reviewed game's last position with everything that happened.
    Story(Box<Sight>),
    /// How far the explaining of a game has come.
    Explaining(Explaining),
    /// What decided a finished game.
    Explained(Box<AnalysisReport>),
    /// What became of a position, as far as it was played on.
    Onward(Tally),
    /// What the person might do.
    Hint(Hint),
    /// The table to keep, so that it can go on another day.
    Keep(SavedTable),
    /// A table cannot be set up, read or go on.
    Trouble(Trouble),
}

/// A move of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scripted {
    /// Who moves; nobody for chance.
    pub seat: Option<u8>,
    /// The move in notation.
    pub text: String,
    /// Whether a person who is to make it is asked; the others make themselves.
    pub is_written: bool,
}

/// Who is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waited {
    /// Chance.
    Chance,
    /// A bot thinks.
    Bot(Seat),
    /// People in these seats, who all sit at this screen.
    People(Vec<Seat>),
    /// Nobody any more.
    Nobody,
}

/// A table as its driver keeps it: with everything hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    /// Which game.
    pub game: GameId,
    /// Its record, as text.
    pub record: String,
    /// What chance is drawn from; nothing where outcomes were given.
    pub seed: Option<String>,
    /// Who sits where.
    #[serde(alias = "sitters")]
    pub occupants: Vec<String>,
    /// How many moves were made.
    pub number: usize,
    /// Whether it is over.
    pub is_over: bool,
}

/// Why a table is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trouble {
    /// It cannot be arranged so.
    Setup(String),
    /// The record cannot be read or played.
    Record(String),
    /// It does not go on.
    Stuck(String),
    /// There is no table yet.
    NoTable,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_back_as_they_were_written() {
        let ask = Ask::Why {
            seat: Seat(2),
            thing: Thing::place("ukraine"),
        };
        let text = serde_json::to_string(&ask).unwrap();
        assert_eq!(serde_json::from_str::<Ask>(&text).unwrap(), ask);
        let ask = Ask::Look {
            observer: Observer::Spectator,
            since: 3,
        };
        let text = serde_json::to_string(&ask).unwrap();
        assert_eq!(serde_json::from_str::<Ask>(&text).unwrap(), ask);
    }
}
