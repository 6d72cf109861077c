//! What is chosen for a new table besides who plays.

use std::collections::BTreeMap;

use games::{GameId, Table};
use leptos::prelude::*;

use super::app;
use super::home::numbers;
use crate::app::AppState;
use crate::menu::{self, SetupOption};

type Chosen = RwSignal<BTreeMap<&'static str, &'static str>>;

#[component]
pub(super) fn Options(
    game: RwSignal<GameId>,
    players: RwSignal<u8>,
    chosen: Chosen,
    set_players: Callback<u8>,
) -> impl IntoView {
    let app = app();
    let people = move || {
        let game = game.get();
        let (_, fewest, most) = numbers(game);
        (fewest < most).then(|| {
            let all: Vec<_> = (fewest..=most)
                .map(|n| view! { <button class="segb" aria-pressed=move || pressed(players.get() == n) class:on=move || players.get() == n on:click=move |_| set_players.run(n)>{n}</button> })
                .collect();
            view! { <span class="cap">{app.word("web-players")}</span><div class="seg">{all}</div><p class="dim small">{app.word(&format!("web-players-{}", game.name()))}</p> }
        })
    };
    let options = move |is_plain: bool| {
        let game = game.get();
        let is_served = |option: &&SetupOption| {
            chosen.with(|chosen| menu::is_served(option, &|key: &str| chosen.get(key).copied()))
        };
        let options = menu::of(game)
            .iter()
            .filter(|option| option.is_plain == is_plain);
        let options: Vec<_> = options
            .filter(is_served)
            .map(|option| dish_view(app, game, option, chosen))
            .collect();
        options
    };
    view! {
        <div class="fopts">
            {people}
            {move || options(true)}
            <details class="more-opts">
                <summary>{move || app.word("web-more-options")}</summary>
                <div class="fopts">{move || options(false)}</div>
            </details>
        </div>
    }
}

const fn pressed(is_on: bool) -> &'static str {
    if is_on { "true" } else { "false" }
}

fn dish_view(
    app: AppState,
    game: GameId,
    option: &'static SetupOption,
    chosen: Chosen,
) -> impl IntoView {
    let key = option.key;
    let word = key.replace('_', "-");
    // What the carried content has no cards for is not offered.
    let needs = option.needs.map(|(key, value)| format!("{key} {value}"));
    let is_had = move |value: &str| {
        let lines: Vec<String> = needs
            .clone()
            .into_iter()
            .chain([format!("{key} {value}")])
            .collect();
        Table::sit(game, &lines, None).is_ok()
    };
    let now = move || chosen.with(|chosen| chosen.get(key).copied().unwrap_or(option.values[0]));
    let values: Vec<_> = option
        .values
        .iter()
        .copied()
        .filter(|value| is_had(value))
        .map(|value| {
            let id = match value {
                "on" | "off" => format!("web-option-{value}"),
                value if value.parse::<u8>().is_ok() => String::new(),
                value => format!("web-option-{word}-{value}"),
            };
            let label = move || if id.is_empty() { value.to_owned() } else { app.word(&id) };
            view! {
                <button class="segb" data-option=key data-value=value aria-pressed=move || pressed(now() == value) class:on=move || now() == value on:click=move |_| chosen.update(|chosen| { chosen.insert(key, value); })>{label}</button>
            }
        })
        .collect();
    let (name, about) = (
        format!("web-option-{word}"),
        format!("web-option-{word}-about"),
    );
    view! {
        <div class="option">
            <span class="cap">{move || app.word(&name)}</span>
            <div class="seg">{values}</div>
            <p class="dim small">{move || app.word(&about)}</p>
        </div>
    }
}
