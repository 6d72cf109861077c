//! A table: the board, the prompt, the hand, who sits there and what happened. The same for all games;
//! only the board differs.

use bots::Level;
use leptos::prelude::*;

use super::ask::AskHere;
use super::banner::{Elsewhere, NotStored};
use super::end::{Curtain, ErrorBox};
use super::ending::Ending;
use super::glyph::Icon;
use super::hint::HintSwitch;
use super::{app, games};
use crate::app::{AppState, Sheet};
use crate::local::LocalCommand;
use crate::place::Place;
use crate::storage;
use protocol::Command;

/// How long a bot's move may stay: slow, plain, quick, at once.
const PACES: [(u32, &str); 4] = [
    (1400, "web-pace-slow"),
    (450, "web-pace-plain"),
    (120, "web-pace-quick"),
    (0, "web-pace-none"),
];

#[component]
pub(super) fn TablePage() -> impl IntoView {
    let app = app();
    let game = Memo::new(move |_| app.shown.get().map(|shown| shown.game));
    view! {
        <Elsewhere/>
        <NotStored/>
        <Curtain/>
        <ErrorBox/>
        <Ending/>
        <AskHere/>
        {move || match game.get() {
            None => view! { <main class="bare-table"><p role="status" class="state load"><i></i><i></i><i></i>{app.word("web-laying-out")}</p></main> }.into_any(),
            Some(game) => games::table_view(game, app),
        }}
    }
}

/// Pace, board as text, export.
#[component]
pub(super) fn Tools() -> impl IntoView {
    let app = app();
    let set_pace = move |event: leptos::ev::Event| {
        if let Ok(pace) = event_target_value(&event).parse() {
            app.settings.pace.set(pace);
            storage::set("pace", &event_target_value(&event));
            app.local(LocalCommand::Pace(Some(pace)));
        }
    };
    // Computed only while its part of the page is open.
    let (reads_rules, reads_board) = (RwSignal::new(false), RwSignal::new(false));
    let text = move || {
        let summary = told(app, reads_board, |narrator| narrator.summary())?;
        let summary: Vec<_> = summary
            .into_iter()
            .map(|line| view! { <p>{line}</p> })
            .collect();
        let shown = app.shown.get()?;
        let places: Vec<_> = shown
            .places
            .values()
            .map(|place| view! { <li><b>{place.name.clone()}</b>" "{place.text.clone()}</li> })
            .collect();
        Some(view! { {summary}<ul>{places}</ul> })
    };
    let always_ask = move |event: leptos::ev::Event| {
        let always = event_target_checked(&event);
        app.settings.always_asks.set(always);
        app.command(Command::AlwaysAsk(always));
    };
    let confirm_end = move |event: leptos::ev::Event| {
        let confirms = event_target_checked(&event);
        app.settings.confirms_end.set(confirms);
        crate::storage::set("confirm-end", if confirms { "on" } else { "off" });
        app.command(Command::ConfirmEnd(confirms));
    };
    let rules = move || {
        let topics = told(app, reads_rules, |narrator| narrator.rules())?;
        let topics: Vec<_> = topics
            .into_iter()
            .map(|(topic, text)| view! { <dt>{text::capital(&topic)}</dt><dd>{text}</dd> })
            .collect();
        Some(topics)
    };
    view! {
        <details class="tools" id="in-short" prop:open=move || app.table.sheet.get() == Some(Sheet::Rules) on:toggle=move |event| reads_rules.set(is_open(&event))>
            <summary><Icon name="rules"/>{move || app.word("web-in-short")}</summary>
            <dl class="in-short">{rules}</dl>
        </details>
        <section class="tools" aria-label=move || app.word("web-settings")>
            <div class="inside">
            <label class="check"><input id="always-ask" type="checkbox" prop:checked=move || app.settings.always_asks.get() on:change=always_ask/><span>{move || app.word("web-always-ask")}</span></label>
            <label class="check"><input id="confirm-end" type="checkbox" prop:checked=move || app.settings.confirms_end.get() on:change=confirm_end/><span>{move || app.word("hint-confirm-end")}</span></label>
            <HintSwitch/>
            <label class="check"><input id="sound" type="checkbox" prop:checked=move || app.settings.has_sound.get() on:change=move |event| app.set_sound(event_target_checked(&event))/><span>{move || app.word("web-sound")}</span></label>
            <label>
                <span>{move || app.word("web-pace")}</span>
                <select id="pace" on:change=set_pace>
                    {Vec::from(PACES.map(|(millis, word)| view! {
                        <option value=millis selected=move || app.settings.pace.get() == millis>{move || app.word(word)}</option>
                    }))}
                </select>
            </label>
            {move || levels(app)}
            {move || app.shown.with(|shown| Some(shown.as_ref()?.game)).map(|game| view! {
                <a class="btn quiet" target="_blank" href=format!("#/rules/{}", game.name())><Icon name="rules"/>{app.word("web-rules")}</a>
            })}
            {move || app.place.with(|place| match place {
                Place::Table(id) => Some(view! { <a class="btn quiet" id="step-through" href=format!("#/replay/{id}")><Icon name="since"/>{app.word("since-look-back")}</a> }),
                _ => None,
            })}
            <button class="btn quiet" on:click=move |_| super::end::export(app)><Icon name="share"/>{move || app.word("web-export")}</button>
            <Show when=move || is_open_to_one(app)>
                <p class="dim" id="openly-about">{move || app.word("store-openly-about")}</p>
                <button class="btn quiet" id="export-openly" aria-describedby="openly-about" on:click=move |_| super::end::export_openly(app)><Icon name="share"/>{move || app.word("web-export-openly")}</button>
            </Show>
            <details on:toggle=move |event| { event.stop_propagation(); reads_board.set(is_open(&event)); }><summary>{move || app.word("web-as-text")}</summary><div class="as-text">{text}</div></details>
            </div>
        </section>
    }
}

