//! The world map of Quartermaster with the victory scale below it.

mod camera;
mod drawing;
mod lettering;
mod marks;
mod pieces;
mod scale;
mod world;

use std::sync::Arc;

use game::Thing;
use leptos::prelude::*;

use self::drawing::{backdrop, coasts, labels, straits};
use self::lettering::Lettering;
use self::marks::Legend;
use self::pieces::{token, transform};
use self::scale::scale;
use self::world::WorldMap;
use super::app;
use crate::app::AppState;
use crate::geometry::shapes::{Kind, Shapes};
use crate::paint::BoardPaint;
use crate::paint::map::MapPaint;
use crate::words;

/// The shapes of the map, fetched once.
pub(super) fn shapes() -> RwSignal<Option<Arc<Shapes>>> {
    if let Some(shapes) = use_context::<RwSignal<Option<Arc<Shapes>>>>() {
        return shapes;
    }
    let shapes: RwSignal<Option<Arc<Shapes>>> = RwSignal::new(None);
    let app = app();
    leptos::task::spawn_local(async move {
        let read = words::fetch("quartermaster.json").await;
        let read =
            read.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
        match read {
            Ok(read) => shapes.set(Some(Arc::new(read))),
            Err(error) => app.not_loaded(error),
        }
    });
    shapes
}

fn paint(app: AppState) -> Option<MapPaint> {
    app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Map(map) => Some((**map).clone()),
        BoardPaint::Rush(_) | BoardPaint::Orders(_) => None,
    })
}

#[component]
pub(super) fn MapBoard() -> impl IntoView {
    let app = app();
    let shapes = shapes();
    let paint = Memo::new(move |_| paint(app));
    let score = Memo::new(move |_| {
        paint.with(|paint| {
            let paint = paint.as_ref()?;
            Some((paint.points, paint.teams.clone()))
        })
    });
    view! {
        <div class="frame">
            <div class="mapwrap">
                {move || shapes.get().map(|shapes| view! { <WorldMap shapes=shapes paint=paint/> })}
                <div class="corner"><Pointed/><Legend/></div>
            </div>
            {move || { score.with(|_| ()); paint.get_untracked().map(|paint| scale(app, &paint)) }}
        </div>
    }
}

/// What is told of the space under the pointer.
#[component]
fn Pointed() -> impl IntoView {
    let app = app();
    move || {
        let Some(Thing::Place(id)) = app.selection.pointed.get() else {
            return None;
        };
        let place = app.shown.with(|shown| {
            shown
                .as_ref()
                .and_then(|shown| shown.places.get(&*id).cloned())
        })?;
        Some(
            view! { <div class="pointed" aria-hidden="true"><b>{place.name}</b>" "{place.text}</div> },
        )
    }
}

/// The map as a picture without interaction.
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
            let at = Lettering::PICTURE.token(space, piece);
            let at = transform(at, Lettering::PICTURE.token_width);
            Some(view! { <g transform=at>{token(piece)}</g> })
        })
        .collect();
    view! {
        <svg class="map vig" viewBox=frame.to_owned() preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {backdrop(shapes)}{coasts(shapes)}{lands}{straits(shapes, paint)}{labels(shapes, paint, Lettering::PICTURE)}{pieces}
        </svg>
    }
}
