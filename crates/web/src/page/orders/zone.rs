//! A zone of the air, in a box beside the hexes.

use leptos::prelude::*;

use super::selectable;
use super::space::space;
use crate::app::AppState;
use crate::geometry::chart::ZONE;
use crate::geometry::hex::Point;
use crate::page::glyph::Counter;
use crate::paint::orders::ZonePaint;

/// With how many words all names end alike, such as "air zone": a box has no room for what goes without
/// saying.
pub(super) fn alike<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    let names: Vec<Vec<&str>> = names.map(|name| name.rsplit(' ').collect()).collect();
    let [first, rest @ ..] = &names[..] else {
        return 0;
    };
    let shortest = names.iter().map(Vec::len).min().unwrap_or(0);
    let is_alike = |&i: &usize| !rest.is_empty() && rest.iter().all(|name| name[i] == first[i]);
    // Something is left of each.
    (0..shortest.saturating_sub(1)).take_while(is_alike).count()
}

/// A zone with its planes and action spaces.
pub(super) fn zone(
    app: Option<AppState>,
    zone: &ZonePaint,
    now: Memo<ZonePaint>,
    n_alike: usize,
    (x, y): Point,
) -> impl IntoView + use<> {
    let who = Memo::new(move |_| {
        now.with(|zone| (zone.owner, zone.pieces, zone.is_supplied, zone.entering))
    });
    let place = zone.name.clone();
    let row = y + 9.0;
    let planes = move || {
        let (owner, n, is_supplied, entering) = who.get();
        let is_shared = entering.is_some() && n > 0;
        let at = |is_right: bool| match (is_shared, is_right) {
            (false, _) => (x - 34.0, row),
            (true, false) => (x - 36.0, row - 8.0),
            (true, true) => (x - 26.0, row + 8.0),
        };
        let scale = if is_shared { 0.62 } else { 0.78 };
        let held = owner.filter(|_| n > 0).map(|mark| {
            view! { <g class="flies" data-fly=format!("plane {place} {mark}") data-is=format!("plane {mark}") data-count=n data-from=mark><Counter mark=mark kind="plane" is_cut=mark == "yellow" at=at(false) scale=scale is_out=!is_supplied number=n/></g> }
        });
        let entering = entering.map(|(mark, n)| {
            view! { <g class="flies attacking" data-fly=format!("plane {place} {mark}") data-is=format!("plane {mark}") data-count=n data-from=mark><Counter mark=mark kind="plane" is_cut=mark == "yellow" at=at(true) scale=scale number=n/></g> }
        });
        view! { {held}{entering} }
    };
    let taken = Memo::new(move |_| now.with(|zone| zone.spaces.clone()));
    let thing = zone.thing.clone();
    let spaces = move || {
        let spaces = taken.get();
        let spaces = spaces.iter().enumerate();
        let spaces: Vec<_> = spaces
            .map(|(i, one)| space(app, one, &thing, (x + 8.0 + 31.0 * i as f64, row)))
            .collect();
        spaces
    };
    let is_selectable = app.map(|app| selectable(app, &zone.thing));
    let is_lit = move || is_selectable.is_some_and(|is_selectable| is_selectable.get());
    let is_contested = Memo::new(move |_| now.with(|zone| zone.is_contested));
    let words: Vec<&str> = zone.name.split(' ').collect();
    let short = words[..words.len().saturating_sub(n_alike)].join(" ");
    let (click, key) = (zone.thing.clone(), zone.thing.clone());
    let id = match &zone.thing {
        game::Thing::Place(id) => id.to_string(),
        _ => String::new(),
    };
    let traced = id.clone();
    let is_traced = move || app.is_some_and(|app| super::is_traced(app, &traced));
    let topic = text::rich::Topic::Place(id.as_str().into()).to_string();
    let named = zone.thing.clone();
    let (w, h) = ZONE;
    view! {
        <g class="sector">
            <rect
                class="zone"
                x=x - w y=y - h width=2.0 * w height=2.0 * h rx="8"
                class:space-legal=is_lit
                class:contested=move || is_contested.get()
                class:traced=is_traced
                role=app.map(|_| "button")
                data-space=zone.name.clone()
                data-place=id
                aria-label=app.map(|_| zone.name.clone())
                tabindex=move || app.map(|_| if is_lit() { "0" } else { "-1" })
                on:click=move |_| if let Some(app) = app { app.point(&click) }
                on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); if let Some(app) = app { app.point(&key) } }
            />
            <text class="zn" x=x y=y - h + 16.0 data-topic=topic on:click=move |_| if let Some(app) = app { app.point(&named) }>{short}</text>
            <g pointer-events="none">{planes}</g>
            {spaces}
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn what_all_names_end_with_is_left_out_of_each() {
        let n = |names: &[&str]| alike(names.iter().copied());
        assert_eq!(n(&["Western air zone", "Central air zone"]), 2);
        assert_eq!(n(&["West", "West"]), 0, "something is left");
        assert_eq!(n(&["Western zone", "Central sector"]), 0);
        assert_eq!(n(&["Western air zone"]), 0, "nothing to compare with");
    }
}
