//! Rates with intervals, ratings, and when to stop a match.
//!
//! Quantiles come from `statrs`, linear algebra from `nalgebra`; what is written here is the
//! few lines of each textbook formula.

use nalgebra::{DMatrix, DVector};
use statrs::distribution::{ContinuousCDF, Normal};

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// How many standard deviations a two-sided 95 % interval reaches.
fn reach() -> f64 {
    Normal::standard().inverse_cdf(0.975)
}

/// The rate of `wins` among `n` with Wilson's interval. Half wins are allowed. Nothing is known
/// of no games: then it is one half, from 0 to 1.
#[must_use]
pub fn wilson(wins: f64, n: u64) -> Estimate {
    if n == 0 {
        return Estimate {
            value: 0.5,
            low: 0.0,
            high: 1.0,
        };
    }
    let n = n as f64;
    let z = reach();
    let rate = wins / n;
    let share = 1.0 + z * z / n;
    let middle = (rate + z * z / (2.0 * n)) / share;
    let half = z / share * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    Estimate {
        value: rate,
        low: (middle - half).clamp(0.0, rate),
        high: (middle + half).clamp(rate, 1.0),
    }
}

/// The difference of two rates with Newcombe's interval, made of the two Wilson intervals.
#[must_use]
pub fn difference((wins_a, n_a): (u64, u64), (wins_b, n_b): (u64, u64)) -> Estimate {
    let a = wilson(wins_a as f64, n_a);
    let b = wilson(wins_b as f64, n_b);
    let value = a.value - b.value;
    Estimate {
        value,
        low: value - (a.value - a.low).hypot(b.high - b.value),
        high: value + (a.high - a.value).hypot(b.value - b.low),
    }
}

/// The mean with its normal interval.
#[must_use]
pub fn mean(sum: f64, sum_of_squares: f64, n: u64) -> Estimate {
    let n = n.max(1) as f64;
    let value = sum / n;
    let variance = (sum_of_squares / n - value * value).max(0.0);
    let half = reach() * (variance / n).sqrt();
    Estimate {
        value,
        low: value - half,
        high: value + half,
    }
}

/// The result of two players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The first player.
    pub a: usize,
    /// The second player.
    pub b: usize,
    /// Games.
    pub games: u64,
    /// Points of the first: a win is 1, a shared win one half.
    pub points: f64,
}

/// Elo points that a rating difference in natural units is worth.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Elo ratings of `n` players, the first one at 0, by maximum likelihood over all meetings
/// (Bradley and Terry), with normal intervals for the difference to the first.
///
/// Every pair that met is given one drawn game more, so that a player who won every game has a finite
/// rating.
#[must_use]
pub fn elo(n: usize, meetings: &[Meeting]) -> Vec<Estimate> {
    let free = n.saturating_sub(1);
    let mut ratings = DVector::<f64>::zeros(free);
    let at = |ratings: &DVector<f64>, i: usize| if i == 0 { 0.0 } else { ratings[i - 1] };
    let mut spread = DMatrix::<f64>::zeros(free, free);
    for _ in 0..50 {
        let mut slope = DVector::<f64>::zeros(free);
        // Regularised: a player without games has no rating, not an error.
        let mut information = DMatrix::<f64>::from_diagonal_element(free, free, 1e-9);
        for meeting in meetings {
            let games = meeting.games as f64 + 1.0;
            let points = meeting.points + 0.5;
            let gap = at(&ratings, meeting.a) - at(&ratings, meeting.b);
            let expected = 1.0 / (1.0 + (-gap).exp());
            let weight = games * expected * (1.0 - expected);
            for (i, sign) in [(meeting.a, 1.0), (meeting.b, -1.0)] {
                if i == 0 {
                    continue;
                }
                slope[i - 1] += sign * (points - games * expected);
                information[(i - 1, i - 1)] += weight;
            }
            if meeting.a != 0 && meeting.b != 0 {
                information[(meeting.a - 1, meeting.b - 1)] -= weight;
                information[(meeting.b - 1, meeting.a - 1)] -= weight;
            }
        }
        let Some(inverse) = information.try_inverse() else {
            break;
        };
        // Newton's step, kept short so that one-sided scores do not throw it away.
        let step = (&inverse * slope).map(|x| x.clamp(-1.0, 1.0));
        ratings += &step;
        spread = inverse;
        if step.amax() < 1e-9 {
            break;
        }
    }
    (0..n)
        .map(|i| {
            let value = at(&ratings, i) * ELO;
            let half = match i {
                0 => 0.0,
                i => reach() * spread[(i - 1, i - 1)].max(0.0).sqrt() * ELO,
            };
            Estimate {
                value,
                low: value - half,
                high: value + half,
            }
        })
        .collect()
}

