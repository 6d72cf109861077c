//! Which content a position is played with: the carried one, or one the program was given.
//!
//! Content is read once and kept for the whole run of the program, so that a position points to it
//! and stays a plain value. A setup names content by its digest ([`crate::content_digest`]).

use std::fmt;

use crate::SetupError;

mod cache;
mod error;
mod source;

pub use cache::ContentCache;
pub use error::{ContentError, FileFault};
pub use source::{File, Source};

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
    /// Replaces the content of a setup.
    ///
    /// # Errors
    /// When the setup has named cards or spaces already: their ids might differ in the other content.
    pub fn replace(&mut self, content: &'static T, has_named: bool) -> Result<(), SetupError> {
        let content = Self(content);
        if has_named && content != *self {
            return Err(SetupError::too_late("content"));
        }
        *self = content;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
