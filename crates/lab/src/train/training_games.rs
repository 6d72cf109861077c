//! Self-play games for training: short searches, with some random moves for exploration.

use std::sync::Arc;

use bots::{Budget, Knowledge, Lookahead, Mean, Search, SearchContext, Weights};
use game::{Playout, Rng, Seat};

use super::compare::Comparing;
use super::comparisons::Comparisons;
use super::positions::{Extracted, Positions, by_side};
use crate::Metrics;
use crate::matches::stream;
use crate::self_play::{self, Players};

/// How many quiet positions of a game are kept: neighbours are strongly correlated.
const KEPT: usize = 24;
/// Percentages of random moves, one drawn for each game: without exploration the evaluation never sees
/// moves that its own policy avoids.
const RANDOM_MOVES: [u32; 5] = [0, 3, 6, 9, 12];

/// The lookahead of bootstrapped targets: decisions before the first evaluation, and decisions after it.
const HORIZON: (u32, u32) = (16, 24);
/// The weight of the final result in a bootstrapped target. Without it nothing would tie the target,
/// which is itself an evaluation, to real results.
const RESULT: f32 = 0.3;

/// How training games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameOptions {
    /// Iterations of a decision.
    pub(super) iterations: u32,
    /// Lookaheads of each kept position for its bootstrapped target; 0: the result is the target.
    pub(super) bootstrap: u32,
    /// How many decisions of a game have their moves compared, in as many worlds each.
    pub(super) comparisons: u32,
}

/// The data that weights are fitted to.
#[derive(Clone, Debug, Default)]
pub(super) struct TrainingSet {
    pub(super) positions: Positions,
    pub(super) comparisons: Comparisons,
}

/// A uniform sample of a stream (reservoir sampling).
struct Sample<T> {
    kept: Vec<T>,
    most: usize,
    n_met: u32,
}

/// A quiet position as one seat may know it.
struct Kept<G> {
    world: G,
    observer: Seat,
}

impl<T> Sample<T> {
    const fn new(most: usize) -> Self {
        Self {
            kept: Vec::new(),
            most,
            n_met: 0,
        }
    }

    /// Offers one more, which is made only if it is kept.
    fn meet(&mut self, rng: &mut Playout, make: impl FnOnce(&mut Playout) -> T) {
        if self.most == 0 {
            return;
        }
        self.n_met += 1;
        let place = rng.below(self.n_met) as usize;
        if self.kept.len() < self.most {
            self.kept.push(make(rng));
        } else if place < self.most {
            self.kept[place] = make(rng);
        }
    }
}

/// A game that samples what can be learned from it.
struct TrainingGame<'a, G: Metrics> {
    weights: &'a Arc<Weights>,
    search: Search,
    random_moves: u32,
    rng: Playout,
    quiet: Sample<Kept<G>>,
    decisions: Sample<Knowledge<G>>,
}

impl<G: Metrics> Players<G> for TrainingGame<'_, G> {
    fn chance(&mut self, state: &G) -> G::Move {
        state.chance(&mut self.rng)
    }

    fn choose(&mut self, state: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Move> {
        let rng = &mut self.rng;
        if state.is_quiet() {
            self.quiet.meet(rng, |rng| {
                let observer = Seat(rng.below(state.seats().into()) as u8);
                let mut world = state.clone();
                world.determinize(observer, rng);
                Kept { world, observer }
            });
        }
        let know = |rng: &mut Playout| {
            let knowledge = Knowledge::new(state, seat, rng.next_u64());
            knowledge.with_weights(Arc::clone(self.weights))
        };
        self.decisions.meet(rng, know);
        if rng.below(100) < self.random_moves {
            return Some(moves[rng.below(moves.len() as u32) as usize]);
        }
        let knowledge = know(rng);
        let ctx = SearchContext::default();
        let choice = self.search.choose(&knowledge, rng.next_u64(), &ctx);
        Some(choice.unwrap_or(moves[0]))
    }
}

/// Plays the game of that number and adds what can be learned from it. A game that reached its bound of
/// moves adds nothing.
pub(super) fn play<G: Metrics>(
    start: &G,
    weights: &Arc<Weights>,
    options: GameOptions,
    (seed, number): (u64, u64),
    training_set: &mut TrainingSet,
) {
    let mut rng = Playout::new(stream(seed, number));
    let random_moves = RANDOM_MOVES[rng.below(RANDOM_MOVES.len() as u32) as usize];
    let mut game = TrainingGame {
        weights,
        search: Search::new(Budget::Iterations(options.iterations)),
        random_moves,
        rng,
        quiet: Sample::new(KEPT),
        decisions: Sample::new(options.comparisons as usize),
    };
    let Some((state, played)) = self_play::play(start, &[], &mut game) else {
        return;
    };
    let Some(outcome) = played.outcome else {
        return;
    };
    let mut won = 0u16;
    for seat in outcome.winners.iter() {
        won |= 1 << state.side(seat);
    }
    let n_won = f32::from(won.count_ones().max(1) as u8);
    let mut lookahead = Lookahead::new(HORIZON.0, HORIZON.1);
    let rng = &mut game.rng;
    for kept in &game.quiet.kept {
        let mut target: Vec<f32> = (0..state.n_sides())
            .map(|side| f32::from(won >> side & 1) / n_won)
            .collect();
        if options.bootstrap > 0 {
            let values = kept.values(options.bootstrap, weights, &mut lookahead, rng);
            for (target, value) in target.iter_mut().zip(values) {
                *target = RESULT * *target + (1.0 - RESULT) * value;
            }
        }
        let extracted = Extracted::of(&kept.world);
        training_set.positions.add(&extracted, won, &target);
    }
    let mut comparing = Comparing::new();
    for knowledge in &game.decisions.kept {
        let comparisons = &mut training_set.comparisons;
        comparing.compare(knowledge, options.bootstrap, rng, comparisons);
    }
}

impl<G: Metrics> Kept<G> {
    /// The mean value of this world for each side, over so many lookaheads.
    fn values(
        &self,
        times: u32,
        weights: &Weights,
        lookahead: &mut Lookahead<G>,
        rng: &mut Playout,
    ) -> Vec<f32> {
        let mut mean = Mean::default();
        for _ in 0..times {
            let mut world = self.world.clone();
            mean.add(
                &lookahead.values(&mut world, self.observer, weights, rng),
                1,
            );
        }
        by_side(&self.world, &mean.values())
    }
}
