//! The start page: choose a game and who plays, or go on where one was.

use std::collections::BTreeMap;

use ::games::{GameId, Table};
use bots::Level;
use driver::Occupant;
use game::{Observer, Seat, SetupOption};
use leptos::prelude::*;
use text::Args;
use wasm_bindgen::JsCast;

use super::banner::{NotStored, UndoBar};
use super::end::ErrorBox;
use super::glyph::{Icon, Plate};
use super::options::Options;
use super::vignette::Vignette;
use super::{app, games, tables};
use crate::app::{AppState, go};
use crate::paint::shelf::{LinePaint, State};
use crate::save::{self, FileFault};
use crate::storage;
use crate::table_summary::TableSummary;

/// What is chosen for a new table.
#[derive(Clone, Copy)]
struct Form {
    game: RwSignal<GameId>,
    players: RwSignal<u8>,
    /// Options by their words, where they are not as usual.
    chosen: RwSignal<BTreeMap<&'static str, &'static str>>,
    occupants: RwSignal<Vec<String>>,
}

impl Form {
    fn new() -> Self {
        let game = GameId::ALL[0];
        let players = games::proposed_seats(game);
        Self {
            game: RwSignal::new(game),
            players: RwSignal::new(players),
            chosen: RwSignal::new(BTreeMap::new()),
            occupants: RwSignal::new(occupants(players)),
        }
    }

    fn setup(self) -> Vec<String> {
        let game = self.game.get();
        let lines = self.chosen.with(|chosen| {
            SetupOption::lines(game.setup_options(), |key| chosen.get(key).copied())
        });
        let seats = game.seats_line(self.players.get());
        seats.into_iter().chain(lines).collect()
    }

    fn choose(self, game: GameId) {
        if self.game.get_untracked() == game {
            return;
        }
        self.game.set(game);
        self.chosen.set(BTreeMap::new());
        self.set_players(games::proposed_seats(game));
    }

    fn set_players(self, players: u8) {
        self.players.set(players);
        self.occupants.set(occupants(players));
    }
}

/// A person at this screen against bots that answer quickly.
fn occupants(n: u8) -> Vec<String> {
    let word = |seat: u8| match seat {
        0 => Occupant::HUMAN,
        _ => Level::Officer.name(),
    };
    (0..n).map(|seat| word(seat).to_owned()).collect()
}

#[component]
pub(super) fn Home() -> impl IntoView {
    let app = app();
    let form = Form::new();
    view! {
        <ErrorBox/>
        <NotStored/>
        <main class="wrap homepg">
            <section class="hh">
                <h1 class="h1">{move || app.word("web-take-a-seat")}</h1>
                <Unfinished/>
            </section>
            <div class="games">{GameId::ALL.into_iter().map(|game| card(app, form, game)).collect::<Vec<_>>()}</div>
            <section class="sheet form">
                <header><h2>{move || {
                    let game = app.word(&format!("game-{}", form.game.get().name()));
                    app.say("web-new-game", Args::new().with("game", game))
                }}</h2></header>
                <div class="fgrid">
                    <div class="who2"><span class="cap">{move || app.word("web-seats")}</span><Seats form=form/></div>
                    <Options game=form.game players=form.players chosen=form.chosen set_players=Callback::new(move |n| form.set_players(n))/>
                </div>
                <footer class="ff">
                    <span class="dim grow">{move || app.word("web-kept-here")}</span>
                    <button class="btn" on:click=move |_| form.occupants.update(|occupants| occupants.iter_mut().for_each(|occupant| Occupant::HUMAN.clone_into(occupant)))>
                        <Icon name="person"/>{move || app.word("web-one-room")}
                    </button>
                    <button id="start" class="btn primary" on:click=move |_| app.sit(form.game.get_untracked(), untrack(|| form.setup()), form.occupants.get_untracked())>
                        <Icon name="play"/>{move || app.word("web-start")}
                    </button>
                </footer>
            </section>
        </main>
        <UndoBar/>
    }
}

