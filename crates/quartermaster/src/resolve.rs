//! The scheduler: runs the stack of frames until a seat has to decide.
//!
//! Every atomic effect goes before-window, check again, apply, record the fact, after-window.
//! Effects append frames; they never call the scheduler. [`State::run`] is the only loop.

use game::{Actor, Sink};

use crate::air;
use crate::card::CardId;
use crate::country::Country;
use crate::effect::PieceKind;
use crate::event::TrueEvent;
use crate::frame::{Frame, Source};
use crate::moves::Move;
use crate::options::WITHDRAW_UNDER_THREAT;
use crate::piece::Piece;
use crate::space::Spaces;
use crate::state::State;
use crate::window::{self, Fact};

mod aircraft;
mod answer;
mod battle;
mod card;
mod effect;
mod prepare;
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
        sink.nest(|| self.depth());
        match actor {
            Actor::Chance => self.answer_chance(mv, sink),
            Actor::Seat(seat) => self.answer(seat, mv, sink),
        }
        self.run(sink);
    }

    /// Runs until a seat has to decide or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<TrueEvent>) {
        // Requests come in by moves alone, so one look tells whether there are any.
        let has_requests = self.has_requests;
        let has_air = self.content().has_air;
        loop {
            sink.nest(|| self.depth());
            if has_requests {
                self.honour_requests(sink);
            }
            if has_air {
                self.settle_air(sink);
            }
            if self.outcome.is_some() || self.step(sink) == Flow::Wait {
                return;
            }
        }
    }

    /// How many cards answer one another: none for a card that is played or used by itself.
    pub(crate) fn depth(&self) -> u8 {
        let cards = self.frames.iter();
        let cards = cards.filter(|frame| matches!(frame, Frame::Card { .. } | Frame::Use { .. }));
        cards.skip(1).count() as u8
    }

    fn step(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(frame) = self.frames.top() else {
            return Flow::Wait;
        };
        match *frame {
            Frame::Deal(_) | Frame::Shuffle(_) | Frame::PickResponse(_) | Frame::PlayStep => {
                Flow::Wait
            }
            Frame::Reallocate(_) | Frame::Withdraw(_) => Flow::Wait,
            Frame::Retreat { country, space } => self.step_retreat(country, space),
            Frame::AirStep | Frame::Marshal => self.step_air(),
            Frame::Free { .. } => self.step_free(),
            Frame::Opening => self.step_opening(),
            Frame::Prepare => self.step_prepare(sink),
            Frame::Turn(stage) => self.step_turn(stage, sink),
            Frame::SupplyStep => self.step_supply(),
            Frame::DiscardStep => {
                if self.cards[self.active].hand.is_empty() {
                    self.frames.pop();
                    Flow::Go
                } else {
                    Flow::Wait
                }
            }
            Frame::Card { .. } => self.step_card(sink),
            Frame::Use { .. } => self.step_use(sink),
            Frame::Pay { country, left, of } => self.step_pay(country, left, of, sink),
            Frame::GiveStatus(_) | Frame::GivePiece { .. } => self.step_give(sink),
            Frame::PickDiscard { country, left } => self.step_pick_discard(country, left),
            Frame::Parts {
                ability,
                at,
                context,
            } => self.step_parts(ability, at, context, sink),
            Frame::Leaf {
                node,
                done,
                context,
            } => self.step_leaf(node, done, context, sink),
            Frame::Rebuild { .. } => self.step_rebuild(),
            Frame::Fight { .. } => self.step_fight(),
            Frame::Threat { .. } => self.step_threat(sink),
            Frame::Window {
                fact,
                mut team,
                mut passes,
                asked,
                used,
            } => {
                if !asked.is_empty() {
                    return Flow::Wait;
                }
                // Rule 58: closed when both teams pass in a row.
                while passes < 2 {
                    let seats = window::asked(self, team, fact, u32::from_le_bytes(used));
                    if !seats.is_empty() {
                        *self.frames.top_mut().expect("the window is on top") = Frame::Window {
                            fact,
                            team,
                            passes,
                            asked: seats,
                            used,
                        };
                        return Flow::Wait;
                    }
                    team = team.other();
                    passes += 1;
                }
                self.frames.pop();
                Flow::Go
            }
        }
    }

    /// Opens a window on a fact, unless no country has a card that listens or the chain is too deep.
    pub(crate) fn open(&mut self, fact: Fact) {
        let content = self.content();
        let listeners = &content.listeners[fact.kind() as usize];
        let mut is_heard = !content.listening[fact.kind() as usize].is_empty()
            && (Country::ALL.into_iter())
                .any(|country| window::supposed(self, country).meets(listeners[country]));
        if content.has_air {
            let mut countries = Country::ALL.into_iter();
            is_heard |= countries.any(|country| air::is_asked(self, country, fact));
        }
        if is_heard && crate::frame::has_room(&self.frames) {
            self.frames.push(Frame::Window {
                fact,
                // Rule 53: the team that did not cause it begins.
                team: fact.team(self).other(),
                passes: 0,
                asked: game::SeatSet::EMPTY,
                used: [0; 4],
            });
        }
    }

    /// Begins to play a card that has already left its zone.
    pub(crate) fn begin_card(&mut self, card: CardId, source: Source) {
        self.frames.push(Frame::Card {
            card,
            source,
            stage: crate::frame::CardStage::Shown,
            is_cancelled: false,
            goal: crate::frame::Goal::Pile,
        });
    }

    /// Where armies and navies of a country are about to be removed, so that they cannot be withdrawn.
    pub(crate) fn threatened(&self, country: Country) -> Spaces {
        let mut threatened = Spaces::EMPTY;
        if !WITHDRAW_UNDER_THREAT {
            for frame in self.frames.iter() {
                if let Frame::Threat {
                    country: of,
                    kind: PieceKind::Army | PieceKind::Navy,
                    space,
                    ..
                } = *frame
                    && of == country
                {
                    threatened.insert(space);
                }
            }
        }
        threatened
    }

    /// Whether a window on that piece is open, so that it cannot be withdrawn (O8).
    pub(crate) fn is_threatened(&self, piece: Piece) -> bool {
        !WITHDRAW_UNDER_THREAT
            && self.frames.iter().any(|frame| {
                matches!(
                    frame,
                    Frame::Threat { country, kind, space, .. }
                        if Piece::new(*country, *kind, *space) == piece
                )
            })
    }

    /// Takes off pieces that seats have asked to withdraw, as soon as the rules allow.
    fn honour_requests(&mut self, sink: &mut impl Sink<TrueEvent>) {
        for country in Country::ALL {
            for piece in self.requests.pieces_of(country) {
                if !self.is_threatened(piece) {
                    self.withdraw(piece, sink);
                }
            }
        }
    }
}
