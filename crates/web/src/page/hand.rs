//! The cards before the person: hand, face-up and face-down ones.

use std::collections::BTreeMap;

use leptos::prelude::*;
use text::Spot;

use super::app;
use super::card::Card;
use super::glyph::Plate;
use crate::app::AppState;
use crate::paint::card::CardPaint;
use crate::paint::card_thing;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let app = app();
    let packs = Memo::new(move |_| packs(app));
    let keys = move || packs.with(|packs| packs.iter().map(Pack::key).collect::<Vec<_>>());
    view! {
        <section class="tray" id="hand" aria-label=move || app.word("web-hand")>
            <For each=keys key=String::clone children=move |key| pack_view(app, packs, key)/>
        </section>
    }
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq)]
struct Pack {
    spot: Spot,
    /// Whose they are, where one person leads several countries.
    mark: Option<&'static str>,
    /// How many packs alike come before it.
    nth: usize,
    cards: Vec<CardPaint>,
}

impl Pack {
    fn key(&self) -> String {
        format!("{:?} {:?} {}", self.spot, self.mark, self.nth)
    }
}

/// The cards before the person; those that can be used now come first.
fn packs(app: AppState) -> Vec<Pack> {
    let Some(shown) = app.shown.get() else {
        return Vec::new();
    };
    let opening = app.opening().map(|hand| hand.mark);
    let mut spots = [Spot::Deck, Spot::Hand, Spot::FaceDown, Spot::FaceUp];
    spots.sort_by_key(|spot| {
        let mut cards = shown.hand().filter(|(at, _)| at == spot);
        !cards.any(|(_, card)| app.is_selectable(&card_thing(*spot, &card.id)))
    });
    let mut all: Vec<Pack> = Vec::new();
    for spot in spots {
        let cards = shown.hand().filter(|(at, _)| *at == spot);
        let cards = cards.map(|(_, card)| card.clone());
        // Of several opening hands one is looked at.
        let mut cards: Vec<_> = cards
            .filter(|card| opening.is_none() || card.face.mark() == opening)
            .collect();
        // The cards of the country that is asked come first, where one person leads several.
        let selectable: Vec<_> = cards
            .iter()
            .filter(|card| app.is_selectable(&card_thing(spot, &card.id)))
            .map(|card| card.face.mark())
            .collect();
        cards.sort_by_key(|card| {
            let mark = card.face.mark();
            (!selectable.contains(&mark), mark != shown.asker)
        });
        // One pack a country, where one person leads several.
        let packs = packed(cards);
        let is_shared = packs.len() > 1 || opening.is_some();
        for (mark, cards) in packs {
            let mark = mark.filter(|_| is_shared);
            let before = all
                .iter()
                .filter(|pack| (pack.spot, pack.mark) == (spot, mark));
            let nth = before.count();
            all.push(Pack {
                spot,
                mark,
                nth,
                cards,
            });
        }
    }
    all
}

fn pack_view(app: AppState, packs: Memo<Vec<Pack>>, key: String) -> impl IntoView {
    let pack = Memo::new(move |_| {
        packs.with(|packs| packs.iter().find(|pack| pack.key() == key).cloned())
    });
    let head = Memo::new(move |_| {
        pack.with(|pack| {
            let pack = pack.as_ref()?;
            Some((pack.spot, pack.mark, pack.cards.len()))
        })
    });
    let cap = move || {
        let (spot, mark, n) = head.get()?;
        let name = match spot {
            Spot::Hand | Spot::Offer => "web-hand",
            Spot::Deck => "web-from-deck",
            Spot::FaceUp => "web-face-up",
            Spot::FaceDown => "web-face-down",
        };
        Some(
            view! { {mark.map(|mark| view! { <Plate mark=mark size="s"/> })}{app.word(name)}" "<b>{n}</b> },
        )
    };
    let is_set = move || head.get().is_some_and(|(spot, ..)| spot != Spot::Hand);
    let cards = Memo::new(move |_| {
        pack.with(|pack| {
            let pack = pack.as_ref();
            pack.map_or_else(Vec::new, |pack| {
                let cards = pack.cards.iter();
                cards.map(|card| (pack.spot, card.clone())).collect()
            })
        })
    });
    view! {
        <div class="pack" class:set=is_set>
            <span class="cap">{cap}</span>
            <ul class="hand"><Cards cards=cards/></ul>
        </div>
    }
}

/// Cards in a row. Each stays the same on the page for as long as it lies there.
#[component]
pub(super) fn Cards(cards: Memo<Vec<(Spot, CardPaint)>>) -> impl IntoView {
    let keyed = move || {
        let mut copies: BTreeMap<String, usize> = BTreeMap::new();
        let cards = cards.get().into_iter();
        let cards = cards.map(|(spot, card)| {
            // The words are in it: in another language it is another card.
            let name = format!(
                "{spot:?} {} {} {}",
                card.id,
                card.title,
                card.text.join(" ")
            );
            let n = copies.entry(name.clone()).or_default();
            *n += 1;
            (format!("{name} {n}"), spot, card)
        });
        cards.collect::<Vec<_>>()
    };
    view! {
        <For each=keyed key=|(key, ..)| key.clone() children=move |(_, spot, card)| {
            let thing = card_thing(spot, &card.id);
            view! { <li><Card paint=card thing=thing/></li> }
        }/>
    }
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
