//! Set-up, turns, rounds and the end of the game.

use game::{Ending, MAX_SEATS, Outcome, SeatSet, Sink};

use super::Flow;
use crate::content::Moment;
use crate::event::{Event, TrueEvent};
use crate::faction::Faction;
use crate::frame::{Frame, TurnStage};
use crate::state::State;
use crate::supply;
use crate::window;

/// The ending by the loss of an HQ.
pub(crate) const HQ_LOST: &str = "hq-lost";
/// The ending by more stars after the last round.
pub(crate) const STARS: &str = "stars";
/// The ending by the initiative when the stars are equal.
pub(crate) const INITIATIVE: &str = "initiative";

impl State {
    /// Sets how far the turn at the bottom of the stack has come.
    pub(crate) fn set_turn(&mut self, stage: TurnStage) {
        self.frames[0] = Frame::Turn(stage);
    }

    /// Goes on to the toss when every slot has its token.
    pub(super) fn step_token(&mut self, slot: u8) -> Flow {
        if usize::from(slot) < self.board().tables.slots.len() {
            return Flow::Wait;
        }
        self.frames.replace(Frame::Toss);
        Flow::Go
    }

    pub(super) fn step_turn(&mut self, stage: TurnStage, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let faction = self.active;
        match stage {
            TurnStage::Begin => {
                for side in &mut self.sides.0 {
                    side.used = 0;
                }
                self.extra = 0;
                sink.emit(Event::TurnBegan { faction });
                self.set_turn(TurnStage::Choose);
                Flow::Go
            }
            TurnStage::Choose => {
                // Rule 4.6: without a commander one must pass, unless a card may bring one (A15).
                let is_forced = self.sides[faction].commanders == 0
                    && !window::is_asked(self, faction, Moment::OwnTurn);
                if !is_forced {
                    return Flow::Wait;
                }
                self.pass(sink);
                Flow::Go
            }
            TurnStage::Again => Flow::Wait,
            TurnStage::End => {
                self.set_turn(TurnStage::Next);
                // Rule 11.5, w6: the end of the own turn.
                self.frames.push(Frame::Window {
                    moment: Moment::OwnTurn,
                    by: faction,
                });
                Flow::Go
            }
            TurnStage::Next => self.next_turn(sink),
        }
    }

    /// No more turns for the active faction in this round.
    pub(super) fn pass(&mut self, sink: &mut impl Sink<TrueEvent>) {
        self.sides[self.active].has_passed = true;
        self.extra = 0;
        sink.emit(Event::Passed {
            faction: self.active,
        });
        self.set_turn(TurnStage::Next);
    }

    fn next_turn(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        if self.extra > 0 && self.sides[self.active].commanders > 0 {
            self.extra -= 1;
            self.set_turn(TurnStage::Again);
            return Flow::Go;
        }
        // Rules 4.2 and 4.7: alternately, or alone once the other has passed.
        let other = self.active.other();
        if !self.sides[other].has_passed {
            self.active = other;
        } else if self.sides[self.active].has_passed {
            self.end_round(sink);
            return Flow::Go;
        }
        self.set_turn(TurnStage::Begin);
        Flow::Go
    }

    /// Recall and the round marker.
    fn end_round(&mut self, sink: &mut impl Sink<TrueEvent>) {
        for faction in Faction::ALL {
            self.recall(faction, sink);
        }
        if self.round >= self.board().rounds {
            self.count_stars(sink);
            return;
        }
        // Rule 4.11.
        self.round += 1;
        sink.emit(Event::RoundBegan { round: self.round });
        self.active = self.initiative;
        self.set_turn(TurnStage::Begin);
    }

    fn count_stars(&mut self, sink: &mut impl Sink<TrueEvent>) {
        // Rules 14.2 and 14.3.
        let [blue, yellow] = Faction::ALL.map(|faction| supply::stars(self, faction));
        let (winner, ending) = match blue.cmp(&yellow) {
            std::cmp::Ordering::Greater => (Faction::Blue, STARS),
            std::cmp::Ordering::Less => (Faction::Yellow, STARS),
            std::cmp::Ordering::Equal => (self.initiative, INITIATIVE),
        };
        self.end(winner, ending, sink);
    }

    /// Ends the game.
    pub(super) fn end(&mut self, winner: Faction, ending: &str, sink: &mut impl Sink<TrueEvent>) {
        let ending = Ending::new(ending);
        let stars = Faction::ALL.map(|faction| supply::stars(self, faction));
        let mut scores = [0; MAX_SEATS];
        scores[0] = i32::from(stars[0]);
        scores[1] = i32::from(stars[1]);
        self.outcome = Some(Outcome {
            winners: SeatSet::only(winner.seat()),
            scores,
            ending,
        });
        sink.emit(Event::Ended {
            winner,
            stars,
            ending,
        });
    }
}
