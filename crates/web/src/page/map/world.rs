//! The map that is played on: what part of it one looks at, and everything on it.

use std::sync::Arc;
use std::time::Duration;

use game::Thing;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::DomRect;

use super::super::app;
use super::super::glyph::Icon;
use super::drawing::{backdrop, closed, coasts, labels, region, straits};
use super::pieces::{pieces, supply};
use crate::app::AppState;
use crate::geometry::frame::{Frame, Shift};
use crate::geometry::shapes::{Kind, Shapes, SpaceShape};
use crate::paint::map::MapPaint;

/// Who has not zoomed or panned for so long rests.
const REST: Duration = Duration::from_millis(160);

#[component]
pub(super) fn WorldMap(shapes: Arc<Shapes>, paint: Memo<Option<MapPaint>>) -> impl IntoView {
    let app = app();
    let whole = Frame::whole(shapes.view_box[2], shapes.view_box[3]);
    let frame = RwSignal::new(whole);
    let drag: RwSignal<Option<(f64, f64, bool)>> = RwSignal::new(None);
    let fingers: RwSignal<Vec<(i32, f64, f64)>> = RwSignal::new(Vec::new());
    let svg: NodeRef<leptos::svg::Svg> = NodeRef::new();
    // What is drawn sharply. While one zooms or pans, that picture is moved as a whole, which costs
    // nothing; it is drawn anew when one rests.
    let rest = RwSignal::new(whole);
    let on_screen = RwSignal::new((whole.width, whole.height));
    let show = move |shown: Frame| {
        rest.set(shown);
        frame.set(shown);
    };
    let size = move || -> Option<DomRect> {
        let element = svg.get_untracked()?;
        let element: &web_sys::Element = element.unchecked_ref();
        // The lens around it is moved; what holds that stands still.
        let host = element.parent_element()?.parent_element()?;
        Some(host.get_bounding_client_rect())
    };
    // Where there is little app, what is asked about comes first, then one's own countries.
    let asked = {
        let shapes = Arc::clone(&shapes);
        Memo::new(move |_| asked_about(app, &shapes, paint))
    };
    let fit = move || {
        svg.track();
        if let Some(rect) = size() {
            let points = asked.get_untracked();
            let size = (rect.width(), rect.height().max(1.0));
            on_screen.set(size);
            show(Frame::around(&points, size, whole));
        }
    };
    Effect::new(move |_| fit());
    Effect::new(move |_| {
        let points = asked.get();
        let is_seen = points
            .first()
            .is_none_or(|&first| frame.get_untracked().shows(first));
        if !is_seen {
            untrack(fit);
        }
    });
    let resized = window_event_listener(ev::resize, move |_| untrack(fit));
    on_cleanup(move || resized.remove());
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(Some(timer)) = timer {
            timer.clear();
        }
        let frame = frame.get();
        if frame == rest.get_untracked() {
            return None;
        }
        set_timeout_with_handle(move || rest.set(frame), REST).ok()
    });
    let moved = move || {
        let (frame, rest) = (frame.get(), rest.get());
        if frame == rest {
            return String::new();
        }
        size().map_or_else(String::new, |rect| {
            let Shift { x, y, scale } = frame.from(rest, (rect.width(), rect.height()));
            format!("transform:translate({x:.2}px,{y:.2}px) scale({scale:.4})")
        })
    };
    // The point of the map under a point of the screen.
    let at = move |x: f64, y: f64| -> (f64, f64) {
        let Some(rect) = size() else {
            return (0.0, 0.0);
        };
        let frame = frame.get_untracked();
        let scale = pixels(&rect, frame);
        let left = rect.x() + (rect.width() - frame.width * scale) / 2.0;
        let top = rect.y() + (rect.height() - frame.height * scale) / 2.0;
        (frame.x + (x - left) / scale, frame.y + (y - top) / scale)
    };
    let zoom = move |factor: f64, at: (f64, f64)| {
        frame.update(|frame| *frame = frame.zoomed(factor, at, whole))
    };
    let middle = move || {
        let frame = frame.get_untracked();
        (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0)
    };
    let on_wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        let factor = if event.delta_y() < 0.0 {
            1.2
        } else {
            1.0 / 1.2
        };
        zoom(
            factor,
            at(f64::from(event.client_x()), f64::from(event.client_y())),
        );
    };
    let on_down = move |event: ev::PointerEvent| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        fingers.update(|fingers| fingers.push((event.pointer_id(), x, y)));
        drag.set(Some((x, y, false)));
    };
    let on_move = move |event: ev::PointerEvent| {
        let Some((x, y, moved)) = drag.get_untracked() else {
            return;
        };
        let (now_x, now_y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pinched =
            fingers.try_update(|fingers| pinch(fingers, event.pointer_id(), now_x, now_y));
        if let Some(Some((factor, x, y))) = pinched {
            zoom(factor, at(x, y));
            return;
        }
        if !moved && (now_x - x).hypot(now_y - y) < 6.0 {
            return;
        }
        let (from, to) = (at(x, y), at(now_x, now_y));
        frame.update(|frame| *frame = frame.moved(from.0 - to.0, from.1 - to.1, whole));
        drag.set(Some((now_x, now_y, true)));
    };
    let on_up = move |event: ev::PointerEvent| {
        fingers.update(|fingers| fingers.retain(|(id, ..)| *id != event.pointer_id()));
        drag.set(None);
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let step = frame.get_untracked().width / 10.0;
        let by = match event.key().as_str() {
            "ArrowLeft" => (-step, 0.0),
            "ArrowRight" => (step, 0.0),
            "ArrowUp" => (0.0, -step),
            "ArrowDown" => (0.0, step),
            "+" | "=" => return zoom(1.3, middle()),
            "-" => return zoom(1.0 / 1.3, middle()),
            _ => return,
        };
        event.prevent_default();
        frame.update(|frame| *frame = frame.moved(by.0, by.1, whole));
    };
    let (seas, lands): (Vec<_>, Vec<_>) = shapes
        .spaces
        .iter()
        .partition(|space| space.kind == Kind::Sea);
    let backdrop = backdrop(&shapes);
    let seas: Vec<_> = seas
        .into_iter()
        .map(|space| region(app, space, paint))
        .collect();
    let lands: Vec<_> = lands
        .into_iter()
        .map(|space| region(app, space, paint))
        .collect();
    let coasts = coasts(&shapes);
    // Names are neither too small to be read nor as large as countries.
    let boost = Memo::new(move |_| {
        let ((width, height), rest) = (on_screen.get(), rest.get());
        let scale = (width / rest.width).min(height / rest.height);
        (10.0 * legible(scale)).round() / 10.0
    });
    let names =
        Memo::new(move |_| paint.with(|paint| paint.as_ref().map(|paint| paint.names.clone())));
    let labels = {
        let shapes = Arc::clone(&shapes);
        move || {
            // Read, not only tracked: nobody else makes it follow.
            names.with(|_| ());
            let boost = boost.get();
            paint.with_untracked(|paint| paint.as_ref().map(|paint| labels(&shapes, paint, boost)))
        }
    };
    let straits = {
        let shapes = Arc::clone(&shapes);
        let live = Memo::new(move |_| {
            paint.with(|paint| paint.as_ref().map(|paint| paint.held_by_axis.clone()))
        });
        move || {
            live.with(|_| ());
            paint.with_untracked(|paint| paint.as_ref().map(|paint| straits(&shapes, paint)))
        }
    };
    let pieces = pieces(app, Arc::clone(&shapes), paint);
    let closed = {
        let shapes = Arc::clone(&shapes);
        let pairs = Memo::new(move |_| {
            paint.with(|paint| paint.as_ref().map(|paint| paint.closed.clone()))
        });
        move || {
            pairs.with(|_| ());
            paint.with_untracked(|paint| paint.as_ref().map(|paint| closed(&shapes, paint)))
        }
    };
    let shows_supply = RwSignal::new(false);
    let supply = {
        let shapes = Arc::clone(&shapes);
        move || {
            let lines = shows_supply.get();
            lines.then(|| paint.with(|paint| paint.as_ref().map(|paint| supply(&shapes, paint))))
        }
    };
    view! {
        <div class="lens" class:moving=move || frame.get() != rest.get() style=moved>
        <svg
            node_ref=svg
            class="map"
            viewBox=move || rest.get().view_box()
            preserveAspectRatio="xMidYMid meet"
            role="group"
            tabindex="0"
            aria-label=move || app.word("web-map")
            on:wheel=on_wheel
            on:pointerdown=on_down
            on:pointermove=on_move
            on:pointerup=on_up
            on:pointerleave=on_up
            on:keydown=on_key
        >
            <defs><clipPath id="world"><rect width="2000" height="1030"/></clipPath></defs>
            <g clip-path="url(#world)">
            {backdrop}
            {seas}
            {coasts}
            {lands}
            {closed}
            {straits}
            <g class="labels" aria-hidden="true">{labels}</g>
            {supply}
            {pieces}
            </g>
        </svg>
        </div>
        <div class="zoom">
            <button id="supply" class="btn icon" class:on=move || shows_supply.get() title=move || app.word("web-supply") aria-label=move || app.word("web-supply") aria-pressed=move || if shows_supply.get() { "true" } else { "false" } on:click=move |_| shows_supply.update(|shows| *shows = !*shows)><Icon name="supply-star"/></button>
            <button class="btn icon" aria-label=move || app.word("web-closer") on:click=move |_| zoom(1.5, middle())><Icon name="zoom-in"/></button>
            <button class="btn icon" aria-label=move || app.word("web-whole-map") on:click=move |_| show(whole)>"⤢"</button>
        </div>
    }
}

