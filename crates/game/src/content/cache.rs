//! Content that has been read, for the whole run of the program.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::{ContentError, Source};

/// The contents of one game by digest: the one the program carries, and those it was given.
///
/// An entry is never dropped, because positions point to it; so the cache has a size limit. The rules
/// themselves never use it.
#[derive(Debug)]
pub struct ContentCache<T: 'static> {
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

impl<T> ContentCache<T> {
    /// How many contents it takes besides the carried one.
    pub const MAX_CONTENTS: usize = 1000;
    /// How many bytes their files may have in all.
    pub const MAX_BYTES: usize = 64 << 20;

    /// A cache for the files that the program carries, which `load` reads when they are first used.
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
    /// When it has a fault.
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

    /// The content of that digest, if it is in the cache.
    #[must_use]
    pub fn find(&'static self, digest: &str) -> Option<&'static T> {
        let (carried, content) = self.carried_with_digest();
        if carried == digest {
            return Some(content);
        }
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.find(digest)
    }

    /// The content of these files, read if it is not in the cache.
    ///
    /// # Errors
    /// What is wrong with the content, or that the cache is full.
    pub fn insert(
        &'static self,
        source: &Source,
        read: impl FnOnce(&Source) -> Result<T, ContentError>,
    ) -> Result<&'static T, ContentError> {
        let digest = source.digest();
        if let Some(known) = self.find(&digest) {
            return Ok(known);
        }
        let content = read(source)?;
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have read the same meanwhile: positions must point to one of them.
        if let Some(known) = given.find(&digest) {
            return Ok(known);
        }
        let bytes = given.bytes.saturating_add(source.bytes());
        if given.contents.len() >= Self::MAX_CONTENTS || bytes > Self::MAX_BYTES {
            return Err(ContentError::TooMuch {
                contents: Self::MAX_CONTENTS,
                bytes: Self::MAX_BYTES,
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

    fn error() -> ContentError {
        source("").file("a.toml").error(
            0,
            crate::FileFault::Missing {
                name: "all".to_owned(),
            },
        )
    }

    #[test]
    fn the_same_content_is_kept_once_and_content_with_a_fault_not_at_all() {
        static CACHE: ContentCache<u8> = ContentCache::new(|| source("carried"), |_| Ok(1));
        let fail = |_: &Source| Err(error());
        let carried = CACHE.insert(&source("carried"), fail).unwrap();
        assert_eq!(ContentRef(carried), ContentRef(CACHE.carried()));
        assert_eq!(CACHE.insert(&source("bad"), fail), Err(error()));
        assert_eq!(CACHE.find(&source("bad").digest()), None);
        let one = CACHE.insert(&source("a"), |_| Ok(7)).unwrap();
        let again = CACHE.insert(&source("a"), fail).unwrap();
        assert_eq!(ContentRef(one), ContentRef(again));
        let other = CACHE.insert(&source("b"), |_| Ok(7)).unwrap();
        assert_ne!(ContentRef(one), ContentRef(other));
        let known = CACHE.find(&source("b").digest());
        assert_eq!(known.map(ContentRef), Some(ContentRef(other)));
    }

    #[test]
    fn no_more_than_so_many_contents_are_kept() {
        static CACHE: ContentCache<u8> = ContentCache::new(|| source("carried"), |_| Ok(0));
        for n in 0..ContentCache::<u8>::MAX_CONTENTS {
            CACHE.insert(&source(&n.to_string()), |_| Ok(1)).unwrap();
        }
        let full = CACHE.insert(&source("one more"), |_| Ok(1)).unwrap_err();
        assert!(matches!(full, ContentError::TooMuch { .. }), "{full}");
        // What is here already can be played with for ever.
        assert!(CACHE.insert(&source("0"), |_| Err(error())).is_ok());
    }

    #[test]
    fn no_more_than_so_many_bytes_are_kept() {
        static CACHE: ContentCache<u8> = ContentCache::new(|| source("carried"), |_| Ok(0));
        let half = ContentCache::<u8>::MAX_BYTES / 2;
        for letter in ["a", "b"] {
            CACHE
                .insert(&source(&letter.repeat(half)), |_| Ok(1))
                .unwrap();
        }
        let full = CACHE.insert(&source("c"), |_| Ok(1)).unwrap_err();
        assert!(matches!(full, ContentError::TooMuch { .. }), "{full}");
    }
}
