//! What reasons are made of: places, the own hand and stars, as a seat sees them.

use ::orders::{Faction, State};
use game::{Game, Observer, Seat, Thing, Zone};

use crate::reasons::{self, Fact, FactState, Snapshot};

/// The position as that seat sees it.
pub(super) fn snapshot(state: &State, seat: Seat) -> Snapshot {
    let view = state.view(Observer::Seat(seat));
    let faction = Faction::of(seat).unwrap_or_default();
    let places = view.areas.iter().chain(&view.zones);
    let held = places.filter_map(|place| Some((place, place.owner?)));
    let mut facts: Vec<Fact> = held
        .map(|(place, owner)| Fact {
            thing: Thing::Place(place.name.clone()),
            state: FactState::Held,
            is_own: owner == faction,
        })
        .collect();
    let hand = view.factions[faction].hand.iter().flatten();
    facts.extend(hand.map(|card| Fact {
        thing: Thing::card(card, Zone::Hand),
        state: FactState::InHand,
        is_own: true,
    }));
    let [own, other] =
        [faction, faction.other()].map(|faction| i32::from(view.factions[faction].stars));
    let supplied = view
        .areas
        .iter()
        .filter(|area| area.owner == Some(faction) && area.is_supplied);
    Snapshot {
        supplied: supplied.count() as i32,
        ..reasons::snapshot(facts, own - other)
    }
}
