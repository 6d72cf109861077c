//! Action spaces, where commanders are deployed.

use serde::{Deserialize, Serialize};

use crate::faction::{ByFaction, Faction};
use crate::place::{PieceKind, PlaceId};

/// The most action spaces a board has.
pub(crate) const MAX_SPACES: usize = 64;

/// An action space by its row on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub(crate) u8);

/// What a space lets a commander do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Enter an area.
    Advance,
    /// Enter a zone.
    Fly,
    /// Drop troops on an area.
    Paradrop,
    /// Shell an area.
    Barrage,
    /// Bomb an area of the zone.
    Bombard,
    /// Place troops.
    Reinforce,
    /// Place planes.
    Scramble,
    /// Draw cards.
    Plan,
}

impl Action {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Advance,
        Self::Fly,
        Self::Paradrop,
        Self::Barrage,
        Self::Bombard,
        Self::Reinforce,
        Self::Scramble,
        Self::Plan,
    ];

    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Advance => "advance",
            Self::Fly => "fly",
            Self::Paradrop => "paradrop",
            Self::Barrage => "barrage",
            Self::Bombard => "bombard",
            Self::Reinforce => "reinforce",
            Self::Scramble => "scramble",
            Self::Plan => "plan",
        }
    }

    /// The action of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.name() == name)
    }

    /// Whether its spaces lie on the support board.
    #[must_use]
    pub const fn is_support(self) -> bool {
        matches!(self, Self::Reinforce | Self::Scramble | Self::Plan)
    }

    /// Whether it puts pieces into a place where there may be a battle.
    #[must_use]
    pub const fn enters(self) -> bool {
        matches!(self, Self::Advance | Self::Fly | Self::Paradrop)
    }

    /// Whether its player rolls dice.
    #[must_use]
    pub const fn rolls(self) -> bool {
        matches!(self, Self::Barrage | Self::Bombard)
    }

    /// The pieces it moves or places; the planes of a Bombard only pay for it.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        match self {
            Self::Fly | Self::Scramble | Self::Bombard => PieceKind::Plane,
            Self::Advance | Self::Paradrop | Self::Barrage | Self::Reinforce | Self::Plan => {
                PieceKind::Troop
            }
        }
    }
}

/// An action space as content describes it.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its name in notation: `advance town`, `reinforce_a`.
    pub name: String,
    /// What it lets a commander do.
    pub action: Action,
    /// The area or zone it is linked to; none on the support board.
    pub place: Option<PlaceId>,
    /// Whose colour the symbol has, if any.
    pub faction: Option<Faction>,
    /// How strong a support action is.
    pub strength: ByFaction<u8>,
    /// Whether it bears the initiative symbol.
    pub initiative: bool,
}

/// A set of action spaces; iterates from the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(pub(crate) u64);

game::bit_set!(Spaces(u64) of SpaceId: |space| space.0, |bit| SpaceId(bit as u8));
