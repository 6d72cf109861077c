//! The scheduler: runs the stack of frames until a seat has to decide.
//!
//! What a frame does appends frames; it never calls the scheduler. [`State::run`] is the only
//! loop.

use game::{Actor, Sink};

use crate::event::TrueEvent;
use crate::frame::Frame;
use crate::moves::Move;
use crate::state::State;

mod answer;
mod attack;
mod card;
mod piles;
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
        match actor {
            Actor::Chance => self.answer_chance(mv, sink),
            Actor::Seat(seat) => self.answer(seat, mv, sink),
        }
        self.run(sink);
    }

    /// Runs until a seat has to decide or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<TrueEvent>) {
        while self.outcome.is_none() && self.step(sink) == Flow::Go {}
    }

    fn step(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(&frame) = self.frames.top() else {
            return Flow::Wait;
        };
        match frame {
            Frame::Play
            | Frame::Deal(_)
            | Frame::Purchase(_)
            | Frame::Place(_)
            | Frame::ShuffleGarage(_)
            | Frame::ShuffleVehicles => Flow::Wait,
            Frame::Turn(stage) => self.step_turn(stage, sink),
            Frame::Card {
                card,
                at,
                is_scrapped,
                ..
            } => self.step_card(card, at, is_scrapped, sink),
            Frame::Sabotage(asked) => self.step_sabotage(asked, sink),
            Frame::Attack {
                nation,
                kills,
                stage,
            } => self.step_attack(nation, kills, stage, sink),
            Frame::Reward { nation, due } => self.step_reward(nation, due, sink),
            Frame::Draw { seat, left } => self.step_draw(seat, left, sink),
            Frame::Fill => self.step_fill(sink),
        }
    }
}
