//! An action space on the board.

use game::Thing;
use leptos::prelude::*;

use super::selectable;
use crate::app::AppState;
use crate::geometry::hex::Point;
use crate::paint::orders::SpacePaint;
use text::rich::Topic;

/// An action space: an outlined disc, or the commander on it with the action at its side. Where it cannot
/// be used but something else can be done at its place, pointing at it means the place.
pub(super) fn space(
    app: Option<AppState>,
    space: &SpacePaint,
    place: &Thing,
    (x, y): Point,
) -> AnyView {
    let icon = format!("icons.svg#i-{}", space.icon);
    let body = match space.commanders.first() {
        Some(mark) => view! {
            <g class="cmd flies" data-n=*mark data-fly=format!("commander {}", space.name) data-is=format!("commander {mark}") data-from=*mark>
                <circle class="cb" cx=x cy=y r="14"/>
                <svg x=x - 9.0 y=y - 9.0 width="18" height="18" viewBox="0 0 16 16"><use_ href="icons.svg#i-commander"/></svg>
                <circle class="ab" cx=x + 11.0 cy=y + 10.0 r="7.5"/>
                <svg class="ai" x=x + 6.0 y=y + 5.0 width="10" height="10" viewBox="0 0 16 16"><use_ href=icon/></svg>
            </g>
        }
        .into_any(),
        None => view! {
            <g class="slot2" data-n=space.faction>
                <circle cx=x cy=y r="14"/>
                <svg x=x - 9.0 y=y - 9.0 width="18" height="18" viewBox="0 0 16 16"><use_ href=icon/></svg>
            </g>
        }
        .into_any(),
    };
    let Some(app) = app else {
        return body;
    };
    let is_selectable = selectable(app, &space.thing);
    let is_made = app.made(&space.thing);
    let name = space.name.clone();
    let label = app.called(move || name.clone(), is_selectable);
    let point = {
        let (thing, place) = (space.thing.clone(), place.clone());
        move || {
            let means_place = untrack(|| !app.is_selectable(&thing) && app.is_selectable(&place));
            app.point(if means_place { &place } else { &thing });
        }
    };
    let press = point.clone();
    let topic = match &space.thing {
        Thing::Space(name) => Topic::Space(name.clone()).to_string(),
        _ => String::new(),
    };
    view! {
        <g
            class="act"
            class:lit=move || is_selectable.get()
            class:was-made=move || is_made.get()
            role="button"
            data-act=space.name.clone()
            data-topic=topic
            tabindex=move || if is_selectable.get() { "0" } else { "-1" }
            aria-label=label
            on:click=move |event| { event.stop_propagation(); point(); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); press(); }
        >
            {body}
            <circle class="curring" cx=x cy=y r="17"/>
        </g>
    }
    .into_any()
}
