//! The start page: choose a game and who plays, or go on where one was.

use game::{Observer, Seat};
use games::{GameId, Table};
use leptos::prelude::*;
use text::Args;
use wasm_bindgen::JsCast;

use super::end::save;
use super::glyph::Icon;
use super::room;
use super::vignette::Vignette;
use crate::protocol::Kept;
use crate::room::{Room, fresh_seed, go};
use crate::shelf::{self, Shelved};

/// Who can have a seat, strongest bots last.
const SITTERS: [&str; 5] = ["human", "random", "cadet", "officer", "general"];

/// What is chosen for a new table.
#[derive(Clone, Copy)]
struct Form {
    game: RwSignal<GameId>,
    players: RwSignal<u8>,
    mode: RwSignal<&'static str>,
    /// Whether Quartermaster is played with aircraft.
    has_air: RwSignal<bool>,
    sitters: RwSignal<Vec<String>>,
}

impl Form {
    fn new() -> Self {
        Self {
            game: RwSignal::new(GameId::Quartermaster),
            players: RwSignal::new(2),
            mode: RwSignal::new("alpine"),
            has_air: RwSignal::new(false),
            sitters: RwSignal::new(sitters(2)),
        }
    }

    fn setup(self) -> Vec<String> {
        match self.game.get() {
            GameId::Quartermaster => {
                let air = if self.has_air.get() { "marshal" } else { "off" };
                vec![
                    format!("players {}", self.players.get()),
                    format!("air {air}"),
                ]
            }
            GameId::Rush => vec![format!("players {}", self.players.get())],
            GameId::Orders => vec![format!("mode {}", self.mode.get())],
        }
    }

    fn choose(self, game: GameId) {
        self.game.set(game);
        let (players, _, _) = numbers(game);
        self.set_players(players);
    }

    fn set_players(self, players: u8) {
        self.players.set(players);
        self.sitters.set(sitters(players));
    }
}

/// How many play unless somebody says otherwise, the fewest and the most.
const fn numbers(game: GameId) -> (u8, u8, u8) {
    match game {
        GameId::Quartermaster => (2, 2, 6),
        GameId::Rush => (3, 2, 5),
        GameId::Orders => (2, 2, 2),
    }
}

/// Somebody at this screen against bots that do not keep them waiting.
fn sitters(n: u8) -> Vec<String> {
    let word = |seat: u8| if seat == 0 { "human" } else { "officer" };
    (0..n).map(|seat| word(seat).to_owned()).collect()
}

#[component]
pub(super) fn Home() -> impl IntoView {
    let room = room();
    let form = Form::new();
    view! {
        <main class="wrap homepg">
            <section class="hh">
                <h1 class="h1">{move || room.word("web-take-a-seat")}</h1>
                <Unfinished/>
            </section>
            <div class="games">{GameId::ALL.into_iter().map(|game| card(room, form, game)).collect::<Vec<_>>()}</div>
            <section class="sheet form">
                <header><h2>{move || {
                    let game = room.word(&format!("game-{}", form.game.get().name()));
                    room.say("web-new-game", Args::new().with("game", game))
                }}</h2></header>
                <div class="fgrid">
                    <div class="who2"><span class="cap">{move || room.word("web-seats")}</span><Seats form=form/></div>
                    <Options form=form/>
                </div>
                <footer class="ff">
                    <span class="dim grow">{move || room.word("web-kept-here")}</span>
                    <button class="btn" on:click=move |_| form.sitters.update(|sitters| sitters.iter_mut().for_each(|sitter| "human".clone_into(sitter)))>
                        <Icon name="person"/>{move || room.word("web-one-room")}
                    </button>
                    <button id="start" class="btn primary" on:click=move |_| room.sit(form.game.get_untracked(), untrack(|| form.setup()), form.sitters.get_untracked())>
                        <Icon name="play"/>{move || room.word("web-start")}
                    </button>
                </footer>
            </section>
        </main>
    }
}

