//! Post-game analysis: what decided a finished game.
//!
//! From the record of a finished game: the win probability of each side after every unforced move, the
//! turning points, the most costly decisions of each seat with a better move, luck separated from
//! decisions, and the cards that changed most. One method for all games; docs/analysis.md says what the
//! figures mean and what they do not.
//!
//! What must not live here: text for people, a file, a clock, a thread. The work is cut into independent
//! jobs: the terminal spreads them over its cores, the page does one after the other, and the result is
//! the same.
//!
//! [`continue_from`] plays many games from one position of such a game to their ends.
//!
//! Read [`GameAnalysis`] first: it is the result. [`analyse`] does everything in one call; [`open`]
//! gives the [`Analysis`] to a caller that schedules the jobs itself.

mod analysis;
mod cards;
mod conclude;
mod continuation;
mod decision;
mod effort;
mod estimate;
mod report;
mod rollout;
mod sides;
mod unforced;

pub use analysis::{Analysis, AnalysisError, JobResult, analyse, open};
pub use continuation::{Continuation, Ended, QUICK, Tally, continue_from};
pub use effort::{Effort, MOST_WORLDS};
pub use estimate::Estimate;
pub use report::{
    BetterMove, Breakdown, CardSwing, CostlyDecision, FORMAT, GameAnalysis, Point, SeatBreakdown,
    TurningPoint,
};
