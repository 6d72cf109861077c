//! Which moves the open question has: the one place that lists them.
//!
//! Queries only. `resolve` asks here whether a frame has to wait, `explain` why a move is not in
//! the list.

use game::{MoveList, Seat, SeatSet, Turn};

use crate::air;
use crate::area;
use crate::card::{CardId, Pack};
use crate::content::NodeId;
use crate::country::{Country, CountrySet, Team};
use crate::effect::{CardType, Effect, PieceKind};
use crate::frame::{Context, FightStage, Frame};
use crate::free;
use crate::legal;
use crate::moves::Move;
use crate::piece::Piece;
use crate::possible;
use crate::prepare;
use crate::space::Spaces;
use crate::state::State;
use crate::window::{self, Fact};

mod leaf;

pub(crate) use leaf::leaf_asks;
use leaf::{builds, leaf};

/// Who must decide next.
pub(crate) fn turn(state: &State) -> Turn {
    if let Some(outcome) = state.outcome {
        return Turn::Over(outcome);
    }
    let one = |country: Country| Turn::Seats(SeatSet::only(state.leaders[country]));
    match state.frames.top() {
        Some(
            Frame::Deal(_) | Frame::Shuffle(_) | Frame::PickResponse(_) | Frame::PickDiscard { .. },
        ) => Turn::Chance,
        Some(Frame::Opening) => leaders(state, |country| state.owes_opening(country)),
        Some(Frame::Prepare) => leaders(state, |country| prepare::is_open(state, country)),
        Some(
            Frame::Pay { country, .. }
            | Frame::GiveStatus(country)
            | Frame::GivePiece { country, .. },
        ) => one(*country),
        Some(Frame::Leaf {
            node,
            done,
            context,
        }) => one(decider(state, *node, *done, context)),
        Some(Frame::Rebuild { context, .. }) => one(context.decider),
        Some(Frame::Fight { by, .. }) => one(*by),
        Some(Frame::Window { asked, .. }) => Turn::Seats(*asked),
        Some(Frame::Withdraw(seat)) => Turn::Seats(SeatSet::only(*seat)),
        Some(Frame::Free { country, .. } | Frame::Retreat { country, .. }) => one(*country),
        // The country on turn, or no seat is asked: the scheduler goes on by itself.
        Some(
            Frame::Turn(_)
            | Frame::PlayStep
            | Frame::AirStep
            | Frame::Marshal
            | Frame::Reallocate(_)
            | Frame::SupplyStep
            | Frame::DiscardStep
            | Frame::Card { .. }
            | Frame::Use { .. }
            | Frame::Parts { .. }
            | Frame::Threat { .. },
        )
        | None => one(state.active),
    }
}

/// The leaders of the countries that pass the test are asked.
fn leaders(state: &State, test: impl Fn(Country) -> bool) -> Turn {
    let mut seats = SeatSet::EMPTY;
    for country in Country::ALL {
        if test(country) {
            seats.insert(state.leaders[country]);
        }
    }
    Turn::Seats(seats)
}

/// Who decides a leaf.
pub(crate) fn decider(state: &State, node: NodeId, done: u8, context: &Context) -> Country {
    match &state.content().node(node).effect {
        Effect::EachChooses { countries, .. } => {
            nth(area::list(*countries, context), done).unwrap_or(context.decider)
        }
        _ => context.decider,
    }
}

/// The n-th member of a set.
pub(crate) fn nth(set: CountrySet, n: u8) -> Option<Country> {
    set.iter().nth(usize::from(n))
}

