//! What must hold in every position, checked slowly and independently of the rules' own queries.

use crate::card::Slots;
use crate::country::{Country, Team};
use crate::effect::{CardType, PieceKind};
use crate::frame::Frame;
use crate::state::State;

/// Finds what is broken.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let content = state.content();
    for country in Country::ALL {
        for kind in PieceKind::ALL {
            let pieces = state.board.of(country, kind);
            let pool = u32::from(content.countries[country].pool[kind as usize]);
            if pieces.len() > pool {
                return Err(format!("{country} has more pieces than its pool of {pool}"));
            }
            if !(pieces & !content.map.terrain(kind)).is_empty() {
                return Err(format!("{country} has a piece on the wrong terrain"));
            }
        }
        cards(state, country)?;
    }
    let is_asked = |frame: &Frame| matches!(frame, Frame::Retreat { .. });
    let is_settled = !state.frames.iter().any(is_asked);
    if is_settled && crate::air::stranded(state).is_some() {
        return Err("an air force stands without an army or navy of its country".to_owned());
    }
    if state
        .board
        .of_team(Team::Axis)
        .meets(state.board.of_team(Team::Allies))
    {
        return Err("enemies share a space".to_owned());
    }
    for team in [Team::Axis, Team::Allies] {
        let scored = team
            .countries()
            .iter()
            .map(|country| state.scored[country].total());
        let total = scored.sum::<i16>() + state.given[team as usize];
        if total != state.points[team as usize] {
            return Err(format!(
                "the points of {team:?} by country and source are {total}"
            ));
        }
    }
    Ok(())
}

/// No card appears twice or from nowhere. A scenario may leave cards out of the game.
fn cards(state: &State, country: Country) -> Result<(), String> {
    let content = state.content();
    let cards = &state.cards[country];
    let mut found = [0u8; Slots::MOST];
    let packs = [&cards.hand, &cards.deck, &cards.pile, &cards.hidden];
    let in_packs = packs.into_iter().flat_map(|pack| pack.iter().copied());
    let in_progress = state.frames.iter().filter_map(|frame| match frame {
        Frame::Card { card, .. } => Some(*card),
        Frame::Use { context, stage, .. }
            if matches!(
                content.card(context.card).card_type,
                CardType::Response | CardType::Bolster
            ) && *stage != crate::frame::UseStage::Done =>
        {
            Some(context.card)
        }
        _ => None,
    });
    for card in in_packs.chain(in_progress) {
        let card = content.card(card);
        if card.country == country {
            found[card.slot as usize] += 1;
        }
    }
    let mut total = 0;
    for (slot, &card) in content.decks[country].iter().enumerate() {
        let card = content.card(card);
        let on_table = u32::from((cards.status | cards.responses).contains(slot as u32));
        let copies = u32::from(found[slot]) + on_table;
        total += copies;
        if copies > u32::from(card.copies) {
            return Err(format!("{} of `{}` are in the game", copies, card.name));
        }
    }
    let is_whole = state.dealt[country] == total as u8;
    if !is_whole {
        return Err(format!(
            "{country} has {total} cards, but began with {}",
            state.dealt[country]
        ));
    }
    if !cards.hand.is_sorted() || !cards.hidden.is_sorted() {
        return Err(format!(
            "the hand or the hidden discards of {country} are in disorder"
        ));
    }
    Ok(())
}
