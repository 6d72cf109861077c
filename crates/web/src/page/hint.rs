//! Hints for somebody who is alone with bots: the switch, the button, and what is said.

use leptos::prelude::*;
use text::Args;

use super::glyph::Icon;
use super::room;
use crate::room::Room;

/// Whether hints can be asked for.
#[component]
pub(super) fn HintSwitch() -> impl IntoView {
    let room = room();
    view! {
        <Show when=move || room.may_have_hints()>
            <label class="check"><input id="hints" type="checkbox" prop:checked=move || room.insights.gives_hints.get() on:change=move |event| room.give_hints(event_target_checked(&event))/><span>{move || room.word("insight-hints")}</span></label>
        </Show>
    }
}

/// Asks for one.
#[component]
pub(super) fn HintButton() -> impl IntoView {
    let room = room();
    let insights = room.insights;
    let is_offered = move || {
        let is_asked = room
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked));
        is_asked && insights.gives_hints.get() && room.may_have_hints()
    };
    let word = move || {
        room.word(if insights.is_thinking.get() {
            "insight-hint-thinking"
        } else {
            "insight-hint"
        })
    };
    view! {
        <Show when=is_offered>
            <button type="button" class="btn" id="hint" aria-disabled=move || if insights.is_thinking.get() { "true" } else { "false" } on:click=move |_| room.ask_for_a_hint()>
                <Icon name="search"/>{word}<kbd class="key">"H"</kbd>
            </button>
        </Show>
    }
}

/// What is said of it; the thing itself is lit.
#[component]
pub(super) fn HintBox() -> impl IntoView {
    let room = room();
    move || {
        let hint = room.insights.hint.get()?;
        let (texts, shown) = (room.texts.get()?, room.shown.get()?);
        let label = |index: usize| {
            let one = shown.choices.iter().find(|one| one.choice.index == index);
            one.map(|one| one.label.clone())
        };
        let best = text::capital(&label(hint.index)?);
        let about = match hint.chance {
            Some(chance) => {
                let chance = texts.whole_percent(chance);
                room.say("insight-hint-chance", Args::new().with("chance", chance))
            }
            None => room.word("insight-hint-only"),
        };
        let second = hint.second.and_then(|(index, chance)| {
            let args = Args::new()
                .with("move", label(index)?)
                .with("chance", texts.whole_percent(chance));
            Some(room.say("insight-hint-second", args))
        });
        Some(view! {
            <div class="hint-box" id="hint-told" role="status" data-choice=hint.index>
                <span class="cap">{room.word("insight-hint")}</span>
                <b>{best}</b>
                <p class="small">{about}</p>
                {second.map(|second| view! { <p class="small dim">{second}</p> })}
            </div>
        })
    }
}

/// At the end, how many were asked for.
pub(super) fn used(room: Room) -> Option<impl IntoView> {
    let n = room.insights.n_hints.get();
    let words = room.say("insight-hints-used", Args::new().with("n", n));
    (n > 0).then(|| view! { <p class="dim small" id="hints-used">{words}</p> })
}
