//! Selection: UCB with availability counts, plus progressive bias.

use super::tree::{Edge, Node};
use crate::evaluator::Evaluator;
use crate::exact;

/// The exploration constant.
const EXPLORE: f32 = 0.1;
/// The weight of the prior while an edge has few visits.
const BIAS: f32 = 0.1;
/// The part of that weight that does not grow with the visits of the node.
const FIRM: f32 = 2.0;

/// Finds the edges of the legal moves, both in ascending order; false when a move has none.
pub(super) fn match_edges<M: Ord>(edges: &[Edge<M>], moves: &[M], found: &mut Vec<u32>) -> bool {
    found.clear();
    let mut at = 0;
    for mv in moves {
        while edges.get(at).is_some_and(|edge| edge.mv < *mv) {
            at += 1;
        }
        if edges.get(at).is_none_or(|edge| edge.mv != *mv) {
            return false;
        }
        found.push(at as u32);
        at += 1;
    }
    true
}

/// Picks the edge of a legal move with the highest score, and counts all legal edges as available.
pub(super) fn select<G: Evaluator>(node: &mut Node<G>, legal: &[u32]) -> u32 {
    let mean = if node.visits == 0 {
        0.5
    } else {
        node.value / node.visits as f32
    };
    let bias = BIAS * (FIRM + (node.visits as f32).sqrt());
    let mut best: Option<(f32, u32)> = None;
    for &at in legal {
        let edge = &mut node.edges[at as usize];
        edge.available += 1;
        let visits = edge.visits as f32;
        let known = if edge.visits == 0 {
            mean
        } else {
            edge.value / visits
        };
        let score = known
            + EXPLORE * (exact::ln(edge.available as f32) / (visits + 1.0)).sqrt()
            + bias * edge.prior / (visits + 1.0);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, at));
        }
    }
    best.expect("a seat that is asked has a legal move").1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_legal_moves_are_found_in_one_pass() {
        let edges: Vec<Edge<u8>> = [1, 3, 5, 7].map(|mv| Edge::new(mv, 0.0)).into();
        let mut found = Vec::new();
        assert!(match_edges(&edges, &[3, 7], &mut found));
        assert_eq!(found, [1, 3]);
        for missing in [&[0, 1][..], &[1, 2], &[7, 8]] {
            assert!(!match_edges(&edges, missing, &mut found), "{missing:?}");
        }
    }
}
