//! The frame of every table: seats over the board over the hand; beside them what is asked over what
//! happened. Nothing in it changes its size during a game. On a phone the board and the question fill the
//! screen, the foot of the question and the tabs below it never move, and everything else is a sheet.

use leptos::ev;
use leptos::prelude::*;

use super::app;
use super::games::GamePage;
use super::glyph::Icon;
use super::prompt::Prompt;
use super::review::{Note, OpenHands, TimeLine};
use super::since::{Happened, SinceBar};
use super::table::Tools;
use super::tutorial::Tutorial;
use crate::app::{AppState, Sheet};

/// So far a sheet is dragged down before it closes, in pixels.
const DRAG: i32 = 70;

/// Everything on the screen of a table: the frame with the parts of one game in it.
pub(super) fn frame<G: GamePage>(app: AppState) -> AnyView {
    close_at_new_questions(app);
    let title = move || {
        let game = app.word(&format!("game-{}", G::ID));
        let what = app.is_past().then(|| app.word("web-replay"));
        let what = what.or_else(|| {
            let learning = app.learning.with(Option::is_some);
            learning.then(|| app.word(&format!("tutorial-{}-title", G::ID)))
        });
        match what {
            Some(what) => format!("{game}: {what}"),
            None => game,
        }
    };
    let is_past = Memo::new(move |_| app.is_past());
    let lap = move || {
        if is_past.get() {
            view! {
                <div class="t-time"><TimeLine/></div>
                <OpenHands/>
                <details class="past-hand" prop:open=move || app.analyses.here.with(Option::is_some)>
                    <summary>{move || app.word("web-hand")}</summary>
                    {G::hand(app)}
                </details>
            }
            .into_any()
        } else {
            view! { <Slot sheet=Sheet::Hand>{G::hand(app)}</Slot> }.into_any()
        }
    };
    let asked = move || {
        if is_past.get() {
            view! { <div class="t-note"><Note/></div> }.into_any()
        } else {
            view! { <Tutorial/><Prompt/> }.into_any()
        }
    };
    view! {
        <main class=format!("tbl {}", G::CLASS) class:replay=move || is_past.get() data-sheet=move || app.table.sheet.get().map(Sheet::name)>
            <h1 class="vh">{title}</h1>
            <div class="t-area">
                <div class="t-strip">{G::strip(app)}</div>
                <div class="t-board">{G::board(app)}</div>
                {lap}
            </div>
            <div class="t-rail">
                <SinceBar/>
                {asked}
                {G::side(app)}
                <Slot sheet=Sheet::Log><Happened/></Slot>
            </div>
            {G::sheets(app)}
            <Menu/>
            <Tabs tabs=G::TABS/>
        </main>
    }
    .into_any()
}

/// A part of the table that is a sheet on a phone, see [`Sheet`]. It is in the document all the time.
#[component]
pub(super) fn Slot(sheet: Sheet, children: Children) -> impl IntoView {
    let app = app();
    let is_open = move || app.table.sheet.get() == Some(sheet);
    let title = move || app.word(&format!("since-tab-{}", sheet.name()));
    view! {
        <div class=format!("slot slot-{}", sheet.name()) class:open=is_open>
            <SheetHead title=Signal::derive(title)/>
            <div class="slot-in">{children()}</div>
        </div>
    }
}

/// The head of a sheet: its name, where it is dragged, and what closes it. Seen on a phone only.
#[component]
fn SheetHead(title: Signal<String>) -> impl IntoView {
    let app = app();
    let from: RwSignal<Option<i32>> = RwSignal::new(None);
    let down = move |event: ev::PointerEvent| from.set(Some(event.client_y()));
    let up = move |event: ev::PointerEvent| {
        if from
            .get_untracked()
            .is_some_and(|y| event.client_y() - y > DRAG)
        {
            app.table.sheet.set(None);
        }
        from.set(None);
    };
    view! {
        <div class="sheet-head" on:pointerdown=down on:pointerup=up>
            <i class="grip" aria-hidden="true"></i>
            <b class="grow">{title}</b>
            <button type="button" class="btn quiet icon sheet-close" aria-label=move || app.word("web-close") on:click=move |_| app.table.sheet.set(None)><Icon name="close"/></button>
        </div>
    }
}

/// What can be set and read at this table; on wide screens it opens below the bar.
#[component]
fn Menu() -> impl IntoView {
    let app = app();
    let is_open = move || matches!(app.table.sheet.get(), Some(Sheet::Menu | Sheet::Rules));
    let title = move || app.word("since-tab-menu");
    view! {
        <div class="slot slot-menu" class:open=is_open>
            <SheetHead title=Signal::derive(title)/>
            <div class="slot-in"><Tools/></div>
        </div>
    }
}

/// The tabs at the lower edge of a phone.
#[component]
fn Tabs(tabs: &'static [Sheet]) -> impl IntoView {
    let app = app();
    let count = move |sheet: Sheet| match sheet {
        Sheet::Hand => app
            .shown
            .with(|shown| shown.as_ref().map_or(0, |shown| shown.hand().count())),
        Sheet::Log => app.n_steps(),
        _ => 0,
    };
    let tabs: Vec<_> = tabs
        .iter()
        .map(|&sheet| {
            let is_open = move || app.table.sheet.get() == Some(sheet);
            let toggle = move |_| app.table.sheet.update(|open| *open = (*open != Some(sheet)).then_some(sheet));
            let n = Memo::new(move |_| count(sheet));
            view! {
                <button type="button" class="tab" data-tab=sheet.name() class:on=is_open aria-expanded=move || if is_open() { "true" } else { "false" } on:click=toggle>
                    <Icon name=sheet.icon()/>
                    {move || (n.get() > 0).then(|| view! { <i class=format!("n n-{}", sheet.name())>{n.get()}</i> })}
                    <span>{move || app.word(&format!("since-tab-{}", sheet.name()))}</span>
                </button>
            }
        })
        .collect();
    view! { <nav class="t-tabs" aria-label=move || app.word("since-tabs")>{tabs}</nav> }
}

/// A sheet lies over the question: it closes when another one is asked.
fn close_at_new_questions(app: AppState) {
    let question = Memo::new(move |_| {
        app.shown.with(|shown| {
            let shown = shown.as_ref()?;
            shown.is_asked.then(|| shown.prompt.clone())
        })
    });
    Effect::new(move |_| {
        if question.get().is_some() {
            app.table.sheet.set(None);
        }
    });
}
