//! What takes long to find out, found out piece by piece: what decided a finished game, what becomes of a
//! position, what a person might do.
//!
//! The host does these a piece at a time and reads messages in between. Nothing here tells a word
//! or looks at a clock.
//!
//! Read `Explainer` first.

use std::collections::BTreeMap;
use std::fmt;

use analysis::{
    Analysis, AnalysisError, Continuation, Effort, GameAnalysis, JobResult, Point, QUICK, Tally,
};
use bots::{Budget, Level, SearchContext};
use client::retold;
use game::{Record, Seat};
use games::Sight;
use serde::{Deserialize, Serialize};

use crate::local::{LocalError, SavedTable};

/// So many points are known before the curve is told for the first time.
const FIRST_POINTS: usize = 5;

/// A hint is thought about for a part of the time that a general takes: a second at most.
const OF_A_GENERAL: u32 = 2;

/// How far the explaining of a game has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Explaining {
    /// How much is done, from 0 to 1.
    pub done: f64,
    /// The curve as far as it is known, where more of it is known than was told before.
    pub curve: Option<Chances>,
}

/// The chance of winning over a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    /// Who wins together.
    pub sides: Vec<Vec<Seat>>,
    /// How many moves the game has.
    pub moves: usize,
    /// The chance of each side, moment by moment.
    pub points: Vec<Point>,
}

/// What decided a game, with what is needed to tell and show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnalysisReport {
    /// What was found.
    pub explained: GameAnalysis,
    /// Its moves as they were seen, by their numbers; see [`retold::sights`]. Of the choices only those
    /// are left that were made or would have been better.
    pub sights: BTreeMap<usize, Sight>,
}

/// How many iterations a hint is thought about.
pub(crate) fn hint_budget() -> u32 {
    match Level::General.budget() {
        Budget::Iterations(n) | Budget::Millis(n) => n / OF_A_GENERAL,
    }
}

/// A record as it is explained: what was published to prove it has no part in that.
fn record(kept: &SavedTable) -> Result<Record, LocalError> {
    Ok(kept.read_record()?.branch(usize::MAX))
}

fn unexplained(error: AnalysisError, record: &Record) -> LocalError {
    match error {
        AnalysisError::Replay(error) => LocalError::record(error, &record.to_string()),
        AnalysisError::Unfinished => LocalError::Unfinished,
    }
}

/// A game being explained.
pub(crate) struct Explainer {
    record: Record,
    analysis: Box<dyn Analysis>,
    sides: Vec<Vec<Seat>>,
    /// How many points the curve will have.
    n_points: usize,
    /// What came of the jobs of this round.
    findings: Vec<JobResult>,
    /// How much work was done, and how much is left of this round.
    done: u64,
    left: u64,
    is_first: bool,
    /// So many points of the curve are worth telling.
    n_wanted: usize,
}

impl fmt::Debug for Explainer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Explainer")
            .field("done", &self.done)
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

impl Explainer {
    /// Begins to explain.
    pub(crate) fn new(kept: &SavedTable, worlds: u32) -> Result<Self, LocalError> {
        let record = record(kept)?;
        let analysis = analysis::open(&record, Effort::new(worlds));
        let analysis = analysis.map_err(|error| unexplained(error, &record))?;
        let bare = analysis.result();
        let mut explainer = Self {
            sides: bare.sides,
            n_points: bare.curve.len(),
            record,
            analysis,
            findings: Vec::new(),
            done: 0,
            left: 0,
            is_first: true,
            n_wanted: FIRST_POINTS.min(bare.curve.len()),
        };
        explainer.begin_round();
        Ok(explainer)
    }

    fn begin_round(&mut self) {
        let jobs = 0..self.analysis.n_jobs();
        let weights = jobs.map(|job| u64::from(self.analysis.weight(job)));
        self.left = weights.sum();
    }

    /// Whether nothing is left to do.
    pub(crate) fn is_done(&self) -> bool {
        self.analysis.n_jobs() == 0
    }

    /// Does one job, unless all is done.
    pub(crate) fn work(&mut self) {
        let n_jobs = self.analysis.n_jobs();
        if n_jobs == 0 {
            return;
        }
        let job = self.findings.len();
        let weight = u64::from(self.analysis.weight(job));
        let finding = self.analysis.work(job, &SearchContext::default());
        self.findings.push(finding);
        self.done += weight;
        self.left -= weight;
        if self.findings.len() == n_jobs {
            self.analysis.take(std::mem::take(&mut self.findings));
            self.is_first = false;
            self.begin_round();
        }
    }

    /// How far it has come.
    pub(crate) fn so_far(&mut self) -> Explaining {
        let all = self.done + self.left + u64::from(self.analysis.weight_ahead());
        Explaining {
            done: self.done as f64 / all.max(1) as f64,
            curve: self.more_of_the_curve(),
        }
    }

    /// The curve, whenever twice as much of it is known as was told, and when all is.
    fn more_of_the_curve(&mut self) -> Option<Chances> {
        // The end is known, and every position is looked at before anything else is done.
        let n_known = (self.findings.len() + 1).min(self.n_points);
        if !self.is_first || n_known < self.n_wanted {
            return None;
        }
        self.n_wanted = if n_known == self.n_points {
            usize::MAX
        } else {
            (2 * n_known).min(self.n_points)
        };
        Some(Chances {
            sides: self.sides.clone(),
            moves: self.record.moves.len(),
            points: self.analysis.curve_so_far(&self.findings),
        })
    }

    /// What was found.
    pub(crate) fn analysis(&self) -> Result<AnalysisReport, LocalError> {
        let explained = self.analysis.result();
        let told = explained.turning_points.iter().map(|turn| turn.number);
        let told = told.chain(explained.costly.iter().map(|costly| costly.number));
        let sights = retold::sights(&self.record, told);
        let (mut sights, _) =
            sights.map_err(|error| LocalError::record(error, &self.record.to_string()))?;
        for (number, sight) in &mut sights {
            let made = self.record.moves.get(number - 1);
            let costly = explained.costly.iter().find(|one| one.number == *number);
            sight.choices.retain(|choice| {
                made.is_some_and(|made| made.text == choice.text)
                    || costly.is_some_and(|one| one.better.text == choice.text)
            });
            sight.standing.clear();
        }
        Ok(AnalysisReport { explained, sights })
    }
}

/// Games being played on from a position.
pub(crate) struct Player {
    start: Box<dyn Continuation>,
    tally: Tally,
    games: u32,
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Player")
            .field("tally", &self.tally)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

impl Player {
    /// Begins to play on from after so many moves, so many games.
    pub(crate) fn new(kept: &SavedTable, after: usize, games: u32) -> Result<Self, LocalError> {
        let record = record(kept)?;
        let start = analysis::continue_from(&record, after, QUICK);
        let start = start.map_err(|error| unexplained(error, &record))?;
        Ok(Self {
            tally: start.begin(),
            start,
            games,
        })
    }

    /// Whether all games are played.
    pub(crate) const fn is_done(&self) -> bool {
        self.tally.games >= self.games
    }

    /// Plays one game more, unless all are played.
    pub(crate) fn work(&mut self) {
        if !self.is_done() {
            let number = u64::from(self.tally.games) + 1;
            self.tally.add(self.start.play(number));
        }
    }

    /// What came of them so far.
    pub(crate) fn so_far(&self) -> Tally {
        self.tally.clone()
    }
}
