//! Why a move is advised, as data: what it wins, prevents and keeps.

use serde::{Deserialize, Serialize};

use crate::Thing;

/// A reason for a move: a difference that it makes against the other moves that were considered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The difference.
    pub benefit: Benefit,
    /// Whether it came true in all worlds that were tried.
    pub is_sure: bool,
}

/// What a move is good for, until the seat is on turn again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    /// The game is won.
    Game,
    /// These pieces or bases of others are gone.
    Removed(Vec<Thing>),
    /// These places are one's own.
    Taken(Vec<Thing>),
    /// These own pieces stand on the board.
    Placed(Vec<Thing>),
    /// These cards are one's own.
    Gained(Vec<Thing>),
    /// So many points more than with the other moves.
    Points(i16),
    /// So many points more in every round.
    Income(i16),
    /// These own pieces, places or bases would be lost.
    Lost(Vec<Thing>),
    /// These pieces or places would be another side's.
    Coming(Vec<Thing>),
    /// These own bases are guarded.
    Guarded(Vec<Thing>),
    /// So many own pieces more are in supply.
    Supply(i16),
    /// These cards stay in hand.
    InHand(Vec<Thing>),
    /// The cards that stay are worth more than the one that goes.
    BetterCards,
}

/// What kind of reason it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReasonKind {
    /// The move wins something.
    Wins,
    /// The move prevents something.
    Prevents,
    /// The move keeps something.
    Keeps,
}

impl ReasonKind {
    /// All kinds, in the order in which they are told.
    pub const ALL: [Self; 3] = [Self::Wins, Self::Prevents, Self::Keeps];

    /// The name in message ids.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Prevents => "prevents",
            Self::Keeps => "keeps",
        }
    }
}

impl Benefit {
    /// What kind of reason it is.
    #[must_use]
    pub const fn kind(&self) -> ReasonKind {
        match self {
            Self::Game
            | Self::Removed(_)
            | Self::Taken(_)
            | Self::Placed(_)
            | Self::Gained(_)
            | Self::Points(_)
            | Self::Income(_) => ReasonKind::Wins,
            Self::Lost(_) | Self::Coming(_) => ReasonKind::Prevents,
            Self::Guarded(_) | Self::Supply(_) | Self::InHand(_) | Self::BetterCards => {
                ReasonKind::Keeps
            }
        }
    }

    /// The name in message ids.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Removed(_) => "removed",
            Self::Taken(_) => "taken",
            Self::Placed(_) => "placed",
            Self::Gained(_) => "gained",
            Self::Points(_) => "points",
            Self::Income(_) => "income",
            Self::Lost(_) => "lost",
            Self::Coming(_) => "coming",
            Self::Guarded(_) => "guarded",
            Self::Supply(_) => "supply",
            Self::InHand(_) => "in-hand",
            Self::BetterCards => "better-cards",
        }
    }

    /// The things it is about.
    #[must_use]
    pub fn things(&self) -> &[Thing] {
        match self {
            Self::Removed(things)
            | Self::Taken(things)
            | Self::Placed(things)
            | Self::Gained(things)
            | Self::Lost(things)
            | Self::Coming(things)
            | Self::Guarded(things)
            | Self::InHand(things) => things,
            Self::Game
            | Self::Points(_)
            | Self::Income(_)
            | Self::Supply(_)
            | Self::BetterCards => &[],
        }
    }

    /// How many, where it is a number.
    #[must_use]
    pub const fn amount(&self) -> Option<i16> {
        match self {
            Self::Points(n) | Self::Income(n) | Self::Supply(n) => Some(*n),
            _ => None,
        }
    }
}
