//! What is wrong with a text from outside, as data that any interface can put into words: a setup, a move in notation, a question, a content file.
//!
//! Each parser has an enum of its faults ([`faults!`](crate::faults)). Code that is generic over games
//! uses [`Fault`], as it uses [`crate::Refused`] for refusals of moves.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A fault: a stable id and its arguments in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// In `kebab-case`, the same in every version; the same id means the same in every game.
    pub id: String,
    /// Name and value of each argument.
    pub arguments: Vec<(String, String)>,
}

impl Fault {
    /// A fault of that id.
    #[must_use]
    pub fn new(id: &str, arguments: &[(&str, String)]) -> Self {
        let arguments = arguments.iter();
        Self {
            id: id.to_owned(),
            arguments: arguments
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .collect(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

/// The id of a fault and the names of its arguments.
pub type FaultForm = (&'static str, &'static [&'static str]);

/// Declares an enum of faults: each variant with its id and its arguments.
///
/// Gives the enum `ALL` its [`FaultForm`]s, a `Display` in notation and the way to a [`Fault`].
#[macro_export]
macro_rules! faults {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $(
                $(#[$note:meta])*
                $Variant:ident $({ $($argument:ident: $Type:ty),* })? = $id:literal,
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $Name {
            $(
                $(#[$note])*
                $Variant $({
                    $(
                        #[doc = concat!("The argument `", stringify!($argument), "`.")]
                        $argument: $Type
                    ),*
                })?,
            )*
        }

        impl $Name {
            /// Id and arguments of every variant.
            $vis const ALL: &'static [$crate::FaultForm] = &[
                $(($id, &[$($(stringify!($argument)),*)?])),*
            ];
        }

        impl From<$Name> for $crate::Fault {
            fn from(fault: $Name) -> Self {
                match fault {
                    $(
                        $Name::$Variant $({ $($argument),* })? => $crate::Fault::new(
                            $id,
                            &[$($((stringify!($argument), $argument.to_string())),*)?],
                        ),
                    )*
                }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::Fault::from(self.clone()).fmt(f)
            }
        }
    };
}
