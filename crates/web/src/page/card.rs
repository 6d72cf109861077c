//! A card, drawn.

use game::Thing;
use leptos::prelude::*;

use super::app;
use super::glyph::{Icon, Plate};
use super::vehicle::vehicle;
use crate::paint::card::{self as paint, CardPaint};
use crate::paint::hand::is_basic;

/// A card that can be pointed at.
#[component]
pub(super) fn Card(paint: CardPaint, thing: Thing) -> impl IntoView {
    let app = app();
    let is_selectable = {
        let thing = thing.clone();
        Memo::new(move |_| app.is_selectable(&thing))
    };
    let is_made = app.made(&thing);
    // Named by what stands on it, described by all that it says.
    let told = paint.text.join(" ");
    let chosen = move || is_selectable.get().then(|| app.selectable_word());
    let cut = Cut::of(&paint);
    let id = paint.id.clone();
    let topic = format!("card {id}");
    view! {
        <button
            type="button"
            class="card"
            class:veh=cut.is_vehicle
            class:op=cut.is_operation
            class:long=cut.is_long
            class:longest=cut.is_longest
            class:can=move || is_selectable.get()
            class:is-legal=move || is_selectable.get()
            class:was-made=move || is_made.get()
            data-k=cut.style
            data-n=cut.mark
            data-card=id.clone()
            data-fly=format!("hand {id}")
            data-is=id
            data-topic=topic
            data-anchor=""
            aria-description=told
            on:click=move |_| app.point(&thing)
        >
            {face(paint)}
            <span class="vh">{chosen}</span>
        </button>
    }
}

/// A card that is only looked at.
#[component]
pub(super) fn Face(paint: CardPaint, label: String) -> impl IntoView {
    let cut = Cut::of(&paint);
    view! {
        <div class="card" class:veh=cut.is_vehicle class:op=cut.is_operation class:long=cut.is_long class:longest=cut.is_longest data-k=cut.style data-n=cut.mark role="img" aria-label=label>
            {face(paint)}
        </div>
    }
}

/// What a card is cut like.
struct Cut {
    style: &'static str,
    mark: Option<&'static str>,
    is_vehicle: bool,
    is_operation: bool,
    /// Whether there is so much on it that it is written smaller.
    is_long: bool,
    /// Or so much that it is written smaller still.
    is_longest: bool,
}

impl Cut {
    fn of(paint: &CardPaint) -> Self {
        let (style, mark, is_vehicle, is_operation) = match &paint.face {
            paint::Face::Banded { style, mark, .. } => (*style, *mark, false, false),
            paint::Face::Vehicle(face) => ("", face.mark, true, false),
            paint::Face::Operation { defends, .. } => {
                (if *defends { "defence" } else { "own" }, None, false, true)
            }
        };
        let letters = paint.text.iter().map(|line| line.chars().count());
        let letters: usize = letters.sum();
        Self {
            style,
            mark,
            is_vehicle,
            is_operation,
            is_long: letters > 110,
            is_longest: letters > 180,
        }
    }
}

fn face(card: CardPaint) -> AnyView {
    match card.face {
        paint::Face::Banded { icon, mark, style } => {
            let is_plain = is_basic(style);
            let kind = card.kind.split(',').next().unwrap_or_default().to_owned();
            view! {
                <span class="band">
                    <Icon name=icon/>
                    <span class="grow kind">{kind}</span>
                    {mark.map(|mark| view! { <Plate mark=mark size="s"/> })}
                </span>
                <span class="name">{card.title}</span>
                <span class="text">{card.text.join(" ")}</span>
                {is_plain.then(|| view! { <span class="art"><Icon name=icon/></span> })}
                {(!is_plain).then(|| view! { <span class="wm"><Icon name=icon/></span> })}
            }
            .into_any()
        }
        paint::Face::Vehicle(face) => vehicle(card.title, face),
        paint::Face::Operation { icon, .. } => view! {
            <span class="band"><Icon name=icon/><span class="grow kind">{card.kind}</span></span>
            <span class="name">{card.title}</span>
            <span class="text">{card.text.join(" ")}</span>
            <span class="wm"><Icon name=icon/></span>
        }
        .into_any(),
    }
}
