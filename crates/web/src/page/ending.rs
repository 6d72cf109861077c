//! The end of a game: won or lost, by which rule, where the points came from, how it went round by round,
//! and what now.

use std::sync::Arc;

use games::Scene;
use leptos::prelude::*;
use quartermaster::Team;
use text::{Args, capital, rich};

use super::app;
use super::face::Rich;
use super::glyph::{Icon, Plate};
use crate::app::{AppState, go};
use crate::final_score::{FinalScore, Scorer};
use crate::geometry::round_curve::{HEIGHT, RoundCurve, WIDTH};
use crate::paint::{Shown, side};
use crate::place::Place;
use crate::score_history::ScoreHistory;

/// How it ended, and what now.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let app = app();
    let is_seen = RwSignal::new(false);
    move || {
        let shown = app.shown.get()?;
        let outcome = shown.outcome.clone()?;
        let is_elsewhere = app.is_past() || app.learning.with(Option::is_some);
        if is_seen.get() || is_elsewhere {
            return None;
        }
        let table = app.place.with(|place| match place {
            Place::Table(id) => Some(id.clone()),
            _ => None,
        });
        let replay = table.as_ref().map(|id| format!("#/replay/{id}/0"));
        let again = table.clone().map(|id| {
            view! { <button id="again" class="btn primary" on:click=move |_| app.sit_again(&id)><Icon name="play"/>{app.word("ending-again")}</button> }
        });
        let (title, class) = heading(app, &shown);
        let history = app.table.score_history.get();
        let scores = history.as_ref().map(|history| scores(app, &shown, history));
        let curve = history.as_ref().map(|history| drawn(app, &shown, history));
        let moments = history
            .as_ref()
            .and_then(|history| moments(app, &shown, history, table.as_ref()));
        let sources = history.map(|history| table_of(app, &shown, &history.points));
        let heading_words = match (&title, &scores) {
            (Some(title), Some(scores)) => format!("{title}: {scores}"),
            (Some(title), None) => title.clone(),
            (None, _) => rich::plain(&outcome),
        };
        Some(view! {
            <div class="curtain clear" role="dialog" aria-modal="true" aria-label=app.word("web-over")>
                <div class=format!("ending {class}")>
                    <section class="sheet ending-head">
                        <h2 id="ending-title">{heading_words}</h2>
                        <p><Rich text=outcome/></p>
                        {super::hint::used(app)}
                        <div class="acts">
                            {again}
                            {replay.map(|path| view! { <a id="look-through" class="btn" href=path><Icon name="since"/>{app.word("ending-replay")}</a> })}
                            <button class="btn" id="look-on" on:click=move |_| is_seen.set(true)>{app.word("ending-look")}</button>
                            <button class="btn quiet" on:click=move |_| super::end::export(app)>{app.word("web-export")}</button>
                            <button class="btn quiet" on:click=move |_| go("/")>{app.word("ending-tables")}</button>
                        </div>
                    </section>
                    {sources}
                    {curve}
                    {moments}
                </div>
            </div>
        })
    }
}

/// Whether the only person at the table won; `None` where several or none play.
fn heading(app: AppState, shown: &Shown) -> (Option<String>, &'static str) {
    let outcome = app.sight.with(|sight| match sight.as_ref()?.turn {
        game::Turn::Over(outcome) => Some(outcome),
        _ => None,
    });
    let is_alone = app.table.people.with(|people| people.len() == 1);
    let mine = outcome.zip(shown.seat).filter(|_| is_alone);
    match mine {
        Some((outcome, seat)) if !outcome.winners.contains(seat) => {
            (Some(app.word("ending-lost")), "is-lost")
        }
        Some((outcome, _)) if outcome.winners.len() > 1 && shown.side_names.is_empty() => {
            (Some(app.word("ending-shared")), "is-won")
        }
        Some(_) => (Some(app.word("ending-won")), "is-won"),
        None => (None, ""),
    }
}

/// The names of the sides whose points the curve shows.
fn sides(shown: &Shown) -> Vec<String> {
    let names = if shown.side_names.is_empty() {
        &shown.seat_names
    } else {
        &shown.side_names
    };
    names
        .iter()
        .map(|name| capital(&rich::plain(name)))
        .collect()
}

/// The side of the person at the screen.
fn my_side(app: AppState, shown: &Shown) -> Option<usize> {
    let seat = shown.seat?;
    app.sight.with(|sight| match &sight.as_ref()?.scene {
        Scene::Quartermaster(scene) => {
            let mut countries = quartermaster::Country::ALL.into_iter();
            let led = countries.find(|&country| scene.view.countries[country].seat == seat.0);
            led.map(|country| country.team() as usize)
        }
        Scene::Rush(_) | Scene::Orders(_) => Some(usize::from(seat.0)),
    })
}

/// The final points of every side in a row.
fn scores(_: AppState, shown: &Shown, history: &ScoreHistory) -> String {
    let last = history.moments.last();
    let last = last
        .map(|moment| moment.standing.clone())
        .unwrap_or_default();
    let mut pairs: Vec<(String, i16)> = sides(shown).into_iter().zip(last).collect();
    pairs.sort_by_key(|(_, points)| -points);
    let pairs = pairs
        .into_iter()
        .map(|(name, points)| format!("{name} {points}"));
    pairs.collect::<Vec<_>>().join(", ")
}

