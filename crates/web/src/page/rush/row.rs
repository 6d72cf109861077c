//! A base as a row or, of one's own, as a tile. All of its surface answers; where both the base and the
//! vehicle on it can be hit, it is two buttons that share the surface.

use game::Thing;
use leptos::prelude::*;
use text::Args;
use text::rich::Topic;

use crate::app::AppState;
use crate::page::glyph::Icon;
use crate::page::vehicle::Silhouette;
use crate::paint::rush::{BasePaint, Fate, Forecast};

/// How a base is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Row,
    Tile,
}

fn selectable(app: AppState, thing: &Thing) -> Memo<bool> {
    let thing = thing.clone();
    Memo::new(move |_| app.is_selectable(&thing))
}

pub(super) fn base_view(app: AppState, base: BasePaint, shape: Shape) -> AnyView {
    let class = match shape {
        Shape::Row => "r-row",
        Shape::Tile => "r-tile",
    };
    if let Some(lost) = base.lost {
        return view! { <div class=format!("{class} lost")><b class="r-no">{base.number}</b><span class="r-name dim">{lost}</span></div> }.into_any();
    }
    let is_base = selectable(app, &base.thing);
    let Some((card, is_hit)) = base.defender else {
        let label = label(app, &base.name, base.is_damaged, None);
        let note = match shape {
            Shape::Row => app.word("rush-table-no-defender"),
            Shape::Tile => format!(
                "{}: {}",
                app.word("rush-table-no-defender"),
                app.word("rush-table-can-be-hit")
            ),
        };
        let inside = view! {
            <span class="r-what">
                <span class="r-bare"><Icon name="base"/></span>
                <span class="r-name dim">{note}</span>
                {base.is_damaged.then(|| hit_view(app))}
                {base.forecast.map(|forecast| forecast_view(app, forecast))}
            </span>
            {number_view(app, base.number, shape)}
        };
        let thing = base.thing;
        return view! { <div class=class>{target(app, thing, is_base, label, true, None, inside)}</div> }.into_any();
    };
    let is_card = selectable(app, &card.thing);
    let label_card = label(
        app,
        &format!("{}, {}", card.title, base.name),
        is_hit,
        Some(card.face.armour),
    );
    let label_base = label(app, &base.name, base.is_damaged, None);
    let topic = Topic::Card(card.id.as_str().into()).to_string();
    let has_forecast = base.forecast.is_some();
    let inside = view! {
        <span class="r-what">
            <Silhouette icon=card.face.icon/>
            <span class="r-name"><span class="topic" data-topic=topic>{card.title.clone()}</span></span>
            {is_hit.then(|| hit_view(app))}
            {(!has_forecast || shape == Shape::Tile).then(|| view! { <span class="r-arm"><Icon name="armour"/>{card.face.armour}</span> })}
            {base.forecast.map(|forecast| forecast_view(app, forecast))}
        </span>
        {number_view(app, base.number, shape)}
    };
    let is_both = Memo::new(move |_| is_base.get() && is_card.get());
    // Who points at a defended base means what can be chosen there; without a choice, the vehicle.
    let (thing_base, thing_card) = (base.thing.clone(), card.thing.clone());
    let means_base = Memo::new(move |_| is_base.get() && !is_card.get());
    let is_lit = Memo::new(move |_| is_base.get() || is_card.get());
    let point = {
        let (base, card) = (thing_base.clone(), thing_card.clone());
        move || {
            let thing = if means_base.get_untracked() {
                &base
            } else {
                &card
            };
            app.point(thing);
        }
    };
    let is_made = app.made(&thing_card);
    let is_made_base = app.made(&thing_base);
    let label = app.called(move || label_card.clone(), is_lit);
    let is_damaged = base.is_damaged;
    let siege = {
        let label = app.called(move || label_base.clone(), is_base);
        move || {
            let (label, thing) = (label.clone(), thing_base.clone());
            is_both.get().then(move || {
                view! {
                    <button type="button" class="r-t r-under is-legal" data-base="" on:click=move |_| app.point(&thing)>
                        <span class="vh">{label}</span>
                        <Icon name="base"/><span>{app.say("web-base", Args::new().with("n", base.number))}</span>
                        {is_damaged.then(|| hit_view(app))}
                    </button>
                }
            })
        }
    };
    view! {
        <div class=class class:dam=is_damaged data-n=card.face.mark>
            <button type="button" class="r-t" class:is-legal=move || is_lit.get() class:was-made=move || is_made.get() || is_made_base.get() data-card="defender" data-base=(shape == Shape::Tile).then_some("") data-fly=format!("base {}", card.id) data-is=card.id.clone() on:click=move |_| point()>
                {inside}<span class="vh">{label}</span>
            </button>
            {siege}
        </div>
    }
    .into_any()
}

/// The surface of a base without a vehicle.
fn target(
    app: AppState,
    thing: Thing,
    is_lit: Memo<bool>,
    label: String,
    is_base: bool,
    mark: Option<&'static str>,
    inside: impl IntoView + 'static,
) -> impl IntoView {
    let is_made = app.made(&thing);
    let label = app.called(move || label.clone(), is_lit);
    view! {
        <button type="button" class="r-t" class:is-legal=move || is_lit.get() class:was-made=move || is_made.get() data-n=mark data-base=is_base.then_some("") on:click=move |_| app.point(&thing)>
            {inside}<span class="vh">{label}</span>
        </button>
    }
}

fn label(app: AppState, name: &str, is_damaged: bool, armour: Option<u8>) -> String {
    let mut label = name.to_owned();
    if let Some(armour) = armour {
        let word = text::capital(&app.say("rush-table-armour", Args::new().with("n", armour)));
        label = format!("{label}. {word}");
    }
    if is_damaged {
        label = format!("{label}, {}", app.word("web-damaged"));
    }
    label
}

fn number_view(app: AppState, number: u8, shape: Shape) -> AnyView {
    match shape {
        Shape::Row => view! { <b class="r-no">{number}</b> }.into_any(),
        Shape::Tile => {
            let words = app.say("web-base", Args::new().with("n", number));
            view! { <span class="r-foot"><Icon name="base"/>{words}</span> }.into_any()
        }
    }
}

fn hit_view(app: AppState) -> impl IntoView {
    view! { <span class="r-hit"><Icon name="damage"/>{app.word("rush-table-hit")}</span> }
}

/// What the attackers named so far would do to a target.
fn forecast_view(app: AppState, forecast: Forecast) -> impl IntoView {
    let (word, fate) = match forecast.fate {
        Fate::Destroyed => ("rush-would-destroy", "destroyed"),
        Fate::DestroyedByTwo => ("rush-table-by-two", "by-two"),
        Fate::Damaged => ("rush-table-only-hit", "damaged"),
    };
    let strength = forecast.strength.map(|(firepower, armour)| {
        let args = Args::new()
            .with("firepower", firepower)
            .with("armour", armour);
        app.say("web-shot-strength", args)
    });
    view! {
        <span class="fate" class:sure=forecast.fate == Fate::Destroyed data-fate=fate title=strength>{app.word(word)}</span>
    }
}
