//! What is chosen for a new table besides who plays.

use std::collections::BTreeMap;

use games::{GameId, Table};
use leptos::prelude::*;

use super::home::numbers;
use super::room;
use crate::menu::{self, Dish};
use crate::room::Room;

type Chosen = RwSignal<BTreeMap<&'static str, &'static str>>;

#[component]
pub(super) fn Options(
    game: RwSignal<GameId>,
    players: RwSignal<u8>,
    chosen: Chosen,
    set_players: Callback<u8>,
) -> impl IntoView {
    let room = room();
    let people = move || {
        let game = game.get();
        let (_, fewest, most) = numbers(game);
        (fewest < most).then(|| {
            let all: Vec<_> = (fewest..=most)
                .map(|n| view! { <button class="segb" aria-pressed=move || pressed(players.get() == n) class:on=move || players.get() == n on:click=move |_| set_players.run(n)>{n}</button> })
                .collect();
            view! { <span class="cap">{room.word("web-players")}</span><div class="seg">{all}</div><p class="dim small">{room.word(&format!("web-players-{}", game.name()))}</p> }
        })
    };
    let dishes = move |is_plain: bool| {
        let game = game.get();
        let is_served = |dish: &&Dish| {
            chosen.with(|chosen| menu::is_served(dish, &|key: &str| chosen.get(key).copied()))
        };
        let dishes = menu::of(game)
            .iter()
            .filter(|dish| dish.is_plain == is_plain);
        let dishes: Vec<_> = dishes
            .filter(is_served)
            .map(|dish| dish_view(room, game, dish, chosen))
            .collect();
        dishes
    };
    view! {
        <div class="fopts">
            {people}
            {move || dishes(true)}
            <details class="more-opts">
                <summary>{move || room.word("web-more-options")}</summary>
                <div class="fopts">{move || dishes(false)}</div>
            </details>
        </div>
    }
}

const fn pressed(is_on: bool) -> &'static str {
    if is_on { "true" } else { "false" }
}

fn dish_view(room: Room, game: GameId, dish: &'static Dish, chosen: Chosen) -> impl IntoView {
    let key = dish.key;
    let word = key.replace('_', "-");
    // What the carried content has no cards for is not offered.
    let needs = dish.needs.map(|(key, value)| format!("{key} {value}"));
    let is_had = move |value: &str| {
        let lines: Vec<String> = needs
            .clone()
            .into_iter()
            .chain([format!("{key} {value}")])
            .collect();
        Table::sit(game, &lines, None).is_ok()
    };
    let now = move || chosen.with(|chosen| chosen.get(key).copied().unwrap_or(dish.values[0]));
    let values: Vec<_> = dish
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
            let label = move || if id.is_empty() { value.to_owned() } else { room.word(&id) };
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
        <div class="dish">
            <span class="cap">{move || room.word(&name)}</span>
            <div class="seg">{values}</div>
            <p class="dim small">{move || room.word(&about)}</p>
        </div>
    }
}
