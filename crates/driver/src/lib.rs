//! Runs one table between human decisions.
//!
//! Who occupies each seat ([`Occupant`]), what happens by itself ([`TableDriver`]): chance, bots, forced
//! moves, passes, standing orders; undo, and what must be stored ([`Entry`]). Bots
//! think in a [`BotSearch`], which may run on another thread or in slices.
//!
//! What must not live here: a rule, a word that a player reads, a clock, a file, a thread.
//!
//! Read [`TableDriver`] first.

mod entry;
mod occupant;
mod search;
mod standing_orders;
mod table_driver;

pub use entry::Entry;
pub use occupant::{Occupant, ParseOccupantError};
pub use search::{Advice, BotAnswer, BotSearch, HintSearch, Slicing};
pub use table_driver::{Automatic, AutomaticReason, DriveError, DriverState, Next, TableDriver};
