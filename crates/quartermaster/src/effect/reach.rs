//! Whom, which, where and how many: what triggers and effects speak of. Data only.

use serde::{Deserialize, Deserializer};

use super::Kinds;
use crate::content::names;
use crate::country::{Country, CountrySet, Team};
use crate::space::SpaceId;

/// Pieces on the board: of what kind, whose, and in what state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Of what kind.
    pub kind: Kinds,
    /// Whose.
    pub of: Who,
    /// Only those in supply at that moment.
    #[serde(default)]
    pub supplied: bool,
}

/// Whom a card means. In content: `self`, `target`, `battler`, a country, a team, or a list of
/// countries of which the owner picks one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The country whose card it is.
    Owner,
    /// The country chosen or hit.
    Target,
    /// The country that started the battle.
    Battler,
    /// That country.
    Country(Country),
    /// Any country of that team.
    Team(Team),
    /// One of these, the owner picks; or any of these matches.
    OneOf(CountrySet),
}

impl Who {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "self" => Ok(Self::Owner),
            "target" => Ok(Self::Target),
            "battler" => Ok(Self::Battler),
            _ => Country::named(text)
                .map(Self::Country)
                .or_else(|| Team::named(text).map(Self::Team))
                .ok_or_else(|| {
                    format!(
                        "unknown country or team `{text}`, expected self, target, battler, axis, \
                         allies, germany, uk, japan, ussr, italy, usa or a list of countries"
                    )
                }),
        }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Who;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a country, a team or a list of countries")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Who, E> {
                Who::parse(text).map_err(E::custom)
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Who, A::Error> {
                let mut set = CountrySet::EMPTY;
                while let Some(country) = seq.next_element::<Country>()? {
                    set.insert(country);
                }
                Ok(Who::OneOf(set))
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

/// A single space that a card means. In content: a space's name, or `battled`, `built`,
/// `removed`, `target_home`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// That space.
    Space(SpaceId),
    /// Where the battle was fought.
    Battled,
    /// Where the piece was built.
    Built,
    /// Where the removed piece stood.
    Removed,
    /// The home space of the target.
    TargetHome,
    /// Where the air force was deployed or marshalled to.
    AirMoved,
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(match text.as_str() {
            "battled" => Self::Battled,
            "built" => Self::Built,
            "removed" => Self::Removed,
            "target_home" => Self::TargetHome,
            "air_moved" => Self::AirMoved,
            name => Self::Space(names::space(name).map_err(serde::de::Error::custom)?),
        })
    }
}

/// A set of spaces. The kind of piece or battle filters land and sea. Adjacency uses the straits
/// open to the owner's team (rule 19).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// Every space.
    #[default]
    Any,
    /// Every sea space.
    Seas,
    /// These spaces.
    Spaces(Vec<SpaceId>),
    /// Every space but these.
    Except(Vec<SpaceId>),
    /// Just that place.
    At(Place),
    /// The spaces next to it.
    Adjacent(Place),
    /// It and the spaces next to it.
    InOrAdjacent(Place),
    /// The spaces next to such a piece.
    Near(Pieces),
    /// The spaces of such a piece.
    With(Pieces),
    /// The spaces at most so far away.
    Within {
        /// At most how far.
        distance: u8,
        /// From where.
        of: Place,
    },
    /// Spaces that, when the turn began, held such a piece next to such another piece.
    AtTurnStart {
        /// Held this piece.
        holding: Pieces,
        /// Next to this piece.
        near: Pieces,
    },
}

/// A condition on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// Some such piece is in the area.
    Present {
        /// Which piece.
        pieces: Pieces,
        /// Where.
        #[serde(rename = "in")]
        area: Area,
    },
    /// No such piece is in the area.
    Absent {
        /// Which piece.
        pieces: Pieces,
        /// Where.
        #[serde(rename = "in")]
        area: Area,
    },
    /// Some such piece is at most so many spaces away.
    Within {
        /// Which piece.
        pieces: Pieces,
        /// At most how far.
        distance: u8,
        /// From where.
        of: Place,
    },
}

/// A number counted on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Which pieces.
    pub pieces: Pieces,
    /// Where.
    #[serde(default, rename = "in")]
    pub area: Area,
}

/// From one number to another, both included; `min` of them are required.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

impl Times {
    /// Exactly once.
    pub const ONCE: Self = Self { min: 1, max: 1 };
}

pub(super) fn once() -> Times {
    Times::ONCE
}
