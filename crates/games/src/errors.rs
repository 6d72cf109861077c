//! Why something is not done at a table. Data that can be sent and told in any language.

use game::official::Commitment;
use game::{NotationFault, Refused, Seat};
use serde::{Deserialize, Serialize};

/// A seat's move that was not made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum PlayError {
    /// The text means no move.
    #[error("`{text}` is not understood: {problem}")]
    NotUnderstood {
        /// The text.
        text: String,
        /// What was expected.
        problem: Box<NotationFault>,
    },
    /// The move is not legal.
    #[error("`{text}` is refused: {reason}")]
    Refused {
        /// The move.
        text: String,
        /// Why.
        reason: Refused,
    },
    /// The choice was made from a sight that is no longer true.
    #[error("the choice was made after {seen} moves, and now there are {now}")]
    Stale {
        /// The number of moves when the choice was listed.
        seen: usize,
        /// The number of moves now.
        now: usize,
    },
    /// There are not so many choices.
    #[error("there is no choice {index}; there are {n}")]
    NoSuchChoice {
        /// The choice, counted from 0.
        index: usize,
        /// How many there are.
        n: usize,
    },
}

/// A chance move that was not made, or a seed that was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ChanceError {
    /// A seat has to decide, or the game is over.
    #[error("chance is not to move")]
    NotToMove,
    /// The table cannot draw outcomes.
    #[error("the table has no seed to draw chance from")]
    NoSeed,
    /// The table draws its own outcomes.
    #[error("this table draws chance from its seed; outcomes cannot be given")]
    Official,
    /// The outcome given is not one.
    #[error(transparent)]
    Outcome(PlayError),
    /// The seed is not the one whose commitment was published.
    #[error("the seed does not belong to the commitment {0}")]
    WrongSeed(Commitment),
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum UndoError {
    /// There is no move.
    #[error("nothing to undo")]
    NothingYet,
    /// The last move was chance's.
    #[error("chance has moved since")]
    ChanceMoved,
    /// Another seat has moved since.
    #[error("seat {0} has moved since")]
    OtherSeatActed(Seat),
    /// The move showed a person something hidden.
    #[error("the move revealed something hidden")]
    Revealed,
}
