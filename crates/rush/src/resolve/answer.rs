//! Puts a seat's decision into the top frame.

use game::{Seat, Sink};

use crate::card::CardId;
use crate::deed::Deed;
use crate::event::{Event, TrueEvent};
use crate::frame::{AttackStage, Frame};
use crate::moves::Move;
use crate::price::Pool;
use crate::state::State;

impl State {
    pub(crate) fn answer(&mut self, seat: Seat, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let Some(&frame) = self.frames.top() else {
            return;
        };
        match frame {
            Frame::Play => self.answer_play(mv, sink),
            Frame::Purchase(target) => self.answer_purchase(target, mv, sink),
            Frame::Card {
                card,
                at,
                done,
                is_scrapped,
            } => self.answer_card(card, at, done, is_scrapped, mv, sink),
            Frame::Place(card) => {
                if let Move::Place(base) = mv {
                    self.frames.pop();
                    self.place(base, card, sink);
                }
            }
            Frame::Sabotage(mut asked) => {
                if let Move::Discard(card) = mv {
                    self.squad_mut(seat).chosen = card;
                    asked.remove(seat);
                    self.frames.replace(Frame::Sabotage(asked));
                }
            }
            Frame::Attack {
                nation,
                kills,
                stage,
            } => self.answer_attack(nation, kills, stage, mv, sink),
            Frame::Reward { nation, due } => self.answer_reward(nation, due, mv, sink),
            Frame::Deal(_)
            | Frame::Turn(_)
            | Frame::Draw { .. }
            | Frame::Fill
            | Frame::ShuffleGarage(_)
            | Frame::ShuffleVehicles => {}
        }
    }

    /// Step II: one card, one use (rule 3.4).
    fn answer_play(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        match mv {
            Move::Buy(card) => self.frames.push(Frame::Purchase(card)),
            Move::Use(card) => {
                self.take_from_hand(card);
                self.note(Deed::Used { card });
                sink.emit(Event::Played { seat, card });
                self.frames.push(Frame::Card {
                    card,
                    at: 0,
                    done: 0,
                    is_scrapped: false,
                });
            }
            Move::Defend(card) => {
                self.take_from_hand(card);
                sink.emit(Event::Played { seat, card });
                self.frames.push(Frame::Place(card));
            }
            Move::Attack(card) => {
                if let Some(nation) = self.content().face(card).nation {
                    self.has_attacked = true;
                    self.frames.push(Frame::Attack {
                        nation,
                        kills: 0,
                        stage: AttackStage::Name,
                    });
                    self.name_attacker(card, sink);
                }
            }
            Move::End => self.frames.pop(),
            _ => {}
        }
    }

    /// Rules 4.2 to 4.7: card by card, then the vehicle on top of them.
    fn answer_purchase(&mut self, target: CardId, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        match mv {
            Move::Pay(card) => {
                self.take_from_hand(card);
                self.squad_mut(seat).depot.push(card);
                self.pool.add(self.content().face(card));
                let bought = target;
                self.note(Deed::Paid { card, bought });
                sink.emit(Event::Paid { seat, card });
            }
            Move::Confirm => {
                self.pool.charge(self.content().face(target));
                // Rule 4.2: the excess is lost, unless Recruitment lets it carry over (A5).
                if !(self.is_recruiting && self.options.recruit_pool) {
                    self.pool = Pool::default();
                }
                self.has_bought = true;
                self.take_from_reserve(target);
                self.squad_mut(seat).depot.push(target);
                self.note(Deed::Bought { card: target });
                sink.emit(Event::Bought { seat, card: target });
                self.frames.replace(Frame::Fill);
            }
            _ => {}
        }
    }
}
