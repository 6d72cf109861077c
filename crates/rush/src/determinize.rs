//! Dealing anew what a seat cannot know.
//!
//! Every player can know which cards every squad has and what lies in every Depot: all of it
//! passed by face up. Unknown are the order of every Garage and of the vehicle deck, and
//! which cards of another seat's Garage and hidden hand are in which of the two.
//!
//! The new deal depends on what the seat knows and on the random numbers, never on where the
//! hidden cards truly are: every hidden card goes into one pool in a fixed order first.

use game::{Rng, Seat};

use crate::card::CardId;
use crate::state::{Squad, State};

/// Deals anew what the seat cannot know.
pub(crate) fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    state.deck.sort_unstable();
    rng.shuffle(&mut state.deck);
    let base = state.content().base;
    for i in 0..state.options.players {
        let other = Seat(i);
        let knows_hand = other == seat || state.is_hand_open(other);
        let squad = state.squad_mut(other);
        if knows_hand {
            squad.garage.sort_unstable();
            rng.shuffle(&mut squad.garage);
        } else {
            deal(squad, base, rng);
        }
    }
}

/// Another seat: the hidden hand and the Garage are one pool.
fn deal(squad: &mut Squad, base: CardId, rng: &mut impl Rng) {
    let mut known = squad.known;
    let mut n_hand = squad.hand.len();
    let mut pool = squad.garage;
    for &card in squad.hand.iter() {
        // A card that everybody knows to be in the hand stays there.
        match known.iter_mut().find(|known| **known == card) {
            Some(place) => {
                *place = CardId::NONE;
                n_hand -= 1;
            }
            None => pool.push(card),
        }
    }
    pool.sort_unstable();
    rng.shuffle(&mut pool);
    squad.hand.clear();
    for card in squad.known.into_iter().filter(|card| card.is_some()) {
        squad.hand.insert_sorted(card);
    }
    // Rule 8.6: a captured base does not stay in a hand, so all of them are in the Garage. (While
    // a draw waits for its shuffle the Garage is empty, and the pool is the hand itself.)
    let mut n_free = pool.iter().filter(|&&card| card != base).count();
    squad.garage.clear();
    for &card in pool.iter() {
        let is_free = card != base;
        let fits = n_hand > 0 && (is_free || n_hand > n_free);
        n_free -= usize::from(is_free);
        if fits {
            squad.hand.insert_sorted(card);
            n_hand -= 1;
        } else {
            squad.garage.push(card);
        }
    }
    if squad.chosen.is_some() {
        let at = rng.below(squad.hand.len() as u32) as usize;
        squad.chosen = squad.hand[at];
    }
}
