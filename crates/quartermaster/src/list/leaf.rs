//! What an effect that takes decisions asks, and the moves it offers.
//!
//! Every effect is named in both matches, so that a new one cannot be forgotten.

use game::MoveList;

use super::{cards, is_playable, nth, playable};
use crate::area;
use crate::card::CardId;
use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{CardType, Effect, PieceKind, Pieces, Times, unasked};
use crate::frame::{Context, Frame};
use crate::legal;
use crate::moves::Move;
use crate::piece::Piece;
use crate::possible;
use crate::space::Spaces;
use crate::state::State;

/// Writes the ways to use a permission to build, except naming a piece as just built.
pub(super) fn builds(
    state: &State,
    country: Country,
    kind: PieceKind,
    area: Spaces,
    list: &mut MoveList<Move>,
) {
    for slot in possible::replacements(state, country, kind).iter() {
        list.push(Move::Use(state.content().in_slot(country, slot)));
    }
    list.extend(
        (legal::build(state, country, kind) & area)
            .iter()
            .map(Move::Build),
    );
}

/// Whether the card does more than the one build that is asked about, so that a build which is
/// impossible is passed over.
///
// Ruling R96: naming a piece is a permission; who plays a card for nothing else has taken it up.
fn does_more(state: &State, times: Times) -> bool {
    let parts = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Parts {
            ability, context, ..
        } => Some(&state.content().card(context.card).parts[*ability as usize]),
        _ => None,
    });
    times.max > 1 || parts.is_some_and(|parts| parts.len() > 1)
}

/// Whether enough was done that the decider may stop.
fn may_stop(times: Times, done: u8, context: &Context) -> bool {
    context.optional || done >= times.min
}

/// The context in which a piece that can be freed counts as free: the effect itself will ask for it.
const fn once_freed(context: &Context) -> Context {
    Context {
        may_free: true,
        ..*context
    }
}

/// The countries for which the effect can place a piece, now or once they have freed one.
fn places_to_choose<'a>(
    state: &'a State,
    effect: &'a Effect,
    pieces: Pieces,
    context: &Context,
) -> impl Iterator<Item = Country> + 'a {
    let context = once_freed(context);
    area::countries(pieces.of, &context)
        .iter()
        .filter(move |&country| {
            possible::can_place(state, effect, country, &context)
                || possible::can_free(state, effect, country, &context)
        })
}

/// Whether the leaf has to ask its decider.
pub(crate) fn leaf_asks(state: &State, node: NodeId, done: u8, context: &Context) -> bool {
    let content = state.content();
    let children = &content.node(node).children;
    let effect = &content.node(node).effect;
    match effect {
        Effect::Build { pieces, times, .. } | Effect::Recruit { pieces, times, .. } => {
            done < times.max
                && match area::country(pieces.of, context) {
                    Some(country) => possible::can_place(state, effect, country, context),
                    None => places_to_choose(state, effect, *pieces, context)
                        .next()
                        .is_some(),
                }
        }
        Effect::DeployAir { .. } | Effect::MarshalAir { .. } => {
            done == 0 && possible::effect(state, node, context)
        }
        Effect::Battle { times, .. } | Effect::Eliminate { times, .. } => {
            done < times.max && possible::effect(state, node, context)
        }
        Effect::HandToDeckBottom(times) => {
            done < times.max && !state.cards[context.owner].hand.is_empty()
        }
        Effect::Choose(_) => {
            done == 0 && {
                let context = once_freed(context);
                children
                    .iter()
                    .any(|&child| possible::effect(state, child, &context))
            }
        }
        Effect::ChooseCountry { .. } => {
            done == 0
                && possible::countries_to_choose(state, effect, context)
                    .next()
                    .is_some()
        }
        Effect::EachChooses { countries, .. } => {
            nth(area::list(*countries, context), done).is_some()
        }
        Effect::AnyOrder(_) => {
            let context = once_freed(context);
            children
                .iter()
                .enumerate()
                .any(|(i, &child)| done >> i & 1 == 0 && possible::effect(state, child, &context))
        }
        Effect::RelocateEach { pieces } => liftable(state, *pieces, context).next().is_some(),
        // Asked whenever there are cards at all: whether one fits is known to the owner alone.
        Effect::TakeFromDiscard { times, .. } => {
            done < times.max && state.cards[context.owner].n_discards() > 0
        }
        Effect::PlayFromDiscard { .. } => {
            done == 0
                && state.cards[context.owner].n_discards() > 0
                && crate::frame::has_room(&state.frames)
        }
        Effect::LayFromHand { .. }
        | Effect::LayFromDiscard { .. }
        | Effect::HandForDiscards { .. } => done == 0 && possible::effect(state, node, context),
        Effect::PlayFromHand { who } => {
            done == 0
                && crate::frame::has_room(&state.frames)
                && area::country(*who, context)
                    .is_some_and(|country| !state.cards[country].hand.is_empty())
        }
        // The first two ask in a way of their own, and the others are carried out unasked.
        Effect::Chain(_) | Effect::ReorderTop(_) | unasked!() => false,
    }
}