/// Sits down at the usual table of a game, against bots.
pub(super) fn play_now(app: AppState, game: GameId) {
    let n = games::proposed_seats(game);
    let setup = game.seats_line(n).into_iter().collect();
    app.sit(game, setup, occupants(n));
}

fn card(app: AppState, form: Form, game: GameId) -> impl IntoView {
    let (fewest, most) = game.seats().into_inner();
    let people = if fewest == most {
        most.to_string()
    } else {
        format!("{fewest}–{most}")
    };
    let now = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        play_now(app, game);
    };
    view! {
        <article data-game=game.name() class="sheet gcard" class:on=move || form.game.get() == game on:click=move |_| form.choose(game)>
            <Vignette game=game/>
            <div class="gb">
                <h2><button class="plainb" aria-pressed=move || if form.game.get() == game { "true" } else { "false" } on:click=move |_| form.choose(game)>{move || app.word(&format!("game-{}", game.name()))}</button></h2>
                <p>{move || app.word(&format!("web-about-{}", game.name()))}</p>
                <div class="row reads" role="group" aria-label=move || app.word("past-to-read")>
                    <a href=format!("#/first/{}", game.name()) title=move || app.word("web-first-game-about") data-first=game.name()>{move || app.word("web-first-game")}</a>
                    <a href=format!("#/rules/{}", game.name())>{move || app.word("web-rules")}</a>
                    <a href=format!("#/cards/{}", game.name())>{move || app.word("web-cards")}</a>
                    <a href=format!("#/rulings/{}", game.name())>{move || app.word("web-rulings")}</a>
                </div>
                <div class="row meta">
                    <span class="chip"><Icon name="person"/>{people}</span>
                    <span class="chip"><Icon name="bot"/>{move || app.word("web-bots")}</span>
                    <span class="grow"></span>
                    <button class="btn primary now" data-now=game.name() on:click=now><Icon name="play"/>{move || app.word("web-play-now")}</button>
                </div>
            </div>
        </article>
    }
}

/// The names of the seats of a table with that setup.
pub(super) fn seat_names(app: AppState, game: GameId, setup: &[String]) -> Option<Vec<String>> {
    let texts = app.texts.get()?;
    let table = Table::sit(game, setup, None).ok()?;
    let sight = table.sight(Observer::Spectator, 0);
    let narrator = texts.narrator(&sight).ok()?;
    Some(
        (0..table.seats())
            .map(|seat| narrator.seat(Seat(seat)))
            .collect(),
    )
}

#[component]
fn Seats(form: Form) -> impl IntoView {
    let app = app();
    let seats = move || {
        let names = seat_names(app, form.game.get(), &form.setup())?;
        let lines: Vec<_> = names
            .into_iter()
            .enumerate()
            .map(|(i, name)| {
                let sits = move || form.occupants.with(|occupants| occupants.get(i).cloned().unwrap_or_default());
                let change = move |event: leptos::ev::Event| {
                    let word = event_target_value(&event);
                    form.occupants.update(|occupants| {
                        if let Some(occupant) = occupants.get_mut(i) {
                            *occupant = word;
                        }
                    });
                };
                let levels = Level::ALL.into_iter().map(Level::name);
                let options: Vec<_> = [Occupant::HUMAN]
                    .into_iter()
                    .chain(levels)
                    .map(|word| {
                        let label = move || match word {
                            Occupant::HUMAN => app.word("web-person-here"),
                            level => app.word(&format!("term-bot-{level}")),
                        };
                        view! { <option value=word selected=move || sits() == word>{label}</option> }
                    })
                    .collect();
                view! {
                    <li>
                        <label class="grow" for=format!("seat-{i}")>{text::capital(&name)}</label>
                        <select id=format!("seat-{i}") class="sel" class:you=move || sits() == Occupant::HUMAN on:change=change prop:value=sits>{options}</select>
                    </li>
                }
            })
            .collect();
        Some(lines)
    };
    view! { <ul class="seats2">{seats}</ul> }
}

