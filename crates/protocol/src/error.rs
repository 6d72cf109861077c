//! Why a command was not carried out. Data, with the id of a message in every language.

use games::{PlayError, UndoError};
use serde::{Deserialize, Serialize};

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum CommandError {
    /// The move was not made.
    #[error(transparent)]
    NotPlayed(PlayError),
    /// The decision was not taken back.
    #[error(transparent)]
    NotUndone(UndoError),
    /// The choice was made from a sight that is no longer true.
    #[error("the choice was made from an old sight")]
    Stale,
    /// The observer has no seat: spectators look.
    #[error("a spectator has no seat")]
    NoSeat,
    /// A hint is for a person who is asked and alone with bots.
    #[error("no hint is given here")]
    NoHint,
    /// There is no table at the other end.
    #[error("there is no table")]
    NoTable,
    /// Client and host speak different versions.
    #[error("the client speaks version {client} of the protocol, the host version {host}")]
    Version {
        /// The client's.
        client: u32,
        /// The host's.
        host: u32,
    },
    /// The request cannot be read.
    #[error("the request cannot be read")]
    Unreadable,
    /// The table cannot go on; the host knows more.
    #[error("the table cannot go on")]
    Fault,
}

impl CommandError {
    /// The id of every message that [`CommandError::message_id`] gives.
    pub const MESSAGE_IDS: &'static [&'static str] = &[
        "error-stale",
        "error-spectator",
        "error-no-hint",
        "error-no-table",
        "error-version",
        "error-table-fault",
    ];

    /// The id of its message; `None` for a refusal that a narrator tells in the words of the game.
    #[must_use]
    pub const fn message_id(&self) -> Option<&'static str> {
        match self {
            Self::NotPlayed(_) | Self::NotUndone(_) => None,
            Self::Stale => Some("error-stale"),
            Self::NoSeat => Some("error-spectator"),
            Self::NoHint => Some("error-no-hint"),
            Self::NoTable => Some("error-no-table"),
            Self::Version { .. } | Self::Unreadable => Some("error-version"),
            Self::Fault => Some("error-table-fault"),
        }
    }
}
