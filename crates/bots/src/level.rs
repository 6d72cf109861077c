//! The levels of play, and a bot that plays one of them.

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
    /// One ply.
    Cadet,
    /// A short tree search.
    Officer,
    /// Rollouts of the moves that a tree search proposes.
    General,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Cadet, Self::Officer, Self::General];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cadet => "cadet",
            Self::Officer => "officer",
            Self::General => "general",
        }
    }

    /// Its default budget for a decision.
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
#[error("unknown bot `{0}`, expected {known}", known = names())]
pub struct UnknownLevel(String);

/// The names of all levels, for an error message.
fn names() -> String {
    let [first @ .., last] = Level::ALL.map(Level::name);
    format!("{} or {last}", first.join(", "))
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == word)
            .ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

/// A player with its buffers, reused between decisions.
#[derive(Debug)]
pub struct Bot<G: Evaluator> {
    player: Player,
    one_ply: cadet::OnePly<G>,
    weights: Option<Arc<Weights>>,
}

impl<G: Evaluator> Bot<G> {
    /// The bot that plays as that player.
    #[must_use]
    pub fn new(player: Player) -> Self {
        Self {
            player,
            one_ply: cadet::OnePly::default(),
            weights: None,
        }
    }

    /// Sets its evaluation weights; `None` for the carried ones.
    pub fn use_weights(&mut self, weights: Option<Arc<Weights>>) {
        self.weights = weights;
    }

    /// Chooses one of the seat's legal moves; `None` when the seat is not asked.
    ///
    /// With a budget in iterations the same knowledge and number give the same choice on any number of
    /// threads.
    pub fn choose(
        &mut self,
        knowledge: &Knowledge<G>,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<G::Move> {
        let weighted;
        let knowledge = match &self.weights {
            Some(own) => {
                weighted = knowledge.clone().with_weights(Arc::clone(own));
                &weighted
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
            Level::Cadet => self.one_ply.choose(knowledge, &mut rng),
            Level::Officer => Search::new(self.player.budget).choose(knowledge, number, ctx),
            Level::General => rollout::choose(knowledge, self.player.budget, number, ctx),
        }
    }
}
