//! Whether an effect could do anything now.
//!
//! Queries only. A use that could do nothing is not offered (ruling R88), and what is asked here
//! of a Response depends on public knowledge alone.

use crate::area;
use crate::board::Board;
use crate::card::{Card, CardId, Slots};
use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{CardType, Cost, Effect, PieceKind, Pieces, Trigger, Who};
use crate::frame::{Context, Frame, Goal, Saved};
use crate::free;
use crate::legal;
use crate::options::ADDITIONS_WITHOUT_DISCARD;
use crate::piece::Piece;
use crate::space::Spaces;
use crate::state::State;
use crate::window::{self, Fact};

/// Whether some part of the card's usable ability could do something.
pub(crate) fn any_part(state: &State, card: &Card, context: Context) -> bool {
    card.usable.is_some_and(|ability| {
        card.parts[ability as usize]
            .iter()
            .any(|&node| effect(state, node, &context))
    })
}

/// Whether playing the card could do something.
pub(crate) fn play(state: &State, card: &Card, context: Context) -> bool {
    // Rulings R80, R90: what stays on the table can always be laid there, and an event can always
    // be shown; the four basic types need somewhere to act.
    !card.card_type.is_basic()
        || card.parts[0]
            .iter()
            .any(|&node| effect(state, node, &context))
}

/// Whether the effect could do something.
pub(crate) fn effect(state: &State, node: NodeId, context: &Context) -> bool {
    let content = state.content();
    let node = content.node(node);
    let any_child = |context: &Context| {
        node.children
            .iter()
            .any(|&child| effect(state, child, context))
    };
    match &node.effect {
        Effect::Build { pieces, .. } | Effect::Recruit { pieces, .. } => {
            any_country(pieces.of, context, |country| {
                can_place(state, &node.effect, country, context)
                    || can_free(state, &node.effect, country, context)
            })
        }
        Effect::Battle { kind, area, .. } => {
            let area = area::spaces(state, area, context);
            legal::battle(state, context.owner, *kind).meets(area)
        }
        Effect::DeployAir { area } => {
            legal::deploy(state, context.owner).meets(area::spaces(state, area, context))
        }
        Effect::MarshalAir { area } => {
            let area = area::spaces(state, area, context);
            legal::marshal(state, context.owner, area).next().is_some()
        }
        Effect::Eliminate { pieces, area, .. } => {
            let area = area::spaces(state, area, context);
            any_country(pieces.of, context, |country| {
                removable(state, country, *pieces, area).next().is_some()
            })
        }
        Effect::EliminateIt | Effect::ProtectIt => is_it_exposed(state, context),
        Effect::SpareIt => {
            let is_safe = context.piece().is_some_and(|piece| is_spared(state, piece));
            is_it_exposed(state, context) && !is_safe
        }
        Effect::RelocateEach { pieces } => !area::pieces(state, *pieces, context).is_empty(),
        Effect::CancelUse(_) => cancellable(state).is_some(),
        Effect::RaiseDiscard { cards, per } => {
            state.levy.due > 0 && area::amount(state, *cards, Some(per), None, context) > 0
        }
        // Judged by what everybody knows; `finds_cards` asks the owner.
        Effect::LayFromHand { .. } => !state.cards[context.owner].hand.is_empty(),
        Effect::LayFromDiscard { who, .. } => any_country(*who, context, |country| {
            state.cards[country].n_discards() > 0
        }),
        Effect::HandForDiscards { .. } => state.cards[context.owner].n_discards() > 0,
        Effect::CancelCard => any_frame(
            state,
            |frame| matches!(frame, Frame::Card { is_cancelled, .. } if !is_cancelled),
        ),
        Effect::ShuffleCardIntoDeck | Effect::PutCardOnDeck => any_frame(
            state,
            |frame| matches!(frame, Frame::Card { goal, .. } if *goal == Goal::Pile),
        ),
        // The Status that was used may have been discarded by another reaction.
        Effect::DiscardStatus => used_status(state).is_some_and(|card| {
            let card = content.card(card);
            state.cards[card.country].status.meets(card.bit())
        }),
        Effect::Gain {
            points,
            per,
            condition,
        } => area::amount(state, *points, per.as_ref(), condition.as_ref(), context) > 0,
        Effect::DiscardTop {
            cards,
            per,
            condition,
            ..
        } => area::amount(state, *cards, per.as_ref(), condition.as_ref(), context) > 0,
        Effect::CancelDiscard => state.levy.due > 0,
        // Judged by what everybody knows: whether a card of the type lies there is the owner's secret.
        Effect::TakeFromDiscard { .. } => state.cards[context.owner].n_discards() > 0,
        Effect::AlwaysSupplied { condition, .. } => condition
            .as_ref()
            .is_none_or(|condition| area::holds(state, condition, context)),
        Effect::AddDiscard(_) => ADDITIONS_WITHOUT_DISCARD || will_discard(state),
        Effect::ReduceDiscard(_) => state.levy.due > 0,
        Effect::IfElse { condition, .. } => {
            let branch = usize::from(!area::holds(state, condition, context));
            let child = node.children.get(branch);
            child.is_some_and(|&child| effect(state, child, context))
        }
        Effect::ChooseCountry { .. } => countries_to_choose(state, &node.effect, context)
            .next()
            .is_some(),
        Effect::Choose(_) | Effect::AnyOrder(_) | Effect::May { .. } | Effect::ReplaceBuild(_) => {
            any_child(context)
        }
        Effect::Chain(_) => effect(state, node.children[0], context),
        Effect::ReorderTop(_) => state.cards[context.owner].deck.len() > 1,
        Effect::HandToDeckBottom(_) => !state.cards[context.owner].hand.is_empty(),
        Effect::PlayFromDiscard { card_type } => can_play_again(state, *card_type, context),
        Effect::DiscardRandomResponse { who } => any_country(*who, context, |country| {
            !state.face_down_responses(country).is_empty()
        }),
        Effect::EachChooses { .. }
        | Effect::PlayFromHand { .. }
        | Effect::Draw { .. }
        | Effect::NoAirCombat
        | Effect::DenySupplySpace { .. } => true,
    }
}

