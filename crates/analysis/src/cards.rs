//! The cards that swung the game.

use std::collections::BTreeMap;

use game::{Actor, Seat};

use crate::conclude::{Curve, WORTH};
use crate::explained::CardSwing;
use crate::steps::Step;

/// How many cards are told.
const CARDS: usize = 10;

/// What the moves that named a card did for the side of whoever made them, where that is ctx noise;
/// a move that names several is shared between them.
pub(crate) fn swings(curve: &Curve<'_>, steps: &[Step]) -> Vec<CardSwing> {
    let mut used: BTreeMap<(&str, Seat), Vec<(usize, f64)>> = BTreeMap::new();
    for (i, step) in steps.iter().enumerate() {
        let Actor::Seat(seat) = step.actor else {
            continue;
        };
        for card in &step.cards {
            let share = 1.0 / step.cards.len() as f64;
            used.entry((card, seat)).or_default().push((i, share));
        }
    }
    let mut swings: Vec<CardSwing> = (used.into_iter())
        .map(|((card, seat), shares)| CardSwing {
            card: card.to_owned(),
            seat,
            numbers: shares.iter().map(|&(i, _)| steps[i].number).collect(),
            change: curve.sum(seat, shares),
        })
        .filter(|swing| swing.change.is_sure() && swing.change.value.abs() >= WORTH)
        .collect();
    let size = |swing: &CardSwing| swing.change.value.abs();
    swings.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.card.cmp(&b.card)));
    swings.truncate(CARDS);
    swings
}
