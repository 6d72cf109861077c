//! One search tree: descent and backup.
//!
//! A node is a decision: the seat and the public question. Chance and forced moves lie between decisions,
//! so what follows a move differs from world to world: an edge leads to as many nodes as there are
//! different decisions behind it.

use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Turn};

use super::expand::expand;
use super::policy::Tally;
use super::select::{match_edges, select};
use crate::evaluator::{Evaluator, Values, outcome_values};
use crate::knowledge::{Knowledge, moves_of, next_seat};
use crate::quiescence::Quiescence;

/// The index of no node.
const NOWHERE: u32 = u32::MAX;

/// The most nodes of a tree, to bound its memory. A full tree evaluates worlds where they leave it, and
/// goes on refining its nodes.
const MOST_NODES: usize = 100_000;

/// A move out of a node.
#[derive(Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    /// How often it was legal when its node was visited.
    pub(super) available: u32,
    pub(super) value: f32,
    /// Its prior probability among the moves it was first seen with, or [`crate::PRUNE`].
    pub(super) prior: f32,
    /// The first decision behind it.
    child: u32,
}

impl<M> Edge<M> {
    pub(super) const fn new(mv: M, prior: f32) -> Self {
        Self {
            mv,
            visits: 0,
            available: 0,
            value: 0.0,
            prior,
            child: NOWHERE,
        }
    }
}

/// A decision node. Values are those of the seat that decides.
#[derive(Debug)]
pub(super) struct Node<G: Evaluator> {
    pub(super) seat: Seat,
    pub(super) question: G::Question,
    pub(super) visits: u32,
    pub(super) value: f32,
    /// Ascending by move.
    pub(super) edges: Vec<Edge<G::Move>>,
    /// The next decision behind the same edge.
    sibling: u32,
}

/// An edge of the path from the root.
#[derive(Clone, Copy, Debug)]
struct PathEdge {
    node: u32,
    edge: u32,
}

/// A search tree with its own random numbers.
#[derive(Debug)]
pub(super) struct Tree<G: Evaluator> {
    /// The root is the first.
    nodes: Vec<Node<G>>,
    most_nodes: usize,
    rng: Playout,
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
    legal: Vec<u32>,
    path: Vec<PathEdge>,
    quiescence: Quiescence<G>,
}

impl<G: Evaluator> Tree<G> {
    pub(super) fn new(rng: Playout) -> Self {
        Self {
            nodes: Vec::new(),
            most_nodes: MOST_NODES,
            rng,
            moves: MoveList::new(),
            priors: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
            quiescence: Quiescence::default(),
        }
    }

