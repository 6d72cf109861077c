//! A search in progress, taken step by step.

use game::{MoveList, Playout, Rng};

use super::policy::{self, Tally};
use super::tree::Tree;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;

/// Thinking about one decision: as long as one likes, in steps as small as one likes, with the
/// best so far at any time.
///
/// The work goes round over a fixed number of trees with random numbers of their own, so how it is
/// cut into steps does not change what is found.
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

    /// Whether there is nothing to think about: the seat is not asked, or has one move.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.moves.len() < 2
    }

    /// So many iterations more. Does nothing where there is nothing to think about.
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

    /// How many iterations there were.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// How often each move was tried so far, and with what success; ascending by move.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally<G::Move>> {
        policy::merge(self.trees.iter().map(Tree::tallies))
    }

    /// The best so far: the move that was tried most, the first legal one when none was tried;
    /// nothing when the seat is not asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Move> {
        self.best_of(&self.tallies())
    }

    pub(super) fn best_of(&self, tallies: &[Tally<G::Move>]) -> Option<G::Move> {
        policy::most_tried(tallies).or_else(|| self.moves.first().copied())
    }

    /// What each tree found, in their order.
    pub(super) fn by_tree(&self) -> impl Iterator<Item = Vec<Tally<G::Move>>> {
        self.trees.iter().map(Tree::tallies)
    }
}
