//! What a game tells its bots.

use std::fmt::Debug;

use game::{Game, MAX_SEATS, Outcome, Seat};

use crate::weights::{Feature, FeatureSink, WeightsFile};

/// What a position is worth to each seat, from 0 (lost) to 1 (won). Teammates have one value.
pub type Values = [f32; MAX_SEATS];

/// The prior of a move that is not worth a thought while there is another.
pub const PRUNE: f32 = f32::NEG_INFINITY;

/// A game that knows what is good in it.
pub trait Evaluator: Game<Move: Send + Sync> + Send + Sync {
    /// What is asked, as everybody at the table knows it.
    type Question: Copy + Eq + Debug + Send;

    /// What is asked now. Depends only on what is public; with the seat that is to answer it
    /// tells decisions apart that the same moves may answer, such as two chances to pass.
    fn question(&self) -> Self::Question;

    /// Writes how good each move looks at a glance, in any scale where 1 more means about three
    /// times as likely in a playout, or [`PRUNE`]. Clears the priors first.
    fn priors(&self, seat: Seat, moves: &[Self::Move], priors: &mut Vec<f32>);

    /// Whether nothing is half done, so that the position can be judged fairly.
    fn is_calm(&self) -> bool;

    /// The priors that the program carries for this game.
    fn weights_file() -> &'static WeightsFile;

    /// Which variant of a weights_file judges this table.
    fn variant(&self) -> &'static str;

    /// Where the content lies in memory that this table is played with: it is never forgotten, so
    /// that names it.
    fn content_place(&self) -> usize;

    /// Everything that a side can have at this table. Depends on content and variant only.
    fn features(&self) -> Vec<Feature>;

    /// Tells what each side has, features by their place in [`Evaluator::features`]. Looks at everything
    /// in the world it is given, which is an imagined one.
    fn extract(&self, extract: &mut impl FeatureSink);

    /// How much of the game is left, from [`crate::WHOLE`] to 0.
    fn left(&self) -> u32;

    /// How many sides there are that win together.
    fn n_sides(&self) -> usize;

    /// The side of a seat.
    fn side(&self, seat: Seat) -> usize;
}

/// The mean of several weights.
#[derive(Clone, Debug, Default)]
pub struct Mean {
    n: u32,
    sum: Values,
}

impl Mean {
    /// One more, counted so often.
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

    /// What they come to; nothing for anybody while there is none.
    #[must_use]
    pub fn values(&self) -> Values {
        self.sum.map(|sum| sum / self.n.max(1) as f32)
    }
}

/// What an end of the game is worth to each seat.
#[must_use]
pub fn settled(outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in outcome.winners.iter() {
        values[seat.0 as usize] = 1.0;
    }
    values
}
