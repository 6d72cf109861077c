//! Errors of runs and tournaments, as data.
//!
//! Errors of files and threads are `anyhow`'s.

use std::path::PathBuf;

use game::SetupError;

/// Why a run or a tournament is not possible.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A line of the setup is not understood.
    #[error("while reading the setup line `{line}`")]
    SetupLine {
        /// The line.
        line: String,
        /// Why.
        source: SetupError,
    },
    /// The lines do not fit together.
    #[error("while setting up {game}")]
    Setup {
        /// The game.
        game: &'static str,
        /// Why.
        source: SetupError,
    },
    /// More players than seats.
    #[error("{players} players are named, the table has {seats} seats")]
    TooManyPlayers {
        /// How many are named.
        players: usize,
        /// How many could be.
        seats: usize,
    },
    /// A tournament of fewer than two bots.
    #[error("an arena needs at least two bots, {0} named")]
    TooFewBots(usize),
    /// A table with one side only.
    #[error("there is only one side at this table")]
    OneSide,
    /// The folder holds no run.
    #[error("while reading {} (a run is a folder made by `sandtable sim`)", path.display())]
    NoRun {
        /// The file that says what run it is.
        path: PathBuf,
        /// Why it cannot be read.
        source: std::io::Error,
    },
    /// A newer program made it.
    #[error("{} has format {found}, this program reads up to {known}", path.display())]
    NewerRun {
        /// The file that says what run it is.
        path: PathBuf,
        /// Its format.
        found: u32,
        /// The newest that can be read.
        known: u32,
    },
    /// Another run is there already.
    #[error(
        "{} holds another run ({}); give another --out, or repeat the command it was made with to \
         go on",
        folder.display(),
        differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    )]
    OtherRun {
        /// Where.
        folder: PathBuf,
        /// How it differs from the one asked for.
        differences: Vec<Difference>,
    },
    /// The run has games left to play.
    #[error(
        "the run in {} is not finished ({done} of {games} games); repeat the `sandtable sim` that \
         made it to go on",
        folder.display()
    )]
    Unfinished {
        /// Where.
        folder: PathBuf,
        /// Games played.
        done: u64,
        /// Games to be played.
        games: u64,
    },
    /// The run has fewer games.
    #[error("the run has {games} games, numbered from 0: there is no game {number}")]
    NoSuchGame {
        /// The number asked for.
        number: u64,
        /// How many there are.
        games: u64,
    },
    /// A player thought by the clock, so its games cannot be repeated.
    #[error("its bots thought by the clock, so no game of it can be played again")]
    ByTheClock,
    /// It was played under other rules.
    #[error("the run was played under rules {found}, this program plays rules {known}")]
    OtherRules {
        /// The run's.
        found: u32,
        /// This program's.
        known: u32,
    },
    /// Something else is there already.
    #[error("{} is not empty and holds no run", .0.display())]
    NotEmpty(PathBuf),
}

/// A difference between the run in a folder and the requested one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} {there}, not {asked}")]
pub struct Difference {
    /// The parameter, as the run's file calls it.
    pub name: &'static str,
    /// Its value in the folder.
    pub there: String,
    /// The requested value.
    pub asked: String,
}
