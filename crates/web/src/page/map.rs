//! The world map of Quartermaster: spaces, counters, straits, the round track and the victory scale.

use std::sync::Arc;

use game::Thing;
use leptos::ev;
use leptos::prelude::*;
use text::Args;
use wasm_bindgen::JsCast;

use super::glyph::{Counter, Icon, Plate};
use super::room;
use crate::geometry::frame::Frame;
use crate::geometry::shapes::{Kind, Shapes, SpaceShape, broken};
use crate::paint::BoardPaint;
use crate::paint::map::{MapPaint, PiecePaint};
use crate::room::Room;
use crate::words;

/// The lead that ends a game, at both ends of the scale.
const END: i16 = 30;

/// The shapes of the map, fetched once.
pub(super) fn shapes() -> RwSignal<Option<Arc<Shapes>>> {
    if let Some(shapes) = use_context::<RwSignal<Option<Arc<Shapes>>>>() {
        return shapes;
    }
    let shapes: RwSignal<Option<Arc<Shapes>>> = RwSignal::new(None);
    let room = room();
    leptos::task::spawn_local(async move {
        let read = words::fetch("quartermaster.json").await;
        let read =
            read.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
        match read {
            Ok(read) => shapes.set(Some(Arc::new(read))),
            Err(error) => room.trouble.set(Some(error)),
        }
    });
    shapes
}

fn paint(room: Room) -> Option<MapPaint> {
    room.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Map(map) => Some((**map).clone()),
        BoardPaint::Rush(_) | BoardPaint::Orders(_) => None,
    })
}

#[component]
pub(super) fn MapBoard() -> impl IntoView {
    let room = room();
    let shapes = shapes();
    let paint = Memo::new(move |_| paint(room));
    view! {
        <div class="frame">
            {move || paint.get().map(|paint| rounds(room, &paint))}
            <div class="mapwrap">
                {move || shapes.get().map(|shapes| view! { <WorldMap shapes=shapes paint=paint/> })}
                <Pointed/>
            </div>
            {move || paint.get().map(|paint| scale(room, &paint))}
        </div>
    }
}

