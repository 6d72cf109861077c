//! Every name shows its thing: text with names in it, and the one box that shows what a name leads to.
//!
//! Whatever has `data-topic` (a name in a text, a card in a hand, a space of the board) opens the box: after a
//! moment under the pointer, at once with the focus, on a tap or a long press. It listens once for the whole
//! page, so a component that shows a name has nothing to do.

use std::sync::Arc;
use std::time::Duration;

use ::games::Sight;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use text::rich::{self, Topic};
use text::{FaceTold, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::app;
use super::card::Face as CardFace;
use super::glyph::{Icon, Plate};
use crate::app::AppState;
use crate::geometry::beside::{Rect, at_lower_edge, beside};
use crate::paint::card::CardPaint;
use crate::paint::face::{self as paint};

/// So long a pointer rests on a name before its face opens.
const REST: Duration = Duration::from_millis(250);
/// So long a finger presses.
const PRESS: Duration = Duration::from_millis(350);
/// So long a face waits for the pointer that leaves its name and may come into it.
const LEAVE: Duration = Duration::from_millis(120);
/// So far a finger may slip.
const SLIP: f64 = 10.0;
/// So long after it has the focus, a name may still scroll into view.
const SETTLE: f64 = 400.0;
/// Up to this width of the window faces stand at the lower edge.
const NARROW: f64 = 700.0;

/// How the names of a text are reached by keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stop {
    /// Each with the tabulator.
    #[default]
    Tab,
    /// With the arrow keys, inside something that has `data-names`: where there are many.
    Arrows,
    /// Not at all: the text is inside a button.
    Inside,
}

/// A text whose names lead to what they name.
#[component]
pub(super) fn Rich(
    /// The text with its marks, see [`text::rich`].
    #[prop(into)]
    text: String,
    #[prop(optional)] stop: Stop,
) -> impl IntoView {
    let tabindex = match stop {
        Stop::Tab => Some("0"),
        Stop::Arrows => Some("-1"),
        Stop::Inside => None,
    };
    let spans: Vec<_> = rich::spans(&text)
        .into_iter()
        .map(|span| match span.topic {
            Some(topic) => view! {
                <span class="topic" data-topic=topic.to_string() tabindex=tabindex>{span.text}</span>
            }
            .into_any(),
            None => span.text.into_any(),
        })
        .collect();
    spans
}

/// Which face is open, and what is about to open or close.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faces {
    open: RwSignal<Option<Opened>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Where a finger pressed.
    pressed: StoredValue<Option<(f64, f64)>>,
    /// Whether the finger that is lifted next has read, not chosen.
    has_read: StoredValue<bool>,
    /// A table without players, where cards are read away from one.
    pub(super) read: RwSignal<Option<Arc<Sight>>>,
}

/// An open face.
#[derive(Clone, Debug)]
struct Opened {
    topic: Topic,
    /// The name.
    element: web_sys::Element,
    by: By,
    /// When it was opened, in milliseconds.
    at: f64,
}

/// What opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Pointer,
    Focus,
    Touch,
}

impl Faces {
    pub(super) fn new() -> Self {
        Self {
            open: RwSignal::new_local(None),
            timer: StoredValue::new(None),
            pressed: StoredValue::new(None),
            has_read: StoredValue::new(false),
            read: RwSignal::new(None),
        }
    }

    fn later(self, after: Duration, act: impl FnOnce() + 'static) {
        self.not_yet();
        let handle = set_timeout_with_handle(act, after).ok();
        self.timer.set_value(handle);
    }

    fn not_yet(self) {
        self.timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }

    fn open(self, app: AppState, element: web_sys::Element, by: By) {
        self.not_yet();
        let topic = element.get_attribute("data-topic");
        let Some(topic) = topic.and_then(|topic| topic.parse::<Topic>().ok()) else {
            return;
        };
        if !element.is_connected() || self.is_open_at(&element) {
            return;
        }
        self.close(app);
        if let Topic::Place(place) = &topic {
            app.selection.traced.set(vec![place.to_string()]);
        }
        let _ = element.set_attribute("aria-describedby", "face");
        self.open.set(Some(Opened {
            topic,
            element,
            by,
            at: now(),
        }));
    }

    fn close(self, app: AppState) {
        self.not_yet();
        let Some(opened) = self.open.get_untracked() else {
            return;
        };
        let _ = opened.element.remove_attribute("aria-describedby");
        if matches!(opened.topic, Topic::Place(_)) {
            app.selection.traced.set(Vec::new());
        }
        self.open.set(None);
    }

