//! Who supplies what, and which bonuses that gives. Derived whenever it is asked for (rule 5.7).

use crate::effect::BonusEffect;
use crate::faction::Faction;
use crate::place::{PlaceId, Places};
use crate::state::State;

/// Every area and zone that the faction controls and supplies.
///
// Rules 5.3 and 5.4: linked through controlled places to the HQ; in the air, to the zone above the
// HQ (A11). Areas never border zones, so both floods go at once.
pub(crate) fn of(state: &State, faction: Faction) -> Places {
    let tables = &state.board().tables;
    let control = state.sides[faction].control;
    let mut supplied = tables.roots[faction] & control;
    let mut fresh = supplied;
    while !fresh.is_empty() {
        let mut next = Places::EMPTY;
        for place in fresh.iter() {
            next |= tables.adjacent[place.index()];
        }
        fresh = next & control & !supplied;
        supplied |= fresh;
    }
    supplied
}

/// The bonuses of these areas, by id.
pub(crate) fn bonuses(state: &State, supplied: Places) -> u16 {
    // Rule 12.1: controlled and supplied.
    (supplied & state.bonus_areas)
        .iter()
        .filter_map(|area| state.bonuses[area.index()])
        .fold(0, |bits, bonus| bits | 1 << bonus.0)
}

/// Adds up what some of these bonuses give.
pub(crate) fn sum(state: &State, bonuses: u16, value: impl Fn(BonusEffect) -> u8) -> u8 {
    let all = state.content().bonuses();
    game::bits(bonuses)
        .map(|row| value(all[row as usize].effect))
        .sum()
}

/// Who controls a place.
pub(crate) fn controller(state: &State, place: PlaceId) -> Option<Faction> {
    Faction::ALL
        .into_iter()
        .find(|&faction| state.sides[faction].control.contains(place))
}

/// The stars of areas that the faction controls and supplies (rule 14.2).
pub(crate) fn stars(state: &State, faction: Faction) -> u8 {
    let board = state.board();
    (of(state, faction) & board.tables.starred)
        .iter()
        .map(|area| board.areas[area.index()].stars)
        .sum()
}