/// Writes the legal moves of a seat, ascending.
///
/// Every question writes its moves in the order of [`Move`], so that a list is sorted only where
/// the cards themselves lie in no order.
pub(crate) fn moves(state: &State, seat: Seat, list: &mut MoveList<Move>) {
    list.clear();
    let Turn::Seats(seats) = turn(state) else {
        return;
    };
    if !seats.contains(seat) {
        return;
    }
    let Some(frame) = state.frames.top() else {
        return;
    };
    let active = state.active;
    match *frame {
        Frame::Opening => opening(state, seat, list),
        Frame::Prepare => preparing(state, seat, list),
        Frame::PlayStep => play_step(state, list),
        Frame::AirStep => air_step(state, list),
        Frame::Marshal => {
            let ways = legal::marshal(state, active, Spaces::ALL);
            list.extend(ways.map(|(from, to)| Move::Marshal(from, to)));
        }
        Frame::Retreat { country, space } => {
            let goals = legal::retreat(state, country, space);
            list.extend(goals.iter().map(Move::Retreat));
        }
        Frame::SupplyStep => {}
        Frame::Reallocate(0) => fetched(state, list),
        Frame::Reallocate(_) => cards(&state.cards[active].hand, list, Move::Discard),
        Frame::Pay { country, of, .. } => list.extend(pays(state, country, of).map(Move::Discard)),
        Frame::GiveStatus(country) => list.extend(status(state, country).map(Move::Discard)),
        Frame::DiscardStep => {
            cards(&state.cards[active].hand, list, Move::Discard);
            list.push(Move::Pass);
        }
        Frame::Leaf {
            node,
            done,
            context,
        } => leaf(state, node, done, &context, list),
        Frame::Rebuild { kind, context, .. } => {
            builds(state, context.owner, kind, Spaces::ALL, list);
            list.push(Move::Pass);
        }
        Frame::Fight {
            by,
            kind,
            space,
            stage: FightStage::Target,
        } => {
            for country in state.targets(by, kind.piece(), space).iter() {
                list.push(Move::Target(country));
            }
        }
        Frame::Window {
            fact, team, used, ..
        } => {
            let used = u32::from_le_bytes(used);
            uses(state, seat, team, fact, used, list);
        }
        Frame::Withdraw(_) => {
            list.push(Move::Pass);
            for country in state.options.led_by(seat).iter() {
                list.extend(withdrawable(state, country).map(Move::Remove));
            }
            return;
        }
        Frame::Free { .. } => list.push(Move::Pass),
        // What follows is listed below, or no seat is asked.
        Frame::Deal(_)
        | Frame::Turn(_)
        | Frame::Card { .. }
        | Frame::Use { .. }
        | Frame::Parts { .. }
        | Frame::Fight { .. }
        | Frame::Threat { .. }
        | Frame::Shuffle(_)
        | Frame::PickResponse(_)
        | Frame::PickDiscard { .. }
        | Frame::GivePiece { .. } => {}
    }
    let is_led = |&country: &Country| state.leaders[country] == seat;
    if (Country::ALL.into_iter().filter(is_led)).any(|country| can_withdraw(state, country)) {
        list.push(Move::Withdraw);
    }
    removals(state, frame, list);
    debug_assert!(list.is_sorted_by(|a, b| a < b), "{list:?}");
}

/// The cards of the opening hands from which the seat must still discard.
fn opening(state: &State, seat: Seat, list: &mut MoveList<Move>) {
    for country in state.options.led_by(seat).iter() {
        if state.owes_opening(country) {
            cards(&state.cards[country].hand, list, Move::Discard);
        }
    }
}

/// The cards that the seat may lay before the first round.
fn preparing(state: &State, seat: Seat, list: &mut MoveList<Move>) {
    let countries = prepare::asked(state, seat).into_iter();
    let found = countries.flat_map(|country| prepare::cards(state, country));
    list.extend(found.map(Move::Play));
    list.push(Move::Pass);
}

fn air_step(state: &State, list: &mut MoveList<Move>) {
    list.extend(deploy_cards(state).map(Move::Play));
    if can_marshal(state) {
        cards(&state.cards[state.active].hand, list, Move::Discard);
    }
    list.push(Move::Pass);
}

