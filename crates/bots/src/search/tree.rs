//! One tree and the way through it.

use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Seat, Turn};

use crate::judge::Judge;
use crate::knowledge::{Knowledge, moves_of, next_seat};
use crate::strategist::{NEVER, Strategist, Values, settled};

/// How much is explored: the weight of what was seldom tried.
const EXPLORE: f32 = 0.1;
/// How much the first judgement of a move counts while it was seldom tried.
const BIAS: f32 = 0.1;
/// How much it counts from the first visit on; after that it fades slowly.
const FIRM: f32 = 2.0;
/// How sharply the first judgement tells moves apart.
const SHARPNESS: f32 = 100.0;
/// How much a first glance counts beside a judgement.
const GLANCE: f32 = 0.01;

/// A move of the root and what was found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally<M> {
    /// The move.
    pub mv: M,
    /// How often it was taken.
    pub visits: u32,
    /// The sum of what came of it, from 0 to 1 each.
    pub value: f32,
}

#[derive(Debug)]
struct Edge<M> {
    mv: M,
    child: u32,
    visits: u32,
    available: u32,
    value: f32,
    /// Its share of the first judgement among the moves it was first seen with, or [`NEVER`].
    prior: f32,
}

#[derive(Debug)]
struct Node<M> {
    edges: Vec<Edge<M>>,
}

/// A step down the tree: node, edge, and who decided.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// A tree of moves.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    rng: Playout,
    moves: MoveList<G::Move>,
    weights: Vec<f32>,
    /// For each edge of the node in hand, whether its move is legal in this world.
    legal: Vec<bool>,
    path: Vec<Step>,
    judge: Judge<G>,
}

impl<G: Strategist> Tree<G> {
    pub(super) fn new(rng: Playout) -> Self {
        Self {
            nodes: vec![Node { edges: Vec::new() }],
            rng,
            moves: MoveList::new(),
            weights: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
            judge: Judge::default(),
        }
    }

    pub(super) fn tallies(&self) -> Vec<Tally<G::Move>> {
        let mut tallies: Vec<_> = self.nodes[0]
            .edges
            .iter()
            .map(|edge| Tally {
                mv: edge.mv,
                visits: edge.visits,
                value: edge.value,
            })
            .collect();
        tallies.sort_by_key(|tally| tally.mv);
        tallies
    }

    /// Down the tree in one imagined world, and back up with what it was worth.
    pub(super) fn iterate(&mut self, knowledge: &Knowledge<G>) {
        let mut world = knowledge.imagine(&mut self.rng);
        let values = self.descend(&mut world, knowledge.seat());
        for step in &self.path {
            let edge = &mut self.nodes[step.node as usize].edges[step.edge as usize];
            edge.visits += 1;
            edge.value += values[step.seat.0 as usize];
        }
    }

    fn descend(&mut self, world: &mut G, me: Seat) -> Values {
        self.path.clear();
        let mut node = 0;
        loop {
            let seat = match world.turn() {
                Turn::Over(outcome) => return settled(&outcome),
                Turn::Chance => {
                    // Outcomes of chance share a node: what may follow differs, and availability
                    // takes care of that.
                    let mv = world.chance(&mut self.rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, me).expect("somebody is asked"),
            };
            moves_of(world, seat, &mut self.moves);
            if let [only] = self.moves[..] {
                world.apply(Actor::Seat(seat), only, &mut Ignore);
                continue;
            }
            let edge = self.select(world, seat, node);
            self.path.push(Step { node, edge, seat });
            let chosen = &self.nodes[node as usize].edges[edge as usize];
            let (mv, child, is_new) = (chosen.mv, chosen.child, chosen.visits == 0);
            world.apply(Actor::Seat(seat), mv, &mut Ignore);
            if is_new {
                // Plays on until nothing is in progress, where the game's evaluator cuts it off.
                return self.judge.values(world, me, &mut self.rng);
            }
            node = if child == 0 {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node { edges: Vec::new() });
                self.nodes[node as usize].edges[edge as usize].child = child;
                child
            } else {
                child
            };
        }
    }

    /// Picks the edge of a legal move that promises most.
    fn select(&mut self, world: &G, seat: Seat, node: u32) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        // One pass: which edges are legal here, and whether every legal move has one.
        self.legal.clear();
        let legal = |edge: &Edge<G::Move>| self.moves.binary_search(&edge.mv).is_ok();
        self.legal.extend(edges.iter().map(legal));
        let n_known = self.legal.iter().filter(|&&is_legal| is_legal).count();
        if n_known < self.moves.len() {
            let number = self.rng.next_u64();
            world.weigh(seat, &self.moves, &mut self.weights);
            // The game's own judgement of what a move leads to guides the first visits.
            for (&mv, weight) in self.moves.iter().zip(&mut self.weights) {
                let mut after = world.clone();
                after.apply(Actor::Seat(seat), mv, &mut Ignore);
                let values = self
                    .judge
                    .values(&mut after, seat, &mut Playout::new(number));
                *weight = (values[seat.0 as usize] + GLANCE * *weight) * SHARPNESS;
            }
            soften(&mut self.weights);
            for (&mv, &prior) in self.moves.iter().zip(&self.weights) {
                if !edges.iter().any(|edge| edge.mv == mv) {
                    edges.push(Edge {
                        mv,
                        child: 0,
                        visits: 0,
                        available: 0,
                        value: 0.0,
                        prior,
                    });
                    self.legal.push(true);
                }
            }
        }
        let parent: (f32, u32) = edges.iter().fold((0.0, 0), |(value, visits), edge| {
            (value + edge.value, visits + edge.visits)
        });
        let mean = if parent.1 == 0 {
            0.5
        } else {
            parent.0 / parent.1 as f32
        };
        let bias = BIAS * (FIRM + (parent.1 as f32).sqrt());
        let mut best: Option<(f32, u32)> = None;
        for (i, (edge, &is_legal)) in edges.iter_mut().zip(&self.legal).enumerate() {
            if !is_legal {
                continue;
            }
            edge.available += 1;
            let visits = edge.visits as f32;
            let known = if edge.visits == 0 {
                mean
            } else {
                edge.value / visits
            };
            let score = known
                + EXPLORE * ((edge.available as f32).ln() / (visits + 1.0)).sqrt()
                + bias * edge.prior / (visits + 1.0);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, i as u32));
            }
        }
        best.expect("every legal move has an edge").1
    }
}

/// Turns weights into shares that add up to 1: one more is about three times as likely. What is
/// never to be done stays so.
fn soften(weights: &mut [f32]) {
    let most = weights.iter().copied().fold(NEVER, f32::max);
    let possible = || weights.iter().filter(|weight| **weight > NEVER);
    let sum: f32 = possible().map(|weight| (weight - most).exp()).sum();
    for weight in weights.iter_mut().filter(|weight| **weight > NEVER) {
        *weight = (*weight - most).exp() / sum;
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
