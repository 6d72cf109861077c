//! How sure a weights may be.
//!
//! Weights that were fitted to what was seen coming tell well which of two positions is better, but how
//! much better they tell as the weights before them did. So all weights of a moment are made larger or
//! smaller together until the chances are those that came true. What is better than what stays as it is
//! at each of the moments.

use std::collections::BTreeMap;

use argmin::core::{CostFunction, Error, Executor, Gradient, State as _};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use bots::{Feature, PHASES, WHOLE, WeightsFile, shares};

use super::fit;
use super::positions::Positions;

/// By how much weights are changed at the most, either way.
const MOST: f64 = 4.0;
/// How many steps are made at the most.
const STEPS: u64 = 40;

/// What the sides of a position were worth by the weights of each moment, and which share of the win
/// each had in the end.
type Ended = Vec<([f64; PHASES], f64)>;

struct Task {
    ended: Vec<Ended>,
}

impl Task {
    /// How surprising the ends were, and how that changes with the factors.
    fn look(&self, factors: &[f64]) -> (f64, Vec<f64>) {
        let mut cost = 0.0;
        let mut slopes = vec![0.0; PHASES];
        for sides in &self.ended {
            let worths = sides.iter().map(|(parts, _)| {
                let parts = parts.iter().zip(factors);
                parts.map(|(part, factor)| part * factor).sum::<f64>()
            });
            let worths: Vec<f64> = worths.collect();
            let most = worths.iter().copied().fold(f64::MIN, f64::max);
            let total: f64 = worths.iter().map(|worth| (worth - most).exp()).sum();
            for (worth, (parts, came)) in worths.iter().zip(sides) {
                let chance = (worth - most).exp() / total;
                cost -= came * chance.max(1e-12).ln();
                for (slope, part) in slopes.iter_mut().zip(parts) {
                    *slope += (chance - came) * part;
                }
            }
        }
        let n = self.ended.len().max(1) as f64;
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

/// Makes a variant as sure as it may be, by what came of these positions.
///
/// # Errors
/// When the solver gives up.
pub(super) fn hold(
    weights_file: &mut WeightsFile,
    variant: &str,
    features: &[Feature],
    positions: &Positions,
) -> anyhow::Result<()> {
    let weights: Vec<[f64; PHASES]> = features
        .iter()
        .map(|feature| fit::worths(weights_file.weights_of(variant, feature)))
        .collect();
    let factors = factors(&weights, positions)?;
    let families = features
        .iter()
        .filter_map(|feature| feature.family.as_ref());
    let names = features.iter().map(|feature| &feature.name).chain(families);
    let held: BTreeMap<String, [i16; PHASES]> = names
        .filter_map(|name| {
            let weights = fit::worths(Some(weights_file.weights(variant, name)?));
            let held = std::array::from_fn(|knot| weights[knot] * factors[knot]);
            Some((name.clone(), fit::units(held)))
        })
        .collect();
    weights_file.set(variant, held);
    Ok(())
}

/// By which factor the weights of each moment must change for the chances to come true.
///
/// # Errors
/// When the solver gives up.
fn factors(weights: &[[f64; PHASES]], positions: &Positions) -> anyhow::Result<[f64; PHASES]> {
    let ended = positions.iter().map(|position| {
        let moments = shares(position.left()).map(|share| f64::from(share) / f64::from(WHOLE));
        let n_won = f64::from(position.n_won().max(1));
        let sides = position.sides().enumerate().map(|(i, side)| {
            let mut parts = [0.0; PHASES];
            for (feature, amount) in side {
                for (knot, part) in parts.iter_mut().enumerate() {
                    *part += weights[feature][knot] * moments[knot] * f64::from(amount);
                }
            }
            let came = f64::from(u8::from(position.has_won(i))) / n_won;
            (parts, came)
        });
        sides.collect()
    });
    let task = Task {
        ended: ended.collect(),
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
    Ok(std::array::from_fn(|knot| {
        found[knot].clamp(1.0 / MOST, MOST)
    }))
}

#[cfg(test)]
mod tests {
    use bots::FeatureSink as _;
    use game::{Playout, Rng as _};

    use super::super::positions::Surveyed;
    use super::*;

    #[test]
    fn whoever_was_too_sure_is_told_so() {
        // One more of the thing is worth half a unit at the start and a whole one at the end.
        let truth = |left: u16| if left == 0 { 1.0 } else { 0.5 };
        let mut rng = Playout::new(3);
        let mut positions = Positions::default();
        for i in 0..40_000 {
            let left = if i % 2 == 0 { 0 } else { 256 };
            let amounts = [rng.below(3) as i32, rng.below(3) as i32];
            let mut surveyed = Surveyed::blank(left, 2);
            for (side, amount) in amounts.into_iter().enumerate() {
                surveyed.add(side, 0, amount);
            }
            let chance = 1.0 / (1.0 + (-truth(left) * f64::from(amounts[0] - amounts[1])).exp());
            let is_first = f64::from(rng.below(1 << 20)) < chance * f64::from(1 << 20);
            positions.add(&surveyed, if is_first { 1 } else { 2 }, &[0.5, 0.5]);
        }
        let [start, _, end] = factors(&[[1.0; PHASES]], &positions).expect("it is solved");
        assert!((start - 0.5).abs() < 0.05, "{start}");
        assert!((end - 1.0).abs() < 0.05, "{end}");
    }
}
