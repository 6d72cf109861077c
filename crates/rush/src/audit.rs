//! What must hold in every position, checked slowly and independently of the rules' own queries.

use crate::card::CardId;
use crate::frame::{AttackStage, Frame};
use crate::nation::Nation;
use crate::scoring;
use crate::state::State;

/// Finds what is broken.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    conserved(state)?;
    let content = state.content();
    let is_drawing = |seat: u8| {
        state
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Draw { seat: drawer, .. } if drawer.0 == seat))
    };
    for (i, squad) in state.seated().iter().enumerate() {
        if !squad.hand.is_sorted() {
            return Err(format!("the hand of seat {i} is in disorder"));
        }
        if squad.hand.contains(&content.base) && !is_drawing(i as u8) {
            return Err(format!("seat {i} holds a captured base"));
        }
        for base in &squad.bases {
            // Damage lies on cards on the table alone (A29).
            let is_empty = !base.is_damaged && !base.defender.is_some();
            if !base.is_standing && !is_empty {
                return Err(format!("seat {i} has something on a base that is gone"));
            }
            if base.is_defender_damaged && !base.defender.is_some() {
                return Err(format!("seat {i} has damage where no vehicle is"));
            }
            if base.defender.is_some() && !content.face(base.defender).can_defend() {
                return Err(format!("seat {i} has a defender without armour"));
            }
        }
        let in_hand = |card: &&CardId| card.is_some() && !squad.hand.contains(card);
        if squad
            .known
            .iter()
            .chain([&squad.chosen])
            .any(|card| in_hand(&card))
        {
            return Err(format!("a card said to be in the hand of seat {i} is not"));
        }
    }
    let gap = state.reserve.iter().position(|card| card.is_some());
    let is_filling = state.frames.contains(&Frame::Fill);
    if !is_filling
        && state.reserve[gap.unwrap_or(0)..]
            .iter()
            .any(|card| !card.is_some())
        && gap.is_some()
    {
        return Err("the Reserve has a gap".to_owned());
    }
    scored(state)
}

/// What the table shows as the score adds up, and at the end it is the score.
fn scored(state: &State) -> Result<(), String> {
    let scores = scoring::scores(state);
    for (i, score) in scores[..state.seated().len()].iter().enumerate() {
        let sum = score.medals + score.base_points + score.lead_points;
        if i64::from(sum) != i64::from(score.total) {
            return Err(format!("the score of seat {i} does not add up"));
        }
        if let Some(outcome) = &state.outcome
            && outcome.scores[i] != score.total
        {
            return Err(format!("seat {i} scored {}, not {sum}", outcome.scores[i]));
        }
    }
    Ok(())
}

/// Every card is somewhere, once.
fn conserved(state: &State) -> Result<(), String> {
    let content = state.content();
    let mut found = state.scrapyard;
    let mut count = |card: CardId| {
        if card.is_some() {
            found[card.0 as usize] += 1;
        }
    };
    for squad in state.seated() {
        for pack in [&squad.garage, &squad.depot, &squad.hand] {
            pack.iter().copied().for_each(&mut count);
        }
        for base in &squad.bases {
            count(base.defender);
            if base.is_standing {
                count(content.base);
            }
        }
    }
    state.deck.iter().copied().for_each(&mut count);
    state.reserve.iter().copied().for_each(&mut count);
    state.discard.iter().for_each(&mut count);
    state.attackers.iter().for_each(&mut count);
    for frame in state.frames.iter() {
        match *frame {
            Frame::Card {
                card,
                is_scrapped: false,
                ..
            }
            | Frame::Place(card)
            | Frame::Attack {
                stage: AttackStage::Aim(card),
                ..
            } => count(card),
            _ => {}
        }
    }
    for nation in Nation::ALL {
        for (slot, &card) in content.medals[nation].iter().enumerate() {
            for _ in 0..state.medals[nation][slot] {
                count(card);
            }
        }
    }
    let totals = found.iter().zip(&state.dealt).zip(content.cards());
    for ((found, dealt), card) in totals {
        if found != dealt {
            return Err(format!(
                "{found} of `{}` are in the game, but it began with {dealt}",
                card.name
            ));
        }
    }
    Ok(())
}
