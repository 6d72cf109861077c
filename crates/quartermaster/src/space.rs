//! Spaces of the map and sets of them.

use serde::{Deserialize, Deserializer};

use crate::content::names;

/// A space, by its place in `map.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub u8);

/// Reads a space's name; only while content is being loaded, see `content::names`.
impl<'de> Deserialize<'de> for SpaceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        names::space(&name).map_err(serde::de::Error::custom)
    }
}

/// A set of spaces as 64 bits; iterates in map order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spaces(pub u64);

impl Spaces {
    /// No space.
    pub const EMPTY: Self = Self(0);
    /// Every space, and the unused bits too.
    pub const ALL: Self = Self(!0);

    /// The set with this one member.
    #[must_use]
    pub const fn only(space: SpaceId) -> Self {
        Self(1 << space.0)
    }

    /// Whether the space belongs to the set.
    #[must_use]
    pub const fn contains(self, space: SpaceId) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    /// Adds a space.
    pub fn insert(&mut self, space: SpaceId) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    pub fn remove(&mut self, space: SpaceId) {
        self.0 &= !(1 << space.0);
    }

    /// Whether no space is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in it.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the two share a space.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The lowest member.
    #[must_use]
    pub fn first(self) -> Option<SpaceId> {
        (self.0 != 0).then(|| SpaceId(self.0.trailing_zeros() as u8))
    }

    /// Members in map order.
    pub fn iter(self) -> impl Iterator<Item = SpaceId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let space = SpaceId(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                space
            })
        })
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl std::ops::BitOr for Spaces {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Spaces {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for Spaces {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::Not for Spaces {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}
