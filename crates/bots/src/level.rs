//! The named opponents.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{MoveList, Playout, Rng};

use crate::budget::Budget;
use crate::cadet;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::rollout;
use crate::search::Search;
use crate::search_context::SearchContext;
use crate::weights::Weights;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Looks one move ahead.
    Cadet,
    /// A short search.
    Officer,
    /// A short search whose proposals are played on.
    General,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Cadet, Self::Officer, Self::General];

    /// Its word in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cadet => "cadet",
            Self::Officer => "officer",
            Self::General => "general",
        }
    }

    /// How long it thinks about a decision unless told otherwise.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Self::Random | Self::Cadet => Budget::Iterations(0),
            Self::Officer => Budget::Iterations(60),
            Self::General => Budget::Iterations(400),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot `{0}`, expected random, cadet, officer or general")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == word)
            .ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

/// A player at work, with room to think in that is kept between decisions.
#[derive(Debug)]
pub struct Bot<G: Evaluator> {
    player: Player,
    thoughts: cadet::Thoughts<G>,
    weights: Option<Arc<Weights>>,
}

impl<G: Evaluator> Bot<G> {
    /// The bot that plays as that player.
    #[must_use]
    pub fn new(player: Player) -> Self {
        Self {
            player,
            thoughts: cadet::Thoughts::default(),
            weights: None,
        }
    }

    /// Lets it judge by that, or by what the program carries.
    pub fn judge_by(&mut self, weights: Option<Arc<Weights>>) {
        self.weights = weights;
    }

    /// Chooses one of the seat's legal moves; nothing when the seat is not asked.
    ///
    /// The same knowledge and number give the same choice, whatever the number of threads, when
    /// the budget is in iterations.
    pub fn choose(
        &mut self,
        knowledge: &Knowledge<G>,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<G::Move> {
        let judged;
        let knowledge = match &self.weights {
            Some(own) => {
                judged = knowledge.clone().judged_by(Arc::clone(own));
                &judged
            }
            None => knowledge,
        };
        let mut rng = Playout::new(number);
        match self.player.level {
            Level::Random => {
                let mut moves = MoveList::new();
                knowledge.moves(&mut moves);
                (!moves.is_empty()).then(|| moves[rng.below(moves.len() as u32) as usize])
            }
            Level::Cadet => self.thoughts.choose(knowledge, &mut rng),
            Level::Officer => Search::new(self.player.budget).choose(knowledge, number, ctx),
            Level::General => rollout::choose(knowledge, self.player.budget, number, ctx),
        }
    }
}
