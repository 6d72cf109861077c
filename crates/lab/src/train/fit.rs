//! Fits weights to a training set: multinomial logistic regression with an L2 prior, by L-BFGS (`argmin`).
//!
//! The loss has two terms: the cross-entropy of win probabilities and targets, and the squared error of
//! differences between the moves of one decision. Every feature has a weight in each phase of
//! [`Weights`](bots::Weights). A feature of a family has a family weight and its own deviation
//! (hierarchical shrinkage), so that a rarely seen card is rated like its family. The prior is centred on
//! the weights before: features that the games hardly show, such as a lost headquarters, keep theirs.
//! Sums are made in a fixed order: the same positions give the same weights on any number of threads.

use std::collections::BTreeMap;
use std::sync::Mutex;

use argmin::core::{CostFunction, Error, Executor, Gradient, State as _};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;
use bots::{Feature, PHASES, UNIT, WHOLE, WeightsFile, shares};
use rayon::prelude::*;

use super::comparisons::Comparison;
use super::positions::{Position, Positions};
use super::training_games::TrainingSet;

/// The number of partial sums.
const PARTS: usize = 64;
/// The strength of the prior of a weight, in independent positions: those of one game are not independent.
const PRIOR: f64 = 40.0;
/// The same for the deviation of a member of a family.
const PRIOR_OF_MEMBERS: f64 = 200.0;
/// The weight of move comparisons beside positions. Moves differ by little, and that decides the choice.
const COMPARED: f64 = 40.0;
/// The most iterations of the solver.
const STEPS: u64 = 120;
/// The history of L-BFGS.
const MEMORY: usize = 10;

/// Weights of features and families, by name.
pub(super) type Weights = Vec<(String, [i16; PHASES])>;

/// The weights before, which the prior is centred on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before<'a> {
    /// The file.
    pub(super) weights_file: &'a WeightsFile,
    /// The variant.
    pub(super) variant: &'a str,
    /// Features whose weights stay fixed.
    pub(super) kept: &'a [String],
}

/// The parameters: features, then families.
struct Shape {
    n_features: usize,
    /// The family of each feature.
    families: Vec<Option<usize>>,
    names: Vec<String>,
    /// The weights before, of features and then families.
    before: Vec<[f64; PHASES]>,
    /// Whether a feature or family is fitted: the positions show it, and it is not fixed.
    is_learned: Vec<bool>,
    /// One over the root mean square of amounts, of features and then families.
    scales: Vec<f64>,
}

impl Shape {
    fn new(features: &[Feature], positions: &Positions, before: &Before<'_>) -> Self {
        let mut sums = vec![(0.0, 0u32); features.len()];
        for position in positions.iter() {
            for (feature, amount) in position.sides().flatten() {
                let (sum, n) = &mut sums[feature];
                *sum += f64::from(amount).powi(2);
                *n += 1;
            }
        }
        let usual = |(sum, n): &(f64, u32)| {
            if *n == 0 {
                1.0
            } else {
                (sum / f64::from(*n)).sqrt()
            }
        };
        let mut scales: Vec<f64> = sums.iter().map(|sum| 1.0 / usual(sum)).collect();
        let mut known: BTreeMap<&str, usize> = BTreeMap::new();
        let mut names: Vec<String> = features
            .iter()
            .map(|feature| feature.name.clone())
            .collect();
        let mut families = Vec::new();
        let is_shown = sums.iter().map(|(_, n)| *n > 0);
        let is_shown = is_shown.zip(features);
        let mut is_learned: Vec<bool> = is_shown
            .map(|(is_shown, feature)| is_shown && !before.kept.contains(&feature.name))
            .collect();
        for (i, feature) in features.iter().enumerate() {
            let family = feature.family.as_deref().map(|name| {
                *known.entry(name).or_insert_with(|| {
                    names.push(name.to_owned());
                    scales.push(scales[i]);
                    is_learned.push(false);
                    names.len() - 1
                })
            });
            if let Some(family) = family {
                is_learned[family] |= is_learned[i];
            }
            families.push(family);
        }
        let Before {
            weights_file,
            variant,
            ..
        } = *before;
        let of_features = features
            .iter()
            .map(|feature| weights_file.weights_of(variant, feature));
        let of_families = names[features.len()..].iter();
        let of_families = of_families.map(|name| weights_file.weights(variant, name));
        let before = of_features.chain(of_families).map(log_odds);
        Self {
            n_features: features.len(),
            before: before.collect(),
            families,
            names,
            is_learned,
            scales,
        }
    }

    fn n_parameters(&self) -> usize {
        self.names.len() * PHASES
    }

