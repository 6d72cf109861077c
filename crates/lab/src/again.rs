//! One game of a run played again, move by move.
//!
//! A run stores no moves: its seed and players determine them. Nothing here compares the game with the
//! rows of the run; the tests do.

use std::sync::atomic::AtomicBool;

use game::{Game, Record, Setup};
use games::with_game;

use crate::errors::LabError;
use crate::matches::Match;
use crate::metrics::Metrics;
use crate::notes::Notes;
use crate::plan::{self, Plan};
use crate::watch::Watch;

/// The record of a game of that run, by its number. It has no seed and no commitment: its chance is that of
/// the run, not an official one.
///
/// # Errors
/// When there is no such game, or it cannot be played again: under other rules, or because a player thought
/// by the clock.
pub fn record(plan: &Plan, number: u64) -> anyhow::Result<Record> {
    if number >= plan.games {
        let games = plan.games;
        return Err(LabError::NoSuchGame { number, games }.into());
    }
    if !plan.players.iter().all(|player| player.is_reproducible()) {
        return Err(LabError::ByTheClock.into());
    }
    with_game!(plan.id()?, G => record_of::<G>(plan, number))
}

fn record_of<G: Metrics>(plan: &Plan, number: u64) -> anyhow::Result<Record> {
    if plan.rules != G::RULES_VERSION {
        let (found, known) = (plan.rules, G::RULES_VERSION);
        return Err(LabError::OtherRules { found, known }.into());
    }
    let start = plan::start::<G>(&plan.setup)?;
    let setup = plan::setup::<G>(plan.setup.iter().map(|line| &**line))?;
    let mut match_ = Match::new(&start, &plan.players);
    match_.opening = plan::opening::<G>(plan)?;
    match_.trace = Some(Vec::new());
    let stop = AtomicBool::new(false);
    let watch = Watch::new(&stop, &|_| {});
    match_.play(plan.seed, number, &mut Notes::default(), watch);
    Ok(Record {
        game: <G as Game>::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: setup.lines(),
        commitment: None,
        seed: None,
        moves: match_.trace.take().unwrap_or_default(),
    })
}
