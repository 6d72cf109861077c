//! Preparing for war: each country may lay a Status or a Response from its deck before round 1.
//!
//! Queries only. What is decided is in [`State`] and hidden from other seats until all have decided.

use game::Seat;

use crate::card::CardId;
use crate::country::Country;
use crate::state::State;

/// What a country has decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Prepared {
    /// Nothing so far.
    #[default]
    Open,
    /// To lay no card.
    Nothing,
    /// To lay this card, which is in its deck until all have decided.
    Card(CardId),
}

/// Whether a country has still to decide.
pub(crate) fn is_open(state: &State, country: Country) -> bool {
    state.prepared[country] == Prepared::Open
}

/// For which of its countries a seat decides now: one after another, for `pass` names none.
pub(crate) fn asked(state: &State, seat: Seat) -> Option<Country> {
    let mut led = state.options.led_by(seat).iter();
    led.find(|&country| is_open(state, country))
}

/// The cards that a country may lay, ascending.
pub(crate) fn cards(state: &State, country: Country) -> impl Iterator<Item = CardId> + '_ {
    let content = state.content();
    let deck = &state.cards[country].deck;
    content.decks[country]
        .iter()
        .copied()
        .filter(|&card| content.card(card).card_type.stays() && deck.contains(&card))
}
