//! Information-set Monte-Carlo tree search.
//!
//! Each iteration samples a fresh determinization, descends a tree of decisions whose edges are moves,
//! adds one edge, plays by the prior until the position is quiet and evaluates it for each seat. A move
//! may be illegal in a sampled world, so an edge counts how often it was *available* beside its visits,
//! and exploration is measured against the former (UCB with availability counts, as in ISMCTS). The
//! one-ply evaluation of a move is added as a bias that fades with its visits (progressive bias).
//!
//! Read [`Thinking`] first: the search step by step. [`Search`] runs it until the budget is used up or the
//! stop flag is raised. The work is cut into a fixed number of trees (root parallelism), each with its own
//! stream of random numbers, and threads take whole trees: with a budget in iterations the result does
//! not depend on the number of threads. In a browser there is one.
//!
//! `tree` descends and backs up, `expand` evaluates new moves, `select` picks an edge, `policy` picks the
//! move in the end.

use game::{Playout, Rng};

use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::search_context::SearchContext;

mod expand;
mod policy;
mod select;
mod thinking;
mod tree;

pub use policy::Tally;
pub use thinking::Thinking;

/// The most trees an iteration budget is shared among.
const TREES: usize = 4;
/// The fewest iterations of a tree.
const SMALLEST: u32 = 1_000;
/// Iterations for a millisecond of budget where there is no clock: what a slow machine does.
const PER_MILLI: u32 = 10;

/// A search with its budget.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    budget: Budget,
}

impl Search {
    /// A search with that budget.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Self { budget }
    }

    /// The most visited move; `None` when the seat is not asked.
    ///
    /// At least one iteration is made, so that a search that is stopped at once has still evaluated every
    /// move.
    pub fn choose<G: Evaluator>(
        &self,
        knowledge: &Knowledge<G>,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<G::Move> {
        let parts = self.think(knowledge, number, ctx);
        parts[0].best_of(&merge(&parts))
    }

    /// Visits and values of every move.
    pub fn tallies<G: Evaluator>(
        &self,
        knowledge: &Knowledge<G>,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Vec<Tally<G::Move>> {
        merge(&self.think(knowledge, number, ctx))
    }

    /// Searches until the budget is used up or the stop flag is raised, each thread its own trees.
    fn think<G: Evaluator>(
        &self,
        knowledge: &Knowledge<G>,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Vec<Thinking<G>> {
        let (budget, clock) = match (self.budget, ctx.clock) {
            (Budget::Millis(millis), None) => {
                (Budget::Iterations(millis.saturating_mul(PER_MILLI)), None)
            }
            (budget, clock) => (budget, clock),
        };
        let n_threads = threads(ctx.threads);
        let n_trees = match budget {
            Budget::Iterations(n) => ((n / SMALLEST) as usize).clamp(1, TREES),
            // With a deadline every thread grows one tree.
            Budget::Millis(_) => n_threads,
        };
        let mut seeds = Playout::new(number);
        let seeds: Vec<u64> = (0..n_trees).map(|_| seeds.next_u64()).collect();
        let began = clock.map_or(0, |clock| clock.millis());
        let is_over = |thinking: &Thinking<G>, share: u32| {
            let is_used_up = match (budget, clock) {
                (Budget::Millis(millis), Some(clock)) => {
                    clock.millis().saturating_sub(began) >= u64::from(millis)
                }
                _ => thinking.iterations() >= share,
            };
            thinking.is_settled() || ctx.is_stopped() || is_used_up
        };
        let shares = shares(budget, n_trees);
        let grow = |trees: std::ops::Range<usize>| {
            let share = shares[trees.clone()].iter().sum();
            let mut thinking = Thinking::with_seeds(knowledge.clone(), &seeds[trees]);
            loop {
                thinking.step(1);
                if is_over(&thinking, share) {
                    return thinking;
                }
            }
        };
        let blocks = blocks(n_trees, n_threads);
        if blocks.len() == 1 {
            return blocks.into_iter().map(grow).collect();
        }
        std::thread::scope(|scope| {
            let grow = &grow;
            let workers: Vec<_> = (blocks.into_iter())
                .map(|trees| scope.spawn(move || grow(trees)))
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("a search thread does not panic"))
                .collect()
        })
    }
}

/// How many threads are used of those allowed. A page cannot start any.
const fn threads(wished: usize) -> usize {
    if cfg!(target_family = "wasm") || wished == 0 {
        1
    } else if wished > TREES {
        TREES
    } else {
        wished
    }
}

/// The iterations of each tree.
fn shares(budget: Budget, n_trees: usize) -> Vec<u32> {
    let n = match budget {
        Budget::Iterations(n) => n,
        Budget::Millis(_) => 0,
    };
    let n_trees = n_trees as u32;
    (0..n_trees)
        .map(|i| n / n_trees + u32::from(i < n % n_trees))
        .collect()
}

/// The trees cut into as many ranges as there are threads, or trees if they are fewer.
fn blocks(n_trees: usize, n_threads: usize) -> Vec<std::ops::Range<usize>> {
    let n = n_threads.min(n_trees);
    (0..n)
        .map(|i| i * n_trees / n..(i + 1) * n_trees / n)
        .collect()
}

/// Adds up the tallies of all trees, in their fixed order.
fn merge<G: Evaluator>(parts: &[Thinking<G>]) -> Vec<Tally<G::Move>> {
    policy::merge(parts.iter().flat_map(Thinking::by_tree))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_dealt_out_to_the_threads_without_a_rest() {
        assert_eq!(blocks(4, 3), [0..1, 1..2, 2..4]);
        assert_eq!(blocks(1, 4).len(), 1, "a tree is never cut in two");
        assert_eq!(shares(Budget::Iterations(10), 4), [3, 3, 2, 2]);
    }
}
