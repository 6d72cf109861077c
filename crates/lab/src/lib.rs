//! Many games on all cores, and what can be learned from them.
//!
//! A [`Plan`] says which game is played how often by whom; [`run`] plays it into a folder of
//! Parquet files, resumable and the same whatever the number of threads; [`again`] one game of
//! it once more; [`arena`] lets bots play each other; [`train`] learns from play what positions are worth;
//! [`report`] makes one HTML file of a run. What a game has to tell beyond its outcome
//! (turns, cards, spaces) it tells by [`Metrics`], one module a game.
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
mod matches;
mod metrics;
mod notes;
mod plan;
mod problem;
pub mod report;
pub mod run;
pub mod stats;
mod stopwatch;
mod summary;
pub mod train;

pub use matches::Watch;
pub use metrics::{Atlas, Chart, Metrics, Outline, Place, Shapes, Side};
pub use notes::Notes;
pub use plan::{Plan, read as read_plan};
pub use problem::{Difference, Problem};
pub use stopwatch::Stopwatch;
pub use summary::{NOBODY, Share, Summary};