    /// The weights of the features with those of their families.
    fn weights(&self, parameters: &[f64]) -> Vec<[f64; PHASES]> {
        let scaled = |i: usize| {
            let own = &parameters[i * PHASES..];
            std::array::from_fn(|phase| own[phase] * self.scales[i])
        };
        (0..self.n_features)
            .map(|i| {
                let own: [f64; PHASES] = scaled(i);
                let family: [f64; PHASES] = self.families[i].map_or([0.0; PHASES], scaled);
                std::array::from_fn(|phase| self.before[i][phase] + own[phase] + family[phase])
            })
            .collect()
    }

    fn prior(&self, i: usize) -> f64 {
        match self.families.get(i) {
            Some(Some(_)) => PRIOR_OF_MEMBERS,
            _ => PRIOR,
        }
    }
}

/// A cached evaluation.
struct Evaluated {
    at: Vec<f64>,
    cost: f64,
    gradient: Vec<f64>,
}

/// The optimisation problem.
struct Task<'a> {
    shape: &'a Shape,
    training_set: &'a TrainingSet,
    /// The last evaluation: the solver asks for cost and gradient one after the other.
    last: Mutex<Option<Evaluated>>,
}

impl Task<'_> {
    fn evaluate(&self, parameters: &[f64]) -> (f64, Vec<f64>) {
        let mut last = self.last.lock().expect("adding up does not panic");
        if let Some(known) = last.as_ref().filter(|known| known.at == parameters) {
            return (known.cost, known.gradient.clone());
        }
        let (cost, gradient) = self.add_up(parameters);
        *last = Some(Evaluated {
            at: parameters.to_vec(),
            cost,
            gradient: gradient.clone(),
        });
        (cost, gradient)
    }

    fn add_up(&self, parameters: &[f64]) -> (f64, Vec<f64>) {
        let shape = self.shape;
        let weights = shape.weights(parameters);
        let TrainingSet {
            positions,
            comparisons,
        } = self.training_set;
        let parts: Vec<(f64, Vec<[f64; PHASES]>)> = (0..PARTS)
            .into_par_iter()
            .map(|part| {
                let mut slopes = vec![[0.0; PHASES]; shape.n_features];
                let share = |n: usize| part * n / PARTS..(part + 1) * n / PARTS;
                let mut cost = 0.0;
                for position in positions.range(share(positions.len())) {
                    cost += add_position(position, &weights, &mut slopes);
                }
                for comparison in comparisons.range(share(comparisons.len())) {
                    cost += add_comparison(&comparison, &weights, &mut slopes);
                }
                (cost, slopes)
            })
            .collect();
        let mut cost = 0.0;
        let mut gradient = vec![0.0; shape.n_parameters()];
        for (part, slopes) in parts {
            cost += part;
            for (i, slope) in slopes.iter().enumerate() {
                for parameter in [Some(i), shape.families[i]].into_iter().flatten() {
                    if !shape.is_learned[parameter] {
                        continue;
                    }
                    for (phase, slope) in slope.iter().enumerate() {
                        gradient[parameter * PHASES + phase] += slope * shape.scales[parameter];
                    }
                }
            }
        }
        for (i, (parameter, gradient)) in parameters.iter().zip(&mut gradient).enumerate() {
            let prior = shape.prior(i / PHASES);
            cost += 0.5 * prior * parameter * parameter;
            *gradient += prior * parameter;
        }
        // For each position, so that the solver's tolerances mean something.
        let n = positions.len().max(1) as f64;
        gradient.iter_mut().for_each(|slope| *slope /= n);
        (cost / n, gradient)
    }
}

impl CostFunction for Task<'_> {
    type Param = Vec<f64>;
    type Output = f64;

    fn cost(&self, parameters: &Vec<f64>) -> Result<f64, Error> {
        Ok(self.evaluate(parameters).0)
    }
}

impl Gradient for Task<'_> {
    type Param = Vec<f64>;
    type Gradient = Vec<f64>;

    fn gradient(&self, parameters: &Vec<f64>) -> Result<Vec<f64>, Error> {
        Ok(self.evaluate(parameters).1)
    }
}

