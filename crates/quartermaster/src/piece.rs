//! One piece on the board: whose, of what kind, where.

use crate::country::Country;
use crate::effect::PieceKind;
use crate::space::SpaceId;

/// A piece. A country has at most one piece of a kind in a space, so this names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose.
    pub country: Country,
    /// Of what kind.
    pub kind: PieceKind,
    /// Where it stands.
    pub space: SpaceId,
}

impl Piece {
    /// That piece.
    #[must_use]
    pub const fn new(country: Country, kind: PieceKind, space: SpaceId) -> Self {
        Self {
            country,
            kind,
            space,
        }
    }
}
