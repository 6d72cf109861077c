//! Why a move is refused, as data that any interface can put into words.

use std::fmt;

/// A reason of some game, with a stable id and its arguments.
pub trait Refusal: fmt::Debug + Clone + PartialEq {
    /// The reason in `kebab-case`, the same in every version (`not-adjacent`).
    fn id(&self) -> &'static str;

    /// What the reason speaks of, as name and value in the game's notation.
    fn arguments(&self) -> Vec<(&'static str, String)>;
}

/// A [`Refusal`] with its game forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// See [`Refusal::id`].
    pub id: &'static str,
    /// See [`Refusal::arguments`].
    pub arguments: Vec<(&'static str, String)>,
}

impl<R: Refusal> From<&R> for Refused {
    fn from(reason: &R) -> Self {
        Self {
            id: reason.id(),
            arguments: reason.arguments(),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}
