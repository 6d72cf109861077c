//! Why a move is not in the list.
//!
//! Queries only. The list in `list` decides; this module finds the reason a person would give.

use game::{MoveList, Seat, Turn};

use crate::area;
use crate::card::{Card, CardId};
use crate::country::Country;
use crate::effect::{Area, CardType, Effect, Kinds, PieceKind, Trigger};
use crate::frame::{Context, Frame};
use crate::illegal::Reason;
use crate::legal;
use crate::list;
use crate::moves::Move;
use crate::piece::Piece;
use crate::prepare;
use crate::space::SpaceId;
use crate::state::State;
use crate::window;

/// Why the seat may not make the move; `None` when it may.
pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<Reason> {
    let seats = match list::turn(state) {
        Turn::Over(_) => return Some(Reason::GameOver),
        Turn::Chance => return Some(Reason::NotAsked),
        Turn::Seats(seats) => seats,
    };
    if let Move::Request(piece) = mv {
        return refuse_request(state, seat, seats.contains(seat), piece);
    }
    if !seats.contains(seat) {
        return Some(Reason::NotAsked);
    }
    let mut moves = MoveList::new();
    list::moves(state, seat, &mut moves);
    if moves.binary_search(&mv).is_ok() {
        return None;
    }
    let frame = state.frames.top()?;
    Some(reason(state, seat, frame, mv))
}

fn refuse_request(state: &State, seat: Seat, is_asked: bool, piece: Piece) -> Option<Reason> {
    if is_asked {
        Some(Reason::AskedAlready)
    } else if state.leaders[piece.country] != seat {
        Some(Reason::WrongCountry(piece.country))
    } else if !list::own_pieces(state, piece.country).any(|own| own == piece) {
        Some(Reason::NoSuchPiece(piece))
    } else if state.requests.contains(piece) {
        Some(Reason::RequestedAlready(piece))
    } else {
        None
    }
}

