//! What a move is about, and what could be done with a thing that a person points at.
//!
//! Queries only, about what everybody may know; whether a move is legal is decided in `list`.

use game::{Named, Role, Seat, Thing, Zone};

use crate::card::CardId;
use crate::faction::Faction;
use crate::moves::{self, Move};
use crate::options::MUST_STAY;
use crate::place::{PieceKind, PlaceId};
use crate::space::SpaceId;
use crate::state::State;

/// The things that a move of this position names.
pub(crate) fn of(state: &State, mv: Move) -> Vec<Named> {
    let (content, board) = (state.content(), state.board());
    if !moves::is_of(content, board, mv) {
        return Vec::new();
    }
    let card = |id: CardId| Thing::card(&content.card(id).name, Zone::Hand);
    let place = |id: PlaceId| Thing::place(board.place_name(id));
    let space = |id: SpaceId| Thing::Space(board.space(id).name.as_str().into());
    match mv {
        // A person may point at the space or at the place that it is linked to.
        Move::Deploy(id) | Move::Return(id) => {
            let linked = board.space(id).place.map(|at| place(at).as_a(Role::To));
            [space(id).named()].into_iter().chain(linked).collect()
        }
        Move::Play(id) => vec![card(id).named()],
        Move::Reroll(id) => vec![card(id).as_a(Role::With)],
        Move::Target(id) | Move::Place(id) => vec![place(id).as_a(Role::To)],
        Move::Pull(id) => vec![place(id).as_a(Role::From)],
        Move::Move(from, n) => {
            let to = state.work.target.map(|to| place(to).as_a(Role::To));
            let named = [place(from).as_a(Role::From), Thing::Number(n).named()];
            named.into_iter().chain(to).collect()
        }
        Move::Commit(n) | Move::Add(n) => vec![Thing::Number(n).named()],
        Move::Keep
        | Move::Done
        | Move::Decline
        | Move::Pass
        | Move::Shuffle(_)
        | Move::Token(_)
        | Move::Toss(_)
        | Move::Roll(_) => Vec::new(),
    }
}

/// What could be done by pointing at a thing.
pub(crate) fn ways(state: &State, seat: Seat, thing: &Thing) -> Vec<Move> {
    let board = state.board();
    if Faction::of(seat).is_none() {
        return Vec::new();
    }
    match thing {
        Thing::Card {
            card,
            zone: Zone::Hand,
        } => {
            let id = state.content().card_named(card);
            let id = id.filter(|&id| state.listeners().copies[usize::from(id.0)] > 0);
            id.map_or_else(Vec::new, |id| vec![Move::Play(id), Move::Reroll(id)])
        }
        Thing::Place(name) => {
            let place = board.place_named(name);
            place.map_or_else(Vec::new, |place| at_place(state, place))
        }
        Thing::Space(name) => {
            let space = board.space_named(name);
            space.map_or_else(Vec::new, |space| {
                vec![Move::Deploy(space), Move::Return(space)]
            })
        }
        Thing::Number(n) => {
            // No more than there are of a kind.
            let is_some = *n > 0 && board.pieces.count.iter().any(|count| n <= count);
            let ways = [Move::Commit(*n), Move::Add(*n)];
            ways.into_iter().filter(|_| is_some).collect()
        }
        Thing::Card { .. }
        | Thing::Piece { .. }
        | Thing::Side(_)
        | Thing::Seat(_)
        | Thing::Ability(_)
        | Thing::Option(_) => Vec::new(),
    }
}

/// A person who points at a place means the action spaces there first of all.
fn at_place(state: &State, place: PlaceId) -> Vec<Move> {
    let board = state.board();
    let spaces = (0..board.spaces.len()).map(|row| SpaceId(row as u8));
    let linked = spaces.filter(|&space| board.space(space).place == Some(place));
    let mut ways: Vec<Move> = linked.map(Move::Deploy).collect();
    // Zones are no targets.
    if place.kind() == PieceKind::Troop {
        ways.push(Move::Target(place));
    }
    ways.extend([Move::Move(place, 1), Move::Pull(place), Move::Place(place)]);
    let most = board.pieces.stack_limit.saturating_sub(MUST_STAY);
    ways.extend((2..=most).map(|n| Move::Move(place, n)));
    ways
}
