//! Hints for one person against bots: the switch, the button in the prompt's foot, and what is said.

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
    let is_asked = Memo::new(move |_| {
        app.shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked))
    });
    let is_offered = move || analyses.gives_hints.get() && app.may_have_hints();
    let is_idle = move || is_asked.get() && !analyses.is_thinking.get();
    view! {
        <Show when=is_offered>
            <button type="button" class="btn sm" id="hint" title=move || app.word("hint-explained") aria-disabled=move || if is_idle() { "false" } else { "true" } on:click=move |_| app.ask_for_a_hint()>
                {move || app.word("hint-ask")}<kbd class="key" aria-hidden="true">"H"</kbd>
            </button>
        </Show>
    }
}

/// What is said of it; the choice itself is marked in the list.
#[component]
pub(super) fn HintBox() -> impl IntoView {
    let app = app();
    move || {
        if app.analyses.is_thinking.get() {
            return Some(view! {
                <div class="hint-box" role="status"><p class="dim"><Icon name="search"/>{app.word("hint-thinking")}" …"</p></div>
            }
            .into_any());
        }
        let hint = app.analyses.hint.get()?;
        let (texts, shown, sight) = (app.texts.get()?, app.shown.get()?, app.sight.get()?);
        let narrator = texts.narrator(&sight).ok()?;
        let label = |index: usize| {
            let one = shown.choices.iter().find(|one| one.choice.index == index);
            one.map(|one| one.label.clone())
        };
        let best = app.say(
            "hint-best",
            Args::new().with("move", text::capital(&label(hint.index)?)),
        );
        let told = texts.reasons(&*narrator, &hint.reasons);
        let about = told.is_empty().then(|| {
            let word = if hint.second.is_some() {
                "hint-little"
            } else {
                "hint-only"
            };
            view! { <p>{app.word(word)}</p> }
        });
        let reasons: Vec<_> = told
            .into_iter()
            .map(|line| view! { <li data-reason=line.kind.name()><b>{line.head}": "</b><Rich text=line.text/></li> })
            .collect();
        let second = hint.second.and_then(|(index, reasons)| {
            let args = || Some(Args::new().with("move", text::capital(&label(index)?)));
            let but = texts.reasons(&*narrator, &reasons).into_iter().next();
            Some(match but {
                Some(but) => {
                    let args = args()?.with("kind", but.head).with("reason", but.text);
                    app.say("hint-second-but", args)
                }
                None => app.say("hint-second-same", args()?),
            })
        });
        Some(
            view! {
                <div class="hint-box" id="hint-told" role="status" data-choice=hint.index>
                    <b class="hint-head"><Icon name="search"/><span><Rich text=best/></span></b>
                    {about}
                    <ul class="hint-reasons">{reasons}</ul>
                    {second.map(|second| view! { <p class="hint-second"><Rich text=second/></p> })}
                </div>
            }
            .into_any(),
        )
    }
}

/// At the end, how many were asked for.
pub(super) fn used(app: AppState) -> Option<impl IntoView> {
    let n = app.analyses.n_hints.get();
    let words = app.say("analysis-hints-used", Args::new().with("n", n));
    (n > 0).then(|| view! { <p class="dim small" id="hints-used">{words}</p> })
}
