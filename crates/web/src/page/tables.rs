//! All tables that this browser keeps: unfinished and finished ones, deleted ones, and the room they take.

use games::GameId;
use leptos::prelude::*;
use text::Args;

use super::app;
use super::banner::{NotStored, UndoBar};
use super::end::{ErrorBox, file_name, save};
use super::glyph::{Icon, Plate};
use super::home::Import;
use crate::app::AppState;
use crate::paint::shelf::{LinePaint, State, Teller};
use crate::storage::{KEPT_DAYS, TableLine, Usage};

/// From so many tables on there is a search.
const SEARCHED: usize = 20;

/// So many finished tables are shown before more are asked for.
const SHOWN: usize = 20;

/// The lines of all tables, told; `None` until they were read.
pub(super) fn told(app: AppState) -> Option<Vec<LinePaint>> {
    let texts = app.texts.get()?;
    let lines = app.tabs.lines.get()?;
    let mut teller = Teller::new(&texts, app.settings.language.get().tag());
    Some(lines.into_iter().map(|line| teller.tell(line)).collect())
}

#[component]
pub(super) fn Tables() -> impl IntoView {
    let app = app();
    let words = RwSignal::new(String::new());
    let shows_all = RwSignal::new(false);
    let told = Memo::new(move |_| told(app));
    let n = move || {
        told.with(|told| {
            let lines = told.iter().flatten();
            lines.filter(|one| one.line.deleted.is_none()).count()
        })
    };
    let some = move |is_over: bool| {
        let words = words.get().to_lowercase();
        let lines = told.get().into_iter().flatten();
        let lines = lines.filter(|one| one.line.deleted.is_none() && one.line.is_over == is_over);
        lines.filter(|one| has(one, &words)).collect::<Vec<_>>()
    };
    let unfinished = move || some(false);
    let finished = move || some(true);
    let is_known = move || told.with(Option::is_some);
    view! {
        <ErrorBox/>
        <NotStored/>
        <main class="wrap tablespg" id="tables">
            <section class="th">
                <h1 class="h1 grow">{move || app.word("tables-title")}</h1>
                <Show when=move || { n() >= SEARCHED }>
                    <input
                        id="search"
                        type="search"
                        class="field"
                        placeholder=move || app.say("tables-search", Args::new().with("n", n()))
                        aria-label=move || app.say("tables-search", Args::new().with("n", n()))
                        prop:value=move || words.get()
                        on:input=move |event| words.set(event_target_value(&event))
                    />
                </Show>
                <Import/>
                <a class="btn primary" href="#/"><Icon name="play"/>{move || app.word("tables-new")}</a>
            </section>
            <Show when=move || is_known() && n() == 0>
                <p class="sheet pad none">{move || app.word("tables-none")}</p>
            </Show>
            <Show when=move || { n() > 0 && unfinished().is_empty() && finished().is_empty() }>
                <p class="sheet pad none" role="status">{move || app.word("tables-none-found")}</p>
            </Show>
            <Group
                heading="tables-unfinished"
                order="tables-your-move-first"
                id="unfinished"
                lines=Signal::derive(unfinished)
                limit=Signal::derive(|| usize::MAX)
            />
            <Group
                heading="tables-finished"
                order="tables-newest-first"
                id="finished"
                lines=Signal::derive(finished)
                limit=Signal::derive(move || if shows_all.get() { usize::MAX } else { SHOWN })
            />
            <Show when=move || !shows_all.get() && (finished().len() > SHOWN)>
                <button id="more-tables" class="btn" on:click=move |_| shows_all.set(true)>
                    {move || app.say("tables-more", Args::new().with("n", finished().len().saturating_sub(SHOWN)))}
                </button>
            </Show>
            <Room n=Signal::derive(n)/>
            <Bin told=told/>
        </main>
        <UndoBar/>
    }
}

/// Whether a line has all the words.
fn has(one: &LinePaint, words: &str) -> bool {
    let text = [
        &one.title,
        &one.about,
        &one.names,
        &one.round,
        &one.score,
        &one.state_text,
        &one.when,
    ];
    let text = text.map(|part| part.to_lowercase()).join(" ");
    words.split_whitespace().all(|word| text.contains(word))
}

