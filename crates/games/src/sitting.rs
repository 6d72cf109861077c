//! The one implementation of [`Table`], generic over the games.

use std::any::Any;

use game::official::{Commitment, Seed};
use game::{
    Actor, Game, Ignore, MoveList, NotUnderstood, Observer, Probe, Record, RecordedMove, Refused,
    Seat, Setup, SetupError, Turn,
};
use serde_json::Value;

use crate::outline::to_value;
use crate::{ChanceError, Choice, MoveSeen, PlayError, Playable, Table, UndoError};

/// A table of one game.
///
/// Holds the position and how it came about, and no earlier position: undo and old events replay
/// the moves, which costs less than keeping copies for the rare time they are wanted.
#[derive(Debug)]
pub struct Sitting<G: Playable> {
    setup: G::Setup,
    state: G,
    steps: Vec<Step<G>>,
    seed: Option<Seed>,
    commitment: Option<Commitment>,
}

#[derive(Debug)]
struct Step<G: Game> {
    actor: Actor,
    mv: G::Move,
    text: String,
    events: Vec<G::Event>,
}

impl<G: Playable> Sitting<G> {
    /// A table before its first move.
    ///
    /// # Errors
    /// When a setup line is not understood or the arrangement cannot be.
    pub fn new<S: AsRef<str>>(setup: &[S], seed: Option<Seed>) -> Result<Self, SetupError> {
        let mut arranged = G::Setup::default();
        for line in setup {
            let line = line.as_ref();
            arranged.set(line).map_err(|error| error.in_line(line))?;
        }
        Ok(Self {
            state: G::new(&arranged)?,
            setup: arranged,
            steps: Vec::new(),
            commitment: seed.as_ref().map(Seed::commitment),
            seed,
        })
    }

    /// The position, with everything hidden in it.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the observer saw happen in every move after the first `after` moves: the move's
    /// number, who moved, and the events in the game's own type. See [`Table::events`].
    pub fn witnessed(&self, after: usize, observer: Observer) -> Vec<(usize, Actor, Vec<G::Seen>)> {
        let n = self.steps.len();
        let mut state = self.position_after(after.min(n));
        let mut seen = Vec::with_capacity(n.saturating_sub(after));
        for (i, step) in self.steps.iter().enumerate().skip(after) {
            state.apply(step.actor, step.mv, &mut Ignore);
            let events = step.events.iter();
            let events = events.map(|event| state.witness(event, observer)).collect();
            seen.push((i + 1, step.actor, events));
        }
        seen
    }

    /// Makes a move of anybody, however chance is supplied.
    ///
    /// # Errors
    /// When the text is not understood or the move is not legal.
    pub(crate) fn play_as(&mut self, actor: Actor, text: &str) -> Result<(), PlayError> {
        let mv = self.parse(text)?;
        // Written before the move is made: notation may name things by where they are now.
        let written = self.state.write_move(mv);
        let mut events = Vec::new();
        self.state
            .play(actor, mv, &mut events)
            .map_err(|reason| PlayError::Refused {
                text: text.to_owned(),
                reason: Refused::from(&reason),
            })?;
        self.steps.push(Step {
            actor,
            mv,
            text: written,
            events,
        });
        Ok(())
    }

    /// Remembers what was published, without the secret.
    pub(crate) fn publish(&mut self, commitment: Option<Commitment>, seed: Option<Seed>) {
        self.commitment = commitment;
        self.seed = seed;
    }

    /// What the seed says chance does now.
    pub(crate) fn derive_chance(&self, seed: &Seed) -> G::Move {
        let earlier = self
            .steps
            .iter()
            .filter(|step| step.actor == Actor::Chance)
            .count();
        self.state.chance(&mut seed.chance(earlier as u64))
    }

    fn parse(&self, text: &str) -> Result<G::Move, PlayError> {
        let text = text.trim();
        self.state
            .parse_move(text)
            .map_err(|problem| PlayError::NotUnderstood {
                text: text.to_owned(),
                problem: Box::new(problem),
            })
    }

    /// The position after the first `n` moves.
    fn position_after(&self, n: usize) -> G {
        // Invariant: the setup and every step were accepted by this very type before.
        let mut state = G::new(&self.setup).expect("the setup was accepted before");
        for step in &self.steps[..n] {
            state.apply(step.actor, step.mv, &mut Ignore);
        }
        state
    }

