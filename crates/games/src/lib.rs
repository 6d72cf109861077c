//! The closed list of games, and tables of them: held in one place, seen from many.
//!
//! No other crate lists the games. Code that needs the concrete type (search, benches, the scenario
//! runner) writes [`with_game!`]; a host of any game (the terminal, a browser's worker) has a [`Table`]
//! and gives out [`Sight`]s of it.
//!
//! What must not live here: a rule of any game, a clock, a file, a choice among legal moves, a word
//! that a player reads.
//!
//! Read [`Sight`] first, then [`Table`], which is a [`TableOf`] of one of the games.

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

#[macro_use]
mod list;
mod content;
mod errors;
mod orders;
mod playable;
mod previews;
mod quartermaster;
mod replay;
mod rush;
mod sight;
mod standing_order;
mod table;
mod table_of;
mod turn_id;
mod verify;
mod walker;

pub use content::use_content;
pub use errors::{ChanceError, PlayError, UndoError};
pub use list::{GameId, Listed, Orders, Quartermaster, Rush, Scene, Table, UnknownGame};
pub use playable::{CardLine, Playable};
pub use previews::{previews, previews_in};
pub use replay::{ReplayError, replay_text};
pub use sight::{Choice, News, SIGHT_FORMAT, SceneOf, Sight, Way};
pub use standing_order::StandingOrder;
pub use table_of::{MoveRef, OnlyMove, Played, TableOf, UndoPolicy};
pub use turn_id::TurnId;
pub use verify::{Verified, VerifyError, verify};
pub use walker::{FromRecord, Walker};
