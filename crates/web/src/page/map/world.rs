//! The map that is played on, and everything on it.

use std::sync::Arc;

use game::Thing;
use leptos::prelude::*;

use super::super::app;
use super::super::glyph::Icon;
use super::camera::Camera;
use super::drawing::{backdrop, closed, coasts, labels, region, straits};
use super::lettering::Lettering;
use super::marks::marks;
use super::pieces::{pieces, supply};
use crate::app::AppState;
use crate::geometry::shapes::{Kind, Shapes, SpaceShape};
use crate::paint::map::MapPaint;

type Paint = Memo<Option<MapPaint>>;

#[component]
pub(super) fn WorldMap(shapes: Arc<Shapes>, paint: Paint) -> impl IntoView {
    let app = app();
    let camera = Camera::new(shapes.view_box[2], shapes.view_box[3]);
    // Where there is little room, what is asked about comes first, then one's own countries.
    camera.follow({
        let shapes = Arc::clone(&shapes);
        Memo::new(move |_| asked_about(app, &shapes, paint))
    });
    let shows_supply = RwSignal::new(false);
    view! {
        <div class="lens" class:moving=move || camera.is_moving() style=move || camera.style()>
        <svg
            node_ref=camera.svg
            class="map"
            viewBox=move || camera.rest.get().view_box()
            preserveAspectRatio="xMidYMid meet"
            role="group"
            tabindex="0"
            aria-label=move || app.word("web-map")
            on:wheel=move |event| camera.on_wheel(&event)
            on:pointerdown=move |event| camera.on_down(&event)
            on:pointermove=move |event| camera.on_move(&event)
            on:pointerup=move |event| camera.on_up(&event)
            on:pointerleave=move |event| camera.on_up(&event)
            on:keydown=move |event| camera.on_key(&event)
        >
            <defs><clipPath id="world"><rect width="2000" height="1030"/></clipPath></defs>
            {layers(app, &shapes, paint, camera, shows_supply)}
        </svg>
        </div>
        <div class="zoom">
            <button id="supply" class="btn icon" class:on=move || shows_supply.get() title=move || app.word("web-supply") aria-label=move || app.word("web-supply") aria-pressed=move || if shows_supply.get() { "true" } else { "false" } on:click=move |_| shows_supply.update(|shows| *shows = !*shows)><Icon name="supply-star"/></button>
            <button class="btn icon" aria-label=move || app.word("web-closer") on:click=move |_| camera.zoom(1.5)><Icon name="zoom-in"/></button>
            <button class="btn icon" aria-label=move || app.word("web-whole-map") on:click=move |_| camera.show_whole()>"⤢"</button>
        </div>
    }
}

/// Everything that is drawn on the map, the lowest layer first.
fn layers(
    app: AppState,
    shapes: &Arc<Shapes>,
    paint: Paint,
    camera: Camera,
    shows_supply: RwSignal<bool>,
) -> impl IntoView + use<> {
    let regions = |is_sea: bool| -> Vec<_> {
        let spaces = shapes.spaces.iter();
        let spaces = spaces.filter(|space| (space.kind == Kind::Sea) == is_sea);
        spaces.map(|space| region(app, space, paint)).collect()
    };
    let lettering = Memo::new(move |_| Lettering::at(camera.scale(), camera.is_phone()));
    let supply = {
        let shapes = Arc::clone(shapes);
        move || {
            let lines = shows_supply.get();
            let lettering = lettering.get();
            let draw = |paint: &Option<MapPaint>| {
                let paint = paint.as_ref();
                paint.map(|paint| supply(&shapes, paint, lettering))
            };
            lines.then(|| paint.with(draw))
        }
    };
    let closed = redrawn(
        Arc::clone(shapes),
        paint,
        |paint| paint.closed.clone(),
        closed,
    );
    let straits = redrawn(
        Arc::clone(shapes),
        paint,
        |paint| paint.held_by_axis.clone(),
        straits,
    );
    view! {
        <g clip-path="url(#world)">
            {backdrop(shapes)}
            {regions(true)}
            {coasts(shapes)}
            {regions(false)}
            {closed}
            {straits}
            <g class="labels" aria-hidden="true">{names(Arc::clone(shapes), paint, lettering)}</g>
            {supply}
            {pieces(app, Arc::clone(shapes), paint, lettering)}
            {marks(app, Arc::clone(shapes), paint, lettering)}
        </g>
    }
}

/// A layer that is drawn anew only when one part of the paint has changed.
fn redrawn<P, V>(
    shapes: Arc<Shapes>,
    paint: Paint,
    part: impl Fn(&MapPaint) -> P + Send + Sync + 'static,
    draw: impl Fn(&Shapes, &MapPaint) -> V + Send + 'static,
) -> impl Fn() -> Option<V> + Send + 'static
where
    P: PartialEq + Send + Sync + 'static,
    V: 'static,
{
    let part = Memo::new(move |_| paint.with(|paint| paint.as_ref().map(&part)));
    move || {
        // Read, not only tracked: nothing else makes the memo follow.
        part.with(|_| ());
        paint.with_untracked(|paint| paint.as_ref().map(|paint| draw(&shapes, paint)))
    }
}

/// The names of spaces.
fn names(
    shapes: Arc<Shapes>,
    paint: Paint,
    lettering: Memo<Lettering>,
) -> impl Fn() -> Option<AnyView> + Send + 'static {
    redrawn(
        shapes,
        paint,
        |paint| paint.names.clone(),
        move |shapes, paint| labels(shapes, paint, lettering.get()).into_any(),
    )
}

/// The middles of the spaces that can be chosen, and then of the home of the country that is asked.
fn asked_about(app: AppState, shapes: &Shapes, paint: Paint) -> Vec<(f64, f64)> {
    let middle = |space: &SpaceShape| {
        let [x, y] = space.slots[space.slots.len() / 2];
        (x, y)
    };
    let selectable = shapes.spaces.iter();
    let selectable = selectable.filter(|space| app.is_selectable(&Thing::place(&space.id)));
    let mut points: Vec<_> = selectable.map(middle).collect();
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
