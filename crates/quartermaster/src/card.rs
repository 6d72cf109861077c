//! Cards and piles of them.

use serde::{Deserialize, Serialize};

use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{Ability, CardType, Family};

/// A card by its row in the content. Copies of one card are the same card: no one can tell them
/// apart, so neither can a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A card as content describes it.
#[derive(Debug)]
pub struct Card {
    /// Its name in notation, unique (the facts' id).
    pub name: String,
    /// Whose it is.
    pub country: Country,
    /// Of what type.
    pub card_type: CardType,
    /// How many of it are in the deck.
    pub copies: u8,
    /// The printed title in English.
    pub title: String,
    /// Numbers printed on physical cards, where known.
    pub numbers: Vec<u16>,
    /// The family other cards speak of.
    pub family: Option<Family>,
    /// A decision between sources that matters for this card.
    pub note: Option<String>,
    /// What it can do.
    pub abilities: Vec<Ability>,
    /// Its place among the cards of its country.
    pub(crate) slot: u32,
    /// The numbered parts of each ability.
    pub(crate) parts: Vec<Vec<NodeId>>,
    /// The ability that is used by itself (a window, instead of play, a replaced build).
    pub(crate) usable: Option<u8>,
    /// A bit of its own for each Status limited to once per trigger.
    pub(crate) once: u32,
}

impl Card {
    /// The card alone, as a set of cards of its country.
    pub(crate) const fn bit(&self) -> Slots {
        Slots::only(self.slot)
    }
}

/// Cards of one country, by slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slots(u64);

game::bit_set!(Slots(u64) of u32: |slot| slot, |bit| bit);

impl Slots {
    /// How many different cards a country can have.
    pub(crate) const MOST: usize = u64::BITS as usize;

    /// Adds all of these.
    pub(crate) fn add(&mut self, others: Self) {
        self.0 |= others.0;
    }

    /// Takes all of these out.
    pub(crate) fn drop(&mut self, others: Self) {
        self.0 &= !others.0;
    }
}

/// The most cards a country has: Germany with every card of the air expansion.
pub(crate) const PACK: usize = 55;

/// A pile of cards of one country.
pub(crate) type Pack = game::Pack<CardId, PACK>;

/// Where a card can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In hand.
    Hand,
    /// In the draw deck.
    Deck,
    /// In the discard pile.
    Pile,
    /// On the table, face down.
    Table,
}
