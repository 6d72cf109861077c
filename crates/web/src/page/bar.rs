//! The bar on top: where one is, language and light.

use leptos::prelude::*;
use text::{Args, Language};

use super::app;
use super::glyph::Icon;
use crate::app::Sheet;
use crate::place::Place;
use crate::storage;

#[component]
pub(super) fn Bar() -> impl IntoView {
    let app = app();
    let game = Memo::new(move |_| app.shown.with(|shown| Some(shown.as_ref()?.game)));
    let round = Memo::new(move |_| app.shown.with(|shown| Some(shown.as_ref()?.round)));
    let crumb = move || {
        let game = app.word(&format!("game-{}", game.get()?.name()));
        let round = match round.get()? {
            (round, Some(rounds)) => {
                let args = Args::new().with("round", round).with("rounds", rounds);
                app.say("web-round-of", args)
            }
            (round, None) => app.say("web-round", Args::new().with("round", round)),
        };
        Some(view! { <span class="crumb"><b>{game}</b><span>{round}</span></span> })
    };
    let is_table = move || app.place.with(Place::is_table);
    let speak = move |event: leptos::ev::Event| {
        if let Some(language) = Language::negotiate(&event_target_value(&event)) {
            app.speak(language);
        }
    };
    let switch = move |_| {
        app.settings.is_dark.update(|is_dark| *is_dark = !*is_dark);
        storage::set(
            "theme",
            if app.settings.is_dark.get_untracked() {
                "dark"
            } else {
                "light"
            },
        );
    };
    view! {
        <header class="top">
            <a class="brand" href="#/" aria-label=move || format!("Sandtable: {}", app.word("web-home"))>
                <svg viewBox="0 0 28 28" class="mark" aria-hidden="true">
                    <path d="M3 20 14 25.5 25 20V9L14 3.5 3 9z" class="m1"/>
                    <path d="M3 9l11 5.5L25 9M14 14.5v11" class="m2"/>
                    <path d="M6.5 10.8c2.5-2 4.5 1 7.5-.6s5-.4 7.3-1.400" class="m3"/>
                </svg>
                <b>"Sandtable"</b>
            </a>
            <Show when=is_table>{crumb}</Show>
            <span class="grow"></span>
            {move || game.get().filter(|_| is_table()).map(|game| {
                let game = game.name();
                view! {
                    <a id="to-rules" class="btn quiet icon" target="_blank" href=format!("#/rules/{game}") title=app.word("web-rules") aria-label=app.word("web-rules")><Icon name="rules"/></a>
                    <a id="to-cards" class="btn quiet icon" target="_blank" href=format!("#/cards/{game}") title=app.word("web-cards") aria-label=app.word("web-cards")><Icon name="hand"/></a>
                }
            })}
            <button id="to-keys" class="btn quiet icon wide-only" title=move || app.word("web-keys") aria-label=move || app.word("web-keys") on:click=move |_| app.tells_keys.set(true)>"?"</button>
            <label class="tongue">
                <Icon name="language"/>
                <span class="vh">{move || app.word("web-language")}</span>
                <select id="language" on:change=speak>
                    {Vec::from(Language::ALL.map(|language| view! {
                        <option value=language.tag() lang=language.tag() selected=move || app.settings.language.get() == language>
                            {language.own_name()}
                        </option>
                    }))}
                </select>
            </label>
            <Show when=is_table>
                <button id="to-menu" class="btn quiet icon" title=move || app.word("web-settings") aria-label=move || app.word("web-settings") aria-expanded=move || if app.table.sheet.get() == Some(Sheet::Menu) { "true" } else { "false" } on:click=move |_| app.table.sheet.update(|open| *open = (*open != Some(Sheet::Menu)).then_some(Sheet::Menu))>
                    <Icon name="menu"/>
                </button>
            </Show>
            <button id="theme" class="btn quiet icon" title=move || app.word("web-theme") aria-label=move || app.word("web-theme") on:click=switch>
                <Icon name="theme"/>
            </button>
        </header>
    }
}
