//! Battles and removals, step by step (rule 57).

use game::Sink;

use super::Flow;
use crate::country::{Country, CountrySet};
use crate::effect::PieceKind;
use crate::event::{Event, TrueEvent};
use crate::frame::{Cause, FightStage, Frame, Saved, ThreatStage};
use crate::piece::Piece;
use crate::space::SpaceId;
use crate::state::State;
use crate::supply;
use crate::window::Fact;

impl State {
    /// The countries whose piece can be the target of a battle there.
    pub(crate) fn targets(&self, by: Country, kind: PieceKind, space: SpaceId) -> CountrySet {
        let enemies = by.team().other().countries();
        enemies
            .iter()
            .filter(|&country| self.board.of(country, kind).contains(space))
            .collect()
    }

    pub(super) fn step_fight(&mut self) -> Flow {
        let Some(&Frame::Fight {
            by,
            kind,
            space,
            stage,
        }) = self.frames.top()
        else {
            return Flow::Wait;
        };
        match stage {
            FightStage::Target => {
                let targets = self.targets(by, kind.piece(), space);
                let mut rest = targets.iter();
                let Some(target) = rest.next() else {
                    // Rule 22: an empty space may be battled.
                    self.fight_goes_on(FightStage::Aftermath);
                    return Flow::Go;
                };
                if rest.next().is_some() {
                    return Flow::Wait;
                }
                self.aim(target);
            }
            FightStage::Aftermath => {
                self.fight_goes_on(FightStage::Done);
                // Rule 27: a prevented removal does not undo the battle.
                self.open(Fact::Battle { by, kind, space });
            }
            FightStage::Done => self.frames.pop(),
        }
        Flow::Go
    }

    fn fight_goes_on(&mut self, to: FightStage) {
        if let Some(Frame::Fight { stage, .. }) = self.frames.top_mut() {
            *stage = to;
        }
    }

    /// Makes a country's piece the target of the battle on top.
    pub(super) fn aim(&mut self, target: Country) {
        let Some(&Frame::Fight {
            by, kind, space, ..
        }) = self.frames.top()
        else {
            return;
        };
        self.fight_goes_on(FightStage::Aftermath);
        self.threaten(Piece::new(target, kind.piece(), space), Cause::Battle(by));
    }

    /// Begins the removal of a piece.
    pub(super) fn threaten(&mut self, piece: Piece, cause: Cause) {
        self.frames.push(Frame::Threat {
            country: piece.country,
            kind: piece.kind,
            space: piece.space,
            cause,
            stage: ThreatStage::Announced,
            saved: Saved::No,
        });
    }

    pub(super) fn step_threat(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(&Frame::Threat {
            country,
            kind,
            space,
            cause,
            stage,
            saved,
        }) = self.frames.top()
        else {
            return Flow::Wait;
        };
        match stage {
            ThreatStage::Announced => {
                self.threat_goes_on(ThreatStage::Removal);
                self.open(Fact::Threat {
                    country,
                    kind,
                    space,
                    cause,
                });
            }
            ThreatStage::Removal => {
                self.threat_goes_on(ThreatStage::Done);
                let piece = Piece::new(country, kind, space);
                let stays = saved != Saved::No || self.protected.contains(piece);
                if !stays && self.board.contains(piece) {
                    let was_supplied = supply::of(self, country).supplied.contains(space);
                    self.remove(piece, cause, sink);
                    let was_last = self.board.of(country, kind).is_empty();
                    self.open(Fact::Removed {
                        country,
                        kind,
                        space,
                        cause,
                        was_supplied,
                        was_last,
                    });
                }
            }
            ThreatStage::Done => self.frames.pop(),
        }
        Flow::Go
    }

    fn threat_goes_on(&mut self, to: ThreatStage) {
        if let Some(Frame::Threat { stage, .. }) = self.frames.top_mut() {
            *stage = to;
        }
    }

    /// Protects the piece for the rest of the turn.
    pub(super) fn protect(&mut self, piece: Piece, sink: &mut impl Sink<TrueEvent>) {
        self.protected.place(piece);
        sink.emit(Event::Protected {
            country: piece.country,
            kind: piece.kind,
            space: piece.space,
        });
    }

    /// Spares the piece that is now threatened.
    pub(super) fn spare(&mut self, piece: Piece, sink: &mut impl Sink<TrueEvent>) {
        self.frames.find_mut(|frame| match frame {
            Frame::Threat {
                country,
                kind,
                space,
                saved,
                ..
            } if Piece::new(*country, *kind, *space) == piece => {
                *saved = Saved::Spared;
                Some(())
            }
            _ => None,
        });
        sink.emit(Event::Spared {
            country: piece.country,
            kind: piece.kind,
            space: piece.space,
        });
    }
}
