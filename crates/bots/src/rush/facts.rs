//! What reasons are made of: bases and their defenders, the own squad and the score, as a seat sees them.

use ::rush::{State, base_name};
use game::{Game, Observer, Seat, Thing, Zone};

use crate::reasons::{self, Fact, FactState, Snapshot};

/// The position as that seat sees it.
pub(super) fn snapshot(state: &State, seat: Seat) -> Snapshot {
    let view = state.view(Observer::Seat(seat));
    let mut facts = Vec::new();
    for (i, there) in view.seats.iter().enumerate() {
        let owner = Seat(i as u8);
        let is_own = owner == seat;
        for (base, standing) in there.bases.iter().enumerate() {
            let Some(standing) = standing else { continue };
            let mut add = |state| {
                facts.push(Fact {
                    thing: Thing::Place(base_name(owner, base as u8)),
                    state,
                    is_own,
                });
            };
            add(FactState::Stands);
            if standing.defender.is_some() {
                add(FactState::Guarded);
            }
        }
    }
    let content = state.content();
    facts.extend(state.squad_cards(seat).map(|card| Fact {
        thing: Thing::card(&content.card(card).name, Zone::Pile),
        state: FactState::Owned,
        is_own: true,
    }));
    let tallies = state.tallies();
    let seats = 0..usize::from(state.seats());
    let best = seats
        .filter(|&other| other != usize::from(seat.0))
        .map(|other| tallies[other].score);
    let lead = tallies[usize::from(seat.0)].score - best.max().unwrap_or(0);
    reasons::snapshot(facts, lead)
}
