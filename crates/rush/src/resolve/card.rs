//! Cards played for their abilities (rules 5.1 to 5.21).

use game::{Seat, SeatSet, Sink};

use super::Flow;
use crate::ability::Ability;
use crate::card::CardId;
use crate::deed::Deed;
use crate::event::{DiscardReason, Event, TrueEvent};
use crate::frame::Frame;
use crate::moves::{Move, Part, Target};
use crate::options::N_RESERVE;
use crate::price::Pool;
use crate::state::State;
use crate::target;

/// The most cards Dismantling scraps (rule 5.20).
const MOST_SCRAPPED: u8 = 2;

impl State {
    /// Asks for the next action, or puts the card where it belongs.
    pub(crate) fn step_card(
        &mut self,
        card: CardId,
        at: u8,
        is_scrapped: bool,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        let face = self.content().face(card);
        if at < face.n_actions {
            return Flow::Wait;
        }
        self.frames.pop();
        let seat = self.active;
        // Rule 5.3: the Scrapyard if an ability said so, else a base, else the Depot.
        if is_scrapped {
            return Flow::Go;
        }
        // Rules 5.4, 5.10: armour defends, as long as there is something to defend.
        if face.can_defend() && self.squad(seat).has_base() {
            self.frames.push(Frame::Place(card));
        } else {
            self.discard(seat, card, DiscardReason::Played, sink);
        }
        Flow::Go
    }

    /// Answers the question of a card's action.
    pub(crate) fn answer_card(
        &mut self,
        card: CardId,
        at: u8,
        done: u8,
        is_scrapped: bool,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let face = self.content().face(card);
        let Some(&ability) = face.actions().get(at as usize) else {
            return;
        };
        let kind = ability.kind();
        let mut next = Frame::Card {
            card,
            at: at + 1,
            done: 0,
            is_scrapped,
        };
        match mv {
            Move::Decline => {
                sink.emit(Event::Declined { ability: kind });
                self.frames.replace(next);
                return;
            }
            Move::Confirm => {
                self.frames.replace(next);
                return;
            }
            _ => {}
        }
        if done == 0 {
            sink.emit(Event::Activated { ability: kind });
        }
        match (ability, mv) {
            (Ability::Reinforcements(n), _) => {
                self.frames.replace(next);
                let seat = self.active;
                self.frames.push(Frame::Draw { seat, left: n });
            }
            (Ability::Recruitment, _) => {
                // A7: what an earlier purchase left over is lost; A5: from now on it is not.
                if !self.is_recruiting {
                    self.is_recruiting = true;
                    self.pool = Pool::default();
                }
                self.frames.replace(next);
            }
            (Ability::Recon, _) => {
                // A23: first the discard, then the deal.
                for slot in 0..N_RESERVE {
                    self.drop_from_reserve(slot, sink);
                }
                self.frames.replace(next);
                self.frames.push(Frame::Fill);
            }
            (Ability::Sabotage, _) => {
                self.frames.replace(next);
                self.begin_sabotage(sink);
            }
            (Ability::Siege, Move::Target(target)) => {
                self.frames.replace(next);
                self.besiege(card, target, sink);
            }
            (Ability::Research(_), taken) => {
                // Rule 5.19: this card first, whether or not there is something to take (A21).
                if let Frame::Card { is_scrapped, .. } = &mut next {
                    *is_scrapped = true;
                }
                self.frames.replace(next);
                if !is_scrapped {
                    self.scrap(card, sink);
                }
                if let Move::Take(vehicle) = taken {
                    self.take_from_reserve(vehicle);
                    self.gain(vehicle, sink);
                    self.frames.push(Frame::Fill);
                }
            }
            (Ability::Dismantling, Move::Scrap(scrapped)) => {
                let seat = self.active;
                self.squad_mut(seat).depot.take_highest(scrapped);
                self.scrap(scrapped, sink);
                let is_last = done + 1 >= MOST_SCRAPPED || self.squad(seat).depot.is_empty();
                if !is_last {
                    next = Frame::Card {
                        card,
                        at,
                        done: done + 1,
                        is_scrapped,
                    };
                }
                self.frames.replace(next);
            }
            (Ability::Invincibility, _) => {
                self.frames.replace(next);
                // A31: a single or nothing.
                if let Some(nation) = face.nation
                    && self.medals[nation][0] > 0
                {
                    self.take_medal(nation, 0, sink);
                }
            }
            _ => self.frames.replace(next),
        }
    }

    /// Asks all opponents with a card at once (A10).
    fn begin_sabotage(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let mut asked = SeatSet::EMPTY;
        for seat in self.opponents() {
            if !self.squad(seat).hand.is_empty() {
                asked.insert(seat);
                sink.emit(Event::Sabotaged { seat });
            }
        }
        if !asked.is_empty() {
            self.frames.push(Frame::Sabotage(asked));
        }
    }

    /// The other seats, clockwise from the active one.
    fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, players) = (self.active.0, self.options.players);
        (1..players).map(move |i| Seat((active + i) % players))
    }

    /// When all have chosen, the chosen cards go to the Depots, clockwise (A36).
    pub(crate) fn step_sabotage(
        &mut self,
        asked: SeatSet,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        if !asked.is_empty() {
            return Flow::Wait;
        }
        self.frames.pop();
        for seat in self.opponents() {
            let squad = self.squad_mut(seat);
            let card = std::mem::replace(&mut squad.chosen, CardId::NONE);
            if card.is_some() {
                squad.hand.take_highest(card);
                squad.forget_known(card);
                self.discard(seat, card, DiscardReason::Sabotage, sink);
            }
        }
        Flow::Go
    }

    /// Rules 5.16 to 5.18, A20: one step of damage, regardless of armour.
    fn besiege(&mut self, card: CardId, target: Target, sink: &mut impl Sink<TrueEvent>) {
        let Target { seat, base, part } = target;
        let is_fatal = target::is_fatal_siege(self, target);
        let hit = self.hit_on(target, is_fatal);
        self.note(Deed::Besieged { card, hit });
        if !is_fatal {
            self.damage(seat, base, part, sink);
            return;
        }
        match part {
            Part::Base => self.destroy_base(seat, base, sink),
            Part::Defender => {
                self.destroy_defender(seat, base, sink);
                if let Some(nation) = self.content().face(card).nation {
                    self.owed[nation] += 1;
                }
            }
        }
    }
}

impl crate::state::Squad {
    /// A card that left the hand is not a known card of the hand any more.
    fn forget_known(&mut self, card: CardId) {
        if let Some(place) = self.known.iter_mut().find(|known| **known == card) {
            *place = CardId::NONE;
        }
    }
}