fn card(room: Room, form: Form, game: GameId) -> impl IntoView {
    let (n, fewest, most) = numbers(game);
    let people = if fewest == most {
        most.to_string()
    } else {
        format!("{fewest}–{most}")
    };
    let now = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        let setup = match game {
            GameId::Orders => Vec::new(),
            GameId::Quartermaster | GameId::Rush => vec![format!("players {n}")],
        };
        room.sit(game, setup, sitters(n));
    };
    view! {
        <article data-game=game.name() class="sheet gcard" class:on=move || form.game.get() == game on:click=move |_| form.choose(game)>
            <Vignette game=game/>
            <div class="gb">
                <h2><button class="plainb" aria-pressed=move || if form.game.get() == game { "true" } else { "false" } on:click=move |_| form.choose(game)>{move || room.word(&format!("game-{}", game.name()))}</button></h2>
                <p>{move || room.word(&format!("web-about-{}", game.name()))}</p>
                <nav class="row reads" aria-label=move || room.word("web-library")>
                    <a href=format!("#/first/{}", game.name()) title=move || room.word("web-first-game-about") data-first=game.name()>{move || room.word("web-first-game")}</a>
                    <a href=format!("#/rules/{}", game.name())>{move || room.word("web-rules")}</a>
                    <a href=format!("#/cards/{}", game.name())>{move || room.word("web-cards")}</a>
                    <a href=format!("#/rulings/{}", game.name())>{move || room.word("web-rulings")}</a>
                </nav>
                <div class="row meta">
                    <span class="chip"><Icon name="person"/>{people}</span>
                    <span class="chip"><Icon name="bot"/>{move || room.word("web-bots")}</span>
                    <span class="grow"></span>
                    <button class="btn primary now" data-now=game.name() on:click=now><Icon name="play"/>{move || room.word("web-play-now")}</button>
                </div>
            </div>
        </article>
    }
}

/// The names of the seats of such a table.
fn seat_names(room: Room, game: GameId, setup: &[String]) -> Option<Vec<String>> {
    let texts = room.texts.get()?;
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
    let room = room();
    let seats = move || {
        let names = seat_names(room, form.game.get(), &form.setup())?;
        let lines: Vec<_> = names
            .into_iter()
            .enumerate()
            .map(|(i, name)| {
                let sits = move || form.sitters.with(|sitters| sitters.get(i).cloned().unwrap_or_default());
                let change = move |event: leptos::ev::Event| {
                    let word = event_target_value(&event);
                    form.sitters.update(|sitters| {
                        if let Some(sitter) = sitters.get_mut(i) {
                            *sitter = word;
                        }
                    });
                };
                let options: Vec<_> = SITTERS
                    .iter()
                    .map(|word| {
                        let label = move || match *word {
                            "human" => room.word("web-person-here"),
                            word => room.word(&format!("term-bot-{word}")),
                        };
                        view! { <option value=*word selected=move || sits() == *word>{label}</option> }
                    })
                    .collect();
                view! {
                    <li>
                        <label class="grow" for=format!("seat-{i}")>{text::capital(&name)}</label>
                        <select id=format!("seat-{i}") class="sel" class:you=move || sits() == "human" on:change=change prop:value=sits>{options}</select>
                    </li>
                }
            })
            .collect();
        Some(lines)
    };
    view! { <ul class="seats2">{seats}</ul> }
}

#[component]
fn Options(form: Form) -> impl IntoView {
    let room = room();
    let options = move || match form.game.get() {
        GameId::Orders => {
            let modes = ["alpine", "island"].map(|mode| {
                view! { <button class="segb" data-mode=mode aria-pressed=move || if form.mode.get() == mode { "true" } else { "false" } class:on=move || form.mode.get() == mode on:click=move |_| form.mode.set(mode)>{move || room.word(&format!("web-mode-{mode}"))}</button> }
            });
            view! { <span class="cap">{room.word("web-mode")}</span><div class="seg">{modes.to_vec()}</div> }.into_any()
        }
        game => {
            let (_, fewest, most) = numbers(game);
            let all: Vec<_> = (fewest..=most)
                .map(|n| view! { <button class="segb" aria-pressed=move || if form.players.get() == n { "true" } else { "false" } class:on=move || form.players.get() == n on:click=move |_| form.set_players(n)>{n}</button> })
                .collect();
            view! { <span class="cap">{room.word("web-players")}</span><div class="seg">{all}</div><p class="dim small">{room.word(&format!("web-players-{}", game.name()))}</p>{(game == GameId::Quartermaster).then(|| air(room, form))} }.into_any()
        }
    };
    view! { <div class="fopts">{options}</div> }
}

