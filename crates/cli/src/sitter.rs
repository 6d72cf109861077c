//! Who sits in a seat: a person at this keyboard or a bot.

use bots::{Level, ParsePlayerError, Player};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person at this keyboard.
    Human,
    /// A bot, with a budget of its own if it has one.
    Bot(Player),
}

/// A word for nobody who could sit down, though a person could.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(crate) struct ReadSitterError(#[from] pub(crate) ParsePlayerError);

impl Sitter {
    /// What a person is called on the command line.
    pub(crate) const HUMAN: &str = "human";

    /// Any legal move.
    #[cfg(test)]
    pub(crate) const RANDOM: Self = Self::Bot(Player::new(Level::Random));

    /// A bot that thinks, but not for long.
    pub(crate) const OFFICER: Self = Self::Bot(Player::new(Level::Officer));

    /// Reads who sits in a seat: `human`, or a bot as `lab` names it (`general:500`).
    pub(crate) fn read(text: &str) -> Result<Self, ReadSitterError> {
        match text {
            Self::HUMAN => Ok(Self::Human),
            text => Ok(Self::Bot(text.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Budget;

    use super::*;

    #[test]
    fn people_and_bots_sit_down_and_nobody_else() {
        assert_eq!(Sitter::read("human").unwrap(), Sitter::Human);
        assert_eq!(Sitter::read("random").unwrap(), Sitter::RANDOM);
        let general = Sitter::read("general:500").unwrap();
        let Sitter::Bot(player) = general else {
            panic!("{general:?}");
        };
        assert_eq!(player.budget, Budget::Iterations(500));
        for text in ["ghost", "human:5", "cadet:5", "general:0", ""] {
            assert!(Sitter::read(text).is_err(), "{text}");
        }
    }
}
