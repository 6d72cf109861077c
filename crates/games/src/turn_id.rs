//! Whose turn it is, for standing orders that hold until the turn ends.

use game::Seat;
use serde::{Deserialize, Serialize};

/// A turn: everything from one party's beginning to the next one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnId {
    /// The round, counted from 1.
    pub round: u16,
    /// Whose turn it is, in turn order: a country, a squad or a faction.
    pub party: u8,
    /// The seat that leads that party.
    pub seat: Seat,
}

impl TurnId {
    /// The turn of that party, led by that seat, in that round.
    #[must_use]
    pub const fn new(round: u16, party: u8, seat: Seat) -> Self {
        Self { round, party, seat }
    }
}
