//! What a player may say to the host of a table, and what they are told.
//!
//! A player sends a [`Request`]: a [`Command`] with an id of the client's own. A command names neither
//! seat nor observer nor seed: the connection does. The host sends [`Message`]s: an [`Update`] with a
//! sequence number **per observer**, and the id of the command it acknowledges. A shared sequence number
//! would tell that something hidden happened.
//!
//! An update carries a whole sight or the difference to the last one ([`Difference`]). The host has a
//! [`Feed`] for each observer; the client keeps a [`Mirror`] and asks to resync when it sees a gap.
//!
//! What must not live here: a socket, a clock, a word that a player reads, anything only a local table
//! needs.
//!
//! Read [`Command`] and [`Update`] first.

mod command;
mod difference;
mod error;
mod feed;
mod mirror;
mod update;

pub use command::{Command, CommandId, Request};
pub use difference::{Difference, DifferenceError};
pub use error::CommandError;
pub use feed::Feed;
pub use mirror::{Mirror, MirrorError};
pub use update::{Hint, Message, Update, Waiting};

/// The version of requests and messages. It is raised when an older client or host could misread one.
pub const VERSION: u32 = 1;
