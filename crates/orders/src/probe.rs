//! Answers to a scenario's questions.
//!
//! `probe` tells the truth, `probe_view` what an observer with that view can tell. Both
//! understand the same questions; where the observer sees only how many cards there are, the
//! answer is that number with `hidden` behind it. Pieces are told as `town*3`, action spaces as
//! `advance/town`.

use game::{NotationFault, Observer, Probe};

use crate::faction::Faction;
use crate::state::State;
use crate::view::{FactionView, Pending, PlaceView, View};

const QUESTIONS: &str = "round, active, initiative, step, dice, roll, force, left, target, deck, \
     deck size, discard, at PLACE, bonus AREA, space ACTION PLACE, or FACTION with troops, planes, \
     reserve troops, reserve planes, commanders, ready, borrowed, deployed, supplied, supported, \
     used, stars, passed, hand, hand size";

/// The true answer.
pub(crate) fn probe(state: &State, question: &[&str]) -> Result<Probe, NotationFault> {
    if question == ["deck"] {
        let content = state.content();
        return Ok(Probe::list(
            state
                .deck
                .iter()
                .rev()
                .map(|&card| &content.card(card).name),
        ));
    }
    let observer = question
        .first()
        .and_then(|name| Faction::named(name))
        .map_or(Observer::Spectator, |faction| {
            Observer::Seat(faction.seat())
        });
    probe_view(&crate::view::view(state, observer), question)
}

/// What the observer can tell.
pub(crate) fn probe_view(view: &View, question: &[&str]) -> Result<Probe, NotationFault> {
    answer(view, question).ok_or_else(|| NotationFault::form(&question.join(" "), QUESTIONS))
}

fn hidden(n: usize) -> Probe {
    Probe::list([n.to_string(), "hidden".to_owned()])
}

fn yes_or_no(is_so: bool) -> Probe {
    Probe::one(if is_so { "yes" } else { "no" })
}

fn answer(view: &View, question: &[&str]) -> Option<Probe> {
    let nothing = || Probe::list::<String>([]);
    let places = || view.areas.iter().chain(&view.zones);
    Some(match *question {
        ["round"] => Probe::one(view.round),
        ["active"] => Probe::one(view.active),
        ["initiative"] => Probe::one(view.initiative),
        ["deck"] => hidden(view.deck),
        ["deck", "size"] => Probe::one(view.deck),
        ["discard"] => Probe::set(&view.discard),
        ["step"] => Probe::one(view.pending.last().map_or("none", step)),
        ["dice"] => Probe::one(view.pending.iter().find_map(dice)?),
        ["roll"] => view.pending.iter().find_map(roll).unwrap_or_else(nothing),
        ["force"] => Probe::one(action(view).map_or(0, |(_, force, _)| force)),
        ["left"] => Probe::one(action(view).map_or(0, |(_, _, left)| left)),
        ["target"] => match action(view) {
            Some((Some(target), ..)) => Probe::one(target),
            _ => nothing(),
        },
        ["at", name] => {
            let place = places().find(|place| &*place.name == name)?;
            match place.owner {
                Some(owner) => Probe::list([owner.to_string(), place.pieces.to_string()]),
                None => nothing(),
            }
        }
        ["bonus", name] => {
            let area = view.areas.iter().find(|area| &*area.name == name)?;
            Probe::list(&area.bonus)
        }
        ["space", ref words @ ..] => {
            let name = words.join(" ");
            let space = view.spaces.iter().find(|space| *space.name == *name)?;
            Probe::set(&space.commanders)
        }
        [name, ref rest @ ..] => faction_answer(view, Faction::named(name)?, rest)?,
        [] => return None,
    })
}

const fn step(pending: &Pending) -> &'static str {
    match pending {
        Pending::Deal => "deal",
        Pending::Token { .. } => "token",
        Pending::Toss => "toss",
        Pending::Turn { .. } => "turn",
        Pending::Beside { .. } => "beside",
        Pending::Action { step, .. } => step.name(),
        Pending::Window { moment, .. } => moment.name(),
        Pending::Add { .. } => "add",
        Pending::Roll { .. } => "roll",
        Pending::Keep { .. } => "keep",
        Pending::Return { .. } => "return",
    }
}

fn dice(pending: &Pending) -> Option<u8> {
    match pending {
        Pending::Roll { dice, .. } | Pending::Window { dice, .. } => Some(*dice),
        Pending::Keep { roll, .. } => Some(roll.len()),
        _ => None,
    }
}

fn roll(pending: &Pending) -> Option<Probe> {
    match pending {
        Pending::Keep { roll, .. } => Some(Probe::list(roll.iter())),
        _ => None,
    }
}

fn action(view: &View) -> Option<(Option<&str>, u8, u8)> {
    view.pending.iter().find_map(|pending| match pending {
        Pending::Action {
            target,
            force,
            left,
            ..
        } => Some((target.as_deref(), *force, *left)),
        _ => None,
    })
}

fn faction_answer(view: &View, faction: Faction, question: &[&str]) -> Option<Probe> {
    let pieces = |places: &[PlaceView]| {
        let own = places.iter().filter(|place| place.owner == Some(faction));
        Probe::set(own.map(|place| format!("{}*{}", place.name, place.pieces)))
    };
    let places = view.areas.iter().chain(&view.zones);
    let FactionView {
        troops,
        planes,
        commanders,
        ready,
        borrowed,
        has_passed,
        supported,
        used,
        stars,
        points: _,
        hand_size,
        hand,
    } = &view.factions[faction];
    Some(match *question {
        ["troops"] => pieces(&view.areas),
        ["planes"] => pieces(&view.zones),
        ["reserve", "troops"] => Probe::one(troops),
        ["reserve", "planes"] => Probe::one(planes),
        ["commanders"] => Probe::one(commanders),
        ["ready"] => Probe::one(ready),
        ["borrowed"] => Probe::one(borrowed),
        ["passed"] => yes_or_no(*has_passed),
        ["supported"] => Probe::set(supported.iter().map(|action| action.name())),
        ["used"] => Probe::set(used),
        ["stars"] => Probe::one(stars),
        ["supplied"] => Probe::set(
            places
                .filter(|place| place.owner == Some(faction) && place.is_supplied)
                .map(|place| &place.name),
        ),
        ["deployed"] => Probe::set(
            view.spaces
                .iter()
                .filter(|space| space.commanders.contains(&faction))
                .map(|space| space.name.replace(' ', "/")),
        ),
        ["hand", "size"] => Probe::one(hand_size),
        ["hand"] => match hand {
            Some(hand) => Probe::set(hand),
            None => hidden(usize::from(*hand_size)),
        },
        _ => return None,
    })
}
