//! The cards before the person: hand, face-up and face-down ones.

use leptos::prelude::*;
use text::Spot;

use super::card::Card;
use super::room;
use crate::paint::card_thing;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let room = room();
    let cards = move || {
        let shown = room.shown.get()?;
        let spots = [Spot::Deck, Spot::Hand, Spot::FaceDown, Spot::FaceUp];
        // What can be used now comes first, so that nobody has to look for it.
        let mut spots = spots;
        spots.sort_by_key(|spot| {
            let mut cards = shown.hand().filter(|(at, _)| at == spot);
            !cards.any(|(_, card)| room.is_lit(&card_thing(*spot, &card.id)))
        });
        let groups: Vec<_> = spots
            .into_iter()
            .filter_map(|spot| {
                let cards: Vec<_> = shown
                    .hand()
                    .filter(|(at, _)| *at == spot)
                    .map(|(_, card)| card.clone())
                    .collect();
                if cards.is_empty() {
                    return None;
                }
                let name = match spot {
                    Spot::Hand | Spot::Offer => "web-hand",
                    Spot::Deck => "web-from-deck",
                    Spot::FaceUp => "web-face-up",
                    Spot::FaceDown => "web-face-down",
                };
                // The cards of whoever is asked come first, where one person leads several.
                let mut cards = cards;
                let lit: Vec<_> = cards
                    .iter()
                    .filter(|card| room.is_lit(&card_thing(spot, &card.id)))
                    .map(|card| card.face.mark())
                    .collect();
                cards.sort_by_key(|card| !lit.contains(&card.face.mark()));
                let n = cards.len();
                let cards: Vec<_> = cards
                    .into_iter()
                    .map(|card| {
                        let thing = card_thing(spot, &card.id);
                        view! { <li><Card paint=card thing=thing/></li> }
                    })
                    .collect();
                let is_hand = spot == Spot::Hand;
                Some(view! {
                    <div class="pack" class:set=!is_hand>
                        <span class="cap">{room.word(name)}" "<b>{n}</b></span>
                        <ul class="hand">{cards}</ul>
                    </div>
                })
            })
            .collect();
        Some(groups)
    };
    view! { <section class="tray" id="hand" aria-label=move || room.word("web-hand")>{cards}</section> }
}
