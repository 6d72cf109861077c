//! Puts a decision into the top frame.
//!
//! The move is known to be legal; with any other move the position is unspecified, but nothing
//! panics for the sake of it where a plain return will do.

use game::{Sink, shuffle_by};

use crate::event::{Arrival, Event, Loss, TrueEvent};
use crate::frame::{ActStage, Frame, TurnStage};
use crate::moves::Move;
use crate::state::State;

impl State {
    pub(super) fn answer_chance(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        match (self.frames.top().copied(), mv) {
            (Some(Frame::Deal), Move::Shuffle(number)) => {
                shuffle_by(number, &mut self.deck);
                sink.emit(Event::Shuffled);
                self.frames.replace(Frame::Token(0));
            }
            (Some(Frame::Token(slot)), Move::Token(bonus)) => {
                let area = self.board().tables.slots[usize::from(slot)];
                self.bonuses[area.index()] = Some(bonus);
                self.bonus_areas.insert(area);
                sink.emit(Event::TokenDrawn { bonus, area });
                self.frames.replace(Frame::Token(slot + 1));
            }
            (Some(Frame::Toss), Move::Toss(faction)) => {
                // Rule 3.7, then rule 4.2.
                self.set_initiative(faction, sink);
                self.active = faction;
                sink.emit(Event::RoundBegan { round: self.round });
                self.frames.replace(Frame::Turn(TurnStage::Begin));
            }
            (Some(Frame::Roll(faction)), Move::Roll(dice)) => {
                self.work.roll = dice;
                sink.emit(Event::Rolled { faction, dice });
                self.frames.replace(Frame::Keep(faction));
            }
            _ => {}
        }
    }

    pub(super) fn answer(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let Some(frame) = self.frames.top().copied() else {
            return;
        };
        match (frame, mv) {
            (Frame::Turn(_), Move::Deploy(space)) => {
                self.set_turn(TurnStage::End);
                self.begin_action(space, sink);
            }
            (Frame::Beside(_), Move::Deploy(space)) => {
                self.frames.pop();
                self.set_turn(TurnStage::End);
                self.begin_action(space, sink);
            }
            (Frame::Turn(_), Move::Pass) => self.pass(sink),
            (Frame::Turn(_), Move::Done) => {
                // The extra deployment is declined.
                self.set_turn(TurnStage::Next);
            }
            (Frame::Turn(_) | Frame::Act(ActStage::Place), Move::Play(card)) => {
                self.play_card(self.active, card, sink);
            }
            (Frame::Window { by, .. }, Move::Play(card)) => self.play_card(by, card, sink),
            (Frame::Window { .. } | Frame::Keep(_), Move::Decline | Move::Keep) => {
                self.frames.pop();
            }
            (Frame::Keep(faction), Move::Reroll(card)) => {
                // Rules 10.1 and 10.2: all dice again, as often as there are cards.
                self.discard(faction, card);
                sink.emit(Event::Rerolled { faction, card });
                self.frames.replace(Frame::Roll(faction));
            }
            (Frame::Add(_), Move::Add(n)) => {
                self.frames.pop();
                self.join(n, Arrival::Card, sink);
            }
            (Frame::Return { faction, left }, Move::Return(space)) => {
                self.return_one(faction, left, Some(space), sink);
            }
            (Frame::Act(stage), mv) => self.answer_act(stage, mv, sink),
            _ => {}
        }
    }

    fn answer_act(&mut self, stage: ActStage, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let by = self.work.by;
        match (stage, mv) {
            (ActStage::Enter, Move::Move(from, n)) => {
                if let Some(to) = self.work.target {
                    self.enter(from, to, n, sink);
                    self.work.open.remove(from);
                }
            }
            (ActStage::Enter, Move::Done) => self.work.open = Default::default(),
            (ActStage::Target, Move::Target(area)) => self.aim(area, sink),
            (ActStage::Commit, Move::Commit(n)) => {
                // Rule 7.5 b and c: they fly home, one die each.
                if let Some(zone) = self.board().space(self.work.space).place {
                    self.remove(by, zone, n, Loss::Committed, sink);
                    self.open_fire(n, sink);
                }
            }
            (ActStage::Pull, Move::Pull(place)) => {
                self.remove(by, place, 1, Loss::Pulled, sink);
                self.work.left -= 1;
            }
            (ActStage::Pull, Move::Done) => self.end_pulling(),
            (ActStage::Place, Move::Place(place)) => {
                self.place(place, sink);
                self.work.left -= 1;
            }
            (ActStage::Place, Move::Done) => self.end_placing(),
            _ => {}
        }
    }
}
