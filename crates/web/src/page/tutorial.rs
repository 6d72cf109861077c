//! What a first game says: the present step, with what it points at.

use game::Thing;
use leptos::prelude::*;
use text::Args;

use super::app;
use super::glyph::Icon;
use crate::app::go;

#[component]
pub(super) fn Tutorial() -> impl IntoView {
    let app = app();
    // A place that a step is about is traced on the board.
    Effect::new(move |_| {
        let at = app.learning.with(|learning| {
            let learning = learning.as_ref()?;
            learning.file.steps[learning.step].at.clone()
        });
        let place = at.as_deref().and_then(|at| at.strip_prefix("place "));
        app.selection
            .traced
            .set(place.map(str::to_owned).into_iter().collect());
        if let Some(place) = place {
            app.selection.pointed.set(Some(Thing::place(place)));
        }
    });
    move || {
        let learning = app.learning.get()?;
        let game = learning.game.name();
        let step = &learning.file.steps[learning.step];
        let words = app.word(&format!("tutorial-{game}-{}", step.name));
        let title = app.word(&format!("tutorial-{game}-title"));
        let label = title.clone();
        let (waits, is_last) = (learning.waits(), learning.is_last());
        let args = Args::new()
            .with("number", learning.step + 1)
            .with("n", learning.file.steps.len());
        let count = app.say("web-step-of", args);
        // A game that was won on the way has nothing left to play.
        let is_over = app
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()));
        let onward = if is_over {
            "web-next"
        } else {
            "web-go-on-playing"
        };
        Some(view! {
            <section class="sheet tutorial" id="tutorial" data-step=step.name.clone() aria-label=label>
                <span class="cap">{title}" · "{count}</span>
                <p role="status" aria-live="polite">{words}</p>
                <div class="acts">
                    {(!waits && !is_last).then(|| view! {
                        <button type="button" id="next-step" class="btn chart" on:click=move |_| app.next_step()>{app.word("web-next")}<Icon name="chevron"/></button>
                    })}
                    {is_last.then(|| view! {
                        <button type="button" id="end-tutorial" class="btn chart" on:click=move |_| app.end_tutorial()>{app.word(onward)}</button>
                        <button type="button" class="btn" on:click=move |_| go("/")>{app.word("web-home")}</button>
                    })}
                </div>
            </section>
        })
    }
}
