//! The ids of the games.

use std::fmt;
use std::str::FromStr;

/// A game this program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// Quartermaster General WW2.
    Quartermaster,
    /// World of Tanks: Rush.
    Rush,
    /// General Orders: World War II.
    Orders,
}

impl GameId {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Quartermaster, Self::Rush, Self::Orders];

    /// The word for it in commands, records and folders.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quartermaster => "quartermaster",
            Self::Rush => "rush",
            Self::Orders => "orders",
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is no game's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{name}`; the games are: {}", GameId::ALL.map(GameId::name).join(", "))]
pub struct UnknownGame {
    /// The word.
    pub name: String,
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|id| id.name() == name)
            .ok_or_else(|| UnknownGame {
                name: name.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back() {
        for id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn an_unknown_word_is_answered_with_the_known_ones() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(
            error.starts_with("unknown game `chess`; the games are: quartermaster, "),
            "{error}"
        );
    }
}
