//! Laws 15 and 16: what an observer is told is read back as it was written, and choices name the
//! things that they are about.

use game::{Game, Observer, Thing};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::breach::{Fault, Law, fault};
use super::lists::Options;
use crate::told::{json, observers};

/// Checks that views are read back.
pub(super) fn views<G: Game>(state: &G) -> Result<(), Fault> {
    for observer in observers(state.seats()) {
        read_back("view", observer, &state.view(observer))?;
    }
    Ok(())
}

/// Checks that the events of a move, seen after it, are read back.
pub(super) fn events<G: Game>(after: &G, events: &[G::Event]) -> Result<(), Fault> {
    for observer in observers(after.seats()) {
        for event in events {
            read_back("event", observer, &after.witness(event, observer))?;
        }
    }
    Ok(())
}

fn read_back<T: Serialize + DeserializeOwned + PartialEq>(
    what: &str,
    observer: Observer,
    value: &T,
) -> Result<(), Fault> {
    let text = json(value);
    match serde_json::from_str::<T>(&text) {
        Ok(back) if back == *value => Ok(()),
        Ok(back) => fault(
            Law::Sights,
            format!(
                "a {what} of {observer:?} is read back otherwise:\n  {text}\n  {}",
                json(&back)
            ),
        ),
        Err(error) => fault(
            Law::Sights,
            format!("a {what} of {observer:?} is not read back: {error}\n  {text}"),
        ),
    }
}

/// Checks that every listed move names its things, and that pointing at one of them leads back to
/// the move.
pub(super) fn named<G: Game>(state: &G, options: &Options<G::Move>) -> Result<(), Fault> {
    for (seat, (moves, standing)) in (0..).map(game::Seat).zip(&options.of_seat) {
        for &mv in moves.iter().chain(standing.iter()) {
            let text = state.write_move(mv);
            let things = state.things(mv);
            // A plain button says all in its one word.
            if things.is_empty() && text.contains(' ') {
                return fault(Law::Things, format!("`{text}` names no thing"));
            }
            let is_led_to = |thing: &Thing| state.ways(seat, thing).contains(&mv);
            if !things.is_empty() && !things.iter().any(|named| is_led_to(&named.thing)) {
                return fault(
                    Law::Things,
                    format!("no thing that `{text}` names leads back to it: {things:?}"),
                );
            }
        }
    }
    for thing in foreign() {
        if let Some(&mv) = state.ways(game::Seat(0), &thing).first() {
            return fault(
                Law::Things,
                format!(
                    "{thing:?}, which is nowhere, leads to `{}`",
                    state.write_move(mv)
                ),
            );
        }
    }
    Ok(())
}

/// Things that no table has.
fn foreign() -> [Thing; 4] {
    const NOWHERE: &str = "no such thing";
    [
        Thing::card(NOWHERE, game::Zone::Hand),
        Thing::place(NOWHERE),
        Thing::piece(NOWHERE, NOWHERE, NOWHERE),
        Thing::Space(NOWHERE.into()),
    ]
}
