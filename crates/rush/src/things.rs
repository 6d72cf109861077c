//! What a move is about, and what could be done with a thing that a person points at.
//!
//! Queries only, about what everybody may know; whether a move is legal is decided in `list`.

use game::{Named, PlaceName, Role, Seat, Thing, Zone};

use crate::ability::AbilityKind;
use crate::card::{CardId, Kind};
use crate::moves::{self, Move, Part, Target};
use crate::options::N_BASES;
use crate::state::State;

/// The name of a seat's base as a place, counted from 0 here and from 1 there (`alpha 1`).
#[must_use]
pub fn base_name(seat: Seat, base: u8) -> PlaceName {
    let number = u32::from(base) + 1;
    format!("{} {number}", moves::seat_name(seat)).into()
}

/// The seat and the base of that name at a table of so many.
#[must_use]
pub fn base_named(name: &str, players: u8) -> Option<(Seat, u8)> {
    let (seat, number) = name.split_once(' ')?;
    let seat = moves::seat_named(seat, players)?;
    let mut bases = 0..N_BASES as u8;
    // Written anew, so that `01` and `+1` are no names.
    let base = bases.find(|&base| number == (base + 1).to_string())?;
    Some((seat, base))
}

/// The things that a move of this position names.
pub(crate) fn of(state: &State, mv: Move) -> Vec<Named> {
    let card = |id: CardId, zone: Zone, role: Role| {
        let card = state.content().cards().get(usize::from(id.0));
        let thing = card.map(|card| Thing::card(&card.name, zone));
        thing.into_iter().map(|thing| thing.as_a(role)).collect()
    };
    match mv {
        Move::Buy(id) => card(id, Zone::Offer, Role::About),
        Move::Pay(id) | Move::Use(id) | Move::Defend(id) | Move::Discard(id) => {
            card(id, Zone::Hand, Role::About)
        }
        Move::Attack(id) => card(id, Zone::Hand, Role::With),
        // Attackers that were named lie before their owner.
        Move::Fire(id) => card(id, Zone::FaceUp, Role::With),
        Move::Target(target) => match (target.part, defender(state, target.seat, target.base)) {
            (Part::Defender, Some(id)) => card(id, Zone::Base, Role::To),
            _ => vec![base(target.seat, target.base)],
        },
        Move::Activate(kind) => {
            let name = state.content().ability_name(kind);
            vec![Thing::Ability(name.into()).named()]
        }
        Move::Take(id) if is_medal(state, id) => card(id, Zone::Stack, Role::About),
        Move::Take(id) => card(id, Zone::Offer, Role::About),
        Move::Scrap(id) => card(id, Zone::Pile, Role::About),
        Move::Place(number) => vec![base(state.active, number)],
        Move::Confirm | Move::Decline | Move::End | Move::Shuffle(_) => Vec::new(),
    }
}

/// What could be done by pointing at a thing.
pub(crate) fn ways(state: &State, seat: Seat, thing: &Thing) -> Vec<Move> {
    let content = state.content();
    if seat.0 >= state.options.players {
        return Vec::new();
    }
    match thing {
        Thing::Card { card, zone } => match content.card_named(card) {
            Some(id) => with_card(state, seat, id, *zone),
            None => Vec::new(),
        },
        Thing::Place(place) => match base_named(place, state.options.players) {
            Some((owner, number)) if owner == seat => vec![Move::Place(number)],
            Some((owner, number)) => at_base(state, owner, number),
            None => Vec::new(),
        },
        Thing::Ability(name) => {
            let kind = content.ability_named(name);
            let action = kind.filter(|kind: &AbilityKind| kind.is_action());
            action.map(Move::Activate).into_iter().collect()
        }
        Thing::Piece { .. }
        | Thing::Space(_)
        | Thing::Side(_)
        | Thing::Seat(_)
        | Thing::Option(_)
        | Thing::Number(_) => Vec::new(),
    }
}

fn with_card(state: &State, seat: Seat, id: CardId, zone: Zone) -> Vec<Move> {
    match zone {
        Zone::Hand => vec![
            Move::Use(id),
            Move::Attack(id),
            Move::Defend(id),
            Move::Pay(id),
            Move::Fire(id),
            Move::Discard(id),
        ],
        Zone::FaceUp if id.is_vehicle() => vec![Move::Fire(id)],
        Zone::Offer if id.is_vehicle() => vec![Move::Buy(id), Move::Take(id)],
        Zone::Pile => vec![Move::Scrap(id)],
        Zone::Stack if is_medal(state, id) => vec![Move::Take(id)],
        Zone::Base => match defended(state, id) {
            // To lay another vehicle in its place.
            Some((owner, base)) if owner == seat => vec![Move::Place(base)],
            Some((seat, base)) => vec![target(seat, base, Part::Defender)],
            None => Vec::new(),
        },
        Zone::FaceUp | Zone::FaceDown | Zone::Deck | Zone::Offer | Zone::Stack => Vec::new(),
    }
}

/// What can be hit at another seat's base.
fn at_base(state: &State, seat: Seat, base: u8) -> Vec<Move> {
    let defender = defender(state, seat, base).map(|_| Part::Defender);
    let parts = std::iter::once(Part::Base).chain(defender);
    parts.map(|part| target(seat, base, part)).collect()
}

const fn target(seat: Seat, base: u8, part: Part) -> Move {
    Move::Target(Target { seat, base, part })
}

fn base(seat: Seat, base: u8) -> Named {
    Thing::Place(base_name(seat, base)).as_a(Role::To)
}

fn is_medal(state: &State, id: CardId) -> bool {
    let card = state.content().cards().get(usize::from(id.0));
    card.is_some_and(|card| card.face.kind == Kind::Medal)
}

/// The vehicle on a base.
fn defender(state: &State, seat: Seat, base: u8) -> Option<CardId> {
    let squad = state.seated().get(usize::from(seat.0))?;
    squad.bases.get(usize::from(base))?.defender.some()
}

/// Where that vehicle defends.
fn defended(state: &State, id: CardId) -> Option<(Seat, u8)> {
    let seats = (0..state.options.players).map(Seat);
    let mut bases = seats.flat_map(|seat| (0..N_BASES as u8).map(move |base| (seat, base)));
    bases.find(|&(seat, base)| defender(state, seat, base) == Some(id))
}