#[component]
fn WorldMap(shapes: Arc<Shapes>, paint: Memo<Option<MapPaint>>) -> impl IntoView {
    let room = room();
    let whole = Frame::whole(shapes.view_box[2], shapes.view_box[3]);
    let frame = RwSignal::new(whole);
    let drag: RwSignal<Option<(f64, f64, bool)>> = RwSignal::new(None);
    let fingers: RwSignal<Vec<(i32, f64, f64)>> = RwSignal::new(Vec::new());
    let svg: NodeRef<leptos::svg::Svg> = NodeRef::new();
    // A tall window shows a part that can be read rather than all of it.
    let fit = move || {
        if let Some(element) = svg.get() {
            let element: &web_sys::Element = element.unchecked_ref();
            let rect = element.get_bounding_client_rect();
            frame.set(Frame::fitting(whole, rect.width() / rect.height().max(1.0)));
        }
    };
    Effect::new(move |_| fit());
    let resized = window_event_listener(ev::resize, move |_| untrack(fit));
    on_cleanup(move || resized.remove());
    // The point of the map under a point of the screen.
    let at = move |x: f64, y: f64| -> (f64, f64) {
        let Some(element) = svg.get_untracked() else {
            return (0.0, 0.0);
        };
        let element: &web_sys::Element = element.unchecked_ref();
        let rect = element.get_bounding_client_rect();
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
        .map(|space| region(room, space, paint))
        .collect();
    let lands: Vec<_> = lands
        .into_iter()
        .map(|space| region(room, space, paint))
        .collect();
    let coasts = coasts(&shapes);
    let labels = {
        let shapes = Arc::clone(&shapes);
        move || paint.with(|paint| paint.as_ref().map(|paint| labels(&shapes, paint)))
    };
    let straits = {
        let shapes = Arc::clone(&shapes);
        move || paint.with(|paint| paint.as_ref().map(|paint| straits(&shapes, paint)))
    };
    let pieces = {
        let shapes = Arc::clone(&shapes);
        move || paint.with(|paint| paint.as_ref().map(|paint| pieces(room, &shapes, paint)))
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
        <svg
            node_ref=svg
            class="map"
            viewBox=move || frame.get().view_box()
            preserveAspectRatio="xMidYMid meet"
            role="group"
            tabindex="0"
            aria-label=move || room.word("web-map")
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
            {straits}
            <g class="labels" aria-hidden="true">{labels}</g>
            {supply}
            {pieces}
            </g>
        </svg>
        <div class="zoom">
            <button id="supply" class="btn icon" class:on=move || shows_supply.get() title=move || room.word("web-supply") aria-label=move || room.word("web-supply") aria-pressed=move || if shows_supply.get() { "true" } else { "false" } on:click=move |_| shows_supply.update(|shows| *shows = !*shows)><Icon name="supply-star"/></button>
            <button class="btn icon" aria-label=move || room.word("web-closer") on:click=move |_| zoom(1.5, middle())><Icon name="zoom-in"/></button>
            <button class="btn icon" aria-label=move || room.word("web-whole-map") on:click=move |_| frame.set(whole)>"⤢"</button>
        </div>
    }
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

fn pixels(rect: &web_sys::DomRect, frame: Frame) -> f64 {
    (rect.width() / frame.width).min(rect.height() / frame.height)
}

fn backdrop(shapes: &Shapes) -> impl IntoView + use<> {
    let ice: Vec<_> = shapes
        .decor
        .iter()
        .filter(|decor| decor.kind == "ice")
        .map(|decor| view! { <path class="ice" d=decor.d.clone()/> })
        .collect();
    view! {
        <rect width="2000" height="1030" fill="var(--sea)"/>
        {ice}
    }
}

fn coasts(shapes: &Shapes) -> impl IntoView + use<> {
    let lands = shapes
        .spaces
        .iter()
        .filter(|space| space.kind == Kind::Land);
    let all: String = lands.map(|space| space.d.as_str()).collect();
    let lines: Vec<_> = shapes
        .sea_lines
        .iter()
        .map(|line| view! { <path class="sea-b" d=line.d.clone()/> })
        .collect();
    let decor: Vec<_> = shapes
        .decor
        .iter()
        .filter(|decor| decor.kind == "land")
        .map(|decor| view! { <path class="land faint" d=decor.d.clone() pointer-events="none"/> })
        .collect();
    view! {
        <g pointer-events="none">
            <path class="coast3" d=all.clone()/>
            <path class="coast2" d=all/>
            {lines}
            {decor}
        </g>
    }
}

/// Whether a place is what somebody reads about, or what the last move was about.
pub(super) fn traced(room: Room, id: &str) -> Memo<bool> {
    let id = id.to_owned();
    Memo::new(move |_| {
        if room.traced.with(|traced| traced.contains(&id)) {
            return true;
        }
        let last = room
            .shown
            .with(|shown| shown.as_ref().map(|shown| shown.number));
        room.log.with(|log| {
            let told = log.iter().rfind(|told| Some(told.number) == last);
            told.is_some_and(|told| told.places.contains(&id))
        })
    })
}

/// A space that can be pointed at.
fn region(room: Room, space: &SpaceShape, paint: Memo<Option<MapPaint>>) -> impl IntoView + use<> {
    let id = space.id.clone();
    let thing = Thing::place(&id);
    let is_lit = {
        let thing = thing.clone();
        Memo::new(move |_| room.is_lit(&thing))
    };
    let label = {
        let id = id.clone();
        move || {
            let told = room.shown.with(|shown| {
                let place = shown.as_ref()?.places.get(&id)?;
                Some(format!("{}. {}", place.name, place.text))
            });
            let told = told.unwrap_or_else(|| id.clone());
            if is_lit.get() {
                format!("{told} {}", room.word("web-can-be-chosen"))
            } else {
                told
            }
        }
    };
    let home = {
        let id = id.clone();
        Memo::new(move |_| {
            paint.with(|paint| {
                paint.as_ref().and_then(|paint| {
                    paint
                        .homes
                        .iter()
                        .find(|(space, _)| *space == id)
                        .map(|(_, mark)| *mark)
                })
            })
        })
    };
    let is_traced = traced(room, &id);
    let class = match space.kind {
        Kind::Land => "land space",
        Kind::Sea => "sea space",
    };
    let (over, focus, click, key) = (thing.clone(), thing.clone(), thing.clone(), thing);
    view! {
        <path
            class=class
            class:home=move || home.get().is_some()
            class:space-legal=move || is_lit.get()
            class:traced=move || is_traced.get()
            data-n=move || home.get()
            data-space=id
            d=space.d.clone()
            fill-rule="evenodd"
            role="button"
            tabindex=move || if is_lit.get() { "0" } else { "-1" }
            aria-label=label
            on:pointerenter=move |_| room.pointed.set(Some(over.clone()))
            on:focus=move |_| room.pointed.set(Some(focus.clone()))
            on:click=move |_| room.point(&click)
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); room.point(&key); }
        />
    }
}

