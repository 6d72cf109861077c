//! What a choice would do, as far as its seat can know.

use serde::{Deserialize, Serialize};

/// How sensible a choice looks at once, the best first. Choices are listed in this order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Sense {
    /// It gains something or takes something from an enemy.
    Gains,
    /// It prepares something, or leads to another question.
    #[default]
    Prepares,
    /// It stays on the table for later.
    Stays,
    /// It loses something of one's own.
    Loses,
    /// It does nothing.
    NoEffect,
}
