//! Deployment conditions, targets and sources. Queries only.
//!
//! The fast lists here and the reasons in [`refuse_deploy`] say the same in two ways; a test at
//! the foot of this file compares them over random games.

use crate::board::Board;
use crate::effect::{CardEffect, When};
use crate::faction::Faction;
use crate::frame::Work;
use crate::illegal::Reason;
use crate::options::MUST_STAY;
use crate::place::{PieceKind, PlaceId, Places};
use crate::space::{Action, SpaceId};
use crate::state::{Side, State};
use crate::supply;

/// Which of these places have a piece that may leave (rule 2.4).
pub(crate) fn with_spare(side: &Side, places: Places) -> Places {
    places
        .iter()
        .filter(|&place| side.at(place) > MUST_STAY)
        .collect()
}

/// The places from which pieces may enter that place: adjacent, supplied, with a piece to spare.
///
// Rules 7.1 and 7.2.
pub(crate) fn sources(state: &State, faction: Faction, place: PlaceId) -> Places {
    let near = state.board().adjacent(place) & state.sides[faction].control;
    if near.is_empty() {
        return near;
    }
    with_spare(&state.sides[faction], near & supply::of(state, faction))
}

/// Whether the space's conditions are met, its being free apart.
fn meets(state: &State, faction: Faction, space: SpaceId, supplied: Places) -> bool {
    let side = &state.sides[faction];
    let space = state.board().space(space);
    match (space.action, space.place) {
        (Action::Paradrop, Some(place)) => {
            supplied.contains(place) && side.in_reserve(PieceKind::Troop) > 0
        }
        (Action::Barrage, Some(place)) => supplied.contains(place),
        (Action::Bombard, Some(place)) => supplied.contains(place) && side.at(place) > MUST_STAY,
        (Action::Advance | Action::Fly, Some(place)) => {
            let near = state.board().adjacent(place) & supplied;
            !side.control.contains(place) && near.iter().any(|from| side.at(from) > MUST_STAY)
        }
        _ => !side.has_supported(space.action),
    }
}

/// Shows every free space whose conditions the faction meets, ascending.
pub(crate) fn deployable(state: &State, faction: Faction, mut show: impl FnMut(SpaceId)) {
    let side = &state.sides[faction];
    if side.commanders == 0 {
        return;
    }
    let tables = &state.board().tables;
    let occupied = state.occupied();
    let supplied = supply::of(state, faction);
    let mut reach = Places::EMPTY;
    for place in with_spare(side, supplied).iter() {
        reach |= tables.adjacent[place.index()];
    }
    for place in (reach & tables.enterable & !side.control).iter() {
        if let Some(space) = tables.entry[place.index()]
            && occupied >> space.0 & 1 == 0
        {
            show(space);
        }
    }
    for &space in &tables.fixed[faction] {
        if occupied >> space.0 & 1 == 0 && meets(state, faction, space, supplied) {
            show(space);
        }
    }
}

/// Shows every space of that action that an enemy commander holds alone and whose other
/// conditions the faction meets, ascending (A14).
pub(crate) fn deployable_beside(
    state: &State,
    faction: Faction,
    action: Action,
    mut show: impl FnMut(SpaceId),
) {
    let side = &state.sides[faction];
    let taken = state.sides[faction.other()].deployed.0 & !side.deployed.0;
    if side.commanders == 0 || taken == 0 {
        return;
    }
    let board = state.board();
    let supplied = supply::of(state, faction);
    for space in crate::space::Spaces(taken).iter() {
        let row = board.space(space);
        let is_own_colour = row.faction.is_none_or(|owner| owner == faction);
        if row.action == action && is_own_colour && meets(state, faction, space, supplied) {
            show(space);
        }
    }
}

/// Why the faction may not deploy there; `beside` is the action of a card that allows the
/// company of an enemy.
pub(crate) fn refuse_deploy(
    state: &State,
    faction: Faction,
    space: SpaceId,
    beside: Option<Action>,
) -> Option<Reason> {
    let side = &state.sides[faction];
    let enemy = &state.sides[faction.other()];
    let row = state.board().space(space);
    // Rule 4.6.
    if side.commanders == 0 {
        return Some(Reason::NoCommander);
    }
    // Rule 6.1, with its one exception.
    match beside {
        None if state.occupied() >> space.0 & 1 != 0 => return Some(Reason::SpaceTaken(space)),
        Some(_) if side.deployed.contains(space) => return Some(Reason::SpaceTaken(space)),
        Some(action) if row.action != action => return Some(Reason::WrongSpace(space)),
        Some(_) if !enemy.deployed.contains(space) => {
            return Some(Reason::NoEnemyCommander(space));
        }
        None | Some(_) => {}
    }
    if row.faction.is_some_and(|owner| owner != faction) {
        return Some(Reason::WrongColour(space));
    }
    let supplied = supply::of(state, faction);
    let Some(place) = row.place else {
        // Rule 6.4: by flag, not by who stands there (A19).
        return side
            .has_supported(row.action)
            .then_some(Reason::DoneThisRound(space));
    };
    match row.action {
        Action::Advance | Action::Fly => {
            if side.control.contains(place) {
                Some(Reason::ControlledAlready(place))
            } else if with_spare(side, state.board().adjacent(place) & supplied).is_empty() {
                Some(Reason::NobodyToEnter(place))
            } else {
                None
            }
        }
        _ if !supplied.contains(place) => Some(Reason::NotSupplied(place)),
        // A7: one troop is enough.
        Action::Paradrop if side.in_reserve(PieceKind::Troop) == 0 => Some(Reason::ReserveEmpty),
        // A9: one must be sent and the last may not.
        Action::Bombard if side.at(place) <= MUST_STAY => Some(Reason::LastPiece(place)),
        _ => None,
    }
}

