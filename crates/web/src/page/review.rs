//! A game looked through: the time line with its curve, who looks, and going on from there.

use std::time::Duration;

use game::Observer;
use leptos::ev;
use leptos::prelude::*;
use text::Args;

use super::analysis::{Here, Onward, Panel, Questions};
use super::app;
use super::card::Card;
use super::face::Rich;
use super::glyph::Icon;
use crate::app::AppState;
use crate::app::past::Past;
use crate::geometry::chances::ChanceCurve;
use crate::geometry::curve::Curve;
use crate::paint::card::CardPaint;
use crate::paint::card_thing;
use crate::score_history::Swing;

/// How long a move stays while the game goes on by itself: half speed, plain, four times.
const SPEEDS: [(u64, &str); 3] = [(1400, "½×"), (700, "1×"), (170, "4×")];

/// The controls and the curve.
#[component]
pub(super) fn TimeLine() -> impl IntoView {
    let app = app();
    let speed = RwSignal::new(SPEEDS[1].0);
    let is_running = Memo::new(move |_| of(app, |past| past.is_running).unwrap_or(false));
    // A timer for as long as it runs, at the speed it runs with.
    Effect::new(move |live: Option<Option<IntervalHandle>>| {
        if let Some(Some(live)) = live {
            live.clear();
        }
        let step = move || seek_by(app, 1);
        let every = Duration::from_millis(speed.get());
        let timer = is_running
            .get()
            .then(|| set_interval_with_handle(step, every));
        timer.and_then(Result::ok)
    });
    on_cleanup(move || app.run(false));
    let n_moves = Memo::new(move |_| of(app, Past::n_moves).unwrap_or(0));
    let controls = move || {
        let n = n_moves.get();
        let play = if is_running.get() { "pause" } else { "play" };
        let word = if is_running.get() {
            "web-pause"
        } else {
            "web-run"
        };
        let button = |icon: &'static str, word: &'static str, act: Box<dyn Fn()>| {
            view! {
                <button type="button" class="btn icon" data-do=icon title=move || app.word(word) aria-label=move || app.word(word) on:click=move |_| act()>
                    <Icon name=icon/>
                </button>
            }
        };
        let is = is_running.get();
        vec![
            button("to-start", "web-to-start", Box::new(move || app.seek(0))),
            button(
                "step-back",
                "web-step-back",
                Box::new(move || seek_by(app, -1)),
            ),
            button(play, word, Box::new(move || app.run(!is))),
            button("step", "web-step", Box::new(move || seek_by(app, 1))),
            button("to-end", "web-to-end", Box::new(move || app.seek(n))),
        ]
    };
    let speeds = SPEEDS.map(|(millis, label)| {
        view! {
            <button type="button" class="segb" class:on=move || speed.get() == millis aria-pressed=move || if speed.get() == millis { "true" } else { "false" } on:click=move |_| speed.set(millis)>{label}</button>
        }
    });
    view! {
        <section class="sheet tl" id="time-line" aria-label=move || app.word("past-time-line")>
            <div class="ctl">
                {controls}
                <span class="num mv" id="move-number" data-number=move || of(app, |past| past.number)>{move || {
                    let (number, n) = of(app, |past| (past.number, past.n_moves())).unwrap_or_default();
                    app.say("web-move-of", Args::new().with("number", number).with("n", n))
                }}</span>
                {move || names(app)}
                <span class="grow"></span>
                <Show when=move || app.analyses.chances.with(Option::is_some)>
                    <span class="seg which" role="group" aria-label=move || app.word("analysis-curve")>{WHICH.into_iter().map(|(chances, word)| which(app, chances, word)).collect::<Vec<_>>()}</span>
                </Show>
                <span class="seg" role="group" aria-label=move || app.word("web-pace")>{Vec::from(speeds)}</span>
            </div>
            <Lead/>
        </section>
    }
}