/// The cards that a reallocation may take from the deck.
fn fetched(state: &State, list: &mut MoveList<Move>) {
    let content = state.content();
    for &card in state.cards[state.active].deck.iter() {
        if content.card(card).card_type.is_basic() {
            list.push(Move::Take(card));
        }
    }
    // A deck lies in no order.
    list.sort();
    if list.is_empty() {
        list.push(Move::Pass);
    }
}

/// What the seat may do in a window on the fact.
#[inline]
fn uses(state: &State, seat: Seat, team: Team, fact: Fact, used: u32, list: &mut MoveList<Move>) {
    let content = state.content();
    for country in in_window(state, seat, team).iter() {
        for slot in window::can(state, country, fact, used).iter() {
            list.push(Move::Use(content.in_slot(country, slot)));
        }
    }
    if content.has_air {
        for country in in_window(state, seat, team).iter() {
            if air::can_defend(state, country, fact) {
                list.push(Move::Defend);
            }
            let strikers = air::strikers(state, country, fact);
            list.extend(strikers.iter().map(Move::Strike));
        }
    }
    if state.leaders[state.active] == seat && window::lets_reallocate(state, fact) {
        list.push(Move::Reallocate);
    }
    list.push(Move::Pass);
}

/// The pieces that the open question lets the seat take off, which come last in a list.
#[inline]
fn removals(state: &State, frame: &Frame, list: &mut MoveList<Move>) {
    match *frame {
        Frame::GivePiece { country, kind } => {
            list.extend(pieces(state, country, kind).map(Move::Remove));
        }
        Frame::SupplyStep => {
            list.extend(state.doomed.pieces_of(state.active).map(Move::Remove));
        }
        Frame::Free { country, kind, .. } => {
            let spaces = free::offered(state).iter();
            list.extend(spaces.map(|space| Move::Remove(Piece::new(country, kind, space))));
        }
        _ => {}
    }
}

/// The countries of a seat that a window of that team speaks to.
pub(crate) fn in_window(state: &State, seat: Seat, team: Team) -> CountrySet {
    team.countries()
        .iter()
        .filter(|&country| state.leaders[country] == seat)
        .collect()
}

/// The pieces that a country may take off the board at will (rule 9), in order.
pub(crate) fn own_pieces(state: &State, country: Country) -> impl Iterator<Item = Piece> + use<> {
    let held = PieceKind::HOLDING.map(|kind| (kind, state.board.of(country, kind)));
    held.into_iter().flat_map(move |(kind, spaces)| {
        spaces
            .iter()
            .map(move |space| Piece::new(country, kind, space))
    })
}

/// Whether a country may take a piece off the board now (O8).
fn can_withdraw(state: &State, country: Country) -> bool {
    let pieces = state.board.all_of(country);
    !pieces.is_empty() && !(pieces & !state.threatened(country)).is_empty()
}

/// The pieces that a country may take off the board now (O8).
fn withdrawable(state: &State, country: Country) -> impl Iterator<Item = Piece> + '_ {
    let threatened = state.threatened(country);
    own_pieces(state, country).filter(move |piece| !threatened.contains(piece.space))
}

/// The Status cards of a country.
pub(crate) fn status(state: &State, country: Country) -> impl Iterator<Item = CardId> + use<> {
    let content = state.content();
    let slots = state.cards[country].status;
    slots.iter().map(move |slot| content.in_slot(country, slot))
}

/// The pieces of one kind that a country has on the board.
pub(crate) fn pieces(
    state: &State,
    country: Country,
    kind: PieceKind,
) -> impl Iterator<Item = Piece> + use<> {
    let spaces = state.board.of(country, kind).iter();
    spaces.map(move |space| Piece::new(country, kind, space))
}

