//! Who must decide next, and how a game ended.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

/// Who must decide next. There is no fourth case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// All these seats are asked at once. A caller that needs one at a time takes the lowest.
    Seats(SeatSet),
    /// Chance is to move: the caller supplies the outcome.
    Chance,
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// Whether that seat is asked.
    #[must_use]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Everybody who won; a team wins together.
    pub winners: SeatSet,
    /// The final score of each seat, by seat number; teammates share one. Unused places are 0.
    pub scores: [i32; MAX_SEATS],
    /// What ended it.
    pub ending: Ending,
}

/// What ended a game, as a message id of the game (`sudden-victory`, `last-round` …).
///
/// Holds its letters itself, so that a position stays a plain value and the word is read back as
/// it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ending(ArrayString<24>);

impl Ending {
    /// The ending of that id.
    ///
    /// # Panics
    /// When the id has more than 24 letters: a game names its endings once and for all.
    #[must_use]
    pub fn new(id: &str) -> Self {
        Self(ArrayString::from(id).expect("the ids of endings are short"))
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}
