//! The closed list of games, behind one erased interface.
//!
//! Nobody else lists the games. Whoever wants the concrete type (search, benches, the scenario
//! runner) implements [`Visit`] and calls [`with`]; whoever wants to hold any game (a host, the
//! terminal) takes a `Box<dyn Table>` from [`sit`] or [`replay`].
//!
//! What must not live here: a rule of any game, a clock, a file, a choice among legal moves.
//!
//! Read [`GameId`] first, then [`Table`]; [`Sitting`] is its only implementation.

mod id;
mod outline;
mod playable;
mod replay;
mod sitting;
mod table;
mod unready;
mod verify;
mod visit;

pub use id::{GameId, UnknownGame};
pub use playable::{CardLine, Playable};
pub use replay::{ReplayError, replay, replay_text};
pub use sitting::Sitting;
pub use table::{ChanceError, Choice, MoveSeen, PlayError, Table, UndoError};
pub use verify::{Verified, VerifyError, verify};
pub use visit::{Visit, sit, with};

/// The type that plays [`GameId::Quartermaster`].
pub type Quartermaster = unready::Unready; // WIRE: `quartermaster::State`, then delete unready.rs
