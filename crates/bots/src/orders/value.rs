//! What a position is worth to blue, from 0 to 1.
//!
//! Each side adds up what it has at the prices of the mode and the moment; the difference is the
//! logarithm of the odds.

use ::orders::{Faction, PieceKind, PlaceId, Places, State};

use super::prices::{HQ_IN_DANGER, Price, Prices};

/// What the position is worth to blue.
pub(super) fn blue(state: &State) -> f32 {
    let lead = worth(state, Faction::Blue) - worth(state, Faction::Yellow);
    1.0 / (1.0 + (-lead).exp())
}

/// How much of the game is left, from 1 to 0.
fn left(state: &State) -> f32 {
    let board = state.board();
    let commanders = Faction::ALL.map(|faction| state.commanders(faction));
    let usual = f32::from(2 * board.pieces.commanders_reserve);
    let of_round = (f32::from(commanders.iter().sum::<u8>()) / usual).min(1.0);
    let rounds = f32::from(board.rounds);
    (rounds - f32::from(state.round()) + of_round) / rounds
}

/// What a faction's side of the position is worth.
fn worth(state: &State, faction: Faction) -> f32 {
    let board = state.board();
    let prices = Prices::of(board.mode);
    let (left, last_round) = (left(state), 1.0 / f32::from(board.rounds));
    let now = |price: Price| price.at(left, last_round);
    let enemy = faction.other();
    let supplied = state.supplied(faction);
    let enemies = state.supplied(enemy);
    let mut worth = 0.0;

    let (area, troop) = (now(prices.area), now(prices.troop));
    for (row, place) in board.areas.iter().zip(board.places()) {
        let stars = f32::from(row.stars);
        let pieces = state.pieces(faction, place);
        if supplied.contains(place) {
            worth += area + troop * f32::from(pieces) + now(prices.star) * stars;
            if row.stars > 0 && can_overrun(state, enemy, enemies, place) {
                worth += now(prices.star_in_danger) * stars;
            }
            if state.bonus(place).is_some() {
                worth += now(prices.bonus);
            }
        } else if pieces > 0 {
            worth += now(prices.star_cut_off) * stars;
        } else if state.pieces(enemy, place) == 0 && force_from(state, faction, supplied, place) > 0
        {
            worth += now(prices.star_in_reach) * stars;
        }
    }
    for zone in (supplied & Places::of(PieceKind::Plane)).iter() {
        worth += now(prices.zone) + now(prices.plane) * f32::from(state.pieces(faction, zone));
    }
    if can_overrun(state, enemy, enemies, board.hq(faction)) {
        worth += HQ_IN_DANGER;
    }
    worth += now(prices.commander) * f32::from(state.commanders(faction));
    worth += now(prices.card) * f32::from(state.hand_size(faction));
    if state.initiative() == faction {
        worth += now(prices.initiative);
    }
    if state.active() == faction {
        worth += now(prices.turn);
    }
    worth
}

/// Whether the faction can march in this round and would probably drive out whoever is there: one
/// hit in defence is usual.
fn can_overrun(state: &State, faction: Faction, supplied: Places, place: PlaceId) -> bool {
    force_from(state, faction, supplied, place) > state.pieces(faction.other(), place)
        && state.commanders(faction) > 0
        && state.is_enterable(place)
}

/// How many pieces the faction could send into a place.
pub(super) fn force(state: &State, faction: Faction, place: PlaceId) -> u8 {
    force_from(state, faction, state.supplied(faction), place)
}

/// How many pieces the faction could send into a place from these, which it supplies.
fn force_from(state: &State, faction: Faction, supplied: Places, place: PlaceId) -> u8 {
    let from = state.board().adjacent(place) & supplied;
    from.iter()
        .map(|from| state.pieces(faction, from) - 1)
        .sum()
}
