//! The table of General Orders: both players in a strip, the board with what is in progress on it, support
//! and posts in the corners of the sea.

mod area;
mod battle;
mod side;
mod space;
mod zone;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app;
use super::glyph::Icon;
use crate::app::AppState;
use crate::geometry::chart::{self, Corner, Sheet};
use crate::geometry::hex::{self, Point};
use crate::paint::BoardPaint;
use crate::paint::orders::{OrdersPaint, ZonePaint};

pub(super) use battle::OrdersBattle;
pub(super) use side::{Posts, Strip, Support};

/// How large names are written, in units of the board: 13 pixels on a screen of 1280 by 800.
const NAME: f64 = 15.8;
/// What support and one post cover of a corner, in units of the board.
const SUPPORT: Point = (232.0, 112.0);
const POST: Point = (272.0, 56.0);

/// Something of the board as it is now.
pub(super) fn of<T>(app: AppState, read: impl FnOnce(&OrdersPaint) -> T) -> Option<T> {
    app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Orders(orders) => Some(read(orders)),
        BoardPaint::Map(_) | BoardPaint::Rush(_) => None,
    })
}

/// The board with its corners.
#[component]
pub(super) fn OrdersTable() -> impl IntoView {
    let app = app();
    let is_whole = RwSignal::new(false);
    let frame: NodeRef<leptos::html::Div> = NodeRef::new();
    follow(app, frame);
    view! {
        <div class="hexwrap" class:whole=move || is_whole.get()>
            <div class="hexscroll" node_ref=frame><OrdersBoard/></div>
            <div class="cor left up"><Support/></div>
            <div class="cor right up"><Posts corner=Some(Corner::RightTop)/></div>
            <div class="cor left low"><Posts corner=Some(Corner::LeftLow)/></div>
            <div class="cor right low"><Posts corner=Some(Corner::RightLow)/></div>
            <button type="button" class="btn icon hexzoom" aria-label=move || app.word(if is_whole.get() { "web-closer" } else { "web-whole-map" }) on:click=move |_| is_whole.update(|is_whole| *is_whole = !*is_whole)>
                {move || if is_whole.get() { view! { <Icon name="zoom-in"/> }.into_any() } else { view! { "⤢" }.into_any() }}
            </button>
        </div>
    }
}

/// Where a board is larger than its frame, what is asked about comes into the middle of it.
fn follow(app: AppState, frame: NodeRef<leptos::html::Div>) {
    let sought = Memo::new(move |_| {
        let battle = of(app, |paint| Some(paint.battle.as_ref()?.place.clone())).flatten();
        battle.map_or_else(
            || {
                let places = app
                    .shown
                    .with(|shown| Some(named_places(&shown.as_ref()?.choices)));
                places.unwrap_or_default()
            },
            |place| vec![place],
        )
    });
    let look = move || {
        let (places, frame) = (sought.get(), frame.get());
        if let Some(frame) = frame.filter(|_| !places.is_empty()) {
            request_animation_frame(move || show(&frame, &places));
        }
    };
    Effect::new(move |_| look());
    let resized = window_event_listener(leptos::ev::resize, move |_| untrack(look));
    on_cleanup(move || resized.remove());
}

/// Brings a place into the middle of the board.
fn look_at(place: String) {
    let frame = document().query_selector(".hexscroll").ok().flatten();
    let frame = frame.and_then(|frame| frame.dyn_into::<web_sys::HtmlDivElement>().ok());
    if let Some(frame) = frame {
        request_animation_frame(move || show(&frame, &[place]));
    }
}

/// The places that these choices are about.
fn named_places(choices: &[client::Labelled]) -> Vec<String> {
    let things = choices.iter().flat_map(|one| &one.choice.things);
    let places = things.filter_map(|named| match &named.thing {
        game::Thing::Place(place) => Some(place.to_string()),
        _ => None,
    });
    places.collect()
}

