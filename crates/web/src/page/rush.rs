//! The table of Rush: opponents on top, the Reserve in the middle, one's own bases and hand below.

use leptos::prelude::*;

use super::app;
use super::card::{Silhouette, vehicle};
use super::glyph::{Icon, Plate};
use super::hand::Cards;
use super::roster::flash;
use crate::app::AppState;
use crate::paint::BoardPaint;
use crate::paint::rush::{
    AchievementPaint, BasePaint, Fate, Forecast, RushPaint, SquadPaint, VehiclePaint,
};
use text::Args;

/// Something of the table as it is now.
fn of<T>(app: AppState, read: impl FnOnce(&RushPaint) -> T) -> Option<T> {
    app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Rush(rush) => Some(read(rush)),
        BoardPaint::Map(_) | BoardPaint::Orders(_) => None,
    })
}

#[component]
pub(super) fn RushTable() -> impl IntoView {
    let app = app();
    // Each part is drawn anew when it changes, not whenever anything does.
    let seats = Memo::new(move |_| {
        of(app, |paint| {
            let others = paint.squads.iter().filter(|squad| !squad.is_you);
            others.map(|squad| squad.seat).collect::<Vec<_>>()
        })
    });
    let opponents = move || {
        let seats = seats.get().unwrap_or_default().into_iter();
        let others: Vec<_> = seats
            .map(|seat| {
                let squad = Memo::new(move |_| {
                    of(app, |paint| paint.squads.get(usize::from(seat)).cloned()).flatten()
                });
                move || squad.get().map(|squad| opponent(app, squad))
            })
            .collect();
        others
    };
    let offer = Memo::new(move |_| {
        of(app, |paint| {
            (paint.reserve.clone(), paint.n_deck, paint.n_discard)
        })
    });
    let market = move || {
        let (reserve, n_deck, n_discard) = offer.get()?;
        Some(market(app, reserve, n_deck, n_discard))
    };
    view! {
        <div class="opps">{opponents}</div>
        <div class="mid">{market}</div>
    }
}

fn counts(app: AppState, squad: &SquadPaint) -> impl IntoView + use<> {
    let counts = [
        ("hand", squad.n_hand, "web-in-hand"),
        ("garage", squad.n_garage, "web-in-garage"),
        ("depot", squad.n_depot, "web-in-depot"),
    ];
    let counts = counts.into_iter();
    counts.map(|(icon, n, word)| {
        let words = format!("{}: {n}", app.word(word));
        let title = words.clone();
        view! { <span class="cnt" title=title><Icon name=icon/><span aria-hidden="true">{n}</span><span class="vh">{words}</span></span> }
    }).collect::<Vec<_>>()
}

fn opponent(app: AppState, squad: SquadPaint) -> impl IntoView {
    let bases: Vec<_> = squad
        .bases
        .iter()
        .cloned()
        .map(|base| base_view(app, base))
        .collect();
    let top = squad.depot_top.clone();
    view! {
        <section class="sheet opp" data-pool=squad.seat.to_string() class:on=squad.is_active aria-label=squad.name.clone()>
            <header>
                <b class="grow">{squad.name.clone()}</b>
                {counts(app, &squad)}
            </header>
            {flash(app, &squad.seat.to_string())}
            <div class="bases">{bases}</div>
            {top.map(|top| view! { <p class="top-depot dim"><Icon name="depot"/>{top}</p> })}
        </section>
    }
}

