//! Scenarios: short games written down by people who do not program.
//!
//! A `*.scn` file arranges a position, makes moves and says what must then be so. The format is
//! described in `docs/scenarios.md`. Reading a file ([`parse`]) needs no game; running a
//! [`Scenario`] needs one ([`run`], or [`run_any`] for a game on the list).
//!
//! What must not live here: anything that knows what a line means in one game. Moves, setup lines
//! and questions are the game's; four questions every game has are answered here (`asked`,
//! `turn`, `winner`, `ending`).

mod blind;
mod coverage;
mod decide;
mod files;
mod judge;
mod lines;
mod near;
mod parse;
mod played;
mod problem;
mod report;
mod run;
mod stage;

pub use coverage::{Coverage, Place};
pub use files::{find, read_all, run_paths};
pub use lines::{Act, Condition, Line, Relation, Scenario};
pub use parse::{ParseScenarioError, parse};
pub use played::{Played, played};
pub use report::{Failure, Report};
pub use run::{run, run_any};
