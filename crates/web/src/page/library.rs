//! What can be read away from a table: every card, the rules, and rulings worked out move by move.

use std::sync::Arc;

use std::collections::BTreeMap;

use ::games::{GameId, Table};
use game::Observer;
use leptos::prelude::*;
use text::Args;

use super::card::Face as CardFace;
use super::face::Faces;
use super::glyph::Icon;
use super::{app, games};
use crate::app::AppState;
use crate::app::rulings::{Ruling, RulingTitle, fetch_rulings, fetch_titles};
use crate::paint::card::{CardPaint, Face as PaintedFace};
use crate::words;

/// The heads of these pages: which game, and what there is to read of it.
#[component]
fn Shelves(game: GameId, here: &'static str) -> impl IntoView {
    let app = app();
    let games: Vec<_> = GameId::ALL
        .into_iter()
        .map(|other| {
            let is_here = other == game;
            view! {
                <a class="segb" class:on=is_here aria-current=is_here.then_some("page") href=format!("#/{here}/{}", other.name())>
                    {move || app.word(&format!("game-{}", other.name()))}
                </a>
            }
        })
        .collect();
    let shelves = [
        ("rules", "web-rules"),
        ("cards", "web-cards"),
        ("rulings", "web-rulings"),
        ("first", "web-first-game"),
    ]
    .map(|(path, word)| {
        let is_here = path == here;
        view! {
            <a class="segb" class:on=is_here aria-current=is_here.then_some("page") href=format!("#/{path}/{}", game.name())>
                {move || app.word(word)}
            </a>
        }
    });
    view! {
        <nav class="shelves" aria-label=move || app.word("web-library")>
            <div class="seg">{games}</div>
            <div class="seg">{Vec::from(shelves)}</div>
        </nav>
    }
}

/// A field to look for something.
fn search(app: AppState, sought: RwSignal<String>) -> impl IntoView {
    view! {
        <label class="search">
            <Icon name="search"/>
            <span class="vh">{move || app.word("web-search")}</span>
            <input id="search" type="search" placeholder=move || app.word("web-search") on:input=move |event| sought.set(event_target_value(&event))/>
        </label>
    }
}

/// Whether every word that is looked for is found in the text.
fn is_found(text: &str, sought: &str) -> bool {
    let text = client::fold(text);
    let sought = client::fold(sought);
    sought.split_whitespace().all(|word| text.contains(word))
}

/// Every card of a game.
#[component]
pub(super) fn Cards(game: GameId) -> impl IntoView {
    let app = app();
    let sought = RwSignal::new(String::new());
    let cards = Memo::new(move |_| all_cards(app, game).unwrap_or_default());
    let found = move || {
        let sought = sought.get();
        cards.with(|cards| {
            let cards = cards.iter().filter(|(card, _)| {
                is_found(
                    &format!("{} {} {}", card.title, card.kind, card.text.join(" ")),
                    &sought,
                )
            });
            cards.cloned().collect::<Vec<_>>()
        })
    };
    // What holds of most cards is said once.
    let usual = Memo::new(move |_| cards.with(|cards| usual_provenance(cards)));
    let n = move || {
        let n = found().len();
        app.say("web-n-cards", Args::new().with("n", n))
    };
    let list = move || {
        let cards: Vec<_> = found()
            .into_iter()
            .map(|(card, copies)| {
                let about = card.provenance.clone();
                let about = about.filter(|about| usual.with(|usual| Some(about) != usual.as_ref()));
                // A vehicle's card has icons: what its abilities do is said below.
                let is_vehicle = matches!(card.face, PaintedFace::Vehicle(_));
                let abilities = card.text.iter().skip(1).filter(|_| is_vehicle);
                let abilities: Vec<_> = abilities
                    .map(|line| view! { <p class="ability">{line.clone()}</p> })
                    .collect();
                let label = format!("{}. {}. {}", card.title, card.kind, card.text.join(" "));
                view! {
                    <li>
                        <CardFace paint=card label=label/>
                        {(copies > 1).then(|| view! { <span class="chip">{format!("×{copies}")}</span> })}
                        {abilities}
                        {about.map(|about| view! { <p class="provenance">{about}</p> })}
                    </li>
                }
            })
            .collect();
        cards
    };
    view! {
        <main class="wrap library">
            <Shelves game=game here="cards"/>
            <header class="lh"><h1 class="h1">{move || app.word("web-cards")}</h1><span class="dim" role="status">{n}</span><span class="grow"></span>{search(app, sought)}</header>
            {move || usual.get().map(|usual| view! { <p class="provenance">{usual}</p> })}
            <ul class="gallery">{list}</ul>
        </main>
    }
}

