//! Icons, plates and counters.

use leptos::prelude::*;

use crate::paint::side;

/// An icon of the sprite. It says nothing by itself: its neighbour or a label does.
#[component]
pub(super) fn Icon(#[prop(into)] name: String) -> impl IntoView {
    view! {
        <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
            <use_ href=format!("icons.svg#i-{name}")/>
        </svg>
    }
}

/// The mark of a side: colour, shape and letters.
#[component]
pub(super) fn Plate(mark: &'static str, #[prop(default = "")] size: &'static str) -> impl IntoView {
    view! {
        <span class=format!("plate {size}") data-n=mark aria-hidden="true">
            <svg viewBox="-.5 -.5 17 17"><use_ href=format!("icons.svg#i-{}", side::shape(mark))/></svg>
            // Not as text: a screen reader has the name beside it.
            <b data-code=side::code(mark)></b>
        </span>
    }
}

const BLOCK: [&str; 2] = [
    "M8 0h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z",
    "M5 0h40l5 5v22l-5 5H5l-5-5V5z",
];
const HULL: [&str; 2] = [
    "M4 0h42a4 4 0 0 1 4 5c-1 9-4 17-10 24a6 6 0 0 1-4 3H14a6 6 0 0 1-4-3C4 22 1 14 0 5a4 4 0 0 1 4-5z",
    "M0 0h50l-3 18-8 14H11L3 18z",
];
const GABLE: [&str; 2] = [
    "M25 0 46 9a6 6 0 0 1 4 6v11a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V15a6 6 0 0 1 4-6z",
    "M25 0 50 10v22H0V10z",
];

/// A counter of 50 by 32 units around a point: body by kind, corners by team, shape and letters by side.
#[component]
pub(super) fn Counter(
    mark: &'static str,
    kind: &'static str,
    /// Whether its corners are cut.
    is_cut: bool,
    at: (f64, f64),
    #[prop(default = 1.2)] scale: f64,
    #[prop(default = false)] is_out: bool,
    /// What is written on it instead of the letters.
    #[prop(optional)]
    number: Option<u8>,
) -> impl IntoView {
    let bodies = match kind {
        "navy" => HULL,
        "plane" | "air" => GABLE,
        _ => BLOCK,
    };
    let d = bodies[usize::from(is_cut)];
    let (x, y) = (at.0 - 25.0 * scale, at.1 - 16.0 * scale);
    let (icon_y, shape_y, text_y) = match kind {
        "navy" => (3.0, 1.5, 16.7),
        "plane" | "air" => (9.5, 8.5, 23.7),
        _ => (6.5, 5.0, 20.2),
    };
    let letters = number.map_or_else(|| side::code(mark), |n| n.to_string());
    view! {
        <g class="piece" class:out=is_out data-n=mark transform=format!("translate({x:.1} {y:.1}) scale({scale})")>
            <path class="shadow" d=d transform="translate(1.2 2.5)"/>
            <path class="body" d=d/>
            <path class="edge" d=d transform="translate(2 2) scale(.92 .875)"/>
            <svg class="ico" x="4" y=icon_y width="19" height="19" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{kind}")/></svg>
            <svg class="shape" x="24.5" y=shape_y width="22" height="22" viewBox="0 0 16 16"><use_ href=format!("icons.svg#i-{}", side::shape(mark))/></svg>
            <text class="code" x="35.5" y=text_y>{letters}</text>
        </g>
    }
}
