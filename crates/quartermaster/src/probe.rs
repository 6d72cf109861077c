//! Answers to a scenario's questions.
//!
//! `probe` tells the truth, `probe_view` what an observer with that view can tell. Both
//! understand the same questions; where the observer sees only how many cards there are, the
//! answer is that number with `hidden` behind it.

use game::{NameKind, NotationFault, Probe};

use crate::country::{Country, Team};
use crate::effect::PieceKind;
use crate::state::State;
use crate::supply;
use crate::view::{CountryView, View};

const QUESTIONS: &str = "vp TEAM, round, active, step, supplied COUNTRY SPACE, or COUNTRY with \
     armies, navies, air, unsupplied, protected, hand, deck, pile, discards, pile_top, status, \
     used, responses, prepared, deck known, deck seen, or hand, deck, pile, discards, responses, armies, \
     navies with `size`";

/// The true answer.
pub(crate) fn probe(state: &State, question: &[&str]) -> Result<Probe, NotationFault> {
    if let ["supplied", country, space] = *question {
        let country = Country::named(country).ok_or_else(|| unknown(question))?;
        let space = NameKind::Space.found(space, state.content().map.named(space))?;
        if !state.board.all_of(country).contains(space) {
            return Ok(Probe::one("none"));
        }
        let is_supplied = supply::of(state, country).supplied.contains(space);
        return Ok(Probe::one(if is_supplied { "yes" } else { "no" }));
    }
    if let ["left", country, kind] = *question {
        let country = Country::named(country).ok_or_else(|| unknown(question))?;
        let kind = PieceKind::ALL
            .into_iter()
            .find(|known| known.name() == kind)
            .ok_or_else(|| unknown(question))?;
        return Ok(Probe::one(state.board.left(state.content(), country, kind)));
    }
    // The leader of a country knows all of it but the order of its deck.
    let country = question.first().and_then(|name| Country::named(name));
    let observer = match country {
        Some(country) => game::Observer::Seat(state.leaders[country]),
        None => game::Observer::Spectator,
    };
    if let (Some(country), ["deck"]) = (country, &question[1.min(question.len())..]) {
        let content = state.content();
        let deck = state.cards[country].deck;
        return Ok(Probe::list(
            deck.iter().rev().map(|&card| &content.card(card).name),
        ));
    }
    probe_view(&crate::view::view(state, observer), question)
}

/// What the observer can tell.
pub(crate) fn probe_view(view: &View, question: &[&str]) -> Result<Probe, NotationFault> {
    match *question {
        ["vp", team] => {
            let team = Team::named(team).ok_or_else(|| unknown(question))?;
            Ok(Probe::one(view.points[team as usize]))
        }
        ["round"] => Ok(Probe::one(view.round)),
        ["active"] => Ok(Probe::one(view.active)),
        ["step"] => {
            Ok(Probe::one(view.step.map_or("none".to_owned(), |step| {
                format!("{step:?}").to_lowercase()
            })))
        }
        [name, ref rest @ ..] => {
            let country = Country::named(name).ok_or_else(|| unknown(question))?;
            country_answer(&view.countries[country], rest).ok_or_else(|| unknown(question))
        }
        [] => Err(unknown(question)),
    }
}

fn country_answer(country: &CountryView, question: &[&str]) -> Option<Probe> {
    let hidden = |n: usize| Probe::list([n.to_string(), "hidden".to_owned()]);
    let own = country.own.as_ref();
    Some(match *question {
        ["armies"] => Probe::set(&country.armies),
        ["navies"] => Probe::set(&country.navies),
        ["air"] => Probe::set(&country.air),
        ["unsupplied"] => Probe::set(&country.unsupplied),
        ["protected"] => Probe::set(country.protected.iter().map(|(_, space)| space)),
        ["status"] => Probe::set(&country.status),
        ["used"] => Probe::set(&country.used_status),
        ["pile_top"] => Probe::one(country.pile_top.as_deref().unwrap_or("none")),
        ["hand"] => own.map_or_else(|| hidden(country.hand_size), |own| Probe::set(&own.hand)),
        ["responses"] => own.map_or_else(
            || hidden(country.responses_count as usize),
            |own| Probe::set(&own.responses),
        ),
        // Others see the size and the top card alone.
        ["pile"] => own.map_or_else(|| hidden(country.pile_size), |own| Probe::list(&own.pile)),
        ["discards"] => own.map_or_else(
            || hidden(country.pile_size),
            |own| Probe::set(&own.discards),
        ),
        ["deck"] => hidden(country.deck_size),
        ["prepared"] => Probe::set(own.iter().filter_map(|own| own.prepared.as_ref())),
        ["deck", "seen"] => Probe::list(country.deck_seen.iter().map(|(_, card)| card)),
        ["deck", "known"] => match own {
            Some(own) => Probe::list(own.deck_known.iter().map(|(_, card)| card)),
            None => Probe::list(country.deck_seen.iter().map(|(_, card)| card)),
        },
        ["hand", "size"] => Probe::one(country.hand_size),
        ["deck", "size"] => Probe::one(country.deck_size),
        ["pile", "size"] => Probe::one(country.pile_size),
        ["responses", "size"] => Probe::one(country.responses_count),
        ["discards", "size"] => own.map_or_else(
            || hidden(country.pile_size),
            |own| Probe::one(own.discards.len()),
        ),
        ["armies", "size"] => Probe::one(country.armies.len()),
        ["navies", "size"] => Probe::one(country.navies.len()),
        _ => return None,
    })
}

fn unknown(question: &[&str]) -> NotationFault {
    NotationFault::form(&question.join(" "), QUESTIONS)
}
