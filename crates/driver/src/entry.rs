//! What must be stored of a table after each step.
//!
//! A table is the fold of its entries: [`crate::TableDriver::apply`] makes each of them again.

use game::{Actor, Seat};
use games::StandingOrder;
use serde::{Deserialize, Serialize};

use crate::Occupant;

/// One change of a table. It holds everything hidden, so the driver gives it out as a
/// [`game::Secret`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A move was made.
    Move {
        /// Whose it was.
        actor: Actor,
        /// The move in notation.
        text: String,
        /// Whether the driver made it for a person without asking.
        is_automatic: bool,
    },
    /// Moves were taken back.
    Undo {
        /// Who took them back.
        seat: Seat,
        /// How many moves are left.
        n_moves: usize,
    },
    /// A seat has another occupant.
    Occupant {
        /// Which seat.
        seat: Seat,
        /// Its occupant from now on.
        occupant: Occupant,
    },
    /// A seat has given or withdrawn standing orders.
    Orders {
        /// Which seat.
        seat: Seat,
        /// All of its orders from now on.
        orders: Vec<StandingOrder>,
    },
}
