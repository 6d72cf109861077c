//! Runs one table between human decisions.
//!
//! Who occupies each seat ([`Occupant`]) and what happens by itself ([`TableDriver`]): chance, bots, forced
//! moves. Bots that think for long do it in slices ([`IncrementalSearch`]).
//!
//! What must not live here: a rule, a word that a player reads, a clock, a file, a thread.
//!
//! Read [`TableDriver`] first.

mod incremental_search;
mod occupant;
mod table_driver;
mod turn_id;

pub use incremental_search::{Advice, HintSearch, IncrementalSearch, hint_search, search};
pub use occupant::{Occupant, ParseOccupantError};
pub use table_driver::{DriveError, Next, TableDriver, choose, forced, only_pass};
pub use turn_id::{TurnId, turn_id};
