//! Means with what is not known about them.

use game::MAX_SEATS;
use serde::{Deserialize, Serialize};

/// So many standard errors to either side hold the true value in 95 of 100 cases.
pub(crate) const Z: f64 = 1.96;
/// The spread of one more world that came out quite differently: twenty games that all ended alike do
/// not prove that all do.
const DOUBT: f64 = 0.25;

/// A value with its 95 % interval.
///
/// The interval knows of the worlds that were imagined and not of others that could have been; it does
/// not know how well the quick player that plays on or the weights at the end does its work.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Figure {
    /// A change: it may have either sign.
    pub(crate) fn change(value: f64, error: f64) -> Self {
        Self {
            value: round(value),
            low: round(value - Z * error),
            high: round(value + Z * error),
        }
    }

    /// A chance: from 0 to 1.
    pub(crate) fn chance(value: f64, error: f64) -> Self {
        let free = Self::change(value, error);
        Self {
            value: free.value,
            low: free.low.clamp(0.0, 1.0),
            high: free.high.clamp(0.0, 1.0),
        }
    }

    /// The share of those that were counted among so many: from 0 to 1, by Wilson's interval, which is
    /// right for none and for all as well.
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

    /// Whether the interval lies on one side of 0.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Whether it would lie on one side of 0 if it were half as wide again. One in twenty intervals misses the
    /// truth, and a game has hundreds of moves: what is told of one of them must be surer.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        let far = 1.5 * (self.high - self.low) / 2.0;
        self.value.abs() > far
    }
}

/// Four digits are more than any interval here bears.
fn round(value: f64) -> f64 {
    // Adding 0 takes the sign from a zero.
    (value * 10_000.0).round() / 10_000.0 + 0.0
}

/// What came of one position in several worlds, seat by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Moments {
    n: u32,
    sum: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
}

impl Moments {
    /// One world more.
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
    fn a_share_of_none_and_of_all_leaves_a_doubt() {
        let none = Figure::share(0, 100);
        assert_eq!((none.value, none.low), (0.0, 0.0));
        assert!((0.03..0.05).contains(&none.high), "{none:?}");
        let all = Figure::share(100, 100);
        assert_eq!((all.value, all.high), (1.0, 1.0));
        assert!((0.95..0.97).contains(&all.low), "{all:?}");
        let half = Figure::share(500, 1_000);
        assert_eq!((half.low, half.high), (0.4691, 0.5309));
    }

    #[test]
    fn worlds_that_came_out_alike_leave_a_doubt() {
        let sure = Figure::chance(1.0, of(&[1.0; 20]).error(0));
        assert!((0.9..0.99).contains(&sure.low), "{sure:?}");
        assert_eq!(sure.high, 1.0);
    }
}