    fn is_open_at(self, element: &web_sys::Element) -> bool {
        self.open
            .with_untracked(|open| open.as_ref().is_some_and(|open| open.element == *element))
    }

    fn opened_by(self) -> Option<By> {
        self.open.with_untracked(|open| Some(open.as_ref()?.by))
    }
}

fn now() -> f64 {
    let clock = window().performance();
    clock.map_or(0.0, |clock| clock.now())
}

/// The name at which something happened.
fn name_of(event: &web_sys::Event) -> Option<web_sys::Element> {
    element_of(event)?.closest("[data-topic]").ok().flatten()
}

fn element_of(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

fn is_in_face(event: &web_sys::Event) -> bool {
    let at = element_of(event).and_then(|at| at.closest("#face").ok().flatten());
    at.is_some()
}

/// Whether a click on it means something else.
fn is_for_clicks(name: &web_sys::Element) -> bool {
    let at = name.closest("button, a, [role=button], label, summary");
    at.ok().flatten().is_some()
}

/// Listens to pointer, finger and keyboard as long as the page lives.
pub(super) fn listen(app: AppState, faces: Faces) {
    let on = |kind: &str, act: Box<dyn FnMut(web_sys::Event)>| {
        let act = Closure::<dyn FnMut(web_sys::Event)>::wrap(act);
        let _ = window().add_event_listener_with_callback_and_bool(
            kind,
            act.as_ref().unchecked_ref(),
            true,
        );
        act.forget();
    };
    on(
        "pointerover",
        Box::new(move |event| on_over(app, faces, &event)),
    );
    on(
        "pointerdown",
        Box::new(move |event| on_down(app, faces, &event)),
    );
    on(
        "pointermove",
        Box::new(move |event| {
            let pressed = faces.pressed.get_value();
            if let (Some((x, y)), Some(pointer)) =
                (pressed, event.dyn_ref::<web_sys::PointerEvent>())
            {
                let slip =
                    (f64::from(pointer.client_x()) - x).hypot(f64::from(pointer.client_y()) - y);
                if slip > SLIP {
                    faces.pressed.set_value(None);
                    faces.not_yet();
                }
            }
        }),
    );
    for kind in ["pointerup", "pointercancel"] {
        on(
            kind,
            Box::new(move |_| {
                if faces.pressed.get_value().is_some() {
                    faces.pressed.set_value(None);
                    faces.not_yet();
                }
            }),
        );
    }
    on("click", Box::new(move |event| on_click(app, faces, &event)));
    on(
        "contextmenu",
        Box::new(move |event| {
            // A long press reads; the browser's own menu would cover it.
            if faces.has_read.get_value() && name_of(&event).is_some() {
                event.prevent_default();
            }
        }),
    );
    on(
        "focusin",
        Box::new(move |event| {
            let target = element_of(&event);
            let is_seen = |at: &web_sys::Element| at.matches(":focus-visible").unwrap_or(false);
            if let Some(target) = target.filter(is_seen)
                && target.has_attribute("data-topic")
            {
                light(line_of(&target).as_ref());
                faces.open(app, target, By::Focus);
            }
        }),
    );
    on(
        "focusout",
        Box::new(move |_| {
            if faces.opened_by() == Some(By::Focus) {
                light(None);
                faces.close(app);
            }
        }),
    );
    on("keydown", Box::new(move |event| on_key(app, faces, &event)));
    for kind in ["scroll", "resize"] {
        on(
            kind,
            Box::new(move |event| {
                // What scrolls elsewhere leaves the name where it is.
                let scrolled = event.target().and_then(|at| at.dyn_into().ok());
                let moves = |name: &web_sys::Element| {
                    scrolled
                        .as_ref()
                        .is_none_or(|at: &web_sys::Node| at.contains(Some(name)))
                };
                let settles = faces.open.with_untracked(|open| {
                    let open = open.as_ref().filter(|open| moves(&open.element))?;
                    Some(open.by == By::Focus && now() - open.at < SETTLE)
                });
                if settles == Some(true) {
                    faces.open.update(|_| {});
                } else if settles.is_some() && !is_in_face(&event) {
                    faces.close(app);
                }
            }),
        );
    }
    // A name that is no longer there explains nothing.
    Effect::new(move |_| {
        app.shown.track();
        app.place.track();
        request_animation_frame(move || {
            let is_gone = faces
                .open
                .with_untracked(|open| open.as_ref().is_some_and(|at| !at.element.is_connected()));
            if is_gone {
                faces.close(app);
            }
        });
    });
}

/// Lights on the table what a line of the log or a name is about: its places and cards.
fn light(line: Option<&web_sys::Element>) {
    let each = |root: &web_sys::Element, what: &str, act: &dyn Fn(&web_sys::Element)| {
        let Ok(all) = root.query_selector_all(what) else {
            return;
        };
        let all = (0..all.length()).filter_map(|i| all.item(i));
        for one in all.filter_map(|one| one.dyn_into().ok()) {
            act(&one);
        }
    };
    let Some(table) = document().query_selector("main").ok().flatten() else {
        return;
    };
    each(&table, ".is-named", &|one| {
        let _ = one.class_list().remove_1("is-named");
    });
    let Some(line) = line else {
        return;
    };
    let name = |name: &web_sys::Element| {
        let topic = name.get_attribute("data-topic");
        let thing = match topic.and_then(|topic| topic.parse().ok()) {
            Some(Topic::Place(place)) => format!("[data-space=\"{place}\"]"),
            Some(Topic::Space(space)) => format!("[data-action=\"{space}\"]"),
            Some(Topic::Card(card)) => format!("[data-card=\"{card}\"]"),
            _ => return,
        };
        each(&table, &thing, &|one| {
            let _ = one.class_list().add_1("is-named");
        });
    };
    name(line);
    each(line, "[data-topic]", &name);
}

/// The line of a list that tells what happened, or the name alone.
fn line_of(at: &web_sys::Element) -> Option<web_sys::Element> {
    let line = at.closest("[data-names] li, .topic").ok().flatten()?;
    let whole = line.closest("[data-names] li").ok().flatten();
    Some(whole.unwrap_or(line))
}

fn on_over(app: AppState, faces: Faces, event: &web_sys::Event) {
    let is_mouse = event
        .dyn_ref::<web_sys::PointerEvent>()
        .is_some_and(|pointer| pointer.pointer_type() == "mouse");
    if !is_mouse {
        return;
    }
    light(element_of(event).and_then(|at| line_of(&at)).as_ref());
    match name_of(event) {
        Some(name) if faces.is_open_at(&name) => faces.not_yet(),
        Some(name) => faces.later(REST, move || faces.open(app, name, By::Pointer)),
        None if is_in_face(event) => faces.not_yet(),
        None => match faces.opened_by() {
            Some(By::Pointer) => faces.later(LEAVE, move || faces.close(app)),
            _ => faces.not_yet(),
        },
    }
}

fn on_down(app: AppState, faces: Faces, event: &web_sys::Event) {
    let name = name_of(event);
    if name.is_none() && !is_in_face(event) {
        faces.close(app);
    }
    faces.has_read.set_value(false);
    let Some(pointer) = event.dyn_ref::<web_sys::PointerEvent>() else {
        return;
    };
    if pointer.pointer_type() == "mouse" {
        return;
    }
    let at = (f64::from(pointer.client_x()), f64::from(pointer.client_y()));
    faces.pressed.set_value(Some(at));
    if let Some(name) = name {
        faces.later(PRESS, move || {
            faces.pressed.set_value(None);
            faces.has_read.set_value(true);
            faces.open(app, name, By::Touch);
        });
    }
}

fn on_click(app: AppState, faces: Faces, event: &web_sys::Event) {
    if faces.has_read.get_value() {
        // The finger that is lifted has read.
        faces.has_read.set_value(false);
        event.stop_propagation();
        event.prevent_default();
        return;
    }
    match name_of(event) {
        Some(name) if is_for_clicks(&name) => faces.close(app),
        Some(name) => faces.open(app, name, By::Touch),
        None => {}
    }
}

fn on_key(app: AppState, faces: Faces, event: &web_sys::Event) {
    let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else {
        return;
    };
    let is_open = faces.open.with_untracked(Option::is_some);
    let is_done = match key.key().as_str() {
        "Escape" if is_open => {
            faces.close(app);
            true
        }
        "ArrowRight" => element_of(event).is_some_and(|at| to_name(&at, 1)),
        "ArrowLeft" => element_of(event).is_some_and(|at| to_name(&at, -1)),
        _ => false,
    };
    if is_done {
        event.stop_immediate_propagation();
        event.prevent_default();
    }
}

/// Moves the focus to the next or the previous name of a list that has many. From the list itself the first
/// step goes to the newest, which is the last.
fn to_name(at: &web_sys::Element, by: i32) -> bool {
    let list = at.closest("[data-names]").ok().flatten();
    let names = list.and_then(|list| list.query_selector_all("[data-topic]").ok());
    let Some(names) = names.filter(|names| names.length() > 0) else {
        return false;
    };
    let n = names.length() as i32;
    let present = (0..n).find(|i| names.item(*i as u32).is_some_and(|name| name == **at));
    let next = match present {
        Some(present) => present + by,
        None => n - 1,
    };
    let next = names.item(next.clamp(0, n - 1) as u32);
    let next = next.and_then(|next| next.dyn_into::<web_sys::HtmlElement>().ok());
    next.is_some_and(|next| next.focus().is_ok())
}

/// The box.
#[component]
pub(super) fn FaceBox(faces: Faces) -> impl IntoView {
    let app = app();
    move || {
        let opened = faces.open.get()?;
        let texts = app.texts.get()?;
        let sight = app.sight.get().or_else(|| faces.read.get())?;
        let told = texts.narrator(&sight).ok()?.face(&opened.topic)?;
        let body: NodeRef<leptos::html::Div> = NodeRef::new();
        let name = opened.element;
        Effect::new(move |_| {
            if let Some(body) = body.get() {
                let name = name.clone();
                request_animation_frame(move || stand(&body, &name));
            }
        });
        Some(view! {
            <div id="face" class="face" role="tooltip" node_ref=body>{inside(&texts, &sight, &opened.topic, told)}</div>
        })
    }
}

/// What is in the box: a card as it is drawn, or a title with what is said of it.
fn inside(texts: &Texts, sight: &Sight, topic: &Topic, told: FaceTold) -> AnyView {
    let now = told.now.map(|now| view! { <p class="now">{now}</p> });
    if let Some(card) = told.card {
        let label = format!("{}. {}. {}", card.title, card.kind, card.text.join(" "));
        let drawn = CardPaint::new(texts, sight, card);
        // A vehicle's card has icons; what they mean is said below it.
        let words = matches!(drawn.face, crate::paint::card::Face::Vehicle(_)).then(|| {
            let lines = told.text.into_iter();
            let lines: Vec<_> = lines.map(|line| view! { <p>{line}</p> }).collect();
            view! { <div class="words">{lines}</div> }
        });
        return view! { <CardFace paint=drawn label=label/>{words}{now} }.into_any();
    }
    let look = paint::look(sight, topic);
    let lines = told.text.into_iter();
    let lines: Vec<_> = lines.map(|line| view! { <p>{line}</p> }).collect();
    view! {
        <div class="band" data-kind=look.kind>
            <Icon name=look.icon/>
            <span class="grow">{told.kind}</span>
            {look.mark.map(|mark| view! { <Plate mark=mark size="s"/> })}
        </div>
        <h4>{told.title}</h4>
        <div class="words">{lines}</div>
        {now}
    }
    .into_any()
}

/// Puts the box where it covers neither its name nor what is asked.
fn stand(body: &web_sys::HtmlElement, name: &web_sys::Element) {
    let size = |size: Result<wasm_bindgen::JsValue, _>| {
        size.ok().and_then(|size| size.as_f64()).unwrap_or(800.0)
    };
    let screen = (size(window().inner_width()), size(window().inner_height()));
    let (width, height) = (
        f64::from(body.offset_width()),
        f64::from(body.offset_height()),
    );
    let at = rect(name);
    let kept: Vec<Rect> = ["#prompt", "#prompt .foot", "#ask"]
        .into_iter()
        .filter_map(|part| document().query_selector(part).ok().flatten())
        .map(|part| rect(&part))
        .filter(|part| part.width > 0.0 && part.height > 0.0)
        .collect();
    let (x, y) = if screen.0 <= NARROW {
        let foot = document().query_selector("#prompt .foot").ok().flatten();
        let foot = foot.map(|foot| rect(&foot));
        let foot = foot.filter(|foot| foot.height > 0.0 && foot.y > screen.1 / 2.0);
        let edge = foot.map_or(screen.1, |foot| foot.y);
        let x = ((screen.0 - width) / 2.0).max(0.0);
        (x, at_lower_edge(height, at, edge))
    } else {
        beside((width, height), at, &kept, screen)
    };
    let style = body.style();
    let _ = style.set_property("left", &format!("{x:.0}px"));
    let _ = style.set_property("top", &format!("{y:.0}px"));
    let _ = style.set_property("visibility", "visible");
}

fn rect(element: &web_sys::Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect {
        x: rect.x(),
        y: rect.y(),
        width: rect.width(),
        height: rect.height(),
    }
}
