//! The question which of several choices was meant, asked beside the thing that was pointed at.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::app;
use super::face::{Rich, Stop};
use crate::app::{AppState, Touch};

/// So wide is the box at most, with room to the edge of the window.
const WIDTH: f64 = 280.0;

/// Remembers what was touched last, before anything else hears of it.
pub(super) fn listen(app: AppState) {
    let remember = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        let element = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(element) = element else {
            return;
        };
        // The question's own buttons are not what it is about.
        if element.closest("#ask").ok().flatten().is_some() {
            return;
        }
        let mouse = event.dyn_ref::<web_sys::MouseEvent>();
        let at = mouse.map(|mouse| (f64::from(mouse.client_x()), f64::from(mouse.client_y())));
        // A click that a keyboard or a program made has no place.
        let at = at.filter(|at| *at != (0.0, 0.0)).unwrap_or_else(|| {
            let rect = element.get_bounding_client_rect();
            (
                rect.x() + rect.width() / 2.0,
                rect.y() + rect.height() / 2.0,
            )
        });
        // What must stay in sight has the box beside it, not over it.
        let kept = element.closest("[data-anchor]").ok().flatten();
        let at = kept.map_or(at, |kept| beside(&kept));
        app.selection.touched.set_value(Some(Touch { element, at }));
    });
    for kind in ["click", "keydown"] {
        let _ = window().add_event_listener_with_callback_and_bool(
            kind,
            remember.as_ref().unchecked_ref(),
            true,
        );
    }
    // It listens as long as the page lives.
    remember.forget();
}

/// The middle of the edge of a thing that looks to the middle of the window.
fn beside(kept: &web_sys::Element) -> (f64, f64) {
    let rect = kept.get_bounding_client_rect();
    let height = window()
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let is_low = rect.y() + rect.height() / 2.0 > height.unwrap_or(800.0) / 2.0;
    let y = if is_low { rect.top() } else { rect.bottom() };
    (rect.x() + rect.width() / 2.0, y)
}

#[component]
pub(super) fn AskHere() -> impl IntoView {
    let app = app();
    move || {
        let asked = app.selection.asked_at.get()?;
        let shown = app.shown.get()?;
        let narrowed = app.selection.narrowed.get()?;
        let list: NodeRef<leptos::html::Div> = NodeRef::new();
        Effect::new(move |_| {
            if let Some(list) = list.get() {
                request_animation_frame(move || go(&list, |_, _| 0));
            }
        });
        let choices: Vec<_> = shown
            .choices
            .iter()
            .filter(|one| narrowed.contains(&one.choice.index))
            .map(|one| {
                let index = one.choice.index;
                view! {
                    <button type="button" role="menuitem" data-choice=one.choice.text.clone() on:click=move |_| app.choose(index)>
                        <span><Rich text=text::capital(&one.label) stop=Stop::Inside/></span>
                    </button>
                }
            })
            .collect();
        let (label, title) = (asked.title.clone(), asked.title);
        let on_key = move |event: ev::KeyboardEvent| {
            let Some(list) = list.get_untracked() else {
                return;
            };
            match event.key().as_str() {
                "ArrowDown" => go(&list, |at, n| (at + 1) % n),
                "ArrowUp" => go(&list, |at, n| (at + n - 1) % n),
                "Home" => go(&list, |_, _| 0),
                "End" => go(&list, |_, n| n - 1),
                "Escape" | "Tab" => app.ask_no_more(),
                _ => return,
            }
            event.stop_propagation();
            event.prevent_default();
        };
        Some(view! {
            <div id="ask" class="askbox" role="menu" node_ref=list style=place(asked.at) aria-label=label on:keydown=on_key>
                <span class="cap" aria-hidden="true">{title}</span>
                {choices}
            </div>
        })
    }
}

/// Beside the point, inside the window, on whichever side there is more app.
fn place((x, y): (f64, f64)) -> String {
    let size = |size: Result<wasm_bindgen::JsValue, _>| {
        size.ok().and_then(|size| size.as_f64()).unwrap_or(800.0)
    };
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let left = (x - WIDTH / 2.0).clamp(8.0, (width - WIDTH - 8.0).max(8.0));
    if y < height / 2.0 {
        format!("left:{left:.0}px;top:{:.0}px", (y + 14.0).max(8.0))
    } else {
        format!(
            "left:{left:.0}px;bottom:{:.0}px",
            (height - y + 14.0).max(8.0)
        )
    }
}

/// Moves the focus to another of the choices, given which of how many has it.
fn go(list: &web_sys::HtmlDivElement, next: impl Fn(u32, u32) -> u32) {
    let Ok(buttons) = list.query_selector_all("button") else {
        return;
    };
    let n = buttons.length();
    if n == 0 {
        return;
    }
    let focused = document().active_element();
    let at = (0..n).find(|i| {
        let button = buttons.item(*i);
        button.is_some_and(|button| focused.as_ref().is_some_and(|focused| **focused == button))
    });
    let button = buttons.item(next(at.unwrap_or(0), n));
    if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}
