//! What went wrong with a line, with all that may help to see why.

use game::{Game, Seat, Turn};

use super::stage::Stage;

/// What went wrong with a line.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    /// An index into the scenario's lines when it is another line's fault.
    pub(super) line: Option<usize>,
    pub(super) is_broken: bool,
    pub(super) expected: String,
    pub(super) found: String,
    pub(super) notes: Vec<String>,
}

impl Problem {
    /// The game does something else.
    pub(super) fn failed(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self {
            line: None,
            is_broken: false,
            expected: expected.into(),
            found: found.into(),
            notes: Vec::new(),
        }
    }

    /// The line makes no sense.
    pub(super) fn broken(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self {
            is_broken: true,
            ..Self::failed(expected, found)
        }
    }

    pub(super) fn at(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }

    pub(super) fn note(mut self, note: String) -> Self {
        self.notes.push(note);
        self
    }
}

impl Problem {
    /// Tells what happened without being written.
    pub(super) fn note_unwritten<G: Game>(self, there: &Stage<G>) -> Self {
        if there.unwritten.is_empty() {
            return self;
        }
        let moves = there.unwritten.join("; ");
        self.note(format!("on the way, by itself: {moves}"))
    }

    /// Tells what the seat may do instead.
    pub(super) fn note_moves<G: Game>(self, there: &Stage<G>, seat: Seat) -> Self {
        const MOST: usize = 16;
        let list = there.moves(seat);
        if list.is_empty() {
            return self;
        }
        let shown = write_moves(&there.state, &list[..list.len().min(MOST)]);
        let more = match list.len().saturating_sub(MOST) {
            0 => String::new(),
            n => format!(" and {n} more"),
        };
        let name = there.state.seat_name(seat);
        self.note(format!("{name} may: {shown}{more}"))
    }
}

/// Who is to decide, in words.
pub(super) fn who<G: Game>(state: &G) -> String {
    match state.turn() {
        Turn::Chance => "chance is to move".to_owned(),
        Turn::Over(outcome) => format!("the game is over: {}", outcome.ending),
        Turn::Seats(asked) => {
            let names: Vec<String> = asked.iter().map(|seat| state.seat_name(seat)).collect();
            format!("to decide: {}", names.join(", "))
        }
    }
}

pub(super) fn write_moves<G: Game>(state: &G, list: &[G::Move]) -> String {
    let texts: Vec<String> = list.iter().map(|&mv| state.write_move(mv)).collect();
    texts.join(", ")
}
