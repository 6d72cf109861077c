//! The round track and the victory scale.

use leptos::prelude::*;
use text::Args;

use super::super::glyph::Plate;
use crate::app::AppState;
use crate::paint::map::MapPaint;

/// The lead that ends a game, at both ends of the scale.
const END: i16 = 30;

pub(super) fn rounds(app: AppState, paint: &MapPaint) -> impl IntoView + use<> {
    let now = paint.round;
    let all: Vec<_> = (1..=paint.rounds)
        .map(|round| view! { <li class:done=round < now class:now=round == now><span>{round}</span></li> })
        .collect();
    let args = Args::new().with("round", now).with("rounds", paint.rounds);
    view! { <ol class="rounds" aria-label=app.say("web-round-of", args)>{all}</ol> }
}

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
    let ticks: Vec<_> = (-END..=END)
        .filter(|tick| tick % 2 == 0)
        .map(|tick| {
            let label = (tick % 10 == 0 && tick.abs() < END).then(|| view! { <b>{tick.abs()}</b> });
            view! { <i class:h=tick % 10 == 0 class:m=tick == 0 style=format!("left:{:.2}%", place(tick))>{label}</i> }
        })
        .collect();
    let [axis_name, allies_name] = paint.teams.clone();
    let words = app.say(
        "web-score",
        Args::new().with("axis", axis).with("allies", allies),
    );
    let ends = app.word("web-lead-ends");
    view! {
        <div class="rule" role="img" aria-label=words>
            <span class="end ax"><Plate mark="d" size="s"/><Plate mark="j" size="s"/><Plate mark="i" size="s"/><em>{axis_name}</em><b>{axis}</b></span>
            <div class="scale">
                {ticks}
                <u style="left:8px">{ends.clone()}</u>
                <u style="right:8px">{ends}</u>
                <span class="fill" style=format!("left:{left:.2}%;width:{width:.2}%")></span>
                <span class="cursor" style=format!("left:{at:.2}%")><b>{if lead == 0 { "0".to_owned() } else { format!("+{}", lead.abs()) }}</b></span>
            </div>
            <span class="end al"><b>{allies}</b><em>{allies_name}</em><Plate mark="gb" size="s"/><Plate mark="su" size="s"/><Plate mark="us" size="s"/></span>
        </div>
    }
}
