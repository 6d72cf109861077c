//! The page: what is on the screen, one component a file. Components read the [`AppState`] and hand clicks
//! to it; they decide nothing.

#![expect(
    unreachable_pub,
    reason = "the macro of components makes them `pub` in every case"
)]

mod analysis;
mod ask;
mod banner;
mod bar;
mod card;
mod end;
mod ending;
mod face;
mod frame;
pub(crate) mod games;
mod glyph;
mod hand;
mod hint;
mod home;
mod keys;
mod library;
mod log;
mod map;
mod options;
mod orders;
mod prompt;
mod review;
mod roster;
mod rush;
mod since;
mod table;
mod tables;
mod tutorial;
mod vehicle;
mod vignette;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::app::AppState;
use crate::place::Place;
use crate::storage;

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
    let app = AppState::new();
    provide_context(app);
    theme(app);
    app.join_tabs();
    follow_address(app);
    keys::listen(app);
    ask::listen(app);
    let faces = face::Faces::new();
    provide_context(faces);
    face::listen(app, faces);
    app.speak(app.settings.language.get_untracked());
    Effect::new(move |_| {
        let tag = app.settings.language.get().tag();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tag);
        }
    });
    Effect::new(move |_| {
        let is_table = app.place.with(Place::is_table);
        if let Some(body) = document().body() {
            body.set_class_name(if is_table { "game" } else { "pg" });
        }
    });
    view! {
        <Show when=move || app.texts.with(Option::is_some)>
            <bar::Bar/>
            <keys::Keys/>
            <face::FaceBox faces=faces/>
            {move || match app.place.get() {
                Place::Home => view! { <home::Home/> }.into_any(),
                Place::Tables => view! { <tables::Tables/> }.into_any(),
                Place::Table(_) | Place::Replay(..) | Place::Ruling(..) | Place::Tutorial(_) => {
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
fn theme(app: AppState) {
    let prefers_dark = window()
        .match_media("(prefers-color-scheme: dark)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let is_dark = storage::setting("theme").map_or(prefers_dark, |theme| theme == "dark");
    app.settings.is_dark.set(is_dark);
    Effect::new(move |_| {
        let theme = if app.settings.is_dark.get() {
            "dark"
        } else {
            "light"
        };
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", theme);
        }
    });
}

/// The address names the place: back and reload lose nothing.
fn follow_address(app: AppState) {
    let follow = move || {
        let hash = window().location().hash().unwrap_or_default();
        let place = Place::of(&hash);
        if place == app.place.get_untracked() {
            return;
        }
        match &place {
            Place::Table(id) => app.resume(id),
            Place::Replay(id, number) => app.look_through(id, *number),
            Place::Ruling(game, name, number) => app.show_ruling(*game, name, *number),
            Place::Tutorial(game) => app.begin_tutorial(*game),
            Place::Home | Place::Tables | Place::Cards(_) | Place::Rules(_) | Place::Rulings(_) => {
                app.close();
                app.place.set(place);
            }
        }
    };
    follow();
    let listen = Closure::<dyn FnMut()>::new(follow);
    window().set_onhashchange(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
}

/// The app this component is in.
fn app() -> AppState {
    expect_context::<AppState>()
}
