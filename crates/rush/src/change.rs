//! The only writers of the position: atomic changes, each with its event.
//!
//! No function here asks a seat or decides whether a change is allowed.

use game::{Seat, Sink};

use crate::card::CardId;
use crate::deed::Deed;
use crate::event::{DiscardReason, Event, TrueEvent};
use crate::moves::Part;
use crate::nation::Nation;
use crate::options::N_RESERVE;
use crate::state::{Base, Ending, State};

impl State {
    /// Puts a card on its owner's Depot.
    #[inline]
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: CardId,
        reason: DiscardReason,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.squad_mut(seat).depot.push(card);
        sink.emit(Event::Discarded { seat, card, reason });
    }

    /// Puts a new card on the Depot of the active seat (rule 1.12).
    pub(crate) fn gain(&mut self, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        self.squad_mut(seat).depot.push(card);
        sink.emit(Event::Gained { seat, card });
    }

    /// Puts a card into the Scrapyard for good.
    pub(crate) fn scrap(&mut self, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        self.scrapyard[card.0 as usize] += 1;
        let seat = self.active;
        sink.emit(Event::Scrapped { seat, card });
    }

    /// Takes a card of the active seat's hand into use (rule 3.7).
    #[inline]
    pub(crate) fn take_from_hand(&mut self, card: CardId) {
        let seat = self.active;
        self.squad_mut(seat).hand.take_highest(card);
        self.used.insert(card);
    }

    /// Takes a card out of the Reserve; those nearer the deck slide (rule 4.5).
    pub(crate) fn take_from_reserve(&mut self, card: CardId) {
        if let Some(at) = self.reserve.iter().position(|&other| other == card) {
            self.reserve[..=at].rotate_right(1);
            self.reserve[0] = CardId::NONE;
        }
    }

    /// Puts a Reserve card on the vehicle discard.
    pub(crate) fn drop_from_reserve(&mut self, slot: usize, sink: &mut impl Sink<TrueEvent>) {
        if let Some(card) = self.reserve[slot].some() {
            self.reserve[slot] = CardId::NONE;
            self.discard.insert(card);
            sink.emit(Event::Dropped { card });
        }
    }

    /// Turns a vehicle up at the deck's side of the Reserve; gaps close away from the deck, so
    /// the card lies in the farthest free place (A35).
    pub(crate) fn deal_to_reserve(&mut self, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        if let Some(free) = (0..N_RESERVE).rev().find(|&i| !self.reserve[i].is_some()) {
            self.reserve[..=free].rotate_right(1);
            self.reserve[0] = CardId::NONE;
            let place = self.reserve[..=free]
                .iter()
                .position(|card| card.is_some())
                .unwrap_or(free + 1);
            self.reserve[place - 1] = card;
            sink.emit(Event::Dealt { card });
        }
    }

    /// Repairs everything of the active seat (rule 3.3).
    pub(crate) fn repair(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        for (i, base) in self.squad_mut(seat).bases.iter_mut().enumerate() {
            let number = i as u8;
            if base.is_damaged {
                base.is_damaged = false;
                sink.emit(Event::Repaired {
                    seat,
                    base: number,
                    part: Part::Base,
                });
            }
            if base.is_defender_damaged {
                base.is_defender_damaged = false;
                sink.emit(Event::Repaired {
                    seat,
                    base: number,
                    part: Part::Defender,
                });
            }
        }
    }

    /// Lays a vehicle on an own base; an old defender goes to the Depot (rule 5.5).
    pub(crate) fn place(&mut self, base: u8, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        let seat = self.active;
        let old = self.lift_defender(seat, base);
        if let Some(old) = old {
            self.discard(seat, old, DiscardReason::Replaced, sink);
        }
        self.squad_mut(seat).bases[base as usize].defender = card;
        self.note(Deed::Guarded { card, base });
        sink.emit(Event::Placed { seat, base, card });
    }

    /// Takes the defender off a base; it leaves its damage behind (A29).
    fn lift_defender(&mut self, seat: Seat, base: u8) -> Option<CardId> {
        let base = &mut self.squad_mut(seat).bases[base as usize];
        let card = base.defender.some();
        base.defender = CardId::NONE;
        base.is_defender_damaged = false;
        card
    }

    /// Turns a base or defender on its side.
    pub(crate) fn damage(
        &mut self,
        seat: Seat,
        base: u8,
        part: Part,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let on_table = &mut self.squad_mut(seat).bases[base as usize];
        match part {
            Part::Base => on_table.is_damaged = true,
            Part::Defender => on_table.is_defender_damaged = true,
        }
        sink.emit(Event::Damaged { seat, base, part });
    }

    /// Sends a destroyed defender to its owner's Depot (rule 6.5).
    pub(crate) fn destroy_defender(
        &mut self,
        seat: Seat,
        base: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        sink.emit(Event::Destroyed {
            seat,
            base,
            part: Part::Defender,
        });
        if let Some(card) = self.lift_defender(seat, base) {
            self.discard(seat, card, DiscardReason::Destroyed, sink);
        }
    }

    /// Gives a destroyed base to the active seat (rules 5.17, 6.7).
    pub(crate) fn destroy_base(&mut self, seat: Seat, base: u8, sink: &mut impl Sink<TrueEvent>) {
        sink.emit(Event::Destroyed {
            seat,
            base,
            part: Part::Base,
        });
        // Rule 5.17: what lay on it is not destroyed, only uncovered.
        if let Some(card) = self.lift_defender(seat, base) {
            self.discard(seat, card, DiscardReason::Uncovered, sink);
        }
        let taker = Some(self.active);
        self.squad_mut(seat).bases[base as usize] = Base {
            taker,
            ..Base::GONE
        };
        self.gain(self.content().base, sink);
        self.note_trigger(sink);
    }

    /// Takes a medal card from its stack: the single for 0, the double for 1.
    pub(crate) fn take_medal(
        &mut self,
        nation: Nation,
        slot: usize,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.medals[nation][slot] -= 1;
        self.gain(self.content().medals[nation][slot], sink);
        self.note_trigger(sink);
    }

    /// Remembers the first thing that makes this round the last (rule 9.1).
    pub(crate) fn note_trigger(&mut self, sink: &mut impl Sink<TrueEvent>) {
        if self.trigger.is_some() {
            return;
        }
        let ending = if self.seated().iter().any(|squad| !squad.has_base()) {
            Ending::BasesDestroyed
        } else if self.medals.0.iter().any(|stack| stack[0] == 0) {
            Ending::MedalsTaken
        } else {
            return;
        };
        self.trigger = Some(ending);
        sink.emit(Event::LastRound { ending });
    }
}
