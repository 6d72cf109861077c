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

game::bit_set!(Spaces(u64) of SpaceId: |space| space.0, |bit| SpaceId(bit as u8));

impl Spaces {
    /// Every space, and the unused bits too.
    pub const ALL: Self = Self(!0);
}
