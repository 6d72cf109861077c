//! Who sits at the table.

use leptos::prelude::*;
use text::{Args, rich};
use wasm_bindgen::JsCast;

use super::app;
use super::face::Rich;
use super::glyph::{Icon, Plate};
use crate::app::AppState;
use crate::paint::BoardPaint;
use crate::paint::seat::SeatPaint;
use protocol::Waiting;

#[component]
pub(super) fn Roster() -> impl IntoView {
    let app = app();
    let n = Memo::new(move |_| {
        app.shown
            .with(|shown| shown.as_ref().map_or(0, |shown| shown.seats.len()))
    });
    // The seat on turn is in view, however small the list is.
    let list: NodeRef<leptos::html::Section> = NodeRef::new();
    let active = Memo::new(move |_| {
        app.shown.with(|shown| {
            let mut seats = shown.as_ref()?.seats.iter();
            seats.position(|seat| seat.is_active)
        })
    });
    Effect::new(move |_| {
        active.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || show_active(&list));
        }
    });
    let lines = move || {
        let lines = (0..n.get()).map(|row| {
            let line = Memo::new(move |_| line(app, row));
            move || line.get().map(|line| line_view(app, line))
        });
        lines.collect::<Vec<_>>()
    };
    view! {
        <section node_ref=list class="sheet seats" aria-label=move || app.word("web-seats")>
            <ul class="roster">{lines}</ul>
        </section>
    }
}

/// The seats in one strip over the board, in turn order.
#[component]
pub(super) fn SeatStrip() -> impl IntoView {
    let app = app();
    let n = Memo::new(move |_| {
        app.shown
            .with(|shown| shown.as_ref().map_or(0, |shown| shown.seats.len()))
    });
    let seats = move || {
        let seats = (0..n.get()).map(|row| {
            let line = Memo::new(move |_| line(app, row));
            move || line.get().map(|line| strip_seat(app, row, line))
        });
        seats.collect::<Vec<_>>()
    };
    let open: RwSignal<Option<usize>> = RwSignal::new(None);
    provide_context(OpenSeat(open));
    let close = window_event_listener(leptos::ev::click, move |event| {
        let at = event
            .target()
            .and_then(|at| at.dyn_into::<web_sys::Element>().ok());
        let is_inside =
            at.is_some_and(|at| at.closest(".seat-strip, #face").ok().flatten().is_some());
        if !is_inside {
            open.set(None);
        }
    });
    on_cleanup(move || close.remove());
    view! { <ul class="sheet seat-strip" aria-label=move || app.word("web-seats")>{seats}</ul> }
}

/// The seat of the strip whose cards are shown.
#[derive(Clone, Copy)]
struct OpenSeat(RwSignal<Option<usize>>);

/// The cards that lie open before a seat, each with its text.
fn cards_before(app: AppState, seat: &SeatPaint) -> impl IntoView + use<> {
    let faces = app.told_of(|_, narrator| {
        let tags = seat.tags.iter();
        let topics =
            tags.flat_map(|tag| rich::spans(tag).into_iter().filter_map(|span| span.topic));
        topics
            .filter_map(|topic| narrator.face(&topic))
            .collect::<Vec<_>>()
    });
    let faces = faces.unwrap_or_default();
    let title = app.say("since-before", Args::new().with("who", seat.name.clone()));
    let backs = (seat.n_face_down > 0)
        .then(|| view! { <p class="dim">{format!("{}: {}", app.word("web-face-down"), seat.n_face_down)}</p> });
    let nothing = (faces.is_empty() && seat.n_face_down == 0)
        .then(|| view! { <p class="dim">{app.word("since-nothing-before")}</p> });
    let faces: Vec<_> = faces
        .into_iter()
        .map(|face| {
            let text: Vec<_> = face
                .text
                .iter()
                .map(|line| view! { <p><Rich text=line.clone()/></p> })
                .collect();
            view! { <div class="lain"><b>{rich::plain(&face.title)}</b><span class="dim">{rich::plain(&face.kind)}</span>{text}</div> }
        })
        .collect();
    view! { <div class="before sheet"><span class="cap">{title}</span>{faces}{backs}{nothing}</div> }
}

/// A seat in the strip.
fn strip_seat(app: AppState, row: usize, line: SeatLine) -> impl IntoView {
    let SeatLine {
        seat, is_thinking, ..
    } = line;
    let OpenSeat(open) = expect_context();
    let is_open = move || open.get() == Some(row);
    let toggle = move |_| open.update(|open| *open = (*open != Some(row)).then_some(row));
    let before = {
        let seat = seat.clone();
        move || is_open().then(|| cards_before(app, &seat))
    };
    let counts: Vec<_> = seat
        .counts
        .iter()
        .copied()
        .chain([
            ("card-status", seat.tags.len(), "web-face-up"),
            ("face-down", seat.n_face_down as usize, "web-face-down"),
        ])
        .filter(|(icon, n, _)| *n > 0 || matches!(*icon, "hand" | "deck"))
        .map(|(icon, n, word)| {
            let words = format!("{}: {n}", app.word(word));
            let title = words.clone();
            view! { <span class="cnt" title=title><Icon name=icon/><span aria-hidden="true">{n}</span><span class="vh">{words}</span></span> }
        })
        .collect();
    let you = seat
        .is_you
        .then(|| view! { <span class="you">{app.word("web-you")}</span> });
    view! {
        <li data-pool=seat.key.clone() class:on=seat.is_active class:me=seat.is_you class:thinks=is_thinking aria-current=seat.is_active.then_some("true")>
            <button type="button" data-seat=seat.key.clone() aria-expanded=move || if is_open() { "true" } else { "false" } on:click=toggle>
                {seat.mark.map(|mark| view! { <Plate mark=mark/> })}
                <b class="who">{seat.name}{you}</b>
                {seat.points.map(|points| view! { <b class="vp">{points}</b> })}
                <span class="sub">{counts}</span>
            </button>
            {before}
            {flash(app, &seat.key)}
        </li>
    }
}