/// The curve of who was how far, with a slider over it.
#[component]
fn Lead() -> impl IntoView {
    let app = app();
    let slide = move |event: ev::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            app.run(false);
            app.seek(number);
        }
    };
    let curve = Memo::new(move |_| of(app, |past| Curve::new(&past.score_history)));
    let analyses = app.analyses;
    let chances = Memo::new(move |_| {
        let chances = analyses
            .chances
            .get()
            .filter(|_| analyses.shows_chances.get())?;
        Some(ChanceCurve::new(&chances))
    });
    let at = move || {
        let (number, n) = of(app, |past| (past.number, past.n_moves())).unwrap_or_default();
        1000.0 * number as f64 / n.max(1) as f64
    };
    view! {
        <div class="tlw" class:chances=move || chances.with(Option::is_some)>
            {move || match chances.get() {
                Some(chances) => Some(drawn_chances(&chances).into_any()),
                None => curve.get().map(|curve| drawn(&curve).into_any()),
            }}
            <svg viewBox="0 0 1000 96" preserveAspectRatio="none" aria-hidden="true">
                <path class="cu" d=move || format!("M{:.1} 0V96", at())/>
            </svg>
            {move || rounds(app)}
            {move || if chances.with(Option::is_some) { turning_points(app).into_any() } else { marks(app).into_any() }}
            <input
                id="scrubber"
                class="scrub"
                type="range"
                min="0"
                max=move || of(app, Past::n_moves)
                prop:value=move || of(app, |past| past.number.to_string())
                aria-label=move || app.word("web-scrubber")
                on:input=slide
            />
        </div>
    }
}

/// The curve by itself, as the end of a game shows it too.
pub(super) fn drawn(curve: &Curve) -> impl IntoView + use<> {
    let lines: Vec<_> = curve
        .lines
        .iter()
        .enumerate()
        .map(|(i, points)| view! { <polyline class=format!("ln l{i}") points=points.clone()/> })
        .collect();
    let area = curve.area.clone();
    let zero = curve.zero;
    view! {
        <svg viewBox="0 0 1000 96" preserveAspectRatio="none" aria-hidden="true">
            <path class="z" d=format!("M0 {zero:.1}H1000")/>
            {area.map(|points| view! { <polygon class="up" points=points/> })}
            {lines}
        </svg>
    }
}

/// What the time line can show: how far each side was, or its chance of winning.
const WHICH: [(bool, &str); 2] = [(false, "analysis-score"), (true, "analysis-chances")];

fn which(app: AppState, chances: bool, word: &'static str) -> impl IntoView {
    let shows = app.analyses.shows_chances;
    let is_on = move || shows.get() == chances;
    view! {
        <button type="button" class="segb" class:on=is_on aria-pressed=move || if is_on() { "true" } else { "false" } on:click=move |_| shows.set(chances)>{move || app.word(word)}</button>
    }
}

/// The chances of winning with their intervals.
fn drawn_chances(curve: &ChanceCurve) -> impl IntoView + use<> {
    let area = curve.area.clone();
    let lines = curve.lines.iter().zip(&curve.bands).enumerate();
    let lines: Vec<_> = lines
        .map(|(i, (line, band))| view! { <polygon class=format!("bd l{i}") points=band.clone()/><polyline class=format!("ln l{i}") points=line.clone()/> })
        .collect();
    view! {
        <svg viewBox="0 0 1000 96" preserveAspectRatio="none" aria-hidden="true">
            {area.map(|points| view! { <polygon class="up" points=points/> })}
            <path class="z" d="M0 48H1000"/>
            {lines}
        </svg>
    }
}

/// So much of the width a mark takes, in per cent; those that are closer stand below each other.
const NEAR: f64 = 4.5;

/// The moves that changed the chances most, to go there.
fn turning_points(app: AppState) -> Option<impl IntoView> {
    let told = app.analyses.told.get()?;
    let n = of(app, Past::n_moves)?;
    let mut rows: Vec<f64> = Vec::new();
    let marks: Vec<_> = told
        .turns
        .iter()
        .enumerate()
        .map(|(i, turn)| {
            let left = 100.0 * turn.number as f64 / n.max(1) as f64;
            // The first row in which it is clear of the one before.
            let free = rows.iter().position(|last| left - last >= NEAR);
            let row = free.unwrap_or(rows.len());
            if row == rows.len() {
                rows.push(left);
            }
            rows[row] = left;
            let args = Args::new()
                .with("who", turn.who.clone())
                .with("what", turn.what.clone())
                .with("change", turn.change.text.clone());
            let words = app.say("analyse-mark", args);
            let title = words.clone();
            let number = turn.number;
            let style = format!("left:clamp(14px, {left:.2}%, calc(100% - 14px));--row:{row}");
            view! {
                <button type="button" class="mk bead" style=style data-mark=number title=title aria-label=words on:click=move |_| app.go_to_turn(number)>{i + 1}</button>
            }
        })
        .collect();
    Some(marks)
}

