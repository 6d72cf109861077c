//! Nations and classes of vehicles.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Whose vehicle or medal it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// The Soviet Union.
    Ussr,
    /// Germany.
    Germany,
    /// The United States.
    Usa,
    /// France.
    France,
}

/// How many nations there are.
pub const N_NATIONS: usize = 4;

impl Nation {
    /// Every nation.
    pub const ALL: [Self; N_NATIONS] = [Self::Ussr, Self::Germany, Self::Usa, Self::France];

    /// Its name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ussr => "ussr",
            Self::Germany => "germany",
            Self::Usa => "usa",
            Self::France => "france",
        }
    }

    /// The nation of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.name() == name)
    }
}

impl fmt::Display for Nation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something for each nation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByNation<T>(pub [T; N_NATIONS]);

impl<T> std::ops::Index<Nation> for ByNation<T> {
    type Output = T;

    #[inline]
    fn index(&self, nation: Nation) -> &T {
        &self.0[nation as usize]
    }
}

impl<T> std::ops::IndexMut<Nation> for ByNation<T> {
    #[inline]
    fn index_mut(&mut self, nation: Nation) -> &mut T {
        &mut self.0[nation as usize]
    }
}

/// What sort of vehicle it is (rules 1.6 to 1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Light tank.
    Light,
    /// Medium tank.
    Medium,
    /// Self-propelled gun, tank destroyers and artillery alike.
    Spg,
    /// Heavy tank: destroys a base in one hit (rule 6.6).
    Heavy,
    /// Support unit: the only class that is not armoured.
    Support,
}

impl Class {
    /// Every class.
    pub const ALL: [Self; 5] = [
        Self::Light,
        Self::Medium,
        Self::Spg,
        Self::Heavy,
        Self::Support,
    ];

    /// Its name in content.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Spg => "spg",
            Self::Heavy => "heavy",
            Self::Support => "support",
        }
    }

    /// Whether all vehicles of the class share one firepower and one armour (rule 1.7).
    #[must_use]
    pub const fn is_armoured(self) -> bool {
        !matches!(self, Self::Support)
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
