//! Laws 8 and 17 for previews: they tell no more than the seat may know, and what they promise happens.

use game::{Actor, Game, MoveList, Observer, Preview, PreviewOf, Seat, Turn};
use games::{Playable, previews, previews_in};

use super::breach::{Fault, Law, fault};
use crate::told::json;

/// The legal moves of a seat.
fn moves_of<G: Game>(state: &G, seat: Seat) -> MoveList<G::Move> {
    let mut list = MoveList::new();
    state.moves(seat, &mut list);
    list
}

/// Checks that a preview made in the true position is the one made in an imagined position: so it depends
/// on nothing that the seat cannot know.
pub(super) fn blind<G: Playable>(truth: &G, world: &G, seat: Seat) -> Result<(), Fault> {
    let moves = moves_of(truth, seat);
    let in_truth = previews_in(truth, seat, &moves);
    let in_world = previews_in(world, seat, &moves);
    let mut pairs = moves.iter().zip(in_truth.iter().zip(&in_world));
    match pairs.find(|(_, (one, two))| one != two) {
        None => Ok(()),
        Some((&mv, (one, two))) => fault(
            Law::Blindness,
            format!(
                "the previews of `{}` differ for seat {seat}:\n  {}\n  {}",
                truth.write_move(mv),
                json(one),
                json(two)
            ),
        ),
    }
}

/// Checks that what is promised to a seat happens in the true position, and that previews are read back.
pub(super) fn kept<G: Playable>(truth: &G, seat: Seat) -> Result<(), Fault> {
    let moves = moves_of(truth, seat);
    let promised = previews(truth, seat, &moves);
    if promised.len() != moves.len() {
        return fault(Law::Promise, format!("{} previews", promised.len()));
    }
    for (&mv, promised) in moves.iter().zip(&promised) {
        let text = json(promised);
        if serde_json::from_str::<PreviewOf<G>>(&text).ok().as_ref() != Some(promised) {
            return fault(
                Law::Sights,
                format!("a preview is not read back:\n  {text}"),
            );
        }
        one(truth, seat, mv, promised)?;
    }
    Ok(())
}

fn one<G: Playable>(
    truth: &G,
    seat: Seat,
    mv: G::Move,
    promised: &PreviewOf<G>,
) -> Result<(), Fault> {
    let mut state = truth.clone();
    let mut seen = make(&mut state, Actor::Seat(seat), mv, seat);
    let broken = |what: &str, promised: &Preview<G::Seen, G::Outlook>, seen: &[G::Seen]| {
        fault(
            Law::Promise,
            format!(
                "the preview of `{}` promises seat {seat} what does not happen {what}:\n  {}\n  {}",
                truth.write_move(mv),
                json(promised),
                json(&seen)
            ),
        )
    };
    if !is_within(promised.certain.iter(), &seen) {
        return broken("at once", promised, &seen);
    }
    // Others let go for as long as they can.
    while !is_within(promised.events(), &seen) {
        let Turn::Seats(asked) = state.turn() else {
            return broken("if others let go", promised, &seen);
        };
        let other = asked.iter().find(|&other| other != seat);
        let pass = other.and_then(|other| {
            let moves = moves_of(&state, other);
            let pass = moves.iter().copied().find(|&mv| G::is_pass(mv))?;
            Some((other, pass))
        });
        let Some((other, pass)) = pass else {
            return broken("if others let go", promised, &seen);
        };
        seen.extend(make(&mut state, Actor::Seat(other), pass, seat));
    }
    Ok(())
}

fn make<G: Game>(state: &mut G, actor: Actor, mv: G::Move, seat: Seat) -> Vec<G::Seen> {
    let mut events = Vec::new();
    state.apply(actor, mv, &mut events);
    let events = events.iter();
    events
        .map(|event| state.witness(event, Observer::Seat(seat)))
        .collect()
}

/// Whether all of these happened, in this order.
fn is_within<'a, E: PartialEq + 'a>(mut promised: impl Iterator<Item = &'a E>, seen: &[E]) -> bool {
    let mut seen = seen.iter();
    promised.all(|event| seen.any(|other| other == event))
}
