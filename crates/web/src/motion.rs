//! Lets what moved be seen moving: counters travel, cards slide, what is gone fades.
//!
//! It knows nothing of games. Every element that can move has an attribute `data-fly` with a name of its own and
//! `data-is` with what it is, so that an army that is gone here and one that is new there are the same
//! army; `data-count` where one counter stands for several, `data-from` with the name of the place
//! (`data-pool`) where new ones come from. What was there is looked at before a sight is shown, and
//! compared with what is there afterwards.

use std::collections::BTreeMap;

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, SvgGraphicsElement};

/// With more changes than this at once, none is animated: no person could follow them.
const MOST: usize = 24;

/// What was on the page before something happened.
#[derive(Debug)]
pub(crate) struct Before(BTreeMap<String, Thing>);

#[derive(Debug)]
struct Thing {
    kind: String,
    count: u32,
    rect: DomRect,
    element: Element,
}

/// What is on the page; nothing for those who do not want to see things move.
pub(crate) fn look() -> Option<Before> {
    let window = web_sys::window()?;
    let query = window.match_media("(prefers-reduced-motion: reduce)");
    if query.ok().flatten().is_some_and(|query| query.matches()) {
        return None;
    }
    let things = things().into_iter().map(|(key, thing)| {
        // Elements are used again for something else, so a copy stays as it was.
        let copy = thing.element.clone_node_with_deep(true).ok();
        let copy = copy.and_then(|copy| copy.dyn_into::<Element>().ok());
        let parent = thing.element.parent_element();
        (key, thing, copy.zip(parent))
    });
    let before: BTreeMap<String, Thing> = things
        .filter_map(|(key, thing, copy)| {
            let (copy, parent) = copy?;
            // Where a copy would go back to.
            Reflect::set(&copy, &"sandtableParent".into(), &parent).ok()?;
            let thing = Thing {
                element: copy,
                ..thing
            };
            Some((key, thing))
        })
        .collect();
    (!before.is_empty()).then_some(Before(before))
}

fn things() -> BTreeMap<String, Thing> {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector_all("[data-fly]").ok());
    let Some(found) = found else {
        return BTreeMap::new();
    };
    let mut all: BTreeMap<String, Thing> = BTreeMap::new();
    for i in 0..found.length() {
        let element = found
            .item(i)
            .and_then(|node| node.dyn_into::<Element>().ok());
        let Some(element) = element else { continue };
        let name = element.get_attribute("data-fly").unwrap_or_default();
        // Copies of one card are told apart by their order.
        let key = (0..)
            .map(|n: u32| format!("{name} {n}"))
            .find(|key| !all.contains_key(key))
            .unwrap_or_default();
        let count = element.get_attribute("data-count");
        let thing = Thing {
            kind: element.get_attribute("data-is").unwrap_or_default(),
            count: count.and_then(|count| count.parse().ok()).unwrap_or(1),
            rect: element.get_bounding_client_rect(),
            element,
        };
        all.insert(key, thing);
    }
    all
}

impl Before {
    /// Shows what has changed since, for so many milliseconds.
    pub(crate) fn play(self, millis: u32) {
        let now = things();
        let count = |things: &BTreeMap<String, Thing>, key: &str| {
            things.get(key).map_or(0, |thing| thing.count)
        };
        let mut lost: Vec<(&String, &Thing)> = self.0.iter().collect();
        lost.retain(|(key, thing)| count(&now, key) < thing.count);
        let mut gained: Vec<(&String, &Thing)> = now.iter().collect();
        gained.retain(|(key, thing)| count(&self.0, key) < thing.count);
        if lost.len() + gained.len() > MOST {
            return;
        }
        for (key, thing) in gained {
            let from = lost.iter().position(|(_, lost)| lost.kind == thing.kind);
            let from = from.map(|i| lost.swap_remove(i).1.rect.clone());
            let from = from.or_else(|| pool(&thing.element));
            let is_new = !self.0.contains_key(key);
            arrive(thing, from.as_ref(), is_new, millis);
        }
        for (key, thing) in lost {
            match now.get(key) {
                Some(thing) => pulse(&thing.element, millis),
                None => vanish(&thing.element, millis),
            }
        }
    }
}

/// Where new ones of it come from.
fn pool(element: &Element) -> Option<DomRect> {
    let name = element.get_attribute("data-from")?;
    let document = element.owner_document()?;
    let pool = document.query_selector(&format!("[data-pool='{name}']"));
    let rect = pool.ok()??.get_bounding_client_rect();
    (rect.width() > 0.0).then_some(rect)
}

