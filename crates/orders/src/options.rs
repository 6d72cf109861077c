//! What people choose before a game, and the numbers that the rules name.

use serde::{Deserialize, Serialize};

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The mountain operation.
    #[default]
    Alpine,
    /// The landing operation, with planes and zones.
    Island,
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Alpine, Self::Island];

    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alpine => "alpine",
            Self::Island => "island",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// Whom a window asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WindowPolicy {
    /// Everybody who could use a card by public knowledge: a hand is never betrayed by whether its
    /// holder is asked.
    #[default]
    Strict,
    /// Only seats that can respond. Quicker, and tells an attentive opponent something.
    Fast,
}

/// What a card that readies a commander gives (A15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadiedRule {
    /// The commander joins the reserve.
    #[default]
    Reserve,
    /// The commander joins the reserve, and one more commander may be deployed in this very turn.
    Deploy,
}

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Which of the two games.
    pub mode: Mode,
    /// Whom a window asks.
    pub windows: WindowPolicy,
    /// What readying a commander gives.
    pub readied: ReadiedRule,
}

/// Pieces that must stay when an action takes own pieces out of a place (rule 2.4).
pub const MUST_STAY: u8 = 1;
/// Dice of a Barrage (rule 7.4).
pub const BARRAGE_DICE: u8 = 2;
/// How far a Barrage reaches (rule 7.4).
pub const BARRAGE_RANGE: u8 = 3;
/// Troops of a Paradrop (rule 7.3).
pub const PARADROP_TROOPS: u8 = 2;
/// Dice of every defence (rule 9.1).
pub const DEFENCE_DICE: u8 = 1;
/// Dice more where the defender supplies the zone above the area (rule 9.1).
pub const AIR_COVER_DICE: u8 = 1;
