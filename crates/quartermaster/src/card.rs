//! Cards and piles of them.

use serde::Serialize;

use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{Ability, CardType, Family};

/// A card by its row in the content. Copies of one card are the same card: nobody can tell them
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
    pub abilities: &'static [Ability],
    /// Its place among the cards of its country, below 32.
    pub(crate) slot: u32,
    /// The numbered parts of each ability.
    pub(crate) parts: Vec<Vec<NodeId>>,
    /// The ability that is used by itself (a window, instead of play, a replaced build).
    pub(crate) usable: Option<u8>,
    /// A bit of its own for each Status limited to once per trigger.
    pub(crate) once: u32,
}

impl Card {
    /// The card's bit among the cards of its country.
    pub(crate) fn bit(&self) -> u32 {
        1 << self.slot
    }
}

/// The most cards a country has, rounded up.
const PACK: usize = 43;

/// A pile of cards of one country; the last one is on top.
#[derive(Clone, Copy)]
pub(crate) struct Pack {
    len: u8,
    cards: [CardId; PACK],
}

impl Default for Pack {
    fn default() -> Self {
        Self {
            len: 0,
            cards: [CardId(0); PACK],
        }
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Pack {}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}

impl std::ops::Deref for Pack {
    type Target = [CardId];

    fn deref(&self) -> &[CardId] {
        &self.cards[..self.len as usize]
    }
}

impl std::ops::DerefMut for Pack {
    fn deref_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..self.len as usize]
    }
}

impl Pack {
    /// Puts a card on top.
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<CardId> {
        (self.len > 0).then(|| {
            self.len -= 1;
            self.cards[self.len as usize]
        })
    }

    /// Puts a card at the bottom.
    pub(crate) fn push_bottom(&mut self, card: CardId) {
        self.push(card);
        self.rotate_right(1);
    }

    /// Puts a card where an ascending order wants it.
    pub(crate) fn insert_sorted(&mut self, card: CardId) {
        let at = self.partition_point(|&other| other <= card);
        self.push(card);
        self[at..].rotate_right(1);
    }

    /// Takes one copy of a card out, the lowest in the pile; false when there is none.
    pub(crate) fn take(&mut self, card: CardId) -> bool {
        let Some(at) = self.iter().position(|&other| other == card) else {
            return false;
        };
        self[at..].rotate_left(1);
        self.len -= 1;
        true
    }

    /// Empties the pile.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

/// Where a card can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sorted_pack_stays_sorted_and_gives_one_copy_at_a_time() {
        let mut pack = Pack::default();
        for card in [5, 1, 5, 3] {
            pack.insert_sorted(CardId(card));
        }
        assert_eq!(pack[..], [1, 3, 5, 5].map(CardId));
        assert!(pack.take(CardId(5)));
        assert!(!pack.take(CardId(4)));
        assert_eq!(pack[..], [1, 3, 5].map(CardId));
        pack.push_bottom(CardId(9));
        assert_eq!(pack.pop(), Some(CardId(5)));
        assert_eq!(pack[..], [9, 1, 3].map(CardId));
    }
}
