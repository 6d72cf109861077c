//! Which content a position is played with: the carried one, or one the program was given.
//!
//! Content is read once and kept for the whole run of the program, so that a position points to it
//! and stays a plain value. A setup names content by its digest ([`crate::content_digest`]).

use std::fmt;
use std::sync::{Mutex, PoisonError};

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

/// Content that was given besides the carried one, by digest. Only ever grows; a game never asks
/// it.
#[derive(Debug)]
pub struct Shelf<T: 'static>(Mutex<Vec<(String, &'static T)>>);

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Shelf<T> {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The content of that digest, if it was given.
    #[must_use]
    pub fn known(&self, digest: &str) -> Option<&'static T> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter()
            .find(|(known, _)| known == digest)
            .map(|(_, content)| *content)
    }

    /// The content of that digest; read and kept for good if it was not given before.
    ///
    /// # Errors
    /// Whatever is wrong with the content.
    pub fn keep<E>(
        &self,
        digest: &str,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<&'static T, E> {
        if let Some(known) = self.known(digest) {
            return Ok(known);
        }
        let content = read()?;
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have read the same meanwhile: positions must point to one of them.
        if let Some((_, known)) = kept.iter().find(|(known, _)| known == digest) {
            return Ok(known);
        }
        let content: &'static T = Box::leak(Box::new(content));
        kept.push((digest.to_owned(), content));
        Ok(content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_content_is_kept_once_and_broken_content_not_at_all() {
        static SHELF: Shelf<u8> = Shelf::new();
        assert_eq!(SHELF.keep("bad", || Err("broken")), Err("broken"));
        assert_eq!(SHELF.known("bad"), None);
        let one = SHELF.keep("a", || Ok::<_, ()>(7)).unwrap();
        let again = SHELF.keep("a", || Err(())).unwrap();
        assert_eq!(ContentRef(one), ContentRef(again));
        let other = SHELF.keep("b", || Ok::<_, ()>(7)).unwrap();
        assert_ne!(ContentRef(one), ContentRef(other));
        assert_eq!(SHELF.known("b").map(ContentRef), Some(ContentRef(other)));
    }
}
