//! What a node learns when it meets moves it has no edge for: the game's first judgement of them.

use game::{Actor, Ignore, Playout};

use super::tree::{Edge, Node};
use crate::exact;
use crate::judge::Judge;
use crate::judgement::Judgement;
use crate::strategist::{NEVER, Strategist};

/// How sharply the first judgement tells moves apart.
const SHARPNESS: f32 = 100.0;
/// How much a first glance counts beside a judgement.
const GLANCE: f32 = 0.01;

/// Adds an edge for every legal move that has none, with its share of the first judgement.
///
/// All the moves are judged by the same random numbers, so that they are judged alike.
pub(super) fn expand<G: Strategist>(
    node: &mut Node<G>,
    world: &G,
    moves: &[G::Move],
    weights: &mut Vec<f32>,
    judge: &mut Judge<G>,
    judgement: &Judgement,
    number: u64,
) {
    let seat = node.seat;
    world.weigh(seat, moves, weights);
    for (&mv, weight) in moves.iter().zip(&mut *weights) {
        let mut after = world.clone();
        after.apply(Actor::Seat(seat), mv, &mut Ignore);
        let values = judge.values(&mut after, seat, judgement, &mut Playout::new(number));
        *weight = (values[seat.0 as usize] + GLANCE * *weight) * SHARPNESS;
    }
    soften(weights);
    for (&mv, &prior) in moves.iter().zip(&*weights) {
        if let Err(at) = node.edges.binary_search_by(|edge| edge.mv.cmp(&mv)) {
            node.edges.insert(at, Edge::new(mv, prior));
        }
    }
}

/// Turns weights into shares that add up to 1: one more is about three times as likely. What is
/// never to be done stays so.
fn soften(weights: &mut [f32]) {
    let most = weights.iter().copied().fold(NEVER, f32::max);
    let possible = || weights.iter().filter(|weight| **weight > NEVER);
    let sum: f32 = possible().map(|weight| exact::exp(weight - most)).sum();
    for weight in weights.iter_mut().filter(|weight| **weight > NEVER) {
        *weight = exact::exp(*weight - most) / sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_never_stays_never() {
        let mut weights = [0.0, NEVER, 1.0];
        soften(&mut weights);
        assert!((weights[0] + weights[2] - 1.0).abs() < 1e-6, "{weights:?}");
        assert!(weights[2] > 2.5 * weights[0], "{weights:?}");
        assert_eq!(weights[1], NEVER);
        // Nothing else to do: it has to be done.
        let mut weights = [NEVER; 2];
        soften(&mut weights);
        assert_eq!(weights, [NEVER; 2]);
    }
}