/// Writes the moves that a leaf offers its decider.
pub(super) fn leaf(
    state: &State,
    node: NodeId,
    done: u8,
    context: &Context,
    list: &mut MoveList<Move>,
) {
    let children = &state.content().node(node).children;
    let effect = &state.content().node(node).effect;
    let spaces = |area| area::spaces(state, area, context);
    let can_pass = match effect {
        Effect::Build {
            pieces,
            area,
            times,
        } => {
            let can_build = to_build(state, *pieces, spaces(area), context, list);
            may_stop(*times, done, context) || !can_build && does_more(state, *times)
        }
        Effect::Recruit {
            pieces,
            area,
            times,
        } => {
            to_recruit(state, effect, *pieces, spaces(area), context, list);
            may_stop(*times, done, context)
        }
        Effect::Battle { kind, area, times } => {
            let found = legal::battle(state, context.owner, *kind) & spaces(area);
            list.extend(found.iter().map(Move::Battle));
            may_stop(*times, done, context)
        }
        Effect::DeployAir { area } => {
            let found = legal::deploy(state, context.owner) & spaces(area);
            list.extend(found.iter().map(Move::Deploy));
            context.optional
        }
        Effect::MarshalAir { area } => {
            let ways = legal::marshal(state, context.owner, spaces(area));
            list.extend(ways.map(|(from, to)| Move::Marshal(from, to)));
            context.optional
        }
        Effect::Eliminate {
            pieces,
            area,
            times,
        } => {
            to_eliminate(state, *pieces, spaces(area), context, list);
            may_stop(*times, done, context)
        }
        Effect::Choose(_) => {
            options(state, children, 0, context, list);
            context.optional
        }
        Effect::AnyOrder(_) => {
            options(state, children, done, context, list);
            true
        }
        Effect::EachChooses { countries, .. } => {
            let target = nth(area::list(*countries, context), done);
            let context = Context { target, ..*context };
            options(state, children, 0, &context, list);
            false
        }
        Effect::ChooseCountry { .. } => {
            let countries = possible::countries_to_choose(state, effect, context);
            list.extend(countries.map(Move::Choose));
            context.optional
        }
        Effect::RelocateEach { pieces } => {
            list.extend(liftable(state, *pieces, context).map(Move::Lift));
            true
        }
        Effect::ReorderTop(n) => {
            let top = reorderable(state, context.owner, *n, done);
            list.extend(top.iter().map(|&card| Move::Order(card)));
            // The top of a deck lies in no order.
            list.sort();
            false
        }
        Effect::HandToDeckBottom(times) => {
            cards(&state.cards[context.owner].hand, list, Move::Bottom);
            may_stop(*times, done, context)
        }
        Effect::PlayFromDiscard { card_type } => {
            to_play_again(state, *card_type, context, list);
            // Ruling R81: who can, must. Other seats do not see which list it was.
            context.optional || list.is_empty()
        }
        Effect::TakeFromDiscard { card_type, times } => {
            to_take(state, context.owner, *card_type, list);
            may_stop(*times, done, context) || list.is_empty()
        }
        Effect::PlayFromHand { who } => {
            if let Some(country) = area::country(*who, context) {
                playable(state, &state.cards[country].hand, list);
            }
            true
        }
        Effect::LayFromHand { card_type } => {
            let hand = &state.cards[context.owner].hand;
            let fits = |card: &&CardId| state.content().card(**card).card_type == *card_type;
            list.extend(hand.iter().filter(fits).map(|&card| Move::Play(card)));
            context.optional || list.is_empty()
        }
        Effect::LayFromDiscard { who, card_type } => {
            if let Some(country) = area::country(*who, context) {
                to_take(state, country, *card_type, list);
            }
            context.optional || list.is_empty()
        }
        Effect::HandForDiscards { times, .. } => {
            let n_discards = state.cards[context.owner].n_discards();
            let most = n_discards.min(times.max.into()) as u8;
            list.extend((times.min..=most).map(Move::Option));
            context.optional || list.is_empty()
        }
        // Never asked.
        Effect::Chain(_) | unasked!() => false,
    };
    if can_pass {
        list.push(Move::Pass);
    }
}

