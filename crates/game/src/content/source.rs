//! The text of content files: the carried ones, or others in their place.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use super::{ContentError, FileFault};
use crate::Fault;

/// The text of a game's content files by name (`cards/usa.toml`). A game has the same names always.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    files: BTreeMap<&'static str, String>,
}

/// The content files that the program carries: a folder, and the names of the files in it.
#[macro_export]
macro_rules! carried_files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        $crate::Source::new([$(($name, include_str!(concat!($folder, $name)))),*])
    };
}

impl Source {
    /// Files by name.
    #[must_use]
    pub fn new<const N: usize>(files: [(&'static str, &str); N]) -> Self {
        let files = files.map(|(name, text)| (name, text.to_owned()));
        Self {
            files: files.into(),
        }
    }

    /// Puts another text in the place of a file.
    ///
    /// # Errors
    /// When there is no file of that name.
    pub fn replace(&mut self, name: &str, text: impl Into<String>) -> Result<(), ContentError> {
        if let Some(file) = self.files.get_mut(name) {
            *file = text.into();
            return Ok(());
        }
        let names: Vec<&str> = self.files.keys().copied().collect();
        Err(ContentError::UnknownFile {
            file: name.to_owned(),
            expected: names.join(", "),
        })
    }

    /// These texts in the place of files.
    ///
    /// # Errors
    /// When there is no file of such a name.
    pub fn with(mut self, files: &BTreeMap<String, String>) -> Result<Self, ContentError> {
        for (name, text) in files {
            self.replace(name, text)?;
        }
        Ok(self)
    }

    /// The names of the files, in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.files.keys().copied()
    }

    /// The text of a file.
    ///
    /// # Panics
    /// When there is no file of that name.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        &self.files[name]
    }

    /// A file, to be read.
    ///
    /// # Panics
    /// As [`Source::text`].
    #[must_use]
    pub fn file<'a>(&'a self, name: &'a str) -> File<'a> {
        File {
            name,
            text: self.text(name),
        }
    }

    /// A short name for all of it; see [`crate::content_digest`].
    #[must_use]
    pub fn digest(&self) -> String {
        crate::content_digest(self.files.iter().map(|(name, text)| (*name, text.as_str())))
    }

    /// How many bytes all files have.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.files.values().map(String::len).sum()
    }
}

/// A file being read, to turn positions into lines.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    name: &'a str,
    text: &'a str,
}

impl File<'_> {
    /// Something wrong at that byte.
    pub fn error(&self, at: usize, fault: impl Into<Fault>) -> ContentError {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        ContentError::File {
            file: self.name.to_owned(),
            line: before.iter().filter(|&&byte| byte == b'\n').count() + 1,
            fault: fault.into(),
        }
    }

    /// Reads the rows.
    ///
    /// # Errors
    /// Where the TOML reader stops, and why.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, ContentError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let message = error.message().to_owned();
            self.error(at, FileFault::Toml { message })
        })
    }

    /// An id must be a small letter, then small letters, digits and `_`.
    ///
    /// # Errors
    /// When it is not.
    pub fn check_id(&self, at: usize, id: &str) -> Result<(), ContentError> {
        let is_word = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id
                .bytes()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_');
        if is_word {
            return Ok(());
        }
        Err(self.error(at, FileFault::NotAnId { id: id.to_owned() }))
    }

    /// A number must lie within bounds.
    ///
    /// # Errors
    /// When it does not.
    pub fn within(
        &self,
        at: usize,
        what: &str,
        n: u8,
        bounds: RangeInclusive<u8>,
    ) -> Result<u8, ContentError> {
        if bounds.contains(&n) {
            return Ok(n);
        }
        let fault = FileFault::OutOfRange {
            what: what.to_owned(),
            n: n.into(),
            min: (*bounds.start()).into(),
            max: (*bounds.end()).into(),
        };
        Err(self.error(at, fault))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_replaces_a_file_there_is_and_no_other() {
        let mut source = Source::new([("a.toml", "n = 1\n"), ("b.toml", "")]);
        let digest = source.digest();
        source.replace("a.toml", "n = 2\nx").unwrap();
        assert_ne!(source.digest(), digest);
        assert_eq!((source.text("a.toml"), source.bytes()), ("n = 2\nx", 7));
        let files = BTreeMap::from([("c.toml".to_owned(), String::new())]);
        let error = source.with(&files).unwrap_err().to_string();
        assert_eq!(error, "unknown-file file=c.toml expected=a.toml, b.toml");
    }

    #[test]
    fn a_fault_is_told_with_file_and_line() {
        let source = Source::new([("a.toml", "n = 1\nm = \n")]);
        let file = source.file("a.toml");
        let error = file.parse::<toml::Table>().unwrap_err().to_string();
        assert!(error.starts_with("a.toml:2: toml message="), "{error}");
        assert!(file.check_id(0, "ger_2").is_ok());
        for id in ["", "2ger", "Ger", "ger army"] {
            let error = file.check_id(6, id).unwrap_err().to_string();
            assert_eq!(error, format!("a.toml:2: not-an-id id={id}"));
        }
        assert_eq!(file.within(0, "n", 3, 1..=3), Ok(3));
        let error = file.within(0, "n", 4, 1..=3).unwrap_err().to_string();
        assert_eq!(error, "a.toml:1: out-of-range what=n n=4 min=1 max=3");
    }
}
