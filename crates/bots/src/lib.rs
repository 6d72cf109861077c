//! Players that choose among legal moves.
//!
//! A bot acts on what its seat may know and on nothing else: it is handed a [`Knowledge`], which
//! gives out worlds the seat cannot tell from the true one. Levels, weakest first: `random`,
//! `cadet` (looks one move ahead), `officer` (information-set Monte-Carlo tree search) and `general`
//! (plays on what a search proposes). One search serves all games; a game adds a [`Strategist`]: what a
//! position is worth and which moves look good at a glance.
//!
//! What must not live here: a rule, a sentence, a file, a clock. The time, a word to stop and
//! threads come from [`Outside`], so that all of it runs in a browser too.
//!
//! Read [`Player`] first, then [`search`] and [`Rehearsal`].

mod ahead;
mod budget;
mod cadet;
mod exact;
mod judge;
mod judgement;
mod knowledge;
mod level;
mod orders;
mod outside;
mod player;
mod quartermaster;
mod rehearsal;
mod rush;
pub mod search;
mod strategist;

pub use ahead::Ahead;
pub use budget::{Budget, MOST_ITERATIONS, MOST_MILLIS, ParseBudgetError, parse_budget};
pub use judgement::{
    Chapter, Input, Judgement, KNOTS, MOMENTS, Sheet, SheetError, Survey, UNIT, WHOLE, shares,
};
pub use knowledge::Knowledge;
pub use level::{Bot, Level, UnknownLevel};
pub use outside::{Clock, Outside};
pub use player::{ParsePlayerError, Player};
pub use rehearsal::Rehearsal;
pub use search::{Search, Tally, Thinking};
pub use strategist::{Mean, NEVER, Strategist, Values, settled};
