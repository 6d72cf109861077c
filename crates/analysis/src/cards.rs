//! The cards that swung the game.

use std::collections::BTreeMap;

use game::{Actor, Seat};

use crate::conclude::{Curve, WORTH};
use crate::report::CardSwing;
use crate::unforced::UnforcedMove;

/// How many cards are reported.
const CARDS: usize = 10;

/// What the moves that named a card changed for the side of the seat that made them, where that is
/// beyond noise. A move that names several cards is shared among them.
pub(crate) fn swings(curve: &Curve<'_>, moves: &[UnforcedMove]) -> Vec<CardSwing> {
    let mut used: BTreeMap<(&str, Seat), Vec<(usize, f64)>> = BTreeMap::new();
    for (i, mv) in moves.iter().enumerate() {
        let Actor::Seat(seat) = mv.actor else {
            continue;
        };
        for card in &mv.cards {
            let share = 1.0 / mv.cards.len() as f64;
            used.entry((card, seat)).or_default().push((i, share));
        }
    }
    let mut swings: Vec<CardSwing> = (used.into_iter())
        .map(|((card, seat), shares)| CardSwing {
            card: card.to_owned(),
            seat,
            numbers: shares.iter().map(|&(i, _)| moves[i].number).collect(),
            change: curve.sum(seat, shares),
        })
        .filter(|swing| swing.change.is_sure() && swing.change.value.abs() >= WORTH)
        .collect();
    let size = |swing: &CardSwing| swing.change.value.abs();
    swings.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.card.cmp(&b.card)));
    swings.truncate(CARDS);
    swings
}