fn reason(state: &State, seat: Seat, frame: &Frame, mv: Move) -> Reason {
    match mv {
        Move::Pass => match frame {
            Frame::Leaf { .. }
            | Frame::PlayStep
            | Frame::Marshal
            | Frame::Retreat { .. }
            | Frame::SupplyStep
            | Frame::Opening
            | Frame::Pay { .. }
            | Frame::GiveStatus(_)
            | Frame::GivePiece { .. }
            | Frame::Reallocate(_)
            | Frame::Fight { .. } => Reason::MustAct,
            _ => Reason::NotTheQuestion,
        },
        Move::Remove(piece) => match frame {
            Frame::SupplyStep | Frame::GivePiece { .. } => Reason::NoSuchPiece(piece),
            Frame::Withdraw(_) | Frame::Free { .. } if state.leaders[piece.country] != seat => {
                Reason::WrongCountry(piece.country)
            }
            Frame::Withdraw(_) | Frame::Free { .. } if state.is_threatened(piece) => {
                Reason::UnderThreat(piece)
            }
            Frame::Free { .. } if state.board.contains(piece) => Reason::NoHelp(piece),
            Frame::Withdraw(_) | Frame::Free { .. } => Reason::NoSuchPiece(piece),
            _ => Reason::NotTheQuestion,
        },
        Move::Play(card) => match frame {
            Frame::PlayStep | Frame::AirStep => refuse_play(state, state.active, card),
            Frame::Prepare => match prepare::asked(state, seat) {
                Some(country) if state.content().card(card).country != country => {
                    Reason::NotYourCard(card)
                }
                _ => Reason::NotThere(card),
            },
            Frame::Leaf { node, context, .. } => match &state.content().node(*node).effect {
                Effect::PlayFromHand { who } => match area::country(*who, context) {
                    Some(country) => refuse_play(state, country, card),
                    None => Reason::NotTheQuestion,
                },
                Effect::LayFromHand { .. } => hand_card(state, context.owner, card, true),
                _ => Reason::NotTheQuestion,
            },
            _ => Reason::NotTheQuestion,
        },
        Move::Discard(card) => match frame {
            Frame::AirStep if state.cards[state.active].hand.contains(&card) => {
                Reason::NotTheQuestion
            }
            Frame::PlayStep | Frame::AirStep | Frame::DiscardStep | Frame::Reallocate(1..) => {
                hand_card(state, state.active, card, false)
            }
            Frame::Pay { country, .. } => hand_card(state, *country, card, false),
            Frame::GiveStatus(_) => Reason::NotOnTable(card),
            Frame::Opening => {
                let country = state.content().card(card).country;
                if state.leaders[country] != seat {
                    Reason::NotYourCard(card)
                } else if state.owes_opening(country) {
                    hand_card(state, country, card, false)
                } else {
                    Reason::NotTheQuestion
                }
            }
            _ => Reason::NotTheQuestion,
        },
        Move::Take(card) => take(state, frame, card),
        Move::Order(card) => match asked_effect(state, frame) {
            Some(Effect::ReorderTop(_)) => Reason::NotThere(card),
            _ => Reason::NotTheQuestion,
        },
        Move::Bottom(card) => match asked_effect(state, frame) {
            Some(Effect::HandToDeckBottom(_)) => Reason::NotThere(card),
            _ => Reason::NotTheQuestion,
        },
        Move::Use(card) => use_card(state, seat, frame, card),
        Move::Forfeit => match frame {
            Frame::PlayStep => Reason::HandNotEmpty,
            _ => Reason::NotTheQuestion,
        },
        Move::Reallocate => refuse_reallocation(state, seat, frame),
        Move::Retreat(to) => match frame {
            Frame::Retreat { country, space } => {
                legal::refuse_retreat(state, *country, *space, to).unwrap_or(Reason::NotTheQuestion)
            }
            _ => Reason::NotTheQuestion,
        },
        Move::Deploy(_) | Move::Marshal(..) => refuse_air(state, frame, mv),
        Move::Target(country) => match frame {
            Frame::Fight { .. } => Reason::WrongCountry(country),
            _ => Reason::NotTheQuestion,
        },
        Move::Defend
        | Move::Strike(_)
        | Move::Shuffle(_)
        | Move::Pick(_)
        | Move::Withdraw
        | Move::Request(..) => Reason::NotTheQuestion,
        _ => match frame {
            Frame::Leaf { node, context, .. } => {
                leaf(state, &state.content().node(*node).effect, context, mv)
            }
            Frame::Rebuild { kind, context, .. } => match mv {
                Move::Build(space) => legal::refuse_build(state, context.owner, *kind, space)
                    .unwrap_or(Reason::NotTheQuestion),
                _ => Reason::NotTheQuestion,
            },
            _ => Reason::NotTheQuestion,
        },
    }
}

/// Why the country on turn cannot reallocate.
fn refuse_reallocation(state: &State, seat: Seat, frame: &Frame) -> Reason {
    let is_time = match frame {
        Frame::PlayStep => true,
        Frame::Window { fact, .. } => {
            window::is_before_play(*fact) && state.leaders[state.active] == seat
        }
        _ => false,
    };
    if !is_time {
        Reason::NotTheQuestion
    } else if !state.options.reallocation {
        Reason::ReallocationOff
    } else if state.has_reallocated {
        Reason::ReallocatedAlready
    } else {
        Reason::TooFewCards
    }
}

/// Why an air force cannot come there.
fn refuse_air(state: &State, frame: &Frame, mv: Move) -> Reason {
    let found = match (frame, asked_effect(state, frame), mv) {
        (Frame::Marshal, _, Move::Marshal(from, to)) => {
            legal::refuse_marshal(state, state.active, from, to)
        }
        (Frame::Leaf { context, .. }, Some(Effect::DeployAir { area }), Move::Deploy(space)) => {
            legal::refuse_deploy(state, context.owner, space)
                .or_else(|| refuse_outside(state, area, context, space))
        }
        (
            Frame::Leaf { context, .. },
            Some(Effect::MarshalAir { area }),
            Move::Marshal(from, to),
        ) => legal::refuse_marshal(state, context.owner, from, to)
            .or_else(|| refuse_outside(state, area, context, to)),
        _ => None,
    };
    found.unwrap_or(Reason::NotTheQuestion)
}

