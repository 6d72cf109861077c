//! What decided a finished game.
//!
//! For the record of a game that is over: each side's chance of winning after every move that
//! mattered, the turning points, for each seat the decisions that cost most and what would have been
//! better, luck told apart from decisions, and the cards that swung the game. One mechanism for all
//! games; docs/explain.md says what the figures mean and what they do not.
//!
//! What must not live here: a word that somebody reads, a file, a clock, a thread. The work is cut into
//! jobs that know nothing of each other, so that a program maps them over its cores and a page does one
//! after the other; what comes out is the same.
//!
//! [`onward`] plays many games on from one position of such a game to their ends.
//!
//! Read [`Explained`] first: it is what comes out. [`explain`] does all of it in one go; [`open`] gives
//! the [`Analysis`] to whoever shares out the jobs themselves.

mod ahead;
mod analysis;
mod cards;
mod conclude;
mod decision;
mod effort;
mod explained;
mod figure;
mod onward;
mod sides;
mod steps;

pub use analysis::{Analysis, Finding, Unexplained, explain, open};
pub use effort::{Effort, MOST_WORLDS};
pub use explained::{
    Account, Better, CardSwing, Costly, Explained, FORMAT, Point, SeatAccount, TurningPoint,
};
pub use figure::Figure;
pub use onward::{Ended, Onward, QUICK, Tally, onward};
