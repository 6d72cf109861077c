//! What can be wrong with content.

use serde::{Deserialize, Serialize};

use crate::{Fault, FaultForm};

/// Content that cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ContentError {
    /// A file of it cannot be used.
    #[error("{file}:{line}: {fault}")]
    File {
        /// Which file.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What is wrong there.
        fault: Fault,
    },
    /// The game has no file of that name.
    #[error("unknown-file file={file} expected={expected}")]
    UnknownFile {
        /// The name.
        file: String,
        /// The names there are.
        expected: String,
    },
    /// This program has been given so much other content that it takes no more.
    #[error("too-much-content contents={contents} bytes={bytes}")]
    TooMuch {
        /// How many contents it keeps at most.
        contents: usize,
        /// How many bytes their files may have in all.
        bytes: usize,
    },
}

impl ContentError {
    /// What can be wrong with content as a whole.
    pub const ALL: &'static [FaultForm] = &[
        ("unknown-file", &["file", "expected"]),
        ("too-much-content", &["contents", "bytes"]),
    ];

    /// File and line at fault, if it is one line's, and the fault itself.
    #[must_use]
    pub fn fault(&self) -> (Option<(&str, usize)>, Fault) {
        match self {
            Self::File { file, line, fault } => (Some((file, *line)), fault.clone()),
            Self::UnknownFile { file, expected } => {
                let arguments = [("file", file.clone()), ("expected", expected.clone())];
                (None, Fault::new("unknown-file", &arguments))
            }
            Self::TooMuch { contents, bytes } => {
                let arguments = [
                    ("contents", contents.to_string()),
                    ("bytes", bytes.to_string()),
                ];
                (None, Fault::new("too-much-content", &arguments))
            }
        }
    }
}

crate::faults! {
    /// What can be wrong in a content file of any game.
    pub enum FileFault {
        /// It is no TOML, or no row of it can be like that; the reader's own words.
        Toml { message: String } = "toml",
        /// Ids stand in notation, so they are single plain words.
        NotAnId { id: String } = "not-an-id",
        /// Something of which there can be one is there again.
        Twice { name: String } = "twice",
        /// Something that every content has is not there.
        Missing { name: String } = "missing",
        /// A number is too small or too large.
        OutOfRange { what: String, n: u32, min: u32, max: u32 } = "out-of-range",
        /// There is no room for so many.
        TooManyOf { what: String, max: usize } = "too-many-of",
        /// There must be exactly so many.
        Count { what: String, expected: usize, n: usize } = "count",
        /// Another file's rows are here.
        OtherFile { expected: String } = "other-file",
    }
}
