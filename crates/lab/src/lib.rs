//! Self-play on all cores: simulation runs, bot matches, training and reports.
//!
//! A [`Plan`] says which game is played, by which bots and how often. [`run`] plays it into a folder of
//! Parquet files: resumable, and the same for any number of threads. [`again`] plays one game of a run
//! once more. [`arena`] plays bots against each other, [`train`] fits evaluation weights to self-play,
//! [`report`] makes one HTML file of a run. [`Metrics`], one module a game, says what is recorded beyond
//! the outcome: turns, cards, spaces. All games are played by the loop in `self_play`.
//!
//! What must not live here: a rule of any game, a choice among legal moves, a terminal.
//!
//! Read [`Plan`] first, then [`run`].

pub mod again;
pub mod arena;
pub mod bench;
mod columns;
mod concat;
pub mod dictionary;
mod errors;
mod matches;
mod metrics;
mod notes;
mod plan;
pub mod report;
pub mod run;
mod self_play;
pub mod stats;
mod stopwatch;
mod summary;
pub mod train;
mod watch;
mod work;

pub use errors::{Difference, LabError};
pub use metrics::{Atlas, Chart, Metrics, Outline, Place, Shapes, Side};
pub use notes::Notes;
pub use plan::{Plan, read as read_plan};
pub use stopwatch::Stopwatch;
pub use summary::{NO_WINNER, Share, Summary};
pub use watch::Watch;
