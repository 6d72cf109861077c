//! The curtain between two people, the end of a game, and error.

use ::games::GameId;
use game::Seat;
use leptos::prelude::*;
use text::Args;
use wasm_bindgen::JsCast;

use super::glyph::Icon;
use super::{app, home};
use crate::app::{AppState, go};
use crate::place::Place;
use crate::storage::TableLine;

/// Nothing of the table is on the page until the other one has come.
#[component]
pub(super) fn Curtain() -> impl IntoView {
    let app = app();
    move || {
        app.table.curtain.get().map(|seat| {
            let name = seat_name(app, seat).unwrap_or_else(|| (seat.0 + 1).to_string());
            let words = app.say("web-hand-over", Args::new().with("seat", name));
            let title = words.clone();
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-label=words>
                    <div class="sheet">
                        <Icon name="person"/>
                        <h2>{title}</h2>
                        <p class="dim">{app.word("web-hand-over-why")}</p>
                        <button id="take-over" class="btn chart" autofocus=true on:click=move |_| app.take_over(seat)>{app.word("web-take-over")}</button>
                    </div>
                </div>
            }
        })
    }
}

/// What the seat is called. Nothing of the table is on the page behind the curtain, so the name comes
/// from a table that is set up alike.
fn seat_name(app: AppState, seat: Seat) -> Option<String> {
    let game = app.table.game.get()?;
    let n_seats = app.table.occupants.with(Vec::len);
    let setup = match game {
        GameId::Quartermaster | GameId::Rush => vec![format!("players {n_seats}")],
        GameId::Orders => Vec::new(),
    };
    let mut names = home::seat_names(app, game, &setup)?.into_iter();
    names.nth(usize::from(seat.0))
}

/// What went wrong.
#[component]
pub(super) fn ErrorBox() -> impl IntoView {
    let app = app();
    move || {
        app.error.get().map(|text| {
            view! {
                <div class="notice error" role="alert">
                    <b><Icon name="error"/>{app.word("web-error")}</b>
                    <p>{text}</p>
                    <button class="btn" on:click=move |_| { app.error.set(None); go("/"); }>{app.word("web-home")}</button>
                </div>
            }
        })
    }
}

/// Gives the person the record of the table they sit at, as a file.
pub(super) fn export(app: AppState) {
    let Place::Table(id) = app.place.get_untracked() else {
        return;
    };
    leptos::task::spawn_local(async move {
        if let Some(line) = app.shelf.line(&id).await {
            super::tables::give_file(app, line);
        }
    });
}

/// Gives the only person at a table its open record, once they have heard what is in it.
pub(super) fn export_openly(app: AppState) {
    let Place::Table(id) = app.place.get_untracked() else {
        return;
    };
    let question = app.word("web-export-openly-sure");
    if !window().confirm_with_message(&question).unwrap_or(false) {
        return;
    }
    leptos::task::spawn_local(async move {
        let line = app.shelf.line(&id).await.filter(|line| line.is_alone);
        let saved = app.shelf.get(&id).await;
        if let Some((line, saved)) = line.zip(saved) {
            save(&file_name(&line), &saved.record);
        }
    });
}

/// What the file of a table is called.
pub(super) fn file_name(line: &TableLine) -> String {
    format!("{}-{}.sandtable", line.game.name(), line.id)
}

/// Hands a text over as a file.
pub(super) fn save(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let address = web_sys::Blob::new_with_str_sequence(&parts)
        .and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob));
    let Ok(address) = address else {
        return;
    };
    let link = document().create_element("a").ok();
    let link = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}
