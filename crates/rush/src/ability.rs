//! The vocabulary of the cards: eight actions and three restrictions.
//!
//! Data only. What an action does is in `resolve/card`, what a restriction forbids in `target`
//! and `price`. A card's text in any language is generated from these words.

use serde::{Deserialize, Serialize};

use crate::card::Face;
use crate::nation::Nation;

/// One ability of a card, with its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Draw that many cards (rule 5.12).
    Reinforcements(u8),
    /// Buy as often as resources last (rule 5.13).
    Recruitment,
    /// Renew the Reserve (rule 5.14).
    Recon,
    /// Every opponent loses a card of the hand (rule 5.15).
    Sabotage,
    /// Hit an enemy base or defender without an attack (rules 5.16 to 5.18).
    Siege,
    /// Scrap this card for a vehicle of at most that cost (rule 5.19).
    Research(u8),
    /// Scrap one or two cards of the own Depot (rule 5.20).
    Dismantling,
    /// Take a single medal of the card's nation (rule 5.21).
    Invincibility,
    /// In an attack, never against a vehicle (rule 5.22).
    BasesOnly,
    /// In an attack, never against a base (rule 5.23).
    VehiclesOnly,
    /// Its resources pay only for vehicles of that nation (rules 4.8, 5.24).
    NationalGoods(Nation),
}

/// An ability without its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    /// See [`Ability::Reinforcements`].
    Reinforcements,
    /// See [`Ability::Recruitment`].
    Recruitment,
    /// See [`Ability::Recon`].
    Recon,
    /// See [`Ability::Sabotage`].
    Sabotage,
    /// See [`Ability::Siege`].
    Siege,
    /// See [`Ability::Research`].
    Research,
    /// See [`Ability::Dismantling`].
    Dismantling,
    /// See [`Ability::Invincibility`].
    Invincibility,
    /// See [`Ability::BasesOnly`].
    BasesOnly,
    /// See [`Ability::VehiclesOnly`].
    VehiclesOnly,
    /// See [`Ability::NationalGoods`].
    NationalGoods,
}

/// How many kinds of abilities there are.
pub const N_ABILITIES: usize = 11;

impl AbilityKind {
    /// Every kind.
    pub const ALL: [Self; N_ABILITIES] = [
        Self::Reinforcements,
        Self::Recruitment,
        Self::Recon,
        Self::Sabotage,
        Self::Siege,
        Self::Research,
        Self::Dismantling,
        Self::Invincibility,
        Self::BasesOnly,
        Self::VehiclesOnly,
        Self::NationalGoods,
    ];

    /// Whether it is resolved when its card is played for its abilities. The others only forbid.
    #[must_use]
    pub const fn is_action(self) -> bool {
        !matches!(
            self,
            Self::BasesOnly | Self::VehiclesOnly | Self::NationalGoods
        )
    }

    /// Whether it bars an attacker from some targets.
    #[must_use]
    pub const fn is_bar(self) -> bool {
        matches!(self, Self::BasesOnly | Self::VehiclesOnly)
    }

    /// What the ability needs to be told.
    #[must_use]
    pub const fn argument(self) -> Argument {
        match self {
            Self::Reinforcements | Self::Research => Argument::Number,
            Self::NationalGoods => Argument::Nation,
            Self::Recruitment
            | Self::Recon
            | Self::Sabotage
            | Self::Siege
            | Self::Dismantling
            | Self::Invincibility
            | Self::BasesOnly
            | Self::VehiclesOnly => Argument::None,
        }
    }
}

/// What stands on a card behind an ability's symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Argument {
    /// Nothing.
    None,
    /// A number from 1 to [`Ability::most`].
    Number,
    /// A nation.
    Nation,
}

impl Ability {
    /// The most cards Reinforcements may draw; it keeps a turn's length bounded.
    pub const MOST_DRAWN: u8 = 5;

    /// The largest number the ability may have.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Self::Reinforcements(_) => Self::MOST_DRAWN,
            _ => Face::MOST_COST,
        }
    }

    /// The ability without its argument.
    #[must_use]
    pub const fn kind(self) -> AbilityKind {
        match self {
            Self::Reinforcements(_) => AbilityKind::Reinforcements,
            Self::Recruitment => AbilityKind::Recruitment,
            Self::Recon => AbilityKind::Recon,
            Self::Sabotage => AbilityKind::Sabotage,
            Self::Siege => AbilityKind::Siege,
            Self::Research(_) => AbilityKind::Research,
            Self::Dismantling => AbilityKind::Dismantling,
            Self::Invincibility => AbilityKind::Invincibility,
            Self::BasesOnly => AbilityKind::BasesOnly,
            Self::VehiclesOnly => AbilityKind::VehiclesOnly,
            Self::NationalGoods(_) => AbilityKind::NationalGoods,
        }
    }

    /// The number behind the symbol.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Reinforcements(n) | Self::Research(n) => Some(n),
            _ => None,
        }
    }
}
