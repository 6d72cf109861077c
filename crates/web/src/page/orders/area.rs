//! An area: its ground, which is all to be clicked, and what is written and stands there.

use leptos::prelude::*;

use super::space::space;
use super::{NAME, selectable};
use crate::app::AppState;
use crate::geometry::chart;
use crate::geometry::hex::{self, Point};
use crate::page::glyph::Counter;
use crate::paint::orders::AreaPaint;
use text::rich::Topic;

/// So far apart stand two sides in one area, half of it.
const APART: f64 = 25.0;

/// Where the things of an area stand: in its middle, if that is well inside of it, else in its first hex.
pub(super) fn middle(area: &AreaPaint, turned: bool) -> Point {
    let centre = hex::centre(&area.hexes, turned);
    let first = area.hexes.first().map(|&at| hex::middle(at, turned));
    let first = first.unwrap_or(centre);
    // In a column the middle of two hexes is as wide as their common edge; elsewhere it is a corner.
    let is_column = (first.0 - centre.0).abs() < 1.0;
    if is_column { centre } else { first }
}

/// The style of a ground by what lies there.
fn style(area: &AreaPaint) -> &'static str {
    match (area.hq, area.stars) {
        (Some(_), _) => "hx t-town",
        (None, 0) => "hx t-sand",
        (None, 1) => "hx",
        (None, _) => "hx t-rock",
    }
}

/// The ground of an area.
pub(super) fn ground(
    app: Option<AppState>,
    area: &AreaPaint,
    now: Memo<AreaPaint>,
    turned: bool,
) -> AnyView {
    let d = hex::outline(&area.hexes, turned);
    let class = style(area);
    let owner = Memo::new(move |_| now.with(|area| area.owner));
    let Some(app) = app else {
        return view! { <path class=class data-own=move || owner.get() d=d.clone()/><path class="he" d=d/> }
            .into_any();
    };
    let is_selectable = selectable(app, &area.thing);
    let is_made = app.made(&area.thing);
    let is_contested = Memo::new(move |_| now.with(|area| area.is_contested));
    let (click, key, over) = (area.thing.clone(), area.thing.clone(), area.thing.clone());
    let id = match &area.thing {
        game::Thing::Place(id) => id.to_string(),
        _ => String::new(),
    };
    let is_traced = super::traced(app, &id);
    let label = label(app, &id, &area.name);
    let label = app.called(move || label.get(), is_selectable);
    view! {
        <path
            class=class
            class:space-legal=move || is_selectable.get()
            class:was-made=move || is_made.get()
            class:contested=move || is_contested.get()
            class:traced=is_traced
            data-own=move || owner.get()
            data-space=area.name.clone()
            data-place=id
            d=d.clone()
            role="button"
            tabindex=move || if is_selectable.get() { "0" } else { "-1" }
            aria-label=label
            on:pointerenter=move |_| app.selection.pointed.set(Some(over.clone()))
            on:click=move |_| app.point(&click)
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") { event.prevent_default(); app.point(&key); }
        />
        <path class="he" d=d pointer-events="none"/>
    }
    .into_any()
}

fn label(app: AppState, id: &str, name: &str) -> Memo<String> {
    let (id, name) = (id.to_owned(), name.to_owned());
    Memo::new(move |_| {
        app.shown.with(|shown| {
            let place = shown.as_ref().and_then(|shown| shown.places.get(&id));
            let text = place.map_or("", |place| &*place.text);
            format!("{name}. {text}")
        })
    })
}

/// What is written and what stands in an area.
pub(super) fn contents(
    app: Option<AppState>,
    area: &AreaPaint,
    now: Memo<AreaPaint>,
    turned: bool,
) -> impl IntoView + use<> {
    let (x, y) = middle(area, turned);
    let stars: Vec<_> = (0..area.stars)
        .map(|i| {
            let x = x + 15.0 * (f64::from(i) - (f64::from(area.stars) - 1.0) / 2.0) - 7.0;
            view! { <svg class="st" x=x y=y - 32.0 width="14" height="14" viewBox="0 0 16 16"><use_ href="icons.svg#i-star"/></svg> }
        })
        .collect();
    let hq = area.hq.map(|mark| view! { <svg class="hqf" data-n=mark x=x - 9.0 y=y - 66.0 width="18" height="18" viewBox="0 0 16 16"><use_ href="icons.svg#i-hq"/></svg> });
    let lines = chart::name_lines(&area.name, NAME, area.stars > 0);
    let name: Vec<_> = lines
        .into_iter()
        .map(|(line, above)| view! { <tspan x=x y=y - above>{line}</tspan> })
        .collect();
    let topic = match &area.thing {
        game::Thing::Place(id) => Topic::Place(id.clone()).to_string(),
        _ => String::new(),
    };
    let named = area.thing.clone();
    let who = Memo::new(move |_| {
        now.with(|area| (area.owner, area.pieces, area.is_supplied, area.entering))
    });
    let place = area.name.clone();
    let troops = move || {
        let (owner, n, is_supplied, entering) = who.get();
        let is_shared = entering.is_some() && n > 0;
        let left = if is_shared { x - APART } else { x };
        let right = if is_shared { x + APART } else { x };
        let held = owner.filter(|_| n > 0).map(|mark| {
            view! { <g class="flies" data-fly=format!("troop {place} {mark}") data-is=format!("troop {mark}") data-count=n data-from=mark><Counter mark=mark kind="troop" is_cut=mark == "yellow" at=(left, y) scale=0.94 is_out=!is_supplied number=n/></g> }
        });
        let entering = entering.map(|(mark, n)| {
            view! { <g class="flies attacking" data-fly=format!("troop {place} {mark}") data-is=format!("troop {mark}") data-count=n data-from=mark><Counter mark=mark kind="troop" is_cut=mark == "yellow" at=(right, y) scale=0.94 number=n/></g> }
        });
        view! { {held}{entering} }
    };
    let taken = Memo::new(move |_| now.with(|area| (area.spaces.clone(), area.bonus.clone())));
    let thing = area.thing.clone();
    let spaces = move || {
        let (spaces, bonus) = taken.get();
        let n = spaces.len() + usize::from(bonus.is_some());
        let at = move |i: usize| (x + 33.0 * (i as f64 - (n as f64 - 1.0) / 2.0), y + 34.0);
        let spaces: Vec<_> = spaces
            .iter()
            .enumerate()
            .map(|(i, one)| space(app, one, &thing, at(i)))
            .collect();
        let bonus = bonus.map(|(icon, title, name)| {
            let topic = Topic::Ability(name.as_str().into()).to_string();
            let thing = thing.clone();
            let (x, y) = at(n - 1);
            view! {
                <g class="tok" data-topic=topic on:click=move |_| if let Some(app) = app { app.point(&thing) }>
                    <path d=format!("M{:.1},{:.1}h26v26h-26z", x - 13.0, y - 13.0)/>
                    <svg x=x - 10.0 y=y - 10.0 width="20" height="20" viewBox="0 0 16 16" role="img" aria-label=title><use_ href=format!("icons.svg#i-{icon}")/></svg>
                </g>
            }
        });
        view! { {spaces}{bonus} }
    };
    view! {
        <g class="in-hex">
            <g pointer-events="none">
                {hq}
                {stars}
                {troops}
            </g>
            <text class="hn" font-size=NAME data-topic=topic on:click=move |_| if let Some(app) = app { app.point(&named) }>{name}</text>
            {spaces}
        </g>
    }
}
