//! The turn: its steps, supply, scoring, and the end of the game.

use game::{Ending, MAX_SEATS, Outcome, Sink};

use super::Flow;
use crate::board::Board;
use crate::country::{Country, Team};
use crate::effect::{PieceKind, Step};
use crate::event::{Event, ScoreReason, TrueEvent};
use crate::frame::{Cause, Frame, TurnStage};
use crate::list;
use crate::options::{HAND, REALLOCATION_CARDS, SUDDEN_VICTORY_LEAD};
use crate::piece::Piece;
use crate::state::State;
use crate::supply;
use crate::window::Fact;

impl State {
    pub(super) fn step_opening(&mut self) -> Flow {
        if Country::ALL
            .into_iter()
            .any(|country| self.owes_opening(country))
        {
            return Flow::Wait;
        }
        self.frames.pop();
        self.frames.push(if self.options.prepare {
            Frame::Prepare
        } else {
            Frame::Turn(TurnStage::Begin)
        });
        Flow::Go
    }

    /// Whether a country must still discard from its opening hand (rule 1).
    pub(crate) fn owes_opening(&self, country: Country) -> bool {
        self.opening[country] < self.options.opening_discards()
            && !self.cards[country].hand.is_empty()
    }

    /// Whether the country on turn may still reallocate, if it is time (rule 66): once a turn, and
    /// with cards enough.
    pub(crate) fn can_reallocate(&self) -> bool {
        self.options.reallocation
            && !self.has_reallocated
            && self.cards[self.active].hand.len() >= usize::from(REALLOCATION_CARDS)
    }

    fn turn_goes_on(&mut self, stage: TurnStage) {
        *self.frames.top_mut().expect("the turn is on top") = Frame::Turn(stage);
    }

    pub(super) fn step_turn(&mut self, stage: TurnStage, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let country = self.active;
        match stage {
            TurnStage::Begin => {
                if country == Country::Germany {
                    sink.emit(Event::RoundBegan { round: self.round });
                }
                sink.emit(Event::TurnBegan { country });
                self.board_at_start = self.board;
                self.turn_goes_on(TurnStage::Play);
                // Rule 6: the beginning of the turn lies before the Play step.
                self.open(Fact::TurnStart(country));
            }
            TurnStage::Play => {
                sink.emit(Event::StepBegan { step: Step::Play });
                self.turn_goes_on(if self.content().has_air {
                    TurnStage::Air
                } else {
                    TurnStage::Supply
                });
                self.frames.push(Frame::PlayStep);
                // Ruling A41: after the beginning of the turn, which had a window of its own.
                if self.content().has_air {
                    self.open(Fact::PlayStart(country));
                }
            }
            TurnStage::Air => {
                sink.emit(Event::StepBegan { step: Step::Air });
                self.turn_goes_on(TurnStage::Supply);
                self.frames.push(Frame::AirStep);
            }
            TurnStage::Supply => {
                sink.emit(Event::StepBegan { step: Step::Supply });
                self.turn_goes_on(TurnStage::Victory);
                self.frames.push(Frame::SupplyStep);
            }
            TurnStage::Victory => {
                sink.emit(Event::StepBegan {
                    step: Step::Victory,
                });
                if self.content().has_air && !self.is_home_lost() {
                    self.turn_goes_on(TurnStage::Score);
                    self.open(Fact::VictoryStart(country));
                } else {
                    self.turn_goes_on(TurnStage::DiscardStart);
                    self.begin_victory(sink);
                }
            }
            TurnStage::Score => {
                self.turn_goes_on(TurnStage::DiscardStart);
                self.begin_victory(sink);
            }
            TurnStage::DiscardStart => {
                sink.emit(Event::StepBegan {
                    step: Step::Discard,
                });
                self.turn_goes_on(TurnStage::Discard);
                self.open(Fact::DiscardStart(country));
            }
            TurnStage::Discard => {
                self.turn_goes_on(TurnStage::DrawStart);
                self.frames.push(Frame::DiscardStep);
            }
            TurnStage::DrawStart => {
                sink.emit(Event::StepBegan { step: Step::Draw });
                if self.content().has_air {
                    self.turn_goes_on(TurnStage::Draw);
                    self.open(Fact::DrawStart(country));
                } else {
                    self.fill_hand(sink);
                }
            }
            TurnStage::Draw => self.fill_hand(sink),
            TurnStage::End => self.end_turn(sink),
        }
        Flow::Go
    }

