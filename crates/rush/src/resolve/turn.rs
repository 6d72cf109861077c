//! The course of a turn and of the game.

use game::{Seat, Sink};

use super::Flow;
use crate::card::{CardId, VehicleSet};
use crate::event::{DiscardReason, Event, TrueEvent};
use crate::frame::{Frame, Stage};
use crate::nation::Nation;
use crate::options::{HAND, N_RESERVE};
use crate::price::Pool;
use crate::scoring;
use crate::state::{Ending, State};

impl State {
    pub(crate) fn step_turn(&mut self, stage: Stage, sink: &mut impl Sink<TrueEvent>) -> Flow {
        match stage {
            Stage::Begin => {
                self.begin_turn(sink);
                self.frames.replace(Frame::Turn(Stage::Medals));
                self.frames.push(Frame::Play);
            }
            Stage::Medals => {
                // Rule 8.1, A4: owed medals come before anything is shuffled or drawn.
                let owed = Nation::ALL
                    .into_iter()
                    .find(|&nation| self.owed[nation] > 0);
                if let Some(nation) = owed {
                    let due = std::mem::take(&mut self.owed[nation]);
                    self.frames.push(Frame::Reward { nation, due });
                } else {
                    self.frames.replace(Frame::Turn(Stage::Refresh));
                }
            }
            Stage::Refresh => {
                // Rule 8.2: always done, also after purchases.
                self.drop_from_reserve(N_RESERVE - 1, sink);
                self.frames.replace(Frame::Turn(Stage::Draw));
                self.frames.push(Frame::Fill);
            }
            Stage::Draw => {
                self.put_hand_away(sink);
                self.frames.replace(Frame::Turn(Stage::End));
                let seat = self.active;
                self.frames.push(Frame::Draw { seat, left: HAND });
            }
            Stage::End => self.end_turn(sink),
        }
        Flow::Go
    }

    /// Step I (rule 3.3).
    fn begin_turn(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        sink.emit(Event::TurnBegan { seat });
        self.repair(sink);
        self.open_turn();
        for &card in self.squads[seat.0 as usize].hand.iter() {
            sink.emit(Event::Revealed { seat, card });
        }
    }

    /// Nothing used, bought or attacked yet; the hand lies open.
    pub(crate) fn open_turn(&mut self) {
        self.is_open = true;
        let seat = self.active;
        self.squad_mut(seat).known = [CardId::NONE; 2];
        self.used = VehicleSet::EMPTY;
        self.has_bought = false;
        self.is_recruiting = false;
        self.has_attacked = false;
        self.pool = Pool::default();
        self.deeds.clear();
    }

    /// Rule 8.3: the rest of the hand goes to the Depot.
    fn put_hand_away(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        let hand = self.squad(seat).hand;
        self.squad_mut(seat).hand.clear();
        for &card in hand.iter() {
            self.discard(seat, card, DiscardReason::Unplayed, sink);
        }
        self.is_open = false;
    }

    fn end_turn(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let next = self.active.0 + 1;
        if next < self.options.players {
            self.active = Seat(next);
        } else {
            // Rule 9.2, A25: the round is played to its end. A33: and no round comes after the
            // last the table allows.
            let ending = self
                .trigger
                .or((self.round >= self.options.rounds).then_some(Ending::RoundLimit));
            if let Some(ending) = ending {
                scoring::finish(self, ending, sink);
                return;
            }
            self.active = Seat(0);
            self.round += 1;
            let round = self.round;
            sink.emit(Event::RoundBegan { round });
        }
        self.frames.replace(Frame::Turn(Stage::Begin));
    }
}