/// Scrolls the list, and nothing around it, to the line of the seat on turn.
fn show_active(list: &web_sys::HtmlElement) {
    let line = list.query_selector("li.on").ok().flatten();
    let Some(line) = line.and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok()) else {
        return;
    };
    let (list_box, line_box) = (
        list.get_bounding_client_rect(),
        line.get_bounding_client_rect(),
    );
    // With room for the steps of the turn below it.
    let below = line_box.bottom() + line_box.height() - list_box.bottom();
    let above = list_box.top() - line_box.top();
    if above > 0.0 {
        list.set_scroll_top(list.scroll_top() - above as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below as i32);
    }
}

/// All that a line of the roster says; it is drawn anew when some of it changes.
#[derive(Clone, Debug, PartialEq)]
struct SeatLine {
    seat: SeatPaint,
    who: String,
    is_thinking: bool,
    /// The steps of the turn, where it is theirs, and whether each is the present one.
    steps: Vec<(bool, String)>,
}

fn line(app: AppState, row: usize) -> Option<SeatLine> {
    let shown = app.shown.get()?;
    let seat = shown.seats.get(row)?.clone();
    let occupant = app
        .table
        .occupants
        .with(|occupants| occupants.get(usize::from(seat.seat)).cloned());
    let occupant = occupant.as_ref().and_then(|word| word.split(':').next());
    let who = match occupant {
        _ if seat.is_you => app.word("web-you"),
        Some(driver::Occupant::HUMAN) => app.word("web-person"),
        Some(word) => app.word(&format!("term-bot-{word}")),
        None => app.word("term-bot-officer"),
    };
    let is_thinking = match app.table.waiting.get() {
        Some(Waiting::Bot(thinking)) => thinking.0 == seat.seat && seat.is_asked,
        _ => false,
    };
    let steps = match &shown.board {
        BoardPaint::Map(map) if seat.is_active => map
            .steps
            .iter()
            .map(|(id, name)| (Some(*id) == map.step, name.clone()))
            .collect(),
        BoardPaint::Map(_) | BoardPaint::Rush(_) | BoardPaint::Orders(_) => Vec::new(),
    };
    Some(SeatLine {
        seat,
        who,
        is_thinking,
        steps,
    })
}

fn line_view(app: AppState, line: SeatLine) -> impl IntoView {
    let SeatLine {
        seat,
        who,
        is_thinking,
        steps,
    } = line;
    let counts: Vec<_> = seat
        .counts
        .iter()
        .map(|(icon, n, word)| {
            let words = format!("{}: {n}", app.word(word));
            let title = words.clone();
            view! { <span class="cnt" title=title><Icon name=*icon/><span aria-hidden="true">{*n}</span><span class="vh">{words}</span></span> }
        })
        .collect();
    let tags: Vec<_> = seat
        .tags
        .iter()
        .map(|tag| view! { <span class="tag"><Icon name="card-status"/>{tag.clone()}</span> })
        .collect();
    let backs = (seat.n_face_down > 0).then(|| {
        let words = format!("{}: {}", app.word("web-face-down"), seat.n_face_down);
        let title = words.clone();
        let backs: Vec<_> = (0..seat.n_face_down.min(8))
            .map(|_| view! { <span class="fd"><Icon name="face-down"/></span> })
            .collect();
        view! { <span class="backs" title=title>{backs}<span class="vh">{words}</span></span> }
    });
    let my_steps = (!steps.is_empty()).then(|| {
        let steps: Vec<_> = steps
            .into_iter()
            .map(|(now, name)| view! { <span class:now=now>{name}</span> })
            .collect();
        view! { <li class="steps on">{steps}</li> }
    });
    view! {
        <li data-pool=seat.key.clone() class:on=seat.is_active class:me=seat.is_you class:thinks=is_thinking aria-current=seat.is_active.then_some("true")>
            {seat.mark.map(|mark| view! { <Plate mark=mark/> })}
            <span class="grow">
                <b>{seat.name}</b>" "<span class="dim">{who}</span>
                {is_thinking.then(|| view! { <span class="dots" aria-hidden="true">"…"</span> })}
                <span class="tags">{tags}{backs}</span>
                {flash(app, &seat.key)}
            </span>
            {counts}
        </li>
        {my_steps}
    }
}

/// Cards that the seat has just shown.
pub(super) fn flash(app: AppState, key: &str) -> impl IntoView + use<> {
    let key = key.to_owned();
    move || {
        let flashes = app.table.flashes.get();
        let mine = flashes.into_iter().filter(|(_, who, _)| *who == key);
        let mine: Vec<_> = mine
            .map(|(_, _, card)| view! { <span class="flash"><Icon name="hand"/>{card}</span> })
            .collect();
        mine
    }
}