/// Writes the ways to use a permission to build; `false` when naming a piece is all there is.
#[inline]
fn to_build(
    state: &State,
    pieces: Pieces,
    area: Spaces,
    context: &Context,
    list: &mut MoveList<Move>,
) -> bool {
    let Some((country, kind)) = area::country(pieces.of, context).zip(pieces.kind.only()) else {
        return false;
    };
    builds(state, country, kind, area, list);
    let can_build = !list.is_empty();
    let named = legal::redeclare(state, country, kind) & area;
    list.extend(named.iter().map(Move::Redeclare));
    can_build
}

/// Writes where a piece may be recruited, or for which country while that is open.
#[inline]
fn to_recruit(
    state: &State,
    effect: &Effect,
    pieces: Pieces,
    area: Spaces,
    context: &Context,
    list: &mut MoveList<Move>,
) {
    let Some(kind) = pieces.kind.only() else {
        return;
    };
    match area::country(pieces.of, context) {
        Some(country) => {
            let spaces = legal::recruit(state, country, kind) & area;
            list.extend(spaces.iter().map(Move::Recruit));
        }
        None => list.extend(places_to_choose(state, effect, pieces, context).map(Move::Choose)),
    }
}

#[inline]
fn to_eliminate(
    state: &State,
    pieces: Pieces,
    area: Spaces,
    context: &Context,
    list: &mut MoveList<Move>,
) {
    for country in area::countries(pieces.of, context).iter() {
        let found = possible::removable(state, country, pieces, area);
        list.extend(found.map(Move::Eliminate));
    }
}

/// Writes the discards of that type, or of any, that can be played.
fn to_play_again(
    state: &State,
    card_type: Option<CardType>,
    context: &Context,
    list: &mut MoveList<Move>,
) {
    let cards = &state.cards[context.owner];
    for &card in cards.pile.iter().chain(cards.hidden.iter()) {
        let found = state.content().card(card).card_type;
        let fits = card_type.is_none_or(|wanted| wanted == found);
        if fits && found.is_played() && is_playable(state, card) {
            list.push(Move::Take(card));
        }
    }
    // A pile lies in no order.
    list.sort();
}

/// Writes the discards of that type, each once.
fn to_take(state: &State, country: Country, card_type: CardType, list: &mut MoveList<Move>) {
    let cards = &state.cards[country];
    for &card in cards.pile.iter().chain(cards.hidden.iter()) {
        let fits = state.content().card(card).card_type == card_type;
        if fits && !list.contains(&Move::Take(card)) {
            list.push(Move::Take(card));
        }
    }
    list.sort();
}

/// The pieces that a relocation may still lift.
fn liftable(
    state: &State,
    pieces: Pieces,
    context: &Context,
) -> impl Iterator<Item = Piece> + use<> {
    let owner = context.owner;
    let standing = area::standing(state, pieces, context);
    standing.both(&state.liftable, owner).pieces_of(owner)
}

/// The top cards that still have no place in the new order.
fn reorderable(state: &State, country: Country, n: u8, done: u8) -> &[CardId] {
    let deck = &state.cards[country].deck;
    let total = usize::from(n).min(deck.len());
    &deck[deck.len() - total..deck.len() - usize::from(done).min(total)]
}

fn options(
    state: &State,
    children: &[NodeId],
    taken: u8,
    context: &Context,
    list: &mut MoveList<Move>,
) {
    let context = once_freed(context);
    for (i, &child) in children.iter().enumerate() {
        if taken >> i & 1 == 0 && possible::effect(state, child, &context) {
            list.push(Move::Option(i as u8 + 1));
        }
    }
}