/// Why the effect does not reach the space; `None` when it does.
fn refuse_outside(state: &State, area: &Area, context: &Context, space: SpaceId) -> Option<Reason> {
    (!area::spaces(state, area, context).contains(space)).then_some(Reason::OutsideArea { space })
}

/// The effect that asks, if one does.
fn asked_effect(state: &State, frame: &Frame) -> Option<&'static Effect> {
    match frame {
        Frame::Leaf { node, .. } => Some(&state.content().node(*node).effect),
        _ => None,
    }
}

/// Why a card cannot be taken from the pile or the deck.
fn take(state: &State, frame: &Frame, card: CardId) -> Reason {
    match (frame, asked_effect(state, frame)) {
        (Frame::Reallocate(0), _)
        | (
            _,
            Some(
                Effect::PlayFromDiscard { .. }
                | Effect::TakeFromDiscard { .. }
                | Effect::LayFromDiscard { .. },
            ),
        ) => Reason::NotThere(card),
        _ => Reason::NotTheQuestion,
    }
}

/// Why a card cannot be played from hand.
fn refuse_play(state: &State, country: Country, card: CardId) -> Reason {
    match hand_card(state, country, card, true) {
        // Ruling A9: a Bolster is used at its trigger and never played.
        Reason::NoEffect(_) if state.content().card(card).card_type == CardType::Bolster => {
            Reason::NoTrigger(card)
        }
        reason => reason,
    }
}

fn hand_card(state: &State, country: Country, card: CardId, to_play: bool) -> Reason {
    if state.content().card(card).country != country {
        Reason::NotYourCard(card)
    } else if to_play && state.cards[country].hand.contains(&card) {
        Reason::NoEffect(card)
    } else {
        Reason::NotInHand(card)
    }
}

fn use_card(state: &State, seat: Seat, frame: &Frame, card_id: CardId) -> Reason {
    let card = state.content().card(card_id);
    let cards = &state.cards[card.country];
    if state.leaders[card.country] != seat {
        return Reason::NotYourCard(card_id);
    }
    if card.card_type == CardType::Bolster {
        if !cards.hand.contains(&card_id) && !cards.responses.meets(card.bit()) {
            return Reason::NotInHand(card_id);
        }
    } else if !(cards.status | cards.responses).meets(card.bit()) {
        return Reason::NotOnTable(card_id);
    }
    // Rule 52: used up for the rest of the turn.
    if window::is_used_up(state, card) {
        return Reason::AlreadyUsed(card_id);
    }
    match frame {
        Frame::Window {
            fact, team, used, ..
        } => {
            if card.country.team() != *team {
                Reason::NoTrigger(card_id)
            } else if !window::is_fresh(state, card, u32::from_le_bytes(*used)) {
                Reason::AlreadyUsed(card_id)
            } else if !window::is_triggered(state, card_id, *fact) {
                Reason::NoTrigger(card_id)
            } else if !window::can_pay(state, card) {
                Reason::TooFewCards
            } else {
                Reason::NoEffect(card_id)
            }
        }
        Frame::PlayStep
            if card.country == state.active
                && state.content().instead[card.country].meets(card.bit()) =>
        {
            Reason::NoEffect(card_id)
        }
        // A build is permitted and the card could replace one, but not into anything now.
        Frame::Leaf { node, context, .. } => match &state.content().node(*node).effect {
            Effect::Build { pieces, .. }
                if area::country(pieces.of, context) == Some(card.country)
                    && replaces(card, pieces.kind) =>
            {
                Reason::NoEffect(card_id)
            }
            _ => Reason::NoTrigger(card_id),
        },
        Frame::Rebuild { kind, context, .. }
            if context.owner == card.country && replaces(card, (*kind).into()) =>
        {
            Reason::NoEffect(card_id)
        }
        _ => Reason::NoTrigger(card_id),
    }
}

