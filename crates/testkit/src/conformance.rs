//! The laws every game keeps, tried on random games.
//!
//! A game's test is one line: `testkit::conformance::<State>(&Plan::default())`. The walk visits
//! every position of some random games; the modules below each check some laws there:
//!
//! - `lists`: moves are listed in order, exactly the listed ones are accepted, texts read back;
//! - `purity`: cloning, repeating and replaying a game change nothing;
//! - `worlds`: no observer is told what it cannot know, and imagined worlds are fair;
//! - `previews`: what a choice is said to do depends on nothing hidden, and happens;
//! - `things`: what is told is read back, and choices name what they are about;
//! - `held_table`: undo and official randomness, at a table ([`check_table`]).
//!
//! A breach ends the walk. The moves up to it are written as a record that `sandtable replay`
//! opens, and its path stands in the message.

mod breach;
mod foreign;
mod held_table;
mod lists;
mod plan;
mod previews;
mod purity;
mod things;
mod walk;
mod worlds;

pub use breach::{Breach, Law};
pub use plan::{Plan, Tally};

use games::Playable;

/// Plays the plan's games and checks the laws.
///
/// # Panics
/// When a law is broken; the message names it and the record of the walk.
pub fn conformance<G: Playable>(plan: &Plan) {
    if let Err(breach) = check::<G>(plan) {
        panic!("{breach}");
    }
}

/// Plays the plan's games and checks the laws.
///
/// # Errors
/// The first breach.
pub fn check<G: Playable>(plan: &Plan) -> Result<Tally, Box<Breach>> {
    walk::all::<G>(plan)
}

/// Plays the plan's games at tables with official randomness: undo takes back exactly what may be
/// taken back, and the record of each game is proved fair.
///
/// # Errors
/// The first breach.
pub fn check_table<G: Playable>(plan: &Plan) -> Result<(), Box<Breach>> {
    held_table::all::<G>(plan)
}
