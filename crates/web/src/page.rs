//! The page: what is on the screen, one component a file. Components read the [`Room`] and hand clicks
//! to it; they decide nothing.

#![expect(
    unreachable_pub,
    reason = "the macro of components makes them `pub`, whatever they are"
)]

mod ask;
mod bar;
mod card;
mod end;
mod glyph;
mod hand;
mod hint;
mod home;
mod insight;
mod keys;
mod lesson;
mod library;
mod log;
mod map;
mod options;
mod orders;
mod prompt;
mod review;
mod roster;
mod rush;
mod table;
mod vignette;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::place::Place;
use crate::room::Room;
use crate::shelf;

/// Puts the page into the document.
pub(crate) fn start() {
    leptos::mount::mount_to_body(App);
    let loading = document().get_element_by_id("loading");
    if let Some(loading) = loading {
        loading.remove();
    }
}

#[component]
fn App() -> impl IntoView {
    let room = Room::new();
    provide_context(room);
    theme(room);
    follow_address(room);
    keys::listen(room);
    ask::listen(room);
    room.speak(room.language.get_untracked());
    Effect::new(move |_| {
        let tag = room.language.get().tag();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tag);
        }
    });
    Effect::new(move |_| {
        let is_table = room.place.with(Place::is_table);
        if let Some(body) = document().body() {
            body.set_class_name(if is_table { "game" } else { "pg" });
        }
    });
    view! {
        <Show when=move || room.texts.with(Option::is_some)>
            <bar::Bar/>
            <keys::Keys/>
            {move || match room.place.get() {
                Place::Home => view! { <home::Home/> }.into_any(),
                Place::Table(_) | Place::Replay(..) | Place::Ruling(..) | Place::Lesson(_) => {
                    view! { <table::TablePage/> }.into_any()
                }
                Place::Cards(game) => view! { <library::Cards game=game/> }.into_any(),
                Place::Rules(game) => view! { <library::Rules game=game/> }.into_any(),
                Place::Rulings(game) => view! { <library::Rulings game=game/> }.into_any(),
            }}
        </Show>
    }
}

/// Light or dark: what was chosen last, or what the system has.
fn theme(room: Room) {
    let prefers_dark = window()
        .match_media("(prefers-color-scheme: dark)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let is_dark = shelf::setting("theme").map_or(prefers_dark, |theme| theme == "dark");
    room.is_dark.set(is_dark);
    Effect::new(move |_| {
        let theme = if room.is_dark.get() { "dark" } else { "light" };
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", theme);
        }
    });
}

/// The address names the place: back and reload lose nothing.
fn follow_address(room: Room) {
    let follow = move || {
        let hash = window().location().hash().unwrap_or_default();
        let place = Place::of(&hash);
        if place == room.place.get_untracked() {
            return;
        }
        match &place {
            Place::Table(id) => room.resume(id),
            Place::Replay(id, number) => room.look_through(id, *number),
            Place::Ruling(game, name, number) => room.show_ruling(*game, name, *number),
            Place::Lesson(game) => room.begin_lesson(*game),
            Place::Home | Place::Cards(_) | Place::Rules(_) | Place::Rulings(_) => {
                room.close();
                room.place.set(place);
            }
        }
    };
    follow();
    let listen = Closure::<dyn FnMut()>::new(follow);
    window().set_onhashchange(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}

/// The room this component is in.
fn room() -> Room {
    expect_context::<Room>()
}