/// How well the values of most cards are known.
fn usual_provenance(cards: &[(CardPaint, u32)]) -> Option<String> {
    let mut counts: Vec<(&String, usize)> = Vec::new();
    for provenance in cards
        .iter()
        .filter_map(|(card, _)| card.provenance.as_ref())
    {
        match counts.iter_mut().find(|(other, _)| *other == provenance) {
            Some((_, n)) => *n += 1,
            None => counts.push((provenance, 1)),
        }
    }
    let usual = counts.into_iter().max_by_key(|(_, n)| *n)?;
    Some(usual.0.clone())
}

/// All cards in words, with how many of each are in the box.
fn all_cards(app: AppState, game: GameId) -> Option<Vec<(CardPaint, u32)>> {
    let texts = app.texts.get()?;
    let table = Table::sit(game, &games::all_cards(game), None).ok()?;
    let sight = table.sight(Observer::Spectator, 0);
    // Names on cards lead to their things here too.
    expect_context::<Faces>()
        .read
        .set(Some(Arc::new(sight.clone())));
    let narrator = texts.narrator(&sight).ok()?;
    let cards = narrator.cards().into_iter();
    let cards = cards.map(|told| {
        let copies = told.copies;
        (CardPaint::new(&texts, &sight, told), copies)
    });
    Some(cards.collect())
}

/// The rules of a game, written by us.
#[component]
pub(super) fn Rules(game: GameId) -> impl IntoView {
    let app = app();
    let page: RwSignal<String> = RwSignal::new(String::new());
    Effect::new(move |_| {
        let path = format!(
            "rules/{}/{}.html",
            app.settings.language.get().tag(),
            game.name()
        );
        leptos::task::spawn_local(async move {
            match words::fetch(&path).await {
                Ok(text) => page.set(text),
                Err(error) => app.not_loaded(error),
            }
        });
    });
    view! {
        <main class="wrap library">
            <Shelves game=game here="rules"/>
            <article class="sheet rules" id="rules" inner_html=move || page.get()></article>
        </main>
    }
}

/// Rulings that can be looked through move by move.
#[component]
pub(super) fn Rulings(game: GameId) -> impl IntoView {
    let app = app();
    let sought = RwSignal::new(String::new());
    let all: RwSignal<Vec<Ruling>> = RwSignal::new(Vec::new());
    let titles: RwSignal<BTreeMap<String, RulingTitle>> = RwSignal::new(BTreeMap::new());
    leptos::task::spawn_local(async move {
        match fetch_rulings(game).await {
            Ok(rulings) => all.set(rulings),
            Err(error) => app.not_loaded(error),
        }
    });
    Effect::new(move |_| {
        let language = app.settings.language.get();
        leptos::task::spawn_local(async move {
            match fetch_titles(game, language).await {
                Ok(fetched) => titles.set(fetched),
                Err(error) => app.not_loaded(error),
            }
        });
    });
    let title = move |ruling: &Ruling| {
        titles.with(|titles| titles.get(&ruling.name).cloned().unwrap_or_default())
    };
    let found = move || {
        let sought = sought.get();
        all.with(|all| {
            let found = all.iter().filter(|ruling| {
                let text = format!(
                    "{} {} {}",
                    title(ruling).line(),
                    ruling.covers.join(" "),
                    ruling.rules.join(" ")
                );
                is_found(&text, &sought)
            });
            found.cloned().collect::<Vec<_>>()
        })
    };
    let list = move || {
        let rulings: Vec<_> = found()
            .into_iter()
            .map(|ruling| {
                let rules = app.rule_numbers(&ruling);
                let RulingTitle(title, about) = title(&ruling);
                view! {
                    <li>
                        <a href=format!("#/rulings/{}/{}", game.name(), ruling.name)>
                            <Icon name="play"/>
                            <span class="grow"><b>{title}</b>" "<span class="dim">{about}</span></span>
                            {(!rules.is_empty()).then(|| view! { <span class="chip">{rules}</span> })}
                        </a>
                    </li>
                }
            })
            .collect();
        rulings
    };
    let n = move || {
        let n = found().len();
        app.say("web-n-rulings", Args::new().with("n", n))
    };
    view! {
        <main class="wrap library">
            <Shelves game=game here="rulings"/>
            <header class="lh"><h1 class="h1">{move || app.word("web-rulings")}</h1><span class="dim" role="status">{n}</span><span class="grow"></span>{search(app, sought)}</header>
            <p class="dim">{move || app.word("web-rulings-about")}</p>
            <ul class="sheet rulings">{list}</ul>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_is_found_by_its_words_in_any_order_and_without_accents() {
        assert!(is_found("Łukasz buduje armię", "armie lukasz"));
        assert!(!is_found("Łukasz buduje armię", "flota"));
        assert!(is_found("anything", ""));
    }
}
