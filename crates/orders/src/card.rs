//! Operation cards, area bonuses, and packs of cards.

use std::collections::BTreeMap;

use crate::effect::{BonusEffect, CardEffect, Timing, When};
use crate::options::Mode;

/// The most kinds of cards or bonuses there are.
pub(crate) const MAX_KINDS: usize = 16;
/// The most cards in a deck.
pub(crate) const MAX_DECK: usize = 64;

/// A card by its row in the content. Copies of one card are the same card: players cannot tell
/// them apart, so neither can a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// Its row in the content.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize
    }
}

/// A card as content describes it.
#[derive(Debug)]
pub struct Card {
    /// Its name in notation, unique.
    pub name: String,
    /// The title in English.
    pub title: String,
    /// On whose turn its effect is used.
    pub timing: Timing,
    /// How many of it are in the deck.
    pub copies: u8,
    /// In which modes it is used.
    pub modes: Vec<Mode>,
    /// When its effect may be used.
    pub when: When,
    /// What it does.
    pub effect: CardEffect,
    /// How well each of these values is founded, by field.
    pub provenance: BTreeMap<String, String>,
}

/// A bonus by its row in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BonusId(pub(crate) u8);

impl BonusId {
    /// Its row in the content.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize
    }
}

/// A bonus as content describes it.
#[derive(Debug)]
pub struct Bonus {
    /// Its name in notation, unique.
    pub name: String,
    /// The title in English.
    pub title: String,
    /// Whether it is printed on the board; else it is a token.
    pub is_printed: bool,
    /// In which modes it is used.
    pub modes: Vec<Mode>,
    /// What it does.
    pub effect: BonusEffect,
    /// How well each of these values is founded, by field.
    pub provenance: BTreeMap<String, String>,
}

/// Cards without an order: a hand, or the open discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pack {
    len: u8,
    /// Which kinds are there.
    kinds: u16,
    copies: [u8; MAX_KINDS],
}

impl Pack {
    pub(crate) fn insert(&mut self, card: CardId) {
        self.copies[card.0 as usize] += 1;
        self.kinds |= 1 << card.0;
        self.len += 1;
    }

    /// Takes one copy out; whether there was one.
    pub(crate) fn take(&mut self, card: CardId) -> bool {
        let Some(copies) = self.copies.get_mut(card.0 as usize).filter(|n| **n > 0) else {
            return false;
        };
        *copies -= 1;
        if *copies == 0 {
            self.kinds &= !(1 << card.0);
        }
        self.len -= 1;
        true
    }

    pub(crate) fn count(&self, card: CardId) -> u8 {
        self.copies.get(card.0 as usize).copied().unwrap_or(0)
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds that are there, as bits.
    pub(crate) const fn kinds(&self) -> u16 {
        self.kinds
    }

    /// Every card, copies apart, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.copies
            .iter()
            .enumerate()
            .flat_map(|(i, &n)| std::iter::repeat_n(CardId(i as u8), usize::from(n)))
    }
}

/// The kinds in a set of bits, ascending.
pub(crate) fn kinds(bits: u16) -> impl Iterator<Item = CardId> {
    game::bits(bits).map(|kind| CardId(kind as u8))
}

/// The face-down deck.
pub(crate) type Deck = game::Pack<CardId, MAX_DECK>;