/// The decision of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Not enough games yet.
    Open,
    /// The first is stronger by what was asked for.
    Stronger,
    /// It is not.
    NotStronger,
}

/// A sequential probability ratio test: is the first player stronger by so many Elo points, or
/// not stronger at all? Errors of either kind happen in 5 % of the tests.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    /// The gap asked for, in Elo points.
    pub elo: f64,
}

impl Sprt {
    /// The logarithm of how much likelier the gap makes these scores than no gap does. Scores
    /// are points of the first player for a whole deal (all arrangements of the seats together),
    /// from 0 to 1: that counts what the games of one deal have in common.
    #[must_use]
    pub fn likelihood(self, scores: &[f64]) -> f64 {
        let n = scores.len() as f64;
        if scores.len() < 2 {
            return 0.0;
        }
        let mean = scores.iter().sum::<f64>() / n;
        let variance = scores.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
        // A row of equal scores has no spread yet; one odd score more keeps it honest.
        let variance = variance.max(0.25 / n);
        let none = 0.5;
        let some = 1.0 / (1.0 + (-self.elo / ELO).exp());
        n * (some - none) * (2.0 * mean - none - some) / (2.0 * variance)
    }

    /// Whether these scores settle it.
    #[must_use]
    pub fn decide(self, scores: &[f64]) -> Decision {
        let bound = (0.95f64 / 0.05).ln();
        match self.likelihood(scores) {
            x if x >= bound => Decision::Stronger,
            x if x <= -bound => Decision::NotStronger,
            _ => Decision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_gives_the_published_intervals() {
        let check = |wins: f64, n: u64, low: f64, high: f64| {
            let estimate = wilson(wins, n);
            assert!(
                close(estimate.low, low) && close(estimate.high, high),
                "{wins} of {n}: {estimate:?}"
            );
        };
        // Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3.
        check(81.0, 263, 0.2553, 0.3662);
        check(15.0, 148, 0.0624, 0.1605);
        check(0.0, 20, 0.0, 0.1611);
        check(1.0, 29, 0.0061, 0.1718);
        check(0.0, 0, 0.0, 1.0);
        check(20.0, 20, 0.8389, 1.0);
    }

    #[test]
    fn newcombe_gives_the_published_intervals() {
        // Newcombe 1998 (Statistics in Medicine 17, 873-890), table II, method 10.
        let check = |a, b, low: f64, high: f64| {
            let estimate = difference(a, b);
            assert!(
                close(estimate.low, low) && close(estimate.high, high),
                "{estimate:?}"
            );
        };
        check((56, 70), (48, 80), 0.0524, 0.3339);
        check((9, 10), (3, 10), 0.1705, 0.8090);
        check((10, 10), (0, 20), 0.6791, 1.0);
    }

    #[test]
    fn elo_of_two_is_the_textbook_one() {
        // 10 to 1 is 400 points; the drawn game more that every pair gets moves it a little.
        let meeting = Meeting {
            a: 1,
            b: 0,
            games: 110_000,
            points: 100_000.0,
        };
        let ratings = elo(2, &[meeting]);
        assert!((ratings[1].value - 400.0).abs() < 0.5, "{ratings:?}");
        assert!(ratings[1].low < 400.0 && 400.0 < ratings[1].high);
        assert_eq!(ratings[0].value, 0.0);
    }

    #[test]
    fn elo_adds_up_along_a_chain_and_stays_finite() {
        let meeting = |a, b, games, points| Meeting {
            a,
            b,
            games,
            points,
        };
        let ratings = elo(
            3,
            &[
                meeting(1, 0, 11_000, 10_000.0),
                meeting(2, 1, 11_000, 10_000.0),
            ],
        );
        assert!((ratings[2].value - 800.0).abs() < 2.0, "{ratings:?}");
        let ratings = elo(2, &[meeting(1, 0, 20, 20.0)]);
        assert!(ratings[1].value > 300.0 && ratings[1].high.is_finite());
        let ratings = elo(2, &[]);
        assert!(ratings[1].value.is_finite());
    }

    #[test]
    fn the_sequential_test_stops_on_clear_scores_and_not_on_even_ones() {
        let sprt = Sprt { elo: 50.0 };
        assert_eq!(sprt.decide(&[1.0; 200]), Decision::Stronger);
        assert_eq!(sprt.decide(&[0.0; 200]), Decision::NotStronger);
        assert_eq!(sprt.decide(&[1.0, 0.0]), Decision::Open);
        let even: Vec<f64> = (0..400).map(|i| f64::from(i % 2)).collect();
        assert_eq!(sprt.decide(&even), Decision::NotStronger);
    }

    #[test]
    fn a_mean_has_an_interval_around_it() {
        let estimate = mean(30.0, 110.0, 10);
        assert!(close(estimate.value, 3.0));
        assert!(estimate.low < 3.0 && estimate.high > 3.0);
    }
}
