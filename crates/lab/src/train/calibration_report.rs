//! How well a weights tells who wins, in games it has not learned from.

use bots::Weights;
use serde::{Deserialize, Serialize};

use super::positions::Positions;

/// Positions that were given about the same chance, and what came of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bin {
    /// How many there were, each seen by each side.
    pub n: u64,
    /// The chance that was given, on average.
    pub told: f64,
    /// How often it came so.
    pub came: f64,
}

/// How good a weights is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CalibrationReport {
    /// Positions it was tried on.
    pub n: u64,
    /// How surprised it was, on average: the logarithm of the chance that it gave to what came.
    pub log_loss: f64,
    /// The average square of its error.
    pub brier: f64,
    /// By tenths of the chance it gave.
    pub tenths: Vec<Bin>,
}

impl CalibrationReport {
    /// Tries it on these positions.
    pub(super) fn of(weights: &Weights, positions: &Positions) -> Self {
        let mut account = Self {
            tenths: vec![Bin::default(); 10],
            ..Self::default()
        };
        for position in positions.iter() {
            let chances = weights.chances(position.left(), position.sides());
            let n_won = f64::from(position.n_won().max(1));
            account.n += 1;
            for (side, &chance) in chances.iter().enumerate() {
                let chance = f64::from(chance);
                let came = if position.has_won(side) {
                    1.0 / n_won
                } else {
                    0.0
                };
                account.log_loss -= came * chance.max(1e-12).ln();
                account.brier += (chance - came).powi(2) / chances.len() as f64;
                let tenth = &mut account.tenths[((chance * 10.0) as usize).min(9)];
                tenth.n += 1;
                tenth.told += chance;
                tenth.came += came;
            }
        }
        let n = account.n.max(1) as f64;
        account.log_loss /= n;
        account.brier /= n;
        for tenth in &mut account.tenths {
            let n = tenth.n.max(1) as f64;
            tenth.told /= n;
            tenth.came /= n;
        }
        account
    }

    /// By how much the chance is wrong in the tenth where it is most so, of those with that many
    /// positions.
    #[must_use]
    pub fn worst(&self, least: u64) -> f64 {
        let tenths = self.tenths.iter().filter(|tenth| tenth.n >= least);
        tenths
            .map(|tenth| (tenth.told - tenth.came).abs())
            .fold(0.0, f64::max)
    }
}