/// Scrolls the frame so that these places are in its middle.
fn show(frame: &web_sys::HtmlDivElement, places: &[String]) {
    let boxes = places.iter().filter_map(|place| {
        let found = frame.query_selector(&format!("[data-place=\"{place}\"]"));
        Some(found.ok()??.get_bounding_client_rect())
    });
    let all = boxes.fold(None, |all: Option<[f64; 4]>, one| {
        let [left, top, right, low] = all.unwrap_or([f64::MAX, f64::MAX, f64::MIN, f64::MIN]);
        Some([
            left.min(one.left()),
            top.min(one.top()),
            right.max(one.right()),
            low.max(one.bottom()),
        ])
    });
    let Some([left, top, right, low]) = all else {
        return;
    };
    let at = frame.get_bounding_client_rect();
    let dx = f64::midpoint(left, right) - at.x() - at.width() / 2.0;
    let dy = f64::midpoint(top, low) - at.y() - at.height() / 2.0;
    let frame: &web_sys::Element = frame.unchecked_ref();
    frame.set_scroll_left(frame.scroll_left() + dx as i32);
    frame.set_scroll_top(frame.scroll_top() + dy as i32);
}

#[component]
pub(super) fn OrdersBoard() -> impl IntoView {
    let app = app();
    // The board is drawn once; what changes on it follows by itself, thing by thing.
    let still = Memo::new(move |_| of(app, OrdersPaint::still));
    move || Some(board(Some(app), &still.get()?))
}

/// What is in a place now: as the app has it, and in a picture always the same.
fn now<T: Clone + PartialEq + Send + Sync + 'static>(
    app: Option<AppState>,
    first: &T,
    read: impl Fn(&OrdersPaint) -> Option<&T> + Send + Sync + 'static,
) -> Memo<T> {
    let first = first.clone();
    Memo::new(move |_| {
        let read = app.and_then(|app| of(app, |paint| read(paint).cloned()));
        read.flatten().unwrap_or_else(|| first.clone())
    })
}

/// Which of so many posts stand in a corner: two below at the right, two below at the left, the others
/// above.
pub(super) fn in_corner(n: usize, corner: Corner) -> std::ops::Range<usize> {
    let (first, second) = (n.min(2), n.min(4));
    match corner {
        Corner::RightLow => 0..first,
        Corner::LeftLow => first..second,
        Corner::RightTop => second..n,
        Corner::LeftTop => 0..0,
    }
}

/// The board; without an app it is a picture.
pub(super) fn board(app: Option<AppState>, paint: &OrdersPaint) -> impl IntoView + use<> {
    let turned = paint.is_turned;
    let hexes = paint
        .areas
        .iter()
        .flat_map(|area| &area.hexes)
        .chain(&paint.impassable);
    let middles: Vec<Point> = hexes.map(|&at| hex::middle(at, turned)).collect();
    let sheet = Sheet::around(&middles, !paint.zones.is_empty());
    let shore: String = paint
        .areas
        .iter()
        .map(|area| hex::outline(&area.hexes, turned))
        .collect();
    let sectors = sectors(paint, &middles, sheet);
    let mountains: Vec<_> = paint
        .impassable
        .iter()
        .map(|&at| mountain(hex::middle(at, turned)))
        .collect();
    let areas: Vec<_> = paint
        .areas
        .iter()
        .enumerate()
        .map(|(i, area)| (area, now(app, area, move |paint| paint.areas.get(i))))
        .collect();
    let grounds: Vec<_> = areas
        .iter()
        .map(|(area, now)| area::ground(app, area, *now, turned))
        .collect();
    let borders: Vec<_> = borders(paint)
        .into_iter()
        .map(|d| view! { <path class="hz0" d=d.clone()/><path class="hz" d=d/> })
        .collect();
    let contents: Vec<_> = areas
        .iter()
        .map(|(area, now)| area::contents(app, area, *now, turned))
        .collect();
    let n_alike = zone::alike(sectors.iter().map(|(zone, _)| &*zone.name));
    let places = places(paint, &sectors);
    let zones: Vec<_> = sectors
        .into_iter()
        .enumerate()
        .map(|(i, (zone, at))| {
            let now = now(app, &zone, move |paint| paint.zones.get(i));
            zone::zone(app, &zone, now, n_alike, at)
        })
        .collect();
    let arrows = app.map(|app| battle::arrows(app, places));
    view! {
        <svg class="hexmap" class:vig=app.is_none() viewBox=sheet.view_box() preserveAspectRatio=if app.is_none() { "xMidYMid slice" } else { "xMidYMid meet" } role="group" aria-label=app.map(|app| app.word("web-board"))>
            <path class="shore3" d=shore.clone()/>
            <path class="shore2" d=shore/>
            {mountains}
            {grounds}
            <g pointer-events="none">{borders}</g>
            {contents}
            {zones}
            {arrows}
        </svg>
    }
}

