//! What comes out: plain data, ready to be told, drawn or written as JSON.

use game::{Actor, Seat};
use serde::{Deserialize, Serialize};

use crate::{Effort, Figure};

/// The newest form of an explanation. Raised when a field changes its meaning.
pub const FORMAT: u32 = 1;

/// What decided a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Explained {
    /// The form of this very value; see [`FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// How much work was put into it.
    pub effort: Effort,
    /// The seats by their names in notation.
    pub seats: Vec<String>,
    /// Who wins together, in the order of their first seats. Everything below that speaks of a side
    /// means its place here.
    pub sides: Vec<Vec<Seat>>,
    /// Who won, by side.
    pub winners: Vec<usize>,
    /// How many moves the game had.
    pub moves: usize,
    /// The chance of winning wherever somebody had a choice or chance was to move, and at the end.
    pub curve: Vec<Point>,
    /// The moves that changed it most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// The decisions that cost most, seat by seat, the dearest first.
    pub costly: Vec<Costly>,
    /// Where each side's share of the game came from.
    pub accounts: Vec<Account>,
    /// What each seat's decisions did for its own side.
    pub by_seat: Vec<SeatAccount>,
    /// The cards that did most for or against whoever used them, the largest first.
    pub cards: Vec<CardSwing>,
}

/// The chance of winning at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// How many moves had been made.
    pub after: usize,
    /// Of each side.
    pub chances: Vec<Figure>,
}

/// A move that changed who would win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// Whose it was.
    pub actor: Actor,
    /// The move in notation.
    pub text: String,
    /// The side it changed most for; it gained where two changed alike.
    pub side: usize,
    /// That side's chance before.
    pub before: Figure,
    /// And after.
    pub after: Figure,
    /// The difference.
    pub change: Figure,
}

/// A decision that cost something, as the seat could have known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Costly {
    /// Whose.
    pub seat: Seat,
    /// The number of the move, counted from 1.
    pub number: usize,
    /// What was done, in notation.
    pub text: String,
    /// The chance with it, in worlds that the seat could not tell from the true one.
    pub chance: Figure,
    /// What would have been better.
    pub better: Better,
    /// How much of the chance the decision cost.
    pub cost: Figure,
}

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Better {
    /// In notation.
    pub text: String,
    /// The chance with it, in the same worlds.
    pub chance: Figure,
}

/// Where a side's share of the game came from: `start`, `luck`, `own` and `others` add up to `end`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// Its chance before the first move.
    pub start: Figure,
    /// What moves of chance did for it.
    pub luck: Figure,
    /// What its own decisions did for it.
    pub own: Figure,
    /// What the decisions of all others did for it.
    pub others: Figure,
    /// 1 when it won, else 0.
    pub end: f64,
}

/// What a seat's decisions did for its own side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatAccount {
    /// Whose.
    pub seat: Seat,
    /// How many there were.
    pub decisions: usize,
    /// What they did.
    pub change: Figure,
}

/// What a card did for the side of whoever used it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardSwing {
    /// Its id.
    pub card: String,
    /// Who used it.
    pub seat: Seat,
    /// The numbers of the moves that named it.
    pub numbers: Vec<usize>,
    /// What they did.
    pub change: Figure,
}
