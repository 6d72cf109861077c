//! What a first game says: the present step, with what it points at.

use game::Thing;
use games::GameId;
use leptos::prelude::*;
use text::{Args, capital};

use super::app;
use super::face::Rich;
use super::glyph::Icon;
use crate::app::AppState;
use crate::app::tutorial::WrongClick;

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
        let this = learning.game;
        let others = GameId::ALL.into_iter().filter(|other| *other != this);
        let others: Vec<_> = others
            .map(|other| {
                let game = app.word(&format!("game-{}", other.name()));
                let words = app.say("hint-lesson-other", Args::new().with("game", game));
                view! { <a class="btn quiet" data-first=other.name() href=format!("#/first/{}", other.name())>{words}</a> }
            })
            .collect();
        Some(view! {
            <section class="sheet tutorial" id="tutorial" data-step=step.name.clone() aria-label=label>
                <span class="cap">{title}" · "{count}</span>
                <p role="status" aria-live="polite">{words}</p>
                {learning.answer.as_ref().map(|wrong| answer(app, wrong))}
                <div class="acts">
                    {(!waits && !is_last).then(|| view! {
                        <button type="button" id="next-step" class="btn chart" on:click=move |_| app.next_step()>{app.word("web-next")}<Icon name="chevron"/></button>
                    })}
                    {waits.then(|| view! {
                        <button type="button" id="show-me" class="btn" on:click=move |_| show_me()><Icon name="search"/>{app.word("hint-lesson-show")}</button>
                    })}
                    {is_last.then(|| view! {
                        <button type="button" id="lesson-play-now" class="btn primary" on:click=move |_| super::home::play_now(app, this)><Icon name="play"/>{app.word("web-play-now")}</button>
                        <button type="button" id="end-tutorial" class="btn" on:click=move |_| app.end_tutorial()>{app.word(onward)}</button>
                        {others}
                    })}
                </div>
            </section>
        })
    }
}

/// What is said to a click on something else: what it was, that it is no mistake in a real game, and what
/// to do here.
fn answer(app: AppState, wrong: &WrongClick) -> Option<impl IntoView + use<>> {
    let (texts, sight, shown) = (app.texts.get()?, app.sight.get()?, app.shown.get()?);
    let narrator = texts.narrator(&sight).ok()?;
    let thing = narrator.thing(&wrong.thing).unwrap_or_default();
    let was = app.say("hint-lesson-was", Args::new().with("thing", thing));
    let may = app.word(if wrong.is_legal {
        "hint-lesson-legal"
    } else {
        "hint-lesson-not-now"
    });
    let wanted = app.wanted();
    let wanted = shown
        .choices
        .iter()
        .find(|one| Some(one.choice.index) == wanted);
    let here = match wanted {
        Some(wanted) => {
            let args = Args::new().with("move", capital(&wanted.label));
            app.say("hint-lesson-here", args)
        }
        None => app.word("hint-lesson-read-on"),
    };
    Some(view! {
        <div class="lesson-answer" id="lesson-answer" role="alert">
            <b><Rich text=was/></b>" "{may}" "<Rich text=here/>
        </div>
    })
}

/// Brings what is to be done into sight and lets it blink.
fn show_me() {
    let lit = "main .is-legal, main .space-legal, .hexmap .act.lit, #choices .opt, #safe";
    let Some(element) = document().query_selector(lit).ok().flatten() else {
        return;
    };
    element.scroll_into_view();
    let _ = element.class_list().add_1("shown-me");
    set_timeout(
        move || {
            let _ = element.class_list().remove_1("shown-me");
        },
        std::time::Duration::from_secs(3),
    );
}