/// It comes from there, or grows where it is.
fn arrive(thing: &Thing, from: Option<&DomRect>, is_new: bool, millis: u32) {
    let (element, to) = (&thing.element, &thing.rect);
    let middle = |rect: &DomRect| {
        (
            rect.x() + rect.width() / 2.0,
            rect.y() + rect.height() / 2.0,
        )
    };
    let Some(from) = from else {
        animate(element, &[("scale(1.7)", "0"), ("scale(1)", "1")], millis);
        return;
    };
    let ((ax, ay), (bx, by)) = (middle(from), middle(to));
    let (dx, dy) = in_units(element, (ax - bx, ay - by));
    let start = format!("translate({dx:.1}px, {dy:.1}px)");
    let frames = [(start.as_str(), "0.9"), ("translate(0px, 0px)", "1")];
    if is_new {
        animate(element, &frames, millis);
        return;
    }
    // One more joins those that stand there.
    pulse(element, millis);
    let copy = element.clone_node_with_deep(true).ok();
    let copy = copy.and_then(|copy| copy.dyn_into::<Element>().ok());
    if let (Some(copy), Some(parent)) = (copy, element.parent_element()) {
        show_for(&copy, &parent, &frames, millis);
    }
}

fn pulse(element: &Element, millis: u32) {
    let frames = [("scale(1)", "1"), ("scale(1.3)", "1"), ("scale(1)", "1")];
    animate(element, &frames, millis);
}

/// A copy of what was there fades.
fn vanish(copy: &Element, millis: u32) {
    let parent = Reflect::get(copy, &"sandtableParent".into());
    let parent = parent
        .ok()
        .and_then(|parent| parent.dyn_into::<Element>().ok());
    let Some(parent) = parent.filter(|parent| parent.is_connected()) else {
        return;
    };
    // Only drawings have room for something that is not there: lists would be pushed about.
    if copy.dyn_ref::<SvgGraphicsElement>().is_some() {
        show_for(
            copy,
            &parent,
            &[("scale(1)", "1"), ("scale(.4)", "0")],
            millis * 3 / 2,
        );
    }
}

/// Puts a copy on the page for as long as it moves.
fn show_for(copy: &Element, parent: &Element, frames: &[(&str, &str)], millis: u32) {
    for name in ["data-fly", "data-piece", "data-card"] {
        let _ = copy.remove_attribute(name);
    }
    let _ = copy.set_attribute("data-ghost", "");
    let _ = copy.set_attribute("aria-hidden", "true");
    if parent.append_child(copy).is_err() {
        return;
    }
    let gone = copy.clone();
    let remove = Closure::once_into_js(move || gone.remove());
    match animate(copy, frames, millis) {
        Some(animation) => {
            let _ = Reflect::set(&animation, &"onfinish".into(), &remove);
            let _ = Reflect::set(&animation, &"oncancel".into(), &remove);
        }
        None => copy.remove(),
    }
}

/// A way on the screen in the units of a drawing, as it is zoomed and turned.
fn in_units(element: &Element, (dx, dy): (f64, f64)) -> (f64, f64) {
    let drawing = element.dyn_ref::<SvgGraphicsElement>();
    let Some(matrix) = drawing.and_then(SvgGraphicsElement::get_screen_ctm) else {
        return (dx, dy);
    };
    let (a, b, c, d) = (
        f64::from(matrix.a()),
        f64::from(matrix.b()),
        f64::from(matrix.c()),
        f64::from(matrix.d()),
    );
    let det = a * d - b * c;
    if det.abs() < 1e-9 {
        return (dx, dy);
    }
    ((d * dx - c * dy) / det, (a * dy - b * dx) / det)
}

/// Lets the browser animate transform and opacity. `Element.animate` is called by its name because
/// web-sys has it only for those who build with unstable parts.
fn animate(element: &Element, frames: &[(&str, &str)], millis: u32) -> Option<JsValue> {
    let list = Array::new();
    for (transform, opacity) in frames {
        let frame = Object::new();
        Reflect::set(&frame, &"transform".into(), &(*transform).into()).ok()?;
        Reflect::set(&frame, &"opacity".into(), &(*opacity).into()).ok()?;
        list.push(&frame);
    }
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &millis.into()).ok()?;
    let ease = "cubic-bezier(.2,.7,.2,1)";
    Reflect::set(&options, &"easing".into(), &ease.into()).ok()?;
    let animate: Function = Reflect::get(element, &"animate".into())
        .ok()?
        .dyn_into()
        .ok()?;
    animate.call2(element, &list, &options).ok()
}