/// The middles of all places, by their names in notation.
fn places(paint: &OrdersPaint, zones: &[(ZonePaint, Point)]) -> Vec<(String, Point)> {
    let name = |thing: &game::Thing| match thing {
        game::Thing::Place(id) => id.to_string(),
        _ => String::new(),
    };
    let areas = paint.areas.iter();
    let areas = areas.map(|area| (name(&area.thing), area::middle(area, paint.is_turned)));
    let zones = zones.iter().map(|(zone, at)| (name(&zone.thing), *at));
    areas.chain(zones).collect()
}

/// Zones stand outside the hexes, next to the one they are drawn at.
fn sectors(paint: &OrdersPaint, hexes: &[Point], sheet: Sheet) -> Vec<(ZonePaint, Point)> {
    let n_posts = paint.areas.iter().filter(|area| area.bonus.is_some());
    let n_posts = n_posts.count();
    let corner = |corner: Corner| {
        let n = in_corner(n_posts, corner).len();
        (corner, (POST.0, POST.1 * n as f64))
    };
    let mut corners = vec![(Corner::LeftTop, SUPPORT)];
    let posts = [Corner::RightLow, Corner::RightTop, Corner::LeftLow].map(corner);
    corners.extend(posts.into_iter().filter(|(_, size)| size.1 > 0.0));
    let wanted: Vec<Point> = paint
        .zones
        .iter()
        .map(|zone| hex::middle(zone.sector, paint.is_turned))
        .collect();
    let at = chart::zones(&wanted, hexes, &corners, sheet);
    paint.zones.iter().cloned().zip(at).collect()
}

/// Lines between areas that lie below different zones.
fn borders(paint: &OrdersPaint) -> Vec<String> {
    if paint.zones.is_empty() {
        return Vec::new();
    }
    let edges: Vec<(usize, Point, Point)> = paint
        .areas
        .iter()
        .filter_map(|area| Some((area, area.zone?)))
        .flat_map(|(area, zone)| area.hexes.iter().map(move |&hex| (zone, hex)))
        .flat_map(|(zone, at)| {
            let corners = hex::corners(hex::middle(at, paint.is_turned));
            (0..6).map(move |i| (zone, corners[i], corners[(i + 1) % 6]))
        })
        .collect();
    let is_near = |a: Point, b: Point| (a.0 - b.0).abs() < 1.0 && (a.1 - b.1).abs() < 1.0;
    let mut found = Vec::new();
    for (i, (zone, a, b)) in edges.iter().enumerate() {
        let other = edges[i + 1..]
            .iter()
            .find(|(_, c, d)| is_near(*a, *d) && is_near(*b, *c));
        if other.is_some_and(|(other, ..)| other != zone) {
            found.push(format!("M{:.1},{:.1}L{:.1},{:.1}", a.0, a.1, b.0, b.1));
        }
    }
    found
}

fn mountain((x, y): Point) -> impl IntoView {
    let corners = hex::corners((x, y))
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .join(" ");
    view! {
        <polygon class="imp" points=corners/>
        <path class="peak" d=format!("M{:.1},{:.1}l18,-30 12,16 10,-12 22,26z", x - 32.0, y + 14.0)/>
    }
}

/// Whether the place is what a name leads to that is read.
fn is_traced(app: AppState, place: &str) -> bool {
    app.selection
        .traced
        .with(|traced| traced.iter().any(|traced| traced == place))
}

fn traced(app: AppState, place: &str) -> impl Fn() -> bool + Send + Sync + use<> {
    let place = place.to_owned();
    move || is_traced(app, &place)
}

fn selectable(app: AppState, thing: &game::Thing) -> Memo<bool> {
    let thing = thing.clone();
    Memo::new(move |_| app.is_selectable(&thing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_post_stands_in_one_corner() {
        for n in 0..8 {
            let corners = [Corner::RightLow, Corner::RightTop, Corner::LeftLow];
            let all: usize = corners
                .map(|corner| in_corner(n, corner).len())
                .iter()
                .sum();
            assert_eq!(all, n);
        }
    }
}
