//! The prompt: who is asked, what for, what led to it, and the choices.

use std::sync::Arc;

use leptos::prelude::*;
use text::Args;

use super::app;
use super::face::{Rich, Stop};
use super::glyph::{Icon, Plate};
use super::hint::{HintBox, HintButton};
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
    view! {
        <section class="sheet prompt" id="prompt" class:wait=move || !is_mine() data-number=move || app.shown.with(|shown| shown.as_ref().map(|shown| shown.number)) aria-label=move || app.word("web-prompt")>
            <div role="status" aria-live="polite" class="asked">{move || app.shown.get().map(head)}</div>
            {move || app.shown.get().and_then(hands)}
            {move || app.shown.get().map(trail)}
            {move || app.shown.get().map(dice)}
            {notice}
            <HintBox/>
            {move || app.shown.get().map(choices)}
        </section>
    }
}

fn head(shown: Arc<Shown>) -> impl IntoView {
    let app = app();
    let cap = move || {
        if shown_is_over(app) {
            return app.word("web-over");
        }
        match (
            app.shown
                .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked)),
            app.table.waiting.get(),
        ) {
            (true, _) => app.word("web-you-are-asked"),
            (false, Some(Waiting::Bot(_))) => app.word("web-thinking"),
            (false, _) => app.word("web-waiting"),
        }
    };
    let hand = app.opening();
    let asker = hand.as_ref().map(|hand| hand.mark).or(shown.asker);
    let prompt = hand.map_or_else(|| shown.prompt.clone(), |hand| hand.prompt);
    view! {
        <div class="ask">
            {asker.map(|mark| view! { <Plate mark=mark size="l"/> })}
            <div class="grow">
                <span class="cap">{cap}</span>
                <h2 id="question"><Rich text=shown.outcome.clone().unwrap_or(prompt)/></h2>
            </div>
        </div>
    }
}

fn shown_is_over(app: crate::app::AppState) -> bool {
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
            let (title, label) = (words.clone(), words);
            view! {
                <button type="button" class="btn" class:on=is_present disabled=hand.left == 0 data-hand=mark title=title aria-label=label aria-pressed=if is_present { "true" } else { "false" } on:click=move |_| app.selection.hand.set(Some(mark))>
                    <Plate mark=mark size="s"/>
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

fn dice(shown: Arc<Shown>) -> Option<impl IntoView> {
    let BoardPaint::Orders(board) = &shown.board else {
        return None;
    };
    let dice: Vec<_> = board
        .dice
        .iter()
        .map(|hits| view! { <span class="dq" class:z=*hits == 0><Icon name=format!("die-{hits}")/></span> })
        .collect();
    let sum: u8 = board.dice.iter().sum();
    (!dice.is_empty())
        .then(|| view! { <div class="dice">{dice}<span class="dsum">"= "<b>{sum}</b></span></div> })
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

fn choices(shown: Arc<Shown>) -> impl IntoView {
    let app = app();
    let is_narrow = app.selection.narrowed.with(Option::is_some);
    let offered = app.offered();
    let ordinary: Vec<_> = shown.choices[..shown.n_ordinary]
        .iter()
        .filter(|one| {
            offered
                .as_ref()
                .is_none_or(|all| all.contains(&one.choice.index))
        })
        .cloned()
        .collect();
    // A choice that a thing on the table stands for is made there; a long list of them is no help.
    let is_many = ordinary.len() > 7;
    let pass = ordinary.iter().find(|one| one.choice.is_pass);
    let pass = pass.map(|one| one.choice.index);
    let buttons: Vec<_> = ordinary
        .into_iter()
        .enumerate()
        .map(|(i, one)| {
            let index = one.choice.index;
            // Space means the first of those that let an opportunity go by.
            let is_space = Some(index) == pass;
            let key = (i < 9).then(|| view! { <kbd class="key">{i + 1}</kbd> });
            view! {
                <li>
                    <button type="button" class="opt" class:pass=one.choice.is_pass data-choice=one.choice.text on:click=move |_| app.choose(index)>
                        {key}
                        <span class="grow"><Rich text=text::capital(&one.label) stop=Stop::Inside/></span>
                        {is_space.then(|| view! { <kbd class="key" aria-hidden="true">"␣"</kbd> })}
                    </button>
                </li>
            }
        })
        .collect();
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
    let no_undo = shown.no_undo.clone();
    let can_undo = no_undo.is_none();
    view! {
        <ol class="opts" id="choices" class:many=is_many>{buttons}</ol>
        {has_rest.then(|| view! {
            <details class="rest"><summary>{app.word("web-more")}</summary><ol class="opts many">{rest}</ol></details>
        })}
        <div class="acts">
            {(is_narrow && !app.is_led()).then(|| view! {
                <button type="button" class="btn" on:click=move |_| app.ask_no_more()>
                    <Icon name="close"/>{app.word("web-something-else")}
                </button>
            })}
            {shown.can_pass_turn.then(|| view! {
                <button type="button" class="btn" id="pass-turn" on:click=move |_| app.pass_turn()>
                    <Icon name="standing-order"/>{app.word("web-pass-turn")}
                </button>
            })}
            {move || (!app.table.orders.with(Vec::is_empty)).then(|| view! {
                <button type="button" class="btn" id="withdraw-orders" title=app.word("web-passing") on:click=move |_| app.withdraw_orders()>
                    <Icon name="standing-order"/>{app.word("web-ask-me-again")}
                </button>
            })}
            {move || matches!(app.table.waiting.get(), Some(Waiting::Bot(_))).then(|| view! {
                <button type="button" class="btn" id="hurry" on:click=move |_| app.local(LocalCommand::Hurry)>
                    <Icon name="timer"/>{app.word("web-hurry")}
                </button>
            })}
            <HintButton/>
            <button
                type="button"
                class="btn"
                id="undo"
                aria-disabled=if can_undo { "false" } else { "true" }
                title=no_undo.unwrap_or_default()
                on:click=move |_| app.undo()
            >
                <Icon name="undo"/>{app.word("web-undo")}<kbd class="key">"Z"</kbd>
            </button>
        </div>
    }
}
