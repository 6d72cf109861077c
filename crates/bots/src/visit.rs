//! From a game's id to the type that knows what is good in it.

use games::{GameId, Orders, Playable, Quartermaster, Rush};

use crate::strategist::Strategist;

/// Something to be done with a game and its strategist; see [`games::Visit`].
pub trait Visit {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: Playable + Strategist>(self) -> Self::Out;
}

/// Calls the visitor with the type that plays that game. A game on the list without a strategist
/// does not compile.
pub fn with<V: Visit>(id: GameId, visitor: V) -> V::Out {
    match id {
        GameId::Quartermaster => visitor.visit::<Quartermaster>(),
        GameId::Rush => visitor.visit::<Rush>(),
        GameId::Orders => visitor.visit::<Orders>(),
    }
}
