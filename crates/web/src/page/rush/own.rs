//! What is before the person: bases, what the turn still allows, the hand with its copies stacked.

use leptos::prelude::*;
use text::{Args, Spot};

use super::of;
use super::row::{Shape, base_view};
use super::squads::{counts, score_view};
use crate::app::AppState;
use crate::page::app;
use crate::page::card::Card;
use crate::page::glyph::Icon;
use crate::paint::card::CardPaint;
use crate::paint::card_thing;

#[component]
pub(crate) fn Own() -> impl IntoView {
    let app = app();
    let squad = Memo::new(move |_| {
        of(app, |paint| {
            paint.squads.iter().find(|squad| squad.is_you).cloned()
        })
        .flatten()
    });
    let uses = Memo::new(move |_| of(app, |paint| paint.uses.clone()).flatten());
    let uses = move || {
        let uses = uses.get()?;
        let money = app.say("web-resources-left", Args::new().with("n", uses.resources));
        let buy = if uses.has_bought {
            "web-bought"
        } else {
            "web-may-buy"
        };
        let attack = if uses.has_attacked && !uses.is_attacking {
            "web-attacked"
        } else {
            "web-may-attack"
        };
        Some(view! {
            {(uses.resources > 0).then(|| view! { <span class="r-use now"><Icon name="resource"/>{money}</span> })}
            <span class="r-use" class:done=uses.has_bought>{app.word(buy)}</span>
            <span class="r-use" class:done=uses.has_attacked class:now=uses.is_attacking>{app.word(attack)}</span>
        })
    };
    let head = move || {
        let squad = squad.get()?;
        let counts = counts(app, &squad);
        Some(view! {
            <b class="r-me">{app.word("rush-score-you")}", "{squad.name}</b>
            {score_view(app, squad.score)}
            {counts}
        })
    };
    let bases = move || {
        let bases = squad.get()?.bases.into_iter();
        Some(
            bases
                .map(|base| base_view(app, base, Shape::Tile))
                .collect::<Vec<_>>(),
        )
    };
    let has_squad = Memo::new(move |_| squad.with(Option::is_some));
    view! {
        <Show when=move || has_squad.get()>
            <div class="r-mat">
                <div class="r-head">{head}<span class="grow"></span>{uses}</div>
                <div class="r-lap">
                    <div class="r-bases">{bases}</div>
                    <Hand/>
                </div>
            </div>
        </Show>
    }
}

/// A card of the hand with how many of it there are.
type Stack = (Spot, CardPaint, usize);

/// The hand; copies of a card lie on one another.
#[component]
fn Hand() -> impl IntoView {
    let app = app();
    let stacks = Memo::new(move |_| stacks(app));
    let keys = move || {
        let stacks = stacks.get().into_iter();
        // The words are in the key: in another language it is another card.
        let keyed = stacks.map(|(spot, card, n)| {
            let key = format!("{spot:?} {} {} {}", card.id, card.title, card.kind);
            (key, spot, card, n)
        });
        keyed.collect::<Vec<_>>()
    };
    let n_stacks = move || stacks.with(Vec::len);
    view! {
        <ul class="hand r-hand" id="hand" data-n=n_stacks class:many=move || { n_stacks() > 5 } aria-label=move || app.word("web-hand")>
            <For each=keys key=|(key, ..)| key.clone() children=move |(_, spot, card, _)| {
                let thing = card_thing(spot, &card.id);
                let id = card.id.clone();
                let n = Memo::new(move |_| {
                    stacks.with(|stacks| {
                        let stack = stacks.iter().find(|(_, card, _)| card.id == id);
                        stack.map_or(1, |(.., n)| *n)
                    })
                });
                view! {
                    <li class:stack=move || { n.get() > 1 }>
                        <Card paint=card thing=thing/>
                        {move || (n.get() > 1).then(|| view! { <span class="times">{format!("×{}", n.get())}</span> })}
                    </li>
                }
            }/>
        </ul>
    }
}

fn stacks(app: AppState) -> Vec<Stack> {
    app.shown.with(|shown| {
        let cards = shown.iter().flat_map(|shown| shown.hand());
        let mut stacks: Vec<Stack> = Vec::new();
        for (spot, card) in cards {
            match stacks.iter_mut().find(|(_, other, _)| other.id == card.id) {
                Some((.., n)) => *n += 1,
                None => stacks.push((*spot, card.clone(), 1)),
            }
        }
        stacks
    })
}