/// Whether a discard of that type, or of any, can be played.
fn can_play_again(state: &State, card_type: Option<CardType>, context: &Context) -> bool {
    let cards = &state.cards[context.owner];
    let discards = cards.pile.iter().chain(cards.hidden.iter()).copied();
    // Rule 38: what is paid lies on the pile before the effect looks there.
    discards.chain(payable(state, context)).any(|card_id| {
        let card = state.content().card(card_id);
        card_type.is_none_or(|wanted| wanted == card.card_type)
            && card.card_type.is_played()
            && play(state, card, Context::played(card_id, card.country))
    })
}

/// Whether something in progress passes the test, innermost first.
#[inline]
fn any_frame(state: &State, test: impl Fn(&Frame) -> bool) -> bool {
    state.frames.iter().rev().any(test)
}

/// Whether the owner has the hidden cards that the card's use needs, for all that the owner knows.
pub(crate) fn finds_cards(state: &State, card_id: CardId) -> bool {
    let card = state.content().card(card_id);
    let context = Context::played(card_id, card.country);
    card.usable.is_some_and(|ability| {
        card.parts[ability as usize]
            .iter()
            .any(|&node| finds(state, node, &context))
    })
}

fn finds(state: &State, node: NodeId, context: &Context) -> bool {
    let content = state.content();
    let node = content.node(node);
    let is = |card: CardId, wanted: CardType| {
        card != context.card && content.card(card).card_type == wanted
    };
    let cards = &state.cards[context.owner];
    match &node.effect {
        Effect::LayFromHand { card_type } => cards.hand.iter().any(|&card| is(card, *card_type)),
        Effect::LayFromDiscard {
            who: Who::Owner,
            card_type,
        }
        | Effect::TakeFromDiscard { card_type, .. } => (cards.pile.iter().chain(&cards.hidden[..]))
            .copied()
            .chain(payable(state, context))
            .any(|card| is(card, *card_type)),
        _ => {
            node.children.is_empty()
                || (node.children.iter()).any(|&child| finds(state, child, context))
        }
    }
}

