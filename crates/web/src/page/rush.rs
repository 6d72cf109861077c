//! The table of Rush: opponents on top, the Reserve in the middle, one's own bases and hand below.

use std::sync::Arc;

use leptos::prelude::*;

use super::card::{Card, Silhouette, vehicle};
use super::glyph::{Icon, Plate};
use super::room;
use super::roster::flash;
use crate::paint::card_thing;
use crate::paint::rush::{
    AchievementPaint, BasePaint, Fate, Forecast, RushPaint, SquadPaint, VehiclePaint,
};
use crate::paint::{BoardPaint, Shown};
use crate::room::Room;
use text::Args;

fn paint(shown: &Shown) -> Option<RushPaint> {
    match &shown.board {
        BoardPaint::Rush(rush) => Some((**rush).clone()),
        BoardPaint::Map(_) | BoardPaint::Orders(_) => None,
    }
}

#[component]
pub(super) fn RushTable() -> impl IntoView {
    let room = room();
    let opponents = move || {
        let paint = room.shown.with(|shown| shown.as_deref().and_then(paint))?;
        let others: Vec<_> = paint
            .squads
            .into_iter()
            .filter(|squad| !squad.is_you)
            .map(|squad| opponent(room, squad))
            .collect();
        Some(others)
    };
    let market = move || {
        let paint = room.shown.with(|shown| shown.as_deref().and_then(paint))?;
        Some(market(room, paint))
    };
    let mine = move || {
        let shown = room.shown.get()?;
        Some(own(room, &shown))
    };
    view! {
        <div class="opps">{opponents}</div>
        <div class="mid">{market}</div>
        <div class="me">{mine}</div>
    }
}

fn counts(room: Room, squad: &SquadPaint) -> impl IntoView + use<> {
    let counts = [
        ("hand", squad.n_hand, "web-in-hand"),
        ("garage", squad.n_garage, "web-in-garage"),
        ("depot", squad.n_depot, "web-in-depot"),
    ];
    let counts = counts.into_iter();
    counts.map(|(icon, n, word)| {
        let words = format!("{}: {n}", room.word(word));
        let title = words.clone();
        view! { <span class="cnt" title=title><Icon name=icon/><span aria-hidden="true">{n}</span><span class="vh">{words}</span></span> }
    }).collect::<Vec<_>>()
}

fn opponent(room: Room, squad: SquadPaint) -> impl IntoView {
    let bases: Vec<_> = squad
        .bases
        .iter()
        .cloned()
        .map(|base| base_view(room, base))
        .collect();
    let top = squad.depot_top.clone();
    view! {
        <section class="sheet opp" data-pool=squad.seat.to_string() class:on=squad.is_active aria-label=squad.name.clone()>
            <header>
                <b class="grow">{squad.name.clone()}</b>
                {counts(room, &squad)}
            </header>
            {flash(room, &squad.seat.to_string())}
            <div class="bases">{bases}</div>
            {top.map(|top| view! { <p class="top-depot dim"><Icon name="depot"/>{top}</p> })}
        </section>
    }
}

fn base_view(room: Room, base: BasePaint) -> AnyView {
    if base.is_gone {
        return view! { <div class="bs gone"><Icon name="destroyed"/><span class="vh">{base.name}</span>{room.word("web-destroyed")}</div> }.into_any();
    }
    let lit = |thing: &game::Thing| {
        let thing = thing.clone();
        Memo::new(move |_| room.is_lit(&thing))
    };
    let is_lit = lit(&base.thing);
    let is_made = room.made(&base.thing);
    let thing = base.thing.clone();
    let damaged = room.word("web-damaged");
    let label = if base.is_damaged {
        format!("{}, {damaged}", base.name)
    } else {
        base.name.clone()
    };
    let defender = base.defender.map(|(card, is_damaged)| {
        let is_lit = lit(&card.thing);
        let is_made = room.made(&card.thing);
        let thing = card.thing.clone();
        let icon = card.face.icon;
        let label = if is_damaged { format!("{}, {damaged}", card.title) } else { card.title.clone() };
        view! {
            <button type="button" class="df" class:is-legal=move || is_lit.get() class:was-made=move || is_made.get() data-n=card.face.mark data-card="defender" data-fly=format!("base {}", card.id) data-is=card.id.clone() aria-label=label on:click=move |_| room.point(&thing)>
                <span class="da"><Silhouette icon=icon/></span>
                <b>{card.title}</b>
                <span class="row dst">{card.face.mark.map(|mark| view! { <Plate mark=mark size="s"/> })}<span><Icon name="armour"/>{card.face.armour}</span></span>
                {is_damaged.then(|| view! { <span class="dbadge"><Icon name="damage"/></span> })}
            </button>
        }
    });
    let is_bare = defender.is_none();
    let forecast = base.forecast.map(|forecast| forecast_view(room, forecast));
    view! {
        <div class="bs" class:dam=base.is_damaged class:is-legal=move || is_lit.get() class:was-made=move || is_made.get()>
            {defender}
            {is_bare.then(|| view! { <span class="bare"><Icon name="base"/></span> })}
            <button type="button" class="bb" data-base="" aria-label=label on:click=move |_| room.point(&thing)>
                <Icon name="base"/><span>{room.say("web-base", Args::new().with("n", base.number))}</span>
                {base.is_damaged.then(|| view! { <span class="dm"><Icon name="damage"/></span> })}
            </button>
            {forecast}
        </div>
    }
    .into_any()
}

