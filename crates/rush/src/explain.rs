//! Why a move is not in the list.
//!
//! Queries only. The list in `list` decides; this module finds the reason a person would give.

use game::{MoveList, Seat, Turn};

use crate::ability::Ability;
use crate::card::CardId;
use crate::frame::{AttackStage, Frame};
use crate::illegal::{Illegal, Reason};
use crate::list;
use crate::moves::{Move, Part, Target};
use crate::nation::Nation;
use crate::price;
use crate::state::State;

/// Why the seat may not make the move; `None` when it may.
pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<Illegal> {
    let refuse = |reason| Some(Illegal::new(state.content(), reason));
    match list::turn(state) {
        Turn::Over(_) => return refuse(Reason::GameOver),
        Turn::Seats(seats) if seats.contains(seat) => {}
        Turn::Chance | Turn::Seats(_) => return refuse(Reason::NotAsked),
    }
    let mut moves = MoveList::new();
    list::moves(state, seat, &mut moves);
    if moves.binary_search(&mv).is_ok() {
        return None;
    }
    let frame = state.frames.top()?;
    refuse(reason(state, seat, *frame, mv).unwrap_or(Reason::NotTheQuestion))
}

fn reason(state: &State, seat: Seat, frame: Frame, mv: Move) -> Option<Reason> {
    let hand = &state.squad(seat).hand;
    let in_hand = |card: CardId| (!hand.contains(&card)).then_some(Reason::NotInHand(card));
    let unused = |card: CardId| {
        state
            .used
            .contains(card)
            .then_some(Reason::AlreadyUsed(card))
    };
    let face = |card: CardId| state.content().face(card);
    match (frame, mv) {
        (Frame::Play, Move::Buy(card)) => Some(if !price::may_buy(state) {
            Reason::BoughtAlready
        } else if !state.reserve.contains(&card) {
            Reason::NotInReserve(card)
        } else {
            too_dear(state, seat, card)
        }),
        (Frame::Purchase(target), Move::Pay(card)) => in_hand(card)
            .or(face(card)
                .resources
                .is_none()
                .then_some(Reason::NoValue(card)))
            .or(unused(card))
            .or(face(card).goods.map(|nation| Reason::GoodsOf(card, nation)))
            .or(Some(Reason::TooDear(target))),
        (Frame::Purchase(target), Move::Confirm) => Some(too_dear(state, seat, target)),
        (Frame::Purchase(_) | Frame::Place(_) | Frame::Reward { .. }, Move::Decline) => {
            Some(Reason::MustAct)
        }
        (Frame::Play, Move::Use(card)) => in_hand(card)
            .or((face(card).n_actions == 0).then_some(Reason::NoAbility(card)))
            .or(unused(card)),
        (Frame::Play, Move::Defend(card)) => in_hand(card)
            .or((!face(card).can_defend()).then_some(Reason::NoArmour(card)))
            .or(unused(card))
            .or((!state.squad(seat).has_base()).then_some(Reason::NoBase)),
        (Frame::Play, Move::Attack(_)) if state.has_attacked => Some(Reason::AttackedAlready),
        (Frame::Play, Move::Attack(card)) => in_hand(card)
            .or((face(card).firepower == 0).then_some(Reason::NoFirepower(card)))
            .or(unused(card)),
        (Frame::Place(_), Move::Place(base)) => {
            let is_standing = state.squad(seat).bases[base as usize].is_standing;
            Some(if is_standing {
                Reason::OpenBaseFirst
            } else {
                Reason::BaseGone
            })
        }
        (Frame::Sabotage(_), Move::Discard(card)) => in_hand(card),
        (Frame::Sabotage(_), Move::Decline) => Some(Reason::MustAct),
        (Frame::Attack { nation, stage, .. }, _) => attack(state, seat, nation, stage, mv),
        (Frame::Reward { nation, .. }, Move::Take(card)) => {
            let slot = state.content().medals[nation]
                .iter()
                .position(|&medal| medal == card);
            Some(match slot {
                Some(slot) if state.medals[nation][slot] == 0 => Reason::NoMedalLeft(card),
                _ => Reason::NotDue(card),
            })
        }
        (Frame::Card { card, at, done, .. }, _) => {
            let ability = *face(card).actions().get(at as usize)?;
            action(state, seat, ability, done, mv)
        }
        _ => None,
    }
}