/// The cards that the cost of a use may put on the owner's pile, for all that the owner knows.
///
// Rule 40: what the hand lacks the deck pays, whose order is unknown but for places seen.
fn payable<'a>(state: &'a State, context: &Context) -> impl Iterator<Item = CardId> + 'a {
    let card = state.content().card(context.card);
    let cards = &state.cards[context.owner];
    let cost = card.usable.map(|i| card.abilities[i as usize].cost);
    let (n_hand, n_deck) = match cost {
        Some(Cost::DiscardHand(n)) => {
            let n = usize::from(n);
            (n, n.saturating_sub(cards.hand.len()))
        }
        Some(Cost::DiscardDeck(n)) => (0, usize::from(n)),
        _ => (0, 0),
    };
    let hand = if n_hand > 0 { &cards.hand[..] } else { &[] };
    let is_known = |place: usize| (cards.known_to_owner | cards.known_to_all) >> place & 1 != 0;
    let below = cards.deck.len().saturating_sub(n_deck);
    let is_open = (below..cards.deck.len()).any(|place| !is_known(place));
    let deck = cards.deck.iter().enumerate();
    hand.iter()
        .copied()
        .chain(deck.filter_map(move |(place, &card)| {
            let may_be_paid = if is_known(place) {
                place >= below
            } else {
                is_open
            };
            may_be_paid.then_some(card)
        }))
}

/// The countries that can be picked as target.
pub(crate) fn countries_to_choose<'a>(
    state: &'a State,
    effect: &'a Effect,
    context: &Context,
) -> impl Iterator<Item = Country> + 'a {
    let context = *context;
    let (among, condition) = match effect {
        Effect::ChooseCountry {
            among, condition, ..
        } => (area::list(*among, &context), condition.as_ref()),
        _ => (crate::country::CountrySet::EMPTY, None),
    };
    among.iter().filter(move |&country| {
        let context = Context {
            target: Some(country),
            ..context
        };
        condition.is_none_or(|condition| area::holds(state, condition, &context))
    })
}

/// The country's pieces of that kind in the area that can be removed.
pub(crate) fn removable(
    state: &State,
    country: Country,
    pieces: Pieces,
    area: Spaces,
) -> impl Iterator<Item = Piece> + use<> {
    let mut found = Board::default();
    for kind in PieceKind::ALL {
        if pieces.kind.includes(kind) {
            let standing = state.board.of(country, kind) & area;
            found.add(country, kind, standing & !state.protected.of(country, kind));
        }
    }
    found.pieces_of(country)
}

/// Whether a permission to build there can be used in some way: build, redeclare or replace.
pub(crate) fn can_build(state: &State, country: Country, kind: PieceKind, area: Spaces) -> bool {
    legal::build(state, country, kind).meets(area)
        || legal::redeclare(state, country, kind).meets(area)
        || !replacements(state, country, kind).is_empty()
}

/// The cards of a country, by slot, that can replace the build of such a piece.
pub(crate) fn replacements(state: &State, country: Country, kind: PieceKind) -> Slots {
    let content = state.content();
    let mut found = Slots::EMPTY;
    for slot in (state.cards[country].status & content.may_build[country]).iter() {
        let card_id = content.in_slot(country, slot);
        let card = content.card(card_id);
        let fits = card.abilities.iter().any(|ability| {
            matches!(&ability.trigger, Trigger::MayBuild { pieces } if pieces.kind.includes(kind))
        });
        if fits
            && !window::is_used_up(state, card)
            && any_part(state, card, Context::played(card_id, country))
        {
            found.insert(slot);
        }
    }
    found
}