    /// Visits and values of the root's moves, ascending.
    pub(super) fn tallies(&self) -> Vec<Tally<G::Move>> {
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges[..]);
        edges
            .iter()
            .map(|edge| Tally {
                mv: edge.mv,
                visits: edge.visits,
                value: edge.value,
            })
            .collect()
    }

    /// One iteration: descends in a fresh determinization and backs up the values.
    pub(super) fn iterate(&mut self, knowledge: &Knowledge<G>) {
        let mut world = knowledge.sample_world(&mut self.rng);
        let values = self.descend(&mut world, knowledge);
        for step in &self.path {
            let node = &mut self.nodes[step.node as usize];
            let value = values[node.seat.0 as usize];
            node.visits += 1;
            node.value += value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.value += value;
        }
    }

    fn descend(&mut self, world: &mut G, knowledge: &Knowledge<G>) -> Values {
        let (me, weights) = (knowledge.seat(), knowledge.weights());
        self.path.clear();
        loop {
            let seat = match world.turn() {
                Turn::Over(outcome) => return outcome_values(&outcome),
                Turn::Chance => {
                    // Chance outcomes have no nodes: the decisions behind them differ, and availability
                    // counts handle that.
                    let mv = world.chance(&mut self.rng);
                    world.apply(Actor::Chance, mv, &mut Ignore);
                    continue;
                }
                turn @ Turn::Seats(_) => next_seat(turn, me).expect("a seat is asked"),
            };
            moves_of(world, seat, &mut self.moves);
            if let [only] = self.moves[..] {
                world.apply(Actor::Seat(seat), only, &mut Ignore);
                continue;
            }
            let Some(at) = self.node(seat, world.question()) else {
                return self.quiescence.values(world, me, weights, &mut self.rng);
            };
            let node = &mut self.nodes[at as usize];
            if !match_edges(&node.edges, &self.moves, &mut self.legal) {
                let number = self.rng.next_u64();
                let (priors, quiescence) = (&mut self.priors, &mut self.quiescence);
                expand(
                    node,
                    world,
                    &self.moves,
                    priors,
                    quiescence,
                    weights,
                    number,
                );
                match_edges(&node.edges, &self.moves, &mut self.legal);
            }
            let edge = select(node, &self.legal);
            let Edge { mv, visits, .. } = node.edges[edge as usize];
            self.path.push(PathEdge { node: at, edge });
            world.apply(Actor::Seat(seat), mv, &mut Ignore);
            if visits == 0 {
                return self.quiescence.values(world, me, weights, &mut self.rng);
            }
        }
    }

    /// The node of a decision behind the last edge of the path, or the root; made when it is new. `None`
    /// when the tree is full.
    fn node(&mut self, seat: Seat, question: G::Question) -> Option<u32> {
        let first = match self.path.last() {
            Some(step) => self.nodes[step.node as usize].edges[step.edge as usize].child,
            // Every sampled world begins with the decision of the search.
            None if !self.nodes.is_empty() => return Some(0),
            None => NOWHERE,
        };
        let mut at = first;
        while let Some(node) = self.nodes.get(at as usize) {
            if (node.seat, node.question) == (seat, question) {
                return Some(at);
            }
            at = node.sibling;
        }
        if self.nodes.len() >= self.most_nodes {
            return None;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node {
            seat,
            question,
            visits: 0,
            value: 0.0,
            edges: Vec::new(),
            sibling: first,
        });
        if let Some(step) = self.path.last() {
            self.nodes[step.node as usize].edges[step.edge as usize].child = new;
        }
        Some(new)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Setup as _};
    use quartermaster::{Move, State};

    use super::*;

    /// Germany has to say which army it battles; the Soviet Union has a card face down that may or
    /// may not save it, and Germany one to use after the battle.
    fn tree() -> (State, Tree<State>) {
        grown(MOST_NODES)
    }

    fn grown(most_nodes: usize) -> (State, Tree<State>) {
        let mut setup = <State as Game>::Setup::default();
        for line in [
            "turn germany play",
            "germany armies germany balkans eastern_europe",
            "germany hand ger_land_battle ger_plunder",
            "germany status ger_dive_bombers",
            "ussr armies moscow ukraine russia",
            "ussr responses ussr_stalingrad",
        ] {
            setup.set(line).expect("the line is understood");
        }
        let mut state = State::new(&setup).expect("the lines make a table");
        let germany = state.seat_named("germany").expect("it is at the table");
        let battle = state.parse_move("play ger_land_battle").expect("a move");
        state
            .play(Actor::Seat(germany), battle, &mut Ignore)
            .expect("it is legal");
        let knowledge = Knowledge::new(&state, germany, 3);
        let mut tree = Tree::new(Playout::new(4));
        tree.most_nodes = most_nodes;
        for _ in 0..1_000 {
            tree.iterate(&knowledge);
        }
        (state, tree)
    }

    /// The decisions met behind an edge.
    fn behind<'a>(tree: &'a Tree<State>, edge: &Edge<Move>) -> Vec<&'a Node<State>> {
        let mut found = Vec::new();
        let mut at = edge.child;
        while let Some(node) = tree.nodes.get(at as usize) {
            found.push(node);
            at = node.sibling;
        }
        found
    }

    #[test]
    fn two_seats_that_pass_behind_one_move_do_not_share_an_edge() {
        let (state, tree) = tree();
        let ukraine = state.parse_move("battle ukraine").expect("a move");
        let edge = tree.nodes[0].edges.iter().find(|edge| edge.mv == ukraine);
        let nodes = behind(&tree, edge.expect("it was tried"));
        // In some worlds the hidden card is the one that saves the army, and its owner is asked
        // first; in the others it is Germany's turn to react. Each has a pass of its own.
        let [ussr, germany] = ["ussr", "germany"].map(|name| {
            let seat = state.seat_named(name).expect("it is at the table");
            let node = nodes.iter().find(|node| node.seat == seat);
            let node = node.unwrap_or_else(|| panic!("{name} decides"));
            assert!(node.edges.iter().any(|edge| edge.mv == Move::Pass));
            node.visits
        });
        assert!(ussr > 0 && germany > 0, "{ussr} {germany}");
        let whole = edge.expect("it was tried").visits;
        assert!(ussr + germany <= whole, "{ussr} {germany} of {whole}");
    }

    #[test]
    fn no_decision_is_met_twice_behind_one_move() {
        let (_, tree) = tree();
        let mut n_different = 0;
        for edge in tree.nodes.iter().flat_map(|node| &node.edges) {
            let nodes = behind(&tree, edge);
            for (i, one) in nodes.iter().enumerate() {
                for two in &nodes[..i] {
                    assert_ne!((one.seat, one.question), (two.seat, two.question));
                    n_different += 1;
                }
            }
            let visits: u32 = nodes.iter().map(|node| node.visits).sum();
            assert!(visits <= edge.visits, "a decision comes after its move");
        }
        assert!(n_different > 5, "decisions hardly differed: {n_different}");
    }

    #[test]
    fn a_full_tree_grows_no_more_and_still_searches() {
        assert!(tree().1.nodes.len() > 20);
        let (_, tree) = grown(20);
        assert_eq!(tree.nodes.len(), 20);
        assert_eq!(tree.nodes[0].visits, 1_000);
    }

    #[test]
    fn a_node_counts_what_its_edges_count() {
        let (_, tree) = tree();
        for node in &tree.nodes {
            let visits: u32 = node.edges.iter().map(|edge| edge.visits).sum();
            assert_eq!(node.visits, visits);
            let is_ascending = node.edges.is_sorted_by(|a, b| a.mv < b.mv);
            assert!(is_ascending && node.edges.len() > 1);
        }
    }
}