/// Whether the card can replace the build of such a piece.
fn replaces(card: &Card, kinds: Kinds) -> bool {
    card.abilities.iter().any(
        |ability| matches!(&ability.trigger, Trigger::MayBuild { pieces } if pieces.kind == kinds),
    )
}

fn leaf(state: &State, effect: &Effect, context: &Context, mv: Move) -> Reason {
    let outside = |area, space| refuse_outside(state, area, context, space);
    let placed =
        |pieces: &crate::effect::Pieces| area::country(pieces.of, context).zip(pieces.kind.only());
    let found = match (effect, mv) {
        (Effect::Build { pieces, area, .. }, Move::Build(space)) => {
            placed(pieces).and_then(|(country, kind)| {
                legal::refuse_build(state, country, kind, space).or_else(|| outside(area, space))
            })
        }
        (Effect::Build { pieces, area, .. }, Move::Redeclare(space)) => {
            placed(pieces).and_then(|(country, kind)| {
                refuse_redeclare(state, country, kind, space).or_else(|| outside(area, space))
            })
        }
        (Effect::Recruit { pieces, area, .. }, Move::Recruit(space)) => {
            placed(pieces).and_then(|(country, kind)| {
                legal::refuse_recruit(state, country, kind, space).or_else(|| outside(area, space))
            })
        }
        (Effect::Battle { kind, area, .. }, Move::Battle(space)) => {
            legal::refuse_battle(state, context.owner, *kind, space)
                .or_else(|| outside(area, space))
        }
        (Effect::Eliminate { pieces, area, .. }, Move::Eliminate(piece)) => {
            refuse_eliminate(state, pieces, context, piece).or_else(|| outside(area, piece.space))
        }
        (Effect::RelocateEach { .. }, Move::Lift(piece)) => Some(Reason::NoSuchPiece(piece)),
        (Effect::Recruit { pieces, .. }, Move::Choose(country)) => {
            let is_out = area::countries(pieces.of, context).contains(country)
                && pieces
                    .kind
                    .only()
                    .is_some_and(|kind| state.board.left(state.content(), country, kind) == 0);
            Some(if is_out {
                Reason::NoPieceLeft
            } else {
                Reason::WrongCountry(country)
            })
        }
        (Effect::ChooseCountry { .. }, Move::Choose(country)) => {
            Some(Reason::WrongCountry(country))
        }
        (
            Effect::Choose(_)
            | Effect::AnyOrder(_)
            | Effect::EachChooses { .. }
            | Effect::HandForDiscards { .. },
            Move::Option(_),
        ) => Some(Reason::NoSuchOption),
        _ => None,
    };
    found.unwrap_or(Reason::NotTheQuestion)
}

fn refuse_redeclare(
    state: &State,
    country: Country,
    kind: PieceKind,
    space: SpaceId,
) -> Option<Reason> {
    if !state.board.of(country, kind).contains(space) {
        Some(Reason::NoSuchPiece(Piece::new(country, kind, space)))
    } else if !legal::redeclare(state, country, kind).contains(space) {
        Some(Reason::WouldBeUnsupplied { kind, space })
    } else {
        None
    }
}

fn refuse_eliminate(
    state: &State,
    pieces: &crate::effect::Pieces,
    context: &Context,
    piece: Piece,
) -> Option<Reason> {
    if !area::countries(pieces.of, context).contains(piece.country) {
        Some(Reason::WrongCountry(piece.country))
    } else if !pieces.kind.includes(piece.kind) || !state.board.contains(piece) {
        Some(Reason::NoSuchPiece(piece))
    } else if state.protected.contains(piece) {
        Some(Reason::Protected(piece))
    } else {
        None
    }
}
