//! Hints for one person against bots: the switch, the button, and what is said.

use leptos::prelude::*;
use text::Args;

use super::app;
use super::face::Rich;
use super::glyph::Icon;
use crate::app::AppState;

/// Whether hints can be asked for.
#[component]
pub(super) fn HintSwitch() -> impl IntoView {
    let app = app();
    view! {
        <Show when=move || app.may_have_hints()>
            <label class="check"><input id="hints" type="checkbox" prop:checked=move || app.analyses.gives_hints.get() on:change=move |event| app.give_hints(event_target_checked(&event))/><span>{move || app.word("analysis-hints")}</span></label>
        </Show>
    }
}

/// Asks for one.
#[component]
pub(super) fn HintButton() -> impl IntoView {
    let app = app();
    let analyses = app.analyses;
    let is_offered = move || {
        let is_asked = app
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked));
        is_asked && analyses.gives_hints.get() && app.may_have_hints()
    };
    let word = move || {
        app.word(if analyses.is_thinking.get() {
            "analysis-hint-thinking"
        } else {
            "analysis-hint"
        })
    };
    view! {
        <Show when=is_offered>
            <button type="button" class="btn" id="hint" aria-disabled=move || if analyses.is_thinking.get() { "true" } else { "false" } on:click=move |_| app.ask_for_a_hint()>
                <Icon name="search"/>{word}<kbd class="key">"H"</kbd>
            </button>
        </Show>
    }
}

/// What is said of it; the thing itself is marked on the table.
#[component]
pub(super) fn HintBox() -> impl IntoView {
    let app = app();
    move || {
        let hint = app.analyses.hint.get()?;
        let (texts, shown) = (app.texts.get()?, app.shown.get()?);
        let label = |index: usize| {
            let one = shown.choices.iter().find(|one| one.choice.index == index);
            one.map(|one| one.label.clone())
        };
        let best = text::capital(&label(hint.index)?);
        let about = match hint.chance {
            Some(chance) => {
                let chance = texts.whole_percent(chance);
                app.say("analysis-hint-chance", Args::new().with("chance", chance))
            }
            None => app.word("analysis-hint-only"),
        };
        let second = hint.second.and_then(|(index, chance)| {
            let args = Args::new()
                .with("move", label(index)?)
                .with("chance", texts.whole_percent(chance));
            Some(app.say("analysis-hint-second", args))
        });
        Some(view! {
            <div class="hint-box" id="hint-told" role="status" data-choice=hint.index>
                <span class="cap">{app.word("analysis-hint")}</span>
                <b><Rich text=best/></b>
                <p class="small">{about}</p>
                {second.map(|second| view! { <p class="small dim"><Rich text=second/></p> })}
            </div>
        })
    }
}

/// At the end, how many were asked for.
pub(super) fn used(app: AppState) -> Option<impl IntoView> {
    let n = app.analyses.n_hints.get();
    let words = app.say("analysis-hints-used", Args::new().with("n", n));
    (n > 0).then(|| view! { <p class="dim small" id="hints-used">{words}</p> })
}
