//! The squads of the opponents, a sheet each with a row a base. On a phone one squad is shown at a time, one's
//! own too, under a strip with the scores of all.

use leptos::prelude::*;

use super::of;
use super::row::{Shape, base_view};
use crate::app::AppState;
use crate::page::app;
use crate::page::glyph::Icon;
use crate::page::roster::flash;
use crate::paint::rush::SquadPaint;

/// The squads in turn order.
#[component]
pub(crate) fn Squads() -> impl IntoView {
    let app = app();
    let n = Memo::new(move |_| of(app, |paint| paint.squads.len()).unwrap_or(0));
    // The squad that a phone shows: the one that was tapped, until another question lights something.
    let tapped: RwSignal<Option<usize>> = RwSignal::new(None);
    let lit = Memo::new(move |_| {
        let squads = of(app, |paint| {
            let squads = paint.squads.iter();
            squads.map(|squad| is_lit(app, squad)).collect::<Vec<_>>()
        });
        squads.unwrap_or_default()
    });
    Effect::new(move |_| {
        lit.track();
        tapped.set(None);
    });
    let shown = Memo::new(move |_| {
        let first_lit = lit.with(|lit| lit.iter().position(|lit| *lit));
        let active = || {
            of(app, |paint| {
                let mut squads = paint.squads.iter();
                squads.position(|squad| squad.is_active && !squad.is_you)
            })
        };
        let other = || {
            of(app, |paint| {
                let mut squads = paint.squads.iter();
                squads.position(|squad| !squad.is_you)
            })
        };
        let chosen = tapped.get().or(first_lit);
        chosen
            .or_else(|| active().flatten())
            .or_else(|| other().flatten())
            .unwrap_or(0)
    });
    let squads = move || {
        (0..n.get())
            .map(|seat| {
                let squad =
                    Memo::new(move |_| of(app, |paint| paint.squads.get(seat).cloned()).flatten());
                let is_shown = Memo::new(move |_| shown.get() == seat);
                move || squad.get().map(|squad| squad_view(app, squad, is_shown))
            })
            .collect::<Vec<_>>()
    };
    let tabs = move || {
        (0..n.get())
            .map(|seat| {
                let head = Memo::new(move |_| {
                    of(app, |paint| {
                        let squad = paint.squads.get(seat)?;
                        let name = if squad.is_you {
                            app.word("rush-score-you")
                        } else {
                            squad.name.clone()
                        };
                        Some((name, squad.score, squad.is_you))
                    })
                    .flatten()
                });
                let is_lit = move || lit.with(|lit| lit.get(seat).copied().unwrap_or(false));
                let is_shown = move || shown.get() == seat;
                view! {
                    <button type="button" class="r-tab" class:you=move || head.get().is_some_and(|(.., is_you)| is_you) class:on=is_shown class:glows=is_lit aria-pressed=move || if is_shown() { "true" } else { "false" } on:click=move |_| tapped.set(Some(seat))>
                        <span>{move || head.get().map(|(name, ..)| name)}</span>
                        <b>{move || head.get().map(|(_, score, _)| score)}</b>
                    </button>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="r-tabs">{tabs}</div>
        <div class="opps" data-n=move || n.get().saturating_sub(1)>{squads}</div>
    }
}

/// Whether something of the squad can be pointed at now.
fn is_lit(app: AppState, squad: &SquadPaint) -> bool {
    squad.bases.iter().any(|base| {
        let defender = base.defender.iter().map(|(card, _)| &card.thing);
        let mut things = std::iter::once(&base.thing).chain(defender);
        things.any(|thing| app.is_selectable(thing))
    })
}

/// What is in a squad's hand and piles.
pub(super) fn counts(app: AppState, squad: &SquadPaint) -> impl IntoView + use<> {
    let counts = [
        ("hand", squad.n_hand, "web-in-hand"),
        ("garage", squad.n_garage, "web-in-garage"),
        ("depot", squad.n_depot, "web-in-depot"),
    ];
    let top = squad.depot_top.clone();
    let counts = counts.into_iter().map(move |(icon, n, word)| {
        let words = match &top {
            Some(top) if icon == "depot" => format!("{}: {n} ({top})", app.word(word)),
            _ => format!("{}: {n}", app.word(word)),
        };
        let title = words.clone();
        view! { <span class="r-cnt" title=title><Icon name=icon/><span aria-hidden="true">{n}</span><span class="vh">{words}</span></span> }
    });
    counts.collect::<Vec<_>>()
}

/// The running score beside a name.
pub(super) fn score_view(app: AppState, score: i32) -> impl IntoView {
    let words = format!("{}: {score}", app.word("rush-score-now"));
    let title = words.clone();
    view! { <span class="r-score" title=title><Icon name="medal"/><span aria-hidden="true">{score}</span><span class="vh">{words}</span></span> }
}

fn squad_view(app: AppState, squad: SquadPaint, is_shown: Memo<bool>) -> impl IntoView {
    let counts = counts(app, &squad);
    let seat = squad.seat.to_string();
    let flash = flash(app, &seat);
    let bases = squad.bases.into_iter();
    let bases: Vec<_> = bases.map(|base| base_view(app, base, Shape::Row)).collect();
    view! {
        <section class="sheet opp" class:mine=squad.is_you class:on=squad.is_active class:shown=move || is_shown.get() data-pool=(!squad.is_you).then_some(seat) aria-label=squad.name.clone()>
            <header>
                <b class="r-who">{squad.name.clone()}</b>
                {score_view(app, squad.score)}
                <span class="grow"></span>
                {counts}
            </header>
            {flash}
            {bases}
        </section>
    }
}
