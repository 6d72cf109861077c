//! A bot as a command line names it: a level, and how long it may think.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Budget, Level, Strategist};
use serde::{Deserialize, Serialize};

/// A level with a budget of its own, written `general`, `general:500` (iterations a decision) or
/// `general:200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Player {
    /// How it plays.
    pub level: Level,
    /// How long it thinks about a decision.
    pub budget: Budget,
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePlayerError {
    /// The level is not known.
    #[error(transparent)]
    Level(#[from] bots::UnknownLevel),
    /// The budget is not understood.
    #[error(
        "`{0}` is no budget; expected a number of iterations such as 500, or a time such as 200ms"
    )]
    Budget(String),
    /// A budget for somebody who does not search.
    #[error("{0} does not search, so it takes no budget")]
    NoSearch(Level),
}

/// Reads a budget: `500` is iterations, `200ms` a time.
///
/// # Errors
/// When it is neither, or nothing.
pub fn parse_budget(text: &str) -> Result<Budget, ParsePlayerError> {
    let (digits, is_time) = match text.strip_suffix("ms") {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    match digits.parse() {
        Ok(n) if n > 0 && is_time => Ok(Budget::Millis(n)),
        Ok(n) if n > 0 => Ok(Budget::Iterations(n)),
        _ => Err(ParsePlayerError::Budget(text.to_owned())),
    }
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

    /// Whether it plays the same way every time.
    #[must_use]
    pub const fn is_reproducible(self) -> bool {
        matches!(self.budget, Budget::Iterations(_))
    }

    /// The bot, thinking on one thread: the lab uses its cores for whole games.
    pub(crate) fn bot<G: Strategist>(self) -> Bot<G> {
        Bot::with_budget(self.level, self.budget, 1)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.budget == self.level.budget() {
            return Ok(());
        }
        match self.budget {
            Budget::Iterations(n) => write!(f, ":{n}"),
            Budget::Millis(n) => write!(f, ":{n}ms"),
        }
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