/// So many tables are shown on the start page.
const SHOWN: usize = 3;

/// Tables that this browser keeps: some of them, the way to all, and a way to bring one along.
#[component]
fn Unfinished() -> impl IntoView {
    let app = app();
    let lines = Memo::new(move |_| {
        let told = tables::told(app)?;
        let kept = told.into_iter().filter(|one| one.line.deleted.is_none());
        Some(kept.collect::<Vec<_>>())
    });
    let n = move || lines.with(|lines| lines.as_ref().map_or(0, Vec::len));
    let some = move || {
        let lines = lines.get().into_iter().flatten().take(SHOWN);
        lines.map(|one| line(app, one)).collect::<Vec<_>>()
    };
    view! {
        <div class="conts">
            {some}
            <div class="row all">
                <Show when=move || { n() > 0 }>
                    <a id="all-tables" class="btn quiet" href="#/tables"><Icon name="log"/>{move || app.say("tables-all", Args::new().with("n", n()))}</a>
                </Show>
                <Import/>
            </div>
        </div>
    }
}

/// Opens a table from a file.
#[component]
pub(super) fn Import() -> impl IntoView {
    let app = app();
    let read = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input
            .and_then(|input| input.files())
            .and_then(|files| files.get(0));
        if let Some(file) = file {
            import(app, &file);
        }
    };
    view! {
        <label class="btn quiet bring"><Icon name="deck"/>{move || app.word("web-import")}<input id="import" class="vh" type="file" on:change=read/></label>
    }
}

fn line(app: AppState, one: LinePaint) -> impl IntoView {
    let parts = [&one.in_round, &one.score];
    let parts: Vec<&str> = parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(String::as_str)
        .collect();
    let about = if parts.is_empty() {
        one.about.clone()
    } else {
        parts.join(" · ")
    };
    let marks: Vec<_> = one
        .marks
        .iter()
        .map(|mark| view! { <Plate mark=*mark size="s"/> })
        .collect();
    let is_yours = one.state == State::YourMove;
    view! {
        <div class="sheet cont" class:mine=is_yours data-table=one.line.id.clone()>
            <a class="grow" href=one.line.path()>
                <span class="row"><b>{one.title.clone()}</b>{marks}</span>
                <small>{about}</small>
                <small><span class=one.state.class()>{one.state_text.clone()}</span>" · "{one.when.clone()}</small>
            </a>
            {tables::delete(app, one.line.clone(), &one)}
        </div>
    }
}

/// Stores the table of that file and goes there.
fn import(app: AppState, file: &web_sys::File) {
    let text = file.text();
    leptos::task::spawn_local(async move {
        let Ok(text) = wasm_bindgen_futures::JsFuture::from(text).await else {
            return;
        };
        let text = text.as_string().unwrap_or_default();
        let opened = if save::is_text(&text) {
            app.shelf.opened(&text, occupants).await
        } else {
            Err(FileFault::Unreadable)
        };
        match opened {
            Ok(kept) => {
                let id = storage::new_id();
                let path = if kept.is_over {
                    format!("/replay/{id}")
                } else {
                    format!("/{}/{id}", kept.game.name())
                };
                let summary = TableSummary::of_saved(&kept);
                app.shelf.put(&id, kept, summary);
                go(&path);
            }
            Err(FileFault::Record(error)) => app.fail(&error),
            Err(FileFault::NoRandomness) => app.error.set(Some(app.word("web-no-randomness"))),
            Err(FileFault::OtherKey) => app.error.set(Some(app.word("web-sealed-elsewhere"))),
            Err(FileFault::Unreadable) => app.error.set(Some(app.word("web-not-readable"))),
        }
    });
}
