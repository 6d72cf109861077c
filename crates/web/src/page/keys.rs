//! Keys: 1 to 9 choose, Enter makes the only choice, Space passes, Z takes back, H asks for a hint, N and P go
//! to the next and the previous thing that can be chosen, L goes to the log, Escape closes, ? tells all this.
//! In a game that is looked through, arrows go through it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app;
use crate::app::AppState;
use crate::place::Place;

/// Keys, and what is said of them.
const TOLD: [(&str, &str); 11] = [
    ("1 … 9", "web-key-choose"),
    ("Enter", "web-key-only"),
    ("␣", "web-key-pass"),
    ("N P", "web-key-lit"),
    ("Z", "web-key-undo"),
    ("H", "web-key-hint"),
    ("← →", "web-key-arrows"),
    ("+ -", "web-key-zoom"),
    ("L", "web-key-log"),
    ("Esc", "web-key-close"),
    ("?", "web-key-keys"),
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
            !is_on_control(&event) && super::review::act(app, &event.key())
        } else {
            act(app, &event.key(), is_on_control(&event))
        };
        if is_done {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Moves the focus to the next thing that can be chosen, in the order of the page, or to the previous one.
fn to_lit(by: i32) -> bool {
    let Ok(all) = document().query_selector_all(
        "main [role=button][tabindex='0']:not(svg), main .is-legal, main #choices .opt",
    ) else {
        return false;
    };
    let n = all.length() as i32;
    let focused = document().active_element();
    let is_at = |i: &i32| {
        let one = all.item(*i as u32);
        one.is_some_and(|one| focused.as_ref().is_some_and(|focused| **focused == one))
    };
    let next = match (0..n).find(is_at) {
        Some(at) => at + by,
        None if by > 0 => 0,
        None => n - 1,
    };
    let one = all.item(next.rem_euclid(n.max(1)) as u32);
    one.is_some_and(|one| focus(&one))
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

fn to_log() -> bool {
    let log = document().query_selector(".log ol").ok().flatten();
    log.is_some_and(|log| focus(&log))
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
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}

/// Whether Enter and Space already mean the thing that has the focus.
fn is_on_control(event: &ev::KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY")
            || element.get_attribute("role").as_deref() == Some("button")
    })
}

fn act(app: AppState, key: &str, is_on_control: bool) -> bool {
    let Some(shown) = app.shown.get_untracked() else {
        return false;
    };
    let offered = untrack(|| app.offered());
    let ordinary: Vec<_> = shown.choices[..shown.n_ordinary]
        .iter()
        .filter(|one| {
            offered
                .as_ref()
                .is_none_or(|all| all.contains(&one.choice.index))
        })
        .collect();
    match key {
        "Escape" => {
            app.ask_no_more();
            app.selection.notice.set(None);
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
        "n" | "N" => to_lit(1),
        "p" | "P" => to_lit(-1),
        "l" | "L" => to_log(),
        "Enter" if !is_on_control && ordinary.len() == 1 => {
            app.choose(ordinary[0].choice.index);
            true
        }
        " " if !is_on_control => match ordinary.iter().find(|one| one.choice.is_pass) {
            Some(pass) => {
                app.choose(pass.choice.index);
                true
            }
            None => false,
        },
        digit => match digit.parse::<usize>() {
            Ok(n @ 1..=9) => match ordinary.get(n - 1) {
                Some(one) => {
                    app.choose(one.choice.index);
                    true
                }
                None => false,
            },
            _ => false,
        },
    }
}
