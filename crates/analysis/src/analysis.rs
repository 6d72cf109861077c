//! The work itself, cut into jobs.
//!
//! There are two rounds. The first looks at every position and every decision in a few worlds. The
//! second looks again, in more worlds and in others, at what stood out: what was picked out because it
//! looked large in some worlds must not be measured by those.

use bots::{Evaluator, SearchContext};
use game::{Actor, Game, Playout, Record, Seat};
use games::{GameId, Playable, ReplayError, with_game};

use crate::ahead::Ahead;
use crate::conclude::{self, Confirmed, Curve};
use crate::decision::{Decision, Rival};
use crate::explained::{Explained, Point};
use crate::figure::Moments;
use crate::steps::Steps;
use crate::{Effort, sides};

/// Why a record is not explained.
#[derive(Debug, thiserror::Error)]
pub enum Unexplained {
    /// It cannot be played.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game is not over: what is hidden in it is nobody's business yet.
    #[error("the game is not over")]
    Unfinished,
}

/// A game being explained.
///
/// The jobs of a round know nothing of each other and may be done in any order, on any thread; what
/// comes of them is handed over in the order of the jobs. The same record and effort give the same
/// explanation.
pub trait Analysis: Send + Sync {
    /// How many jobs this round has; none when the work is done.
    fn n_jobs(&self) -> usize;

    /// Does one of them. When it is stopped, what it gives is worth nothing.
    fn work(&self, job: usize, ctx: &SearchContext<'_>) -> Finding;

    /// How much work a job is, in games played on.
    fn weight(&self, job: usize) -> u32;

    /// How much work the rounds after this one may be at most.
    fn weight_ahead(&self) -> u32;

    /// The curve as far as it is known from the first so many jobs of the first round, in their order:
    /// coarse at first, then finer and finer. After that round, [`Analysis::explained`] has it.
    fn curve_so_far(&self, findings: &[Finding]) -> Vec<Point>;

    /// Ends the round with what came of its jobs, in their order.
    fn take(&mut self, findings: Vec<Finding>);

    /// What is known after the rounds so far.
    fn explained(&self) -> Explained;
}

/// What came of a job.
#[derive(Clone, Debug)]
pub struct Finding(Found);

#[derive(Clone, Debug)]
enum Found {
    Look(Moments),
    Rival(Option<Box<Rival>>),
}

/// Opens the record of a finished game to be explained.
///
/// # Errors
/// When it cannot be played, or is not finished.
pub fn open(record: &Record, effort: Effort) -> Result<Box<dyn Analysis>, Unexplained> {
    let id: GameId = record.game.parse().map_err(ReplayError::from)?;
    Ok(with_game!(id, G => Box::new(AnalysisOf::<G>::new(record, effort)?)))
}

/// Explains the record of a finished game, one job after the other; nothing when stopped. `progress` is
/// told after each job how many of how many are done; a second round adds to the latter.
///
/// # Errors
/// As [`open`].
pub fn explain(
    record: &Record,
    effort: Effort,
    ctx: &SearchContext<'_>,
    mut progress: impl FnMut(usize, usize),
) -> Result<Option<Explained>, Unexplained> {
    let mut analysis = open(record, effort)?;
    let (mut done, mut all) = (0, 0);
    loop {
        let n = analysis.n_jobs();
        if n == 0 {
            return Ok(Some(analysis.explained()));
        }
        all += n;
        let mut findings = Vec::with_capacity(n);
        for job in 0..n {
            findings.push(analysis.work(job, ctx));
            if ctx.is_stopped() {
                return Ok(None);
            }
            done += 1;
            progress(done, all);
        }
        analysis.take(findings);
    }
}

/// One piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Job {
    /// What the position of that place comes to.
    Look(usize),
    /// What might have been better than that step.
    Propose(usize),
    /// The position again.
    LookAgain(usize),
    /// Whether that choice is better than that step.
    Confirm(usize, usize),
}

impl Job {
    /// Every job has random numbers of its own.
    const fn stream(self, effort: Effort) -> u64 {
        match self {
            Self::Look(at) => effort.stream(1, at),
            Self::Propose(at) => effort.stream(2, at),
            Self::LookAgain(at) => effort.stream(3, at),
            Self::Confirm(at, _) => effort.stream(4, at),
        }
    }
}

/// The numbers below that one, so that any first few of them are spread over all: every sixty-fourth, then
/// those in the middle between two that were, and so on.
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

/// A game of one kind being explained.
struct AnalysisOf<G: Game> {
    record: Record,
    effort: Effort,
    steps: Steps<G>,
    jobs: Vec<Job>,
    /// By position, the last one left out: that is known.
    looks: Vec<Moments>,
    /// By step.
    rivals: Vec<Option<Rival>>,
    confirmed: Vec<Confirmed>,
    is_second: bool,
}

impl<G: Playable + Evaluator> AnalysisOf<G> {
    fn new(record: &Record, effort: Effort) -> Result<Self, Unexplained> {
        let steps = Steps::<G>::of(record)?;
        let n = steps.steps.len();
        let looks = coarse_first(n).into_iter().map(Job::Look);
        let decisions = steps.steps.iter().enumerate();
        let decisions = decisions.filter(|(_, step)| step.actor != Actor::Chance);
        let jobs = looks
            .chain(decisions.map(|(i, _)| Job::Propose(i)))
            .collect();
        Ok(Self {
            record: record.clone(),
            effort,
            jobs,
            looks: vec![Moments::default(); n],
            rivals: vec![None; n],
            confirmed: Vec::new(),
            is_second: false,
            steps,
        })
    }

