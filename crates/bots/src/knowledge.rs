//! What a bot is given instead of the position.

use std::sync::Arc;

use game::{Game, MoveList, Playout, Rng, Seat, Turn};

use crate::evaluator::Evaluator;
use crate::weights::Weights;

/// A position as one seat knows it.
///
/// The true position is dealt anew the moment this is made, independently of where the hidden
/// cards are, so there is nothing in here that a bot could peek at.
#[derive(Clone, Debug)]
pub struct Knowledge<G> {
    world: G,
    seat: Seat,
    weights: Arc<Weights>,
}

impl<G: Evaluator> Knowledge<G> {
    /// What the seat knows of that position. The number only decides which of the possible
    /// worlds stands in for the others; no choice should depend on it.
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

    /// The same knowledge, judged by another weights than the one that the program carries.
    #[must_use]
    pub fn judged_by(self, weights: Arc<Weights>) -> Self {
        Self { weights, ..self }
    }

    /// What its positions are judged by.
    #[must_use]
    pub const fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// Whose knowledge it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's legal moves, without asides.
    pub fn moves(&self, list: &mut MoveList<G::Move>) {
        moves_of(&self.world, self.seat, list);
    }

    /// A world the seat cannot tell from the true one.
    #[must_use]
    pub fn imagine(&self, rng: &mut impl Rng) -> G {
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

/// The seat whose decision is looked at next: the given one if it is asked, else the lowest.
pub(crate) fn next_seat(turn: Turn, prefer: Seat) -> Option<Seat> {
    match turn {
        Turn::Seats(seats) if seats.contains(prefer) => Some(prefer),
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over(_) => None,
    }
}
