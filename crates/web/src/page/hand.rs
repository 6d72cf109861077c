//! The cards before the person: hand, face-up and face-down ones.

use leptos::prelude::*;
use text::Spot;

use super::card::Card;
use super::glyph::Plate;
use super::room;
use crate::paint::card::CardPaint;
use crate::paint::card_thing;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let room = room();
    let cards = move || {
        let shown = room.shown.get()?;
        let opening = room.opening().map(|hand| hand.mark);
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
                let cards = shown.hand().filter(|(at, _)| *at == spot);
                let cards = cards.map(|(_, card)| card.clone());
                // Of several opening hands one is looked at.
                let mut cards: Vec<_> = cards
                    .filter(|card| opening.is_none() || card.face.mark() == opening)
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
                let lit: Vec<_> = cards
                    .iter()
                    .filter(|card| room.is_lit(&card_thing(spot, &card.id)))
                    .map(|card| card.face.mark())
                    .collect();
                cards.sort_by_key(|card| !lit.contains(&card.face.mark()));
                let is_hand = spot == Spot::Hand;
                // One pack a country, where one person leads several.
                let packs = packed(cards);
                let is_shared = packs.len() > 1 || opening.is_some();
                let packs: Vec<_> = packs
                    .into_iter()
                    .map(|(mark, cards)| {
                        let n = cards.len();
                        let mark = mark.filter(|_| is_shared);
                        let cards: Vec<_> = cards
                            .into_iter()
                            .map(|card| {
                                let thing = card_thing(spot, &card.id);
                                view! { <li><Card paint=card thing=thing/></li> }
                            })
                            .collect();
                        view! {
                            <div class="pack" class:set=!is_hand>
                                <span class="cap">{mark.map(|mark| view! { <Plate mark=mark size="s"/> })}{room.word(name)}" "<b>{n}</b></span>
                                <ul class="hand">{cards}</ul>
                            </div>
                        }
                    })
                    .collect();
                Some(packs)
            })
            .collect();
        Some(groups)
    };
    view! { <section class="tray" id="hand" aria-label=move || room.word("web-hand")>{cards}</section> }
}

/// Cards that lie side by side and are of one country, with its mark.
fn packed(cards: Vec<CardPaint>) -> Vec<(Option<&'static str>, Vec<CardPaint>)> {
    let mut packs: Vec<(Option<&'static str>, Vec<CardPaint>)> = Vec::new();
    for card in cards {
        // Vehicles of all nations are one hand.
        let mark = card.face.leader();
        match packs.last_mut().filter(|(other, _)| *other == mark) {
            Some((_, pack)) => pack.push(card),
            None => packs.push((mark, vec![card])),
        }
    }
    packs
}
