//! The work itself, cut into jobs.
//!
//! There are two rounds. The first looks at every position and every decision in a few worlds. The
//! second looks again, in more worlds and in others, at what stood out: what was picked out because it
//! looked large in some worlds must not be measured by those.

use bots::{Outside, Strategist};
use game::{Actor, Game, Playout, Record, Seat};
use games::{GameId, Playable, ReplayError, with_game};

use crate::ahead::Ahead;
use crate::conclude::{self, Confirmed, Curve};
use crate::decision::{Decision, Rival};
use crate::explained::Explained;
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
    fn work(&self, job: usize, outside: &Outside<'_>) -> Finding;

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
    Ok(with_game!(id, G => Box::new(Inquest::<G>::new(record, effort)?)))
}

/// Explains the record of a finished game, one job after the other; nothing when stopped. `progress` is
/// told after each job how many of how many are done; a second round adds to the latter.
///
/// # Errors
/// As [`open`].
pub fn explain(
    record: &Record,
    effort: Effort,
    outside: &Outside<'_>,
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
            findings.push(analysis.work(job, outside));
            if outside.is_stopped() {
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

/// A game of one kind being explained.
struct Inquest<G: Game> {
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

impl<G: Playable + Strategist> Inquest<G> {
    fn new(record: &Record, effort: Effort) -> Result<Self, Unexplained> {
        let steps = Steps::<G>::of(record)?;
        let n = steps.steps.len();
        let looks = (0..n).map(Job::Look);
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

    fn look(&self, at: usize, n_worlds: u32, number: u64, outside: &Outside<'_>) -> Moments {
        let mut moments = Moments::default();
        let mut rng = Playout::new(number);
        let mut ahead = Ahead::new(self.effort.reach());
        for _ in 0..n_worlds {
            if outside.is_stopped() {
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
        let n_seats = self.steps.positions[0].seats();
        let sides = sides::of(n_seats, &self.looks, &self.steps.outcome);
        Curve::new(&self.steps.steps, &self.looks, &self.steps.outcome, sides)
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

impl<G: Playable + Strategist> Analysis for Inquest<G> {
    fn n_jobs(&self) -> usize {
        self.jobs.len()
    }

    fn work(&self, job: usize, outside: &Outside<'_>) -> Finding {
        let (job, effort) = (self.jobs[job], self.effort);
        let number = job.stream(effort);
        Finding(match job {
            Job::Look(at) => Found::Look(self.look(at, effort.worlds, number, outside)),
            Job::LookAgain(at) => Found::Look(self.look(at, effort.again(), number, outside)),
            Job::Propose(at) => Found::Rival(
                self.decision(at)
                    .and_then(|decision| decision.rivals(effort, number, outside))
                    .map(Box::new),
            ),
            Job::Confirm(at, choice) => Found::Rival(self.decision(at).and_then(|decision| {
                let rivals = decision.compare(&[choice], effort.again(), effort, number, outside);
                rivals.into_iter().next().map(Box::new)
            })),
        })
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
