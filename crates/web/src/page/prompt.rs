//! The prompt: who is asked, what for, what led to it, and the choices.

use std::sync::Arc;

use client::Labelled;
use game::Sense;
use leptos::prelude::*;
use text::Args;
use wasm_bindgen::JsCast;

use super::app;
use super::face::{Rich, Stop};
use super::glyph::{Icon, Plate};
use super::hint::{HintBox, HintButton};
use super::orders::OrdersBattle;
use crate::app::{AppState, Safe};
use crate::local::LocalCommand;
use crate::paint::{BoardPaint, Shown};
use protocol::Waiting;

/// So many steps of the trail are shown; older ones fold.
const TRAIL: usize = 4;

#[component]
pub(super) fn Prompt() -> impl IntoView {
    let app = app();
    let is_mine = move || {
        app.shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked))
    };
    let body: NodeRef<leptos::html::Div> = NodeRef::new();
    begin_at_the_top(app, body);
    view! {
        <section class="sheet prompt" id="prompt" class:wait=move || !is_mine() data-number=move || app.shown.with(|shown| shown.as_ref().map(|shown| shown.number)) aria-label=move || app.word("web-prompt")>
            <div role="status" aria-live="polite" class="asked">{head(app)}</div>
            <div class="answers" id="choices" role="group" aria-labelledby="question">
                <div class="pbody" node_ref=body>
                    {move || app.shown.get().and_then(hands)}
                    {move || app.shown.get().map(trail)}
                    <OrdersBattle/>
                    {notice}
                    <HintBox/>
                    {move || app.shown.get().map(choices)}
                </div>
                <Asides/>
                <Foot/>
            </div>
        </section>
    }
}

/// Who is asked, and what. Its parts stay while their words change: the heading keeps the focus.
fn head(app: AppState) -> impl IntoView {
    let cap = move || {
        if shown_is_over(app) {
            return app.word("web-over");
        }
        match (
            app.shown
                .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked)),
            app.table.waiting.get(),
        ) {
            (true, _) => asked_cap(app),
            (false, Some(Waiting::Bot(_))) => app.word("web-thinking"),
            (false, _) => app.word("web-waiting"),
        }
    };
    let asker = Memo::new(move |_| {
        let hand = app.opening().map(|hand| hand.mark);
        hand.or_else(|| app.shown.with(|shown| shown.as_ref()?.asker))
    });
    let question = Memo::new(move |_| {
        let hand = app.opening().map(|hand| hand.prompt);
        app.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let prompt = || hand.unwrap_or_else(|| shown.prompt.clone());
            Some(shown.outcome.clone().unwrap_or_else(prompt))
        })
    });
    view! {
        <div class="ask">
            {move || asker.get().map(|mark| view! { <Plate mark=mark size="l"/> })}
            <div class="grow">
                <span class="cap">{cap}</span>
                <h2 id="question" tabindex="-1">{move || question.get().map(|text| view! { <Rich text=text/> })}</h2>
            </div>
        </div>
    }
}

/// Whether it is the person's turn, and which part of it, or that they are asked in another's.
fn asked_cap(app: AppState) -> String {
    let is_own = app.sight.with(|sight| {
        let sight = sight.as_ref();
        sight.is_some_and(|sight| sight.seat() == Some(sight.turn_id.seat))
    });
    if !is_own {
        return app.word("web-you-are-asked");
    }
    let step = app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Map(map) => {
            let mut steps = map.steps.iter();
            let step = steps.find(|(id, _)| Some(*id) == map.step)?;
            Some(step.1.clone())
        }
        BoardPaint::Rush(_) | BoardPaint::Orders(_) => None,
    });
    let turn = app.word("since-your-turn");
    match step {
        Some(step) => format!("{turn} · {step}"),
        None => turn,
    }
}

/// A new question starts at its top; after the person's own choice it gets the focus, never one of its
/// choices.
fn begin_at_the_top(app: AppState, body: NodeRef<leptos::html::Div>) {
    let number = Memo::new(move |_| app.shown.with(|shown| Some(shown.as_ref()?.number)));
    Effect::new(move |_| {
        // Read, not only tracked: nothing else makes the memo follow.
        number.get();
        app.selection.narrowed.track();
        let Some(body) = body.get_untracked() else {
            return;
        };
        body.set_scroll_top(0);
        request_animation_frame(move || body.set_scroll_top(0));
    });
    Effect::new(move |_| {
        // Read, not only tracked: nothing else makes the memo follow.
        number.get();
        if !app.table.moves_focus.get_value() {
            return;
        }
        app.table.moves_focus.set_value(false);
        request_animation_frame(move || {
            let question = document().get_element_by_id("question");
            let question = question.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
            if let Some(question) = question {
                let _ = question.focus();
            }
        });
    });
}