/// With or without aircraft.
fn air(room: Room, form: Form) -> impl IntoView {
    let choices = [(false, "web-without-air"), (true, "web-with-air")].map(|(has_air, word)| {
        view! { <button class="segb" data-air=has_air.to_string() aria-pressed=move || if form.has_air.get() == has_air { "true" } else { "false" } class:on=move || form.has_air.get() == has_air on:click=move |_| form.has_air.set(has_air)>{move || room.word(word)}</button> }
    });
    view! { <span class="cap">{move || room.word("web-air")}</span><div class="seg">{choices.to_vec()}</div> }
}

/// Tables that this browser keeps, and a way to bring one along.
#[component]
fn Unfinished() -> impl IntoView {
    let room = room();
    let tables = RwSignal::new(shelf::all());
    let list = move || {
        let lines: Vec<_> = tables
            .get()
            .into_iter()
            .take(6)
            .map(|table| line(room, tables, table))
            .collect();
        lines
    };
    let read = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input
            .and_then(|input| input.files())
            .and_then(|files| files.get(0));
        if let Some(file) = file {
            import(room, &file);
        }
    };
    view! {
        <div class="conts">
            {list}
            <label class="btn quiet bring"><Icon name="deck"/>{move || room.word("web-import")}<input id="import" class="vh" type="file" on:change=read/></label>
        </div>
    }
}

fn line(room: Room, tables: RwSignal<Vec<Shelved>>, table: Shelved) -> impl IntoView {
    let game = table.kept.game.name();
    let (id, gone, saved) = (
        table.id.clone(),
        table.id.clone(),
        table.kept.record.clone(),
    );
    let name = format!("{game}-{id}.sandtable");
    let state = if table.kept.is_over {
        "web-finished"
    } else {
        "web-unfinished"
    };
    let number = table.kept.number;
    view! {
        <div class="sheet cont" class:mine=!table.kept.is_over>
            <a class="grow" href=if table.kept.is_over { format!("#/replay/{id}") } else { format!("#/{game}/{id}") }>
                <b>{move || room.word(&format!("game-{game}"))}</b>
                <small>{move || room.say(state, Args::new().with("n", number))}</small>
            </a>
            <button class="btn quiet icon" aria-label=move || room.word("web-export") on:click=move |_| save(&name, &saved)><Icon name="share"/></button>
            <button class="btn quiet icon" aria-label=move || room.word("web-forget") on:click=move |_| { shelf::remove(&gone); tables.set(shelf::all()); }><Icon name="close"/></button>
        </div>
    }
}

/// Puts the record in that file on the shelf and goes there.
fn import(room: Room, file: &web_sys::File) {
    let text = file.text();
    leptos::task::spawn_local(async move {
        let Ok(text) = wasm_bindgen_futures::JsFuture::from(text).await else {
            return;
        };
        let text = text.as_string().unwrap_or_default();
        match kept(&text) {
            Ok(kept) => {
                let id = shelf::new_id();
                shelf::put(&id, &kept);
                if kept.is_over {
                    go(&format!("/replay/{id}"));
                } else {
                    go(&format!("/{}/{id}", kept.game.name()));
                }
            }
            Err(problem) => room.trouble.set(Some(problem)),
        }
    });
}

/// The table of a record somebody brings along: finished ones to look through, others to go on with.
fn kept(text: &str) -> Result<Kept, String> {
    let record: game::Record = text
        .parse()
        .map_err(|error: game::ParseRecordError| error.to_string())?;
    let game: GameId = record
        .game
        .parse()
        .map_err(|error: games::UnknownGame| error.to_string())?;
    let table = Table::replay(&record).map_err(|error| error.to_string())?;
    let is_over = matches!(table.turn(), game::Turn::Over(_));
    Ok(Kept {
        game,
        record: if is_over {
            text.to_owned()
        } else {
            record.branch(usize::MAX).to_string()
        },
        // A game somebody else began goes on with dice of its own.
        seed: Some(fresh_seed()),
        sitters: sitters(table.seats()),
        number: table.n_moves(),
        is_over,
    })
}
