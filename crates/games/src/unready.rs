//! Stands in for a game whose rules are not in this build yet.
//!
//! The type has no value, so everything generic over games compiles against it and the one thing
//! a person can meet is the refusal to set it up.

use game::{
    Actor, Game, MoveList, Observer, Probe, Refusal, Rng, Seat, Setup, SetupError, Sink, Turn,
};

use crate::Playable;

/// A game that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unready {}

impl Playable for Unready {}

/// Takes any line, so that the complaint is about the game and not about the line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnySetup;

impl Setup for AnySetup {
    fn set(&mut self, _line: &str) -> Result<(), SetupError> {
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        Vec::new()
    }
}

/// There is no reason, as there is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Never {}

impl Refusal for Never {
    fn id(&self) -> &'static str {
        match *self {}
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        match *self {}
    }
}

impl Game for Unready {
    const ID: &'static str = "quartermaster";
    const RULES_VERSION: u32 = 0;
    const MOVE_BOUND: u32 = 0;

    type Setup = AnySetup;
    type Move = u8;
    type Event = ();
    type Seen = ();
    type View = ();
    type Illegal = Never;

    fn new(_setup: &AnySetup) -> Result<Self, SetupError> {
        Err(SetupError::new(
            "the rules of quartermaster are not in this build",
        ))
    }

    fn turn(&self) -> Turn {
        match *self {}
    }

    fn moves(&self, _seat: Seat, _list: &mut MoveList<u8>) {
        match *self {}
    }

    fn chance(&self, _rng: &mut impl Rng) -> u8 {
        match *self {}
    }

    fn is_possible_chance(&self, _mv: u8) -> bool {
        match *self {}
    }

    fn why_not(&self, _seat: Seat, _mv: u8) -> Option<Never> {
        match *self {}
    }

    fn apply(&mut self, _actor: Actor, _mv: u8, _sink: &mut impl Sink<()>) {
        match *self {}
    }

    fn impossible_chance(&self) -> Never {
        match *self {}
    }

    fn view(&self, _observer: Observer) {
        match *self {}
    }

    fn witness(&self, _event: &(), _observer: Observer) {
        match *self {}
    }

    fn is_reveal(_event: &()) -> bool {
        false
    }

    fn determinize(&mut self, _seat: Seat, _rng: &mut impl Rng) {
        match *self {}
    }

    fn seats(&self) -> u8 {
        match *self {}
    }

    fn seat_name(&self, _seat: Seat) -> String {
        match *self {}
    }

    fn seat_named(&self, _name: &str) -> Option<Seat> {
        match *self {}
    }

    fn write_move(&self, _mv: u8) -> String {
        match *self {}
    }

    fn parse_move(&self, _text: &str) -> Result<u8, String> {
        match *self {}
    }

    fn probe(&self, _question: &[&str]) -> Result<Probe, String> {
        match *self {}
    }

    fn probe_view(&self, _view: &(), _question: &[&str]) -> Result<Probe, String> {
        match *self {}
    }

    fn audit(&self) -> Result<(), String> {
        match *self {}
    }
}
