//! What a position is worth, learned from play.
//!
//! A game says what each side has ([`Evaluator::extract`]): features with amounts. A [`Weights`] has a
//! weight for every feature at three moments of the game; a side's worth is the sum, in integers, so
//! that it is the same on every machine. The chances of the sides follow from their worths as odds do.
//!
//! The weights are data: a [`WeightsFile`] that `sandtable train` writes and a game carries in its content.
//! What must not live here: what the features of any one game are.

use std::sync::{Arc, Mutex};

use game::{MAX_SEATS, Seat};

use crate::evaluator::{Evaluator, Values};
use crate::exact;

mod file;

pub use file::{Variant, WeightsFile, WeightsFileError};

/// Weights are given for so many moments.
pub const PHASES: usize = 3;
/// The whole of a game, as [`Evaluator::left`] counts it.
pub const WHOLE: u32 = 256;
/// How much is left of the game at the moments that weights are given for.
pub const PHASE_STARTS: [u32; PHASES] = [WHOLE, WHOLE / 4, 0];
/// A weight of so much makes a side `e` times as likely to win.
pub const UNIT: f32 = 4096.0;

/// Something that a side can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name in a weights_file: `hand.ger_blitzkrieg`.
    pub name: String,
    /// Whose weight it has where a weights_file does not know it: `hand.event`.
    pub family: Option<String>,
}

/// Takes down what the sides have.
pub trait FeatureSink {
    /// That side has so much of that feature.
    fn add(&mut self, side: usize, feature: usize, amount: i32);
}

/// The weights of a game's features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    weights: Vec<[i16; PHASES]>,
}

/// How much each of the moments counts when so much is left. They add up to [`WHOLE`].
#[must_use]
pub const fn shares(left: u32) -> [i32; PHASES] {
    let [first, second, _] = PHASE_STARTS;
    let left = if left > first { first } else { left };
    if left >= second {
        let share = (left - second) * WHOLE / (first - second);
        [share as i32, (WHOLE - share) as i32, 0]
    } else {
        let share = left * WHOLE / second;
        [0, share as i32, (WHOLE - share) as i32]
    }
}

impl Weights {
    /// The weights that a variant of a weights_file has for these features. What it does not know weighs what
    /// its family weighs, or nothing.
    #[must_use]
    pub fn new(weights_file: &WeightsFile, variant: &str, features: &[Feature]) -> Self {
        let weights = features.iter();
        let weights = weights.map(|feature| {
            weights_file
                .weights_of(variant, feature)
                .unwrap_or_default()
        });
        Self {
            weights: weights.collect(),
        }
    }

    /// That of the carried weights_file for the content that this position is played with.
    #[must_use]
    pub fn of<G: Evaluator>(state: &G) -> Arc<Self> {
        /// What was made so far, by what it was made for. Content is never forgotten.
        static MADE: Mutex<Vec<(usize, &'static str, Arc<Weights>)>> = Mutex::new(Vec::new());
        let (content, variant) = (state.content_place(), state.variant());
        let mut made = MADE.lock().expect("nobody panics while making one");
        let known = made
            .iter()
            .find(|(of, at, _)| (*of, *at) == (content, variant));
        if let Some((.., weights)) = known {
            return Arc::clone(weights);
        }
        let weights = Arc::new(Self::new(G::weights_file(), variant, &state.features()));
        made.push((content, variant, Arc::clone(&weights)));
        weights
    }

    /// What the position is worth to each seat.
    #[must_use]
    pub fn values<G: Evaluator>(&self, state: &G) -> Values {
        let mut sums = Sums::new(&self.weights, state.left());
        state.extract(&mut sums);
        let chances = sums.chances(state.n_sides());
        let mut values = [0.0; MAX_SEATS];
        for (seat, value) in values[..usize::from(state.seats())].iter_mut().enumerate() {
            *value = chances[state.side(Seat(seat as u8))];
        }
        values
    }

    /// The chances of sides that have so much of these features when so much of the game is left.
    #[must_use]
    pub fn chances<S>(&self, left: u32, sides: impl Iterator<Item = S>) -> Vec<f32>
    where
        S: Iterator<Item = (usize, i16)>,
    {
        let mut sums = Sums::new(&self.weights, left);
        let mut n_sides = 0;
        for (side, cells) in sides.enumerate() {
            for (feature, amount) in cells {
                sums.add(side, feature, amount.into());
            }
            n_sides = side + 1;
        }
        sums.chances(n_sides)[..n_sides].to_vec()
    }
}

/// Adds up worths as they are told.
struct Sums<'a> {
    weights: &'a [[i16; PHASES]],
    shares: [i32; PHASES],
    sides: [i64; MAX_SEATS],
}

impl<'a> Sums<'a> {
    fn new(weights: &'a [[i16; PHASES]], left: u32) -> Self {
        Self {
            weights,
            shares: shares(left),
            sides: [0; MAX_SEATS],
        }
    }

    /// What the first so many sides may hope for.
    fn chances(&self, n_sides: usize) -> [f32; MAX_SEATS] {
        let worths = &self.sides[..n_sides];
        let most = worths.iter().copied().max().unwrap_or(0);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, &worth) in chances.iter_mut().zip(worths) {
            *chance = exact::exp((worth - most) as f32 / (UNIT * WHOLE as f32));
        }
        let total: f32 = chances.iter().sum();
        chances.map(|odds| odds / total)
    }
}

impl FeatureSink for Sums<'_> {
    #[inline]
    fn add(&mut self, side: usize, feature: usize, amount: i32) {
        let [a, b, c] = self.weights[feature].map(i32::from);
        let [x, y, z] = self.shares;
        self.sides[side] += i64::from(a * x + b * y + c * z) * i64::from(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_change_in_the_course_of_a_game() {
        for (left, expected) in [
            (256, [256, 0, 0]),
            (160, [128, 128, 0]),
            (64, [0, 256, 0]),
            (16, [0, 64, 192]),
            (0, [0, 0, 256]),
            (999, [256, 0, 0]),
        ] {
            assert_eq!(shares(left), expected, "{left}");
        }
    }

    #[test]
    fn what_a_sheet_does_not_know_weighs_what_its_family_does() {
        let weights_file = WeightsFile::read(
            "format = 1\nrules = 1\nmade = \"by hand\"\n\
            [off]\n\"hand.event\" = [1, 2, 3]\n\"hand.known\" = [4, 5, 6]\n",
        )
        .unwrap();
        let feature = |name: &str| Feature {
            name: name.to_owned(),
            family: Some("hand.event".to_owned()),
        };
        let features = ["hand.known", "hand.new"].map(feature);
        let weights = Weights::new(&weights_file, "off", &features);
        assert_eq!(weights.weights, [[4, 5, 6], [1, 2, 3]]);
        // What a variant does not say is as in the others.
        let other = Weights::new(&weights_file, "marshal", &features);
        assert_eq!(other.weights, weights.weights);
        let nothing = Weights::new(&WeightsFile::empty(1, String::new()), "off", &features);
        assert_eq!(nothing.weights, [[0; PHASES]; 2]);
    }
}
