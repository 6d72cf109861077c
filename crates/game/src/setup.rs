//! How a table is arranged before the first move.

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

/// An arrangement that cannot be: an unknown option, a piece that is not in the box …
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

impl SetupError {
    /// An error with that message: lower-case, naming the thing, saying what would do.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// The setup names content that this program neither carries nor was given.
    #[must_use]
    pub fn unknown_content(digest: &str) -> Self {
        Self(format!(
            "it is played with other content, {digest}, which is not here; give its files with \
             --content"
        ))
    }
}