    fn look(&self, at: usize, n_worlds: u32, number: u64, ctx: &SearchContext<'_>) -> Moments {
        let mut moments = Moments::default();
        let mut rng = Playout::new(number);
        let mut ahead = Ahead::new(self.effort.reach());
        for _ in 0..n_worlds {
            if ctx.is_stopped() {
                break;
            }
            moments.add(&ahead.values(self.steps.positions[at].clone(), &mut rng));
        }
        moments
    }

    /// The decision that a step is; nothing when chance moved.
    fn decision(&self, at: usize) -> Option<Decision<'_, G>> {
        let step = &self.steps.steps[at];
        match step.actor {
            Actor::Seat(seat) => {
                let state = &self.steps.positions[at];
                let made = state.parse_move(&step.text);
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
        let sides = sides::of(&self.steps.positions[0]);
        Curve::new(&self.steps.steps, looks, &self.steps.outcome, sides)
    }

    /// What is looked at again.
    fn second_round(&self) -> Vec<Job> {
        let mut again: Vec<usize> = (self.curve().candidates().into_iter())
            .flat_map(|step| [step, step + 1])
            // The end is known.
            .filter(|&at| at < self.looks.len())
            .collect();
        again.sort_unstable();
        again.dedup();
        let costly = conclude::candidates(&self.steps.steps, &self.rivals);
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

    fn work(&self, job: usize, ctx: &SearchContext<'_>) -> Finding {
        let (job, effort) = (self.jobs[job], self.effort);
        let number = job.stream(effort);
        Finding(match job {
            Job::Look(at) => Found::Look(self.look(at, effort.worlds, number, ctx)),
            Job::LookAgain(at) => Found::Look(self.look(at, effort.again(), number, ctx)),
            Job::Propose(at) => Found::Rival(
                self.decision(at)
                    .and_then(|decision| decision.rivals(effort, number, ctx))
                    .map(Box::new),
            ),
            Job::Confirm(at, choice) => Found::Rival(self.decision(at).and_then(|decision| {
                let rivals = decision.compare(&[choice], effort.again(), effort, number, ctx);
                rivals.into_iter().next().map(Box::new)
            })),
        })
    }

    fn weight(&self, job: usize) -> u32 {
        let effort = self.effort;
        match self.jobs[job] {
            Job::Look(_) => effort.worlds,
            Job::LookAgain(_) => effort.again(),
            // An iteration of the search is about as much as half a game played on.
            Job::Propose(_) => effort.iterations() / 2 + 3 * effort.worlds,
            Job::Confirm(..) => 2 * effort.again(),
        }
    }

    fn weight_ahead(&self) -> u32 {
        if self.is_second {
            return 0;
        }
        let n_seats = usize::from(self.steps.positions[0].seats());
        let (looks, costly) = conclude::most_candidates(n_seats);
        let n = self.steps.steps.len();
        let n_looked_at = (2 * looks).min(n) as u32 + 2 * costly.min(n) as u32;
        n_looked_at * self.effort.again()
    }

    fn curve_so_far(&self, findings: &[Finding]) -> Vec<Point> {
        let mut looks = self.looks.clone();
        let mut is_known = vec![self.is_second; looks.len()];
        for (job, Finding(found)) in self.jobs.iter().zip(findings) {
            if let (Job::Look(at), Found::Look(look)) = (job, found) {
                looks[*at] = *look;
                is_known[*at] = true;
            }
        }
        // The end is known.
        is_known.push(true);
        let points = self.curve_of(&looks).points_at(&self.steps.after);
        let known = points.into_iter().zip(is_known);
        known
            .filter_map(|(point, is_known)| is_known.then_some(point))
            .collect()
    }

    fn take(&mut self, findings: Vec<Finding>) {
        for (job, Finding(found)) in std::mem::take(&mut self.jobs).into_iter().zip(findings) {
            match (job, found) {
                (Job::Look(at) | Job::LookAgain(at), Found::Look(look)) => self.looks[at] = look,
                (Job::Propose(at), Found::Rival(rival)) => {
                    self.rivals[at] = rival.map(|rival| *rival);
                }
                (Job::Confirm(at, _), Found::Rival(Some(rival))) => {
                    let better = self
                        .decision(at)
                        .map_or_else(String::new, |decision| decision.write(rival.choice));
                    let rival = *rival;
                    self.confirmed.push(Confirmed { at, rival, better });
                }
                (Job::Look(_) | Job::LookAgain(_), Found::Rival(_))
                | (Job::Propose(_), Found::Look(_))
                | (Job::Confirm(..), Found::Look(_) | Found::Rival(None)) => {}
            }
        }
        if !self.is_second {
            self.is_second = true;
            self.jobs = self.second_round();
        }
    }

    fn explained(&self) -> Explained {
        let first = &self.steps.positions[0];
        let names = (0..first.seats()).map(|seat| first.seat_name(Seat(seat)));
        self.curve().explained(conclude::Frame {
            record: &self.record,
            effort: self.effort,
            names: names.collect(),
            after: &self.steps.after,
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