fn shown_is_over(app: AppState) -> bool {
    app.shown
        .with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()))
}

/// Of several opening hands: how far each is, and which is dealt with.
fn hands(shown: Arc<Shown>) -> Option<impl IntoView> {
    let app = app();
    let present = app.opening()?;
    let help = app.say("web-opening-help", Args::new().with("n", present.owed));
    let hands: Vec<_> = shown
        .hands
        .iter()
        .map(|hand| {
            let (mark, done) = (hand.mark, hand.owed - hand.left);
            let is_present = mark == present.mark;
            let args = Args::new().with("who", hand.name.clone());
            let words = app.say("web-opening-hand", args.with("done", done).with("n", hand.owed));
            view! {
                <button type="button" class="btn" class:on=is_present disabled=hand.left == 0 data-hand=mark aria-pressed=if is_present { "true" } else { "false" } on:click=move |_| app.selection.hand.set(Some(mark))>
                    <Plate mark=mark size="s"/>
                    <span class="vh">{words}</span>
                    {if hand.left == 0 { view! { <Icon name="check"/> }.into_any() } else { view! { <b>{format!("{done}/{}", hand.owed)}</b> }.into_any() }}
                </button>
            }
        })
        .collect();
    Some(view! {
        <p class="hands-help">{help}</p>
        <div class="hands" role="group">{hands}</div>
    })
}

fn trail(shown: Arc<Shown>) -> Option<impl IntoView> {
    let app = app();
    let all = &shown.trail;
    let first = all.len().saturating_sub(TRAIL);
    let folded = (first > 0).then(|| {
        let words = app.say("web-before-this", Args::new().with("n", first));
        view! { <li class="dim">{words}</li> }
    });
    let lines: Vec<_> = all[first..]
        .iter()
        .map(|line| view! { <li><span><Rich text=line.clone()/></span></li> })
        .collect();
    (!all.is_empty()).then(|| view! { <ol class="trail">{folded}{lines}</ol> })
}

