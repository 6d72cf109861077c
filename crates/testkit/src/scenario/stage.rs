//! The position a scenario has reached, and how it goes on by itself.
//!
//! Only lines that move change a stage. Every other line looks at a copy that has gone on through
//! forced moves, so a line never depends on whether another asked something before it.

use std::collections::VecDeque;

use game::official::Seed;
use game::{Actor, Game, Ignore, MoveList, Seat, Turn};

use super::problem::Problem;

/// A chance outcome that waits for its moment.
#[derive(Clone, Debug)]
pub(super) struct Queued {
    /// The line it was written on, as an index into the scenario's lines.
    pub(super) line: usize,
    /// In notation.
    pub(super) text: String,
}

#[derive(Clone, Debug)]
pub(super) struct Stage<G: Game> {
    pub(super) state: G,
    /// Where it began, and every move since.
    pub(super) start: G,
    pub(super) made: Vec<(Actor, G::Move)>,
    /// Which of them stand in the file, as places among them.
    pub(super) written: Vec<usize>,
    /// Whether forced moves make themselves.
    pub(super) is_auto: bool,
    pub(super) queue: VecDeque<Queued>,
    n_chance: u64,
    /// What was done without being written, for the failure report.
    pub(super) unwritten: Vec<String>,
}

/// What a line that looks ahead does when chance is to move and no outcome is written for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AtChance {
    /// It is asking about the position: look at it as it is.
    Stop,
    /// It is about a seat's decision, which can only come later.
    Draw,
}

impl<G: Game> Stage<G> {
    pub(super) fn new(state: G) -> Self {
        Self {
            start: state.clone(),
            made: Vec::new(),
            written: Vec::new(),
            state,
            is_auto: true,
            queue: VecDeque::new(),
            n_chance: 0,
            unwritten: Vec::new(),
        }
    }

    /// Makes a legal move.
    pub(super) fn make(&mut self, actor: Actor, mv: G::Move) -> Result<(), Problem> {
        if self.made.len() >= G::MOVE_BOUND as usize {
            return Err(Problem::failed(
                format!("the game ends within {} moves", G::MOVE_BOUND),
                "it goes on",
            ));
        }
        if actor == Actor::Chance {
            self.n_chance += 1;
        }
        self.made.push((actor, mv));
        self.state.apply(actor, mv, &mut Ignore);
        Ok(())
    }

    /// Goes on by one move that no seat has to decide; `false` when there is none.
    pub(super) fn advance(&mut self, at_chance: AtChance) -> Result<bool, Problem> {
        match self.state.turn() {
            Turn::Over(_) => Ok(false),
            Turn::Chance if !self.queue.is_empty() => {
                self.take_queued()?;
                Ok(true)
            }
            Turn::Chance if self.is_auto && at_chance == AtChance::Draw => {
                self.draw()?;
                Ok(true)
            }
            Turn::Chance => Ok(false),
            Turn::Seats(asked) if self.is_auto => {
                for seat in asked.iter() {
                    if let Some(mv) = self.forced(seat) {
                        self.note(&self.state.seat_name(seat), mv);
                        self.make(Actor::Seat(seat), mv)?;
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Turn::Seats(_) => Ok(false),
        }
    }

    /// Goes on for as long as no seat has to decide.
    pub(super) fn settle(&mut self, at_chance: AtChance) -> Result<(), Problem> {
        while self.advance(at_chance)? {}
        Ok(())
    }

    /// Makes the chance moves that are written and whose moment has come.
    pub(super) fn drain(&mut self) -> Result<(), Problem> {
        while self.state.turn() == Turn::Chance && !self.queue.is_empty() {
            self.take_queued()?;
        }
        Ok(())
    }

    fn take_queued(&mut self) -> Result<(), Problem> {
        let Some(Queued { line, text }) = self.queue.pop_front() else {
            return Ok(());
        };
        let mv = self.state.parse_move(&text).map_err(|problem| {
            Problem::broken("an outcome of chance in notation", problem.to_string()).at(line)
        })?;
        if !self.state.is_possible_chance(mv) {
            return Err(Problem::failed(
                format!("`{text}` is a possible outcome"),
                "it is not possible here",
            )
            .at(line));
        }
        self.make(Actor::Chance, mv)
    }

    /// Lets chance move by itself: always the same in the same place.
    pub(super) fn draw(&mut self) -> Result<(), Problem> {
        // A fixed seed, so that a scenario means the same for ever; a stream for each draw, so
        // that one draw more or less does not change the others.
        let mut rng = Seed::new([0; 32]).chance(self.n_chance);
        let mv = self.state.chance(&mut rng);
        self.note("chance", mv);
        self.make(Actor::Chance, mv)
    }

    fn note(&mut self, who: &str, mv: G::Move) {
        let text = self.state.write_move(mv);
        self.unwritten.push(format!("{who}: {text}"));
    }

    /// The move that a seat makes by itself: the only one it has, asides not counted.
    pub(super) fn forced(&self, seat: Seat) -> Option<G::Move> {
        let list = self.moves(seat);
        let mut moves = list.iter().copied().filter(|&mv| !G::is_aside(mv));
        let first = moves.next()?;
        (self.is_auto && moves.next().is_none()).then_some(first)
    }

    /// The legal moves of a seat.
    pub(super) fn moves(&self, seat: Seat) -> MoveList<G::Move> {
        let mut list = MoveList::new();
        self.state.moves(seat, &mut list);
        list
    }
}
