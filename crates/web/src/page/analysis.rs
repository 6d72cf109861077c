//! A finished game explained: what decided it, part by part, and what becomes of a position.

use std::sync::Arc;

use leptos::prelude::*;
use text::Args;

use super::app;
use super::glyph::Icon;
use crate::app::AppState;
use crate::app::analysis::{GAMES, Outlook, Part, Progress};
use crate::paint::analysis::{AccountPaint, Change, Explanation, side_name};

/// The parts with the words that name them.
const PARTS: [(Part, &str); 4] = [
    (Part::Turns, "analysis-part-turns"),
    (Part::Decisions, "analysis-part-decisions"),
    (Part::Luck, "analysis-part-luck"),
    (Part::Cards, "analysis-part-cards"),
];

/// A minute, in seconds: longer times are told in minutes.
const MINUTE: u32 = 90;

/// The buttons of a game that is over: what decided it, and what becomes of a position.
#[component]
pub(super) fn Questions() -> impl IntoView {
    let app = app();
    let analyses = app.analyses;
    let is_idle = move || !analyses.is_open.get();
    view! {
        <Show when=move || app.is_finished_past()>
            <Show when=is_idle>
                <button type="button" id="explain" class="btn primary" on:click=move |_| app.explain()><Icon name="search"/>{move || app.word(if analyses.analysis.with(Option::is_some) { "analysis-title" } else { "analysis-explain" })}</button>
            </Show>
            <button type="button" id="run-games" class="btn" on:click=move |_| app.run_games()><Icon name="trail"/>{move || app.word("analysis-thousand")}</button>
        </Show>
    }
}

/// What decided the game: how far it is found out, then part by part.
#[component]
pub(super) fn Panel() -> impl IntoView {
    let app = app();
    let analyses = app.analyses;
    let tabs = move || {
        Vec::from(PARTS
            .map(|(part, word)| {
                let is_on = move || analyses.part.get() == part;
                view! {
                    <button type="button" role="tab" class="segb" class:on=is_on aria-selected=move || if is_on() { "true" } else { "false" } on:click=move |_| analyses.part.set(part)>{move || app.word(word)}</button>
                }
            }))
    };
    let body = move || {
        let told = analyses.told.get()?;
        Some(match analyses.part.get() {
            Part::Turns => turns(app, &told).into_any(),
            Part::Decisions => decisions(app, &told).into_any(),
            Part::Luck => luck(app, &told).into_any(),
            Part::Cards => cards(app, &told).into_any(),
        })
    };
    let is_stopped =
        move || analyses.analysis.with(Option::is_none) && analyses.progress.with(Option::is_none);
    view! {
        <Show when=move || analyses.is_open.get()>
            <section class="sheet analysis" class:told=move || analyses.told.with(Option::is_some) id="analysis" aria-label=move || app.word("analysis-title")>
                <header>
                    <span class="cap grow">{move || app.word("analysis-title")}</span>
                    <button type="button" class="btn quiet" id="to-table" on:click=move |_| analyses.is_open.set(false)><Icon name="log"/>{move || app.word("analysis-at-table")}</button>
                </header>
                {move || analyses.progress.get().map(|progress| {
                    let args = || Args::new().with("share", share(app, progress.done));
                    working(app, app.say("analysis-explaining", args()), progress, "stop-explaining", AppState::stop_explaining)
                })}
                <Show when=is_stopped>
                    <div class="work"><p class="dim small">{move || app.word("analysis-stopped")}</p>
                    <button type="button" class="btn" on:click=move |_| app.explain()><Icon name="search"/>{move || app.word("analysis-explain")}</button></div>
                </Show>
                <Show when=move || analyses.told.with(Option::is_some)>
                    <div class="seg parts" role="tablist">{tabs}</div>
                    <div class="part" tabindex="0">
                        {body}
                        <p class="dim foot-note">{move || analyses.told.get().map(|told| told.worlds.clone())}". "{move || app.word("analyse-sure-text")}</p>
                    </div>
                </Show>
            </section>
        </Show>
    }
}

