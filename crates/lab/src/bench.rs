//! How fast the search is.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Knowledge, Level, Player, Search, SearchContext};
use game::{Actor, Ignore, MoveList, Playout, Rng, Turn};
use games::{GameId, with_game};

use crate::metrics::Metrics;
use crate::plan;

/// How many decisions are timed.
const DECISIONS: usize = 12;
/// Iterations of each.
const ITERATIONS: u32 = 4_000;

/// What the search manages.
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

/// Every decision of one game in which there is a real choice.
fn decisions<G: Metrics>(start: &G, seed: u64) -> Vec<Knowledge<G>> {
    let mut rng = Playout::new(seed);
    let mut bot = Bot::<G>::new(Player::new(Level::Cadet));
    let mut state = start.clone();
    let mut list = MoveList::new();
    let mut found = Vec::new();
    for _ in 0..G::MOVE_BOUND {
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let mv = state.chance(&mut rng);
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
            Turn::Seats(asked) => {
                let seat = asked.lowest().expect("somebody is asked");
                let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                state.moves(seat, &mut list);
                let first = list[0];
                let choice = bot.choose(&knowledge, rng.next_u64(), &SearchContext::default());
                let mv = choice.unwrap_or(first);
                if list.len() > 2 {
                    found.push(knowledge);
                }
                state.apply(Actor::Seat(seat), mv, &mut Ignore);
            }
        }
    }
    found
}
