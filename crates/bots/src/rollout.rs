//! Proposals played on.
//!
//! A short search proposes some moves. Each is then played on, for about a round and a half, in the same
//! imagined worlds with the same random numbers, by players who look one move ahead; what differs between
//! two proposals is then the move and little else. A proposal that is clearly worse than the best is
//! dropped, and when one is left, or none can be much better, that is the answer.
//!
//! This is how a `general` thinks. A tree alone gains little by growing: what it maximises at its leaves
//! is the error of the weights, and errors of moments that follow one another are alike. What comes of
//! a move after a round, in many worlds, averages them out.
//!
//! [`Ahead`] plays on, `race` says which proposals are still in it. Read [`Rollout`] first.

use game::{Actor, Ignore, Playout, Rng};

use crate::ahead::Ahead;
use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::search::Thinking;
use crate::search_context::SearchContext;

mod race;

use race::Race;

/// How long the search thinks that proposes.
const PROPOSING: u32 = 100;
/// How many moves it proposes at the most.
const PROPOSALS: usize = 10;
/// After so many worlds it is looked at which proposals are still in the race.
const WORLDS: u32 = 8;
/// How many decisions are made before it is judged what has come of a move, and for how many more.
const HORIZON: (u32, u32) = (4, 28);
/// What a move is given in advance that the search would make, by how much it likes it: where playing on
/// hardly tells moves apart, its first opinion does.
const LIKED: f32 = 0.015;
/// What a millisecond is worth where there is no clock: what a slow machine manages.
const PER_MILLI: u32 = 1;

/// One proposal to be played on in one world.
#[derive(Clone, Copy, Debug)]
struct Job {
    runner: usize,
    number: u64,
}

/// Thinking about one decision by playing on, in steps as small as one likes, with the best so far at
/// any time.
///
/// With a budget in rollouts, how they are cut into steps or shared among threads does not change what
/// is found.
#[derive(Debug)]
pub struct Rollout<G: Evaluator> {
    knowledge: Knowledge<G>,
    thinking: Thinking<G>,
    race: Race<G::Move>,
    /// What is still to be played on before it is looked at who is in the race, the next one last.
    jobs: Vec<Job>,
    rng: Playout,
    ahead: Ahead<G>,
    budget: u32,
    n_done: u32,
}

impl<G: Evaluator> Rollout<G> {
    /// Begins to think, for so many rollouts at the most. The number decides what random numbers are
    /// drawn.
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
            ahead: Ahead::new(HORIZON.0, HORIZON.1),
            budget,
            n_done: 0,
        }
    }

    /// How many rollouts there were.
    #[must_use]
    pub const fn rollouts(&self) -> u32 {
        self.n_done
    }

    /// Whether there is nothing to think about any more: the seat is not asked or has one move, the
    /// budget is used up, or no proposal can be much better than the best.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.thinking.is_settled()
            || self.n_done >= self.budget
            || (self.has_proposed() && self.jobs.is_empty() && self.race.is_decided())
    }

    /// So many rollouts more; fewer when it is settled. The first step lets the search propose.
    pub fn step(&mut self, n: u32) {
        self.propose();
        for _ in 0..n {
            if self.is_settled() {
                return;
            }
            self.line_up();
            let Some(job) = self.jobs.pop() else { return };
            let value = rehearse(
                &self.knowledge,
                self.race.mv(job.runner),
                job.number,
                &mut self.ahead,
            );
            self.take(job, value);
            if self.jobs.is_empty() {
                self.race.drop_the_beaten();
            }
        }
    }

    /// The best so far, the search's own choice while nothing was rehearsed; nothing when the seat is not
    /// asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Move> {
        self.race
            .best()
            .map(|(mv, _)| mv)
            .or_else(|| self.thinking.best())
    }

    /// What the best so far came to for the seat, on average, from 0 (lost) to 1 (won); nothing while
    /// nothing was rehearsed.
    #[must_use]
    pub fn chance(&self) -> Option<f32> {
        self.race.best().map(|(_, mean)| mean)
    }

    /// The moves that were rehearsed and what each came to for the seat on average, the best so far first.
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
        let liked = |visits: u32| LIKED * visits as f32 / PROPOSING as f32;
        self.race
            .enter(proposals.map(|tally| (tally.mv, liked(tally.visits))));
    }

    /// Deals out the next worlds to everybody in the race, no more than the budget allows.
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

    /// Thinks until it is settled, the time is up or somebody says stop.
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

    /// Everything that is lined up, shared among so many threads.
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
                        let mut ahead = Ahead::new(HORIZON.0, HORIZON.1);
                        let values = jobs.iter().map(|job| {
                            rehearse(knowledge, race.mv(job.runner), job.number, &mut ahead)
                        });
                        values.collect::<Vec<f32>>()
                    })
                })
                .collect();
            workers
                .into_iter()
                .flat_map(|worker| worker.join().expect("a rehearsing thread does not panic"))
                .collect()
        });
        for (job, value) in jobs.into_iter().zip(values) {
            self.take(job, value);
        }
        self.race.drop_the_beaten();
    }
}

/// What a move comes to for the seat in the world of that number.
fn rehearse<G: Evaluator>(
    knowledge: &Knowledge<G>,
    mv: G::Move,
    number: u64,
    ahead: &mut Ahead<G>,
) -> f32 {
    let mut rng = Playout::new(number);
    let mut world = knowledge.imagine(&mut rng);
    let seat = knowledge.seat();
    world.apply(Actor::Seat(seat), mv, &mut Ignore);
    ahead.values(&mut world, seat, knowledge.weights(), &mut rng)[seat.0 as usize]
}

/// The move that did best; nothing when the seat is not asked.
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