fn share(app: AppState, done: f64) -> String {
    let texts = app.texts.get();
    texts
        .map(|texts| texts.whole_percent(done))
        .unwrap_or_default()
}

/// Work in progress: what, how far, how long it may still take, and how to stop it.
fn working(
    app: AppState,
    words: String,
    progress: Progress,
    id: &'static str,
    stop: fn(AppState),
) -> impl IntoView + use<> {
    let left = progress.left().map(|seconds| {
        let (word, n) = match seconds {
            ..MINUTE => ("analysis-left-seconds", seconds),
            _ => ("analysis-left-minutes", seconds.div_ceil(60)),
        };
        app.say(word, Args::new().with("n", n))
    });
    let width = format!("width:{:.1}%", 100.0 * progress.done);
    view! {
        <div class="work" role="status">
            <span class="clock" aria-hidden="true"><span style=width></span></span>
            <span class="grow small">{words}<span class="dim">{left.map(|left| format!(", {left}"))}</span></span>
            <button type="button" class="btn" id=id on:click=move |_| stop(app)><Icon name="close"/>{app.word("analysis-stop")}</button>
        </div>
    }
}

/// A change: its figure, coloured by its sign, and from where to where.
fn changed(change: &Change) -> impl IntoView + use<> {
    view! {
        <b class="num" class:gain={change.value > 0.0} class:loss={change.value < 0.0}>{change.text.clone()}</b>
        " "<span class="dim num between">{change.between.clone()}</span>
    }
}

fn caption(app: AppState, word: &str) -> impl IntoView + use<> {
    view! { <p class="dim small about">{app.word(word)}</p> }
}

/// Nothing of the kind was found.
fn none(app: AppState, word: &str) -> impl IntoView + use<> {
    view! { <p class="none"><Icon name="check"/>{text::capital(&app.word(word))}</p> }
}

fn turns(app: AppState, told: &Arc<Explanation>) -> impl IntoView + use<> {
    let number = move || app.past.with(|past| past.as_ref().map(|past| past.number));
    let lines: Vec<_> = told
        .turns
        .iter()
        .cloned()
        .enumerate()
        .map(|(i, turn)| {
            let at = turn.number;
            let is_here = move || number() == Some(at);
            let move_number = app.say("analyse-move", Args::new().with("number", at));
            view! {
                <li>
                    <button type="button" class="found" class:on=is_here data-turn=at aria-current=move || is_here().then_some("true") on:click=move |_| app.go_to_turn(at)>
                        <span class="bead">{i + 1}</span>
                        <span class="grow">
                            <b>{turn.who.clone()}</b>": "{turn.what.clone()}" "<span class="dim num">{move_number}</span>
                            <span class="row">{turn.moved.clone()}<span class="grow"></span>{changed(&turn.change)}</span>
                        </span>
                    </button>
                </li>
            }
        })
        .collect();
    let is_none = lines.is_empty();
    view! {
        {caption(app, "analyse-turns-caption")}
        {is_none.then(|| none(app, "analyse-turns-none"))}
        <ol class="founds">{lines}</ol>
    }
}

fn decisions(app: AppState, told: &Arc<Explanation>) -> impl IntoView + use<> {
    let number = move || app.past.with(|past| past.as_ref().map(|past| past.number));
    let mut last = None;
    let lines: Vec<_> = told
        .costly
        .iter()
        .map(|costly| {
            let (seat, at) = (costly.seat, costly.number);
            let is_here = move || number().is_some_and(|number| number + 1 == at);
            let move_number = app.say("analyse-move", Args::new().with("number", at));
            let head = (last != Some(seat)).then(|| view! { <li class="whose cap">{costly.who.clone()}</li> });
            last = Some(seat);
            view! {
                {head}
                <li>
                    <button type="button" class="found" class:on=is_here data-decision=at aria-current=move || is_here().then_some("true") on:click=move |_| app.go_to_decision(seat, at)>
                        <span class="grow">
                            <span class="row made"><i class="key-made"></i><span class="grow">{text::capital(&costly.made)}</span><span class="dim num">{move_number}</span></span>
                            <span class="row better"><i class="key-better"></i><span class="grow"><b>{text::capital(&costly.better)}</b></span></span>
                            <span class="row"><span class="grow"></span>{changed(&costly.lost)}</span>
                        </span>
                    </button>
                </li>
            }
        })
        .collect();
    let is_none = lines.is_empty();
    view! {
        {caption(app, "analyse-costly-caption")}
        <p class="legend small"><span><i class="key-made"></i>{text::capital(&app.word("analyse-made"))}</span><span><i class="key-better"></i>{text::capital(&app.word("analyse-instead"))}</span></p>
        {is_none.then(|| none(app, "analyse-costly-none"))}
        <ol class="founds">{lines}</ol>
    }
}

