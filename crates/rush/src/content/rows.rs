//! What stands in the content files, row by row, as the TOML reader takes it.

use serde::Deserialize;
use toml::Spanned;

use super::{Count, Filter};
use crate::ability::{Ability, AbilityKind, Argument};
use crate::card::Provenance;
use crate::nation::{Class, Nation};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VehiclesFile {
    #[serde(default)]
    pub(super) vehicle: Vec<Spanned<VehicleRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VehicleRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) nation: Nation,
    pub(super) class: Class,
    pub(super) cost: u8,
    pub(super) resources: u8,
    pub(super) firepower: u8,
    pub(super) armour: u8,
    pub(super) abilities: Vec<Ability>,
    pub(super) provenance: Provenance,
    pub(super) source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) base: Vec<Spanned<BaseRow>>,
    pub(super) barracks: Vec<Spanned<BarracksRow>>,
    pub(super) medal: Vec<Spanned<MedalRow>>,
    pub(super) aside: Vec<Spanned<AsideRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BaseRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) copies: u8,
    pub(super) start: u8,
    pub(super) medals: u8,
    pub(super) provenance: Provenance,
    pub(super) source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BarracksRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) copies: u8,
    pub(super) start: u8,
    pub(super) resources: Option<u8>,
    pub(super) abilities: Vec<Ability>,
    pub(super) provenance: Provenance,
    pub(super) source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MedalRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) nation: Nation,
    pub(super) copies: u8,
    pub(super) medals: u8,
    pub(super) resources: u8,
    pub(super) provenance: Provenance,
    pub(super) source: String,
}

/// A card that takes no part in play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AsideRow {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: String,
    pub(super) copies: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilitiesFile {
    pub(super) ability: Vec<Spanned<AbilityRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityRow {
    pub(super) id: AbilityKind,
    pub(super) name: String,
    pub(super) kind: AbilitySort,
    pub(super) argument: Argument,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum AbilitySort {
    Action,
    Restriction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AchievementsFile {
    pub(super) achievement: Vec<Spanned<AchievementRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AchievementRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) count: Count,
    pub(super) of: Filter,
    pub(super) worth: u8,
    pub(super) provenance: Provenance,
    pub(super) source: String,
}
