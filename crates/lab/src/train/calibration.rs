//! Calibration: rescales the weights of each game phase (temperature scaling) so that predicted win
//! probabilities match observed results.
//!
//! Weights that were fitted to bootstrapped targets rank positions well, but inherit the confidence of the
//! weights before them. The ranking of positions of one phase does not change.

use std::collections::BTreeMap;

use argmin::core::{CostFunction, Error, Executor, Gradient, State as _};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use bots::{Feature, PHASES, WHOLE, WeightsFile, shares};

use super::fit;
use super::positions::Positions;

/// The largest factor, either way.
const MOST: f64 = 4.0;
/// The most iterations of the solver.
const STEPS: u64 = 40;

/// Per side: raw score in each game phase, and the label (share of the win).
type LabelledSides = Vec<([f64; PHASES], f64)>;

struct Task {
    positions: Vec<LabelledSides>,
}

impl Task {
    /// The mean log-loss and its gradient by the factors.
    fn look(&self, factors: &[f64]) -> (f64, Vec<f64>) {
        let mut cost = 0.0;
        let mut slopes = vec![0.0; PHASES];
        for sides in &self.positions {
            let scores = sides.iter().map(|(parts, _)| {
                let parts = parts.iter().zip(factors);
                parts.map(|(part, factor)| part * factor).sum::<f64>()
            });
            let scores: Vec<f64> = scores.collect();
            let most = scores.iter().copied().fold(f64::MIN, f64::max);
            let total: f64 = scores.iter().map(|score| (score - most).exp()).sum();
            for (score, (parts, label)) in scores.iter().zip(sides) {
                let chance = (score - most).exp() / total;
                cost -= label * chance.max(1e-12).ln();
                for (slope, part) in slopes.iter_mut().zip(parts) {
                    *slope += (chance - label) * part;
                }
            }
        }
        let n = self.positions.len().max(1) as f64;
        slopes.iter_mut().for_each(|slope| *slope /= n);
        (cost / n, slopes)
    }
}

impl CostFunction for Task {
    type Param = Vec<f64>;
    type Output = f64;

    fn cost(&self, factors: &Vec<f64>) -> Result<f64, Error> {
        Ok(self.look(factors).0)
    }
}

impl Gradient for Task {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;

    fn gradient(&self, factors: &Vec<f64>) -> Result<Vec<f64>, Error> {
        Ok(self.look(factors).1)
    }
}

/// Calibrates a variant on these positions.
///
/// # Errors
/// When the solver gives up.
pub(super) fn calibrate(
    weights_file: &mut WeightsFile,
    variant: &str,
    features: &[Feature],
    positions: &Positions,
) -> anyhow::Result<()> {
    let weights: Vec<[f64; PHASES]> = features
        .iter()
        .map(|feature| fit::log_odds(weights_file.weights_of(variant, feature)))
        .collect();
    let factors = factors(&weights, positions)?;
    let families = features
        .iter()
        .filter_map(|feature| feature.family.as_ref());
    let names = features.iter().map(|feature| &feature.name).chain(families);
    let calibrated: BTreeMap<String, [i16; PHASES]> = names
        .filter_map(|name| {
            let weights = fit::log_odds(Some(weights_file.weights(variant, name)?));
            let scaled = std::array::from_fn(|phase| weights[phase] * factors[phase]);
            Some((name.clone(), fit::units(scaled)))
        })
        .collect();
    weights_file.set(variant, calibrated);
    Ok(())
}

/// The factors of the phases that minimise the log-loss.
///
/// # Errors
/// When the solver gives up.
fn factors(weights: &[[f64; PHASES]], positions: &Positions) -> anyhow::Result<[f64; PHASES]> {
    let labelled = positions.iter().map(|position| {
        let phases = shares(position.left()).map(|share| f64::from(share) / f64::from(WHOLE));
        let n_won = f64::from(position.n_won().max(1));
        let sides = position.sides().enumerate().map(|(i, side)| {
            let mut parts = [0.0; PHASES];
            for (feature, amount) in side {
                for (phase, part) in parts.iter_mut().enumerate() {
                    *part += weights[feature][phase] * phases[phase] * f64::from(amount);
                }
            }
            let label = f64::from(u8::from(position.has_won(i))) / n_won;
            (parts, label)
        });
        sides.collect()
    });
    let task = Task {
        positions: labelled.collect(),
    };
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), PHASES)
        .with_tolerance_grad(1e-6)
        .and_then(|solver| solver.with_tolerance_cost(1e-9))
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    let found = Executor::new(task, solver)
        .configure(|state| state.param(vec![1.0; PHASES]).max_iters(STEPS))
        .run()
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    let none = vec![1.0; PHASES];
    let found = found.state().get_best_param().unwrap_or(&none);
    Ok(std::array::from_fn(|phase| {
        found[phase].clamp(1.0 / MOST, MOST)
    }))
}

#[cfg(test)]
mod tests {
    use bots::FeatureSink as _;
    use game::{Playout, Rng as _};

    use super::super::positions::Extracted;
    use super::*;

    #[test]
    fn overconfident_weights_are_scaled_down() {
        // One more of the thing is score half a unit at the start and a whole one at the end.
        let truth = |left: u16| if left == 0 { 1.0 } else { 0.5 };
        let mut rng = Playout::new(3);
        let mut positions = Positions::default();
        for i in 0..40_000 {
            let left = if i % 2 == 0 { 0 } else { 256 };
            let amounts = [rng.below(3) as i32, rng.below(3) as i32];
            let mut extracted = Extracted::blank(left, 2);
            for (side, amount) in amounts.into_iter().enumerate() {
                extracted.add(side, 0, amount);
            }
            let chance = 1.0 / (1.0 + (-truth(left) * f64::from(amounts[0] - amounts[1])).exp());
            let is_first = f64::from(rng.below(1 << 20)) < chance * f64::from(1 << 20);
            positions.add(&extracted, if is_first { 1 } else { 2 }, &[0.5, 0.5]);
        }
        let [start, _, end] = factors(&[[1.0; PHASES]], &positions).expect("it is solved");
        assert!((start - 0.5).abs() < 0.05, "{start}");
        assert!((end - 1.0).abs() < 0.05, "{end}");
    }
}
