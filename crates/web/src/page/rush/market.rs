//! The middle of the table: the vehicle deck, the Reserve, and the turn in action.

use leptos::prelude::*;
use text::rich::Topic;

use super::action::Action;
use super::of;
use crate::app::AppState;
use crate::page::app;
use crate::page::vehicle::vehicle;
use crate::paint::rush::VehiclePaint;

/// The board.
#[component]
pub(crate) fn RushTable() -> impl IntoView {
    let app = app();
    // Each part is drawn anew when it changes, not whenever anything does.
    let piles = Memo::new(move |_| of(app, |paint| (paint.n_deck, paint.n_discard)));
    let piles = move || {
        let (n_deck, n_discard) = piles.get()?;
        Some(view! {
            <div class="r-pile" data-pool="deck"><b>{n_deck}</b><span>{app.word("rush-table-deck")}</span></div>
            <div class="r-pile out"><b>{n_discard}</b><span>{app.word("rush-table-discard")}</span></div>
        })
    };
    let n_places = Memo::new(move |_| of(app, |paint| paint.reserve.len()).unwrap_or(0));
    let places = move || {
        let n = n_places.get();
        (0..n)
            .map(|place| {
                let card = Memo::new(move |_| {
                    of(app, |paint| paint.reserve.get(place).cloned().flatten()).flatten()
                });
                let card = move || match card.get() {
                    Some(card) => offered(app, card).into_any(),
                    None => view! { <div class="r-empty"></div> }.into_any(),
                };
                let note = move || match place {
                    0 => format!(" · {}", app.word("web-new")),
                    place if place + 1 == n => format!(" · {}", app.word("web-leaves")),
                    _ => String::new(),
                };
                view! { <div class="r-place"><span class="r-cap">{format!("R{}", place + 1)}{note}</span>{card}</div> }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="r-mid">
            <div class="r-piles"><span class="r-cap">{move || app.word("web-deck")}</span>{piles}</div>
            <div class="r-reserve">{places}</div>
            <Action/>
        </div>
    }
}

fn offered(app: AppState, card: VehiclePaint) -> impl IntoView {
    let thing = card.thing.clone();
    let is_selectable = {
        let thing = thing.clone();
        Memo::new(move |_| app.is_selectable(&thing))
    };
    let is_made = app.made(&thing);
    let told = card.face.told();
    let chosen = move || is_selectable.get().then(|| app.selectable_word());
    let mark = card.face.mark;
    let topic = Topic::Card(card.id.as_str().into()).to_string();
    view! {
        <button type="button" class="card veh" class:can=move || is_selectable.get() class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get() data-n=mark data-card="offer" data-topic=topic data-fly=format!("offer {}", card.id) data-is=card.id.clone() data-from="deck" aria-description=told on:click=move |_| app.point(&thing)>
            {vehicle(card.title, card.face)}<span class="vh">{chosen}</span>
        </button>
    }
}
