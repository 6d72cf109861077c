//! Values that must not reach a person.

use std::fmt;

/// A value that the host of a table may keep and that no player may see.
///
/// It cannot be written, printed or sent. Code that needs the value inside calls [`Secret::expose`],
/// which is easy to search for.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides it.
    pub const fn new(hidden: T) -> Self {
        Self(hidden)
    }

    /// The value inside, for hosts of tables.
    pub const fn expose(&self) -> &T {
        &self.0
    }

    /// Takes the value out, for hosts of tables.
    pub fn into_exposed(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use static_assertions::assert_not_impl_any;

    use super::*;
    use crate::Record;

    // The record of an unfinished game holds every card.
    assert_not_impl_any!(Secret<Record>: serde::Serialize, fmt::Display, std::ops::Deref<Target = Record>);

    #[test]
    fn a_secret_does_not_show_in_a_debug_print() {
        assert_eq!(format!("{:?}", Secret::new("the plan")), "Secret");
    }
}
