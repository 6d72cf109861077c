//! What the program carries and what it was given, for its whole run.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::{ContentError, Source};

/// The content of one game: what the program carries, and what it was given besides, by digest.
///
/// Only ever grows, because positions point to it, and so it takes no more than a bounded amount.
/// A game never asks it.
#[derive(Debug)]
pub struct Shelf<T: 'static> {
    source: fn() -> Source,
    load: fn(&Source) -> Result<T, ContentError>,
    carried: OnceLock<(String, T)>,
    given: Mutex<Given<T>>,
}

#[derive(Debug)]
struct Given<T: 'static> {
    contents: Vec<(String, &'static T)>,
    bytes: usize,
}

impl<T> Given<T> {
    fn find(&self, digest: &str) -> Option<&'static T> {
        let found = self.contents.iter().find(|(known, _)| known == digest);
        found.map(|(_, content)| *content)
    }
}

impl<T> Shelf<T> {
    /// How many other contents one run of the program takes.
    pub const MOST: usize = 1000;
    /// How many bytes their files may have in all.
    pub const MOST_BYTES: usize = 64 << 20;

    /// The files that the program carries, read by that function when they are asked for first.
    #[must_use]
    pub const fn new(source: fn() -> Source, load: fn(&Source) -> Result<T, ContentError>) -> Self {
        Self {
            source,
            load,
            carried: OnceLock::new(),
            given: Mutex::new(Given {
                contents: Vec::new(),
                bytes: 0,
            }),
        }
    }

    /// What the program carries.
    ///
    /// # Panics
    /// When it is broken.
    #[must_use]
    pub fn carried(&'static self) -> &'static T {
        &self.carried_with_digest().1
    }

    fn carried_with_digest(&'static self) -> &'static (String, T) {
        self.carried.get_or_init(|| {
            let source = (self.source)();
            let content = (self.load)(&source)
                .unwrap_or_else(|error| panic!("the carried content is broken: {error}"));
            (source.digest(), content)
        })
    }

    /// The content of that digest, if it is carried or was given.
    #[must_use]
    pub fn known(&'static self, digest: &str) -> Option<&'static T> {
        let (carried, content) = self.carried_with_digest();
        if carried == digest {
            return Some(content);
        }
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.find(digest)
    }

    /// The content of these files; read and kept for good if it is not known.
    ///
    /// # Errors
    /// Whatever is wrong with the content, or that there is no room for more.
    pub fn keep(
        &'static self,
        source: &Source,
        read: impl FnOnce(&Source) -> Result<T, ContentError>,
    ) -> Result<&'static T, ContentError> {
        let digest = source.digest();
        if let Some(known) = self.known(&digest) {
            return Ok(known);
        }
        let content = read(source)?;
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have read the same meanwhile: positions must point to one of them.
        if let Some(known) = given.find(&digest) {
            return Ok(known);
        }
        let bytes = given.bytes.saturating_add(source.bytes());
        if given.contents.len() >= Self::MOST || bytes > Self::MOST_BYTES {
            return Err(ContentError::TooMuch {
                contents: Self::MOST,
                bytes: Self::MOST_BYTES,
            });
        }
        let content: &'static T = Box::leak(Box::new(content));
        given.contents.push((digest, content));
        given.bytes = bytes;
        Ok(content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ContentRef;

    fn source(text: &str) -> Source {
        Source::new([("a.toml", text)])
    }

    fn broken() -> ContentError {
        source("").file("a.toml").error(
            0,
            crate::Broken::Missing {
                name: "all".to_owned(),
            },
        )
    }

    #[test]
    fn the_same_content_is_kept_once_and_broken_content_not_at_all() {
        static SHELF: Shelf<u8> = Shelf::new(|| source("carried"), |_| Ok(1));
        let fail = |_: &Source| Err(broken());
        let carried = SHELF.keep(&source("carried"), fail).unwrap();
        assert_eq!(ContentRef(carried), ContentRef(SHELF.carried()));
        assert_eq!(SHELF.keep(&source("bad"), fail), Err(broken()));
        assert_eq!(SHELF.known(&source("bad").digest()), None);
        let one = SHELF.keep(&source("a"), |_| Ok(7)).unwrap();
        let again = SHELF.keep(&source("a"), fail).unwrap();
        assert_eq!(ContentRef(one), ContentRef(again));
        let other = SHELF.keep(&source("b"), |_| Ok(7)).unwrap();
        assert_ne!(ContentRef(one), ContentRef(other));
        let known = SHELF.known(&source("b").digest());
        assert_eq!(known.map(ContentRef), Some(ContentRef(other)));
    }

    #[test]
    fn no_more_than_so_many_contents_are_kept() {
        static SHELF: Shelf<u8> = Shelf::new(|| source("carried"), |_| Ok(0));
        for n in 0..Shelf::<u8>::MOST {
            SHELF.keep(&source(&n.to_string()), |_| Ok(1)).unwrap();
        }
        let error = SHELF.keep(&source("one more"), |_| Ok(1)).unwrap_err();
        assert!(matches!(error, ContentError::TooMuch { .. }), "{error}");
        // What is here already can be played with for ever.
        assert!(SHELF.keep(&source("0"), |_| Err(broken())).is_ok());
    }

    #[test]
    fn no_more_than_so_many_bytes_are_kept() {
        static SHELF: Shelf<u8> = Shelf::new(|| source("carried"), |_| Ok(0));
        let half = Shelf::<u8>::MOST_BYTES / 2;
        for letter in ["a", "b"] {
            SHELF
                .keep(&source(&letter.repeat(half)), |_| Ok(1))
                .unwrap();
        }
        let error = SHELF.keep(&source("c"), |_| Ok(1)).unwrap_err();
        assert!(matches!(error, ContentError::TooMuch { .. }), "{error}");
    }
}
