//! The counters on the map, and the lines that supply them.

use std::sync::Arc;

use game::Thing;
use leptos::prelude::*;

use super::super::glyph::Counter;
use crate::app::AppState;
use crate::geometry::shapes::{Shapes, SpaceShape};
use crate::paint::map::{MapPaint, PiecePaint};

/// Where a counter stands: one in the middle of the slots, several in a row over them.
pub(super) fn stand(space: &SpaceShape, (row, all): (usize, usize)) -> (f64, f64) {
    let middle = space.slots[space.slots.len() / 2];
    let step = 44.0;
    let x = middle[0] + step * (row as f64 - (all as f64 - 1.0) / 2.0);
    (x, middle[1] + if row % 2 == 1 { 6.0 } else { 0.0 })
}

/// Lines along which supply flows.
pub(super) fn supply(shapes: &Shapes, paint: &MapPaint) -> impl IntoView + use<> {
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

/// The counters; one that stands still stays the same on the page.
pub(super) fn pieces(
    app: AppState,
    shapes: Arc<Shapes>,
    paint: Memo<Option<MapPaint>>,
) -> impl IntoView {
    let all = move || {
        paint.with(|paint| {
            let pieces = paint.as_ref().map(|paint| paint.pieces.clone());
            pieces.unwrap_or_default()
        })
    };
    let draw = move |piece: PiecePaint| {
        let space = shapes.spaces.iter().find(|space| space.id == piece.space);
        space.map(|space| counter(app, &piece, stand(space, piece.place)))
    };
    view! { <For each=all key=|piece| format!("{piece:?}") children=draw/> }
}

fn counter(app: AppState, piece: &PiecePaint, at: (f64, f64)) -> impl IntoView + use<> {
    let thing = Thing::piece(piece.side, piece.kind, &piece.space);
    let place = Thing::place(&piece.space);
    let is_selectable = {
        let thing = thing.clone();
        // The space is marked already where it is the space that is meant.
        Memo::new(move |_| {
            if app.is_past() {
                return false;
            }
            app.sight.with(|sight| {
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
            class:lit=move || is_selectable.get()
            data-piece=format!("{} {} {}", piece.side, piece.kind, piece.space)
            data-fly=format!("{} {} {}", piece.side, piece.kind, piece.space)
            data-is=format!("{} {}", piece.side, piece.kind)
            data-from=piece.side
            on:pointerenter=move |_| app.selection.pointed.set(Some(place.clone()))
            on:click=move |_| app.point(&thing)
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
