//! Places where pieces stand: areas on land and zones in the air.
//!
//! Both kinds share one row of numbers, areas first, so that a set of places is one word and
//! control, supply, entering and battles are written once for troops and planes alike. The two
//! kinds never border each other, so a flood over both is two floods in one.

use serde::{Deserialize, Serialize};

/// The most areas a board has.
pub(crate) const MAX_AREAS: usize = 32;
/// The most zones a board has.
pub(crate) const MAX_ZONES: usize = 8;
/// The most places a board has.
pub(crate) const MAX_PLACES: usize = MAX_AREAS + MAX_ZONES;

/// An area (below `MAX_AREAS`) or a zone (from there on).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId(pub(crate) u8);

/// What stands in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// In an area.
    Troop,
    /// In a zone.
    Plane,
}

impl PieceKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Troop, Self::Plane];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Troop => "troop",
            Self::Plane => "plane",
        }
    }
}

impl PlaceId {
    /// The area in that row of the board.
    pub(crate) const fn area(row: usize) -> Self {
        Self(row as u8)
    }

    /// The zone in that row of the board.
    pub(crate) const fn zone(row: usize) -> Self {
        Self((MAX_AREAS + row) as u8)
    }

    /// Which pieces stand here.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        if (self.0 as usize) < MAX_AREAS {
            PieceKind::Troop
        } else {
            PieceKind::Plane
        }
    }

    /// Its row among the areas or the zones of its board.
    #[must_use]
    pub const fn row(self) -> usize {
        match self.kind() {
            PieceKind::Troop => self.0 as usize,
            PieceKind::Plane => self.0 as usize - MAX_AREAS,
        }
    }

    /// Its row in a table of all places.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places; iterates from the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(pub(crate) u64);

game::bit_set!(Places(u64) of PlaceId: |place| place.0, |bit| PlaceId(bit as u8));

impl Places {
    /// Every area there could be.
    pub const LAND: Self = Self((1 << MAX_AREAS) - 1);
    /// Every zone there could be.
    pub const AIR: Self = Self(!((1 << MAX_AREAS) - 1));

    /// All places of that kind of piece.
    #[must_use]
    pub const fn of(kind: PieceKind) -> Self {
        match kind {
            PieceKind::Troop => Self::LAND,
            PieceKind::Plane => Self::AIR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_from_the_lowest_and_parts_land_from_air() {
        let set: Places = [PlaceId::zone(1), PlaceId::area(4)].into_iter().collect();
        let members: Vec<PlaceId> = set.iter().collect();
        assert_eq!(members, [PlaceId::area(4), PlaceId::zone(1)]);
        assert_eq!((set & Places::LAND).len(), 1);
        assert_eq!((set & Places::of(PieceKind::Plane)).len(), 1);
        assert_eq!(PlaceId::zone(0).kind(), PieceKind::Plane);
    }
}
