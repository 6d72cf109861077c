//! The analysis as two rounds of independent jobs.
//!
//! The first round estimates every position and every decision in a few sampled worlds. The second
//! measures the largest effects again, in more worlds and in fresh ones: an effect that was selected
//! because it looked large in a sample is biased in that sample (winner's curse).

use bots::{Evaluator, SearchContext};
use game::{Actor, Game, Playout, Record, Seat};
use games::{GameId, Playable, ReplayError, with_game};

use crate::conclude::{self, Confirmed, Curve};
use crate::decision::{Alternative, Decision};
use crate::estimate::Moments;
use crate::report::{GameAnalysis, Point};
use crate::rollout::Rollout;
use crate::unforced::UnforcedMoves;
use crate::{Effort, sides};

/// Why a record cannot be analysed.
#[derive(Debug, thiserror::Error)]
pub enum AnalysisError {
    /// The record does not play.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game is not over. An analysis would tell what is still hidden.
    #[error("the game is not over")]
    Unfinished,
}

/// An analysis in progress.
///
/// The jobs of a round are independent: they may run in any order and on any thread. Their results
/// are handed over in the order of the jobs. The same record and effort give the same analysis.
pub trait Analysis: Send + Sync {
    /// How many jobs this round has; 0 when the work is done.
    fn n_jobs(&self) -> usize;

    /// Does one job. A job that was stopped gives a result of no use.
    fn work(&self, job: usize, ctx: &SearchContext<'_>) -> JobResult;

    /// The cost of a job, in rollouts.
    fn weight(&self, job: usize) -> u32;

    /// The highest cost of the rounds after this one, in rollouts.
    fn weight_ahead(&self) -> u32;

    /// The curve as far as the first jobs of the first round know it, given their results in order:
    /// coarse at first, then finer. After that round, [`Analysis::result`] has it.
    fn curve_so_far(&self, results: &[JobResult]) -> Vec<Point>;

    /// Ends the round with the results of its jobs, in their order.
    fn take(&mut self, results: Vec<JobResult>);

    /// What is known after the rounds so far.
    fn result(&self) -> GameAnalysis;
}

/// The result of a job.
#[derive(Clone, Debug)]
pub struct JobResult(Measured);

#[derive(Clone, Debug)]
enum Measured {
    Look(Moments),
    Alternative(Option<Box<Alternative>>),
}

/// Begins the analysis of a finished game.
///
/// # Errors
/// When the record does not play, or the game is not finished.
pub fn open(record: &Record, effort: Effort) -> Result<Box<dyn Analysis>, AnalysisError> {
    let id: GameId = record.game.parse().map_err(ReplayError::from)?;
    Ok(with_game!(id, G => Box::new(AnalysisOf::<G>::new(record, effort)?)))
}

/// Analyses a finished game, one job after the other; `None` when stopped. After each job `progress`
/// gets the number of jobs done and the number known so far; the second round adds to the latter.
///
/// # Errors
/// As [`open`].
pub fn analyse(
    record: &Record,
    effort: Effort,
    ctx: &SearchContext<'_>,
    mut progress: impl FnMut(usize, usize),
) -> Result<Option<GameAnalysis>, AnalysisError> {
    let mut analysis = open(record, effort)?;
    let (mut done, mut all) = (0, 0);
    loop {
        let n = analysis.n_jobs();
        if n == 0 {
            return Ok(Some(analysis.result()));
        }
        all += n;
        let mut results = Vec::with_capacity(n);
        for job in 0..n {
            results.push(analysis.work(job, ctx));
            if ctx.is_stopped() {
                return Ok(None);
            }
            done += 1;
            progress(done, all);
        }
        analysis.take(results);
    }
}

/// One job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Job {
    /// Estimate the win probabilities of that position.
    Look(usize),
    /// Search for an alternative to that move.
    Propose(usize),
    /// Estimate that position again, in more and fresh worlds.
    LookAgain(usize),
    /// Compare that choice with that move again.
    Confirm(usize, usize),
}

impl Job {
    /// The seed of the job. Every job has its own stream of random numbers.
    const fn stream(self, effort: Effort) -> u64 {
        match self {
            Self::Look(at) => effort.stream(1, at),
            Self::Propose(at) => effort.stream(2, at),
            Self::LookAgain(at) => effort.stream(3, at),
            Self::Confirm(at, _) => effort.stream(4, at),
        }
    }
}

