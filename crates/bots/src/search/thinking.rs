//! A tree search step by step.

use game::{MoveList, Playout, Rng};

use super::policy::{self, Tally};
use super::tree::Tree;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;

/// An incremental tree search of one decision, with the best move so far at any time.
///
/// Iterations rotate over a fixed number of trees, each with its own random numbers, so that the result
/// does not depend on how they are cut into steps.
///
/// ```
/// use bots::{Knowledge, Thinking};
/// use game::{Actor, Game, Ignore, Playout, Seat, Turn};
///
/// let mut state = quartermaster::State::new(&Default::default())?;
/// while state.turn() == Turn::Chance {
///     let mv = state.chance(&mut Playout::new(1));
///     state.apply(Actor::Chance, mv, &mut Ignore);
/// }
/// let mut thinking = Thinking::new(Knowledge::new(&state, Seat(0), 7), 1, 7);
/// while thinking.iterations() < 50 {
///     thinking.step(10); // and look at the clock, or at the messages that have come in
/// }
/// let mv = thinking.best().expect("the seat is asked");
/// assert_eq!(state.why_not(Seat(0), mv), None);
/// # Ok::<(), game::SetupError>(())
/// ```
#[derive(Debug)]
pub struct Thinking<G: Evaluator> {
    knowledge: Knowledge<G>,
    moves: MoveList<G::Move>,
    trees: Vec<Tree<G>>,
    iterations: u32,
}

impl<G: Evaluator> Thinking<G> {
    /// Begins to think. The number decides what random numbers are drawn.
    #[must_use]
    pub fn new(knowledge: Knowledge<G>, n_trees: usize, number: u64) -> Self {
        let mut seeds = Playout::new(number);
        let seeds: Vec<u64> = (0..n_trees.max(1)).map(|_| seeds.next_u64()).collect();
        Self::with_seeds(knowledge, &seeds)
    }

    /// Begins to think with these trees.
    pub(super) fn with_seeds(knowledge: Knowledge<G>, seeds: &[u64]) -> Self {
        let mut moves = MoveList::new();
        knowledge.moves(&mut moves);
        let tree = |&seed: &u64| Tree::new(Playout::new(seed));
        Self {
            knowledge,
            moves,
            trees: seeds.iter().map(tree).collect(),
            iterations: 0,
        }
    }

    /// Whether there is nothing to search: the seat is not asked, or has one move.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.moves.len() < 2
    }

    /// Does `n` more iterations. Does nothing where there is nothing to search.
    pub fn step(&mut self, n: u32) {
        if self.is_settled() {
            return;
        }
        for _ in 0..n {
            let at = self.iterations as usize % self.trees.len();
            self.trees[at].iterate(&self.knowledge);
            self.iterations += 1;
        }
    }

    /// How many iterations were done.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Visits and values of every move so far; ascending by move.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally<G::Move>> {
        policy::merge(self.trees.iter().map(Tree::tallies))
    }

    /// The most visited move so far, the first legal one before the first iteration; `None` when the seat
    /// is not asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Move> {
        self.best_of(&self.tallies())
    }

    pub(super) fn best_of(&self, tallies: &[Tally<G::Move>]) -> Option<G::Move> {
        policy::most_tried(tallies).or_else(|| self.moves.first().copied())
    }

    /// The tallies of each tree, in their order.
    pub(super) fn by_tree(&self) -> impl Iterator<Item = Vec<Tally<G::Move>>> {
        self.trees.iter().map(Tree::tallies)
    }
}
