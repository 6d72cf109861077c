//! Targets for the moves of one decision: rollouts in common worlds, as a general does them.

use bots::{Knowledge, Lookahead};
use game::{Actor, Ignore, MoveList, Playout, Rng};

use super::comparisons::Comparisons;
use super::positions::{Extracted, by_side};
use crate::Metrics;

/// The moves that are compared: the best by evaluation, and some others.
const BEST: usize = 5;
const OTHERS: usize = 3;
/// The lookahead: decisions before the first evaluation, and decisions after it.
const HORIZON: (u32, u32) = (4, 28);

/// Compares moves, with buffers that are reused.
pub(super) struct Comparing<G: Metrics> {
    lookahead: Lookahead<G>,
    list: MoveList<G::Move>,
}

impl<G: Metrics> Comparing<G> {
    pub(super) fn new() -> Self {
        Self {
            lookahead: Lookahead::new(HORIZON.0, HORIZON.1),
            list: MoveList::new(),
        }
    }

    /// Rolls out the moves of a decision in so many worlds, and adds the targets of each world.
    pub(super) fn compare(
        &mut self,
        knowledge: &Knowledge<G>,
        n_worlds: u32,
        rng: &mut Playout,
        comparisons: &mut Comparisons,
    ) {
        let moves = self.proposals(knowledge, rng);
        let seat = knowledge.seat();
        for _ in 0..n_worlds {
            let number = rng.next_u64();
            let mut side = 0;
            let mut rows = Vec::new();
            for &mv in &moves {
                let mut rng = Playout::new(number);
                let mut world = knowledge.sample_world(&mut rng);
                world.apply(Actor::Seat(seat), mv, &mut Ignore);
                // Features are taken where the position is quiet. A finished game needs no evaluation.
                if self.lookahead.finish(&mut world, seat, &mut rng).is_some() {
                    continue;
                }
                side = world.side(seat);
                let extracted = Extracted::of(&world);
                let weights = knowledge.weights();
                let values = self.lookahead.values(&mut world, seat, weights, &mut rng);
                rows.push((extracted, by_side(&world, &values)));
            }
            comparisons.add(side, &rows);
        }
    }

    /// The best moves by one-ply evaluation, and a few others: bad moves need targets as well.
    fn proposals(&mut self, knowledge: &Knowledge<G>, rng: &mut Playout) -> Vec<G::Move> {
        let seat = knowledge.seat();
        knowledge.moves(&mut self.list);
        let world = knowledge.sample_world(rng);
        let number = rng.next_u64();
        let mut rated: Vec<(f32, G::Move)> = Vec::new();
        for &mv in self.list.iter() {
            let mut after = world.clone();
            after.apply(Actor::Seat(seat), mv, &mut Ignore);
            let mut rng = Playout::new(number);
            let weights = knowledge.weights();
            let values = self.lookahead.evaluate(&mut after, seat, weights, &mut rng);
            rated.push((values[usize::from(seat.0)], mv));
        }
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        while rated.len() > BEST + OTHERS {
            let other = BEST + rng.below((rated.len() - BEST) as u32) as usize;
            rated.remove(other);
        }
        rated.into_iter().map(|(_, mv)| mv).collect()
    }
}
