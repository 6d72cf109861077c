//! The two sides.

use std::fmt;
use std::ops::{Index, IndexMut};

use game::Seat;
use serde::{Deserialize, Serialize};

/// A side: one seat each.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// Seat 0.
    #[default]
    Blue,
    /// Seat 1.
    Yellow,
}

impl Faction {
    /// Both, in seat order.
    pub const ALL: [Self; 2] = [Self::Blue, Self::Yellow];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Yellow,
            Self::Yellow => Self::Blue,
        }
    }

    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }

    /// The faction of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|faction| faction.name() == name)
    }

    /// The seat that leads it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The faction that a seat leads.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::Blue),
            1 => Some(Self::Yellow),
            _ => None,
        }
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something each faction has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByFaction<T>(pub [T; 2]);

impl<T> Index<Faction> for ByFaction<T> {
    type Output = T;

    fn index(&self, faction: Faction) -> &T {
        &self.0[faction as usize]
    }
}

impl<T> IndexMut<Faction> for ByFaction<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        &mut self.0[faction as usize]
    }
}

/// Reads a faction.
pub(crate) fn parse(word: &str) -> Result<Faction, game::NotationFault> {
    let factions = Faction::ALL.map(|faction| (faction.name(), faction));
    game::notation::one_of(word, &factions)
}