fn labels(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
    let texts: Vec<_> = shapes
        .spaces
        .iter()
        .filter_map(|space| {
            let (_, name) = paint.names.iter().find(|(id, _)| *id == space.id)?;
            let size = if space.kind == Kind::Land { 18.0 } else { 18.5 };
            let (lines, size) = broken(name, &space.label, size);
            let class = if space.kind == Kind::Land { "ll" } else { "ls" };
            let n = lines.len() as f64;
            let (x, y) = (space.label.x, space.label.y);
            let lines: Vec<_> = lines
                .into_iter()
                .enumerate()
                .map(|(i, line)| {
                    let y = y + size * (0.35 + i as f64 - (n - 1.0) / 2.0);
                    view! { <tspan x=x y=format!("{y:.1}")>{line}</tspan> }
                })
                .collect();
            let star = space.star.map(|star| {
                view! { <svg class="st" x=star.x - 13.0 y=star.y - 13.0 width="26" height="26" viewBox="0 0 16 16"><use_ href="icons.svg#i-star"/></svg> }
            });
            Some(view! { {star}<text class=class style=format!("font-size:{size:.1}px")>{lines}</text> })
        })
        .collect();
    let edges: Vec<_> = shapes
        .spaces
        .iter()
        .flat_map(|space| &space.edge)
        .map(|edge| {
            let (x, dx) = if edge.side == "left" {
                (edge.x + 4.0, 10.0)
            } else {
                (edge.x - 4.0, -10.0)
            };
            let y = edge.y;
            view! { <path class="edge-m" d=format!("M{x},{y}l{dx},-7v14z")/> }
        })
        .collect();
    view! { {texts}{edges} }
}

fn straits(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
    let all: Vec<_> = shapes
        .straits
        .iter()
        .map(|strait| {
            let is_axis = paint.held_by_axis.contains(&strait.space);
            let [x, y] = strait.anchor;
            view! {
                <g class="strait" class:axis=is_axis pointer-events="none">
                    <path class="stl" d=strait.d.clone()/>
                    <circle class="anb" cx=x cy=y r="12"/>
                    <svg class="an" x=x - 8.0 y=y - 8.0 width="16" height="16" viewBox="0 0 16 16"><use_ href="icons.svg#i-anchor"/></svg>
                </g>
            }
        })
        .collect();
    all
}

/// Where a counter stands: one in the middle of the slots, several in a row over them.
fn stand(space: &SpaceShape, (row, all): (usize, usize)) -> (f64, f64) {
    let middle = space.slots[space.slots.len() / 2];
    let step = 44.0;
    let x = middle[0] + step * (row as f64 - (all as f64 - 1.0) / 2.0);
    (x, middle[1] + if row % 2 == 1 { 6.0 } else { 0.0 })
}

/// Lines along which supply flows.
fn supply(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
    let middle = |id: &str| {
        let space = shapes.spaces.iter().find(|space| space.id == id)?;
        Some(space.slots[space.slots.len() / 2])
    };
    let lines: Vec<_> = paint
        .supply
        .iter()
        .filter_map(|(from, to, mark)| {
            let ([ax, ay], [bx, by]) = (middle(from)?, middle(to)?);
            // Around the back of the world no line can be drawn.
            let is_near = (ax - bx).abs() < shapes.view_box[2] / 2.0;
            is_near.then(|| view! { <path class="supply-line" data-n=*mark d=format!("M{ax:.0} {ay:.0}L{bx:.0} {by:.0}")/> })
        })
        .collect();
    view! { <g class="supply" pointer-events="none">{lines}</g> }
}

fn pieces(room: Room, shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
    let all: Vec<_> = paint
        .pieces
        .iter()
        .filter_map(|piece| {
            let space = shapes.spaces.iter().find(|space| space.id == piece.space)?;
            Some(counter(room, piece, stand(space, piece.place)))
        })
        .collect();
    all
}

fn counter(room: Room, piece: &PiecePaint, at: (f64, f64)) -> impl IntoView + use<> {
    let thing = Thing::piece(piece.side, piece.kind, &piece.space);
    let place = Thing::place(&piece.space);
    let is_lit = {
        let thing = thing.clone();
        // The space is lit already where it is the space that is meant.
        Memo::new(move |_| {
            room.sight.with(|sight| {
                sight.as_ref().is_some_and(|sight| {
                    sight
                        .choices
                        .iter()
                        .filter(|choice| !choice.is_aside)
                        .any(|choice| choice.things.iter().any(|named| named.thing == thing))
                })
            })
        })
    };
    let badge = if piece.is_unsupplied {
        Some("out-of-supply")
    } else {
        piece.is_protected.then_some("protected")
    };
    let (x, y) = at;
    view! {
        <g
            class="standing"
            class:lit=move || is_lit.get()
            data-piece=format!("{} {} {}", piece.side, piece.kind, piece.space)
            on:pointerenter=move |_| room.pointed.set(Some(place.clone()))
            on:click=move |_| room.point(&thing)
        >
            <rect class="halo" x=x - 34.0 y=y - 23.0 width="68" height="46" rx="10"/>
            <Counter mark=piece.mark kind=piece.kind is_cut=piece.is_axis at=at scale=1.08 is_out=piece.is_unsupplied/>
            {badge.map(|icon| view! {
                <circle class="badge" cx=x + 28.0 cy=y + 16.0 r="10"/>
                <svg class="badge-i" class:bad=icon == "out-of-supply" x=x + 21.0 y=y + 9.0 width="14" height="14" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{icon}")/></svg>
            })}
        </g>
    }
}

