//! How a table is arranged before the first move.

use serde::{Deserialize, Serialize};

use crate::{Fault, FaultForm, NotationFault};

/// Options and, if wanted, an opening position, given line by line.
///
/// The lines of [`Setup::lines`] fed to [`Setup::set`] of a default value give an equal setup:
/// records store them, and the `set` lines of a scenario are the same lines.
pub trait Setup: Clone + Default + PartialEq + std::fmt::Debug {
    /// Takes one line, such as `players 4`.
    ///
    /// # Errors
    /// When the line is not understood. The setup is then unchanged.
    fn set(&mut self, line: &str) -> Result<(), SetupError>;

    /// Every line that differs from the default.
    fn lines(&self) -> Vec<String>;
}

/// A setup that is impossible or cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum SetupError {
    /// The fault is in this line.
    #[error("`{line}`: {fault}")]
    Line {
        /// The line.
        line: String,
        /// What is wrong with it.
        fault: Box<SetupError>,
    },
    /// A line is not written as lines are.
    #[error(transparent)]
    NotUnderstood(#[from] NotationFault),
    /// It names content that this program neither carries nor was given.
    #[error("unknown-content digest={digest}")]
    UnknownContent {
        /// The content's digest.
        digest: String,
    },
    /// A line comes after lines of a position, which depend on it.
    #[error("too-late what={what}")]
    TooLate {
        /// The first word of the line.
        what: String,
    },
    /// The rules of the game or its box do not allow it: a piece too many, a card that is elsewhere …
    #[error(transparent)]
    Impossible(Fault),
}

impl SetupError {
    /// What can be wrong with the setup of any game, besides what is not understood.
    pub const ALL: &'static [FaultForm] =
        &[("unknown-content", &["digest"]), ("too-late", &["what"])];

    /// The content of that digest is not here.
    #[must_use]
    pub fn unknown_content(digest: &str) -> Self {
        Self::UnknownContent {
            digest: digest.to_owned(),
        }
    }

    /// The line of that first word comes too late.
    #[must_use]
    pub fn too_late(what: &str) -> Self {
        Self::TooLate {
            what: what.to_owned(),
        }
    }

    /// The same, as the fault of this line.
    #[must_use]
    pub fn in_line(self, line: &str) -> Self {
        Self::Line {
            line: line.to_owned(),
            fault: Box::new(self),
        }
    }

    /// The line at fault, if it is known, and the fault itself.
    #[must_use]
    pub fn fault(&self) -> (Option<&str>, Fault) {
        match self {
            Self::Line { line, fault } => (Some(line), fault.fault().1),
            Self::NotUnderstood(fault) => (None, fault.clone().into()),
            Self::UnknownContent { digest } => {
                let arguments = [("digest", digest.clone())];
                (None, Fault::new("unknown-content", &arguments))
            }
            Self::TooLate { what } => (None, Fault::new("too-late", &[("what", what.clone())])),
            Self::Impossible(fault) => (None, fault.clone()),
        }
    }
}