/// A bar from the middle to the right for a gain, to the left for a loss.
fn bar(value: f64, most: f64) -> impl IntoView {
    let half = 50.0 * value.abs() / most.max(0.01);
    let left = if value < 0.0 { 50.0 - half } else { 50.0 };
    let style = format!("left:{left:.1}%;width:{half:.1}%");
    view! { <span class="gauge" aria-hidden="true"><i class:gain={value > 0.0} class:loss={value < 0.0} style=style></i></span> }
}

fn luck(app: AppState, told: &Arc<Explanation>) -> impl IntoView + use<> {
    let of_sides = told.accounts.iter();
    let of_sides =
        of_sides.flat_map(|account| account.parts.iter().map(|(_, change)| change.value));
    let most = of_sides.fold(0.0, |most: f64, value| most.max(value.abs()));
    let account = |account: &AccountPaint| {
        let args = Args::new()
            .with("start", account.start.clone())
            .with("end", account.end.clone());
        let parts: Vec<_> = account
            .parts
            .iter()
            .map(|(word, change)| {
                view! { <li><span>{text::capital(&app.word(word))}</span>{bar(change.value, most)}<span class="figure">{changed(change)}</span></li> }
            })
            .collect();
        view! {
            <h3>{account.side.clone()}" "<span class="dim small">{app.say("analysis-from-to", args)}</span></h3>
            <ul class="gauges">{parts}</ul>
        }
    };
    let accounts: Vec<_> = told.accounts.iter().map(account).collect();
    let most = told.seats.iter();
    let most = most.fold(0.0, |most: f64, seat| most.max(seat.change.value.abs()));
    let seats: Vec<_> = told
        .seats
        .iter()
        .map(|seat| {
            view! { <li><span>{seat.name.clone()}<small class="dim">{seat.decisions.clone()}</small></span>{bar(seat.change.value, most)}<span class="figure">{changed(&seat.change)}</span></li> }
        })
        .collect();
    view! {
        {caption(app, "analyse-account-caption")}
        {accounts}
        <h3>{text::capital(&app.word("analyse-seats"))}</h3>
        <ul class="gauges">{seats}</ul>
    }
}

fn cards(app: AppState, told: &Arc<Explanation>) -> impl IntoView + use<> {
    let lines: Vec<_> = told
        .cards
        .iter()
        .map(|card| {
            let moves: Vec<_> = card
                .numbers
                .iter()
                .map(|&number| {
                    let words = app.say("analyse-move", Args::new().with("number", number));
                    view! { <button type="button" class="link num" on:click=move |_| app.go_to_turn(number)>{words}</button>" " }
                })
                .collect();
            view! {
                <li class="found flat">
                    <span class="grow">
                        <b>{card.title.clone()}</b>" "<span class="dim">{card.owner.clone()}</span>
                        <span class="row"><span class="grow">{moves}</span>{changed(&card.change)}</span>
                    </span>
                </li>
            }
        })
        .collect();
    let is_none = lines.is_empty();
    view! {
        {caption(app, "analyse-cards-caption")}
        {is_none.then(|| none(app, "analyse-cards-none"))}
        <ul class="founds">{lines}</ul>
    }
}

