//! A player: a level with a budget, as commands name it.

use std::fmt;
use std::str::FromStr;

use game::{MoveList, Seat};
use serde::{Deserialize, Serialize};

use crate::budget::{Budget, ParseBudgetError, parse_budget};
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::level::{Bot, Level, UnknownLevel};
use crate::search_context::SearchContext;

/// A level with a budget of its own, written `general`, `general:500` (so many rollouts a
/// decision, or iterations of a search) or `general:200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Player {
    /// How it plays.
    pub level: Level,
    /// Its budget for a decision.
    pub budget: Budget,
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePlayerError {
    /// The level is not known.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// The budget is not understood.
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
    /// A budget for a level that does not search.
    #[error("{0} does not search, so it takes no budget")]
    NoSearch(Level),
}

impl Player {
    /// A player of that level with the level's own budget.
    #[must_use]
    pub const fn new(level: Level) -> Self {
        Self {
            level,
            budget: level.budget(),
        }
    }

    /// Whether it searches, so that a budget means something to it.
    #[must_use]
    pub const fn searches(self) -> bool {
        matches!(self.level, Level::Officer | Level::General)
    }

    /// The same player with that budget, if it searches and thinks as its level does by default.
    #[must_use]
    pub fn with_budget(self, budget: Option<Budget>) -> Self {
        match budget {
            Some(budget) if self.searches() && self.budget == self.level.budget() => {
                Self { budget, ..self }
            }
            _ => self,
        }
    }

    /// Whether the same position and number give the same choice.
    #[must_use]
    pub const fn is_reproducible(self) -> bool {
        matches!(self.budget, Budget::Iterations(_))
    }

    /// Chooses for a seat at a live table, from the true position; `None` when the seat is not asked.
    ///
    /// The player is fair all the same: it searches a [`Knowledge`] made from the position, which holds
    /// only worlds that the seat cannot tell from the true one. With a budget in iterations the same
    /// position and number give the same choice.
    pub fn choose<G: Evaluator>(
        self,
        state: &G,
        seat: Seat,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<G::Move> {
        let knowledge = Knowledge::new(state, seat, number);
        let choice = Bot::new(self).choose(&knowledge, number, ctx);
        choice.or_else(|| {
            // A seat that has nothing but asides makes one of them.
            let mut moves = MoveList::new();
            state.moves(seat, &mut moves);
            moves.first().copied()
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.budget == self.level.budget() {
            return Ok(());
        }
        write!(f, ":{}", self.budget)
    }
}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let Some((level, budget)) = text.split_once(':') else {
            return Ok(Self::new(text.parse()?));
        };
        let player = Self {
            level: level.parse()?,
            budget: parse_budget(budget)?,
        };
        if player.searches() {
            Ok(player)
        } else {
            Err(ParsePlayerError::NoSearch(player.level))
        }
    }
}

impl TryFrom<String> for Player {
    type Error = ParsePlayerError;

    fn try_from(text: String) -> Result<Self, ParsePlayerError> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_written_as_it_is_read() {
        for text in ["random", "cadet", "officer:7", "general", "general:200ms"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_answered_with_what_would_do() {
        let check = |text: &str, words: &str| {
            let error = text.parse::<Player>().unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        };
        check("admiral", "expected random, cadet, officer or general");
        check("general:fast", "expected a number of iterations");
        check("general:0", "expected a number of iterations");
        check("cadet:50", "does not search");
    }

    #[test]
    fn a_budget_for_all_leaves_a_players_own_alone() {
        let budget = Some(Budget::Iterations(9));
        let general = |text: &str| text.parse::<Player>().unwrap().with_budget(budget);
        assert_eq!(general("general").to_string(), "general:9");
        assert_eq!(general("general:5").to_string(), "general:5");
        assert_eq!(general("cadet").to_string(), "cadet");
    }
}
