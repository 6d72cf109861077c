//! Why a move is refused, as data that any interface can put into words.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ReasonId;

/// A reason of some game, with a stable id and its arguments.
pub trait Refusal: fmt::Debug + Clone + PartialEq {
    /// Every [`Refusal::id`] that the game has.
    const IDS: &'static [&'static str];

    /// The reason in `kebab-case`, the same in every version (`not-adjacent`).
    fn id(&self) -> &'static str;

    /// Its arguments, as name and value in the game's notation.
    fn arguments(&self) -> Vec<(&'static str, String)>;
}

/// The ids of an enum of reasons, written once: gives it `IDS`, all of them, and `id`.
#[macro_export]
macro_rules! reason_ids {
    ($Reason:ident { $($Variant:ident = $id:literal,)* }) => {
        impl $Reason {
            /// The id of every reason.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The reason in `kebab-case`, the same in every version.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $id,)*
                }
            }
        }
    };
}

/// A [`Refusal`] of any game. Round-trips through JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// See [`Refusal::id`].
    pub id: ReasonId,
    /// See [`Refusal::arguments`].
    pub arguments: Vec<(String, String)>,
}

impl<R: Refusal> From<&R> for Refused {
    fn from(reason: &R) -> Self {
        let arguments = reason.arguments().into_iter();
        Self {
            id: reason.id().into(),
            arguments: arguments
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}
