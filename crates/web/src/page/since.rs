//! What happened since the person last chose: by seat or as a log, and step by step at one's own pace.

use leptos::prelude::*;
use text::{Args, rich};

use super::app;
use super::face::{Rich, Stop};
use super::glyph::{Icon, Plate};
use super::log::Log;
use crate::app::{AppState, Sheet};
use crate::paint::since::{Deed, SideDeeds};
use crate::storage;

/// What happened, beside the table or as a sheet.
#[component]
pub(super) fn Happened() -> impl IntoView {
    let app = app();
    let title = move || {
        let has_steps = app.n_steps() > 0;
        app.word(if has_steps { "since-title" } else { "web-log" })
    };
    // Where no seat did anything worth telling, the log says what there is.
    let is_by_seat = Memo::new(move |_| {
        let has_deeds = app.since.with(|since| !since.seats.is_empty());
        app.settings.is_by_seat.get() && has_deeds
    });
    let body = move || {
        if is_by_seat.get() {
            view! { <BySeat/> }.into_any()
        } else {
            view! { <Log/> }.into_any()
        }
    };
    view! {
        <section class="sheet happened" id="happened" aria-label=move || app.word("web-log")>
            <header class="hhead">
                <h2 class="grow">{title}</h2>
                <Show when=move || app.n_steps().gt(&0)><StepButton/><Switch/></Show>
            </header>
            {body}
            <Stepper/>
            <p class="vh" role="status" aria-live="polite" id="since-told">{move || live(app)}</p>
        </section>
    }
}

/// Goes through what happened, one step after the other.
#[component]
fn StepButton() -> impl IntoView {
    let app = app();
    let words = move || app.say("since-steps", Args::new().with("n", app.n_steps()));
    view! {
        <button type="button" class="btn stepb" id="step" on:click=move |_| { app.step_by(1); }>
            <Icon name="play"/>{words}<kbd class="key" aria-hidden="true">"N"</kbd>
        </button>
    }
}

/// By seat, or as a log.
#[component]
fn Switch() -> impl IntoView {
    let app = app();
    let parts = [(true, "since-by-seat"), (false, "since-tab-log")];
    let buttons: Vec<_> = parts
        .into_iter()
        .map(|(by_seat, word)| {
            let is_on = move || app.settings.is_by_seat.get() == by_seat;
            view! {
                <button type="button" class="segb" data-happened=if by_seat { "seat" } else { "log" } class:on=is_on aria-pressed=move || if is_on() { "true" } else { "false" } on:click=move |_| show_by_seat(app, by_seat)>
                    {move || app.word(word)}
                </button>
            }
        })
        .collect();
    view! { <div class="seg" role="group" aria-label=move || app.word("web-log")>{buttons}</div> }
}

/// Shows what happened by seat, or as a log.
pub(super) fn show_by_seat(app: AppState, by_seat: bool) {
    app.settings.is_by_seat.set(by_seat);
    storage::set("happened", if by_seat { "seat" } else { "log" });
}

/// What each side did.
#[component]
fn BySeat() -> impl IntoView {
    let app = app();
    let sides = move || {
        let sides = app.since.with(|since| since.seats.clone());
        sides
            .into_iter()
            .map(|side| side_view(app, side))
            .collect::<Vec<_>>()
    };
    view! { <div class="byseat" id="by-seat" tabindex="0" data-names=""><ul>{sides}</ul></div> }
}

fn side_view(app: AppState, side: SideDeeds) -> impl IntoView {
    let points = (side.points != 0).then(|| {
        let n = side.points;
        let words = app.say("since-points", Args::new().with("n", n));
        view! { <b class="sc"><span aria-hidden="true">{format!("{n:+}")}</span><span class="vh">{words}</span></b> }
    });
    let plain = side
        .mark
        .is_none()
        .then(|| view! { <b class="who">{side.name.clone()}</b> });
    let deeds: Vec<_> = side
        .deeds
        .into_iter()
        .map(|deed| deed_view(app, deed))
        .collect();
    view! {
        <li data-side=side.key>
            {side.mark.map(|mark| view! { <Plate mark=mark/> })}
            <div class="grow">{plain}{deeds}</div>
            {points}
        </li>
    }
}