    /// Rule 3: a country draws up to a full hand.
    fn fill_hand(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let missing = HAND.saturating_sub(self.cards[self.active].hand.len());
        self.draw(self.active, missing, sink);
        self.turn_goes_on(TurnStage::End);
    }

    pub(super) fn step_supply(&mut self) -> Flow {
        let country = self.active;
        if self.doomed.has_none_of(country) {
            // Rule 13: repeat the test until nothing more falls.
            let supplied = supply::of(self, country).supplied;
            for kind in PieceKind::HOLDING {
                let out = self.board.of(country, kind) & !supplied;
                let out = out & !self.protected.of(country, kind);
                self.doomed.add(country, kind, out);
            }
            if self.doomed.has_none_of(country) {
                self.frames.pop();
                return Flow::Go;
            }
        }
        if list::chooses_what_falls(self) {
            return Flow::Wait;
        }
        let doomed = self.doomed.pieces_of(country);
        if let Some(piece) = doomed.min_by_key(|piece| piece.space) {
            self.fall(piece);
        }
        Flow::Go
    }

    /// Begins to remove a piece that is out of supply.
    pub(super) fn fall(&mut self, piece: Piece) {
        self.doomed.remove(piece);
        if self.board.contains(piece) {
            self.threaten(piece, Cause::Supply);
        }
    }

    fn begin_victory(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let country = self.active;
        // Rule 62: an enemy at home cancels the whole step.
        if self.is_home_lost() {
            sink.emit(Event::VictorySkipped { country });
            return;
        }
        // Rules 61, 63: 2 points for a space alone, 1 for a shared one.
        let held = self.board.of(country, PieceKind::Army) & supply::sources(self, country);
        let mut mates = country.team().countries();
        mates.remove(country);
        let shared = held & self.board.of_any(mates, PieceKind::Army);
        let points = 2 * held.len() - shared.len();
        self.score(country, points as i16, ScoreReason::Spaces, held, sink);
        self.open(Fact::Victory(country));
    }

    /// Whether an enemy stands in the home space of the country on turn.
    fn is_home_lost(&self) -> bool {
        let enemies = self.board.of_team(self.active.team().other());
        enemies.contains(self.content().countries[self.active].home)
    }

    fn end_turn(&mut self, sink: &mut impl Sink<TrueEvent>) {
        self.protected = Board::default();
        self.used_this_turn = Default::default();
        self.has_reallocated = false;
        self.is_grounded = false;
        if self.lasting.iter().any(Option::is_some) {
            self.lasting = Default::default();
            self.refresh_continuous();
        }
        if self.active == Country::Usa {
            let lead = self.points(Team::Axis) - self.points(Team::Allies);
            // Rule 64: a lead of 30 after a round wins at once.
            if lead.abs() >= SUDDEN_VICTORY_LEAD {
                let winner = if lead > 0 { Team::Axis } else { Team::Allies };
                return self.finish(winner, "sudden-victory", sink);
            }
            // Rule 65: after the last round the higher total, a tie goes to the axis.
            if self.round >= self.options.rounds {
                let winner = if lead >= 0 { Team::Axis } else { Team::Allies };
                let ending = if lead == 0 { "tie" } else { "last-round" };
                return self.finish(winner, ending, sink);
            }
            self.round += 1;
        }
        self.active = self.active.next();
        self.turn_goes_on(TurnStage::Begin);
    }

    fn finish(&mut self, winner: Team, ending: &'static str, sink: &mut impl Sink<TrueEvent>) {
        let mut scores = [0; MAX_SEATS];
        for country in Country::ALL {
            scores[self.leaders[country].0 as usize] = self.points(country.team());
        }
        self.outcome = Some(Outcome {
            winners: self.options.seats_of(winner),
            scores,
            ending: Ending::new(ending),
        });
        self.frames.pop();
        sink.emit(Event::Ended);
    }
}
