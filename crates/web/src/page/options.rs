//! What is chosen for a new table besides who plays.

use std::collections::BTreeMap;

use game::SetupOption;
use games::GameId;
use leptos::prelude::*;

use super::app;
use crate::app::AppState;

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
        let (fewest, most) = game.seats().into_inner();
        (fewest < most).then(|| {
            let all: Vec<_> = (fewest..=most)
                .map(|n| view! { <button class="segb" aria-pressed=move || pressed(players.get() == n) class:on=move || players.get() == n on:click=move |_| set_players.run(n)>{n}</button> })
                .collect();
            view! { <span class="cap">{app.word("web-players")}</span><div class="seg">{all}</div><p class="dim small">{app.word(&format!("web-players-{}", game.name()))}</p> }
        })
    };
    let options = move |is_basic: bool| {
        let game = game.get();
        let options = game.setup_options().iter();
        let options: Vec<_> = options
            .filter(|option| option.is_basic == is_basic)
            .filter(|option| chosen.with(|chosen| option.applies(|key| chosen.get(key).copied())))
            .map(|option| option_view(app, option, chosen))
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

fn option_view(app: AppState, option: &'static SetupOption, chosen: Chosen) -> impl IntoView {
    let key = option.key;
    let now =
        move || chosen.with(|chosen| chosen.get(key).copied().unwrap_or(option.default_value()));
    let values: Vec<_> = option
        .carried_values()
        .map(|value| {
            let id = value_id(option, value);
            let label = move || id.as_ref().map_or_else(|| value.to_owned(), |id| app.word(id));
            view! {
                <button class="segb" data-option=key data-value=value aria-pressed=move || pressed(now() == value) class:on=move || now() == value on:click=move |_| chosen.update(|chosen| { chosen.insert(key, value); })>{label}</button>
            }
        })
        .collect();
    let name = option_id(option);
    let about = format!("{name}-about");
    view! {
        <div class="option">
            <span class="cap">{move || app.word(&name)}</span>
            <div class="seg">{values}</div>
            <p class="dim small">{move || app.word(&about)}</p>
        </div>
    }
}

/// The message id of an option's name; with `-about`, that of its description.
fn option_id(option: &SetupOption) -> String {
    format!("web-option-{}", option.key.replace('_', "-"))
}

/// The message id of a value; `None` for a number, which is shown as it is.
fn value_id(option: &SetupOption, value: &str) -> Option<String> {
    match value {
        "on" | "off" => Some(format!("web-option-{value}")),
        value if value.parse::<u8>().is_ok() => None,
        value => Some(format!("{}-{value}", option_id(option))),
    }
}

#[cfg(test)]
mod tests {
    use text::{Language, Texts};

    use super::*;

    #[test]
    fn every_game_and_option_has_its_words_in_every_language() {
        for language in Language::ALL {
            let tag = language.tag();
            let path = format!("{}/../../locales/{tag}/web.ftl", env!("CARGO_MANIFEST_DIR"));
            let source = std::fs::read_to_string(&path).unwrap();
            let texts = Texts::from_sources(language, &[(&path, &source)]).unwrap();
            let check = |id: &str| assert!(texts.has(id), "{id} in {tag}");
            for game in GameId::ALL {
                check(&format!("web-about-{game}"));
                if game.seats_line(2).is_some() {
                    check(&format!("web-players-{game}"));
                }
                for option in game.setup_options() {
                    let name = option_id(option);
                    check(&name);
                    check(&format!("{name}-about"));
                    for value in option.carried_values() {
                        if let Some(id) = value_id(option, value) {
                            check(&id);
                        }
                    }
                }
            }
        }
    }
}
