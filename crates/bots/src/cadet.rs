//! One-ply search: evaluates every move in one sampled world and draws from the softmax of the values.

use game::{Actor, Game, Ignore, MoveList, Playout, Rng};

use crate::evaluator::Evaluator;
use crate::exact;
use crate::knowledge::Knowledge;
use crate::quiescence::Quiescence;

/// The weight of the prior beside the value after a move.
const PRIOR_WEIGHT: f32 = 0.03;
/// The temperature of the softmax: a move whose value is lower by this much is chosen about a third as
/// often. A beginner should win now and then.
const TEMPERATURE: f32 = 0.02;

/// Buffers, reused between decisions.
#[derive(Debug)]
pub(crate) struct OnePly<G: Game> {
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
    quiescence: Quiescence<G>,
}

impl<G: Game> Default for OnePly<G> {
    fn default() -> Self {
        Self {
            moves: MoveList::new(),
            priors: Vec::new(),
            quiescence: Quiescence::default(),
        }
    }
}

impl<G: Evaluator> OnePly<G> {
    /// The choice; `None` when the seat is not asked.
    pub(crate) fn choose(
        &mut self,
        knowledge: &Knowledge<G>,
        rng: &mut Playout,
    ) -> Option<G::Move> {
        knowledge.moves(&mut self.moves);
        if self.moves.len() < 2 {
            return self.moves.first().copied();
        }
        let seat = knowledge.seat();
        let world = knowledge.sample_world(rng);
        world.priors(seat, &self.moves, &mut self.priors);
        // Common random numbers for all moves.
        let number = rng.next_u64();
        let mut best = None;
        for (&mv, &prior) in self.moves.iter().zip(&self.priors) {
            let mut after = world.clone();
            after.apply(Actor::Seat(seat), mv, &mut Ignore);
            let mut chance = Playout::new(number);
            let values =
                (self.quiescence).values(&mut after, seat, knowledge.weights(), &mut chance);
            let worth = values[seat.0 as usize] + PRIOR_WEIGHT * prior + TEMPERATURE * gumbel(rng);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

/// Gumbel noise: the argmax of value plus noise is a sample of the softmax of the values.
fn gumbel(rng: &mut Playout) -> f32 {
    let share = (rng.below(1 << 16) as f32 + 0.5) / (1u32 << 16) as f32;
    -exact::ln(-exact::ln(share))
}
