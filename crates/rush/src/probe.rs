//! Answers to a scenario's questions.
//!
//! `probe` tells the truth, `probe_view` what an observer with that view can tell. Both
//! understand the same questions; where the observer sees only how many cards there are, the
//! answer is that number with `hidden` behind it.

use game::{NameKind, NotationFault, Observer, Probe};

use crate::moves;
use crate::nation::Nation;
use crate::state::State;
use crate::view::{SeatView, View};

const QUESTIONS: &str = "round, active, step, reserve, deck, discard, scrapyard, achievements, \
     used, resources, owed NATION, medals NATION, last_round, award ACHIEVEMENT, or SEAT with \
     hand, garage, depot, depot_top, bases, base N, score, or a pile with `size`";

/// The true answer.
pub(crate) fn probe(state: &State, question: &[&str]) -> Result<Probe, NotationFault> {
    let names = |cards: &[crate::card::CardId]| {
        Probe::list(
            cards
                .iter()
                .rev()
                .map(|&card| state.content().card(card).name.clone()),
        )
    };
    let seat = question
        .first()
        .and_then(|name| moves::seat_named(name, state.options.players));
    match (seat, question) {
        (None, ["deck"]) => return Ok(names(&state.deck)),
        (Some(seat), [_, "garage"]) => return Ok(names(&state.squad(seat).garage)),
        _ => {}
    }
    // The owner of a squad knows all of it but the order of its Garage.
    let observer = seat.map_or(Observer::Spectator, Observer::Seat);
    probe_view(&crate::view::view(state, observer), question)
}

/// What the observer can tell.
pub(crate) fn probe_view(view: &View, question: &[&str]) -> Result<Probe, NotationFault> {
    let or_none = |word: Option<&str>| Probe::one(word.unwrap_or("none"));
    let nation = |name: &str| Nation::named(name).ok_or_else(|| unknown(question));
    Ok(match *question {
        ["round"] => Probe::one(view.round),
        ["active"] => Probe::one(moves::seat_name(view.active)),
        ["step"] => or_none(view.step.map(crate::view::TurnStep::name)),
        ["reserve"] => Probe::list(
            view.reserve
                .iter()
                .map(|card| card.as_deref().unwrap_or("-")),
        ),
        ["deck"] => hidden(view.deck_size),
        ["deck", "size"] => Probe::one(view.deck_size),
        ["discard"] => Probe::set(&view.discard),
        ["discard", "size"] => Probe::one(view.discard.len()),
        ["scrapyard"] => Probe::set(&view.scrapyard),
        ["achievements"] => Probe::set(view.achievements.iter().map(|award| &award.id)),
        ["achievements", "size"] => Probe::one(view.achievements.len()),
        ["used"] => Probe::set(&view.this_turn.used),
        ["resources"] => Probe::one(view.this_turn.resources),
        ["owed", name] => Probe::one(view.this_turn.owed[nation(name)?]),
        ["medals", name] => Probe::list(view.medals[nation(name)?]),
        ["last_round"] => or_none(view.last_round.map(crate::state::Ending::id)),
        ["award", id] => {
            let award = view.achievements.iter().find(|award| &*award.id == id);
            let award = NameKind::Achievement.found(id, award)?;
            or_none(award.seat.map(moves::seat_name))
        }
        [name, ref rest @ ..] => {
            let seat = view.seats.iter().position(|seat| &*seat.name == name);
            let seat = seat.ok_or_else(|| unknown(question))?;
            if let (["score"], Some(outcome)) = (rest, view.outcome) {
                let score = outcome.scores.get(seat);
                return score.map(Probe::one).ok_or_else(|| unknown(question));
            }
            seat_answer(&view.seats[seat], rest).ok_or_else(|| unknown(question))?
        }
        [] => return Err(unknown(question)),
    })
}

fn hidden(n: usize) -> Probe {
    Probe::list([n.to_string(), "hidden".to_owned()])
}

fn seat_answer(seat: &SeatView, question: &[&str]) -> Option<Probe> {
    let own = seat.own.as_ref();
    Some(match *question {
        ["hand"] => match &seat.hand {
            Some(hand) => Probe::set(hand),
            None => hidden(seat.hand_size),
        },
        ["hand", "size"] => Probe::one(seat.hand_size),
        ["garage"] => own.map_or_else(|| hidden(seat.garage_size), |own| Probe::set(&own.garage)),
        ["garage", "size"] => Probe::one(seat.garage_size),
        ["depot"] => own.map_or_else(|| hidden(seat.depot_size), |own| Probe::list(&own.depot)),
        ["depot", "size"] => Probe::one(seat.depot_size),
        ["depot_top"] => Probe::one(seat.depot_top.as_deref().unwrap_or("none")),
        ["bases"] => Probe::one(seat.bases.iter().flatten().count()),
        ["base", n] => base(seat, moves::parse_base(n).ok()?),
        ["score"] => Probe::one("none"),
        _ => return None,
    })
}

/// `gone`, or its state and then its defender and that one's state.
fn base(seat: &SeatView, number: u8) -> Probe {
    let word = |is_damaged: bool| if is_damaged { "damaged" } else { "intact" };
    let Some(base) = &seat.bases[usize::from(number)] else {
        return Probe::one("gone");
    };
    let mut words = vec![word(base.is_damaged)];
    if let Some(defender) = &base.defender {
        words.extend([&*defender.card, word(defender.is_damaged)]);
    }
    Probe::list(words)
}

fn unknown(question: &[&str]) -> NotationFault {
    NotationFault::form(&question.join(" "), QUESTIONS)
}
