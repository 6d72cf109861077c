//! Keys: Space presses the left slot of the foot and nothing else, wherever the focus is; Enter presses what
//! has the focus; 1 to 9 choose; N goes through what happened; arrows go from target to target; Z takes
//! back, H asks for a hint, L changes between log and seats, S shows supply, Escape closes, ? tells all this.
//! In a game that is looked through, arrows go through it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app;
use crate::app::{AppState, Safe};
use crate::place::Place;

/// Keys, and what is said of them.
const TOLD: [(&str, &str); 12] = [
    ("␣", "since-key-safe"),
    ("Enter", "since-key-enter"),
    ("1 … 9", "web-key-choose"),
    ("N ⇧N", "since-key-step"),
    ("← → ↑ ↓", "since-key-arrows"),
    ("Z", "web-key-undo"),
    ("H", "web-key-hint"),
    ("L", "since-key-log"),
    ("S", "since-key-supply"),
    ("+ -", "web-key-zoom"),
    ("Esc", "since-key-close"),
    ("?", "web-key-keys"),
];

/// What arrows go to: on the board, in the hand, in the list of choices.
const GROUPS: [(&str, &str); 3] = [
    (
        ".t-board",
        "[role=button][tabindex='0']:not(svg), .is-legal",
    ),
    (".slot-hand", ".is-legal, .card[tabindex='0'], button.card"),
    ("#choices", ".opt"),
];

/// Listens to the keyboard as long as the page lives.
pub(super) fn listen(app: AppState) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(&event) {
            return;
        }
        if event.key() == "?" {
            app.tells_keys.update(|tells| *tells = !*tells);
            event.prevent_default();
            return;
        }
        if event.key() == "Escape" && app.tells_keys.get_untracked() {
            app.tells_keys.set(false);
            return;
        }
        let lists = app
            .place
            .with_untracked(|place| matches!(place, Place::Home | Place::Tables));
        if lists && matches!(&*event.key(), "z" | "Z") {
            app.undo_deletion();
            return;
        }
        let is_past = app.past.with_untracked(Option::is_some);
        let is_done = if is_past {
            super::review::act(app, &event.key(), is_on_control(&event))
        } else {
            act(app, &event)
        };
        if is_done {
            event.prevent_default();
        }
    });
    // Some browsers press a button when the key goes up.
    let up = window_event_listener(ev::keyup, move |event| {
        if event.key() == " " && is_safe_key(app, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        handle.remove();
        up.remove();
    });
}

/// Whether Space means the left slot of the foot here: at a table, but not in a text field or a dialog.
fn is_safe_key(app: AppState, event: &ev::KeyboardEvent) -> bool {
    let is_elsewhere = target(event).is_some_and(|at| {
        let dialog = at.closest("[role=dialog], .slot-menu, .sheet-head");
        dialog.ok().flatten().is_some()
    });
    let has_question = app.shown.with_untracked(Option::is_some)
        && app.past.with_untracked(Option::is_none)
        && app.place.with_untracked(Place::is_table);
    has_question && !is_elsewhere && !is_typing(event)
}

