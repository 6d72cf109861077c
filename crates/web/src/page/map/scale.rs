//! The victory scale: who is ahead, by how much, and where a lead ends the game.

use leptos::prelude::*;
use text::Args;

use super::super::glyph::Plate;
use crate::app::AppState;
use crate::paint::map::MapPaint;

/// The lead that ends a game, at both ends of the scale.
const END: i16 = 30;

/// How near to a number of the scale the flag may stand without hiding it.
const CLEAR: f64 = 7.0;

pub(super) fn scale(app: AppState, paint: &MapPaint) -> impl IntoView + use<> {
    let [axis, allies] = paint.points;
    let lead = axis - allies;
    let place = |lead: i16| 50.0 - f64::from(lead.clamp(-END, END)) * 50.0 / f64::from(END);
    let at = place(lead);
    let (left, width) = if at < 50.0 {
        (at, 50.0 - at)
    } else {
        (50.0, at - 50.0)
    };
    let ends = app.word("web-lead-ends");
    let numbers: Vec<_> = [-END, -20, -10, 0, 10, 20, END]
        .into_iter()
        .filter(|tick| (place(*tick) - at).abs() > CLEAR)
        .map(|tick| {
            let words = match tick.abs() {
                END => ends.clone(),
                number => number.to_string(),
            };
            view! { <span class="t" class:first=tick == END class:last=tick == -END style=format!("left:{:.2}%", place(tick))>{words}</span> }
        })
        .collect();
    let [axis_name, allies_name] = paint.teams.clone();
    let flag = match lead {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("{axis_name} +{lead}"),
        lead => format!("{allies_name} +{}", -lead),
    };
    let words = app.say(
        "web-score",
        Args::new().with("axis", axis).with("allies", allies),
    );
    // The flag stays inside its lane.
    let flag_at = at.clamp(6.0, 94.0);
    view! {
        <div class="vscale" role="img" aria-label=words>
            <span class="tot"><Plate mark="d" size="s"/><Plate mark="j" size="s"/><Plate mark="i" size="s"/>{axis_name}" "<b>{axis}</b></span>
            <div class="vline">
                <span class="bar"></span>
                <span class="fill" style=format!("left:{left:.2}%;width:{width:.2}%")></span>
                <span class="end" style="left:0"></span>
                <span class="end" style="right:0"></span>
                {numbers}
                <span class="pin" style=format!("left:{at:.2}%")></span>
                <span class="flag" style=format!("left:{flag_at:.2}%")>{flag}</span>
            </div>
            <span class="tot"><b>{allies}</b>" "{allies_name}<Plate mark="gb" size="s"/><Plate mark="su" size="s"/><Plate mark="us" size="s"/></span>
        </div>
    }
}
