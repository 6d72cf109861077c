//! Cards, piles and sets of them.

use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::nation::{Class, Nation};

/// A card by its face: the place in the content.
///
/// The 100 vehicles are all different, so there a face is one physical card, and the rule that a
/// vehicle is used once a turn needs no more (A17). Copies of barracks, medals and bases are one
/// face: players cannot tell them apart, so neither can a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// How many vehicles there are (rule 1.1).
pub(crate) const N_VEHICLES: usize = 100;
/// Faces that are not vehicles: three barracks, eight medals, the base.
pub(crate) const N_OTHERS: usize = 12;
/// Faces in all.
pub(crate) const N_FACES: usize = N_VEHICLES + N_OTHERS;

impl CardId {
    /// No card, where a place is empty.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// Whether there is a card.
    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }

    /// The card, if there is one.
    pub(crate) fn some(self) -> Option<Self> {
        self.is_some().then_some(self)
    }

    /// Whether it is a vehicle.
    #[inline]
    #[must_use]
    pub const fn is_vehicle(self) -> bool {
        (self.0 as usize) < N_VEHICLES
    }
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A vehicle.
    Vehicle,
    /// One of the six starting cards.
    Barracks,
    /// One or two medals.
    Medal,
    /// A base.
    Base,
}

/// How much of a card is known, and not our guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Every field is in a named source.
    Published,
    /// The name is attested in a named source; the source line tells about the rest.
    Inferred,
    /// All of it is ours, the choice of the vehicle included.
    Reconstructed,
}

/// The most abilities on one card.
pub(crate) const MAX_ABILITIES: usize = 4;

/// What the rules need to know of a card, small and flat.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// What kind of card it is.
    pub kind: Kind,
    /// Of vehicles and medals.
    pub nation: Option<Nation>,
    /// Of vehicles.
    pub class: Option<Class>,
    /// What it costs in the Reserve.
    pub cost: u8,
    /// What it pays; `None` when it can never pay (rule 4.1).
    pub resources: Option<u8>,
    /// The only nation it pays for (rule 4.8).
    pub goods: Option<Nation>,
    /// 0 to 2.
    pub firepower: u8,
    /// 0 to 2.
    pub armour: u8,
    /// See [`Ability::BasesOnly`].
    pub is_bases_only: bool,
    /// See [`Ability::VehiclesOnly`].
    pub is_vehicles_only: bool,
    /// Medals it is worth in a squad.
    pub medals: u8,
    /// Its actions in printed order; the first `n_actions` count.
    pub(crate) actions: [Ability; MAX_ABILITIES],
    pub(crate) n_actions: u8,
}

impl Face {
    /// The highest cost a content file may give; the printed range is not known.
    pub const MOST_COST: u8 = 20;

    /// The actions in printed order.
    #[inline]
    #[must_use]
    pub fn actions(&self) -> &[Ability] {
        &self.actions[..self.n_actions as usize]
    }

    /// Whether it can lie on a base (rules 5.4, 5.8).
    #[inline]
    #[must_use]
    pub fn can_defend(&self) -> bool {
        self.kind == Kind::Vehicle && self.armour > 0
    }
}

/// A card as content describes it.
#[derive(Debug)]
pub struct Card {
    /// Its name in notation, unique.
    pub name: String,
    /// The title for people.
    pub title: String,
    /// What the rules need.
    pub face: Face,
    /// All abilities in printed order, restrictions too.
    pub abilities: Vec<Ability>,
    /// How many are in the box.
    pub copies: u8,
    /// How many a seat begins with.
    pub start: u8,
    /// How much of it is known.
    pub provenance: Provenance,
    /// Where it is known from.
    pub source: String,
}

/// The most cards one seat can have: six barracks, all vehicles, all medals, all others' bases.
const PACK: usize = 6 + N_VEHICLES + 48 + 12;

/// A pile of cards.
pub(crate) type Pack = game::Pack<CardId, PACK>;

/// A set of vehicles; iterates ascending.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct VehicleSet(u128);

impl VehicleSet {
    pub(crate) const EMPTY: Self = Self(0);

    /// Adds a card; one that is no vehicle is left out.
    #[inline]
    pub(crate) fn insert(&mut self, card: CardId) {
        if card.is_vehicle() {
            self.0 |= 1 << card.0;
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: CardId) {
        if card.is_vehicle() {
            self.0 &= !(1 << card.0);
        }
    }

    #[inline]
    pub(crate) fn contains(self, card: CardId) -> bool {
        card.is_vehicle() && self.0 >> card.0 & 1 != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        game::bits(self.0).map(|card| CardId(card as u8))
    }
}

impl std::fmt::Debug for VehicleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_vehicles_alone() {
        let mut set = VehicleSet::EMPTY;
        for card in [99, 3, 100, 255] {
            set.insert(CardId(card));
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 99].map(CardId));
        assert!(!set.contains(CardId(100)) && !set.contains(CardId::NONE));
        set.remove(CardId(3));
        assert!(!set.is_empty());
    }
}