/// The win probabilities of the sides of a position: the softmax of their scores.
pub(super) fn chances(position: Position<'_>, weights: &[[f64; PHASES]]) -> Vec<f64> {
    let phases = shares(position.left()).map(|share| f64::from(share) / f64::from(WHOLE));
    let scores: Vec<f64> = position
        .sides()
        .map(|side| {
            side.map(|(feature, amount)| {
                let weights = &weights[feature];
                let weight: f64 = (0..PHASES)
                    .map(|phase| weights[phase] * phases[phase])
                    .sum();
                weight * f64::from(amount)
            })
            .sum()
        })
        .collect();
    let most = scores.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = scores.iter().map(|score| (score - most).exp()).collect();
    let total: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

/// Adds the gradient of a position; gives its cross-entropy.
fn add_position(
    position: Position<'_>,
    weights: &[[f64; PHASES]],
    slopes: &mut [[f64; PHASES]],
) -> f64 {
    let chances = chances(position, weights);
    let target = position.labelled_sides().map(|(target, _)| target);
    let mut loss = 0.0;
    for (target, chance) in target.clone().zip(&chances) {
        if target > 0.0 {
            loss -= target * chance.max(1e-12).ln();
        }
    }
    let errors = target.zip(&chances).map(|(target, chance)| chance - target);
    slope(position, errors, slopes);
    loss
}

/// Adds a gradient by weights, given the gradient by the score of each side.
fn slope(
    position: Position<'_>,
    by_score: impl Iterator<Item = f64>,
    slopes: &mut [[f64; PHASES]],
) {
    let phases = shares(position.left()).map(|share| f64::from(share) / f64::from(WHOLE));
    for (by_score, side) in by_score.zip(position.sides()) {
        for (feature, amount) in side {
            let slope = by_score * f64::from(amount);
            for (phase, share) in phases.iter().enumerate() {
                slopes[feature][phase] += slope * share;
            }
        }
    }
}

/// Adds the gradient of a decision's move comparisons; gives their squared error.
fn add_comparison(
    comparison: &Comparison<'_>,
    weights: &[[f64; PHASES]],
    slopes: &mut [[f64; PHASES]],
) -> f64 {
    let side = comparison.side();
    let told: Vec<Vec<f64>> = (comparison.moves())
        .map(|(position, _)| chances(position, weights))
        .collect();
    let errors = told.iter().zip(comparison.moves());
    let errors: Vec<f64> = errors
        .map(|(chances, (_, target))| chances[side] - target)
        .collect();
    // Only differences count: the common error of all moves is taken out.
    let mean = errors.iter().sum::<f64>() / errors.len() as f64;
    let mut cost = 0.0;
    for ((chances, error), (position, _)) in told.iter().zip(errors).zip(comparison.moves()) {
        let error = error - mean;
        cost += COMPARED * error * error;
        let by_chance = 2.0 * COMPARED * error;
        let by_score = chances.iter().enumerate().map(|(i, chance)| {
            let own = if i == side { 1.0 } else { 0.0 };
            by_chance * chances[side] * (own - chance)
        });
        slope(position, by_score, slopes);
    }
    cost
}

/// The fitted weights: members of families with their families added, and the families themselves.
///
/// # Errors
/// When the solver gives up.
pub(super) fn fit(
    features: &[Feature],
    training_set: &TrainingSet,
    before: &Before<'_>,
) -> anyhow::Result<Weights> {
    let shape = Shape::new(features, &training_set.positions, before);
    let task = Task {
        shape: &shape,
        training_set,
        last: Mutex::new(None),
    };
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), MEMORY)
        .with_tolerance_grad(1e-6)
        .and_then(|solver| solver.with_tolerance_cost(1e-7))
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    let found = Executor::new(task, solver)
        .configure(|state| {
            state
                .param(vec![0.0; shape.n_parameters()])
                .max_iters(STEPS)
        })
        .run()
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    let none = vec![0.0; shape.n_parameters()];
    let parameters = found.state().get_best_param().unwrap_or(&none);
    let found = shape.weights(parameters);
    let mut weights: Weights = (shape.names.iter().zip(found))
        .map(|(name, weights)| (name.clone(), units(weights)))
        .collect();
    for i in shape.n_features..shape.names.len() {
        let own = &parameters[i * PHASES..];
        let family =
            std::array::from_fn(|phase| shape.before[i][phase] + own[phase] * shape.scales[i]);
        weights.push((shape.names[i].clone(), units(family)));
    }
    Ok(weights)
}

/// Weights of a file as log-odds; 0 where it has none.
pub(super) fn log_odds(units: Option<[i16; PHASES]>) -> [f64; PHASES] {
    let units = units.unwrap_or_default();
    units.map(|units| f64::from(units) / f64::from(UNIT))
}

/// Log-odds as weights of a file.
pub(super) fn units(weights: [f64; PHASES]) -> [i16; PHASES] {
    weights.map(|weight| {
        let units = (weight * f64::from(UNIT)).round();
        units.clamp(i16::MIN.into(), i16::MAX.into()) as i16
    })
}

#[cfg(test)]
mod tests {
    use super::super::positions::Extracted;
    use super::*;
    use bots::FeatureSink as _;
    use game::{Playout, Rng as _};

    const fn before<'a>(weights_file: &'a WeightsFile, kept: &'a [String]) -> Before<'a> {
        Before {
            weights_file,
            variant: "off",
            kept,
        }
    }

    fn none() -> WeightsFile {
        WeightsFile::empty(1, String::new())
    }

    fn plain(name: &str) -> Feature {
        Feature {
            name: name.to_owned(),
            family: None,
        }
    }