/// The numbers below `n`, ordered so that any prefix is spread evenly: every 64th first, then the
/// midpoints, and so on.
fn coarse_first(n: usize) -> Vec<usize> {
    const STRIDES: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];
    let strides = STRIDES.into_iter().enumerate();
    strides
        .flat_map(|(i, stride)| {
            let is_new = move |at: &usize| i == 0 || !at.is_multiple_of(2 * stride);
            (0..n).step_by(stride).filter(is_new)
        })
        .collect()
}

/// The analysis of one game's record.
struct AnalysisOf<G: Game> {
    record: Record,
    effort: Effort,
    unforced: UnforcedMoves<G>,
    jobs: Vec<Job>,
    /// By position, without the last one, whose outcome is known.
    looks: Vec<Moments>,
    /// By move.
    alternatives: Vec<Option<Alternative>>,
    confirmed: Vec<Confirmed>,
    is_second: bool,
}

impl<G: Playable + Evaluator> AnalysisOf<G> {
    fn new(record: &Record, effort: Effort) -> Result<Self, AnalysisError> {
        let unforced = UnforcedMoves::<G>::of(record)?;
        let n = unforced.moves.len();
        let looks = coarse_first(n).into_iter().map(Job::Look);
        let decisions = unforced.moves.iter().enumerate();
        let decisions = decisions.filter(|(_, mv)| mv.actor != Actor::Chance);
        let jobs = looks
            .chain(decisions.map(|(i, _)| Job::Propose(i)))
            .collect();
        Ok(Self {
            record: record.clone(),
            effort,
            jobs,
            looks: vec![Moments::default(); n],
            alternatives: vec![None; n],
            confirmed: Vec::new(),
            is_second: false,
            unforced,
        })
    }

    fn look(&self, at: usize, n_worlds: u32, number: u64, ctx: &SearchContext<'_>) -> Moments {
        let mut moments = Moments::default();
        let mut rng = Playout::new(number);
        let mut rollout = Rollout::new(self.effort.reach());
        for _ in 0..n_worlds {
            if ctx.is_stopped() {
                break;
            }
            moments.add(&rollout.values(self.unforced.positions[at].clone(), &mut rng));
        }
        moments
    }

    /// The decision behind a move; `None` when chance moved.
    fn decision(&self, at: usize) -> Option<Decision<'_, G>> {
        let mv = &self.unforced.moves[at];
        match mv.actor {
            Actor::Seat(seat) => {
                let state = &self.unforced.positions[at];
                let made = state.parse_move(&mv.text);
                Some(Decision {
                    state,
                    seat,
                    // Invariant: this very position wrote it.
                    made: made.expect("the move was written here"),
                })
            }
            Actor::Chance => None,
        }
    }

    fn curve(&self) -> Curve<'_> {
        self.curve_of(&self.looks)
    }

    fn curve_of(&self, looks: &[Moments]) -> Curve<'_> {
        let sides = sides::of(&self.unforced.positions[0]);
        Curve::new(&self.unforced.moves, looks, &self.unforced.outcome, sides)
    }

    /// The jobs of the second round.
    fn second_round(&self) -> Vec<Job> {
        let mut again: Vec<usize> = (self.curve().candidates().into_iter())
            .flat_map(|mv| [mv, mv + 1])
            // The end is known.
            .filter(|&at| at < self.looks.len())
            .collect();
        again.sort_unstable();
        again.dedup();
        let costly = conclude::candidates(&self.unforced.moves, &self.alternatives);
        again
            .into_iter()
            .map(Job::LookAgain)
            .chain(
                costly
                    .into_iter()
                    .map(|(at, choice)| Job::Confirm(at, choice)),
            )
            .collect()
    }
}

impl<G: Playable + Evaluator> Analysis for AnalysisOf<G> {
    fn n_jobs(&self) -> usize {
        self.jobs.len()
    }

