//! The six countries, their two teams, and sets of countries.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A country, in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Country {
    /// Germany, axis.
    Germany,
    /// The United Kingdom, allies.
    Uk,
    /// Japan, axis.
    Japan,
    /// The Soviet Union, allies.
    Ussr,
    /// Italy, axis.
    Italy,
    /// The United States, allies.
    Usa,
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Team {
    /// Germany, Japan and Italy.
    Axis,
    /// The United Kingdom, the Soviet Union and the United States.
    Allies,
}

/// How many countries take part.
pub const N_COUNTRIES: usize = 6;

impl Country {
    /// All of them in turn order (rule 2).
    pub const ALL: [Self; N_COUNTRIES] = [
        Self::Germany,
        Self::Uk,
        Self::Japan,
        Self::Ussr,
        Self::Italy,
        Self::Usa,
    ];

    /// The side it fights on; the two alternate in turn order.
    #[must_use]
    pub const fn team(self) -> Team {
        match self {
            Self::Germany | Self::Japan | Self::Italy => Team::Axis,
            Self::Uk | Self::Ussr | Self::Usa => Team::Allies,
        }
    }

    /// Its word in notation and content.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Germany => "germany",
            Self::Uk => "uk",
            Self::Japan => "japan",
            Self::Ussr => "ussr",
            Self::Italy => "italy",
            Self::Usa => "usa",
        }
    }

    /// The country of that word.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|country| country.name() == name)
    }

    /// The country after it in the round.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % N_COUNTRIES]
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Team {
    /// Both teams.
    pub const ALL: [Self; 2] = [Self::Axis, Self::Allies];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Axis => Self::Allies,
            Self::Allies => Self::Axis,
        }
    }

    /// Its countries.
    #[must_use]
    pub const fn countries(self) -> CountrySet {
        match self {
            Self::Axis => CountrySet(0b01_0101),
            Self::Allies => CountrySet(0b10_1010),
        }
    }

    /// Its word in notation and content.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Axis => "axis",
            Self::Allies => "allies",
        }
    }

    /// The team of that word.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|team| team.name() == name)
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of countries; iterates in turn order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountrySet(u8);

game::bit_set!(CountrySet(u8) of Country: |country| country as u8, |bit| Country::ALL[bit as usize]);

impl CountrySet {
    /// Everybody.
    pub const ALL: Self = Self(0b11_1111);
}

/// One value for each country.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByCountry<T>(pub [T; N_COUNTRIES]);

impl<T> Index<Country> for ByCountry<T> {
    type Output = T;

    fn index(&self, country: Country) -> &T {
        &self.0[country as usize]
    }
}

impl<T> IndexMut<Country> for ByCountry<T> {
    fn index_mut(&mut self, country: Country) -> &mut T {
        &mut self.0[country as usize]
    }
}
