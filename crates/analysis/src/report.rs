//! The result of an analysis: plain data for text, charts and JSON.

use game::{Actor, Seat};
use serde::{Deserialize, Serialize};

use crate::{Effort, Estimate};

/// The version of the JSON form. Raised when a field changes its meaning.
pub const FORMAT: u32 = 1;

/// The analysis of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameAnalysis {
    /// See [`FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// How much work was done.
    pub effort: Effort,
    /// The seats by their names in notation.
    pub seats: Vec<String>,
    /// Seats that win together, in the order of their first seats. A side below is an index here.
    pub sides: Vec<Vec<Seat>>,
    /// The winning sides.
    pub winners: Vec<usize>,
    /// How many moves the game had.
    pub moves: usize,
    /// The win probabilities before every unforced move, and at the end.
    pub curve: Vec<Point>,
    /// The moves that changed them most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// The decisions that cost most, seat by seat, the most costly first.
    pub costly: Vec<CostlyDecision>,
    /// The result of each side broken down into luck and decisions.
    pub accounts: Vec<Breakdown>,
    /// What each seat's decisions changed for its own side.
    pub by_seat: Vec<SeatBreakdown>,
    /// The cards that changed most for the seat that used them, the largest change first.
    pub cards: Vec<CardSwing>,
}

/// The win probabilities at one position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// How many moves had been made.
    pub after: usize,
    /// Of each side.
    pub chances: Vec<Estimate>,
}

/// A move that changed the win probabilities beyond noise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The seat that moved, or chance.
    pub actor: Actor,
    /// The move in notation.
    pub text: String,
    /// The side for which it changed most; of two equal changes the gain.
    pub side: usize,
    /// That side's win probability before.
    pub before: Estimate,
    /// And after.
    pub after: Estimate,
    /// The difference.
    pub change: Estimate,
}

/// A decision that cost win probability, by what the seat could know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostlyDecision {
    /// The seat that decided.
    pub seat: Seat,
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The move that was made, in notation.
    pub text: String,
    /// The win probability with it, over the seat's information set.
    pub chance: Estimate,
    /// The better move.
    pub better: BetterMove,
    /// How much win probability the decision cost.
    pub cost: Estimate,
}

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BetterMove {
    /// In notation.
    pub text: String,
    /// The win probability with it, in the same worlds.
    pub chance: Estimate,
}

/// A side's result broken down: `start`, `luck`, `own` and `others` add up to `end`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Breakdown {
    /// The win probability before the first move.
    pub start: Estimate,
    /// What moves of chance changed.
    pub luck: Estimate,
    /// What the side's own decisions changed.
    pub own: Estimate,
    /// What the decisions of all others changed.
    pub others: Estimate,
    /// 1 when it won, else 0.
    pub end: f64,
}

/// What a seat's decisions changed for its own side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatBreakdown {
    /// The seat.
    pub seat: Seat,
    /// How many decisions it made.
    pub decisions: usize,
    /// What they changed.
    pub change: Estimate,
}

/// What a card changed for the side of the seat that used it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardSwing {
    /// Its id.
    pub card: String,
    /// The seat that used it.
    pub seat: Seat,
    /// The numbers of the moves that named it.
    pub numbers: Vec<usize>,
    /// What they changed.
    pub change: Estimate,
}
