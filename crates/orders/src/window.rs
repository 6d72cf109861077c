//! Who may use a card now, and who is asked.
//!
//! Whether a seat is asked may depend on public knowledge only, or asking would betray a hand:
//! [`could`] looks at what everybody sees, [`playable`] at the hand. With `windows strict` the
//! first decides whether to ask, with `fast` the second; the second always decides what is listed.

use crate::card;
use crate::content::Moment;
use crate::faction::Faction;
use crate::legal;
use crate::options::WindowPolicy;
use crate::state::State;

/// The cards whose effect the faction may use now, as bits.
pub(crate) fn playable(state: &State, faction: Faction, moment: Moment) -> u16 {
    let side = &state.sides[faction];
    // Rule 11.4: never the same effect twice in a turn.
    let fitting = state.listeners().at(moment) & side.hand.kinds() & !side.used;
    useful(state, faction, fitting)
}

fn useful(state: &State, faction: Faction, cards: u16) -> u16 {
    card::kinds(cards)
        .filter(|&card| legal::is_useful(state, faction, card))
        .fold(0, |bits, card| bits | 1 << card.0)
}

/// Whether the faction could use a card now, by what everybody knows.
pub(crate) fn could(state: &State, faction: Faction, moment: Moment) -> bool {
    let side = &state.sides[faction];
    if side.hand.is_empty() {
        return false;
    }
    let listeners = state.listeners();
    let fitting = listeners.at(moment) & !side.used;
    card::kinds(fitting).any(|card| {
        state.discard.count(card) < listeners.copies[card.0 as usize]
            && legal::is_useful(state, faction, card)
    })
}

/// Whether the faction is asked.
pub(crate) fn is_asked(state: &State, faction: Faction, moment: Moment) -> bool {
    match state.options.windows {
        WindowPolicy::Strict => could(state, faction, moment),
        WindowPolicy::Fast => playable(state, faction, moment) != 0,
    }
}