/// Why a vehicle cannot be paid for: a card in hand pays for another nation alone, no card pays at all, or
/// the resources do not suffice.
fn too_dear(state: &State, seat: Seat, card: CardId) -> Reason {
    let target = state.content().face(card);
    // As if every resource paid for any nation.
    let mut pool = state.pool;
    let mut foreign = None;
    for &payer in state.squad(seat).hand.iter() {
        let face = state.content().face(payer);
        if face.resources.is_none() || state.used.contains(payer) {
            continue;
        }
        pool.ordinary += u16::from(face.resources.unwrap_or(0));
        if let Some(nation) = face.goods.filter(|_| face.goods != target.nation) {
            foreign = foreign.or(Some((payer, nation)));
        }
    }
    match foreign {
        Some((payer, nation)) if pool.missing(target) == 0 => Reason::GoodsOf(payer, nation),
        _ if target.cost == 0 => Reason::OneMustPay(card),
        _ => Reason::TooDear(card),
    }
}

fn attack(
    state: &State,
    seat: Seat,
    nation: Nation,
    stage: AttackStage,
    mv: Move,
) -> Option<Reason> {
    match (stage, mv) {
        (AttackStage::Name, Move::Attack(card)) => {
            let face = state.content().face(card);
            Some(if !state.squad(seat).hand.contains(&card) {
                Reason::NotInHand(card)
            } else if face.firepower == 0 {
                Reason::NoFirepower(card)
            } else if state.used.contains(card) {
                Reason::AlreadyUsed(card)
            } else {
                Reason::OtherNation(card, nation)
            })
        }
        // An attacker that has fired was named, and is used.
        (AttackStage::Choose, Move::Fire(card)) => Some(if state.used.contains(card) {
            Reason::AlreadyUsed(card)
        } else {
            Reason::NotNamed(card)
        }),
        (AttackStage::Aim(card), Move::Target(target)) => {
            let face = state.content().face(card);
            nothing_there(state, seat, target).or(match target.part {
                Part::Base if is_defended(state, target) => Some(Reason::Defended(target)),
                Part::Base if face.is_vehicles_only => Some(Reason::VehiclesOnly(card)),
                Part::Defender if face.is_bases_only => Some(Reason::BasesOnly(card)),
                Part::Base | Part::Defender => None,
            })
        }
        (_, Move::Decline) => Some(Reason::MustAct),
        _ => None,
    }
}

fn is_defended(state: &State, target: Target) -> bool {
    let bases = &state.squad(target.seat).bases;
    bases[target.base as usize].defender.is_some()
}

fn nothing_there(state: &State, seat: Seat, target: Target) -> Option<Reason> {
    if target.seat == seat {
        return Some(Reason::OwnTarget);
    }
    let base = &state.squad(target.seat).bases[target.base as usize];
    let is_there = match target.part {
        Part::Base => base.is_standing,
        Part::Defender => base.defender.is_some(),
    };
    (!is_there).then_some(Reason::NothingThere(target))
}

fn action(state: &State, seat: Seat, ability: Ability, done: u8, mv: Move) -> Option<Reason> {
    match (ability, mv) {
        (Ability::Siege, Move::Target(target)) => nothing_there(state, seat, target),
        (Ability::Research(_), Move::Take(card)) => Some(if state.reserve.contains(&card) {
            Reason::TooDear(card)
        } else {
            Reason::NotInReserve(card)
        }),
        (Ability::Dismantling, Move::Scrap(card)) => Some(Reason::NotInDepot(card)),
        (Ability::Dismantling, Move::Confirm) if done == 0 => Some(Reason::MustAct),
        _ => None,
    }
}
