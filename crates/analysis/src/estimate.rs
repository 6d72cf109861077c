//! Means with confidence intervals.

use game::MAX_SEATS;
use serde::{Deserialize, Serialize};

/// Standard errors to either side of the mean in a 95 % interval.
pub(crate) const Z: f64 = 1.96;
/// The variance of one prior observation. It keeps the interval open when all samples agree: twenty
/// games that ended alike do not prove that all do.
const DOUBT: f64 = 0.25;

/// A value with its 95 % interval.
///
/// The interval covers sampling error only: which worlds were sampled. It does not cover the bias of
/// the rollout policy or of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The point estimate.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// A difference: it may have either sign.
    pub(crate) fn change(value: f64, error: f64) -> Self {
        Self {
            value: round(value),
            low: round(value - Z * error),
            high: round(value + Z * error),
        }
    }

    /// A probability: from 0 to 1.
    pub(crate) fn chance(value: f64, error: f64) -> Self {
        let free = Self::change(value, error);
        Self {
            value: free.value,
            low: free.low.clamp(0.0, 1.0),
            high: free.high.clamp(0.0, 1.0),
        }
    }

    /// A proportion with Wilson's interval, which also holds at 0 and at 1.
    pub(crate) fn share(counted: u32, all: u32) -> Self {
        let n = f64::from(all.max(1));
        let value = f64::from(counted) / n;
        let middle = (value + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let spread = value * (1.0 - value) / n + (Z / (2.0 * n)).powi(2);
        let far = Z * spread.sqrt() / (1.0 + Z * Z / n);
        Self {
            value: round(value),
            low: round(middle - far).clamp(0.0, 1.0),
            high: round(middle + far).clamp(0.0, 1.0),
        }
    }

    /// Whether the interval excludes 0.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Whether an interval half as wide again excludes 0. A game has hundreds of moves, so a single
    /// 95 % test would report many that changed nothing (multiple comparisons).
    #[must_use]
    pub fn is_sure(&self) -> bool {
        let far = 1.5 * (self.high - self.low) / 2.0;
        self.value.abs() > far
    }
}

/// Four digits are more than any interval here supports.
fn round(value: f64) -> f64 {
    // Adding 0 takes the sign from a zero.
    (value * 10_000.0).round() / 10_000.0 + 0.0
}

/// Running sums of sampled values, seat by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Moments {
    n: u32,
    sum: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
}

impl Moments {
    /// Adds one sample.
    pub(crate) fn add(&mut self, values: &[f32; MAX_SEATS]) {
        self.n += 1;
        for (i, &value) in values.iter().enumerate() {
            let value = f64::from(value);
            self.sum[i] += value;
            self.squares[i] += value * value;
        }
    }

    pub(crate) fn mean(&self, seat: usize) -> f64 {
        self.sum[seat] / f64::from(self.n.max(1))
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self, seat: usize) -> f64 {
        if self.n < 2 {
            return DOUBT.sqrt();
        }
        let n = f64::from(self.n);
        let off = (self.squares[seat] - self.sum[seat] * self.sum[seat] / n).max(0.0);
        ((off / (n - 1.0) + DOUBT / n) / n).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[f32]) -> Moments {
        let mut moments = Moments::default();
        for &value in values {
            moments.add(&[value; MAX_SEATS]);
        }
        moments
    }

    #[test]
    fn the_error_shrinks_with_the_square_root_of_the_worlds() {
        let few = of(&[0.2, 0.8].repeat(50));
        let many = of(&[0.2, 0.8].repeat(200));
        assert!((few.mean(0) - 0.5).abs() < 1e-6);
        let ratio = few.error(0) / many.error(0);
        assert!((1.9..2.1).contains(&ratio), "{ratio}");
    }

    #[test]
    fn a_proportion_of_none_or_of_all_keeps_an_interval() {
        let none = Estimate::share(0, 100);
        assert_eq!((none.value, none.low), (0.0, 0.0));
        assert!((0.03..0.05).contains(&none.high), "{none:?}");
        let all = Estimate::share(100, 100);
        assert_eq!((all.value, all.high), (1.0, 1.0));
        assert!((0.95..0.97).contains(&all.low), "{all:?}");
        let half = Estimate::share(500, 1_000);
        assert_eq!((half.low, half.high), (0.4691, 0.5309));
    }

    #[test]
    fn equal_samples_keep_an_interval() {
        let sure = Estimate::chance(1.0, of(&[1.0; 20]).error(0));
        assert!((0.9..0.99).contains(&sure.low), "{sure:?}");
        assert_eq!(sure.high, 1.0);
    }
}
