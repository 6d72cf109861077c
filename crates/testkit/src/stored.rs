//! Expectations stored in files, to be compared with what is found or written anew.
//!
//! A stored file is text. Its runner turns it into the text it ought to be; this module compares
//! the two, or, with `SANDTABLE_ACCEPT=1`, replaces the one by the other.

use std::io;
use std::path::{Path, PathBuf};

use games::{GameId, UnknownGame};

/// The environment variable that makes the runners write what they found.
pub const ACCEPT: &str = "SANDTABLE_ACCEPT";

/// What is to be done with a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Tell it.
    Compare,
    /// Write what was found.
    Accept,
}

impl Mode {
    /// What the environment says.
    #[must_use]
    pub fn from_environment() -> Self {
        match std::env::var_os(ACCEPT) {
            Some(value) if value == "1" => Self::Accept,
            _ => Self::Compare,
        }
    }
}

/// A stored expectation that does not hold or cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum StoredError {
    /// The file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: String,
        /// What went wrong.
        source: io::Error,
    },
    /// A line makes no sense.
    #[error("{path}:{line}: {problem}")]
    Line {
        /// The file.
        path: String,
        /// Counted from 1.
        line: usize,
        /// What was expected and found.
        problem: String,
    },
    /// The game is not on the list.
    #[error("{path}: {source}")]
    Game {
        /// The file.
        path: String,
        /// The word.
        source: UnknownGame,
    },
    /// Something else was found.
    #[error("{path} differs; if that is meant, run again with {ACCEPT}=1\n{difference}")]
    Differs {
        /// The file.
        path: String,
        /// Where.
        difference: String,
    },
    /// Several files do not hold.
    #[error("{}", told(.0))]
    Several(Vec<StoredError>),
    /// The folder holds nothing to check.
    #[error("{path}: no *.{extension} files there")]
    Empty {
        /// The folder.
        path: String,
        /// How the files would be called.
        extension: &'static str,
    },
}

fn told(errors: &[StoredError]) -> String {
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    texts.join("\n\n")
}

/// A fault in a line of a stored text, before its file is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) problem: String,
}

impl Fault {
    pub(crate) fn new(line: usize, problem: impl Into<String>) -> Self {
        Self {
            line,
            problem: problem.into(),
        }
    }

    pub(crate) fn within(self, path: &Path) -> StoredError {
        StoredError::Line {
            path: path.display().to_string(),
            line: self.line,
            problem: self.problem,
        }
    }
}

/// Compares a stored text with what was found, or writes that; a file that is not there yet is
/// empty.
///
/// # Errors
/// When they differ, or the file cannot be read or written.
pub fn text(path: &Path, found: &str, mode: Mode) -> Result<(), StoredError> {
    if mode == Mode::Accept && !path.exists() {
        let folder = path.parent().unwrap_or(path);
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(path, ""))
            .map_err(|source| StoredError::File {
                path: path.display().to_string(),
                source,
            })?;
    }
    settle(path, mode, |_| Ok(found.to_owned()), difference)
}

/// Compares a file with what its runner makes of it, or writes that; a difference is told in the
/// words of the last argument.
pub(crate) fn settle(
    path: &Path,
    mode: Mode,
    runner: impl FnOnce(&str) -> Result<String, Fault>,
    tell: impl FnOnce(&str, &str) -> String,
) -> Result<(), StoredError> {
    let stored = read(path)?;
    let found = runner(&stored).map_err(|fault| fault.within(path))?;
    if stored == found {
        return Ok(());
    }
    match mode {
        Mode::Compare => Err(StoredError::Differs {
            path: path.display().to_string(),
            difference: tell(&stored, &found),
        }),
        Mode::Accept => std::fs::write(path, found).map_err(|source| StoredError::File {
            path: path.display().to_string(),
            source,
        }),
    }
}

/// The text of a stored file.
fn read(path: &Path) -> Result<String, StoredError> {
    std::fs::read_to_string(path).map_err(|source| StoredError::File {
        path: path.display().to_string(),
        source,
    })
}

/// Does something with every file in that folder whose name ends so, in order of name, told
/// which game the file's line `game ID` names.
pub(crate) fn each(
    folder: &Path,
    extension: &'static str,
    check: impl Fn(&Path, GameId) -> Result<(), StoredError>,
) -> Result<(), StoredError> {
    let check = |path: &PathBuf| {
        let text = read(path)?;
        check(path, game_of(&path.display().to_string(), &text)?)
    };
    let files = in_folder(folder, extension)?;
    // All of them: one change often shows in several games, and each shows another side of it.
    let mut errors: Vec<StoredError> = files.iter().filter_map(|path| check(path).err()).collect();
    match errors.len() {
        0 => Ok(()),
        1 => Err(errors.remove(0)),
        _ => Err(StoredError::Several(errors)),
    }
}

/// The game that a stored text's line `game ID` names.
pub(crate) fn game_of(path: &str, text: &str) -> Result<GameId, StoredError> {
    let game = text.lines().find_map(|line| line.strip_prefix("game "));
    let id = game.unwrap_or_default().trim().parse();
    id.map_err(|source| StoredError::Game {
        path: path.to_owned(),
        source,
    })
}

fn in_folder(folder: &Path, extension: &'static str) -> Result<Vec<PathBuf>, StoredError> {
    let fail = |source| StoredError::File {
        path: folder.display().to_string(),
        source,
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(StoredError::Empty {
            path: folder.display().to_string(),
            extension,
        });
    }
    Ok(files)
}

/// The first place where two texts differ: a few lines before it, then both.
pub(crate) fn difference(stored: &str, found: &str) -> String {
    const BEFORE: usize = 3;
    const AFTER: usize = 6;
    let stored: Vec<&str> = stored.lines().collect();
    let found: Vec<&str> = found.lines().collect();
    let same = stored
        .iter()
        .zip(&found)
        .take_while(|(one, two)| one == two)
        .count();
    let mut text = format!("first difference in line {}:\n", same + 1);
    for line in &stored[same.saturating_sub(BEFORE)..same] {
        text += &format!("      {line}\n");
    }
    for (mark, lines) in [("stored", &stored), ("found ", &found)] {
        let rest = &lines[same.min(lines.len())..];
        for line in rest.iter().take(AFTER) {
            text += &format!("{mark} {line}\n");
        }
        match rest.len().saturating_sub(AFTER) {
            0 => {}
            n => text += &format!("{mark} … and {n} more lines\n"),
        }
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_with_what_stands_before_it() {
        assert_eq!(
            difference("a\nb\nc\nd\ne\n", "a\nb\nc\nd\nf\ng\n"),
            "first difference in line 5:\n      b\n      c\n      d\nstored e\nfound  f\nfound  g"
        );
        assert_eq!(
            difference("a\n", "a\nb\n"),
            "first difference in line 2:\n      a\nfound  b"
        );
    }
}