    fn seen(state: &G, number: usize, step: &Step<G>, observer: Observer) -> MoveSeen {
        MoveSeen {
            number,
            actor: step.actor,
            events: step
                .events
                .iter()
                .map(|event| to_value(&state.witness(event, observer)))
                .collect(),
        }
    }
}

impl<G: Playable> Table for Sitting<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.state.seat_name(seat)
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.state.seat_named(name)
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn moves(&self, seat: Seat) -> Vec<Choice> {
        let mut list = MoveList::new();
        self.state.moves(seat, &mut list);
        list.iter()
            .map(|&mv| Choice {
                text: self.state.write_move(mv),
                is_aside: G::is_aside(mv),
            })
            .collect()
    }

    fn standing(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::new();
        self.state.standing(seat, &mut list);
        list.iter().map(|&mv| self.state.write_move(mv)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        self.play_as(Actor::Seat(seat), text)
    }

    fn draw_chance(&mut self) -> Result<String, ChanceError> {
        if self.state.turn() != Turn::Chance {
            return Err(ChanceError::NotToMove);
        }
        let seed = self.seed.as_ref().ok_or(ChanceError::NoSeed)?;
        let mv = self.derive_chance(seed);
        let text = self.state.write_move(mv);
        let mut events = Vec::new();
        self.state.apply(Actor::Chance, mv, &mut events);
        self.steps.push(Step {
            actor: Actor::Chance,
            mv,
            text: text.clone(),
            events,
        });
        Ok(text)
    }

    fn play_chance(&mut self, text: &str) -> Result<(), ChanceError> {
        if self.seed.is_some() {
            return Err(ChanceError::Official);
        }
        if self.state.turn() != Turn::Chance {
            return Err(ChanceError::NotToMove);
        }
        self.play_as(Actor::Chance, text)
            .map_err(ChanceError::Outcome)
    }

    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Refused>, PlayError> {
        let mv = self.parse(text)?;
        Ok(self
            .state
            .why_not(seat, mv)
            .map(|reason| Refused::from(&reason)))
    }

    fn view(&self, observer: Observer) -> Value {
        to_value(&self.state.view(observer))
    }

    fn describe(&self, observer: Observer) -> Vec<String> {
        self.state.describe(observer)
    }

    fn events(&self, after: usize, observer: Observer) -> Vec<MoveSeen> {
        let n = self.steps.len();
        if after >= n {
            return Vec::new();
        }
        let last = Self::seen(&self.state, n, &self.steps[n - 1], observer);
        if after + 1 == n {
            return vec![last];
        }
        let mut seen = Vec::with_capacity(n - after);
        let mut state = self.position_after(after);
        for (i, step) in self.steps.iter().enumerate().skip(after) {
            state.apply(step.actor, step.mv, &mut Ignore);
            seen.push(Self::seen(&state, i + 1, step, observer));
        }
        seen
    }

    fn n_moves(&self) -> usize {
        self.steps.len()
    }

    fn record(&self) -> Record {
        let is_over = matches!(self.state.turn(), Turn::Over(_));
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: self.setup.lines(),
            commitment: self.commitment,
            seed: self.seed.clone().filter(|_| is_over),
            moves: self
                .steps
                .iter()
                .map(|step| RecordedMove {
                    actor: step.actor,
                    text: step.text.clone(),
                })
                .collect(),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let step = self.steps.last().ok_or(UndoError::NothingYet)?;
        match step.actor {
            Actor::Chance => return Err(UndoError::ChanceMoved),
            Actor::Seat(other) if other != seat => {
                return Err(UndoError::OtherSeatActed {
                    seat: self.state.seat_name(other),
                });
            }
            Actor::Seat(_) => {}
        }
        if step.events.iter().any(G::is_reveal) {
            return Err(UndoError::Revealed);
        }
        self.state = self.position_after(self.steps.len() - 1);
        self.steps.pop();
        Ok(())
    }

    fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    fn adopt_seed(&mut self, seed: Seed) -> Result<(), ChanceError> {
        let commitment = self.commitment.ok_or(ChanceError::NoSeed)?;
        if seed.commitment() != commitment {
            return Err(ChanceError::WrongSeed(commitment));
        }
        self.seed = Some(seed);
        Ok(())
    }

    fn probe(&self, question: &[&str]) -> Result<Probe, NotUnderstood> {
        self.state.probe(question)
    }

    fn probe_view(&self, observer: Observer, question: &[&str]) -> Result<Probe, NotUnderstood> {
        self.state.probe_view(&self.state.view(observer), question)
    }

    fn audit(&self) -> Result<(), String> {
        self.state.audit()
    }
}
