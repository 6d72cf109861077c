//! Rollouts of candidate moves: how a `general` decides.
//!
//! A short tree search proposes candidates. Each is rolled out for about a round and a half, in common
//! worlds with common random numbers, by a one-ply policy. Candidates race: after every batch of worlds
//! those that are significantly behind the leader, by paired differences, are eliminated. The race ends
//! when one is left, when none can be better by a relevant margin, or with the budget.
//!
//! A larger tree alone gains little: it maximises over the errors of the evaluation at its leaves, and
//! errors of neighbouring positions are correlated. The mean over a round in many worlds averages them.
//!
//! [`Lookahead`] is the rollout, `race` the elimination. Read [`Rollout`] first.

use game::{Actor, Ignore, Playout, Rng};

use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::lookahead::Lookahead;
use crate::search::Thinking;
use crate::search_context::SearchContext;

mod race;

use race::Race;

/// Iterations of the tree search that proposes candidates.
const PROPOSING: u32 = 100;
/// The most candidates.
const PROPOSALS: usize = 10;
/// Worlds of a batch, after which candidates are eliminated.
const WORLDS: u32 = 8;
/// The lookahead: decisions before the first evaluation, and decisions after it.
const HORIZON: (u32, u32) = (4, 28);
/// The bonus of a candidate with all visits of the tree search; others have it in proportion. It decides
/// between candidates that rollouts hardly tell apart.
const VISITS_BONUS: f32 = 0.015;
/// Rollouts for a millisecond of budget where there is no clock: what a slow machine does.
const PER_MILLI: u32 = 1;

/// One rollout of a candidate in one world.
#[derive(Clone, Copy, Debug)]
struct Job {
    runner: usize,
    number: u64,
}

/// An incremental rollout search of one decision, with the best move so far at any time.
///
/// With a budget in rollouts, the result does not depend on how they are cut into steps or shared among
/// threads.
#[derive(Debug)]
pub struct Rollout<G: Evaluator> {
    knowledge: Knowledge<G>,
    thinking: Thinking<G>,
    race: Race<G::Move>,
    /// The rollouts left in this batch, the next one last.
    jobs: Vec<Job>,
    rng: Playout,
    lookahead: Lookahead<G>,
    budget: u32,
    n_done: u32,
}

impl<G: Evaluator> Rollout<G> {
    /// A search of at most `budget` rollouts. The number is the random seed.
    #[must_use]
    pub fn new(knowledge: Knowledge<G>, budget: u32, number: u64) -> Self {
        let mut rng = Playout::new(number);
        let thinking = Thinking::new(knowledge.clone(), 1, rng.next_u64());
        Self {
            knowledge,
            thinking,
            race: Race::new(),
            jobs: Vec::new(),
            rng,
            lookahead: Lookahead::new(HORIZON.0, HORIZON.1),
            budget,
            n_done: 0,
        }
    }

    /// How many rollouts were done.
    #[must_use]
    pub const fn rollouts(&self) -> u32 {
        self.n_done
    }

