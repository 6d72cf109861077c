//! Who sits in a seat: a person or a bot.

use bots::{Level, ParsePlayerError, Player};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person at this keyboard or screen.
    Human,
    /// A bot, with a budget of its own if it has one.
    Bot(Player),
}

/// A word for nobody who could sit down, though a person could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct ParseOccupantError(#[from] pub ParsePlayerError);

impl Occupant {
    /// What a person is called on the command line.
    pub const HUMAN: &str = "human";

    /// A bot that makes any legal move.
    pub const RANDOM: Self = Self::Bot(Player::new(Level::Random));

    /// A bot that thinks, but not for long.
    pub const OFFICER: Self = Self::Bot(Player::new(Level::Officer));

    /// Reads who sits in a seat: `human`, or a bot by its name (`general:500`).
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(text: &str) -> Result<Self, ParseOccupantError> {
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
        assert_eq!(Occupant::read("human").unwrap(), Occupant::Human);
        assert_eq!(Occupant::read("random").unwrap(), Occupant::RANDOM);
        let general = Occupant::read("general:500").unwrap();
        let Occupant::Bot(player) = general else {
            panic!("{general:?}");
        };
        assert_eq!(player.budget, Budget::Iterations(500));
        for text in ["ghost", "human:5", "cadet:5", "general:0", ""] {
            assert!(Occupant::read(text).is_err(), "{text}");
        }
    }
}
