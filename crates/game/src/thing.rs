//! What a choice is about: the things on the table that people point at.
//!
//! An interface lights up the things that choices name and never reads notation. Pointing at a
//! thing that no choice names asks [`crate::Game::ways`] what could be done with it.

use serde::{Deserialize, Serialize};

use crate::{AbilityName, CardName, KindName, PlaceName, Seat, SideName, SpaceName};

/// Something on the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A card, vehicle or tile where it lies.
    Card {
        /// Which.
        card: CardName,
        /// Where.
        zone: Zone,
    },
    /// A place where pieces stand.
    Place(PlaceName),
    /// A piece.
    Piece {
        /// Whose.
        side: SideName,
        /// What kind.
        kind: KindName,
        /// Where.
        place: PlaceName,
    },
    /// An action space.
    Space(SpaceName),
    /// Those who have pieces: a country, a faction.
    Side(SideName),
    /// A chair at the table.
    Seat(Seat),
    /// An ability of the card in question.
    Ability(AbilityName),
    /// An option of the card in question, counted from 1.
    Option(u8),
    /// So many.
    Number(u8),
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In a hand.
    Hand,
    /// Face up before its owner.
    FaceUp,
    /// Face down before its owner.
    FaceDown,
    /// In a deck.
    Deck,
    /// On a pile of used cards.
    Pile,
    /// Open to everybody, to be had.
    Offer,
    /// On a base, defending it.
    Base,
    /// In a stack of cards that are all alike.
    Stack,
}

/// What a thing has to do with a choice.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It is what the choice is about.
    #[default]
    About,
    /// Something leaves it.
    From,
    /// Something goes there or is done to it.
    To,
    /// It is what the choice is done with.
    With,
}

/// A thing that a choice names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Named {
    /// What it has to do with the choice.
    pub role: Role,
    /// The thing.
    pub thing: Thing,
}

impl Thing {
    /// A card where it lies.
    #[must_use]
    pub fn card(card: &str, zone: Zone) -> Self {
        Self::Card {
            card: card.into(),
            zone,
        }
    }

    /// A place.
    #[must_use]
    pub fn place(place: &str) -> Self {
        Self::Place(place.into())
    }

    /// A piece.
    #[must_use]
    pub fn piece(side: &str, kind: &str, place: &str) -> Self {
        Self::Piece {
            side: side.into(),
            kind: kind.into(),
            place: place.into(),
        }
    }

    /// The thing in that role.
    #[must_use]
    pub fn as_a(self, role: Role) -> Named {
        Named { role, thing: self }
    }

    /// The thing as what a choice is about.
    #[must_use]
    pub fn named(self) -> Named {
        self.as_a(Role::About)
    }
}
