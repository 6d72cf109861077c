//! Bots: search, evaluation and move priors.
//!
//! A bot sees the information set of its seat and nothing else: it is given a [`Knowledge`], which
//! samples worlds that the seat cannot tell from the true one. Levels, weakest first: `random`, `cadet`
//! (one ply), `officer` (information-set Monte-Carlo tree search) and `general` (rollouts of the moves
//! that the search proposes). One search serves all games; a game adds an [`Evaluator`]: features of a
//! position and a prior over moves. docs/bots.md describes the methods.
//!
//! What must not live here: a rule, text for people, a file, a clock. Time, stop flag and threads come
//! from [`SearchContext`], so that everything also runs in a browser.
//!
//! Read [`Player`] first, then [`search`] and [`Rollout`].

mod budget;
mod cadet;
mod evaluator;
mod exact;
mod knowledge;
mod level;
mod lookahead;
mod orders;
mod player;
mod quartermaster;
mod quiescence;
mod reasons;
mod rollout;
mod rush;
pub mod search;
mod search_context;
mod weights;

pub use budget::{Budget, MOST_ITERATIONS, MOST_MILLIS, ParseBudgetError, parse_budget};
pub use evaluator::{Evaluator, Mean, PRUNE, Values, outcome_values};
pub use knowledge::Knowledge;
pub use level::{Bot, Level, UnknownLevel};
pub use lookahead::Lookahead;
pub use player::{ParsePlayerError, Player};
pub use reasons::{Fact, FactState, Snapshot, reasons};
pub use rollout::Rollout;
pub use search::{Search, Tally, Thinking};
pub use search_context::{Clock, SearchContext};
pub use weights::{
    Feature, FeatureSink, PHASE_STARTS, PHASES, UNIT, Variant, WHOLE, Weights, WeightsFile,
    WeightsFileError, shares,
};
