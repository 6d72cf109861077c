//! What comes of the moves of a decision, each played on in the same worlds as a general does it.

use bots::{Ahead, Knowledge};
use game::{Actor, Ignore, MoveList, Playout, Rng};

use super::comparisons::Comparisons;
use super::positions::{Surveyed, by_side};
use crate::Metrics;

/// So many moves are compared: those that are judged best, and some others.
const BEST: usize = 5;
const OTHERS: usize = 3;
/// How far ahead it is looked to see what comes of a move: after so many decisions, for so many more.
const HORIZON: (u32, u32) = (4, 28);

/// Somebody who compares moves, with room to do it in.
pub(super) struct Comparing<G: Metrics> {
    ahead: Ahead<G>,
    list: MoveList<G::Move>,
}

impl<G: Metrics> Comparing<G> {
    pub(super) fn new() -> Self {
        Self {
            ahead: Ahead::new(HORIZON.0, HORIZON.1),
            list: MoveList::new(),
        }
    }

    /// Plays the moves of a decision on in so many worlds, and adds what came of them in each.
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
                let mut world = knowledge.imagine(&mut rng);
                world.apply(Actor::Seat(seat), mv, &mut Ignore);
                // It is judged where what it begins is over. An end needs no weights.
                if self.ahead.finish(&mut world, seat, &mut rng).is_some() {
                    continue;
                }
                side = world.side(seat);
                let surveyed = Surveyed::of(&world);
                let weights = knowledge.weights();
                let values = self.ahead.values(&mut world, seat, weights, &mut rng);
                rows.push((surveyed, by_side(&world, &values)));
            }
            comparisons.add(side, &rows);
        }
    }

    /// The moves that are judged best, and a few others: what a bad move is worth is to be known as well.
    fn proposals(&mut self, knowledge: &Knowledge<G>, rng: &mut Playout) -> Vec<G::Move> {
        let seat = knowledge.seat();
        knowledge.moves(&mut self.list);
        let world = knowledge.imagine(rng);
        let number = rng.next_u64();
        let mut judged: Vec<(f32, G::Move)> = Vec::new();
        for &mv in self.list.iter() {
            let mut after = world.clone();
            after.apply(Actor::Seat(seat), mv, &mut Ignore);
            let mut rng = Playout::new(number);
            let weights = knowledge.weights();
            let values = self.ahead.judged(&mut after, seat, weights, &mut rng);
            judged.push((values[usize::from(seat.0)], mv));
        }
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        while judged.len() > BEST + OTHERS {
            let other = BEST + rng.below((judged.len() - BEST) as u32) as usize;
            judged.remove(other);
        }
        judged.into_iter().map(|(_, mv)| mv).collect()
    }
}