/// What this very moment was: a turning point, or a decision that cost something is about to be made.
#[component]
pub(super) fn Here() -> impl IntoView {
    let app = app();
    let analyses = app.analyses;
    let decision = move || {
        let here = analyses.here.get()?;
        let better = Args::new().with("move", here.better.clone());
        let made = Args::new().with("move", here.made.clone());
        Some(view! {
            <div class="here" id="here" role="status">
                <b><Icon name="warning"/>{here.who.clone()}": "{app.word("analysis-costly")}</b>
                <p><i class="key-made"></i>{text::capital(&app.say("analysis-made", made))}</p>
                <p><i class="key-better"></i>{text::capital(&app.say("analyse-better", better))}</p>
                <p class="row"><span class="grow"></span>{changed(&here.lost)}</p>
            </div>
        })
    };
    let turn = move || {
        let number = app
            .past
            .with(|past| past.as_ref().map(|past| past.number))?;
        let told = analyses.told.get()?;
        let turn = told
            .turns
            .iter()
            .find(|turn| turn.number == number)?
            .clone();
        Some(view! {
            <div class="here turn">
                <b><Icon name="star"/>{app.word("analysis-turn")}</b>
                <p class="row"><span class="grow">{turn.moved.clone()}</span>{changed(&turn.change)}</p>
            </div>
        })
    };
    view! { {turn}{decision} }
}

/// What became of a position.
#[component]
pub(super) fn Onward() -> impl IntoView {
    let app = app();
    let analyses = app.analyses;
    move || analyses.outlook.get().map(|outlook| onward(app, &outlook))
}

fn onward(app: AppState, outlook: &Outlook) -> impl IntoView + use<> {
    let done = outlook.tally.as_ref().map_or(0, |tally| tally.games);
    let args = || {
        Args::new()
            .with("number", outlook.after)
            .with("done", done)
            .with("all", GAMES)
    };
    let title = app.say("analysis-games", args());
    let label = title.clone();
    let texts = app.texts.get();
    let sight = app.sight.get();
    let names = |sides: &[Vec<game::Seat>]| -> Option<Vec<String>> {
        let (texts, sight) = (texts.as_ref()?, sight.as_ref()?);
        let narrator = texts.narrator(sight).ok()?;
        let name = |seats: &Vec<game::Seat>| side_name(texts, sight, &*narrator, seats);
        Some(sides.iter().map(name).collect())
    };
    let rows = outlook.tally.as_ref().and_then(|tally| {
        let texts = texts.clone()?;
        let names = names(&tally.sides)?;
        let rows: Vec<_> = names
            .into_iter()
            .enumerate()
            .map(|(side, name)| {
                let won = tally.won(side);
                let points = Args::new().with("n", texts.decimal(tally.score(side).value, 1));
                let width = format!("width:{:.1}%", 100.0 * won.value);
                let spread = format!("left:{:.1}%;width:{:.1}%", 100.0 * won.low, 100.0 * (won.high - won.low));
                view! {
                    <li>
                        <span class="row"><b class="grow">{name}</b><b class="num">{texts.percent(won.value)}</b>" "<span class="dim num between">{texts.percent_between(won.low, won.high)}</span></span>
                        <span class="share" aria-hidden="true"><i style=width></i><u style=spread></u></span>
                        <span class="dim small num">{texts.say("analysis-games-score", points)}</span>
                    </li>
                }
            })
            .collect();
        let length = Args::new().with("n", tally.moves().value.round());
        let length = texts.say("analysis-games-length", length);
        Some(view! { <ul class="shares">{rows}</ul><p class="dim small num">{text::capital(&length)}</p> })
    });
    let progress = outlook.progress.map(|progress| {
        let words = share(app, progress.done);
        working(app, words, progress, "stop-games", AppState::stop_games)
    });
    view! {
        <section class="sheet onward" id="onward" data-games=done data-after=outlook.after aria-label=label>
            <header>
                <span class="cap grow">{title}</span>
                <button type="button" class="btn quiet icon" id="forget-games" aria-label=app.word("web-close") on:click=move |_| app.forget_games()><Icon name="close"/></button>
            </header>
            {progress}
            <div class="body">
                {rows}
                <p class="dim foot-note">{app.word("analysis-games-caption")}</p>
            </div>
        </section>
    }
}
