//! Dealing anew what a seat cannot know.
//!
//! The new deal depends on what the seat knows and on the random numbers, never on where the
//! hidden cards truly are: every hidden card goes into one pool in a fixed order first.

use game::{Rng, Seat};

use crate::card::{CardId, Pack, Slots};
use crate::content::Content;
use crate::country::Country;
use crate::prepare::{self, Prepared};
use crate::state::{Cards, State};

/// Deals anew what the seat cannot know.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let content = state.content();
    for country in Country::ALL {
        let is_own = state.leaders[country] == seat;
        let cards = &mut state.cards[country];
        if is_own {
            deal_own_deck(content, country, cards, rng);
        } else {
            deal_other(content, country, cards, rng);
            if !prepare::is_open(state, country) {
                state.prepared[country] = imagine_prepared(state, country, rng);
            }
        }
    }
}

/// The own deck: all its cards are known, their order only where it was seen.
fn deal_own_deck(content: &Content, country: Country, cards: &mut Cards, rng: &mut impl Rng) {
    let known = cards.known_to_owner | cards.known_to_all;
    let mut counts = Counts::new(content, country);
    counts.add_unknown(&cards.deck, known);
    let mut pool = counts.to_pack();
    rng.shuffle(&mut pool);
    refill(&mut cards.deck, known, &mut pool);
}

/// Another country: hand, deck, face-down Responses and face-down discards are one pool.
fn deal_other(content: &Content, country: Country, cards: &mut Cards, rng: &mut impl Rng) {
    let mut counts = Counts::new(content, country);
    counts.add_unknown(&cards.deck, cards.known_to_all);
    counts.add_all(&cards.hand);
    counts.add_all(&cards.hidden);
    counts.add_slots(cards.responses);
    let mut pool = counts.to_pack();
    rng.shuffle(&mut pool);
    // What lies face down on the table is a Response, or a Bolster that a card has laid there;
    // everybody knows how many of which.
    let face_down = std::mem::take(&mut cards.responses);
    for kind in [content.responses[country], content.bolsters[country]] {
        let mut at = pool.len();
        for _ in 0..(face_down & kind).len() {
            let fits = |card: &CardId| kind.contains(counts.slot(*card) as u32);
            if let Some(found) = pool[..at].iter().rposition(fits) {
                cards.responses.insert(counts.slot(pool[found]) as u32);
                pool[found..].rotate_left(1);
                pool.pop();
                at = found;
            }
        }
    }
    for pack in [&mut cards.hand, &mut cards.hidden] {
        let n = pack.len();
        pack.clear();
        for _ in 0..n {
            if let Some(card) = pool.pop() {
                pack.insert_sorted(card);
            }
        }
    }
    refill(&mut cards.deck, cards.known_to_all, &mut pool);
    // Which places the owner knows stays true; what they see there is dealt anew.
}

/// What another country may have prepared: that it has decided is all that is known.
fn imagine_prepared(state: &State, country: Country, rng: &mut impl Rng) -> Prepared {
    let n = prepare::cards(state, country).count() as u32;
    let which = rng.below(n + 1) as usize;
    match prepare::cards(state, country).nth(which) {
        Some(card) => Prepared::Card(card),
        None => Prepared::Nothing,
    }
}

/// How many of each card of a country there are, by its slot.
///
// Invariant: the cards of a country have ids in a row, checked when content is loaded.
struct Counts {
    first: u8,
    copies: [u8; Self::SLOTS],
}

impl Counts {
    /// No country has more different cards than fit into a set of slots.
    const SLOTS: usize = Slots::MOST;

    fn new(content: &Content, country: Country) -> Self {
        Self {
            first: content.decks[country].first().map_or(0, |card| card.0),
            copies: [0; Self::SLOTS],
        }
    }

    fn slot(&self, card: CardId) -> usize {
        usize::from(card.0 - self.first) % Self::SLOTS
    }

    fn add_all(&mut self, cards: &[CardId]) {
        for &card in cards {
            self.copies[self.slot(card)] += 1;
        }
    }

    /// Adds the cards of a deck whose places are not known.
    fn add_unknown(&mut self, deck: &[CardId], known: u64) {
        if known == 0 {
            return self.add_all(deck);
        }
        for (i, &card) in deck.iter().enumerate() {
            if known >> i & 1 == 0 {
                self.copies[self.slot(card)] += 1;
            }
        }
    }

    fn add_slots(&mut self, slots: Slots) {
        for slot in slots.iter() {
            self.copies[slot as usize] += 1;
        }
    }

    /// The cards, ascending.
    fn to_pack(&self) -> Pack {
        let mut pack = Pack::default();
        for (slot, &copies) in self.copies.iter().enumerate() {
            for _ in 0..copies {
                pack.push(CardId(self.first + slot as u8));
            }
        }
        pack
    }
}

fn refill(deck: &mut Pack, known: u64, pool: &mut Pack) {
    for (i, place) in deck.iter_mut().enumerate() {
        if known >> i & 1 == 0
            && let Some(card) = pool.pop()
        {
            *place = card;
        }
    }
}