    /// Whether the search is over: the seat is not asked or has one move, the budget is used up, or the
    /// race is decided.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.thinking.is_settled()
            || self.n_done >= self.budget
            || (self.has_proposed() && self.jobs.is_empty() && self.race.is_decided())
    }

    /// Does `n` more rollouts; fewer when the search ends. The first step runs the tree search.
    pub fn step(&mut self, n: u32) {
        self.propose();
        for _ in 0..n {
            if self.is_settled() {
                return;
            }
            self.line_up();
            let Some(job) = self.jobs.pop() else { return };
            let value = roll_out(
                &self.knowledge,
                self.race.mv(job.runner),
                job.number,
                &mut self.lookahead,
            );
            self.take(job, value);
            if self.jobs.is_empty() {
                self.race.eliminate();
            }
        }
    }

    /// The best move so far, that of the tree search before the first rollout; `None` when the seat is
    /// not asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Move> {
        self.race
            .best()
            .map(|(mv, _)| mv)
            .or_else(|| self.thinking.best())
    }

    /// The mean value of the best move so far, from 0 (lost) to 1 (won); `None` before the first rollout.
    #[must_use]
    pub fn chance(&self) -> Option<f32> {
        self.race.best().map(|(_, mean)| mean)
    }

    /// The candidates with their mean values, the best so far first.
    #[must_use]
    pub fn ranked(&self) -> Vec<(G::Move, f32)> {
        self.race.ranked()
    }

    fn has_proposed(&self) -> bool {
        self.thinking.iterations() > 0
    }

    fn propose(&mut self) {
        if self.has_proposed() || self.thinking.is_settled() {
            return;
        }
        self.thinking.step(PROPOSING);
        let mut tallies = self.thinking.tallies();
        tallies.retain(|tally| tally.visits > 0);
        // Most visited first; the list's order among equals.
        tallies.sort_by_key(|tally| std::cmp::Reverse(tally.visits));
        let proposals = tallies.iter().take(PROPOSALS);
        let bonus = |visits: u32| VISITS_BONUS * visits as f32 / PROPOSING as f32;
        self.race
            .enter(proposals.map(|tally| (tally.mv, bonus(tally.visits))));
    }

    /// Lines up the next batch of worlds for the candidates in the race, no more than the budget allows.
    fn line_up(&mut self) {
        if !self.jobs.is_empty() {
            return;
        }
        let runners = self.race.running();
        let left = (self.budget - self.n_done) / runners.len() as u32;
        for _ in 0..left.clamp(1, WORLDS) {
            let number = self.rng.next_u64();
            self.jobs
                .extend(runners.iter().map(|&runner| Job { runner, number }));
        }
        self.jobs.reverse();
    }

    fn take(&mut self, job: Job, value: f32) {
        self.race.add(job.runner, value);
        self.n_done += 1;
    }

    /// Searches until the race is decided, the time is up or the stop flag is raised.
    fn think(&mut self, ctx: &SearchContext<'_>, is_time_up: impl Fn() -> bool) {
        self.propose();
        let n_threads = if cfg!(target_family = "wasm") {
            1
        } else {
            ctx.threads.max(1)
        };
        while !self.is_settled() && !ctx.is_stopped() && !is_time_up() {
            self.line_up();
            if n_threads == 1 {
                self.step(self.jobs.len() as u32);
            } else {
                self.step_together(n_threads);
            }
        }
    }

    /// Does the batch on so many threads.
    fn step_together(&mut self, n_threads: usize) {
        let mut jobs = std::mem::take(&mut self.jobs);
        jobs.reverse();
        let (knowledge, race) = (&self.knowledge, &self.race);
        let share = jobs.len().div_ceil(n_threads);
        let values: Vec<f32> = std::thread::scope(|scope| {
            let workers: Vec<_> = jobs
                .chunks(share)
                .map(|jobs| {
                    scope.spawn(move || {
                        let mut ahead = Lookahead::new(HORIZON.0, HORIZON.1);
                        let values = jobs.iter().map(|job| {
                            roll_out(knowledge, race.mv(job.runner), job.number, &mut ahead)
                        });
                        values.collect::<Vec<f32>>()
                    })
                })
                .collect();
            workers
                .into_iter()
                .flat_map(|worker| worker.join().expect("a rollout thread does not panic"))
                .collect()
        });
        for (job, value) in jobs.into_iter().zip(values) {
            self.take(job, value);
        }
        self.race.eliminate();
    }
}

/// The value of a move for the seat in the world of that number.
fn roll_out<G: Evaluator>(
    knowledge: &Knowledge<G>,
    mv: G::Move,
    number: u64,
    ahead: &mut Lookahead<G>,
) -> f32 {
    let mut rng = Playout::new(number);
    let mut world = knowledge.sample_world(&mut rng);
    let seat = knowledge.seat();
    world.apply(Actor::Seat(seat), mv, &mut Ignore);
    ahead.values(&mut world, seat, knowledge.weights(), &mut rng)[seat.0 as usize]
}

/// The best move; `None` when the seat is not asked.
pub(crate) fn choose<G: Evaluator>(
    knowledge: &Knowledge<G>,
    budget: Budget,
    number: u64,
    ctx: &SearchContext<'_>,
) -> Option<G::Move> {
    let began = ctx.clock.map_or(0, |clock| clock.millis());
    let (n, deadline) = match (budget, ctx.clock) {
        (Budget::Iterations(n), _) => (n, None),
        (Budget::Millis(millis), None) => (millis.saturating_mul(PER_MILLI), None),
        (Budget::Millis(millis), Some(clock)) => (u32::MAX, Some((clock, u64::from(millis)))),
    };
    let mut rollout = Rollout::new(knowledge.clone(), n, number);
    rollout.think(ctx, || {
        deadline.is_some_and(|(clock, millis)| clock.millis().saturating_sub(began) >= millis)
    });
    rollout.best()
}
