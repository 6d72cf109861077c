//! Evaluation weights trained by self-play.
//!
//! A [`Training`] works in rounds, one variant of a weights file after the other. A round plays games with
//! the current weights, fits new weights to the positions of all rounds so far, and plays a match of the
//! new weights against the current ones. Only the match decides whether they are accepted: a lower loss
//! does not make a stronger player. Training ends when a round gains nothing, or after the last round.
//! Then the weights are calibrated on as many fresh games.
//!
//! Everything is stored in a folder as it is made, so that a stopped training can go on. The same seed
//! gives the same weights file on any number of threads.
//!
//! `training_games` plays the games and samples them, `compare` compares moves of one decision,
//! `positions` and `comparisons` hold the training set, `fit` finds the weights, `calibration` rescales
//! them, `calibration_report` measures them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use bots::{Budget, Feature, Level, Player, Weights, WeightsFile};
use games::{GameId, with_game};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arena::{Pair, Tournament};
use crate::metrics::Metrics;
use crate::plan;
use crate::stats::{Decision, Estimate, Sprt};
use crate::watch::Watch;
use crate::work::{self, write};

mod calibration;
mod calibration_report;
mod compare;
mod comparisons;
mod fit;
mod positions;
mod training_games;

pub use calibration_report::{Bin, CalibrationReport};
use comparisons::Comparisons;
use positions::Positions;
use training_games::{GameOptions, TrainingSet};

/// Games of a block, which is one file.
const BLOCK: u64 = 50;
/// One block in so many is held out for validation.
const HELD_OUT: usize = 10;
/// The most games of the match between new and old weights.
const MATCH: u64 = 4_000;
/// The gain that new weights must show in it.
const GAIN: Sprt = Sprt { elo: 15.0 };

/// The extension of files of comparisons.
const COMPARISONS: &str = "compared";

/// The parameters of a training.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// The game's id.
    pub game: String,
    /// The rules version it is played under.
    pub rules: u32,
    /// Only this variant; `None` trains all.
    #[serde(alias = "chapter")]
    pub variant: Option<String>,
    /// Games of a round.
    pub games: u64,
    /// The most rounds.
    pub rounds: u32,
    /// Where the random numbers start.
    pub seed: u64,
    /// Iterations of a decision in its games.
    pub iterations: u32,
    /// Lookaheads of each position for its bootstrapped target; 0: the result of its game is the target.
    #[serde(alias = "foresight")]
    pub bootstrap: u32,
    /// How many decisions of a game have their moves compared, in as many worlds each.
    pub compare: u32,
    /// Features whose weights stay fixed.
    pub kept: Vec<String>,
    /// The digest of the weights it starts from; `None` starts from zero.
    pub start: Option<String>,
}

/// The progress of a training.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Training games are being played.
    Play {
        /// For that variant.
        variant: String,
        /// In that round, counted from 1.
        round: u32,
        /// How many.
        games: u64,
    },
    /// Weights are being fitted to so many positions.
    Fit(usize),
    /// The match of new against old weights is being played, of so many games at the most.
    Match(u64),
    /// A round has ended.
    Ended(Box<RoundEnd>),
    /// A variant is trained and calibrated.
    Calibrated(Box<Calibrated>),
}

/// A trained variant.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Calibrated {
    /// Its name.
    #[serde(alias = "chapter")]
    pub variant: String,
    /// How well it tells who wins in games it has not seen.
    pub account: CalibrationReport,
}

/// The result of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RoundEnd {
    /// The variant.
    #[serde(alias = "chapter")]
    pub variant: String,
    /// The round, counted from 1.
    pub round: u32,
    /// Positions of the training set.
    pub positions: usize,
    /// How well it tells who wins in games it has not seen.
    pub account: CalibrationReport,
    /// Games of the match.
    pub games: u64,
    /// The win rate of the new weights.
    pub rate: f64,
    /// Its interval.
    pub low: f64,
    /// Its interval.
    pub high: f64,
    /// Whether the new weights were stronger and are used from now on.
    pub is_accepted: bool,
}