/// Whose each of several lines is; of two sides, who is ahead when the only one is high, and who when it
/// is low. They stand beside the curve: in it, turning points would lie on them.
fn names(app: AppState) -> Option<AnyView> {
    let shown = app.shown.get()?;
    if let [high, low] = &shown.side_names[..] {
        let (high, low) = (text::capital(high), text::capital(low));
        return Some(
            view! { <span class="names"><span>"▲ "{high}</span><span>"▼ "{low}</span></span> }
                .into_any(),
        );
    }
    let names: Vec<_> = shown
        .seat_names
        .iter()
        .enumerate()
        .map(|(i, name)| view! { <span><i class=format!("l{i}")></i>{text::capital(name)}</span> })
        .collect();
    Some(view! { <span class="names">{names}</span> }.into_any())
}

/// What a swing was: in which round, and to whom.
pub(super) fn told(app: AppState, swing: Swing) -> String {
    let sides = app
        .shown
        .with(|shown| shown.as_ref().map(|shown| shown.side_names.clone()));
    let side = sides.unwrap_or_default();
    let side = side.get(usize::from(swing.change < 0)).cloned();
    let args = Args::new()
        .with("round", swing.round)
        .with("side", side.unwrap_or_default())
        .with("n", swing.change.abs());
    app.say("web-swing", args)
}

/// The rounds that changed most, to go there.
fn marks(app: AppState) -> Option<impl IntoView> {
    let (swings, n) = of(app, |past| (past.score_history.swings(), past.n_moves()))?;
    let marks: Vec<_> = swings
        .into_iter()
        .map(|swing| {
            let left = 100.0 * swing.number as f64 / n.max(1) as f64;
            let words = told(app, swing);
            let title = words.clone();
            view! {
                <button type="button" class="mk" style=format!("left:clamp(14px, {left:.2}%, calc(100% - 14px))") title=title aria-label=words on:click=move |_| app.seek(swing.number)>
                    <Icon name="star"/>
                </button>
            }
        })
        .collect();
    Some(marks)
}

fn rounds(app: AppState) -> Option<impl IntoView> {
    let (rounds, n) = of(app, |past| (past.score_history.rounds(), past.n_moves()))?;
    // Short rounds share a label rather than write over one another.
    let mut last = -10.0;
    let labels: Vec<_> = rounds
        .into_iter()
        .map(|(number, round)| {
            let left = 100.0 * number as f64 / n.max(1) as f64;
            let is_free = left - last >= 2.2;
            if is_free {
                last = left;
            }
            view! { <i style=format!("left:{left:.2}%")>{is_free.then(|| view! { <b>{round}</b> })}</i> }
        })
        .collect();
    Some(view! { <div class="rt" aria-hidden="true">{labels}</div> })
}