/// What the attackers named so far would do to a target.
fn forecast_view(room: Room, forecast: Forecast) -> impl IntoView {
    let (word, icon) = match forecast.fate {
        Fate::Destroyed => ("web-shot-destroyed", "destroyed"),
        Fate::DestroyedByTwo => ("web-shot-destroyed-by-two", "destroyed"),
        Fate::Damaged => ("web-shot-damaged", "damage"),
    };
    let strength = forecast.strength.map(|(firepower, armour)| {
        let args = Args::new()
            .with("firepower", firepower)
            .with("armour", armour);
        let words = room.say("web-shot-strength", args);
        view! { <small>{words}</small> }
    });
    view! {
        <p class="fate" class:sure=forecast.fate == Fate::Destroyed data-fate=word>
            <Icon name=icon/><span>{room.word(word)}{strength}</span>
        </p>
    }
}

fn offered(room: Room, card: VehiclePaint) -> impl IntoView {
    let thing = card.thing.clone();
    let is_lit = {
        let thing = thing.clone();
        Memo::new(move |_| room.is_lit(&thing))
    };
    let is_made = room.made(&thing);
    let label = card.title.clone();
    let mark = card.face.mark;
    view! {
        <button type="button" class="card veh" class:can=move || is_lit.get() class:is-legal=move || is_lit.get() class:was-made=move || is_made.get() data-n=mark data-card="offer" data-fly=format!("offer {}", card.id) data-is=card.id.clone() data-from="deck" aria-label=label on:click=move |_| room.point(&thing)>
            {vehicle(card.title, card.face)}
        </button>
    }
}

fn market(room: Room, paint: RushPaint) -> impl IntoView {
    let n = paint.reserve.len();
    let slots: Vec<_> = paint
        .reserve
        .into_iter()
        .enumerate()
        .map(|(i, card)| {
            let note = match i {
                0 => room.word("web-new"),
                i if i + 1 == n => room.word("web-leaves"),
                _ => String::new(),
            };
            let card = match card {
                Some(card) => offered(room, card).into_any(),
                None => view! { <div class="dis"></div> }.into_any(),
            };
            view! { <div class="slot"><span class="cap">{format!("R{} {note}", i + 1)}</span>{card}</div> }
        })
        .collect();
    view! {
        <div class="market">
            <div class="pile" data-pool="deck"><div class="card back"><span class="cap" style="color:inherit">{room.word("web-deck")}<br/><b class="big">{paint.n_deck}</b></span></div></div>
            {slots}
            <div class="pile"><div class="dis"><span class="cap">{room.word("web-discard")}" "{paint.n_discard}</span></div></div>
        </div>
    }
}

fn own(room: Room, shown: &Arc<Shown>) -> impl IntoView + use<> {
    let paint = paint(shown);
    let squad = paint
        .as_ref()
        .and_then(|paint| paint.squads.iter().find(|squad| squad.is_you).cloned());
    let cards: Vec<_> = shown
        .hand()
        .cloned()
        .map(|(spot, card)| {
            let thing = card_thing(spot, &card.id);
            view! { <li><Card paint=card thing=thing/></li> }
        })
        .collect();
    let uses = paint.map(|paint| {
        let money = room.say("web-resources-left", Args::new().with("n", paint.resources));
        view! {
            <div class="uses">
                <span class="use" class:done=paint.has_bought><Icon name="resource"/>{room.word(if paint.has_bought { "web-bought" } else { "web-may-buy" })}</span>
                <span class="use" class:done=paint.has_attacked><Icon name="firepower"/>{room.word(if paint.has_attacked { "web-attacked" } else { "web-may-attack" })}</span>
                {(paint.resources > 0).then(|| view! { <span class="use now"><Icon name="resource"/>{money}</span> })}
            </div>
        }
    });
    let head = squad.as_ref().map(
        |squad| view! { <div class="mh"><b>{squad.name.clone()}</b>{counts(room, squad)}</div> },
    );
    let bases: Vec<_> = squad
        .map(|squad| squad.bases)
        .unwrap_or_default()
        .into_iter()
        .map(|base| base_view(room, base))
        .collect();
    view! {
        <div class="meL">{head}<div class="bases mine">{bases}</div>{uses}</div>
        <ul class="hand rh" id="hand" aria-label=room.word("web-hand")>{cards}</ul>
    }
}

/// Stacks of medals and achievements.
#[component]
pub(super) fn RushSide() -> impl IntoView {
    let room = room();
    move || {
        let paint = room.shown.with(|shown| shown.as_deref().and_then(paint))?;
        let stacks: Vec<_> = paint
            .stacks
            .iter()
            .map(|stack| {
                let pips: Vec<_> = (0..stack.all).map(|i| view! { <i class:x={i >= stack.singles}></i> }).collect();
                let words = room.say("web-medals", Args::new().with("singles", stack.singles).with("doubles", stack.doubles));
                view! { <div class="ms" data-n=stack.mark title=stack.nation.clone()><Plate mark=stack.mark/><span class="grow"><span class="pips">{pips}</span><small>{words}</small></span></div> }
            })
            .collect();
        let achievements: Vec<_> = paint
            .achievements
            .into_iter()
            .map(|achievement| achievement_view(room, achievement))
            .collect();
        Some(view! {
            <section class="sheet"><header><span class="cap grow">{room.word("web-medals-left")}</span></header><div class="mss">{stacks}</div></section>
            <section class="sheet"><header><span class="cap grow">{room.word("web-achievements")}</span></header><ul class="acs">{achievements}</ul></section>
        })
    }
}

/// Who has how much of what an achievement counts, and who is in front.
fn achievement_view(room: Room, paint: AchievementPaint) -> impl IntoView {
    let front = paint.leader.and_then(|leader| paint.counts.get(leader));
    let words = match front {
        Some((seat, n)) => {
            let args = Args::new().with("seat", seat.clone()).with("n", *n);
            room.say("web-leads", args)
        }
        None => room.word("web-leads-nobody"),
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
