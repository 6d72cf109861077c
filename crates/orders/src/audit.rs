//! What must hold in every position, checked slowly and independently of the rules' own queries.

use crate::card::{CardId, MAX_KINDS};
use crate::faction::Faction;
use crate::frame::Frame;
use crate::place::{MAX_PLACES, PieceKind, PlaceId};
use crate::state::State;

/// Finds what is broken.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    for faction in Faction::ALL {
        pieces(state, faction)?;
        commanders(state, faction)?;
    }
    let clash = state.sides[Faction::Blue].control & state.sides[Faction::Yellow].control;
    if let Some(place) = clash.iter().next() {
        let name = state.board().place_name(place);
        return Err(format!("both factions hold {name}"));
    }
    cards(state)?;
    tokens(state)
}

fn pieces(state: &State, faction: Faction) -> Result<(), String> {
    let board = state.board();
    let side = &state.sides[faction];
    for kind in PieceKind::ALL {
        let n = state.count(faction, kind);
        let most = u32::from(board.pieces.count[kind as usize]);
        if n != most {
            return Err(format!("{faction} has {n} pieces of {kind:?}, not {most}"));
        }
    }
    for row in 0..MAX_PLACES {
        let place = PlaceId(row as u8);
        let n = side.at(place);
        let is_there = board.places().any(|known| known == place);
        if n > 0 && !is_there {
            return Err(format!(
                "{faction} has pieces in a place that does not exist"
            ));
        }
        if (n > 0) != side.control.contains(place) {
            return Err(format!("{faction}: control and pieces disagree"));
        }
        // Rule 2.3: pieces that are entering do not count yet.
        if n > board.pieces.stack_limit {
            return Err(format!(
                "{faction} has {n} pieces in {}",
                board.place_name(place)
            ));
        }
    }
    Ok(())
}

fn commanders(state: &State, faction: Faction) -> Result<(), String> {
    let side = &state.sides[faction];
    let n = u32::from(side.commanders) + u32::from(side.ready) + side.deployed.len();
    let all = u32::from(state.board().pieces.commanders());
    if n != all {
        return Err(format!("{faction} has {n} commanders, not {all}"));
    }
    let is_on_board = side
        .deployed
        .iter()
        .all(|space| usize::from(space.0) < state.board().spaces.len());
    if !is_on_board {
        return Err(format!(
            "{faction} has a commander on a space that does not exist"
        ));
    }
    Ok(())
}

/// No card appears from nowhere or vanishes. A scenario may leave cards out of the game.
fn cards(state: &State) -> Result<(), String> {
    let mut found = [0u8; MAX_KINDS];
    let hands = state.sides.0.iter().flat_map(|side| side.hand.iter());
    let all = hands
        .chain(state.discard.iter())
        .chain(state.deck.iter().copied());
    for card in all {
        found[card.0 as usize] += 1;
    }
    let copies = &state.listeners().copies;
    for (row, &n) in found.iter().enumerate() {
        if n > copies[row] {
            let name = &state.content().card(CardId(row as u8)).name;
            return Err(format!("{n} of `{name}` are in the game"));
        }
    }
    let total: u32 = found.iter().map(|&n| u32::from(n)).sum();
    if total != u32::from(state.dealt) {
        return Err(format!(
            "{total} cards are in the game, not {}",
            state.dealt
        ));
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), String> {
    let content = state.content();
    let mut seen = 0u32;
    for (row, bonus) in state.bonuses.iter().enumerate() {
        let Some(bonus) = bonus else { continue };
        if !state.bonus_areas.contains(PlaceId::area(row)) {
            return Err("a bonus lies where none is known".to_owned());
        }
        let is_token = !content.bonus(*bonus).is_printed;
        if is_token && seen >> bonus.0 & 1 != 0 {
            return Err(format!(
                "the token `{}` is there twice",
                content.bonus(*bonus).name
            ));
        }
        seen |= u32::from(is_token) << bonus.0;
    }
    let is_entering = state
        .frames
        .iter()
        .any(|frame| matches!(frame, Frame::Act(_)));
    if state.work.force > 0 && !is_entering {
        return Err("pieces are entering without an action".to_owned());
    }
    Ok(())
}
