//! A law that was found broken.

use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use game::Record;

/// The laws, in the order of the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Lists are sorted, without duplicates, empty exactly for seats that are not asked.
    Lists,
    /// `play` accepts exactly what is listed and leaves the position alone otherwise; refusals
    /// have stable ids; nothing from outside makes the game panic.
    Legality,
    /// A clone is independent.
    Cloning,
    /// Equal positions and moves give equal positions and events.
    Repeating,
    /// The record's text gives the position back, the setup's lines the setup.
    Replay,
    /// A move's text is unique in its position and reads back, a seat's name too.
    Text,
    /// What an observer cannot know changes nothing that observer is told.
    Blindness,
    /// Imagined worlds are consistent, independent of the truth, and reach what is possible.
    Worlds,
    /// Pieces and cards are conserved.
    Conservation,
    /// A game ends within its bound.
    Bound,
    /// What shows something hidden is marked, so that undo does not cross it.
    Undo,
    /// The seed that is published afterwards proves every outcome of chance, and no other does.
    Fairness,
    /// Views and seen events are read back from JSON as they were written.
    Sights,
    /// A choice names the things it is about, and each of them leads back to it.
    Things,
    /// What a preview promises happens.
    Promise,
}

impl Law {
    /// The law's number in the house rules.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Lists => 1,
            Self::Legality => 2,
            Self::Cloning => 3,
            Self::Repeating => 4,
            Self::Replay => 5,
            Self::Text => 6,
            Self::Blindness => 8,
            Self::Worlds => 9,
            Self::Conservation => 10,
            Self::Bound => 11,
            Self::Undo => 12,
            Self::Fairness => 13,
            Self::Sights => 15,
            Self::Things => 16,
            Self::Promise => 17,
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({self:?})", self.number())
    }
}

/// A breach before anybody wrote down how it came about.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) law: Law,
    pub(super) what: String,
}

/// Shorthand for the check functions.
pub(super) fn fault<T>(law: Law, what: impl Into<String>) -> Result<T, Fault> {
    Err(Fault {
        law,
        what: what.into(),
    })
}

/// A law found broken, and the walk that shows it.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The game.
    pub game: &'static str,
    /// The law.
    pub law: Law,
    /// What was expected and found.
    pub what: String,
    /// The moves up to the position.
    pub record: Record,
    /// Where the record was written, unless writing failed.
    pub path: Option<PathBuf>,
}

impl Breach {
    /// Writes the record beside other temporary files; a comment in it says what is broken.
    pub(super) fn write(game: &'static str, fault: Fault, record: Record, walk: u64) -> Box<Self> {
        let law = format!("{:?}", fault.law).to_lowercase();
        // Tests run side by side: no two breaches may write the same file.
        static N_WRITTEN: AtomicU32 = AtomicU32::new(0);
        let unique = N_WRITTEN.fetch_add(1, Ordering::Relaxed);
        let process = std::process::id();
        let path = std::env::temp_dir().join(format!(
            "sandtable-{game}-{law}-{walk}-{process}-{unique}.record"
        ));
        let comment: String = fault
            .what
            .lines()
            .map(|line| format!("# {line}\n"))
            .collect();
        let text = format!(
            "# {} is broken after these moves:\n{comment}{record}",
            fault.law
        );
        let is_written = std::fs::write(&path, text).is_ok();
        Box::new(Self {
            game,
            law: fault.law,
            what: fault.what,
            record,
            path: is_written.then_some(path),
        })
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_moves = self.record.moves.len();
        write!(
            f,
            "{} breaks {} after {n_moves} moves: {}",
            self.game, self.law, self.what
        )?;
        match &self.path {
            Some(path) => write!(f, "\nthe walk is in {}", path.display()),
            None => write!(
                f,
                "\nthe walk could not be written; it is:\n{}",
                self.record
            ),
        }
    }
}

impl std::error::Error for Breach {}