    fn of(positions: Positions) -> TrainingSet {
        TrainingSet {
            positions,
            ..TrainingSet::default()
        }
    }

    /// Positions of two sides where the first feature decides by known odds and the second by none.
    fn positions(n: u32, log_odds: f64) -> Positions {
        let mut rng = Playout::new(5);
        let mut positions = Positions::default();
        for _ in 0..n {
            let amounts = [rng.below(4) as i32, rng.below(4) as i32];
            let mut extracted = Extracted::blank(256, 2);
            for (side, amount) in amounts.into_iter().enumerate() {
                extracted.add(side, 0, amount);
                extracted.add(side, 1, rng.below(4) as i32);
            }
            let chance = 1.0 / (1.0 + (-log_odds * f64::from(amounts[0] - amounts[1])).exp());
            let is_first = f64::from(rng.below(1 << 20)) < chance * f64::from(1 << 20);
            let (won, seen) = if is_first {
                (1, [1.0, 0.0])
            } else {
                (2, [0.0, 1.0])
            };
            positions.add(&extracted, won, &seen);
        }
        positions
    }

    #[test]
    fn a_feature_that_decides_games_has_weight_and_one_that_does_not_has_none() {
        let features = ["decides", "does-not"].map(plain);
        let weights = fit(
            &features,
            &of(positions(40_000, 0.5)),
            &before(&none(), &[]),
        )
        .expect("it is solved");
        let start = |i: usize| f64::from(weights[i].1[0]) / f64::from(UNIT);
        assert!((start(0) - 0.5).abs() < 0.03, "{weights:?}");
        assert!(start(1).abs() < 0.03, "{weights:?}");
        // No position was of a later phase.
        assert_eq!(weights[0].1[1..], [0, 0]);
    }

    #[test]
    fn features_that_the_games_do_not_show_keep_their_weights() {
        let features = ["decides", "does-not", "never"].map(plain);
        let mut weights_file = none();
        let weighed = |name: &str| (name.to_owned(), [0, 0, -8192]);
        weights_file.set("off", ["decides", "never"].map(weighed));
        let learned = of(positions(40_000, 0.5));
        let weights = fit(&features, &learned, &before(&weights_file, &[])).expect("it is solved");
        assert_eq!(weights[2].1, [0, 0, -8192]);
        let start = f64::from(weights[0].1[0]) / f64::from(UNIT);
        assert!((start - 0.5).abs() < 0.03, "{weights:?}");
        // So do fixed features, although the games show them.
        let kept = ["decides".to_owned()];
        let weights =
            fit(&features, &learned, &before(&weights_file, &kept)).expect("it is solved");
        assert_eq!(weights[0].1, [0, 0, -8192]);
    }

    #[test]
    fn a_member_that_was_never_seen_has_the_weight_of_its_family() {
        let feature = |name: &str| Feature {
            name: name.to_owned(),
            family: Some("all".to_owned()),
        };
        let features = ["seen", "other", "never"].map(feature);
        let weights = fit(
            &features,
            &of(positions(20_000, 0.5)),
            &before(&none(), &[]),
        )
        .expect("it is solved");
        let of = |name: &str| {
            weights
                .iter()
                .find(|(known, _)| known == name)
                .expect("a weight")
                .1
        };
        assert_eq!(of("never"), of("all"));
        assert!(
            of("seen")[0] > of("all")[0] && of("all")[0] > of("other")[0],
            "{weights:?}"
        );
    }

    #[test]
    fn move_comparisons_find_what_positions_do_not_show() {
        // Who wins is settled by something else, of which every move leaves as much.
        let features = ["settled", "moved"].map(plain);
        let mut learned = of(positions(4_000, 0.5));
        let mut rng = Playout::new(6);
        for _ in 0..4_000 {
            let settled = rng.below(4) as i32;
            let moves: Vec<(Extracted, Vec<f32>)> = (0..3)
                .map(|moved| {
                    let mut extracted = Extracted::blank(256, 2);
                    extracted.add(0, 0, settled);
                    extracted.add(0, 1, moved);
                    let score = 0.5 * settled as f32 + 0.2 * moved as f32;
                    let chance = 1.0 / (1.0 + (-score).exp());
                    let luck = (rng.below(200) as f32 - 100.0) / 1_000.0;
                    let seen = (chance + luck).clamp(0.0, 1.0);
                    (extracted, vec![seen, 1.0 - seen])
                })
                .collect();
            learned.comparisons.add(0, &moves);
        }
        let weights = fit(&features, &learned, &before(&none(), &[])).expect("it is solved");
        let start = |i: usize| f64::from(weights[i].1[0]) / f64::from(UNIT);
        assert!((start(0) - 0.5).abs() < 0.1, "{weights:?}");
        assert!((start(1) - 0.2).abs() < 0.05, "{weights:?}");
    }
}