fn rounds(room: Room, paint: &MapPaint) -> impl IntoView + use<> {
    let now = paint.round;
    let all: Vec<_> = (1..=paint.rounds)
        .map(|round| view! { <li class:done=round < now class:now=round == now><span>{round}</span></li> })
        .collect();
    let args = Args::new().with("round", now).with("rounds", paint.rounds);
    view! { <ol class="rounds" aria-label=room.say("web-round-of", args)>{all}</ol> }
}

fn scale(room: Room, paint: &MapPaint) -> impl IntoView + use<> {
    let [axis, allies] = paint.points;
    let lead = axis - allies;
    let place = |lead: i16| 50.0 - f64::from(lead.clamp(-END, END)) * 50.0 / f64::from(END);
    let at = place(lead);
    let (left, width) = if at < 50.0 {
        (at, 50.0 - at)
    } else {
        (50.0, at - 50.0)
    };
    let ticks: Vec<_> = (-END..=END)
        .filter(|tick| tick % 2 == 0)
        .map(|tick| {
            let label = (tick % 10 == 0 && tick.abs() < END).then(|| view! { <b>{tick.abs()}</b> });
            view! { <i class:h=tick % 10 == 0 class:m=tick == 0 style=format!("left:{:.2}%", place(tick))>{label}</i> }
        })
        .collect();
    let [axis_name, allies_name] = paint.teams.clone();
    let words = room.say(
        "web-score",
        Args::new().with("axis", axis).with("allies", allies),
    );
    let ends = room.word("web-lead-ends");
    view! {
        <div class="rule" role="img" aria-label=words>
            <span class="end ax"><Plate mark="d" size="s"/><Plate mark="j" size="s"/><Plate mark="i" size="s"/><em>{axis_name}</em><b>{axis}</b></span>
            <div class="scale">
                {ticks}
                <u style="left:8px">{ends.clone()}</u>
                <u style="right:8px">{ends}</u>
                <span class="fill" style=format!("left:{left:.2}%;width:{width:.2}%")></span>
                <span class="cursor" style=format!("left:{at:.2}%")><b>{if lead == 0 { "0".to_owned() } else { format!("+{}", lead.abs()) }}</b></span>
            </div>
            <span class="end al"><b>{allies}</b><em>{allies_name}</em><Plate mark="gb" size="s"/><Plate mark="su" size="s"/><Plate mark="us" size="s"/></span>
        </div>
    }
}

/// What the space is that somebody points at.
#[component]
fn Pointed() -> impl IntoView {
    let room = room();
    move || {
        let Some(Thing::Place(id)) = room.pointed.get() else {
            return None;
        };
        let place = room.shown.with(|shown| {
            shown
                .as_ref()
                .and_then(|shown| shown.places.get(&*id).cloned())
        })?;
        Some(
            view! { <div class="pointed" aria-hidden="true"><b>{place.name}</b>" "{place.text}</div> },
        )
    }
}

/// The map as a picture that nobody points at.
pub(super) fn picture(shapes: &Shapes, paint: &MapPaint, frame: &str) -> impl IntoView + use<> {
    let lands: Vec<_> = shapes
        .spaces
        .iter()
        .filter(|space| space.kind == Kind::Land)
        .map(|space| {
            let home = paint.homes.iter().find(|(id, _)| *id == space.id).map(|(_, mark)| *mark);
            view! { <path class="land" class:home=home.is_some() data-n=home d=space.d.clone() fill-rule="evenodd"/> }
        })
        .collect();
    let pieces: Vec<_> = paint
        .pieces
        .iter()
        .filter_map(|piece| {
            let space = shapes.spaces.iter().find(|space| space.id == piece.space)?;
            let at = stand(space, piece.place);
            Some(view! { <Counter mark=piece.mark kind=piece.kind is_cut=piece.is_axis at=at/> })
        })
        .collect();
    view! {
        <svg class="map vig" viewBox=frame.to_owned() preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {backdrop(shapes)}{coasts(shapes)}{lands}{straits(shapes, paint)}{labels(shapes, paint)}{pieces}
        </svg>
    }
}
