//! What the countries have prepared comes on the table.

use game::{Seat, Sink};

use super::Flow;
use crate::country::Country;
use crate::event::{Event, TrueEvent};
use crate::frame::{Frame, TurnStage};
use crate::moves::Move;
use crate::prepare::{self, Prepared};
use crate::state::State;

impl State {
    pub(super) fn answer_prepare(&mut self, seat: Seat, mv: Move) {
        if let Some(country) = prepare::asked(self, seat) {
            self.prepared[country] = match mv {
                Move::Play(card) => Prepared::Card(card),
                _ => Prepared::Nothing,
            };
        }
    }

    // Ruling A25: no seat sees what another lays before deciding; then the decks are shuffled.
    pub(super) fn step_prepare(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let mut countries = Country::ALL.into_iter();
        if countries.any(|country| prepare::is_open(self, country)) {
            return Flow::Wait;
        }
        self.frames.pop();
        self.frames.push(Frame::Turn(TurnStage::Begin));
        // The last one on the stack is shuffled first.
        for country in Country::ALL.into_iter().rev() {
            if let Prepared::Card(_) = self.prepared[country] {
                self.frames.push(Frame::Shuffle(country));
            }
        }
        sink.emit(Event::Prepared);
        for country in Country::ALL {
            if let Prepared::Card(card) = std::mem::take(&mut self.prepared[country]) {
                self.cards[country].deck.take_lowest(card);
                self.lay(card, sink);
            }
        }
        Flow::Go
    }
}
