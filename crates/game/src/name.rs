//! Names of things as content spells them: the ids that views, choices and questions speak of.

/// Declares names: owned words of notation, told apart by their type.
///
/// A name is what content calls a thing (`ger_blitzkrieg`, `ukraine`); it is read back as it was
/// written, and two different kinds of name cannot be mistaken for each other.
///
/// ```
/// game::names! {
///     /// The name of a ship.
///     ShipName
/// }
/// let name = ShipName::from("bismarck");
/// assert_eq!(&*name, "bismarck");
/// ```
#[macro_export]
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[serde(crate = "game::serde", transparent)]
        pub struct $name(String);

        impl ::std::ops::Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        // Equality, order and hash are those of the word itself.
        impl ::std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, word: &str) -> bool {
                self.0 == word
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, word: &&str) -> bool {
                self.0 == *word
            }
        }

        impl PartialEq<$name> for String {
            fn eq(&self, name: &$name) -> bool {
                *self == name.0
            }
        }

        impl PartialEq<$name> for str {
            fn eq(&self, name: &$name) -> bool {
                *self == name.0
            }
        }

        impl PartialEq<$name> for &str {
            fn eq(&self, name: &$name) -> bool {
                **self == name.0
            }
        }

        impl From<&str> for $name {
            fn from(name: &str) -> Self {
                Self(name.to_owned())
            }
        }

        impl From<String> for $name {
            fn from(name: String) -> Self {
                Self(name)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&self.0)
            }
        }
    )+};
}

names! {
    /// The name of a card, vehicle or tile.
    CardName,
    /// The name of a place on the board where pieces stand: a space, an area, a zone, a base.
    PlaceName,
    /// The name of an action space, where commanders stand.
    SpaceName,
    /// The name of an owner of pieces: a country, a faction.
    SideName,
    /// The name of a seat.
    SeatName,
    /// The name of a kind of piece.
    KindName,
    /// The name of an ability of a card.
    AbilityName,
    /// The id of a reason in `kebab-case`, the same in every version (`not-adjacent`).
    ReasonId,
    /// What content is called: the digest of its files.
    ContentId,
}
