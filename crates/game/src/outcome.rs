//! Who must decide next, and how a game ended.

use serde::Serialize;

use crate::{Seat, SeatSet};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

/// Who must decide next. There is no fourth case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// All these seats are asked at once. Whoever needs one at a time takes the lowest.
    Seats(SeatSet),
    /// Chance is to move: somebody outside the rules supplies the outcome.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Everybody who won; a team wins together.
    pub winners: SeatSet,
    /// The final score of each seat, by seat number; teammates share one. Unused places are 0.
    pub scores: [i32; MAX_SEATS],
    /// What ended it, as a message id of the game (`sudden-victory`, `last-round` …).
    pub ending: &'static str,
}