/// A callback for each stage that begins.
pub type OnStage<'a> = &'a (dyn Fn(Stage) + Sync);

impl Training {
    /// A name for its folder that says what is in it.
    #[must_use]
    pub fn folder_name(&self) -> String {
        let variant = self.variant.as_ref().map(|name| format!("-{name}"));
        let variant = variant.unwrap_or_default();
        format!(
            "train-{}{variant}-{}-seed{}",
            self.game, self.games, self.seed
        )
    }

    /// Trains, or goes on training, and writes `weights.toml` into the folder. `None` when stopped.
    /// `start` are the weights whose digest [`Training::start`] names.
    ///
    /// # Errors
    /// When the folder holds another training, or a file cannot be written.
    pub fn go(
        &self,
        start: Option<&WeightsFile>,
        folder: &Path,
        threads: usize,
        watch: Watch<'_>,
        on_stage: OnStage<'_>,
    ) -> anyhow::Result<Option<WeightsFile>> {
        self.prepare(folder)?;
        let id: GameId = self.game.parse()?;
        work::pool(threads)?
            .install(|| with_game!(id, G => self.train::<G>(start, folder, id, watch, on_stage)))
    }

    fn prepare(&self, folder: &Path) -> anyhow::Result<()> {
        let path = folder.join("training.toml");
        let text = toml::to_string(self).context("while writing the training")?;
        match fs::read_to_string(&path) {
            Ok(there) => anyhow::ensure!(
                toml::from_str(&there).is_ok_and(|there: Self| there == *self),
                "{} holds another training; give another --out, or repeat the command it was made with",
                folder.display()
            ),
            Err(_) => {
                fs::create_dir_all(folder)?;
                write(&path, text.as_bytes())?;
            }
        }
        Ok(())
    }

    fn train<G: Metrics>(
        &self,
        start: Option<&WeightsFile>,
        folder: &Path,
        id: GameId,
        watch: Watch<'_>,
        on_stage: OnStage<'_>,
    ) -> anyhow::Result<Option<WeightsFile>> {
        let tables = G::LEARNED_AT.iter().map(|lines| {
            let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            Ok((plan::start::<G>(&lines)?, lines))
        });
        let tables: Vec<(G, Vec<String>)> = tables.collect::<anyhow::Result<_>>()?;
        let mut variants: Vec<&str> = tables.iter().map(|(start, _)| start.variant()).collect();
        variants.dedup();
        if let Some(only) = &self.variant {
            anyhow::ensure!(
                variants.contains(&only.as_str()),
                "{} has no variant `{only}`; it has {}",
                self.game,
                variants.join(", ")
            );
            variants.retain(|variant| variant == only);
        }
        let mut weights_file = match start {
            Some(start) => start.clone(),
            None => WeightsFile::empty(G::RULES_VERSION, String::new()),
        };
        (weights_file.rules, weights_file.made) = (G::RULES_VERSION, self.command());
        for variant in variants {
            let tables = tables
                .iter()
                .filter(|(start, _)| start.variant() == variant);
            let training = VariantTraining {
                training: self,
                id,
                tables: tables.collect(),
                folder: folder.join(variant),
                watch,
                on_stage,
            };
            if !training.train(&mut weights_file)? {
                return Ok(None);
            }
            write(
                &folder.join("weights.toml"),
                weights_file.write().as_bytes(),
            )?;
        }
        Ok(Some(weights_file))
    }

    /// The command that repeats it, for the weights file.
    fn command(&self) -> String {
        let mut command = format!(
            "sandtable train {} --games {} --rounds {} --seed {} --iterations {} --bootstrap {} --compare {}",
            self.game,
            self.games,
            self.rounds,
            self.seed,
            self.iterations,
            self.bootstrap,
            self.compare
        );
        if !self.kept.is_empty() {
            command = format!("{command} --keep {}", self.kept.join(","));
        }
        if let Some(digest) = &self.start {
            command = format!("{command} --from {digest}");
        }
        command
    }
}

/// The data of all rounds.
#[derive(Clone, Debug, Default)]
struct GameData {
    training_set: TrainingSet,
    /// Positions held out for validation.
    held_out: Positions,
}

