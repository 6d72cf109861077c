//! Who is asked, and every legal move. Queries only.

use game::{MoveList, Seat, SeatSet, Turn};

use crate::card;
use crate::content::Moment;
use crate::effect::When;
use crate::faction::Faction;
use crate::frame::{ActStage, Frame, TurnStage};
use crate::legal;
use crate::moves::Move;
use crate::options::MUST_STAY;
use crate::space::Action;
use crate::state::State;
use crate::window;

/// Who must decide next.
pub(crate) fn turn(state: &State) -> Turn {
    if let Some(outcome) = state.outcome {
        return Turn::Over(outcome);
    }
    match decider(state) {
        Some(faction) => Turn::Seats(SeatSet::only(faction.seat())),
        None => Turn::Chance,
    }
}

/// The faction that decides; `None` when chance does.
pub(crate) fn decider(state: &State) -> Option<Faction> {
    match state.frames.top().copied()? {
        Frame::Deal | Frame::Token(_) | Frame::Toss | Frame::Roll(_) => None,
        Frame::Turn(_) | Frame::Beside(_) => Some(state.active),
        Frame::Act(_) | Frame::Add(_) => Some(state.work.by),
        Frame::Window { by, .. } => Some(by),
        Frame::Keep(faction) | Frame::Return { faction, .. } => Some(faction),
    }
}

/// Writes every legal move of the seat, ascending.
pub(crate) fn moves(state: &State, seat: Seat, list: &mut MoveList<Move>) {
    list.clear();
    if state.outcome.is_some() {
        return;
    }
    let Some(faction) = decider(state).filter(|faction| faction.seat() == seat) else {
        return;
    };
    let Some(frame) = state.frames.top().copied() else {
        return;
    };
    let side = &state.sides[faction];
    match frame {
        Frame::Deal | Frame::Token(_) | Frame::Toss | Frame::Roll(_) => {}
        Frame::Turn(stage) => {
            legal::deployable(state, faction, |space| list.push(Move::Deploy(space)));
            let cards = turn_cards(state, faction, stage);
            list.extend(card::kinds(cards).map(Move::Play));
            list.push(match stage {
                TurnStage::Again => Move::Done,
                _ => Move::Pass,
            });
        }
        Frame::Beside(card) => {
            if let When::DeployingBesideEnemy(action) = state.content().card(card).when {
                legal::deployable_beside(state, faction, action, |space| {
                    list.push(Move::Deploy(space));
                });
            }
        }
        Frame::Window { moment, by } => {
            let cards = window::playable(state, by, moment);
            list.extend(card::kinds(cards).map(Move::Play));
            list.push(Move::Decline);
        }
        Frame::Add(most) => list.extend((1..=most).map(Move::Add)),
        Frame::Keep(_) => {
            list.extend(card::kinds(side.hand.kinds()).map(Move::Reroll));
            list.push(Move::Keep);
        }
        Frame::Return { .. } => list.extend(side.deployed.iter().map(Move::Return)),
        Frame::Act(stage) => act(state, stage, list),
    }
}

/// The cards that may be used instead of, or before, the choice of a turn.
pub(crate) fn turn_cards(state: &State, faction: Faction, stage: TurnStage) -> u16 {
    let own_turn = match stage {
        TurnStage::Choose => window::playable(state, faction, Moment::OwnTurn),
        // The end of a turn has a window of its own.
        _ => 0,
    };
    own_turn
        | Action::ALL.into_iter().fold(0, |cards, action| {
            cards | window::playable(state, faction, Moment::Deploying(action))
        })
}

fn act(state: &State, stage: ActStage, list: &mut MoveList<Move>) {
    let work = &state.work;
    let side = &state.sides[work.by];
    match stage {
        ActStage::Enter => {
            for from in work.open.iter() {
                list.extend((1..=side.at(from) - MUST_STAY).map(|n| Move::Move(from, n)));
            }
            // Rule 7.1 a: one at least.
            if work.force > 0 {
                list.push(Move::Done);
            }
        }
        ActStage::Target => {
            list.extend(legal::targets(state.board(), work).iter().map(Move::Target));
        }
        ActStage::Commit => {
            if let Some(zone) = state.board().space(work.space).place {
                list.extend((1..=side.at(zone) - MUST_STAY).map(Move::Commit));
            }
        }
        ActStage::Pull => {
            list.extend(legal::pullable(state).iter().map(Move::Pull));
            list.push(Move::Done);
        }
        ActStage::Place => {
            let cards = window::playable(state, work.by, Moment::Placing(work.action));
            list.extend(card::kinds(cards).map(Move::Play));
            if can_place(state) {
                list.extend(legal::placeable(state).iter().map(Move::Place));
            }
            // A12: fewer than the strength, even none.
            list.push(Move::Done);
        }
        ActStage::Start
        | ActStage::Entered
        | ActStage::Clash
        | ActStage::Defence
        | ActStage::Attrition
        | ActStage::Fire
        | ActStage::Hit
        | ActStage::Settle
        | ActStage::Links => {}
    }
}

/// Whether a piece is left to be placed, room apart.
pub(crate) fn can_place(state: &State) -> bool {
    let work = &state.work;
    work.left > 0 && state.sides[work.by].in_reserve(work.action.kind()) > 0
}
