//! What the search needs from a game.

use std::fmt::Debug;

use game::{Game, MAX_SEATS, Outcome, Seat};

use crate::reasons::Snapshot;
use crate::weights::{Feature, FeatureSink, WeightsFile};

/// The value of a position for each seat, from 0 (lost) to 1 (won). Teammates have the same value.
pub type Values = [f32; MAX_SEATS];

/// Prior of a move that the search drops unless it is the only one.
pub const PRUNE: f32 = f32::NEG_INFINITY;

/// What the search needs from a game: features of a position, a prior over moves, and whether a
/// position is quiet enough to evaluate.
pub trait Evaluator: Game<Move: Send + Sync> + Send + Sync {
    /// The open question, as it is public at the table.
    type Question: Copy + Eq + Debug + Send;

    /// The open question. Depends on public information only. Together with the seat it identifies a
    /// decision node: two opportunities to pass are different questions.
    fn question(&self) -> Self::Question;

    /// Writes the prior of each move as a logit, or [`PRUNE`]. Clears the priors first.
    fn priors(&self, seat: Seat, moves: &[Self::Move], priors: &mut Vec<f32>);

    /// Whether the position is quiet: no action is in progress, so that it can be evaluated.
    fn is_quiet(&self) -> bool;

    /// The weights file that the program carries for this game.
    fn weights_file() -> &'static WeightsFile;

    /// The variant of the weights file for this table.
    fn variant(&self) -> &'static str;

    /// The address of this table's content. Content is never freed, so the address identifies it.
    fn content_address(&self) -> usize;

    /// All features of this table. Depends on content and variant only.
    fn features(&self) -> Vec<Feature>;

    /// Extracts the features of each side, by their index in [`Evaluator::features`]. Reads the whole
    /// world, hidden cards included: it is given sampled worlds only.
    fn extract(&self, sink: &mut impl FeatureSink);

    /// The game phase: how much of the game is left, from [`crate::WHOLE`] to 0.
    fn left(&self) -> u32;

    /// How many sides there are. The seats of a side win together.
    fn n_sides(&self) -> usize;

    /// The side of a seat.
    fn side(&self, seat: Seat) -> usize;

    /// The position as that seat sees it, for [`crate::reasons()`].
    fn snapshot(&self, seat: Seat) -> Snapshot;
}

/// The mean of several evaluations.
#[derive(Clone, Debug, Default)]
pub struct Mean {
    n: u32,
    sum: Values,
}

impl Mean {
    /// Adds one, counted `times` times.
    pub fn add(&mut self, values: &Values, times: u32) {
        self.n += times;
        for (sum, value) in self.sum.iter_mut().zip(values) {
            *sum += times as f32 * value;
        }
    }

    /// Whether there is none yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The mean; 0 for every seat while there is none.
    #[must_use]
    pub fn values(&self) -> Values {
        self.sum.map(|sum| sum / self.n.max(1) as f32)
    }
}

/// The value of an outcome for each seat.
#[must_use]
pub fn outcome_values(outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in outcome.winners.iter() {
        values[seat.0 as usize] = 1.0;
    }
    values
}
