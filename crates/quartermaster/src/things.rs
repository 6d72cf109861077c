//! What a move is about, and what could be done with a thing that is pointed at.
//!
//! Queries only, about what everybody may know; whether a move is legal is decided in `list`.

use game::{KindName, Named, PlaceName, Role, Seat, SideName, Thing, Zone};

use crate::area;
use crate::card::CardId;
use crate::country::Country;
use crate::effect::{CardType, Effect, PieceKind};
use crate::frame::{Cause, Frame};
use crate::moves::Move;
use crate::piece::Piece;
use crate::space::SpaceId;
use crate::state::State;
use crate::window::Fact;

/// The things that a move of this position names.
pub(crate) fn of(state: &State, mv: Move) -> Vec<Named> {
    let content = state.content();
    let card = |card: CardId, zone: Zone| vec![Thing::card(&content.card(card).name, zone).named()];
    let place = |space: SpaceId| vec![Thing::place(content.map.name(space)).as_a(Role::To)];
    let piece = |id: Piece, role: Role| vec![piece(state, id).as_a(role)];
    match mv {
        Move::Play(id) => card(id, played_from(state)),
        Move::Discard(id) => match state.frames.top() {
            Some(Frame::GiveStatus(_)) => card(id, Zone::FaceUp),
            _ => card(id, Zone::Hand),
        },
        Move::Bottom(id) => card(id, Zone::Hand),
        Move::Use(id) => card(id, on_table(state, id)),
        Move::Take(id) => card(id, taken_from(state)),
        Move::Order(id) => card(id, Zone::Deck),
        Move::Build(space)
        | Move::Recruit(space)
        | Move::Battle(space)
        | Move::Deploy(space)
        | Move::Retreat(space) => place(space),
        Move::Marshal(from, to) => {
            let mut named = piece(Piece::new(state.active, PieceKind::Air, from), Role::From);
            named.extend(place(to));
            named
        }
        Move::Strike(space) => piece(
            Piece::new(striker(state), PieceKind::Air, space),
            Role::From,
        ),
        Move::Defend => match window_piece(state) {
            Some(threatened) => {
                let air = Piece {
                    kind: PieceKind::Air,
                    ..threatened
                };
                piece(air, Role::From)
            }
            None => Vec::new(),
        },
        Move::Redeclare(space) => match placing(state) {
            Some((country, kind)) => piece(Piece::new(country, kind, space), Role::From),
            None => place(space),
        },
        Move::Target(country) => match state.frames.top() {
            Some(Frame::Fight { space, kind, .. }) => {
                piece(Piece::new(country, kind.piece(), *space), Role::To)
            }
            _ => vec![side(country).as_a(Role::To)],
        },
        Move::Eliminate(id) => piece(id, Role::To),
        Move::Lift(id) | Move::Remove(id) | Move::Request(id) => piece(id, Role::From),
        Move::Choose(country) => vec![side(country).named()],
        Move::Option(n) => vec![Thing::Option(n).named()],
        Move::Pick(_)
        | Move::Forfeit
        | Move::Reallocate
        | Move::Pass
        | Move::Withdraw
        | Move::Shuffle(_) => Vec::new(),
    }
}

/// What could be done by pointing at a thing.
pub(crate) fn ways(state: &State, seat: Seat, thing: &Thing) -> Vec<Move> {
    let content = state.content();
    match thing {
        Thing::Card { card, zone } => {
            let Some(card) = content.card_named(card) else {
                return Vec::new();
            };
            match zone {
                Zone::Hand => vec![
                    Move::Play(card),
                    Move::Discard(card),
                    Move::Use(card),
                    Move::Bottom(card),
                ],
                Zone::FaceUp => vec![Move::Use(card), Move::Discard(card)],
                Zone::FaceDown => vec![Move::Use(card)],
                Zone::Deck => vec![Move::Play(card), Move::Take(card), Move::Order(card)],
                Zone::Pile => vec![Move::Take(card), Move::Play(card)],
                Zone::Offer | Zone::Base | Zone::Stack => Vec::new(),
            }
        }
        Thing::Place(place) => match content.map.named(place) {
            Some(space) => in_space(state, seat, space),
            None => Vec::new(),
        },
        Thing::Piece { side, kind, place } => match standing(state, side, kind, place) {
            Some(piece) => with_piece(state, seat, piece),
            None => Vec::new(),
        },
        Thing::Side(name) => match Country::named(name) {
            Some(country) => vec![Move::Choose(country), Move::Target(country)],
            None => Vec::new(),
        },
        Thing::Option(n) => vec![Move::Option(*n)],
        Thing::Space(_) | Thing::Seat(_) | Thing::Ability(_) | Thing::Number(_) => Vec::new(),
    }
}

