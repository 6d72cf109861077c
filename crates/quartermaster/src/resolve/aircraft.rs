//! The Air step, air defence, air strike and retreat.

use game::Sink;

use super::Flow;
use crate::air;
use crate::country::Country;
use crate::effect::PieceKind;
use crate::event::{Event, TrueEvent};
use crate::frame::{Cause, Frame, Saved, Source, ThreatStage};
use crate::legal;
use crate::list;
use crate::moves::Move;
use crate::piece::Piece;
use crate::space::{SpaceId, Spaces};
use crate::state::State;
use crate::window::Fact;

impl State {
    /// Goes on when there is nothing to do in the Air step.
    pub(super) fn step_air(&mut self) -> Flow {
        let is_open = match self.frames.top() {
            Some(Frame::AirStep) => list::has_air_step(self),
            _ => legal::marshal(self, self.active, Spaces::ALL)
                .next()
                .is_some(),
        };
        if is_open {
            return Flow::Wait;
        }
        self.frames.pop();
        Flow::Go
    }

    pub(super) fn answer_air_step(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let country = self.active;
        self.frames.pop();
        match mv {
            Move::Play(card) => {
                self.cards[country].hand.take_lowest(card);
                self.begin_card(card, Source::AirStep);
            }
            Move::Discard(card) => {
                self.discard_from_hand(country, card, sink);
                self.frames.push(Frame::Marshal);
            }
            _ => {}
        }
    }

    /// Puts an air force on the board and opens the window on it.
    pub(super) fn deploy(
        &mut self,
        country: Country,
        space: SpaceId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.place(Piece::new(country, PieceKind::Air, space));
        sink.emit(Event::Deployed { country, space });
        // Ruling A42: deploying and marshalling are answered alike.
        self.open(Fact::AirMoved { country, space });
    }

    fn fly(&mut self, country: Country, from: SpaceId, to: SpaceId) {
        self.board.remove(Piece::new(country, PieceKind::Air, from));
        self.board.place(Piece::new(country, PieceKind::Air, to));
    }

    /// Moves an air force because its country wants to, and opens the window on it.
    pub(super) fn marshal(
        &mut self,
        country: Country,
        from: SpaceId,
        to: SpaceId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.fly(country, from, to);
        sink.emit(Event::Marshalled { country, from, to });
        self.open(Fact::AirMoved { country, space: to });
    }

    /// Lets air forces go that have lost their army or navy; asks when there is a choice.
    ///
    // Ruling A5: at once, and only those without a way out are lost.
    pub(super) fn settle_air(&mut self, sink: &mut impl Sink<TrueEvent>) {
        while let Some(piece) = air::stranded(self) {
            let Piece { country, space, .. } = piece;
            // The seat that is asked may first take a piece off.
            if let Some(Frame::Retreat { .. } | Frame::Withdraw(_)) = self.frames.top() {
                return;
            }
            let mut goals = legal::retreat(self, country, space).iter();
            match (goals.next(), goals.next()) {
                (None, _) => self.remove(piece, Cause::Stranded, sink),
                (Some(to), None) => self.retreat(country, space, to, sink),
                (Some(_), Some(_)) => self.frames.push(Frame::Retreat { country, space }),
            }
        }
    }

    /// Asks as long as there is a choice: the seat may take off the pieces it could go to.
    pub(super) fn step_retreat(&mut self, country: Country, space: SpaceId) -> Flow {
        if legal::retreat(self, country, space).len() > 1 {
            return Flow::Wait;
        }
        self.frames.pop();
        Flow::Go
    }

    /// Moves an air force that has lost its army or navy.
    pub(super) fn retreat(
        &mut self,
        country: Country,
        from: SpaceId,
        to: SpaceId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.fly(country, from, to);
        sink.emit(Event::Retreated { country, from, to });
    }

    /// Loses an air force instead of the battled piece in its space.
    pub(super) fn defend(&mut self, fact: Fact, sink: &mut impl Sink<TrueEvent>) {
        let Fact::Threat { country, space, .. } = fact else {
            return;
        };
        self.board
            .remove(Piece::new(country, PieceKind::Air, space));
        sink.emit(Event::Defended { country, space });
        self.threat_becomes(fact, |_, saved| *saved = Saved::Defended);
    }

    /// Loses an air force next to the defended piece: its removal begins anew.
    ///
    // Ruling A19: a new removal, which cards may answer as any other.
    pub(super) fn strike(&mut self, fact: Fact, from: SpaceId, sink: &mut impl Sink<TrueEvent>) {
        let Fact::Threat {
            cause: Cause::Battle(by),
            space,
            ..
        } = fact
        else {
            return;
        };
        self.board.remove(Piece::new(by, PieceKind::Air, from));
        sink.emit(Event::Struck {
            country: by,
            from,
            space,
        });
        // The window of the removal that was defended against.
        self.frames.pop();
        self.threat_becomes(fact, |stage, saved| {
            *stage = ThreatStage::Announced;
            *saved = Saved::No;
        });
    }

    /// Changes the innermost removal of that piece.
    fn threat_becomes(&mut self, fact: Fact, change: impl Fn(&mut ThreatStage, &mut Saved)) {
        let Fact::Threat {
            country,
            kind,
            space,
            ..
        } = fact
        else {
            return;
        };
        let threatened = Piece::new(country, kind, space);
        self.frames.find_mut(|frame| match frame {
            Frame::Threat {
                country,
                kind,
                space,
                stage,
                saved,
                ..
            } if Piece::new(*country, *kind, *space) == threatened => {
                change(stage, saved);
                Some(())
            }
            _ => None,
        });
    }
}
