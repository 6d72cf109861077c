//! One tree of decisions and the way through it.
//!
//! A node is a decision: whose it is and what is asked, as everybody at the table knows it. What
//! follows a move may differ from world to world, since chance and forced moves lie between: so
//! an edge leads to as many nodes as there are different decisions behind it.

use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Turn};

use super::expand::expand;
use super::policy::Tally;
use super::select::{match_edges, select};
use crate::evaluator::{Evaluator, Values, settled};
use crate::judge::Judge;
use crate::knowledge::{Knowledge, moves_of, next_seat};

/// No node: what an edge or a node says that leads to no other.
const NOWHERE: u32 = u32::MAX;

/// A tree grows up to so many nodes, whatever the budget: memory is not without end. Beyond that
/// worlds are judged where they leave the tree, and what is in it goes on to be refined.
const MOST_NODES: usize = 100_000;

/// A move out of a node.
#[derive(Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    /// How often it was legal when its node was visited.
    pub(super) available: u32,
    pub(super) value: f32,
    /// Its share of the first weights among the moves it was first seen with, or
    /// [`crate::PRUNE`].
    pub(super) prior: f32,
    /// The first of the decisions that were met behind it.
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

/// A decision. Values are what came of it to the seat that decides.
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

/// A step down the tree.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    edge: u32,
}

/// A tree of decisions with its own random numbers.
#[derive(Debug)]
pub(super) struct Tree<G: Evaluator> {
    /// The root is the first.
    nodes: Vec<Node<G>>,
    most_nodes: usize,
    rng: Playout,
    moves: MoveList<G::Move>,
    priors: Vec<f32>,
    legal: Vec<u32>,
    path: Vec<Step>,
    judge: Judge<G>,
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
            judge: Judge::default(),
        }
    }

    /// What was found out about the moves of the root, ascending.
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

    /// Down the tree in one imagined world, and back up with what it was worth.
    pub(super) fn iterate(&mut self, knowledge: &Knowledge<G>) {
        let mut world = knowledge.imagine(&mut self.rng);
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
                Turn::Over(outcome) => return settled(&outcome),
                Turn::Chance => {
                    // Outcomes of chance are not in the tree: what may follow differs, and
                    // availability takes care of that.
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
            let Some(at) = self.node(seat, world.question()) else {
                return self.judge.values(world, me, weights, &mut self.rng);
            };
            let node = &mut self.nodes[at as usize];
            if !match_edges(&node.edges, &self.moves, &mut self.legal) {
                let number = self.rng.next_u64();
                let (priors, judge) = (&mut self.priors, &mut self.judge);
                expand(node, world, &self.moves, priors, judge, weights, number);
                match_edges(&node.edges, &self.moves, &mut self.legal);
            }
            let edge = select(node, &self.legal);
            let Edge { mv, visits, .. } = node.edges[edge as usize];
            self.path.push(Step { node: at, edge });
            world.apply(Actor::Seat(seat), mv, &mut Ignore);
            if visits == 0 {
                // Plays on until nothing is in progress, where the game's evaluator cuts it off.
                return self.judge.values(world, me, weights, &mut self.rng);
            }
        }
    }

    /// The node of a decision behind the last step, or the root; made when it is met first. Nothing
    /// when the tree is full.
    fn node(&mut self, seat: Seat, question: G::Question) -> Option<u32> {
        let first = match self.path.last() {
            Some(step) => self.nodes[step.node as usize].edges[step.edge as usize].child,
            // All imagined worlds begin with the decision the bot was asked for.
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
    fn a_tree_that_is_full_grows_no_more_and_still_thinks() {
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
