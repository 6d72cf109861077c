//! The prior over moves: rules of thumb.

use ::orders::{Action, Board, Faction, Move, PlaceId, State};

use super::features::force;

/// How much an HQ that could fall comes before all other places.
const HQ_FIRST: f32 = 3.0;

/// What holding an area is good for, in stars.
fn prize(state: &State, board: &Board, faction: Faction, area: PlaceId) -> f32 {
    let Some(row) = board.places().position(|place| place == area) else {
        return 0.0;
    };
    let Some(printed) = board.areas.get(row) else {
        // A zone.
        return 0.6;
    };
    let bonus = if state.bonus(area).is_some() {
        0.8
    } else {
        0.0
    };
    let hq = if area == board.hq(faction.other()) {
        6.0
    } else {
        0.0
    };
    f32::from(printed.stars) + bonus + hq
}

/// The prior of a move of that faction.
pub(super) fn of(state: &State, faction: Faction, mv: Move) -> f32 {
    let board = state.board();
    let enemy = faction.other();
    match mv {
        Move::Deploy(space) => {
            let space = board.space(space);
            match (space.action, space.place) {
                (Action::Advance | Action::Fly, Some(place)) => {
                    let force = f32::from(force(state, faction, place));
                    let odds = force - f32::from(state.pieces(enemy, place)) - 0.8;
                    if odds > 0.0 || state.pieces(enemy, place) == 0 {
                        0.8 + 0.6 * prize(state, board, faction, place)
                    } else {
                        -1.5
                    }
                }
                (Action::Reinforce, _) => 1.2,
                (Action::Plan, _) => 0.9,
                (Action::Paradrop, _) => 1.0,
                (Action::Scramble, _) => 0.5,
                _ => 0.2,
            }
        }
        Move::Target(area) => {
            let there = f32::from(state.pieces(enemy, area));
            match state.action() {
                Some((Action::Paradrop, ..)) if state.controlled(faction).contains(area) => -1.0,
                Some((Action::Paradrop, ..)) => prize(state, board, faction, area) - there,
                _ if there > 0.0 => there.min(2.5) + 0.4 * prize(state, board, faction, area),
                _ => -3.0,
            }
        }
        Move::Move(_, n) => 0.5 * f32::from(n),
        Move::Commit(n) | Move::Add(n) => 0.4 * f32::from(n),
        Move::Place(place) => {
            let front = board.adjacent(place) & state.controlled(enemy);
            let crowd = f32::from(state.pieces(faction, place));
            let is_wanted = place == board.hq(faction)
                && force(state, enemy, place) >= state.pieces(faction, place);
            let need = if is_wanted { HQ_FIRST } else { 0.0 };
            1.0 + need + 0.4 * front.len() as f32 + 0.2 * prize(state, board, faction, place)
                - 0.2 * crowd
        }
        Move::Play(_) => 0.7,
        Move::Reroll(_) => match state.action() {
            Some((.., roll)) if roll.hits() < roll.len() => 0.3,
            _ => -2.0,
        },
        Move::Pull(_) => -0.5,
        Move::Done => match state.action() {
            // An attack goes in with all it has.
            Some((Action::Advance | Action::Fly, ..)) => 0.4,
            _ => -0.5,
        },
        Move::Pass => -3.0,
        Move::Keep
        | Move::Decline
        | Move::Return(_)
        | Move::Shuffle(_)
        | Move::Token(_)
        | Move::Toss(_)
        | Move::Roll(_) => 0.0,
    }
}
