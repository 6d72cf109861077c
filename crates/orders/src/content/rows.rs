//! The content files as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::effect::{BonusEffect, CardEffect, Timing, When};
use crate::faction::Faction;
use crate::options::Mode;
use crate::space::Action;

pub(super) type Notes = BTreeMap<String, Spanned<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) schema: Spanned<u32>,
    pub(super) id: Spanned<Mode>,
    pub(super) rounds: Spanned<u8>,
    #[serde(default)]
    pub(super) symmetry: Symmetry,
    #[serde(default)]
    pub(super) impassable: Vec<(i8, i8)>,
    pub(super) adjacency: Vec<Spanned<(String, String)>>,
    #[serde(default)]
    pub(super) zone_adjacency: Vec<Spanned<(String, String)>>,
    #[serde(default)]
    pub(super) provenance: Notes,
    pub(super) pieces: Spanned<PiecesRow>,
    pub(super) dice: DiceRow,
    pub(super) deck: DeckRow,
    pub(super) tokens: TokensRow,
    #[serde(default)]
    pub(super) support: Vec<Spanned<SupportRow>>,
    pub(super) area: Vec<Spanned<AreaRow>>,
    #[serde(default)]
    pub(super) zone: Vec<Spanned<ZoneRow>>,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Symmetry {
    /// The two sides may differ.
    #[default]
    None,
    /// Every hex (q, r) has its image at (-q, -r), with the factions swapped.
    Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PiecesRow {
    pub(super) troops: u8,
    pub(super) planes: u8,
    pub(super) commanders_reserve: u8,
    pub(super) commanders_ready: u8,
    pub(super) stack_limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceRow {
    pub(super) faces: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckRow {
    pub(super) size: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokensRow {
    pub(super) pool: Vec<Spanned<String>>,
    pub(super) slots: Spanned<usize>,
}

/// A number for each faction; one that is not written is 0.
#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(super) struct Count {
    #[serde(default)]
    pub(super) blue: u8,
    #[serde(default)]
    pub(super) yellow: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SupportRow {
    pub(super) id: String,
    pub(super) action: Action,
    pub(super) strength: Count,
    #[serde(default)]
    pub(super) initiative: bool,
    #[serde(default)]
    pub(super) provenance: Notes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) hexes: Vec<(i8, i8)>,
    #[serde(default)]
    pub(super) stars: u8,
    pub(super) hq: Option<Faction>,
    #[serde(default)]
    pub(super) troops: Count,
    pub(super) spaces: Vec<String>,
    pub(super) bonus: Option<String>,
    #[serde(default)]
    pub(super) slot: bool,
    #[serde(default)]
    pub(super) no_drop: bool,
    pub(super) zone: Option<String>,
    #[serde(default)]
    pub(super) provenance: Notes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZoneRow {
    pub(super) id: String,
    pub(super) name: Option<String>,
    pub(super) colour: String,
    pub(super) sector: (i8, i8),
    pub(super) spaces: Vec<String>,
    #[serde(default)]
    pub(super) planes: Count,
    #[serde(default)]
    pub(super) provenance: Notes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) card: Vec<Spanned<CardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) timing: Timing,
    pub(super) copies: u8,
    pub(super) modes: Vec<Mode>,
    pub(super) when: When,
    pub(super) effect: CardEffect,
    #[serde(default)]
    pub(super) provenance: Notes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusesFile {
    pub(super) bonus: Vec<Spanned<BonusRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: BonusKind,
    pub(super) modes: Vec<Mode>,
    pub(super) effect: BonusEffect,
    #[serde(default)]
    pub(super) provenance: Notes,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum BonusKind {
    Token,
    Printed,
}
