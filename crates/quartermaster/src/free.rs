//! Freeing a piece at the moment it is needed (rule 9, ruling R94).
//!
//! Queries only. When a card would place a piece and none of its kind is left, the country whose
//! piece it is may take one off the board. Whether it is asked depends on the board and on cards
//! that everybody sees, never on what is hidden.

use crate::area;
use crate::country::Country;
use crate::effect::{Effect, PieceKind, Pieces, Times};
use crate::frame::{Context, Frame};
use crate::legal;
use crate::possible;
use crate::space::{SpaceId, Spaces};
use crate::state::State;

/// What the effect places and how often, if it builds or recruits.
pub(crate) fn placed(effect: &Effect) -> Option<(Pieces, Times)> {
    match effect {
        Effect::Build { pieces, times, .. } | Effect::Recruit { pieces, times, .. } => {
            Some((*pieces, *times))
        }
        _ => None,
    }
}

/// The pieces of a country that it may take off so that the effect can place one elsewhere. None
/// while such a piece is left in the box.
pub(crate) fn pieces(
    state: &State,
    effect: &Effect,
    country: Country,
    context: &Context,
) -> Spaces {
    let Some(kind) = placed(effect).and_then(|(pieces, _)| pieces.kind.only()) else {
        return Spaces::EMPTY;
    };
    if state.board.left(state.content(), country, kind) != 0
        || !has_room(state, effect, country, kind, context)
    {
        return Spaces::EMPTY;
    }
    let own = state.board.of(country, kind).iter();
    own.filter(|&from| {
        !state.is_threatened(country, from)
            && can_place_without(state, effect, country, kind, from, context)
    })
    .collect()
}

/// Whether there is any place for the piece. A piece taken off opens no space but its own and never
/// adds to supply, so what is closed now stays closed.
fn has_room(
    state: &State,
    effect: &Effect,
    country: Country,
    kind: PieceKind,
    context: &Context,
) -> bool {
    match effect {
        Effect::Build { area, .. } => {
            let can_be_replaced =
                state.cards[country].status & state.content().may_build[country] != 0;
            can_be_replaced
                || legal::build_with_any_pool(state, country, kind)
                    .meets(area::spaces(state, area, context))
        }
        Effect::Recruit { area, .. } => {
            legal::free(state, country, kind).meets(area::spaces(state, area, context))
        }
        _ => false,
    }
}

/// Whether the effect could place the piece elsewhere if it did not stand there. Supply and
/// adjacency are those of the board without it.
fn can_place_without(
    state: &State,
    effect: &Effect,
    country: Country,
    kind: PieceKind,
    from: SpaceId,
    context: &Context,
) -> bool {
    let mut after = *state;
    after.board.remove(country, kind, from);
    let elsewhere = !Spaces::only(from);
    match effect {
        Effect::Build { area, .. } => {
            let area = area::spaces(&after, area, context) & elsewhere;
            legal::build(&after, country, kind).meets(area)
                || possible::replacements(&after, country, kind) != 0
        }
        Effect::Recruit { area, .. } => {
            let area = area::spaces(&after, area, context) & elsewhere;
            legal::recruit(&after, country, kind).meets(area)
        }
        _ => false,
    }
}

/// Who is to be asked for a piece before the effect goes on, and for which kind.
///
/// A country that decides the effect itself and can use it in another way is not asked: it may
/// withdraw a piece by its answer as ever.
pub(crate) fn needed(
    state: &State,
    effect: &Effect,
    done: u8,
    context: &Context,
) -> Option<(Country, PieceKind)> {
    let (placed, times) = placed(effect)?;
    let (country, kind) = area::country(placed.of, context).zip(placed.kind.only())?;
    let is_out = done < times.max && state.board.left(state.content(), country, kind) == 0;
    if !is_out || context.declined.contains(country) {
        return None;
    }
    let can_say_so = state.leaders[country] == state.leaders[context.decider]
        && possible::can_place(state, effect, country, context);
    (!can_say_so && !pieces(state, effect, country, context).is_empty()).then_some((country, kind))
}

/// The pieces that the question on top of the stack offers to take off.
pub(crate) fn offered(state: &State) -> Spaces {
    match &state.frames[..] {
        [
            ..,
            Frame::Leaf { node, context, .. },
            Frame::Free { country, .. },
        ] => pieces(state, state.content().node(*node).effect, *country, context),
        _ => Spaces::EMPTY,
    }
}
