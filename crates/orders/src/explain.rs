//! Why a move is not in the list.
//!
//! Queries only. The list in `list` decides; this module finds the reason a person would give.

use game::{MoveList, Seat, Turn};

use crate::card::CardId;
use crate::content::Moment;
use crate::effect::When;
use crate::faction::Faction;
use crate::frame::{ActStage, Frame, TurnStage};
use crate::illegal::{Illegal, Reason};
use crate::legal;
use crate::list;
use crate::moves::{self, Move};
use crate::options::MUST_STAY;
use crate::place::{PlaceId, Places};
use crate::space::Action;
use crate::state::State;
use crate::supply;

/// Why the seat may not make the move; `None` when it may.
pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<Illegal> {
    refuse(state, seat, mv).map(|reason| Illegal::new(state, reason))
}

fn refuse(state: &State, seat: Seat, mv: Move) -> Option<Reason> {
    match list::turn(state) {
        Turn::Over(_) => return Some(Reason::GameOver),
        Turn::Seats(seats) if seats.contains(seat) => {}
        Turn::Chance | Turn::Seats(_) => return Some(Reason::NotAsked),
    }
    let mut legal_moves = MoveList::new();
    list::moves(state, seat, &mut legal_moves);
    if legal_moves.binary_search(&mv).is_ok() {
        return None;
    }
    if !moves::is_of(state.content(), state.board(), mv) {
        return Some(Reason::NotTheQuestion);
    }
    let faction = Faction::of(seat)?;
    let frame = state.frames.top().copied()?;
    Some(reason(state, faction, frame, mv))
}

fn reason(state: &State, faction: Faction, frame: Frame, mv: Move) -> Reason {
    let unasked = Reason::NotTheQuestion;
    match (frame, mv) {
        (Frame::Turn(_), Move::Deploy(space)) => {
            legal::refuse_deploy(state, faction, space, None).unwrap_or(unasked)
        }
        (Frame::Beside(card), Move::Deploy(space)) => match state.content().card(card).when {
            When::DeployingBesideEnemy(action) => {
                legal::refuse_deploy(state, faction, space, Some(action)).unwrap_or(unasked)
            }
            _ => unasked,
        },
        (Frame::Turn(stage), Move::Play(card)) => {
            let at_start = (stage == TurnStage::Choose).then_some(Moment::OwnTurn);
            let deploying = Action::ALL.into_iter().map(Moment::Deploying);
            refuse_card(state, faction, card, at_start.into_iter().chain(deploying))
        }
        (Frame::Window { moment, .. }, Move::Play(card)) => {
            refuse_card(state, faction, card, [moment])
        }
        (Frame::Act(ActStage::Place), Move::Play(card)) => {
            let moment = Moment::Placing(state.work.action);
            refuse_card(state, faction, card, [moment])
        }
        (Frame::Keep(_), Move::Reroll(card)) => Reason::NotInHand(card),
        (Frame::Add(_), Move::Add(n)) => amount(n),
        (Frame::Return { .. }, Move::Return(space)) => Reason::NoOwnCommander(space),
        (Frame::Act(stage), mv) => act(state, stage, mv),
        (_, Move::Play(card)) => refuse_card(state, faction, card, []),
        _ => unasked,
    }
}

const fn amount(n: u8) -> Reason {
    if n == 0 {
        Reason::TooFew
    } else {
        Reason::TooMany
    }
}

fn refuse_card(
    state: &State,
    faction: Faction,
    card: CardId,
    moments: impl IntoIterator<Item = Moment>,
) -> Reason {
    let side = &state.sides[faction];
    let fits = moments
        .into_iter()
        .any(|moment| state.listeners().at(moment) >> card.0 & 1 != 0);
    if side.hand.count(card) == 0 {
        Reason::NotInHand(card)
    } else if side.used >> card.0 & 1 != 0 {
        // Used up for the turn, at every moment.
        Reason::UsedThisTurn(card)
    } else if !fits {
        Reason::WrongMoment(card)
    } else {
        Reason::NoEffect(card)
    }
}

fn act(state: &State, stage: ActStage, mv: Move) -> Reason {
    let work = &state.work;
    match (stage, mv) {
        (ActStage::Enter, Move::Move(from, n)) => refuse_source(state, from, n),
        (ActStage::Enter, Move::Done) => Reason::MustMove,
        (ActStage::Target, Move::Target(area)) => {
            legal::refuse_target(state, area).unwrap_or(Reason::NotTheQuestion)
        }
        (ActStage::Commit, Move::Commit(n)) => match state.board().space(work.space).place {
            Some(zone) if n == state.sides[work.by].at(zone) => Reason::LastPiece(zone),
            _ => amount(n),
        },
        (ActStage::Pull, Move::Pull(place)) => {
            let side = &state.sides[work.by];
            if place.kind() != work.action.kind() {
                Reason::NotTheQuestion
            } else if side.at(place) == 0 {
                Reason::NoPiece(place)
            } else {
                Reason::LastPiece(place)
            }
        }
        (ActStage::Place, Move::Place(place)) => {
            if place.kind() != work.action.kind() {
                Reason::NotTheQuestion
            } else if !work.open.contains(place) {
                Reason::NotSupplied(place)
            } else if work.left == 0 {
                Reason::TooMany
            } else if !list::can_place(state) {
                Reason::ReserveEmpty
            } else {
                Reason::Full(place)
            }
        }
        _ => Reason::NotTheQuestion,
    }
}

fn refuse_source(state: &State, from: PlaceId, n: u8) -> Reason {
    let work = &state.work;
    let Some(to) = work.target.filter(|to| to.kind() == from.kind()) else {
        return Reason::NotTheQuestion;
    };
    let side = &state.sides[work.by];
    let supplied = supply::of(state, work.by);
    if !state.board().adjacent(to).contains(from) {
        Reason::NotAdjacent(from)
    } else if !(supplied & Places::only(from)).contains(from) {
        Reason::NotSupplied(from)
    } else if !work.open.contains(from) && side.at(from) > MUST_STAY {
        Reason::MovedAlready(from)
    } else if n == 0 {
        Reason::TooFew
    } else if n > side.at(from) {
        Reason::TooMany
    } else {
        Reason::LastPiece(from)
    }
}
