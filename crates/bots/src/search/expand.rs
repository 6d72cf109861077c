//! Expansion: edges for new moves, with their one-ply evaluation as prior.

use game::{Actor, Ignore, Playout};

use super::tree::{Edge, Node};
use crate::evaluator::{Evaluator, PRUNE};
use crate::exact;
use crate::quiescence::Quiescence;
use crate::weights::Weights;

/// The inverse temperature of the softmax over one-ply values.
const SHARPNESS: f32 = 100.0;
/// The weight of the game's prior beside the one-ply value.
const PRIOR_WEIGHT: f32 = 0.01;

/// Adds an edge for every legal move that has none, with its prior probability.
///
/// All moves are evaluated with common random numbers.
pub(super) fn expand<G: Evaluator>(
    node: &mut Node<G>,
    world: &G,
    moves: &[G::Move],
    priors: &mut Vec<f32>,
    quiescence: &mut Quiescence<G>,
    weights: &Weights,
    number: u64,
) {
    let seat = node.seat;
    world.priors(seat, moves, priors);
    for (&mv, prior) in moves.iter().zip(&mut *priors) {
        let mut after = world.clone();
        after.apply(Actor::Seat(seat), mv, &mut Ignore);
        let values = quiescence.values(&mut after, seat, weights, &mut Playout::new(number));
        *prior = (values[seat.0 as usize] + PRIOR_WEIGHT * *prior) * SHARPNESS;
    }
    softmax(priors);
    for (&mv, &prior) in moves.iter().zip(&*priors) {
        if let Err(at) = node.edges.binary_search_by(|edge| edge.mv.cmp(&mv)) {
            node.edges.insert(at, Edge::new(mv, prior));
        }
    }
}

/// Softmax. Pruned moves stay pruned.
fn softmax(priors: &mut [f32]) {
    let most = priors.iter().copied().fold(PRUNE, f32::max);
    let possible = || priors.iter().filter(|prior| **prior > PRUNE);
    let sum: f32 = possible().map(|prior| exact::exp(prior - most)).sum();
    for prior in priors.iter_mut().filter(|prior| **prior > PRUNE) {
        *prior = exact::exp(*prior - most) / sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_add_up_and_pruned_moves_stay_pruned() {
        let mut priors = [0.0, PRUNE, 1.0];
        softmax(&mut priors);
        assert!((priors[0] + priors[2] - 1.0).abs() < 1e-6, "{priors:?}");
        assert!(priors[2] > 2.5 * priors[0], "{priors:?}");
        assert_eq!(priors[1], PRUNE);
        // Where all moves are pruned they stay so, and one is chosen all the same.
        let mut priors = [PRUNE; 2];
        softmax(&mut priors);
        assert_eq!(priors, [PRUNE; 2]);
    }
}