fn base_view(app: AppState, base: BasePaint) -> AnyView {
    if base.is_gone {
        return view! { <div class="bs gone"><Icon name="destroyed"/><span class="vh">{base.name}</span>{app.word("web-destroyed")}</div> }.into_any();
    }
    let selectable = |thing: &game::Thing| {
        let thing = thing.clone();
        Memo::new(move |_| app.is_selectable(&thing))
    };
    let is_selectable = selectable(&base.thing);
    let is_made = app.made(&base.thing);
    let thing = base.thing.clone();
    let damaged = app.word("web-damaged");
    let label = if base.is_damaged {
        format!("{}, {damaged}", base.name)
    } else {
        base.name.clone()
    };
    let label = app.called(move || label.clone(), is_selectable);
    let defender = base.defender.map(|(card, is_damaged)| {
        let is_selectable = selectable(&card.thing);
        let is_made = app.made(&card.thing);
        let thing = card.thing.clone();
        let icon = card.face.icon;
        let label = if is_damaged { format!("{}, {damaged}", card.title) } else { card.title.clone() };
        let label = app.called(move || label.clone(), is_selectable);
        view! {
            <button type="button" class="df" class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get() data-n=card.face.mark data-card="defender" data-fly=format!("base {}", card.id) data-is=card.id.clone() aria-label=label on:click=move |_| app.point(&thing)>
                <span class="da"><Silhouette icon=icon/></span>
                <b>{card.title}</b>
                <span class="row dst">{card.face.mark.map(|mark| view! { <Plate mark=mark size="s"/> })}<span><Icon name="armour"/>{card.face.armour}</span></span>
                {is_damaged.then(|| view! { <span class="dbadge"><Icon name="damage"/></span> })}
            </button>
        }
    });
    let is_bare = defender.is_none();
    let forecast = base.forecast.map(|forecast| forecast_view(app, forecast));
    view! {
        <div class="bs" class:dam=base.is_damaged class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get()>
            {defender}
            {is_bare.then(|| view! { <span class="bare"><Icon name="base"/></span> })}
            <button type="button" class="bb" data-base="" aria-label=label on:click=move |_| app.point(&thing)>
                <Icon name="base"/><span>{app.say("web-base", Args::new().with("n", base.number))}</span>
                {base.is_damaged.then(|| view! { <span class="dm"><Icon name="damage"/></span> })}
            </button>
            {forecast}
        </div>
    }
    .into_any()
}

/// What the attackers named so far would do to a target.
fn forecast_view(app: AppState, forecast: Forecast) -> impl IntoView {
    let (word, icon) = match forecast.fate {
        Fate::Destroyed => ("web-shot-destroyed", "destroyed"),
        Fate::DestroyedByTwo => ("web-shot-destroyed-by-two", "destroyed"),
        Fate::Damaged => ("web-shot-damaged", "damage"),
    };
    let strength = forecast.strength.map(|(firepower, armour)| {
        let args = Args::new()
            .with("firepower", firepower)
            .with("armour", armour);
        let words = app.say("web-shot-strength", args);
        view! { <small>{words}</small> }
    });
    view! {
        <p class="fate" class:sure=forecast.fate == Fate::Destroyed data-fate=word>
            <Icon name=icon/><span>{app.word(word)}{strength}</span>
        </p>
    }
}

fn offered(app: AppState, card: VehiclePaint) -> impl IntoView {
    let thing = card.thing.clone();
    let is_selectable = {
        let thing = thing.clone();
        Memo::new(move |_| app.is_selectable(&thing))
    };
    let is_made = app.made(&thing);
    let label = card.title.clone();
    let label = app.called(move || label.clone(), is_selectable);
    let mark = card.face.mark;
    view! {
        <button type="button" class="card veh" class:can=move || is_selectable.get() class:is-legal=move || is_selectable.get() class:was-made=move || is_made.get() data-n=mark data-card="offer" data-fly=format!("offer {}", card.id) data-is=card.id.clone() data-from="deck" aria-label=label on:click=move |_| app.point(&thing)>
            {vehicle(card.title, card.face)}
        </button>
    }
}

fn market(
    app: AppState,
    reserve: Vec<Option<VehiclePaint>>,
    n_deck: usize,
    n_discard: usize,
) -> impl IntoView {
    let n = reserve.len();
    let slots: Vec<_> = reserve
        .into_iter()
        .enumerate()
        .map(|(i, card)| {
            let note = match i {
                0 => app.word("web-new"),
                i if i + 1 == n => app.word("web-leaves"),
                _ => String::new(),
            };
            let card = match card {
                Some(card) => offered(app, card).into_any(),
                None => view! { <div class="dis"></div> }.into_any(),
            };
            view! { <div class="slot"><span class="cap">{format!("R{} {note}", i + 1)}</span>{card}</div> }
        })
        .collect();
    view! {
        <div class="market">
            <div class="pile" data-pool="deck"><div class="card back"><span class="cap" style="color:inherit">{app.word("web-deck")}<br/><b class="big">{n_deck}</b></span></div></div>
            {slots}
            <div class="pile"><div class="dis"><span class="cap">{app.word("web-discard")}" "{n_discard}</span></div></div>
        </div>
    }
}

