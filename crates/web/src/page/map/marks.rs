//! What came and what went since the person's last move: corners around new tokens, ghosts of those that are
//! gone, and what the two mean.

use std::sync::Arc;

use leptos::prelude::*;
use quartermaster::Country;

use super::lettering::Lettering;
use super::pieces::{token, transform};
use crate::app::AppState;
use crate::geometry::shapes::Shapes;
use crate::paint::map::{MapPaint, PiecePaint};
use crate::paint::side;
use crate::paint::since::Mark;

/// The corners around a token, in its own units.
const CORNERS: &str = "M-35 -20V-35H-20M20 -35H35V-20M35 20V35H20M-20 35H-35V20";

/// The marks, drawn over the tokens.
pub(super) fn marks(
    app: AppState,
    shapes: Arc<Shapes>,
    paint: Memo<Option<MapPaint>>,
    lettering: Memo<Lettering>,
) -> impl IntoView {
    let marked = Memo::new(move |_| app.since.with(|since| since.marks.clone()));
    move || {
        let (marked, lettering) = (marked.get(), lettering.get());
        if marked.is_empty() || app.is_past() {
            return None;
        }
        let drawn = paint.with(|paint| {
            let paint = paint.as_ref()?;
            let mut n_ghosts: Vec<&str> = Vec::new();
            let drawn = marked.iter().filter_map(|mark| {
                let ghosts = n_ghosts.iter().filter(|place| **place == mark.place);
                let n = ghosts.count();
                if !mark.is_new {
                    n_ghosts.push(&mark.place);
                }
                one(&shapes, paint, lettering, mark, n)
            });
            Some(drawn.collect::<Vec<_>>())
        });
        Some(view! { <g class="marks" pointer-events="none" aria-hidden="true">{drawn}</g> })
    }
}

/// One mark; `n` ghosts stand in its space already.
fn one(
    shapes: &Shapes,
    paint: &MapPaint,
    lettering: Lettering,
    mark: &Mark,
    n: usize,
) -> Option<AnyView> {
    let space = shapes.spaces.iter().find(|space| space.id == mark.place)?;
    let is_it = |piece: &&PiecePaint| {
        piece.space == mark.place && piece.side == mark.side && piece.kind == mark.kind
    };
    let standing = paint.pieces.iter().find(is_it);
    if mark.is_new {
        let at = lettering.token(space, standing?);
        let at = transform(at, lettering.token_width);
        return Some(
            view! { <path class="mk" data-marked=mark.place.clone() transform=at d=CORNERS/> }
                .into_any(),
        );
    }
    if standing.is_some() {
        // Another of the same kind came instead.
        return None;
    }
    let here = paint.pieces.iter();
    let here = here.filter(|piece| piece.space == mark.place && !piece.is_cap);
    let before = here.count() + n;
    let country = Country::ALL.into_iter();
    let country = country
        .into_iter()
        .find(|country| country.name() == mark.side)?;
    let ghost = PiecePaint::ghost(country, mark);
    // Beside those that stand there.
    let (x, y) = lettering.middle(space);
    let from_middle = if before == 0 {
        0.0
    } else {
        (before as f64 + 1.0) / 2.0
    };
    let x = x + 0.92 * lettering.token_width * from_middle;
    let at = transform((x, y), lettering.token_width);
    Some(
        view! {
            <g transform=at data-gone=mark.place.clone()>
                <g class="ghost">{token(&ghost)}</g>
                <circle class="gone-b" cx="18" cy="-18" r="15.7"/>
                <path class="gone-x" d="M11 -25l14 14m0 -14l-14 14"/>
            </g>
        }
        .into_any(),
    )
}

/// What the marks mean, while there are any.
#[component]
pub(super) fn Legend() -> impl IntoView {
    let app = super::super::app();
    let has_marks =
        Memo::new(move |_| !app.is_past() && app.since.with(|since| !since.marks.is_empty()));
    view! {
        <Show when=move || has_marks.get()>
            <p class="legend">
                <svg viewBox="-40 -40 80 80" aria-hidden="true"><path class="mk" d=CORNERS/></svg>
                {move || app.word("web-mark-new")}
                <svg viewBox="-20 -20 40 40" aria-hidden="true"><circle class="gone-b" r="15.7"/><path class="gone-x" d="M-7 -7l14 14m0 -14l-14 14"/></svg>
                {move || app.word("web-mark-gone")}
                <span>{move || app.word("web-mark-since")}</span>
            </p>
        </Show>
    }
}

impl PiecePaint {
    /// A piece that is gone.
    fn ghost(country: Country, mark: &Mark) -> Self {
        Self {
            space: mark.place.clone(),
            mark: side::country(country),
            side: country.name(),
            kind: mark.kind,
            is_axis: country.team() == quartermaster::Team::Axis,
            is_unsupplied: false,
            is_protected: false,
            is_cap: false,
            has_caps: false,
            place: (0, 1),
        }
    }
}
