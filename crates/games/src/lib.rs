//! The closed list of games, behind one erased interface.
//!
//! Nobody else lists the games. Whoever wants the concrete type (search, benches, the scenario
//! runner) implements [`Visit`] and calls [`with`]; whoever wants to hold any game (a host, the
//! terminal) takes a `Box<dyn Table>` from [`sit`] or [`replay`].
//!
//! What must not live here: a rule of any game, a clock, a file, a choice among legal moves.
//!
//! Read [`GameId`] first, then [`Table`]; [`Sitting`] is its only implementation.

#![deny(clippy::iter_over_hash_type, clippy::float_arithmetic)]

mod id;
mod orders;
mod outline;
mod playable;
mod quartermaster;
mod replay;
mod rush;
mod sitting;
mod table;
mod verify;
mod visit;

pub use id::{GameId, UnknownGame};
pub use orders::{Bricks, Orders};
pub use playable::{CardLine, Playable};
pub use quartermaster::Quartermaster;
pub use replay::{ReplayError, replay, replay_text};
pub use rush::Rush;
pub use sitting::Sitting;
pub use table::{ChanceError, Choice, MoveSeen, PlayError, Table, UndoError};
pub use verify::{Verified, VerifyError, verify};
pub use visit::{Visit, sit, use_content, with};