/// The areas an action may aim at.
pub(crate) fn targets(board: &Board, work: &Work) -> Places {
    let Some(linked) = board.space(work.space).place else {
        return Places::EMPTY;
    };
    match work.action {
        // Rule 7.3 a.
        Action::Paradrop => board.tables.drop_targets[work.by],
        // Rule 7.4 a; a target without enemies is legal (A8).
        Action::Barrage => board.tables.in_range[linked.index()],
        // Rule 7.5 a.
        Action::Bombard => board.areas_below(linked),
        _ => Places::EMPTY,
    }
}

/// Why an area cannot be aimed at.
pub(crate) fn refuse_target(state: &State, area: PlaceId) -> Option<Reason> {
    let work = &state.work;
    if targets(state.board(), work).contains(area) {
        return None;
    }
    Some(match work.action {
        Action::Paradrop if area.kind() == PieceKind::Troop => Reason::NoDrop(area),
        Action::Barrage if area.kind() == PieceKind::Troop => Reason::OutOfRange(area),
        Action::Bombard if area.kind() == PieceKind::Troop => Reason::OutsideZone(area),
        _ => Reason::NotTheQuestion,
    })
}

/// How many own pieces of the action stand in a place, those that have just been put among the
/// enemy included.
pub(crate) fn placed(state: &State, place: PlaceId) -> u8 {
    let work = &state.work;
    let force = if work.target == Some(place) {
        work.force
    } else {
        0
    };
    state.sides[work.by].at(place) + force
}

/// The places where a piece may still be placed.
///
// Rules 8.1 c and 8.3 b: eligible from the start of the action (A10), none above the limit.
pub(crate) fn placeable(state: &State) -> Places {
    let limit = state.board().pieces.stack_limit;
    let open = state.work.open;
    open.iter()
        .filter(|&place| placed(state, place) < limit)
        .collect()
}

/// The places from which a piece may be pulled back: controlled, with a piece to spare; supply is
/// not asked for (A13).
pub(crate) fn pullable(state: &State) -> Places {
    let side = &state.sides[state.work.by];
    with_spare(side, side.control & Places::of(state.work.action.kind()))
}

/// Whether a card's effect could do something now, by what everybody knows.
pub(crate) fn is_useful(state: &State, faction: Faction, card: crate::CardId) -> bool {
    let side = &state.sides[faction];
    let card = state.content().card(card);
    match card.effect {
        CardEffect::MoreDice(_) => true,
        CardEffect::ReadyCommander(_) => side.ready > 0,
        CardEffect::MoreToEnter(_) => side.in_reserve(state.work.action.kind()) > 0,
        CardEffect::MoreToPlace(_) => {
            side.in_reserve(state.work.action.kind()) > 0 && !placeable(state).is_empty()
        }
        CardEffect::ShareSpace => match card.when {
            When::DeployingBesideEnemy(action) => {
                let mut is_useful = false;
                deployable_beside(state, faction, action, |_| is_useful = true);
                is_useful
            }
            _ => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Faction, Setup};
    use game::Setup as _;

    #[test]
    fn the_list_of_spaces_and_the_reasons_against_them_agree() {
        for (seed, mode) in [(1, "mode alpine"), (2, "mode island"), (3, "mode island")] {
            let mut setup = Setup::default();
            setup.set(mode).unwrap();
            game::random_game(seed, &setup, |state: &State| {
                for faction in Faction::ALL {
                    let mut listed = Vec::new();
                    deployable(state, faction, |space| listed.push(space));
                    assert!(listed.is_sorted());
                    let mut beside = Vec::new();
                    deployable_beside(state, faction, Action::Advance, |space| {
                        beside.push(space);
                    });
                    for row in 0..state.board().spaces.len() {
                        let space = SpaceId(row as u8);
                        let reason = refuse_deploy(state, faction, space, None);
                        assert_eq!(listed.contains(&space), reason.is_none(), "{reason:?}");
                        let reason = refuse_deploy(state, faction, space, Some(Action::Advance));
                        assert_eq!(beside.contains(&space), reason.is_none(), "{reason:?}");
                    }
                }
            });
        }
    }
}