/// The piece that the open window is about.
fn window_piece(state: &State) -> Option<Piece> {
    match state.frames.top()? {
        Frame::Window {
            fact:
                Fact::Threat {
                    country,
                    kind,
                    space,
                    ..
                },
            ..
        } => Some(Piece::new(*country, *kind, *space)),
        _ => None,
    }
}

/// Whose air force can strike now.
fn striker(state: &State) -> Country {
    match state.frames.top() {
        Some(Frame::Window {
            fact:
                Fact::Threat {
                    cause: Cause::Battle(by),
                    ..
                },
            ..
        }) => *by,
        _ => state.active,
    }
}

fn side(country: Country) -> Thing {
    Thing::Side(country.name().into())
}

fn piece(state: &State, piece: Piece) -> Thing {
    let place = state.content().map.name(piece.space);
    Thing::piece(piece.country.name(), piece.kind.name(), place)
}

/// Where the card of a `play` comes from.
fn played_from(state: &State) -> Zone {
    match state.frames.top() {
        Some(Frame::Leaf { node, .. }) => match state.content().node(*node).effect {
            Effect::PlayFromDiscard { .. } => Zone::Pile,
            _ => Zone::Hand,
        },
        Some(Frame::Prepare) => Zone::Deck,
        _ => Zone::Hand,
    }
}

/// Where the card of a `take` comes from.
fn taken_from(state: &State) -> Zone {
    match state.frames.top() {
        Some(Frame::Reallocate(_)) => Zone::Deck,
        _ => Zone::Pile,
    }
}

/// How a card lies on the table. A card that is not there has lain face down, if anywhere.
fn on_table(state: &State, id: CardId) -> Zone {
    let card = state.content().card(id);
    let cards = &state.cards[card.country];
    if card.card_type == CardType::Bolster && !cards.responses.meets(card.bit()) {
        Zone::Hand
    } else if cards.status.meets(card.bit()) {
        Zone::FaceUp
    } else {
        Zone::FaceDown
    }
}

/// Whose pieces may be built now, and of which kind.
fn placing(state: &State) -> Option<(Country, PieceKind)> {
    match state.frames.top()? {
        Frame::Leaf { node, context, .. } => match state.content().node(*node).effect {
            Effect::Build { pieces, .. } => {
                area::country(pieces.of, context).zip(pieces.kind.only())
            }
            _ => None,
        },
        Frame::Rebuild { context, kind, .. } => Some((context.owner, *kind)),
        _ => None,
    }
}

/// The piece that is meant, if it stands there.
fn standing(state: &State, side: &SideName, kind: &KindName, place: &PlaceName) -> Option<Piece> {
    let space = state.content().map.named(place)?;
    let piece = Piece::new(Country::named(side)?, PieceKind::named(kind)?, space);
    state.board.contains(piece).then_some(piece)
}

fn in_space(state: &State, seat: Seat, space: SpaceId) -> Vec<Move> {
    let mut ways = vec![
        Move::Build(space),
        Move::Recruit(space),
        Move::Battle(space),
        Move::Deploy(space),
        Move::Retreat(space),
    ];
    let air = state.board.of(state.active, PieceKind::Air);
    ways.extend(air.iter().map(|from| Move::Marshal(from, space)));
    for piece in state.board.pieces_in(space) {
        for way in with_piece(state, seat, piece) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
    }
    ways
}

fn with_piece(state: &State, seat: Seat, piece: Piece) -> Vec<Move> {
    let Piece {
        country,
        kind,
        space,
    } = piece;
    if kind == PieceKind::Air {
        let mut ways = vec![
            Move::Strike(space),
            Move::Eliminate(piece),
            Move::Remove(piece),
        ];
        if window_piece(state).is_some_and(|battled| battled.space == space) {
            ways.push(Move::Defend);
        }
        if country == state.active {
            let goals = state.board.all_of(country);
            ways.extend(goals.iter().map(|to| Move::Marshal(space, to)));
        }
        return ways;
    }
    if state.leaders[country] == seat {
        vec![
            Move::Redeclare(space),
            Move::Lift(piece),
            Move::Remove(piece),
            Move::Request(piece),
            Move::Eliminate(piece),
            Move::Target(country),
        ]
    } else {
        vec![
            Move::Battle(space),
            Move::Target(country),
            Move::Eliminate(piece),
            Move::Redeclare(space),
        ]
    }
}
