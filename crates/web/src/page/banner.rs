//! What a person must know of their tables at once: another tab plays, nothing is kept, one was deleted.

use leptos::prelude::*;
use text::Args;

use super::app;
use super::glyph::Icon;
use super::tables::give_file;
use crate::place::Place;
use crate::storage::{KEPT_DAYS, StoreFault};

/// Another tab plays at the table.
#[component]
pub(super) fn Elsewhere() -> impl IntoView {
    let app = app();
    view! {
        <Show when=move || app.tabs.is_elsewhere.get()>
            <aside class="sheet banner" id="elsewhere" role="status">
                <div class="grow">
                    <b><Icon name="share"/>{move || app.word("tabs-title")}</b>
                    <p>{move || app.word("tabs-about")}</p>
                </div>
                <button id="take-here" class="btn primary" on:click=move |_| app.take_here()>{move || app.word("tabs-take")}</button>
            </aside>
        </Show>
    }
}

/// The browser keeps no tables at present.
#[component]
pub(super) fn NotStored() -> impl IntoView {
    let app = app();
    let title = move || {
        app.word(match app.shelf.fault.get() {
            Some(StoreFault::Blocked) => "store-blocked",
            Some(StoreFault::Full) | None => "store-full",
        })
    };
    let table = move || {
        app.place.with(|place| match place {
            Place::Table(id) => Some(id.clone()),
            _ => None,
        })
    };
    let give = move |_| {
        if let Some(id) = untrack(table) {
            leptos::task::spawn_local(async move {
                if let Some(line) = app.shelf.line(&id).await {
                    give_file(app, line);
                }
            });
        }
    };
    let about = move || {
        let word = if table().is_some() {
            "store-gone"
        } else {
            "store-gone-later"
        };
        app.word(word)
    };
    let brings_key = move || {
        app.shelf.fault.track();
        table().is_some() && !app.shelf.keeps_key()
    };
    view! {
        <Show when=move || app.shelf.fault.with(Option::is_some)>
            <aside class="sheet banner bad" id="not-stored" role="alert">
                <div class="grow">
                    <b><Icon name="warning"/>{title}</b>
                    <p>{about}" "{move || brings_key().then(|| app.word("store-key-along"))}</p>
                </div>
                <Show when=move || table().is_some()>
                    <button id="save-now" class="btn primary" on:click=give>{move || app.word("store-save")}</button>
                </Show>
                <Show when=move || app.place.with(|place| *place != Place::Tables)>
                    <a id="delete-old" class="btn" href="#/tables">{move || app.word("store-delete-old")}</a>
                </Show>
            </aside>
        </Show>
    }
}

/// The table that was deleted last can be brought back.
#[component]
pub(super) fn UndoBar() -> impl IntoView {
    let app = app();
    let last = Memo::new(move |_| app.tabs.deleted.with(|deleted| deleted.last().cloned()));
    view! {
        <Show when=move || last.with(Option::is_some)>
            <aside class="undo-bar" id="undo-bar" role="status">
                <span class="grow">{move || {
                    let game = last.get().map(|line| app.word(&format!("game-{}", line.game.name())));
                    app.say("tables-deleted", Args::new().with("table", game.unwrap_or_default()))
                }}</span>
                <small>{move || app.say("tables-kept-for", Args::new().with("days", KEPT_DAYS))}</small>
                <button id="undo-delete" class="btn" on:click=move |_| app.undo_deletion()><Icon name="undo"/>{move || app.word("web-undo")}<kbd class="key">"Z"</kbd></button>
            </aside>
        </Show>
    }
}