/// What move one looks at, who looks, and what can be done from here.
#[component]
pub(super) fn Note() -> impl IntoView {
    let app = app();
    let title = move || {
        let title = of(app, |past| past.title.clone()).flatten();
        title.unwrap_or_else(|| app.word("web-replay"))
    };
    let happened = move || {
        let number = of(app, |past| past.number)?;
        let lines: Vec<_> = app.table.log.with(|log| {
            let told = log.iter().find(|told| told.number == number);
            let lines = told.map(|told| told.lines.clone()).unwrap_or_default();
            lines
                .into_iter()
                .map(|line| view! { <p><Rich text=text::capital(&line.text)/></p> })
                .collect()
        });
        Some(lines)
    };
    let observers = Memo::new(move |_| of(app, Past::observers).unwrap_or_default());
    let may_open = Memo::new(move |_| of(app, Past::may_open).unwrap_or(false));
    let viewers = move || {
        let names = app
            .shown
            .with(|shown| Some(shown.as_ref()?.seat_names.clone()))?;
        let open = may_open.get().then_some((Observer::Spectator, true));
        let rest = observers
            .get()
            .into_iter()
            .map(|observer| (observer, false));
        let mut views: Vec<_> = rest.collect();
        views.splice(1..1, open);
        let buttons: Vec<_> = views
            .into_iter()
            .map(|(observer, is_open)| {
                let name = match observer {
                    Observer::Spectator if is_open => app.word("past-open"),
                    Observer::Spectator => app.word("past-public"),
                    Observer::Seat(seat) => names.get(usize::from(seat.0)).cloned().unwrap_or_default(),
                };
                let is_on = move || of(app, |past| (past.observer, past.is_open)) == Some((observer, is_open));
                view! {
                    <button type="button" data-open=is_open.then_some("true") class:on=is_on aria-pressed=move || if is_on() { "true" } else { "false" } on:click=move |_| app.look_as(observer, is_open)>
                        {text::capital(&name)}
                    </button>
                }
            })
            .collect();
        Some(buttons)
    };
    let way_back = Memo::new(move |_| app.way_back().is_some());
    view! {
        <section class="sheet prompt note" id="note" aria-label=move || app.word("web-replay")>
            <Show when=move || way_back.get()>
                <div class="way-back">
                    <button type="button" id="back-to-table" class="btn chart" on:click=move |_| { app.go_back(); }><Icon name="to-start"/>{move || app.word("past-back")}<kbd class="key">"Esc"</kbd></button>
                    <p>{move || {
                        let (number, n) = of(app, |past| (past.number, past.n_moves())).unwrap_or_default();
                        app.say("past-waits", Args::new().with("number", number).with("n", n))
                    }}</p>
                </div>
            </Show>
            <span class="cap">{move || {
                let (number, n) = of(app, |past| (past.number, past.n_moves())).unwrap_or_default();
                app.say("web-move-of", Args::new().with("number", number).with("n", n))
            }}</span>
            <h2>{title}</h2>
            <div role="status" aria-live="polite" class="dim happened">{happened}</div>
            <Here/>
            <div class="acts">
                <button type="button" id="play-on" class="btn quiet" title=move || app.word("past-copy-about") on:click=move |_| app.play_on()>{move || app.word("past-copy")}</button>
                <Questions/>
            </div>
        </section>
        <Onward/>
        <Panel/>
        <section class="sheet" aria-label=move || app.word("past-view")>
            <header class="vbh"><span class="cap">{move || app.word("past-view")}</span></header>
            <div class="vb">{viewers}</div>
        </section>
    }
}

/// The hands of all seats, of a finished game that is looked through openly.
#[component]
pub(super) fn OpenHands() -> impl IntoView {
    let app = app();
    let hands = move || {
        let texts = app.texts.get()?;
        let sights = app.opened.get();
        let hands: Vec<_> = sights
            .iter()
            .filter_map(|sight| {
                let narrator = texts.narrator(sight).ok()?;
                let name = text::capital(&narrator.seat(sight.seat()?));
                let cards: Vec<_> = narrator
                    .spread()
                    .into_iter()
                    .filter(|(spot, _)| *spot != text::Spot::Offer)
                    .map(|(spot, told)| (spot, CardPaint::new(&texts, sight, told)))
                    .collect();
                Some((name, cards))
            })
            .map(|(name, cards)| {
                let title = app.say("past-hand-of", Args::new().with("who", name));
                let cards: Vec<_> = cards
                    .into_iter()
                    .map(|(spot, card)| {
                        let thing = card_thing(spot, &card.id);
                        view! { <li><Card paint=card thing=thing/></li> }
                    })
                    .collect();
                view! { <section><h3>{title}</h3><ul class="hand">{cards}</ul></section> }
            })
            .collect();
        Some(hands)
    };
    view! {
        <Show when=move || app.opened.with(|sights| !sights.is_empty())>
            <div class="sheet pad open-hands" id="open-hands" tabindex="0" role="region" aria-label=move || app.word("past-open")>{hands}</div>
        </Show>
    }
}

/// Arrow keys go through the game, Escape goes back to the table.
pub(super) fn act(app: AppState, key: &str, is_on_control: bool) -> bool {
    match key {
        " " if is_on_control => return false,
        "Escape" => return app.go_back(),
        "ArrowLeft" => seek_by(app, -1),
        "ArrowRight" => seek_by(app, 1),
        "Home" => app.seek(0),
        "End" => app.seek(usize::MAX),
        " " => {
            let is = of_untracked(app, |past| past.is_running).unwrap_or(false);
            app.run(!is);
        }
        _ => return false,
    }
    true
}

fn seek_by(app: AppState, by: isize) {
    if let Some(number) = of_untracked(app, |past| past.number) {
        app.seek(number.saturating_add_signed(by));
    }
}

fn of<T>(app: AppState, read: impl FnOnce(&Past) -> T) -> Option<T> {
    app.past.with(|past| past.as_ref().map(read))
}

fn of_untracked<T>(app: AppState, read: impl FnOnce(&Past) -> T) -> Option<T> {
    app.past.with_untracked(|past| past.as_ref().map(read))
}
