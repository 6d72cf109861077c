//! What is drawn of the map and its spaces, below the counters.

use game::Thing;
use leptos::prelude::*;

use super::lettering::Lettering;
use crate::app::AppState;
use crate::geometry::shapes::{Kind, Shapes, SpaceShape, broken};
use crate::paint::map::MapPaint;

pub(super) fn backdrop(shapes: &Shapes) -> impl IntoView + use<> {
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

pub(super) fn coasts(shapes: &Shapes) -> impl IntoView + use<> {
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

/// Borders that are drawn on the board and closed at this table: the outline of the one inside the other.
pub(super) fn closed(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
    let shape = |id: &str| shapes.spaces.iter().find(|space| space.id == id);
    let all: Vec<_> = paint
        .closed
        .iter()
        .enumerate()
        .filter_map(|(i, (land, sea))| {
            let (land, sea) = (shape(land)?.d.clone(), shape(sea)?.d.clone());
            let (id, clip) = (format!("closed-{i}"), format!("url(#closed-{i})"));
            Some(view! {
                <clipPath id=id><path d=sea/></clipPath>
                <path class="closed-b" d=land clip-path=clip pointer-events="none"/>
            })
        })
        .collect();
    all
}

/// Whether the line of the log under the pointer, or the last move, is about the place.
fn traced(app: AppState, id: &str) -> Memo<bool> {
    let id = id.to_owned();
    Memo::new(move |_| {
        if app.selection.traced.with(|traced| traced.contains(&id)) {
            return true;
        }
        let last = app
            .shown
            .with(|shown| shown.as_ref().map(|shown| shown.number));
        app.table.log.with(|log| {
            let told = log.iter().rfind(|told| Some(told.number) == last);
            told.is_some_and(|told| told.places.contains(&id))
        })
    })
}

/// A space that can be pointed at.
pub(super) fn region(
    app: AppState,
    space: &SpaceShape,
    paint: Memo<Option<MapPaint>>,
) -> impl IntoView + use<> {
    let id = space.id.clone();
    let thing = Thing::place(&id);
    let is_selectable = {
        let thing = thing.clone();
        Memo::new(move |_| app.is_selectable(&thing))
    };
    let is_made = app.made(&thing);
    let label = {
        let id = id.clone();
        move || {
            let told = app.shown.with(|shown| {
                let place = shown.as_ref()?.places.get(&id)?;
                Some(format!("{}. {}", place.name, place.text))
            });
            let told = told.unwrap_or_else(|| id.clone());
            if is_selectable.get() {
                format!("{told} {}", app.selectable_word())
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
    let is_traced = traced(app, &id);
    let class = match space.kind {
        Kind::Land => "land space",
        Kind::Sea => "sea space",
    };
    let (over, focus, click, key) = (thing.clone(), thing.clone(), thing.clone(), thing);
    view! {
        <path
            class=class
            class:home=move || home.get().is_some()
            class:space-legal=move || is_selectable.get()
            class:was-made=move || is_made.get()
            class:traced=move || is_traced.get()
            data-n=move || home.get()
            data-space=id
            d=space.d.clone()
            fill-rule="evenodd"
            role="button"
            tabindex=move || if is_selectable.get() { "0" } else { "-1" }
            aria-label=label
            on:pointerenter=move |_| app.selection.pointed.set(Some(over.clone()))
            on:focus=move |_| app.selection.pointed.set(Some(focus.clone()))
            on:click=move |_| app.point(&click)
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); app.point(&key); }
        />
    }
}

/// The names of spaces and the stars of supply spaces.
pub(super) fn labels(
    shapes: &Shapes,
    paint: &MapPaint,
    lettering: Lettering,
) -> impl IntoView + use<> {
    let texts: Vec<_> = shapes
        .spaces
        .iter()
        .filter_map(|space| {
            let (_, name) = paint.names.iter().find(|(id, _)| *id == space.id)?;
            let label = space.label_at(lettering.size);
            let (lines, size) = broken(name, &label, lettering.size);
            let class = if space.kind == Kind::Land { "ll" } else { "ls" };
            let n = lines.len() as f64;
            let step = 1.05 * size;
            // No name is cut off by the edge of the world.
            let letters = lines.iter().map(|line| line.chars().count()).max();
            let half = 0.27 * size * letters.unwrap_or(0) as f64;
            let right = shapes.view_box[2] - half;
            let x = if half < right { label.x.clamp(half, right) } else { label.x };
            let lines: Vec<_> = lines
                .into_iter()
                .enumerate()
                .map(|(i, line)| {
                    let y = label.y + 0.35 * size + step * (i as f64 - (n - 1.0) / 2.0);
                    view! { <tspan x=format!("{x:.1}") y=format!("{y:.1}")>{line}</tspan> }
                })
                .collect();
            let star = space.star_at(lettering.size).map(|(x, y)| {
                view! { <svg class="st" x=x - 14.0 y=y - 14.0 width="28" height="28" viewBox="0 0 16 16"><use_ href="icons.svg#i-star"/></svg> }
            });
            let style = format!("font-size:{size:.1}px;stroke-width:{:.1}px", 0.22 * size);
            Some(view! { {star}<text class=class style=style>{lines}</text> })
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

pub(super) fn straits(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
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