/// Whether the effect can place a piece of the country with the board as it is.
pub(crate) fn can_place(
    state: &State,
    effect: &Effect,
    country: Country,
    context: &Context,
) -> bool {
    match effect {
        Effect::Build { pieces, area, .. } => pieces.kind.only().is_some_and(|kind| {
            can_build(state, country, kind, area::spaces(state, area, context))
        }),
        Effect::Recruit { pieces, area, .. } => pieces.kind.only().is_some_and(|kind| {
            legal::recruit(state, country, kind).meets(area::spaces(state, area, context))
        }),
        _ => false,
    }
}

/// Whether the country could take a piece off the board for the effect to place elsewhere.
///
// Rulings R91, R94: another country is asked in due course; the owner of the card is asked now and
// frees the piece first.
pub(crate) fn can_free(
    state: &State,
    effect: &Effect,
    country: Country,
    context: &Context,
) -> bool {
    (context.may_free || country != context.owner)
        && !context.declined.contains(country)
        && !free::pieces(state, effect, country, context).is_empty()
}

fn any_country(who: Who, context: &Context, test: impl FnMut(Country) -> bool) -> bool {
    area::countries(who, context).iter().any(test)
}

/// Whether the piece the trigger speaks of is still there and can be removed.
fn is_it_exposed(state: &State, context: &Context) -> bool {
    context
        .piece()
        .is_some_and(|piece| state.board.contains(piece) && !state.protected.contains(piece))
}

/// Whether a threat to the piece has been averted already.
pub(crate) fn is_spared(state: &State, piece: Piece) -> bool {
    state.frames.iter().any(|frame| {
        matches!(
            frame,
            Frame::Threat { country, kind, space, saved: Saved::Spared | Saved::Defended, .. }
                if Piece::new(*country, *kind, *space) == piece
        )
    })
}

/// The card whose use is the innermost one that a window is open on, unless it is cancelled.
pub(crate) fn cancellable(state: &State) -> Option<CardId> {
    let used = state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Window {
            fact: Fact::Using(card),
            ..
        } => Some(*card),
        _ => None,
    })?;
    state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Use {
            context,
            is_cancelled,
            ..
        } if context.card == used => Some((!is_cancelled).then_some(used)),
        _ => None,
    })?
}

/// The Status whose use is the innermost one done.
pub(crate) fn used_status(state: &State) -> Option<CardId> {
    state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Window {
            fact: Fact::StatusUsed(card),
            ..
        } => Some(*card),
        _ => None,
    })
}

/// Whether the card being played will make anybody discard.
fn will_discard(state: &State) -> bool {
    let content = state.content();
    state
        .frames
        .iter()
        .rev()
        .find_map(|frame| match frame {
            Frame::Card {
                card, is_cancelled, ..
            } => Some((*card, *is_cancelled)),
            _ => None,
        })
        .is_some_and(|(card_id, is_cancelled)| {
            let card = content.card(card_id);
            let context = Context::played(card_id, card.country);
            !is_cancelled
                && card.parts[0]
                    .iter()
                    .any(|&node| discards(state, node, &context))
        })
}

fn discards(state: &State, node: NodeId, context: &Context) -> bool {
    let node = state.content().node(node);
    match &node.effect {
        Effect::DiscardTop {
            cards,
            per,
            condition,
            ..
        } => area::amount(state, *cards, per.as_ref(), condition.as_ref(), context) > 0,
        Effect::ChooseCountry { .. } => {
            countries_to_choose(state, &node.effect, context).any(|country| {
                let context = Context {
                    target: Some(country),
                    ..*context
                };
                discards(state, node.children[0], &context)
            })
        }
        _ => node
            .children
            .iter()
            .any(|&child| discards(state, child, context)),
    }
}
