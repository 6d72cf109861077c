//! Dealing anew what a seat cannot know.
//!
//! The new deal depends on what the seat knows and on the random numbers, never on where the
//! hidden cards truly are: the deck and the opponent's hand go into one pool in a fixed order
//! first. Everything else lies open.

use game::{Rng, Seat};

use crate::card::{Deck, Pack};
use crate::faction::Faction;
use crate::state::State;

/// Deals anew what the seat cannot know.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let Some(faction) = Faction::of(seat) else {
        return;
    };
    let hand = &mut state.sides[faction.other()].hand;
    let mut pool = Deck::default();
    for card in hand.iter() {
        pool.push(card);
    }
    for &card in state.deck.iter() {
        pool.push(card);
    }
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    let n = hand.len();
    *hand = Pack::default();
    for _ in 0..n {
        if let Some(card) = pool.pop() {
            hand.insert(card);
        }
    }
    state.deck = pool;
}