/// The cards of a hand that pay, each once. In an imagined world no card may be of the type; then any
/// card pays, for the country that used the card could pay.
pub(crate) fn pays(
    state: &State,
    country: Country,
    of: Option<CardType>,
) -> impl Iterator<Item = CardId> + '_ {
    let hand = &state.cards[country].hand;
    let fits = move |card: &CardId| {
        of.is_none_or(|wanted| wanted == state.content().card(*card).card_type)
    };
    let is_imagined = !hand.iter().any(fits);
    let mut last = None;
    hand.iter().copied().filter(move |card| {
        let is_again = last.replace(*card) == Some(*card);
        !is_again && (is_imagined || fits(card))
    })
}

/// Each card of an ascending pack once.
fn cards(pack: &Pack, list: &mut MoveList<Move>, mv: impl Fn(CardId) -> Move) {
    let mut last = None;
    for &card in pack.iter() {
        if last != Some(card) {
            list.push(mv(card));
        }
        last = Some(card);
    }
}

fn play_step(state: &State, list: &mut MoveList<Move>) {
    let country = state.active;
    let content = state.content();
    let hand = &state.cards[country].hand;
    playable(state, hand, list);
    cards(hand, list, Move::Discard);
    // Rules 36, 37: what lies on the table may be used instead.
    for slot in (state.cards[country].status & content.instead[country]).iter() {
        let card = content.in_slot(country, slot);
        if can_use_instead(state, card) {
            list.push(Move::Use(card));
        }
    }
    if hand.is_empty() {
        list.push(Move::Forfeit);
    }
    if state.can_reallocate() {
        list.push(Move::Reallocate);
    }
}

/// Each card of an ascending pack that can be played, once.
fn playable(state: &State, pack: &Pack, list: &mut MoveList<Move>) {
    let content = state.content();
    let mut last = None;
    for &card in pack.iter() {
        // Only the cards that come with aircraft are never played so.
        let is_played = || !content.has_air || content.card(card).card_type.is_played();
        if last != Some(card) && is_played() && is_playable(state, card) {
            list.push(Move::Play(card));
        }
        last = Some(card);
    }
}

/// Whether playing the card could do anything (ruling R80).
pub(crate) fn is_playable(state: &State, card: CardId) -> bool {
    let facts = state.content().card(card);
    possible::play(state, facts, Context::played(card, facts.country))
}

/// The cards with which the country on turn can do something in its Air step, each once.
fn deploy_cards(state: &State) -> impl Iterator<Item = CardId> + '_ {
    let hand = &state.cards[state.active].hand;
    let mut last = None;
    hand.iter().copied().filter(move |&card| {
        let is_again = last.replace(card) == Some(card);
        let card_type = state.content().card(card).card_type;
        !is_again && card_type == CardType::DeployAir && is_playable(state, card)
    })
}

/// Whether the country on turn can move an air force, if it pays.
fn can_marshal(state: &State) -> bool {
    legal::marshal(state, state.active, Spaces::ALL)
        .next()
        .is_some()
}

/// Whether the country on turn is asked in its Air step. What it holds is its secret: it is asked
/// whenever it holds anything and could do something with it.
pub(crate) fn has_air_step(state: &State) -> bool {
    let country = state.active;
    !state.cards[country].hand.is_empty()
        && (can_marshal(state) || !legal::deploy(state, country).is_empty())
}

/// Whether the country on turn chooses which unsupplied piece falls next (ruling A28): only
/// where an air force has to leave does the order matter.
pub(crate) fn chooses_what_falls(state: &State) -> bool {
    let country = state.active;
    let doomed = &state.doomed;
    state.content().has_air
        && doomed.pieces_of(country).nth(1).is_some()
        && (doomed.all_of(country)).meets(state.board.of(country, PieceKind::Air))
}

/// Whether the Status can be used instead of playing a card.
pub(crate) fn can_use_instead(state: &State, card: CardId) -> bool {
    let facts = state.content().card(card);
    !window::is_used_up(state, facts)
        && possible::any_part(state, facts, Context::played(card, facts.country))
}
