//! The information set of a seat, which a bot is given instead of the position.

use std::sync::Arc;

use game::{Game, MoveList, Playout, Rng, Seat, Turn};

use crate::evaluator::Evaluator;
use crate::weights::Weights;

/// The information set of one seat.
///
/// The hidden cards of the true position are dealt anew when this is made, so it holds nothing that
/// the seat may not know.
#[derive(Clone, Debug)]
pub struct Knowledge<G> {
    world: G,
    seat: Seat,
    weights: Arc<Weights>,
}

impl<G: Evaluator> Knowledge<G> {
    /// What the seat knows of that position. The number seeds the world that represents the set; no
    /// choice should depend on it.
    #[must_use]
    pub fn new(truth: &G, seat: Seat, number: u64) -> Self {
        let mut world = truth.clone();
        world.determinize(seat, &mut Playout::new(number));
        let weights = Weights::of(truth);
        Self {
            world,
            seat,
            weights,
        }
    }

    /// The same information set with other evaluation weights than the carried ones.
    #[must_use]
    pub fn with_weights(self, weights: Arc<Weights>) -> Self {
        Self { weights, ..self }
    }

    /// The evaluation weights.
    #[must_use]
    pub const fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's legal moves, without asides.
    pub fn moves(&self, list: &mut MoveList<G::Move>) {
        moves_of(&self.world, self.seat, list);
    }

    /// Samples a determinization: a world that the seat cannot tell from the true one.
    #[must_use]
    pub fn sample_world(&self, rng: &mut impl Rng) -> G {
        let mut world = self.world.clone();
        world.determinize(self.seat, rng);
        world
    }
}

/// The legal moves of a seat, without asides.
pub(crate) fn moves_of<G: Game>(state: &G, seat: Seat, list: &mut MoveList<G::Move>) {
    state.moves(seat, list);
    list.retain(|&mv| !G::is_aside(mv));
}

/// The seat that decides next: the preferred one if it is asked, else the lowest; `None` when no seat is.
pub(crate) fn next_seat(turn: Turn, prefer: Seat) -> Option<Seat> {
    match turn {
        Turn::Seats(seats) if seats.contains(prefer) => Some(prefer),
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over(_) => None,
    }
}
