//! What a table can choose before the first move.

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};

/// Options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many seats, 2 to 5 (rule 1.2).
    #[serde(deserialize_with = "players")]
    pub players: u8,
    /// Whether defenders count in the final squad (A1).
    pub defenders_in_squad: bool,
    /// Whether kills of the attack and of Siege in one turn are rewarded together (A2).
    pub merge_turn_kills: bool,
    /// Whether resources left over carry to the next purchase under Recruitment (A5).
    pub recruit_pool: bool,
    /// The last round (A33).
    #[serde(deserialize_with = "rounds")]
    pub rounds: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            defenders_in_squad: false,
            merge_turn_kills: false,
            recruit_pool: true,
            rounds: MAX_ROUNDS,
        }
    }
}

/// Reads a number of players that can be.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let n = u8::deserialize(deserializer)?;
    match n {
        2.. if usize::from(n) <= MAX_PLAYERS => Ok(n),
        _ => Err(D::Error::custom(format!("{n} players cannot play"))),
    }
}

/// Reads a last round that can be.
fn rounds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    let n = u16::deserialize(deserializer)?;
    match n {
        1..=MAX_ROUNDS => Ok(n),
        _ => Err(D::Error::custom(format!("no game has {n} rounds"))),
    }
}

/// The most seats.
pub const MAX_PLAYERS: usize = 5;
/// Bases of a seat (rule 2.2).
pub const N_BASES: usize = 3;
/// Cards drawn into a new hand (rules 2.4, 8.3).
pub const HAND: u8 = 3;
/// Places in the Reserve (rule 1.3).
pub const N_RESERVE: usize = 4;
/// Achievements in the box (rule 1.1).
pub const N_ACHIEVEMENTS: usize = 12;
/// The rules let a game without attacks go on for ever; ours ends here at the latest
/// (A33).
pub const MAX_ROUNDS: u16 = 300;
