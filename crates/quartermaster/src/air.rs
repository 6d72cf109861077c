//! Air defence and air strike: what an air force may do in a battle (rulings A6-A8).
//!
//! Queries only. Everybody sees the air forces, so being asked tells nothing.

use crate::country::Country;
use crate::effect::PieceKind;
use crate::frame::{Cause, Frame, Saved};
use crate::piece::Piece;
use crate::space::Spaces;
use crate::state::State;
use crate::window::Fact;

/// The country that battles a piece, and that piece.
fn battled(fact: Fact) -> Option<(Country, Piece)> {
    match fact {
        Fact::Threat {
            country,
            kind,
            space,
            cause: Cause::Battle(by),
        } => Some((by, Piece::new(country, kind, space))),
        _ => None,
    }
}

/// What keeps the piece on the board, as the innermost threat to it says.
fn saved(state: &State, piece: Piece) -> Option<Saved> {
    state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Threat {
            country,
            kind,
            space,
            saved,
            ..
        } if Piece::new(*country, *kind, *space) == piece => Some(*saved),
        _ => None,
    })
}

/// Whether the country may lose its air force instead of the battled piece.
pub(crate) fn can_defend(state: &State, country: Country, fact: Fact) -> bool {
    battled(fact).is_some_and(|(_, piece)| {
        piece.country == country
            && !state.is_grounded
            && state
                .board
                .of(country, PieceKind::Air)
                .contains(piece.space)
            && state.board.contains(piece)
            && !state.protected.contains(piece)
            && saved(state, piece) == Some(Saved::No)
    })
}

/// The air forces of the country, one of which it may lose to remove the defended piece after all.
pub(crate) fn strikers(state: &State, country: Country, fact: Fact) -> Spaces {
    match battled(fact) {
        Some((by, piece))
            if by == country
                && !state.is_grounded
                && state.board.contains(piece)
                && !state.protected.contains(piece)
                && saved(state, piece) == Some(Saved::Defended) =>
        {
            let near = state.around(country, Spaces::only(piece.space));
            state.board.of(country, PieceKind::Air) & near
        }
        _ => Spaces::EMPTY,
    }
}

/// Whether the country has anything to decide about its air forces.
pub(crate) fn is_asked(state: &State, country: Country, fact: Fact) -> bool {
    can_defend(state, country, fact) || !strikers(state, country, fact).is_empty()
}

/// An air force without an army or navy of its country, the team not on turn first.
pub(crate) fn stranded(state: &State) -> Option<Piece> {
    let team = state.active.team();
    let countries = [team.other(), team].into_iter();
    countries
        .flat_map(|team| team.countries().iter())
        .find_map(|country| {
            let air = state.board.of(country, PieceKind::Air);
            let alone = (air & !state.board.all_of(country)).first()?;
            Some(Piece::new(country, PieceKind::Air, alone))
        })
}
