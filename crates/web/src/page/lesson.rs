//! What a first game says: the present step, with what it points at.

use game::Thing;
use leptos::prelude::*;
use text::Args;

use super::glyph::Icon;
use super::room;
use crate::room::go;

#[component]
pub(super) fn Lesson() -> impl IntoView {
    let room = room();
    // A place that a step is about is traced on the board.
    Effect::new(move |_| {
        let at = room.learning.with(|learning| {
            let learning = learning.as_ref()?;
            learning.file.steps[learning.step].at.clone()
        });
        let place = at.as_deref().and_then(|at| at.strip_prefix("place "));
        room.traced
            .set(place.map(str::to_owned).into_iter().collect());
        if let Some(place) = place {
            room.pointed.set(Some(Thing::place(place)));
        }
    });
    move || {
        let learning = room.learning.get()?;
        let game = learning.game.name();
        let step = &learning.file.steps[learning.step];
        let words = room.word(&format!("lesson-{game}-{}", step.name));
        let title = room.word(&format!("lesson-{game}-title"));
        let label = title.clone();
        let (waits, is_last) = (learning.waits(), learning.is_last());
        let args = Args::new()
            .with("number", learning.step + 1)
            .with("n", learning.file.steps.len());
        let count = room.say("web-step-of", args);
        // A game that was won on the way has nothing left to play.
        let is_over = room
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()));
        let onward = if is_over {
            "web-next"
        } else {
            "web-go-on-playing"
        };
        Some(view! {
            <section class="sheet lesson" id="lesson" data-step=step.name.clone() aria-label=label>
                <span class="cap">{title}" · "{count}</span>
                <p role="status" aria-live="polite">{words}</p>
                <div class="acts">
                    {(!waits && !is_last).then(|| view! {
                        <button type="button" id="next-step" class="btn chart" on:click=move |_| room.next_step()>{room.word("web-next")}<Icon name="chevron"/></button>
                    })}
                    {is_last.then(|| view! {
                        <button type="button" id="end-lesson" class="btn chart" on:click=move |_| room.end_lesson()>{room.word(onward)}</button>
                        <button type="button" class="btn" on:click=move |_| go("/")>{room.word("web-home")}</button>
                    })}
                </div>
            </section>
        })
    }
}
