//! What a node learns when it meets moves it has no edge for: the game's first weights of them.

use game::{Actor, Ignore, Playout};

use super::tree::{Edge, Node};
use crate::evaluator::{Evaluator, PRUNE};
use crate::exact;
use crate::judge::Judge;
use crate::weights::Weights;

/// How sharply the first weights tells moves apart.
const SHARPNESS: f32 = 100.0;
/// How much a first glance counts beside a weights.
const GLANCE: f32 = 0.01;

/// Adds an edge for every legal move that has none, with its share of the first weights.
///
/// All the moves are judged by the same random numbers, so that they are judged alike.
pub(super) fn expand<G: Evaluator>(
    node: &mut Node<G>,
    world: &G,
    moves: &[G::Move],
    priors: &mut Vec<f32>,
    judge: &mut Judge<G>,
    weights: &Weights,
    number: u64,
) {
    let seat = node.seat;
    world.priors(seat, moves, priors);
    for (&mv, prior) in moves.iter().zip(&mut *priors) {
        let mut after = world.clone();
        after.apply(Actor::Seat(seat), mv, &mut Ignore);
        let values = judge.values(&mut after, seat, weights, &mut Playout::new(number));
        *prior = (values[seat.0 as usize] + GLANCE * *prior) * SHARPNESS;
    }
    soften(priors);
    for (&mv, &prior) in moves.iter().zip(&*priors) {
        if let Err(at) = node.edges.binary_search_by(|edge| edge.mv.cmp(&mv)) {
            node.edges.insert(at, Edge::new(mv, prior));
        }
    }
}

/// Turns priors into shares that add up to 1: one more is about three times as likely. What is
/// never to be done stays so.
fn soften(priors: &mut [f32]) {
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
    fn shares_add_up_and_never_stays_never() {
        let mut priors = [0.0, PRUNE, 1.0];
        soften(&mut priors);
        assert!((priors[0] + priors[2] - 1.0).abs() < 1e-6, "{priors:?}");
        assert!(priors[2] > 2.5 * priors[0], "{priors:?}");
        assert_eq!(priors[1], PRUNE);
        // Nothing else to do: it has to be done.
        let mut priors = [PRUNE; 2];
        soften(&mut priors);
        assert_eq!(priors, [PRUNE; 2]);
    }
}