/// Tables under one heading.
#[component]
fn Group(
    heading: &'static str,
    order: &'static str,
    id: &'static str,
    lines: Signal<Vec<LinePaint>>,
    limit: Signal<usize>,
) -> impl IntoView {
    let app = app();
    let columns = [
        ("c-game", "tables-column-table"),
        ("c-side", "tables-column-side"),
        ("c-round", "tables-column-round"),
        ("c-score", "tables-column-score"),
        ("c-state", "tables-column-state"),
        ("c-when", "tables-column-when"),
    ];
    let head = columns
        .map(|(class, word)| view! { <th scope="col" class=class>{move || app.word(word)}</th> });
    let rows = move || {
        let lines = lines.get().into_iter().take(limit.get());
        lines.map(|one| row(app, one)).collect::<Vec<_>>()
    };
    let n = move || lines.with(Vec::len);
    view! {
        <section class="sheet group" id=id class:empty=move || n() == 0>
            <header>
                <h2>{move || app.word(heading)}</h2>
                <span class="dim"><b>{n}</b>" · "{move || app.word(order)}</span>
            </header>
            <table class="lines">
                <thead><tr>{Vec::from(head)}<th class="c-do"><span class="vh">{move || app.word("tables-column-do")}</span></th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// The icon of a game.
pub(super) const fn game_icon(game: GameId) -> &'static str {
    match game {
        GameId::Quartermaster => "supply-star",
        GameId::Rush => "medal",
        GameId::Orders => "star",
    }
}

fn row(app: AppState, one: LinePaint) -> impl IntoView {
    let word = match one.state {
        State::YourMove => "tables-play",
        State::Waiting => "tables-open",
        State::Won | State::Lost | State::Over => "tables-look",
    };
    let is_yours = one.state == State::YourMove;
    let path = one.line.path();
    let marks: Vec<_> = one
        .marks
        .iter()
        .map(|mark| view! { <Plate mark=*mark size="s"/> })
        .collect();
    let names = if one.marks.is_empty() { "" } else { "vh" };
    let label = format!("{}: {}, {}", app.word(word), one.title, one.when);
    let line = one.line.clone();
    view! {
        <tr class:mine=is_yours data-table=one.line.id.clone()>
            <td class="c-game"><div class="named">
                <Icon name=game_icon(one.line.game)/>
                <span><a href=path.clone()><b>{one.title.clone()}</b></a><small>{one.about.clone()}</small></span>
            </div></td>
            <td class="c-side">{marks}<span class=names>{one.names.clone()}</span></td>
            <td class="c-round">{one.round.clone()}</td>
            <td class="c-score">{one.score.clone()}</td>
            <td class="c-state"><span class=one.state.class()>{is_yours.then(|| view! { <Icon name="waiting"/> })}{one.state_text.clone()}</span></td>
            <td class="c-when">{one.when.clone()}</td>
            <td class="c-do">
                <a class="btn" class:primary=is_yours href=path aria-label=label>{app.word(word)}</a>
                {give(app, &one)}
                {delete(app, line, &one)}
            </td>
        </tr>
    }
}

/// A button that gives a table out as a file.
pub(super) fn give(app: AppState, one: &LinePaint) -> impl IntoView + use<> {
    let label = format!("{}: {}, {}", app.word("web-export"), one.title, one.when);
    let line = one.line.clone();
    let act = move |_| give_file(app, line.clone());
    view! { <button class="btn quiet icon give" title=label.clone() aria-label=label on:click=act><Icon name="share"/></button> }
}

/// Gives a table out as a file.
pub(super) fn give_file(app: AppState, line: TableLine) {
    leptos::task::spawn_local(async move {
        if let Some(file) = app.shelf.file(&line.id).await {
            save(&file_name(&line), &file);
        }
    });
}

/// A button that deletes a table.
pub(super) fn delete(app: AppState, line: TableLine, one: &LinePaint) -> impl IntoView + use<> {
    let label = format!("{}: {}, {}", app.word("tables-delete"), one.title, one.when);
    let act = move |_| app.delete_table(line.clone());
    view! { <button class="btn quiet icon delete" title=label.clone() aria-label=label on:click=act><Icon name="close"/></button> }
}

/// How much room the tables take.
#[component]
fn Room(n: Signal<usize>) -> impl IntoView {
    let app = app();
    let usage = RwSignal::new(None::<Usage>);
    Effect::new(move |_| {
        app.shelf.changes.track();
        leptos::task::spawn_local(async move { usage.set(app.shelf.usage().await) });
    });
    let kept = move || app.say("tables-kept", Args::new().with("n", n.get()));
    let room = move || {
        usage.get().map(|usage| {
            let args = Args::new()
                .with("used", size(usage.used))
                .with("quota", size(usage.quota));
            let share = usage.used / usage.quota.max(1.0);
            view! {
                <meter min="0" max="1" value=share.to_string() aria-hidden="true"></meter>
                <span>{app.say("tables-room", args)}</span>
            }
        })
    };
    view! { <p class="dim room" id="room"><span>{kept}</span>{room}</p> }
}

/// A size in words that all our languages share.
fn size(bytes: f64) -> String {
    const UNITS: [&str; 4] = ["kB", "MB", "GB", "TB"];
    let mut size = bytes / 1000.0;
    let mut unit = 0;
    while size >= 1000.0 && unit + 1 < UNITS.len() {
        size /= 1000.0;
        unit += 1;
    }
    format!("{size:.0} {}", UNITS[unit])
}

/// Tables that were deleted and can still be brought back.
#[component]
fn Bin(told: Memo<Option<Vec<LinePaint>>>) -> impl IntoView {
    let app = app();
    let gone = move || {
        let lines = told.get().into_iter().flatten();
        let gone = lines.filter(|one| one.line.deleted.is_some());
        gone.collect::<Vec<_>>()
    };
    let rows = move || {
        let rows = gone().into_iter().map(|one| {
            let (id, text) = (one.line.id.clone(), format!("{}, {}", one.title, one.when));
            let restore = move |_| {
                let id = id.clone();
                app.tabs.deleted.update(|deleted| deleted.retain(|line| line.id != id));
                leptos::task::spawn_local(async move { app.shelf.restore(&id).await });
            };
            let label = format!("{}: {text}", app.word("tables-restore"));
            view! {
                <li>
                    <span class="grow">{text}<small class="dim">{one.about}</small></span>
                    <button class="btn restore" aria-label=label on:click=restore>{app.word("tables-restore")}</button>
                </li>
            }
        });
        rows.collect::<Vec<_>>()
    };
    let n = move || gone().len();
    let empty = move |_| {
        let ids = gone().into_iter().map(|one| one.line.id).collect();
        app.tabs.deleted.set(Vec::new());
        leptos::task::spawn_local(async move { app.shelf.remove(ids).await });
    };
    view! {
        <Show when=move || { n() > 0 }>
            <details class="sheet bin" id="bin">
                <summary>{move || app.say("tables-bin", Args::new().with("n", n()).with("days", KEPT_DAYS))}</summary>
                <ul>{rows}</ul>
                <button id="empty-bin" class="btn" on:click=empty>{move || app.word("tables-empty-bin")}</button>
            </details>
        </Show>
    }
}
