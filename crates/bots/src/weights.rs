//! The evaluation function: linear in features, tapered by game phase.
//!
//! A game extracts features with amounts for each side ([`Evaluator::extract`]). [`Weights`] has a weight
//! for every feature in each game phase, interpolated between phases. A side's score is the weighted sum,
//! in integers, so that it is the same on every machine. Win probabilities are the softmax of the scores.
//!
//! The weights are data: a [`WeightsFile`] that `sandtable train` writes and a game carries in its content.
//! What must not live here: the features of any one game.

use std::sync::{Arc, Mutex};

use game::{MAX_SEATS, Seat};

use crate::evaluator::{Evaluator, Values};
use crate::exact;

mod file;

/// Declares an enum of features, each variant with its name in a weights file. `NAMES` has the names in
/// the order of the variants, so that a feature's index, amount and learned weight stay together.
macro_rules! named_features {
    ($(#[$doc:meta])* enum $group:ident { $($(#[$about:meta])* $feature:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        enum $group {
            $($(#[$about])* $feature,)+
        }

        impl $group {
            const NAMES: [&'static str; [$($name),+].len()] = [$($name),+];
        }
    };
}

pub(crate) use named_features;

pub use file::{Variant, WeightsFile, WeightsFileError};

/// The number of game phases with weights of their own.
pub const PHASES: usize = 3;
/// The whole of a game, as [`Evaluator::left`] counts it.
pub const WHOLE: u32 = 256;
/// How much of the game is left at each phase: start, late, end.
pub const PHASE_STARTS: [u32; PHASES] = [WHOLE, WHOLE / 4, 0];
/// A weight of this much multiplies the odds of a side by `e`.
pub const UNIT: f32 = 4096.0;

/// A feature of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name in a weights file: `hand.ger_blitzkrieg`.
    pub name: String,
    /// The family whose weight it takes where a weights file does not have its name: `hand.event`.
    pub family: Option<String>,
}

/// Receives the features of the sides.
pub trait FeatureSink {
    /// Adds an amount of a feature to a side.
    fn add(&mut self, side: usize, feature: usize, amount: i32);
}

/// The weights of a game's features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    weights: Vec<[i16; PHASES]>,
}

/// The share of each phase when so much of the game is left (linear interpolation between neighbours).
/// The shares add up to [`WHOLE`].
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
    /// The weights of these features in a variant of a weights file. A feature that is not in the file
    /// takes the weight of its family, or 0.
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

    /// The carried weights for the content of this position.
    #[must_use]
    pub fn of<G: Evaluator>(state: &G) -> Arc<Self> {
        /// Cache by content and variant. Content is never freed.
        static MADE: Mutex<Vec<(usize, &'static str, Arc<Weights>)>> = Mutex::new(Vec::new());
        let (content, variant) = (state.content_address(), state.variant());
        let mut made = MADE.lock().expect("making weights does not panic");
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

    /// The win probability of each seat.
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

    /// The win probabilities of sides with these features when so much of the game is left.
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

/// Sums the scores of the sides.
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

    /// The softmax of the scores of the first `n_sides` sides.
    fn chances(&self, n_sides: usize) -> [f32; MAX_SEATS] {
        let scores = &self.sides[..n_sides];
        let most = scores.iter().copied().max().unwrap_or(0);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, &score) in chances.iter_mut().zip(scores) {
            *chance = exact::exp((score - most) as f32 / (UNIT * WHOLE as f32));
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
    fn phases_are_interpolated() {
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
    fn a_feature_that_is_not_in_the_file_has_the_weight_of_its_family() {
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
        // A variant without the feature takes it from the others.
        let other = Weights::new(&weights_file, "marshal", &features);
        assert_eq!(other.weights, weights.weights);
        let nothing = Weights::new(&WeightsFile::empty(1, String::new()), "off", &features);
        assert_eq!(nothing.weights, [[0; PHASES]; 2]);
    }
}