/// The middles of the spaces that can be chosen, and else of the home of whoever is asked.
fn asked_about(app: AppState, shapes: &Shapes, paint: Memo<Option<MapPaint>>) -> Vec<(f64, f64)> {
    let middle = |space: &SpaceShape| {
        let [x, y] = space.slots[space.slots.len() / 2];
        (x, y)
    };
    let lit = shapes.spaces.iter();
    let lit = lit.filter(|space| app.is_lit(&Thing::place(&space.id)));
    let mut points: Vec<_> = lit.map(middle).collect();
    let asker = app.shown.with(|shown| shown.as_ref()?.asker);
    let home = paint.with(|paint| {
        let homes = &paint.as_ref()?.homes;
        let (home, _) = homes.iter().find(|(_, mark)| Some(*mark) == asker)?;
        let home = shapes.spaces.iter().find(|space| space.id == *home)?;
        Some(middle(home))
    });
    if let Some(home) = home {
        // What is near home is looked at first.
        let far = |&(x, y): &(f64, f64)| (x - home.0).hypot(y - home.1);
        points.sort_by(|one, other| far(one).total_cmp(&far(other)));
        points.push(home);
    }
    points
}

/// How many times larger names are written than on the whole map, at so many pixels a unit.
fn legible(scale: f64) -> f64 {
    const SIZE: f64 = 18.0;
    let plain = SIZE * scale;
    (plain.clamp(10.0, 20.0) / plain).clamp(0.4, 1.3)
}

/// Two fingers: by how much they went apart, and around which point of the screen.
fn pinch(fingers: &mut [(i32, f64, f64)], id: i32, x: f64, y: f64) -> Option<(f64, f64, f64)> {
    let apart = |fingers: &[(i32, f64, f64)]| match fingers {
        [(_, ax, ay), (_, bx, by)] => Some((bx - ax).hypot(by - ay).max(1.0)),
        _ => None,
    };
    let before = apart(fingers)?;
    let finger = fingers.iter_mut().find(|(other, ..)| *other == id)?;
    (finger.1, finger.2) = (x, y);
    let after = apart(fingers)?;
    let middle = (
        (fingers[0].1 + fingers[1].1) / 2.0,
        (fingers[0].2 + fingers[1].2) / 2.0,
    );
    Some((after / before, middle.0, middle.1))
}

fn pixels(rect: &DomRect, frame: Frame) -> f64 {
    (rect.width() / frame.width).min(rect.height() / frame.height)
}
