//! Dealing anew what a seat cannot know.
//!
//! The new deal depends on what the seat knows and on the random numbers, never on where the
//! hidden cards truly are: every hidden card goes into one pool in a fixed order first.

use game::{Rng, Seat};

use crate::card::Pack;
use crate::content::Content;
use crate::country::Country;
use crate::effect::CardType;
use crate::state::{Cards, State};

/// Deals anew what the seat cannot know.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let content = state.content();
    for country in Country::ALL {
        let is_own = state.leaders[country] == seat;
        let cards = &mut state.cards[country];
        if is_own {
            deal_own_deck(cards, rng);
        } else {
            deal_other(content, country, cards, rng);
        }
    }
}

/// The own deck: all its cards are known, their order only where it was seen.
fn deal_own_deck(cards: &mut Cards, rng: &mut impl Rng) {
    let known = cards.known_to_owner | cards.known_to_all;
    let mut pool = unknown_places(&cards.deck, known);
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    refill(&mut cards.deck, known, &mut pool);
}

/// Another country: hand, deck, face-down Responses and face-down discards are one pool.
fn deal_other(content: &Content, country: Country, cards: &mut Cards, rng: &mut impl Rng) {
    let mut pool = unknown_places(&cards.deck, cards.known_to_all);
    for &card in cards.hand.iter().chain(cards.hidden.iter()) {
        pool.push(card);
    }
    let n_face_down = cards.responses.count_ones();
    for slot in game::bits(cards.responses) {
        pool.push(content.in_slot(country, slot));
    }
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    // What lies face down on the table is a Response, everybody knows that much.
    cards.responses = 0;
    for _ in 0..n_face_down {
        let at = pool
            .iter()
            .rposition(|&card| content.card(card).card_type == CardType::Response);
        if let Some(at) = at {
            let card = pool[at];
            pool[at..].rotate_left(1);
            pool.pop();
            cards.responses |= content.card(card).bit();
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

fn unknown_places(deck: &Pack, known: u64) -> Pack {
    let mut pool = Pack::default();
    for (i, &card) in deck.iter().enumerate() {
        if known >> i & 1 == 0 {
            pool.push(card);
        }
    }
    pool
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
