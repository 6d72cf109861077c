//! The tokens on the map, and the lines that supply them.
//!
//! A token is the shape of its nation with the icon of its kind, about as large on the screen whatever the
//! scale. An air force is a cap on the army or navy that it belongs to.

use std::sync::Arc;

use game::Thing;
use leptos::prelude::*;

use super::lettering::Lettering;
use crate::app::AppState;
use crate::geometry::shapes::{Shapes, SpaceShape};
use crate::paint::map::{MapPaint, PiecePaint};
use crate::paint::side;

/// The width of a token in its own units.
const WIDTH: f64 = 52.0;
/// How far above the middle of a token its cap is.
const CAP: f64 = -41.0;

/// Lines along which supply flows.
pub(super) fn supply(
    shapes: &Shapes,
    paint: &MapPaint,
    lettering: Lettering,
) -> impl IntoView + use<> {
    let middle = |id: &str| {
        let space = shapes.spaces.iter().find(|space| space.id == id)?;
        Some(lettering.middle(space))
    };
    let lines: Vec<_> = paint
        .supply
        .iter()
        .filter_map(|(from, to, mark)| {
            let ((ax, ay), (bx, by)) = (middle(from)?, middle(to)?);
            // Around the back of the world no line can be drawn.
            let is_near = (ax - bx).abs() < shapes.view_box[2] / 2.0;
            is_near.then(|| view! { <path class="supply-line" data-n=*mark d=format!("M{ax:.0} {ay:.0}L{bx:.0} {by:.0}")/> })
        })
        .collect();
    view! { <g class="supply" pointer-events="none">{lines}</g> }
}

/// The tokens; one that stands still stays the same on the page.
pub(super) fn pieces(
    app: AppState,
    shapes: Arc<Shapes>,
    paint: Memo<Option<MapPaint>>,
    lettering: Memo<Lettering>,
) -> impl IntoView {
    let all = move || {
        paint.with(|paint| {
            let pieces = paint.as_ref().map(|paint| paint.pieces.clone());
            pieces.unwrap_or_default()
        })
    };
    let draw = move |piece: PiecePaint| {
        let space = shapes.spaces.iter().find(|space| space.id == piece.space);
        space.map(|space| standing(app, &piece, space.clone(), lettering))
    };
    view! { <For each=all key=|piece| format!("{piece:?}") children=draw/> }
}

fn standing(
    app: AppState,
    piece: &PiecePaint,
    space: SpaceShape,
    lettering: Memo<Lettering>,
) -> impl IntoView + use<> {
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
    let at = {
        let piece = piece.clone();
        move || {
            let lettering = lettering.get();
            transform(lettering.token(&space, &piece), lettering.token_width)
        }
    };
    let halo_y = if piece.is_cap { CAP - 18.0 } else { -31.0 };
    let halo_height = if piece.is_cap { 36.0 } else { 62.0 };
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
            <g transform=at>
                <rect class="halo" x="-31" y=halo_y width="62" height=halo_height rx="10"/>
                {token(piece)}
                {badge.map(|icon| view! {
                    <circle class="badge" cx="20" cy="18" r="11"/>
                    <svg class="badge-i" class:bad=icon == "out-of-supply" x="12.5" y="10.5" width="15" height="15" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{icon}")/></svg>
                })}
            </g>
        </g>
    }
}

/// Puts what is drawn in a token's own units at that point, so wide.
pub(super) fn transform((x, y): (f64, f64), width: f64) -> String {
    format!("translate({x:.1} {y:.1}) scale({:.3})", width / WIDTH)
}

/// A token, or a cap, around the middle of the token.
pub(super) fn token(piece: &PiecePaint) -> impl IntoView + use<> {
    let PiecePaint { mark, kind, .. } = *piece;
    let body = if piece.is_cap {
        view! {
            <g transform=format!("translate(0 {CAP})")>
                <path class="cap-air" d="M-22.4 12.3L-15.7 -12.3H15.7L22.4 12.3z"/>
                <svg class="tki" x="-11.7" y="-12.1" width="23.4" height="23.4" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{kind}")/></svg>
            </g>
        }
        .into_any()
    } else {
        // The middle of a triangle is below its half.
        let icon_y = if mark == "i" { -9.5 } else { -14.0 };
        view! {
            <svg class="tks" x="-26" y="-26" width="52" height="52" viewBox="-.7 -.7 17.4 17.4"><use_ href=format!("icons.svg#i-{}", side::shape(mark))/></svg>
            <svg class="tki" x="-14" y=icon_y width="28" height="28" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{kind}")/></svg>
        }
        .into_any()
    };
    view! { <g class="token" class:out=piece.is_unsupplied data-n=mark>{body}</g> }
}