/// What is before the person: bases, what a turn still allows, the hand.
#[component]
pub(super) fn Own() -> impl IntoView {
    let app = app();
    let squad = Memo::new(move |_| {
        of(app, |paint| {
            paint.squads.iter().find(|squad| squad.is_you).cloned()
        })
        .flatten()
    });
    let used = Memo::new(move |_| {
        of(app, |paint| {
            (paint.has_bought, paint.has_attacked, paint.resources)
        })
    });
    let uses = move || {
        let (has_bought, has_attacked, resources) = used.get()?;
        let money = app.say("web-resources-left", Args::new().with("n", resources));
        Some(view! {
            <div class="uses">
                <span class="use" class:done=has_bought><Icon name="resource"/>{app.word(if has_bought { "web-bought" } else { "web-may-buy" })}</span>
                <span class="use" class:done=has_attacked><Icon name="firepower"/>{app.word(if has_attacked { "web-attacked" } else { "web-may-attack" })}</span>
                {(resources > 0).then(|| view! { <span class="use now"><Icon name="resource"/>{money}</span> })}
            </div>
        })
    };
    let bases = move || {
        let squad = squad.get()?;
        let counts = counts(app, &squad);
        let bases = squad.bases.into_iter().map(|base| base_view(app, base));
        let bases: Vec<_> = bases.collect();
        Some(view! {
            <div class="mh"><b>{squad.name}" · "{app.word("web-you")}</b>{counts}</div>
            <div class="bases mine">{bases}</div>
        })
    };
    let cards = Memo::new(move |_| {
        app.shown.with(|shown| {
            let shown = shown.as_ref();
            shown.map_or_else(Vec::new, |shown| shown.hand().cloned().collect())
        })
    });
    view! {
        <div class="meL">{bases}{uses}</div>
        <ul class="hand rh" id="hand" aria-label=move || app.word("web-hand")><Cards cards=cards/></ul>
    }
}

/// Stacks of medals and achievements.
#[component]
pub(super) fn RushSide() -> impl IntoView {
    let app = app();
    let counted = Memo::new(move |_| {
        of(app, |paint| {
            (paint.stacks.clone(), paint.achievements.clone())
        })
    });
    move || {
        let (stacks, achievements) = counted.get()?;
        let stacks: Vec<_> = stacks
            .iter()
            .map(|stack| {
                let pips: Vec<_> = (0..stack.all).map(|i| view! { <i class:x={i >= stack.singles}></i> }).collect();
                let words = app.say("web-medals", Args::new().with("singles", stack.singles).with("doubles", stack.doubles));
                view! { <div class="ms" data-n=stack.mark title=stack.nation.clone()><Plate mark=stack.mark/><span class="grow"><span class="pips">{pips}</span><small>{words}</small></span></div> }
            })
            .collect();
        let achievements: Vec<_> = achievements
            .into_iter()
            .map(|achievement| achievement_view(app, achievement))
            .collect();
        Some(view! {
            <section class="sheet"><header><span class="cap grow">{app.word("web-medals-left")}</span></header><div class="mss">{stacks}</div></section>
            <section class="sheet"><header><span class="cap grow">{app.word("web-achievements")}</span></header><ul class="acs">{achievements}</ul></section>
        })
    }
}

/// Who has how much of what an achievement counts, and who is in front.
fn achievement_view(app: AppState, paint: AchievementPaint) -> impl IntoView {
    let front = paint.leader.and_then(|leader| paint.counts.get(leader));
    let words = match front {
        Some((seat, n)) => {
            let args = Args::new().with("seat", seat.clone()).with("n", *n);
            app.say("web-leads", args)
        }
        None => app.word("web-leads-nobody"),
    };
    let leader = paint.leader;
    let counts: Vec<_> = paint
        .counts
        .into_iter()
        .enumerate()
        .map(|(i, (seat, n))| {
            view! { <span class:first=leader == Some(i)>{seat}" "<b>{n}</b></span> }
        })
        .collect();
    view! {
        <li class="ac" title=paint.text>
            <Icon name="achievement"/>
            <span class="grow">{paint.name}<span class="lead">{words}</span></span>
            <small class="counts" aria-hidden="true">{counts}</small>
        </li>
    }
}
