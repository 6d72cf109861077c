//! Information-set Monte-Carlo tree search.
//!
//! Each iteration imagines a world that the seat cannot tell from the true one, goes down a tree
//! whose edges are moves, adds one edge, plays on by first glance until nothing is half done, and
//! asks the game's evaluator what that is worth to each seat. Moves that are not legal in an
//! imagined world are not available there, so an edge keeps how often it *was* available beside
//! how often it was taken, and exploration is measured against the former (UCB with availability
//! counts). The evaluator's first judgement of a move counts as well and fades with its visits, slowly
//! while the others are visited more (progressive bias).
//!
//! The work is cut into a fixed number of trees, each with a stream of random numbers of its own,
//! and threads take whole trees: with a budget in iterations the result does not depend on how
//! many threads there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use game::{MoveList, Playout, Rng};

use crate::knowledge::Knowledge;
use crate::strategist::Strategist;

mod tree;

pub use tree::Tally;
use tree::Tree;

/// The most trees an iteration budget is shared among.
const TREES: usize = 4;
/// A tree with fewer iterations than this is too small to be worth its own.
const SMALLEST: u32 = 1_000;

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations in all. Reproducible.
    Iterations(u32),
    /// So many milliseconds. Not reproducible.
    Millis(u32),
}

/// A search with its budget and threads.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    budget: Budget,
    threads: usize,
}

impl Search {
    /// A search with that budget on that many threads.
    #[must_use]
    pub fn new(budget: Budget, threads: usize) -> Self {
        Self {
            budget,
            threads: threads.clamp(1, TREES),
        }
    }

    /// The move that was tried most; nothing when the seat is not asked.
    pub fn choose<G>(&self, knowledge: &Knowledge<G>, number: u64) -> Option<G::Move>
    where
        G: Strategist + Send + Sync,
        G::Move: Send,
    {
        let mut moves = MoveList::new();
        knowledge.moves(&mut moves);
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let tallies = self.tallies(knowledge, number);
        tallies
            .iter()
            .max_by(|a, b| {
                (a.visits, a.value)
                    .partial_cmp(&(b.visits, b.value))
                    .expect("finite")
            })
            .map(|tally| tally.mv)
            .or_else(|| moves.first().copied())
    }

    /// How often each move was tried, and with what success.
    pub fn tallies<G>(&self, knowledge: &Knowledge<G>, number: u64) -> Vec<Tally<G::Move>>
    where
        G: Strategist + Send + Sync,
        G::Move: Send,
    {
        let mut seeds = Playout::new(number);
        let n_trees = match self.budget {
            Budget::Iterations(n) => ((n / SMALLEST) as usize).clamp(1, TREES),
            // With a deadline every thread grows one tree.
            Budget::Millis(_) => self.threads,
        };
        let streams: Vec<u64> = (0..n_trees).map(|_| seeds.next_u64()).collect();
        let deadline = match self.budget {
            Budget::Millis(ms) => Some(Instant::now() + Duration::from_millis(u64::from(ms))),
            Budget::Iterations(_) => None,
        };
        let grow = |i: usize| {
            let mut tree = Tree::<G>::new(Playout::new(streams[i]));
            match (self.budget, deadline) {
                (Budget::Iterations(n), _) => {
                    let trees = n_trees as u32;
                    let share = n / trees + u32::from((i as u32) < n % trees);
                    for _ in 0..share {
                        tree.iterate(knowledge);
                    }
                }
                (Budget::Millis(_), Some(deadline)) => {
                    while Instant::now() < deadline {
                        tree.iterate(knowledge);
                    }
                }
                (Budget::Millis(_), None) => {}
            }
            tree.tallies()
        };
        let mut grown: Vec<Option<Vec<Tally<G::Move>>>> = (0..n_trees).map(|_| None).collect();
        if self.threads == 1 {
            for (i, place) in grown.iter_mut().enumerate() {
                *place = Some(grow(i));
            }
        } else {
            let next = AtomicUsize::new(0);
            let results = std::thread::scope(|scope| {
                let workers: Vec<_> = (0..self.threads)
                    .map(|_| {
                        scope.spawn(|| {
                            let mut done = Vec::new();
                            loop {
                                let i = next.fetch_add(1, Ordering::Relaxed);
                                if i >= n_trees {
                                    return done;
                                }
                                done.push((i, grow(i)));
                            }
                        })
                    })
                    .collect();
                workers
                    .into_iter()
                    .flat_map(|worker| worker.join().expect("a search thread does not panic"))
                    .collect::<Vec<_>>()
            });
            for (i, tallies) in results {
                grown[i] = Some(tallies);
            }
        }
        merge(grown.into_iter().flatten())
    }
}

/// Adds up what the trees found, in their fixed order.
fn merge<M: Copy + Ord>(trees: impl Iterator<Item = Vec<Tally<M>>>) -> Vec<Tally<M>> {
    let mut sum: Vec<Tally<M>> = Vec::new();
    for tallies in trees {
        for tally in tallies {
            match sum.binary_search_by(|known| known.mv.cmp(&tally.mv)) {
                Ok(at) => {
                    sum[at].visits += tally.visits;
                    sum[at].value += tally.value;
                }
                Err(at) => sum.insert(at, tally),
            }
        }
    }
    sum
}
