//! Players that choose among legal moves.
//!
//! A bot acts on what its seat may know and on nothing else: it is handed a [`Knowledge`], which
//! gives out worlds the seat cannot tell from the true one. Levels, weakest first: `random`,
//! `cadet` (looks one move ahead), `officer` (information-set Monte-Carlo tree search) and `general`
//! (plays on what a search proposes). One search serves all games; a game adds a [`Evaluator`]: what a
//! position is worth and which moves look good at a glance.
//!
//! What must not live here: a rule, a sentence, a file, a clock. The time, a word to stop and
//! threads come from [`SearchContext`], so that all of it runs in a browser too.
//!
//! Read [`Player`] first, then [`search`] and [`Rollout`].

mod ahead;
mod budget;
mod cadet;
mod evaluator;
mod exact;
mod judge;
mod knowledge;
mod level;
mod orders;
mod player;
mod quartermaster;
mod rollout;
mod rush;
pub mod search;
mod search_context;
mod weights;

pub use ahead::Ahead;
pub use budget::{Budget, MOST_ITERATIONS, MOST_MILLIS, ParseBudgetError, parse_budget};
pub use evaluator::{Evaluator, Mean, PRUNE, Values, settled};
pub use knowledge::Knowledge;
pub use level::{Bot, Level, UnknownLevel};
pub use player::{ParsePlayerError, Player};
pub use rollout::Rollout;
pub use search::{Search, Tally, Thinking};
pub use search_context::{Clock, SearchContext};
pub use weights::{
    Feature, FeatureSink, PHASE_STARTS, PHASES, UNIT, Variant, WHOLE, Weights, WeightsFile,
    WeightsFileError, shares,
};