    fn work(&self, job: usize, ctx: &SearchContext<'_>) -> JobResult {
        let (job, effort) = (self.jobs[job], self.effort);
        let number = job.stream(effort);
        JobResult(match job {
            Job::Look(at) => Measured::Look(self.look(at, effort.worlds, number, ctx)),
            Job::LookAgain(at) => Measured::Look(self.look(at, effort.again(), number, ctx)),
            Job::Propose(at) => Measured::Alternative(
                self.decision(at)
                    .and_then(|decision| decision.alternative(effort, number, ctx))
                    .map(Box::new),
            ),
            Job::Confirm(at, choice) => {
                Measured::Alternative(self.decision(at).and_then(|decision| {
                    let alternatives =
                        decision.compare(&[choice], effort.again(), effort, number, ctx);
                    alternatives.into_iter().next().map(Box::new)
                }))
            }
        })
    }

    fn weight(&self, job: usize) -> u32 {
        let effort = self.effort;
        match self.jobs[job] {
            Job::Look(_) => effort.worlds,
            Job::LookAgain(_) => effort.again(),
            // An iteration of the search costs about half a rollout.
            Job::Propose(_) => effort.iterations() / 2 + 3 * effort.worlds,
            Job::Confirm(..) => 2 * effort.again(),
        }
    }

    fn weight_ahead(&self) -> u32 {
        if self.is_second {
            return 0;
        }
        let n_seats = usize::from(self.unforced.positions[0].seats());
        let (looks, costly) = conclude::most_candidates(n_seats);
        let n = self.unforced.moves.len();
        let n_looked_at = (2 * looks).min(n) as u32 + 2 * costly.min(n) as u32;
        n_looked_at * self.effort.again()
    }

    fn curve_so_far(&self, results: &[JobResult]) -> Vec<Point> {
        let mut looks = self.looks.clone();
        let mut is_known = vec![self.is_second; looks.len()];
        for (job, JobResult(found)) in self.jobs.iter().zip(results) {
            if let (Job::Look(at), Measured::Look(look)) = (job, found) {
                looks[*at] = *look;
                is_known[*at] = true;
            }
        }
        // The end is known.
        is_known.push(true);
        let points = self.curve_of(&looks).points_at(&self.unforced.after);
        let known = points.into_iter().zip(is_known);
        known
            .filter_map(|(point, is_known)| is_known.then_some(point))
            .collect()
    }

    fn take(&mut self, results: Vec<JobResult>) {
        for (job, JobResult(found)) in std::mem::take(&mut self.jobs).into_iter().zip(results) {
            match (job, found) {
                (Job::Look(at) | Job::LookAgain(at), Measured::Look(look)) => self.looks[at] = look,
                (Job::Propose(at), Measured::Alternative(alternative)) => {
                    self.alternatives[at] = alternative.map(|alternative| *alternative);
                }
                (Job::Confirm(at, _), Measured::Alternative(Some(alternative))) => {
                    let better = self
                        .decision(at)
                        .map_or_else(String::new, |decision| decision.write(alternative.choice));
                    let alternative = *alternative;
                    self.confirmed.push(Confirmed {
                        at,
                        alternative,
                        better,
                    });
                }
                (Job::Look(_) | Job::LookAgain(_), Measured::Alternative(_))
                | (Job::Propose(_), Measured::Look(_))
                | (Job::Confirm(..), Measured::Look(_) | Measured::Alternative(None)) => {}
            }
        }
        if !self.is_second {
            self.is_second = true;
            self.jobs = self.second_round();
        }
    }

    fn result(&self) -> GameAnalysis {
        let first = &self.unforced.positions[0];
        let names = (0..first.seats()).map(|seat| first.seat_name(Seat(seat)));
        self.curve().result(conclude::Frame {
            record: &self.record,
            effort: self.effort,
            names: names.collect(),
            after: &self.unforced.after,
            confirmed: &self.confirmed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_first_few_are_spread_over_all() {
        let check = |n: usize| {
            let mut all = coarse_first(n);
            let half = &all[..n.div_ceil(2)];
            assert!(half.iter().all(|at| at % 2 == 0), "{n}");
            all.sort_unstable();
            assert!(all.into_iter().eq(0..n), "{n}");
        };
        for n in [0, 1, 2, 63, 64, 65, 300] {
            check(n);
        }
    }
}