/// Points by scorer and source.
fn table_of(app: AppState, shown: &Arc<Shown>, points: &FinalScore) -> impl IntoView + use<> {
    let heads: Vec<_> = points
        .sources
        .iter()
        .map(|source| {
            let word = app.word(&format!("ending-source-{}", source.name()));
            view! { <th scope="col" class="num">{word}</th> }
        })
        .collect();
    let name = |scorer: Scorer| match scorer {
        Scorer::Country(country) => {
            let mark = side::country(country);
            let name = shown.seats.iter().find(|seat| seat.mark == Some(mark));
            let name = name.map(|seat| rich::plain(&seat.name));
            (Some(mark), capital(&name.unwrap_or_default()))
        }
        Scorer::Team(team) => (
            None,
            capital(&app.word(match team {
                Team::Axis => "qm-team-axis",
                Team::Allies => "qm-team-allies",
            })),
        ),
        Scorer::Seat(seat) => {
            let name = shown.seat_names.get(usize::from(seat));
            (
                None,
                capital(&rich::plain(&name.cloned().unwrap_or_default())),
            )
        }
    };
    let rows: Vec<_> = points
        .rows
        .iter()
        .map(|row| {
            let (mark, name) = name(row.scorer);
            let is_sum = matches!(row.scorer, Scorer::Team(_));
            let is_mine = row.seat.is_some() && row.seat == shown.seat.map(|seat| seat.0);
            let cells: Vec<_> = row
                .cells
                .iter()
                .map(|cell| view! { <td class="num">{*cell}</td> })
                .collect();
            view! {
                <tr class:sum=is_sum data-total=row.total>
                    <th scope="row">{mark.map(|mark| view! { <Plate mark=mark size="s"/> })}<span>{name}</span>{is_mine.then(|| view! { <em>{app.word("ending-you")}</em> })}</th>
                    {cells}
                    <td class="num total">{row.total}</td>
                </tr>
            }
        })
        .collect();
    view! {
        <section class="sheet ending-points" id="points-by-source">
            <h3>{app.word("ending-sources")}</h3>
            <table>
                <thead><tr><th scope="col"><span class="sr">{app.word("ending-who")}</span></th>{heads}<th scope="col" class="num">{app.word("ending-total")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// The curve by round.
fn drawn(app: AppState, shown: &Shown, history: &ScoreHistory) -> impl IntoView + use<> {
    let curve = RoundCurve::new(history);
    let (left, right) = (curve.left, curve.right);
    let mine = my_side(app, shown);
    let rows: Vec<_> = curve
        .points
        .iter()
        .map(|(y, value)| view! { <path class="grid" d=format!("M{left} {y:.1}H{right}")/><text class="tick" text-anchor="end" x=left - 8.0 y=y + 4.0>{*value}</text> })
        .collect();
    let columns: Vec<_> = curve
        .rounds
        .iter()
        .map(|(x, round)| view! { <text class="tick" text-anchor="middle" x=*x y=HEIGHT - 6.0>{*round}</text> })
        .collect();
    let lines: Vec<_> = curve
        .lines
        .iter()
        .enumerate()
        .map(|(i, points)| view! { <polyline class=format!("ln s{i} {}", shown.game.name()) points=points.clone()/> })
        .collect();
    let ends: Vec<_> = curve
        .ends
        .iter()
        .map(|(y, value)| view! { <text class="end" x=right + 8.0 y=y + 5.0 data-end=*value>{*value}</text> })
        .collect();
    let game = shown.game.name();
    let legend: Vec<_> = sides(shown)
        .into_iter()
        .enumerate()
        .map(|(i, name)| {
            let you = (mine == Some(i)).then(|| format!(" ({})", app.word("ending-you")));
            view! { <li><svg viewBox="0 0 22 6" aria-hidden="true"><path class=format!("ln s{i} {game}") d="M0 3H22"/></svg>{name}{you}</li> }
        })
        .collect();
    let label = app.word("ending-curve");
    view! {
        <section class="sheet ending-curve" id="ending-curve">
            <h3>{label.clone()}</h3>
            <svg class="round-curve" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>{rows}{columns}{lines}{ends}</svg>
            <ul class="legend">{legend}</ul>
        </section>
    }
}

/// The rounds that changed most for one's own side, with the way to each.
fn moments(
    app: AppState,
    shown: &Shown,
    history: &ScoreHistory,
    table: Option<&String>,
) -> Option<impl IntoView + use<>> {
    let side = my_side(app, shown)?;
    let rows: Vec<_> = history
        .swings_of(side)
        .into_iter()
        .map(|swing| {
            let word = if swing.change > 0 { "ending-gained" } else { "ending-fell-back" };
            let args = Args::new().with("round", swing.round).with("n", swing.change.abs());
            let class = if swing.change > 0 { "up" } else { "dn" };
            let path = table.map(|id| format!("#/replay/{id}/{}", swing.from));
            let sign = if swing.change > 0 { "+" } else { "−" };
            view! {
                <li>
                    <span class="grow">{app.say(word, args)}</span>
                    <b class=class>{sign}{swing.change.abs()}</b>
                    {path.map(|path| view! { <a class="btn quiet" href=path>{app.word("ending-differently")}</a> })}
                </li>
            }
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="sheet ending-moments">
                <h3>{app.word("ending-decided")}</h3>
                <ol>{rows}</ol>
                <p class="dim small">{app.word("ending-decided-help")}</p>
            </section>
        }
    })
}
