//! The scheduler: runs the stack of frames until a seat has to decide.
//!
//! Effects append frames; they never call the scheduler. [`State::run`] is the only loop. One
//! turn goes: place the commander, freeze the bonuses, choose, move pieces, bonuses and cards,
//! roll, remove pieces, limits, HQs, commanders that a bonus brings or takes, end of turn.

use game::{Actor, Sink};

use crate::event::TrueEvent;
use crate::frame::Frame;
use crate::moves::Move;
use crate::state::State;
use crate::window;

mod act;
mod answer;
mod card;
mod turn;

/// Whether the scheduler goes on or waits for a decision.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Go,
    Wait,
}

impl State {
    /// Makes a legal move and runs on until the next decision.
    pub(crate) fn make(&mut self, actor: Actor, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        sink.nest(|| u8::from(matches!(self.frames.top(), Some(Frame::Add(_)))));
        match actor {
            Actor::Chance => self.answer_chance(mv, sink),
            Actor::Seat(_) => self.answer(mv, sink),
        }
        self.run(sink);
    }

    /// Runs until a seat has to decide or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<TrueEvent>) {
        while self.outcome.is_none() {
            // What a card brings lies inside the action it is used in.
            sink.nest(|| u8::from(matches!(self.frames.top(), Some(Frame::Add(_)))));
            if self.step(sink) == Flow::Wait {
                return;
            }
        }
    }

    fn step(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(frame) = self.frames.top().copied() else {
            return Flow::Wait;
        };
        match frame {
            Frame::Deal | Frame::Toss | Frame::Roll(_) | Frame::Beside(_) => Flow::Wait,
            Frame::Token(slot) => self.step_token(slot),
            Frame::Turn(stage) => self.step_turn(stage, sink),
            Frame::Act(stage) => self.step_act(stage, sink),
            Frame::Window { moment, by } => {
                if window::is_asked(self, by, moment) {
                    return Flow::Wait;
                }
                self.frames.pop();
                Flow::Go
            }
            Frame::Add(most) => self.step_add(most, sink),
            // Rule 10.1: a player with a card may use it to roll again.
            Frame::Keep(faction) if !self.sides[faction].hand.is_empty() => Flow::Wait,
            Frame::Keep(_) => {
                self.frames.pop();
                Flow::Go
            }
            Frame::Return { faction, left } => self.step_return(faction, left, sink),
        }
    }
}
