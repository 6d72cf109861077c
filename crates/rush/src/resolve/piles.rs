//! Drawing, filling the Reserve, and the shuffles that interrupt them.

use game::{Seat, Sink};

use super::Flow;
use crate::ability::Ability;
use crate::card::CardId;
use crate::content::AchievementId;
use crate::event::{DiscardReason, Event, TrueEvent};
use crate::frame::{Deal, Frame};
use crate::moves::Move;
use crate::options::{HAND, N_ACHIEVEMENTS};
use crate::state::State;

/// The most cards drawn at once: a hand, or the largest Reinforcements.
const MOST_DRAWN: usize = if HAND > Ability::MOST_DRAWN {
    HAND as usize
} else {
    Ability::MOST_DRAWN as usize
};

impl State {
    /// Draws what is there, then lets chance make a new Garage (rule 8.5).
    pub(crate) fn step_draw(
        &mut self,
        seat: Seat,
        mut left: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        let is_open = self.is_hand_open(seat);
        let squad = &mut self.squads[seat.0 as usize];
        let n = usize::from(left).min(squad.garage.len());
        let mut drawn = [CardId::NONE; MOST_DRAWN];
        for place in &mut drawn[..n] {
            let card = squad.garage.pop().unwrap_or(CardId::NONE);
            squad.hand.insert_sorted(card);
            *place = card;
        }
        left -= n as u8;
        // Told in a fixed order: nothing depends on which card was drawn first.
        drawn[..n].sort_unstable();
        for &card in &drawn[..n] {
            sink.emit(Event::Drew {
                seat,
                card,
                is_open,
            });
        }
        // Rule 8.6, A12: a captured base goes to the Depot at once, and with it into a new Garage.
        let base = self.content().base;
        while self.squad_mut(seat).hand.take_highest(base) {
            self.discard(seat, base, DiscardReason::CapturedBase, sink);
        }
        // A24: what does not exist is not drawn.
        if left > 0 && !self.squad(seat).depot.is_empty() {
            if !is_open {
                self.note_known(seat);
            }
            self.frames.replace(Frame::Draw { seat, left });
            self.frames.push(Frame::ShuffleGarage(seat));
            return Flow::Go;
        }
        self.frames.pop();
        Flow::Go
    }

    /// Every player can know the cards drawn before a new Garage is made: they were the whole rest of
    /// the old one.
    fn note_known(&mut self, seat: Seat) {
        let squad = self.squad_mut(seat);
        let mut drawn = squad.hand.iter().copied();
        squad.known = [(); 2].map(|()| drawn.next().unwrap_or(CardId::NONE));
    }

    /// Fills the Reserve, with a new deck when the old one is empty (rules 4.5, 8.4).
    pub(crate) fn step_fill(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        while self.reserve.iter().any(|card| !card.is_some()) {
            if let Some(card) = self.deck.pop() {
                self.deal_to_reserve(card, sink);
            } else if self.discard.is_empty() {
                // A23: places stay empty until cards return.
                break;
            } else {
                self.frames.push(Frame::ShuffleVehicles);
                return Flow::Go;
            }
        }
        self.frames.pop();
        Flow::Go
    }

    /// Takes an outcome of chance.
    pub(crate) fn answer_chance(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let (Move::Shuffle(number), Some(&frame)) = (mv, self.frames.top()) else {
            return;
        };
        self.frames.pop();
        match frame {
            Frame::ShuffleGarage(seat) => self.shuffle_garage(seat, number, sink),
            Frame::ShuffleVehicles => self.shuffle_vehicles(number, sink),
            Frame::Deal(deal) => self.deal(deal, number, sink),
            _ => {}
        }
    }

    /// Makes the Depot the new Garage.
    fn shuffle_garage(&mut self, seat: Seat, number: u64, sink: &mut impl Sink<TrueEvent>) {
        let squad = self.squad_mut(seat);
        squad.garage = squad.depot;
        squad.depot.clear();
        game::shuffle_by(number, &mut squad.garage);
        sink.emit(Event::GarageShuffled { seat });
    }

    /// Makes the vehicle discard the new deck.
    fn shuffle_vehicles(&mut self, number: u64, sink: &mut impl Sink<TrueEvent>) {
        for card in self.discard.iter() {
            self.deck.push(card);
        }
        self.discard = Default::default();
        game::shuffle_by(number, &mut self.deck);
        sink.emit(Event::VehiclesShuffled);
    }

    /// Set-up (rules 2.3 to 2.8): Garages with their first hands, vehicles, achievements.
    fn deal(&mut self, deal: Deal, number: u64, sink: &mut impl Sink<TrueEvent>) {
        match deal {
            Deal::Garage(seat) => {
                let next = if seat.0 + 1 < self.options.players {
                    Deal::Garage(Seat(seat.0 + 1))
                } else {
                    Deal::Vehicles
                };
                self.frames.push(Frame::Deal(next));
                game::shuffle_by(number, &mut self.squad_mut(seat).garage);
                sink.emit(Event::GarageShuffled { seat });
                self.frames.push(Frame::Draw { seat, left: HAND });
            }
            Deal::Vehicles => {
                self.frames.push(Frame::Deal(Deal::Achievements));
                self.shuffle_vehicles(number, sink);
                self.frames.push(Frame::Fill);
            }
            Deal::Achievements => {
                let mut order: [u8; N_ACHIEVEMENTS] = std::array::from_fn(|i| i as u8);
                game::shuffle_by(number, &mut order);
                // Rule 2.8: one more than there are seats.
                let laid = &mut order[..usize::from(self.options.players) + 1];
                laid.sort_unstable();
                for &mut i in laid {
                    self.achievements |= 1 << i;
                    sink.emit(Event::Laid {
                        achievement: AchievementId(i),
                    });
                }
            }
        }
    }
}
