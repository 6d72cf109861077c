//! What reasons are made of: pieces, the own hand, points, income and supply, as a seat sees them.

use game::{Game, Observer, Seat, Thing, Zone};
use quartermaster::effect::PieceKind;
use quartermaster::{Country, State, Team};

use super::features;
use crate::reasons::{self, Fact, FactState, Snapshot};

/// The position as that seat sees it.
pub(super) fn snapshot(state: &State, seat: Seat) -> Snapshot {
    let view = state.view(Observer::Seat(seat));
    let led = Country::ALL
        .into_iter()
        .find(|&country| state.leader(country) == seat);
    let team = led.map_or(Team::Axis, Country::team);
    let (mut facts, mut income, mut supplied) = (Vec::new(), 0, 0);
    for country in Country::ALL {
        let there = &view.countries[country];
        let is_own = country.team() == team;
        let kinds = [
            (PieceKind::Army, &there.armies),
            (PieceKind::Navy, &there.navies),
            (PieceKind::Air, &there.air),
        ];
        for (kind, places) in kinds {
            facts.extend(places.iter().map(|place| Fact {
                thing: Thing::piece(country.name(), kind.name(), place),
                state: FactState::Stands,
                is_own,
            }));
        }
        let earned = features::income(state, country) as i32;
        income += if is_own { earned } else { -earned };
        if is_own {
            let n = there.armies.len() + there.navies.len();
            supplied += n as i32 - there.unsupplied.len() as i32;
        }
        let hand = there.own.iter().flat_map(|own| &own.hand);
        facts.extend(hand.map(|card| Fact {
            thing: Thing::card(card, Zone::Hand),
            state: FactState::InHand,
            is_own: true,
        }));
    }
    let [own, other] = [team, team.other()].map(|team| i32::from(view.points[team as usize]));
    Snapshot {
        income,
        supplied,
        ..reasons::snapshot(facts, own - other)
    }
}
