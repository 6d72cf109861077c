//! Standing orders: answers that a seat gives beforehand, as data.
//!
//! Here is what an order says. A driver acts on it, drops it when it cannot apply any more, and stores
//! it with the table.

use serde::{Deserialize, Serialize};

use crate::TurnId;

/// An answer that a seat gives beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Pass wherever passing is a choice, until that turn is over.
    PassTurn(TurnId),
}

impl StandingOrder {
    /// Whether it applies in that turn.
    #[must_use]
    pub fn is_live(self, now: TurnId) -> bool {
        match self {
            Self::PassTurn(turn) => turn == now,
        }
    }
}