/// Moves the focus to the nearest target in the direction of the key.
fn to_target(event: &ev::KeyboardEvent) -> bool {
    let (dx, dy) = match event.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return false,
    };
    let at = target(event);
    let is_at_question = at.as_ref().is_none_or(|at| {
        at.id() == "question" || at.tag_name() == "BODY" || at.tag_name() == "MAIN"
    });
    if is_at_question {
        return first_target(dy);
    }
    let Some(at) = at else {
        return false;
    };
    let group = GROUPS
        .iter()
        .find(|(group, _)| at.closest(group).ok().flatten().is_some());
    let Some((group, targets)) = group else {
        return false;
    };
    // A map that has the focus itself is panned.
    if at.tag_name().eq_ignore_ascii_case("svg") {
        return false;
    }
    let (x, y) = middle(&at);
    let far = |one: &web_sys::Element| {
        let (to_x, to_y) = middle(one);
        let (along, across) = if dx == 0.0 {
            ((to_y - y) * dy, (to_x - x).abs())
        } else {
            ((to_x - x) * dx, (to_y - y).abs())
        };
        (along > 1.0).then_some(along + 2.0 * across)
    };
    let all = elements(&format!("main {group}"), targets);
    let all = all.into_iter().filter(|one| *one != at);
    let nearest = all
        .filter_map(|one| Some((far(&one)?, one)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.is_some_and(|(_, one)| focus(&one))
}

/// From the question, down goes to its first choice and up to the first target on the board.
fn first_target(dy: f64) -> bool {
    let order = if dy < 0.0 { [0, 1, 2] } else { [2, 0, 1] };
    let first = order.into_iter().find_map(|group: usize| {
        let (group, targets) = GROUPS[group];
        elements(&format!("main {group}"), targets)
            .into_iter()
            .next()
    });
    first.is_some_and(|one| focus(&one))
}

/// What the second selector finds inside the first.
fn elements(inside: &str, targets: &str) -> Vec<web_sys::Element> {
    let targets: Vec<String> = targets
        .split(", ")
        .map(|one| format!("{inside} {one}"))
        .collect();
    let Ok(all) = document().query_selector_all(&targets.join(", ")) else {
        return Vec::new();
    };
    let all = (0..all.length()).filter_map(|i| all.item(i));
    let all = all.filter_map(|one| one.dyn_into::<web_sys::Element>().ok());
    all.filter(|one| one.get_bounding_client_rect().width() > 0.0)
        .collect()
}

fn middle(element: &web_sys::Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (
        rect.x() + rect.width() / 2.0,
        rect.y() + rect.height() / 2.0,
    )
}

fn target(event: &ev::KeyboardEvent) -> Option<web_sys::Element> {
    event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
}

/// Both kinds of elements can have the focus, and have no kind in common that can.
fn focus(node: &web_sys::Node) -> bool {
    if let Some(html) = node.dyn_ref::<web_sys::HtmlElement>() {
        html.focus().is_ok()
    } else if let Some(svg) = node.dyn_ref::<web_sys::SvgElement>() {
        svg.focus().is_ok()
    } else {
        false
    }
}

/// Changes between the log and what each seat did; on a phone the sheet opens.
fn switch_log(app: AppState) -> bool {
    let is_by_seat = app.settings.is_by_seat.get_untracked();
    super::since::show_by_seat(app, !is_by_seat);
    request_animation_frame(|| {
        let list = document().query_selector("#happened .log, #by-seat").ok();
        if let Some(list) = list.flatten() {
            focus(&list);
        }
    });
    true
}

/// Shows along which lines supply flows, where there is such a button.
fn press(id: &str) -> bool {
    let button = document().get_element_by_id(id);
    let button = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
    button.is_some_and(|button| {
        button.click();
        true
    })
}

/// What the keys do, told over the table.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let app = app();
    let lines = move || {
        let lines: Vec<_> = TOLD
            .iter()
            .map(|(keys, word)| {
                let keys: Vec<_> = keys
                    .split(' ')
                    .map(|key| view! { <kbd class="key">{key.to_owned()}</kbd> })
                    .collect();
                view! { <dt>{keys}</dt><dd>{app.word(word)}</dd> }
            })
            .collect();
        lines
    };
    let close: NodeRef<leptos::html::Button> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(close) = close.get() {
            request_animation_frame(move || {
                let _ = close.focus();
            });
        }
    });
    view! {
        <Show when=move || app.tells_keys.get()>
            <div class="curtain" id="keys" role="dialog" aria-modal="true" aria-label=move || app.word("web-keys")>
                <div class="sheet pad keys">
                    <h2>{move || app.word("web-keys")}</h2>
                    <dl>{lines}</dl>
                    <button node_ref=close class="btn primary" on:click=move |_| app.tells_keys.set(false)>{move || app.word("web-close")}</button>
                </div>
            </div>
        </Show>
    }
}

fn is_typing(event: &ev::KeyboardEvent) -> bool {
    target(event).is_some_and(|element| {
        let is_range = element.get_attribute("type").as_deref() == Some("range");
        !(is_range && event.key() == "Escape")
            && matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}

/// Whether Enter and Space already mean the thing that has the focus.
fn is_on_control(event: &ev::KeyboardEvent) -> bool {
    target(event).is_some_and(|element| {
        matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY")
            || element.get_attribute("role").as_deref() == Some("button")
    })
}

fn act(app: AppState, event: &ev::KeyboardEvent) -> bool {
    if app.shown.with_untracked(Option::is_none) {
        return false;
    }
    let key = event.key();
    match key.as_str() {
        "Escape" => {
            if app.table.sheet.get_untracked().is_some() {
                app.table.sheet.set(None);
            } else if !app.step_no_more() {
                app.ask_no_more();
                app.selection.notice.set(None);
            }
            true
        }
        " " if is_safe_key(app, event) => {
            match untrack(|| app.safe_answer()) {
                Safe::Choice { index, .. } if !event.repeat() => app.choose(index),
                Safe::Back => app.ask_no_more(),
                Safe::Choice { .. } | Safe::None(_) => {}
            }
            // It presses nothing else, whatever has the focus.
            true
        }
        "z" | "Z" => {
            app.undo();
            true
        }
        "h" | "H" => {
            app.ask_for_a_hint();
            true
        }
        "n" | "N" => app.step_by(if event.shift_key() { -1 } else { 1 }),
        "l" | "L" => switch_log(app),
        "s" | "S" => press("supply"),
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => to_target(event),
        digit => {
            let listed = untrack(|| app.listed());
            let number = digit.parse::<usize>().ok();
            let number = number.filter(|n| (1..=9).contains(n) && !event.repeat());
            let one = number.and_then(|n| listed.get(n - 1));
            one.is_some_and(|one| {
                app.choose(one.choice.index);
                true
            })
        }
    }
}
