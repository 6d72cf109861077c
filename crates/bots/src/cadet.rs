//! One move ahead: tries every move in an imagined world, finishes what it has begun, and takes the one
//! after which the position is worth most, or nearly; a glance at the moves themselves helps where that
//! does not tell.

use game::{Actor, Game, Ignore, MoveList, Playout, Rng};

use crate::evaluator::Evaluator;
use crate::exact;
use crate::judge::Judge;
use crate::knowledge::Knowledge;

/// How much a first glance counts beside what comes of a move.
const GLANCE: f32 = 0.03;
/// How often it takes less than the best: a move that is worth so much less is taken about a third as
/// often. Whoever begins should win now and then, and a cadet that errs by chance errs as people do.
const TEMPERATURE: f32 = 0.02;

/// Room to think in, kept between decisions.
#[derive(Debug)]
pub(crate) struct Thoughts<G: Game> {
    moves: MoveList<G::Move>,
    glance: Vec<f32>,
    judge: Judge<G>,
}

impl<G: Game> Default for Thoughts<G> {
    fn default() -> Self {
        Self {
            moves: MoveList::new(),
            glance: Vec::new(),
            judge: Judge::default(),
        }
    }
}

impl<G: Evaluator> Thoughts<G> {
    /// The move that looks best one move ahead; nothing when the seat is not asked.
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
        let world = knowledge.imagine(rng);
        world.priors(seat, &self.moves, &mut self.glance);
        // All the moves are judged by the same random numbers, so that they are judged alike.
        let number = rng.next_u64();
        let mut best = None;
        for (&mv, &glance) in self.moves.iter().zip(&self.glance) {
            let mut after = world.clone();
            after.apply(Actor::Seat(seat), mv, &mut Ignore);
            let mut chance = Playout::new(number);
            let values = (self.judge).values(&mut after, seat, knowledge.weights(), &mut chance);
            let worth = values[seat.0 as usize] + GLANCE * glance + TEMPERATURE * gumbel(rng);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

/// A random number such that whoever has the most of worth and it is chosen as often as its share of
/// the exponentials of the worths (Gumbel's distribution).
fn gumbel(rng: &mut Playout) -> f32 {
    let share = (rng.below(1 << 16) as f32 + 0.5) / (1u32 << 16) as f32;
    -exact::ln(-exact::ln(share))
}
