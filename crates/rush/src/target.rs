//! What can be hit, where a vehicle can be laid, which medals can be taken.
//!
//! Queries only.

use game::Seat;

use crate::card::{CardId, Face};
use crate::moves::{Part, Target};
use crate::nation::Class;
use crate::options::N_BASES;
use crate::state::{Base, Squad, State};

/// Every standing base of the opponents of the active seat.
fn enemy_bases(state: &State) -> impl Iterator<Item = (Seat, u8, &Base)> {
    let active = state.active;
    state
        .seated()
        .iter()
        .enumerate()
        .map(|(i, squad)| (Seat(i as u8), squad))
        .filter(move |(seat, _)| *seat != active)
        .flat_map(|(seat, squad)| {
            squad
                .bases
                .iter()
                .enumerate()
                .filter(|(_, base)| base.is_standing)
                .map(move |(i, base)| (seat, i as u8, base))
        })
}

/// What that attacker may hit, ascending.
///
// Rule 6.3: a defender, or a base without one; rules 5.22, 5.23 narrow it.
pub(crate) fn of_attacker(state: &State, card: CardId) -> impl Iterator<Item = Target> {
    let face = state.content().face(card);
    enemy_bases(state).filter_map(move |(seat, base, on_table)| {
        let (part, is_barred) = if on_table.defender.is_some() {
            (Part::Defender, face.is_bases_only)
        } else {
            (Part::Base, face.is_vehicles_only)
        };
        (!is_barred).then_some(Target { seat, base, part })
    })
}

/// What Siege may hit, ascending.
///
// Rule 5.16, A20: any base, covered or not, and any defender.
pub(crate) fn of_siege(state: &State) -> impl Iterator<Item = Target> {
    enemy_bases(state).flat_map(|(seat, base, on_table)| {
        let at = move |part| Target { seat, base, part };
        let defender = on_table.defender.some().map(|_| at(Part::Defender));
        std::iter::once(at(Part::Base)).chain(defender)
    })
}

/// Whether a hit by that attacker destroys its target, or only damages it.
pub(crate) fn is_fatal(state: &State, attacker: CardId, target: Target) -> bool {
    let face = state.content().face(attacker);
    let base = &state.squad(target.seat).bases[target.base as usize];
    match target.part {
        Part::Base => breaks_base(face, base.is_damaged),
        Part::Defender => base.defender.some().is_some_and(|card| {
            breaks_defender(face, state.content().face(card), base.is_defender_damaged)
        }),
    }
}

/// Whether a hit destroys a base.
///
// Rule 6.6, A19: firepower plays no part, only the class does.
pub(crate) fn breaks_base(attacker: &Face, is_damaged: bool) -> bool {
    attacker.class == Some(Class::Heavy) || is_damaged
}

/// Whether a hit destroys a defender.
///
// Rule 6.4.
pub(crate) fn breaks_defender(attacker: &Face, defender: &Face, is_damaged: bool) -> bool {
    is_damaged || attacker.firepower >= defender.armour
}

/// Whether Siege destroys its target, or only damages it (rule 5.16, A20).
pub(crate) fn is_fatal_siege(state: &State, target: Target) -> bool {
    let base = &state.squad(target.seat).bases[target.base as usize];
    match target.part {
        Part::Base => base.is_damaged,
        Part::Defender => base.is_defender_damaged,
    }
}

/// Own bases a vehicle may be laid on, ascending.
///
// Rules 5.4, 5.5: an undefended one if there is any, else any.
pub(crate) fn places(squad: &Squad) -> impl Iterator<Item = u8> {
    let is_open = |base: &Base| base.is_standing && !base.defender.is_some();
    let has_open = squad.bases.iter().any(is_open);
    let bases = squad.bases;
    (0..N_BASES as u8).filter(move |&i| {
        let base = &bases[i as usize];
        base.is_standing && (!has_open || is_open(base))
    })
}

/// The most medals that can be had for that many kills from a stack of singles and doubles.
///
// Rules 7.3, 7.4, A3: a double only in place of two singles.
pub(crate) fn most_medals(due: u8, [singles, doubles]: [u8; 2]) -> u8 {
    let as_doubles = 2 * doubles.min(due / 2);
    // With doubles first, singles fill the rest; every double fewer needs two singles more.
    as_doubles + singles.min(due - as_doubles)
}

/// Whether a single, and whether a double, may be taken next: only what loses no medal (A34).
pub(crate) fn medal_choices(due: u8, [singles, doubles]: [u8; 2]) -> [bool; 2] {
    let most = most_medals(due, [singles, doubles]);
    let single =
        singles > 0 && due >= 1 && 1 + most_medals(due - 1, [singles - 1, doubles]) == most;
    let double =
        doubles > 0 && due >= 2 && 2 + most_medals(due - 2, [singles, doubles - 1]) == most;
    [single, double]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medal_mixes_lose_nothing_that_can_be_had() {
        let check = |due, stack, most, choices| {
            assert_eq!(most_medals(due, stack), most, "{due} {stack:?}");
            assert_eq!(medal_choices(due, stack), choices, "{due} {stack:?}");
        };
        check(2, [9, 3], 2, [true, true]);
        check(3, [9, 3], 3, [true, true]);
        check(2, [9, 0], 2, [true, false]);
        check(1, [9, 3], 1, [true, false]);
        check(1, [0, 2], 0, [false, false]);
        check(2, [0, 2], 2, [false, true]);
        check(2, [1, 1], 2, [false, true]);
        check(3, [0, 3], 2, [false, true]);
        check(3, [1, 3], 3, [true, true]);
        check(5, [0, 1], 2, [false, true]);
    }

    #[test]
    fn doubles_first_is_the_best_that_can_be_done() {
        for due in 0..12u8 {
            for singles in 0..10u8 {
                for doubles in 0..4u8 {
                    let best = (0..=doubles.min(due / 2))
                        .map(|n| 2 * n + singles.min(due - 2 * n))
                        .max();
                    assert_eq!(Some(most_medals(due, [singles, doubles])), best);
                }
            }
        }
    }
}
