//! Keys: 1 to 9 choose, Enter makes the only choice, Space passes, Z takes back, Escape closes. In a
//! game that is looked through, arrows go through it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::room::Room;

/// Listens to the keyboard as long as the page lives.
pub(super) fn listen(room: Room) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(&event) {
            return;
        }
        let is_past = room.past.with_untracked(Option::is_some);
        let is_done = if is_past {
            !is_on_control(&event) && super::review::act(room, &event.key())
        } else {
            act(room, &event.key(), is_on_control(&event))
        };
        if is_done {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
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

fn act(room: Room, key: &str, is_on_control: bool) -> bool {
    let Some(shown) = room.shown.get_untracked() else {
        return false;
    };
    let narrowed = room.narrowed.get_untracked();
    let ordinary: Vec<_> = shown.choices[..shown.n_ordinary]
        .iter()
        .filter(|one| {
            narrowed
                .as_ref()
                .is_none_or(|all| all.contains(&one.choice.index))
        })
        .collect();
    match key {
        "Escape" => {
            room.ask_no_more();
            room.notice.set(None);
            true
        }
        "z" | "Z" => {
            room.undo();
            true
        }
        "Enter" if !is_on_control && ordinary.len() == 1 => {
            room.choose(ordinary[0].choice.index);
            true
        }
        " " if !is_on_control => match ordinary.iter().find(|one| one.choice.is_pass) {
            Some(pass) => {
                room.choose(pass.choice.index);
                true
            }
            None => false,
        },
        digit => match digit.parse::<usize>() {
            Ok(n @ 1..=9) => match ordinary.get(n - 1) {
                Some(one) => {
                    room.choose(one.choice.index);
                    true
                }
                None => false,
            },
            _ => false,
        },
    }
}