/// The training of one variant.
struct VariantTraining<'a, G> {
    training: &'a Training,
    id: GameId,
    tables: Vec<&'a (G, Vec<String>)>,
    folder: PathBuf,
    watch: Watch<'a>,
    on_stage: OnStage<'a>,
}

impl<G: Metrics> VariantTraining<'_, G> {
    /// Trains the variant's weights in the file; false when stopped.
    fn train(&self, weights_file: &mut WeightsFile) -> anyhow::Result<bool> {
        let mut data = GameData::default();
        let features = self.tables[0].0.features();
        for round in 1..=self.training.rounds {
            let folder = self.folder.join(format!("round-{round}"));
            fs::create_dir_all(&folder)?;
            let options = GameOptions {
                iterations: self.training.iterations,
                bootstrap: self.training.bootstrap,
                comparisons: self.training.compare,
            };
            if !self.play(round, &folder, weights_file, options, &mut data)? {
                return Ok(false);
            }
            let ended = folder.join("end.toml");
            let candidate = folder.join("weights.toml");
            let known = fs::read_to_string(&ended)
                .ok()
                .and_then(|text| toml::from_str(&text).ok());
            let (end, new): (RoundEnd, WeightsFile) = match known {
                Some(end) => (end, WeightsFile::read(&fs::read_to_string(&candidate)?)?),
                None => {
                    let Some(end) = self.improve(round, &features, &data, weights_file)? else {
                        return Ok(false);
                    };
                    write(&candidate, end.1.write().as_bytes())?;
                    write(&ended, toml::to_string(&end.0)?.as_bytes())?;
                    end
                }
            };
            let is_accepted = end.is_accepted;
            (self.on_stage)(Stage::Ended(Box::new(end)));
            if !is_accepted {
                break;
            }
            *weights_file = new;
        }
        self.calibrate(&features, weights_file)
    }

    /// Calibrates the weights on games that they were not fitted to; false when stopped.
    fn calibrate(
        &self,
        features: &[Feature],
        weights_file: &mut WeightsFile,
    ) -> anyhow::Result<bool> {
        let folder = self.folder.join("last");
        fs::create_dir_all(&folder)?;
        let mut data = GameData::default();
        let options = GameOptions {
            iterations: self.training.iterations,
            bootstrap: 0,
            comparisons: 0,
        };
        let round = self.training.rounds + 1;
        if !self.play(round, &folder, weights_file, options, &mut data)? {
            return Ok(false);
        }
        let variant = self.tables[0].0.variant();
        let positions = &data.training_set.positions;
        calibration::calibrate(weights_file, variant, features, positions)?;
        let account = CalibrationReport::of(&self.weights(weights_file), &data.held_out);
        let variant = variant.to_owned();
        (self.on_stage)(Stage::Calibrated(Box::new(Calibrated { variant, account })));
        Ok(true)
    }

    /// Plays the games of a round that are missing, and adds all of them to the training set or to the
    /// held-out positions. False when stopped.
    fn play(
        &self,
        round: u32,
        folder: &Path,
        weights_file: &WeightsFile,
        options: GameOptions,
        data: &mut GameData,
    ) -> anyhow::Result<bool> {
        let n_sides: Vec<usize> = self
            .tables
            .iter()
            .map(|(start, _)| start.n_sides())
            .collect();
        let n_blocks = self.training.games.div_ceil(BLOCK);
        let path = |block: u64| folder.join(format!("block-{block:04}.bin"));
        let variant = self.tables[0].0.variant();
        let missing: Vec<u64> = (0..n_blocks)
            .filter(|&block| !path(block).exists())
            .collect();
        (self.on_stage)(Stage::Play {
            variant: variant.to_owned(),
            round,
            games: missing.len() as u64 * BLOCK,
        });
        let weights = Arc::new(self.weights(weights_file));
        let seed = self.training.seed.wrapping_add(u64::from(round) << 40);
        missing
            .into_par_iter()
            .with_max_len(1)
            .try_for_each(|block| {
                let mut training_set = TrainingSet::default();
                for game in block * BLOCK..(block + 1) * BLOCK {
                    if self.watch.is_stopped() {
                        return Ok(());
                    }
                    let (start, _) = self.table(game);
                    let set = &mut training_set;
                    training_games::play(start, &weights, options, (seed, game), set);
                    self.watch.done(1);
                }
                if options.comparisons > 0 {
                    let path = path(block).with_extension(COMPARISONS);
                    write(&path, &training_set.comparisons.to_bytes())?;
                }
                write(&path(block), &training_set.positions.to_bytes())
            })?;
        if self.watch.is_stopped() {
            return Ok(false);
        }
        for block in 0..n_blocks {
            let path = path(block);
            let positions = read(&path, |bytes| Positions::from_bytes(bytes, n_sides[0]))?;
            if options.comparisons > 0 {
                let path = path.with_extension(COMPARISONS);
                let comparisons = read(&path, |bytes| Comparisons::from_bytes(bytes, n_sides[0]))?;
                data.training_set.comparisons.extend(&comparisons);
            }
            let to = if (block as usize).is_multiple_of(HELD_OUT) {
                &mut data.held_out
            } else {
                &mut data.training_set.positions
            };
            to.extend(&positions);
        }
        Ok(true)
    }

    /// Fits new weights and plays their match against the old ones; `None` when stopped.
    fn improve(
        &self,
        round: u32,
        features: &[Feature],
        data: &GameData,
        old: &WeightsFile,
    ) -> anyhow::Result<Option<(RoundEnd, WeightsFile)>> {
        (self.on_stage)(Stage::Fit(data.training_set.positions.len()));
        let variant = self.tables[0].0.variant();
        let mut new = old.clone();
        let before = fit::Before {
            weights_file: old,
            variant,
            kept: &self.training.kept,
        };
        new.set(variant, fit::fit(features, &data.training_set, &before)?);
        let account = CalibrationReport::of(&Weights::new(&new, variant, features), &data.held_out);
        (self.on_stage)(Stage::Match(MATCH));
        let Some(pair) = self.play_match(&new, old, round)? else {
            return Ok(None);
        };
        let Estimate { value, low, high } = pair.rate;
        let end = RoundEnd {
            variant: variant.to_owned(),
            round,
            positions: data.training_set.positions.len(),
            account,
            games: pair.games,
            rate: value,
            low,
            high,
            is_accepted: pair.decision == Some(Decision::Stronger),
        };
        Ok(Some((end, new)))
    }

    fn play_match(
        &self,
        new: &WeightsFile,
        old: &WeightsFile,
        round: u32,
    ) -> anyhow::Result<Option<Pair>> {
        let player = Player {
            level: Level::Officer,
            budget: Budget::Iterations(self.training.iterations),
        };
        let tournament = Tournament {
            game: self.id,
            setup: self.tables[0].1.clone(),
            players: vec![player; 2],
            weights: vec![Some(new.clone()), Some(old.clone())],
            games: MATCH,
            seed: self
                .training
                .seed
                .wrapping_add(u64::from(round))
                .rotate_left(20),
            sprt: Some(GAIN),
        };
        let standings = tournament.play_as::<G>(self.watch)?;
        let pair = standings.pairs.into_iter().next();
        Ok(pair.filter(|_| !standings.is_stopped))
    }

    fn weights(&self, weights_file: &WeightsFile) -> Weights {
        let (start, _) = self.tables[0];
        Weights::new(weights_file, start.variant(), &start.features())
    }

    /// The table of a game: games rotate over the tables.
    fn table(&self, game: u64) -> &(G, Vec<String>) {
        self.tables[(game % self.tables.len() as u64) as usize]
    }
}

/// Reads a block.
fn read<T>(path: &Path, parse: impl Fn(&[u8]) -> Option<T>) -> anyhow::Result<T> {
    let bytes = fs::read(path).with_context(|| format!("while reading {}", path.display()))?;
    parse(&bytes).with_context(|| {
        format!(
            "{} is spoilt; delete the files of its number, and their games are played again",
            path.display()
        )
    })
}
