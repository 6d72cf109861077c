//! Who occupies a seat.

use std::fmt;
use std::str::FromStr;

use bots::{Level, ParsePlayerError, Player};
use serde::{Deserialize, Serialize};

/// Who occupies a seat. Written `human`, `open`, `absent`, or as the bot's name (`general:500`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Occupant {
    /// A person.
    Human,
    /// A bot, with a budget of its own if it has one.
    Bot(Player),
    /// The seat is free; the table waits for a person or a bot to take it.
    Open,
    /// The person has left; the table waits for them, or for a bot in their place.
    Absent,
}

/// A word that names no occupant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct ParseOccupantError(#[from] pub ParsePlayerError);

impl Occupant {
    /// The word for a person.
    pub const HUMAN: &str = "human";

    /// A bot that makes any legal move.
    pub const RANDOM: Self = Self::Bot(Player::new(Level::Random));

    /// A bot that searches, but not for long.
    pub const OFFICER: Self = Self::Bot(Player::new(Level::Officer));

    /// Whether it is a person at their screen.
    #[must_use]
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }
}

const OPEN: &str = "open";
const ABSENT: &str = "absent";

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(Self::HUMAN),
            Self::Bot(player) => player.fmt(f),
            Self::Open => f.write_str(OPEN),
            Self::Absent => f.write_str(ABSENT),
        }
    }
}

impl FromStr for Occupant {
    type Err = ParseOccupantError;

    fn from_str(text: &str) -> Result<Self, ParseOccupantError> {
        match text {
            Self::HUMAN => Ok(Self::Human),
            OPEN => Ok(Self::Open),
            ABSENT => Ok(Self::Absent),
            text => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl TryFrom<String> for Occupant {
    type Error = ParseOccupantError;

    fn try_from(text: String) -> Result<Self, ParseOccupantError> {
        text.parse()
    }
}

impl From<Occupant> for String {
    fn from(occupant: Occupant) -> Self {
        occupant.to_string()
    }
}

#[cfg(test)]
mod tests {
    use bots::Budget;

    use super::*;

    #[test]
    fn an_occupant_is_written_as_it_is_read() {
        for text in ["human", "open", "absent", "random", "general:500"] {
            assert_eq!(text.parse::<Occupant>().unwrap().to_string(), text);
        }
        let general: Occupant = "general:500".parse().unwrap();
        let Occupant::Bot(player) = general else {
            panic!("{general:?}");
        };
        assert_eq!(player.budget, Budget::Iterations(500));
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["ghost", "human:5", "cadet:5", "general:0", ""] {
            assert!(text.parse::<Occupant>().is_err(), "{text}");
        }
    }
}
