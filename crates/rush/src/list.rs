//! Who is asked, and what they may do.
//!
//! Queries only.

use game::{MoveList, Seat, SeatSet, Turn};

use crate::ability::Ability;
use crate::card::CardId;
use crate::frame::{AttackStage, Frame};
use crate::moves::Move;
use crate::price::{self, Means};
use crate::state::State;
use crate::target;

/// Who must decide next.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    if let Some(outcome) = state.outcome {
        return Turn::Over(outcome);
    }
    match state.frames.top() {
        Some(Frame::Deal(_) | Frame::ShuffleGarage(_) | Frame::ShuffleVehicles) => Turn::Chance,
        Some(Frame::Sabotage(asked)) => Turn::Seats(*asked),
        _ => Turn::Seats(SeatSet::only(state.active)),
    }
}

/// Writes every legal move of that seat, ascending.
pub(crate) fn moves(state: &State, seat: Seat, list: &mut MoveList<Move>) {
    list.clear();
    if !turn(state).asks(seat) {
        return;
    }
    let Some(&frame) = state.frames.top() else {
        return;
    };
    match frame {
        Frame::Play => play(state, list),
        Frame::Purchase(card) => purchase(state, card, list),
        Frame::Card { card, at, done, .. } => action(state, card, at, done, list),
        Frame::Place(_) => {
            list.extend(target::places(state.squad(seat)).map(Move::Place));
        }
        Frame::Sabotage(_) => {
            each_face(&state.squad(seat).hand, |card| {
                list.push(Move::Discard(card))
            });
        }
        Frame::Attack { nation, stage, .. } => match stage {
            AttackStage::Name => {
                each_face(&state.squad(seat).hand, |card| {
                    if can_attack(state, card) && state.content().face(card).nation == Some(nation)
                    {
                        list.push(Move::Attack(card));
                    }
                });
                list.push(Move::Confirm);
            }
            AttackStage::Choose => list.extend(state.attackers.iter().map(Move::Fire)),
            AttackStage::Aim(card) => {
                list.extend(target::of_attacker(state, card).map(Move::Target));
            }
        },
        Frame::Reward { nation, due } => {
            let choices = target::medal_choices(due, state.medals[nation]);
            let cards = state.content().medals[nation];
            for (card, is_offered) in cards.into_iter().zip(choices) {
                if is_offered {
                    list.push(Move::Take(card));
                }
            }
            list.sort();
        }
        Frame::Deal(_)
        | Frame::Turn(_)
        | Frame::Draw { .. }
        | Frame::Fill
        | Frame::ShuffleGarage(_)
        | Frame::ShuffleVehicles => {}
    }
}

/// Calls for every different card of an ascending pile.
#[inline]
fn each_face(cards: &[CardId], mut visit: impl FnMut(CardId)) {
    let mut last = CardId::NONE;
    for &card in cards {
        if card != last {
            visit(card);
            last = card;
        }
    }
}

/// Whether the card of the hand may attack (rule 6.1), regardless of its nation.
#[inline]
pub(crate) fn can_attack(state: &State, card: CardId) -> bool {
    card.is_vehicle() && state.content().face(card).firepower > 0 && !state.used.contains(card)
}

/// Step II (rule 3.4).
fn play(state: &State, list: &mut MoveList<Move>) {
    let squad = state.squad(state.active);
    if price::may_buy(state) {
        let means = Means::of(state);
        let mut reserve = state.reserve;
        reserve.sort_unstable();
        for card in reserve {
            if card.is_some() && means.suffice(state.content().face(card)) {
                list.push(Move::Buy(card));
            }
        }
    }
    each_face(&squad.hand, |card| {
        if can_use(state, card) {
            list.push(Move::Use(card));
        }
    });
    if squad.has_base() {
        each_face(&squad.hand, |card| {
            if can_defend(state, card) {
                list.push(Move::Defend(card));
            }
        });
    }
    if !state.has_attacked {
        each_face(&squad.hand, |card| {
            if can_attack(state, card) {
                list.push(Move::Attack(card));
            }
        });
    }
    list.push(Move::End);
}

/// Whether the card of the hand may be played for its abilities.
#[inline]
pub(crate) fn can_use(state: &State, card: CardId) -> bool {
    state.content().face(card).n_actions > 0 && !state.used.contains(card)
}

/// Whether the card of the hand may be played as a defender, given a base.
#[inline]
pub(crate) fn can_defend(state: &State, card: CardId) -> bool {
    state.content().face(card).can_defend() && !state.used.contains(card)
}

/// Paying card by card, then a confirm.
fn purchase(state: &State, target: CardId, list: &mut MoveList<Move>) {
    let face = state.content().face(target);
    each_face(&state.squad(state.active).hand, |card| {
        if price::can_pay(state, card, face.nation) {
            list.push(Move::Pay(card));
        }
    });
    if state.pool.covers(face) {
        list.push(Move::Confirm);
    }
}

/// The action of a card whose turn it is; each may be declined (A16).
fn action(state: &State, card: CardId, at: u8, done: u8, list: &mut MoveList<Move>) {
    let face = state.content().face(card);
    let Some(&ability) = face.actions().get(at as usize) else {
        return;
    };
    match ability {
        Ability::Siege => list.extend(target::of_siege(state).map(Move::Target)),
        Ability::Research(n) => {
            let mut reserve = state.reserve;
            reserve.sort_unstable();
            let is_within = |card: &CardId| card.is_some() && state.content().face(*card).cost <= n;
            if reserve.iter().any(is_within) {
                list.extend(reserve.into_iter().filter(is_within).map(Move::Take));
            } else {
                // A21: nothing to be had, and still the card may be scrapped.
                list.push(Move::Activate(ability.kind()));
            }
        }
        Ability::Dismantling => {
            let mut depot = state.squad(state.active).depot;
            depot.sort_unstable();
            each_face(&depot, |card| list.push(Move::Scrap(card)));
        }
        _ => list.push(Move::Activate(ability.kind())),
    }
    // Rule 5.20: one or two cards.
    list.push(if done > 0 {
        Move::Confirm
    } else {
        Move::Decline
    });
}
