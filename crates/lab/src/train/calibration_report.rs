//! Calibration of win probabilities on held-out games.

use bots::Weights;
use serde::{Deserialize, Serialize};

use super::positions::Positions;

/// A bin of predictions with about the same probability, and their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bin {
    /// How many predictions: one for each side of a position.
    pub n: u64,
    /// The mean predicted probability.
    pub told: f64,
    /// The observed frequency.
    pub came: f64,
}

/// How well win probabilities match results.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CalibrationReport {
    /// Positions.
    pub n: u64,
    /// The mean log-loss.
    pub log_loss: f64,
    /// The Brier score: the mean squared error.
    pub brier: f64,
    /// Ten bins of the predicted probability.
    pub tenths: Vec<Bin>,
}

impl CalibrationReport {
    /// Evaluates these positions.
    pub(super) fn of(weights: &Weights, positions: &Positions) -> Self {
        let mut report = Self {
            tenths: vec![Bin::default(); 10],
            ..Self::default()
        };
        for position in positions.iter() {
            let chances = weights.chances(position.left(), position.sides());
            let n_won = f64::from(position.n_won().max(1));
            report.n += 1;
            for (side, &chance) in chances.iter().enumerate() {
                let chance = f64::from(chance);
                let came = if position.has_won(side) {
                    1.0 / n_won
                } else {
                    0.0
                };
                report.log_loss -= came * chance.max(1e-12).ln();
                report.brier += (chance - came).powi(2) / chances.len() as f64;
                let bin = &mut report.tenths[((chance * 10.0) as usize).min(9)];
                bin.n += 1;
                bin.told += chance;
                bin.came += came;
            }
        }
        let n = report.n.max(1) as f64;
        report.log_loss /= n;
        report.brier /= n;
        for bin in &mut report.tenths {
            let n = bin.n.max(1) as f64;
            bin.told /= n;
            bin.came /= n;
        }
        report
    }

    /// The largest calibration error of the bins with at least so many predictions.
    #[must_use]
    pub fn worst(&self, least: u64) -> f64 {
        let tenths = self.tenths.iter().filter(|bin| bin.n >= least);
        tenths
            .map(|bin| (bin.told - bin.came).abs())
            .fold(0.0, f64::max)
    }
}