fn deed_view(app: AppState, deed: Deed) -> impl IntoView {
    let times =
        (deed.times > 1).then(|| view! { <span class="dim">{format!(" ×{}", deed.times)}</span> });
    let places = deed.places;
    view! {
        <p class:hurt=deed.is_hurt class:dim=deed.is_score
            on:pointerenter=move |_| app.selection.traced.set(places.clone())
            on:pointerleave=move |_| app.selection.traced.set(Vec::new())
        >
            <Rich text=text::capital(&deed.text) stop=Stop::Arrows/>{times}
        </p>
    }
}

/// The step that is looked at, and the way to the next one.
#[component]
fn Stepper() -> impl IntoView {
    let app = app();
    move || {
        let (at, step) = app.step()?;
        let n = app.n_steps();
        let count = app.say(
            "web-step-of",
            Args::new().with("number", at + 1).with("n", n),
        );
        let lines: Vec<_> = step
            .lines
            .iter()
            .map(|line| view! { <p><Rich text=text::capital(line) stop=Stop::Tab/></p> })
            .collect();
        let button = move |id: &'static str, icon: &'static str, word: &'static str, by: isize| {
            let label = app.word(word);
            view! {
                <button type="button" class="btn icon" data-step-by=id title=label.clone() aria-label=label on:click=move |_| { app.step_by(by); }><Icon name=icon/></button>
            }
        };
        Some(view! {
            <div class="stepper" id="stepper" data-step=at + 1>
                <div class="told" role="status" aria-live="polite">{lines}</div>
                <div class="ways">
                    <span class="grow dim">{count}</span>
                    {button("back", "step-back", "since-step-back", -1)}
                    {button("on", "step", "since-step-on", 1)}
                    <button type="button" class="btn" id="step-end" on:click=move |_| { app.step_no_more(); }>{app.word("web-close")}</button>
                </div>
            </div>
        })
    }
}

/// What a screen reader says when the person is asked again: how much happened, and the losses.
fn live(app: AppState) -> Option<String> {
    let is_asked = app
        .shown
        .with(|shown| shown.as_ref().is_some_and(|shown| shown.is_asked));
    let n = app.n_steps();
    if !is_asked || n == 0 {
        return None;
    }
    let mut told = vec![app.say("since-steps", Args::new().with("n", n))];
    told.extend(losses(app));
    Some(told.join("; "))
}

/// What the person lost.
fn losses(app: AppState) -> Vec<String> {
    app.since.with(|since| {
        let deeds = since.seats.iter().flat_map(|side| &side.deeds);
        let hurts = deeds.filter(|deed| deed.is_hurt);
        hurts.map(|deed| rich::plain(&deed.text)).collect()
    })
}

/// On a phone: how much happened since the person last chose, what was lost, and the way through it.
#[component]
pub(super) fn SinceBar() -> impl IntoView {
    let app = app();
    let words = move || {
        if let Some((at, step)) = app.step() {
            let args = Args::new().with("number", at + 1).with("n", app.n_steps());
            let told: Vec<String> = step.lines.iter().map(|line| rich::plain(line)).collect();
            return Some(format!(
                "{} · {}",
                app.say("web-step-of", args),
                told.join("; ")
            ));
        }
        let n = app.n_steps();
        let told = app.say("since-steps-since", Args::new().with("n", n));
        let told = match losses(app).into_iter().next() {
            Some(loss) => format!("{told}: {loss}"),
            None => told,
        };
        (n > 0).then_some(told)
    };
    view! {
        <div class="since-bar" class:none=move || app.n_steps() == 0>
            <Show when=move || app.n_steps().gt(&0)>
                <button type="button" class="grow words" on:click=move |_| app.table.sheet.set(Some(Sheet::Log))>{words}</button>
                <button type="button" class="btn" id="step-bar" on:click=move |_| { app.step_by(1); }><Icon name="play"/>{move || app.word("since-step")}</button>
            </Show>
        </div>
    }
}
