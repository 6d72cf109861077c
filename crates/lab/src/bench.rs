//! How fast the search is.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Knowledge, Level, Player, Search, SearchContext};
use game::{Playout, Rng, Seat};
use games::{GameId, with_game};

use crate::metrics::Metrics;
use crate::plan;
use crate::self_play::{self, Players};

/// How many decisions are timed.
const DECISIONS: usize = 12;
/// Iterations of each.
const ITERATIONS: u32 = 4_000;

/// The speed of the search.
#[derive(Clone, Copy, Debug)]
pub struct SearchSpeed {
    /// Iterations a second on all the threads together.
    pub iterations_per_s: f64,
    /// The slowest decision of a `general` with its own budget.
    pub slowest_decision: Duration,
    /// How many threads there were.
    pub threads: usize,
}

/// Times the search on decisions spread over a game between `cadet`s.
///
/// # Errors
/// When a setup line is not understood.
pub fn search(
    id: GameId,
    setup: &[String],
    seed: u64,
    threads: usize,
) -> anyhow::Result<SearchSpeed> {
    with_game!(id, G => {
    let start = plan::start::<G>(setup)?;
                Ok(measure(&start, seed, threads))
    })
}

fn measure<G: Metrics>(start: &G, seed: u64, threads: usize) -> SearchSpeed {
    let decisions = decisions(start, seed);
    let step = (decisions.len() / DECISIONS).max(1);
    let search = Search::new(Budget::Iterations(ITERATIONS));
    let mut general = Bot::<G>::new(Player::new(Level::General));
    let ctx = SearchContext {
        threads,
        ..SearchContext::default()
    };
    let mut speed = SearchSpeed {
        iterations_per_s: 0.0,
        slowest_decision: Duration::ZERO,
        threads,
    };
    let mut time = Duration::ZERO;
    let mut n = 0;
    for knowledge in decisions.iter().step_by(step).take(DECISIONS) {
        let began = Instant::now();
        let _ = search.tallies(knowledge, seed, &ctx);
        time += began.elapsed();
        n += u64::from(ITERATIONS);
        let began = Instant::now();
        let _ = general.choose(knowledge, seed, &ctx);
        speed.slowest_decision = speed.slowest_decision.max(began.elapsed());
    }
    speed.iterations_per_s = n as f64 / time.as_secs_f64().max(f64::MIN_POSITIVE);
    speed
}

/// A game of cadets that collects the decisions among more than two moves.
struct Collector<G: Metrics> {
    rng: Playout,
    bot: Bot<G>,
    found: Vec<Knowledge<G>>,
}

impl<G: Metrics> Players<G> for Collector<G> {
    fn chance(&mut self, state: &G) -> G::Move {
        state.chance(&mut self.rng)
    }

    fn choose(&mut self, state: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Move> {
        let knowledge = Knowledge::new(state, seat, self.rng.next_u64());
        let (number, ctx) = (self.rng.next_u64(), SearchContext::default());
        let choice = self.bot.choose(&knowledge, number, &ctx);
        if moves.len() > 2 {
            self.found.push(knowledge);
        }
        Some(choice.unwrap_or(moves[0]))
    }
}

fn decisions<G: Metrics>(start: &G, seed: u64) -> Vec<Knowledge<G>> {
    let mut collector = Collector {
        rng: Playout::new(seed),
        bot: Bot::new(Player::new(Level::Cadet)),
        found: Vec::new(),
    };
    let _ = self_play::play(start, &[], &mut collector);
    collector.found
}
