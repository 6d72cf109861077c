//! From a game's id to the type that can be studied.

use games::{GameId, Orders, Quartermaster, Rush};

use crate::Chronicle;

/// Something to be done with a game and its chronicle; see [`games::Visit`].
pub(crate) trait Visit {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: Chronicle>(self) -> Self::Out;
}

/// Calls the visitor with the type that plays that game. A game on the list without a chronicle
/// does not compile; an empty one will do.
pub(crate) fn with<V: Visit>(id: GameId, visitor: V) -> V::Out {
    match id {
        GameId::Quartermaster => visitor.visit::<Quartermaster>(),
        GameId::Rush => visitor.visit::<Rush>(),
        GameId::Orders => visitor.visit::<Orders>(),
    }
}