/// What a narrator of the present sight says; `None` while the part of the page is closed.
fn told<T>(
    app: AppState,
    reads: RwSignal<bool>,
    tell: impl FnOnce(&dyn text::Narrator) -> T,
) -> Option<T> {
    if !reads.get() {
        return None;
    }
    let (texts, sight) = (app.texts.get()?, app.sight.get()?);
    let narrator = texts.narrator(&sight).ok()?;
    Some(tell(&*narrator))
}

/// Whether what was folded or unfolded is open now.
fn is_open(event: &leptos::ev::Event) -> bool {
    event_target::<web_sys::Element>(event).has_attribute("open")
}

/// How strong each bot is, to be changed while one plays.
fn levels(app: AppState) -> Option<impl IntoView> {
    let names = app
        .shown
        .with(|shown| Some(shown.as_ref()?.seat_names.clone()))?;
    let is_table = app.place.with(|place| matches!(place, Place::Table(_)));
    let occupants = app.table.occupants.get().into_iter().enumerate();
    let bots = occupants.filter(|(_, word)| is_table && *word != driver::Occupant::HUMAN);
    let lines: Vec<_> = bots
        .filter_map(|(seat, word)| {
            let name = text::capital(names.get(seat)?);
            let options = Level::ALL.map(|level| {
                let level = level.name();
                view! { <option value=level selected=word == level>{app.word(&format!("term-bot-{level}"))}</option> }
            });
            let options = Vec::from(options);
            let change = move |event: leptos::ev::Event| {
                app.replace(seat, event_target_value(&event));
            };
            Some(view! { <label><span>{name}</span><select data-level=seat on:change=change>{options}</select></label> })
        })
        .collect();
    Some(lines)
}

/// Whether the table is unfinished and has one person only, who may then see the open record.
fn is_open_to_one(app: AppState) -> bool {
    let is_over = app
        .shown
        .with(|shown| shown.as_ref().is_none_or(|shown| shown.outcome.is_some()));
    let is_table = app.place.with(|place| matches!(place, Place::Table(_)));
    is_table && !is_over && app.table.people.with(|people| people.len() == 1)
}