/// Why something cannot be done, where it was asked.
fn notice() -> impl IntoView {
    let app = app();
    move || {
        app.selection.notice.get().map(|notice| {
            let lines: Vec<_> = notice.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect();
            view! {
                <div class="notice" role="alert">
                    <b><Icon name="warning"/>{notice.title}</b>
                    <ul>{lines}</ul>
                    <button class="btn quiet icon" aria-label=app.word("web-close") on:click=move |_| app.selection.notice.set(None)>
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    }
}

/// The choices, but for the safe answer, which has its place in the foot.
fn choices(shown: Arc<Shown>) -> impl IntoView {
    let app = app();
    let safe = match app.safe_answer() {
        Safe::Choice { index, .. } => Some(index),
        Safe::Back | Safe::None(_) => None,
    };
    let listed = app.listed();
    let (idle, listed): (Vec<_>, Vec<_>) = listed
        .into_iter()
        .partition(|one| one.preview.sense == Sense::NoEffect);
    debug_assert!(listed.iter().all(|one| Some(one.choice.index) != safe));
    // Where nothing has an effect, nothing is folded.
    let (idle, listed) = if listed.is_empty() {
        (listed, idle)
    } else {
        (idle, listed)
    };
    let n_listed = listed.len();
    let buttons: Vec<_> = listed
        .into_iter()
        .enumerate()
        .map(|(i, one)| view! { <li>{option(&one, (i < 9).then_some(i + 1))}</li> })
        .collect();
    let is_led = shown.trail.is_empty();
    view! {
        <ol class="opts" class:first=is_led>{buttons}</ol>
        {(!idle.is_empty()).then(|| folded(&idle, n_listed))}
    }
}

/// One choice as a button.
fn option(one: &Labelled, number: Option<usize>) -> impl IntoView + use<> {
    let app = app();
    let index = one.choice.index;
    let key = number.map(|n| view! { <kbd class="key" aria-hidden="true">{n}</kbd> });
    let does = (!one.preview.text.is_empty()).then(|| {
        let sense = sense_class(one.preview.sense);
        view! { <span class=format!("does {sense}")><Rich text=one.preview.text.clone() stop=Stop::Inside/></span> }
    });
    view! {
        <button type="button" class="opt" class:hinted=move || app.is_hinted(index) class:pass=one.choice.is_pass data-choice=one.choice.text.clone() on:click=move |_| app.choose(index)>
            {key}
            <span class="grow"><Rich text=text::capital(&one.label) stop=Stop::Inside/></span>
            {does}
        </button>
    }
}

fn sense_class(sense: Sense) -> &'static str {
    match sense {
        Sense::Gains => "up",
        Sense::Loses => "dn",
        Sense::Prepares | Sense::Stays | Sense::NoEffect => "",
    }
}

/// What would have no effect, in one line; inside it the choices with their reasons.
fn folded(idle: &[Labelled], n_before: usize) -> impl IntoView + use<> {
    let app = app();
    let names: Vec<String> = idle.iter().map(|one| text::capital(&one.label)).collect();
    let names = app.say(
        "since-no-effect",
        Args::new().with("names", names.join(", ")),
    );
    let buttons: Vec<_> = idle
        .iter()
        .enumerate()
        .map(|(i, one)| {
            let number = n_before + i + 1;
            view! { <li>{option(one, (number <= 9).then_some(number))}</li> }
        })
        .collect();
    view! {
        <details class="noeff">
            <summary><Icon name="chevron"/><span><Rich text=names stop=Stop::Inside/></span></summary>
            <ol class="opts">{buttons}</ol>
        </details>
    }
}

/// What stands above the foot and is seldom wanted: standing orders, the wait for bots, asides.
#[component]
fn Asides() -> impl IntoView {
    let app = app();
    let rest = move || {
        let shown = app.shown.get()?;
        let is_narrow = app.selection.narrowed.with(Option::is_some);
        let rest: Vec<_> = shown.choices[shown.n_ordinary..]
            .iter()
            .map(|one| {
                let index = one.choice.index;
                view! {
                    <li><button type="button" class="opt pass" data-aside="" on:click=move |_| app.choose(index)><span><Rich text=text::capital(&one.label) stop=Stop::Inside/></span></button></li>
                }
            })
            .collect();
        let has_rest = !rest.is_empty() && shown.is_asked && !is_narrow;
        has_rest.then(|| view! {
            <details class="rest"><summary>{app.word("web-more")}</summary><ol class="opts many">{rest}</ol></details>
        })
    };
    let pass_turn = move || {
        let can = app
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.can_pass_turn));
        can.then(|| view! {
            <button type="button" class="aside" id="pass-turn" on:click=move |_| app.pass_turn()>
                <Icon name="standing-order"/>{app.word("web-pass-turn")}
            </button>
        })
    };
    let ask_again = move || {
        (!app.table.orders.with(Vec::is_empty)).then(|| view! {
            <button type="button" class="aside" id="withdraw-orders" title=app.word("web-passing") on:click=move |_| app.withdraw_orders()>
                <Icon name="standing-order"/>{app.word("web-ask-me-again")}
            </button>
        })
    };
    let is_asked = Memo::new(move |_| {
        app.shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked))
    });
    let hurry = move || {
        let waits = matches!(app.table.waiting.get(), Some(Waiting::Bot(_)));
        (waits && !is_asked.get()).then(|| view! {
            <button type="button" class="aside" id="hurry" on:click=move |_| app.local(LocalCommand::Hurry)>
                <Icon name="timer"/>{app.word("since-skip-the-wait")}
            </button>
        })
    };
    view! { <div class="asides">{rest}{pass_turn}{ask_again}{hurry}</div> }
}

/// The foot: the safe answer, undo, hint. It is always there and never moves.
#[component]
fn Foot() -> impl IntoView {
    let app = app();
    let safe = Memo::new(move |_| app.safe_answer());
    let left = move || {
        match safe.get() {
        Safe::Choice { index, text, label } => view! {
            <button type="button" class="btn opt safe pass" id="safe" data-choice=text on:click=move |_| app.choose(index)>
                <span class="grow"><Rich text=label stop=Stop::Inside/></span><kbd class="key" aria-hidden="true">{app.word("since-space")}</kbd>
            </button>
        }
        .into_any(),
        Safe::Back => view! {
            <button type="button" class="btn safe" id="safe" on:click=move |_| app.ask_no_more()>
                <span class="grow">{app.word("since-back")}</span><kbd class="key" aria-hidden="true">{app.word("since-space")}</kbd>
            </button>
        }
        .into_any(),
        Safe::None(why) => view! { <span class="safe none" id="safe">{app.word(why)}</span> }.into_any(),
    }
    };
    let no_undo = Memo::new(move |_| {
        app.shown
            .with(|shown| shown.as_ref().map(|shown| shown.no_undo.clone()))
            .unwrap_or_default()
    });
    view! {
        <div class="foot">
            {left}
            <button
                type="button"
                class="btn sm"
                id="undo"
                aria-disabled=move || if no_undo.with(Option::is_none) { "false" } else { "true" }
                title=move || no_undo.get().unwrap_or_default()
                on:click=move |_| app.undo()
            >
                {move || app.word("web-undo")}<kbd class="key" aria-hidden="true">"Z"</kbd>
            </button>
            <HintButton/>
        </div>
    }
}
