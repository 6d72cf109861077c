//! Which content a position is played with: the carried one, or one the program was given.
//!
//! Content is read once and kept for the whole run of the program, so that a position points to it
//! and stays a plain value. A setup names content by its digest ([`crate::content_digest`]).

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::SetupError;

/// The content of a position, compared by identity: two games are equal only over the same content.
pub struct ContentRef<T: 'static>(pub &'static T);

impl<T> Clone for ContentRef<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ContentRef<T> {}

impl<T> PartialEq for ContentRef<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for ContentRef<T> {}

impl<T> fmt::Debug for ContentRef<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Content")
    }
}

impl<T> ContentRef<T> {
    /// Other content for a setup, which may have named things of the content already.
    ///
    /// # Errors
    /// When it has: they might be others in that content.
    pub fn replace(&mut self, content: &'static T, has_named: bool) -> Result<(), SetupError> {
        let content = Self(content);
        if has_named && content != *self {
            return Err(SetupError::new(
                "the content must be given before a position",
            ));
        }
        *self = content;
        Ok(())
    }
}

/// The content of one game: what the program carries, and what it was given besides, by digest.
/// Only ever grows; a game never asks it.
#[derive(Debug)]
pub struct Shelf<T: 'static> {
    carried: LazyLock<(String, T)>,
    given: Mutex<Vec<(String, &'static T)>>,
}

impl<T> Shelf<T> {
    /// The function reads what the program carries, with its digest, when it is asked for first.
    #[must_use]
    pub const fn new(carried: fn() -> (String, T)) -> Self {
        Self {
            carried: LazyLock::new(carried),
            given: Mutex::new(Vec::new()),
        }
    }

    /// What the program carries.
    #[must_use]
    pub fn carried(&'static self) -> &'static T {
        &self.carried.1
    }

    /// The content of that digest, if it is carried or was given.
    #[must_use]
    pub fn known(&'static self, digest: &str) -> Option<&'static T> {
        if self.carried.0 == digest {
            return Some(self.carried());
        }
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        let found = given.iter().find(|(known, _)| known == digest);
        found.map(|(_, content)| *content)
    }

    /// The content of that digest; read and kept for good if it is not known.
    ///
    /// # Errors
    /// Whatever is wrong with the content.
    pub fn keep<E>(
        &'static self,
        digest: &str,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<&'static T, E> {
        if let Some(known) = self.known(digest) {
            return Ok(known);
        }
        let content = read()?;
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have read the same meanwhile: positions must point to one of them.
        if let Some((_, known)) = given.iter().find(|(known, _)| known == digest) {
            return Ok(known);
        }
        let content: &'static T = Box::leak(Box::new(content));
        given.push((digest.to_owned(), content));
        Ok(content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_content_is_kept_once_and_broken_content_not_at_all() {
        static SHELF: Shelf<u8> = Shelf::new(|| ("carried".to_owned(), 1));
        let carried = SHELF.keep("carried", || Err(())).unwrap();
        assert_eq!(ContentRef(carried), ContentRef(SHELF.carried()));
        assert_eq!(SHELF.keep("bad", || Err("broken")), Err("broken"));
        assert_eq!(SHELF.known("bad"), None);
        let one = SHELF.keep("a", || Ok::<_, ()>(7)).unwrap();
        let again = SHELF.keep("a", || Err(())).unwrap();
        assert_eq!(ContentRef(one), ContentRef(again));
        let other = SHELF.keep("b", || Ok::<_, ()>(7)).unwrap();
        assert_ne!(ContentRef(one), ContentRef(other));
        assert_eq!(SHELF.known("b").map(ContentRef), Some(ContentRef(other)));
    }

    #[test]
    fn a_setup_that_has_named_something_keeps_its_content() {
        static CONTENTS: [u8; 2] = [1, 2];
        let [one, other] = &CONTENTS;
        let mut content = ContentRef(one);
        assert!(content.replace(other, true).is_err());
        assert_eq!(content, ContentRef(one));
        assert!(content.replace(one, true).is_ok());
        assert!(content.replace(other, false).is_ok());
        assert_eq!(content, ContentRef(other));
    }
}
