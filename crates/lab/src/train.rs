//! Weights learned from play.
//!
//! A [`Training`] goes in rounds, one variant of a weights_file after the other. A round plays games with the
//! weights it has, fits weights to the positions of all its rounds, and lets the new weights play
//! the old one: by that match alone it is accepted, since a smaller error in telling who wins does not
//! make a stronger player. It ends when nothing is gained, or after so many rounds; then the chances it
//! tells are held to what comes in as many games more.
//!
//! Everything is kept in a folder as it is made, so that a training that was stopped goes on; the same
//! seed gives the same weights_file on any number of threads.
//!
//! `self_play` makes the games, `compare` plays their moves on; `positions` and `comparisons` keep what is
//! learned from, `fit` finds the weights, `calibration` holds them to what came, `account` says how good they are.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context;
use bots::{Budget, Feature, Level, Player, Weights, WeightsFile};
use games::{GameId, with_game};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arena::{Pair, Tournament};
use crate::matches::Watch;
use crate::metrics::Metrics;
use crate::plan;
use crate::stats::{Decision, Estimate, Sprt};

mod calibration;
mod calibration_report;
mod compare;
mod comparisons;
mod fit;
mod positions;
mod self_play;

pub use calibration_report::{Bin, CalibrationReport};
use comparisons::Comparisons;
use positions::Positions;
use self_play::{TrainingSet, Way};

/// Games of a part that is kept by itself.
const BLOCK: u64 = 50;
/// One game in so many is kept apart, to see how good the weights are at what they have not seen.
const APART: usize = 10;
/// The match between a new weights and the old one, at the most.
const MATCH: u64 = 4_000;
/// What a new weights must gain to be worth having.
const GAIN: Sprt = Sprt { elo: 15.0 };

/// How files of comparisons end.
const COMPARISONS: &str = "compared";

/// What is to be learned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// The game's id.
    pub game: String,
    /// The rules version it is played under.
    pub rules: u32,
    /// Only this variant; all of them if there is none.
    pub variant: Option<String>,
    /// Games of a round.
    pub games: u64,
    /// Rounds at the most.
    pub rounds: u32,
    /// Where the random numbers start.
    pub seed: u64,
    /// Iterations of a decision in its games.
    pub iterations: u32,
    /// How often each position is played on to see what is coming; never: the end of its game alone
    /// counts.
    pub bootstrap: u32,
    /// How many decisions of a game are looked at move by move, each move played on as often.
    pub compare: u32,
    /// Features whose weights stay as they begin.
    pub kept: Vec<String>,
    /// The digest of the weights that it begins with; nothing: it begins with none.
    pub start: Option<String>,
}

/// What a training is at.
#[derive(Clone, Debug)]
pub enum Stage {
    /// So many games are played to learn from.
    Play {
        /// For that variant.
        variant: String,
        /// In that round, from 1.
        round: u32,
        /// How many.
        games: u64,
    },
    /// Weights are fitted to so many positions.
    Fit(usize),
    /// The new weights plays the old one, so many games at the most.
    Meet(u64),
    /// A round is over.
    Ended(Box<RoundEnd>),
    /// A variant is learned, and its chances are those that come true.
    Held(Box<Held>),
}

/// What a variant is in the end.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Which one.
    pub variant: String,
    /// How well it tells who wins in games it has not seen.
    pub account: CalibrationReport,
}

/// What came of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RoundEnd {
    /// Of which variant.
    pub variant: String,
    /// Which one, from 1.
    pub round: u32,
    /// Positions that were learned from.
    pub positions: usize,
    /// How well it tells who wins in games it has not seen.
    pub account: CalibrationReport,
    /// Games between the new weights and the old one.
    pub games: u64,
    /// How often the new one won.
    pub rate: f64,
    /// Its interval.
    pub low: f64,
    /// Its interval.
    pub high: f64,
    /// Whether it was stronger, and is the weights from now on.
    pub is_accepted: bool,
}

/// Who looks on: may stop it, and is told how far it is.
#[derive(Clone, Copy)]
#[expect(
    missing_debug_implementations,
    reason = "a closure has nothing to show"
)]
pub struct Onlooker<'a> {
    /// Raised to stop.
    pub stop: &'a AtomicBool,
    /// Told of each stage that begins.
    pub stage: &'a (dyn Fn(Stage) + Sync),
    /// Told of games that ended.
    pub done: &'a (dyn Fn(u64) + Sync),
}

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

    /// Learns, or goes on learning; what is found is `weights.toml` in the folder. Nothing when
    /// stopped. It begins with that weights, whose digest it knows.
    ///
    /// # Errors
    /// When the folder holds another training, or a file cannot be written.
    pub fn go(
        &self,
        start: Option<&WeightsFile>,
        folder: &Path,
        threads: usize,
        onlooker: Onlooker<'_>,
    ) -> anyhow::Result<Option<WeightsFile>> {
        self.prepare(folder)?;
        let id: GameId = self.game.parse()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .context("while starting threads")?;
        pool.install(|| with_game!(id, G => self.learn::<G>(start, folder, id, onlooker)))
    }

    fn prepare(&self, folder: &Path) -> anyhow::Result<()> {
        let path = folder.join("training.toml");
        let text = toml::to_string(self).context("while writing the training")?;
        match fs::read_to_string(&path) {
            Ok(there) => anyhow::ensure!(
                there == text,
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

    fn learn<G: Metrics>(
        &self,
        start: Option<&WeightsFile>,
        folder: &Path,
        id: GameId,
        onlooker: Onlooker<'_>,
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
        let mut made = format!(
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
            made = format!("{made} --keep {}", self.kept.join(","));
        }
        if let Some(digest) = &self.start {
            made = format!("{made} --from {digest}");
        }
        let mut weights_file = match start {
            Some(start) => start.clone(),
            None => WeightsFile::empty(G::RULES_VERSION, String::new()),
        };
        (weights_file.rules, weights_file.made) = (G::RULES_VERSION, made);
        for variant in variants {
            let tables = tables
                .iter()
                .filter(|(start, _)| start.variant() == variant);
            let room = Room {
                training: self,
                id,
                tables: tables.collect(),
                folder: folder.join(variant),
                onlooker,
            };
            if !room.learn(&mut weights_file)? {
                return Ok(None);
            }
            write(
                &folder.join("weights.toml"),
                weights_file.write().as_bytes(),
            )?;
        }
        Ok(Some(weights_file))
    }
}

/// What the games of all rounds have to say.
#[derive(Clone, Debug, Default)]
struct Learned {
    training_set: TrainingSet,
    /// Positions that nothing is learned from.
    apart: Positions,
}

/// Where one variant is learned.
struct Room<'a, G> {
    training: &'a Training,
    id: GameId,
    tables: Vec<&'a (G, Vec<String>)>,
    folder: PathBuf,
    onlooker: Onlooker<'a>,
}

impl<G: Metrics> Room<'_, G> {
    /// Learns a variant into the weights_file; false when stopped.
    fn learn(&self, weights_file: &mut WeightsFile) -> anyhow::Result<bool> {
        let mut learned = Learned::default();
        let features = self.tables[0].0.features();
        for round in 1..=self.training.rounds {
            let folder = self.folder.join(format!("round-{round}"));
            fs::create_dir_all(&folder)?;
            let way = Way {
                iterations: self.training.iterations,
                bootstrap: self.training.bootstrap,
                comparisons: self.training.compare,
            };
            if !self.play(round, &folder, weights_file, way, &mut learned)? {
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
                    let Some(end) = self.judge(round, &features, &learned, weights_file)? else {
                        return Ok(false);
                    };
                    write(&candidate, end.1.write().as_bytes())?;
                    write(&ended, toml::to_string(&end.0)?.as_bytes())?;
                    end
                }
            };
            let is_accepted = end.is_accepted;
            (self.onlooker.stage)(Stage::Ended(Box::new(end)));
            if !is_accepted {
                break;
            }
            *weights_file = new;
        }
        self.hold(&features, weights_file)
    }

    /// Holds the weights to what comes in games that it has not learned from; false when stopped.
    fn hold(&self, features: &[Feature], weights_file: &mut WeightsFile) -> anyhow::Result<bool> {
        let folder = self.folder.join("last");
        fs::create_dir_all(&folder)?;
        let mut learned = Learned::default();
        let way = Way {
            iterations: self.training.iterations,
            bootstrap: 0,
            comparisons: 0,
        };
        let round = self.training.rounds + 1;
        if !self.play(round, &folder, weights_file, way, &mut learned)? {
            return Ok(false);
        }
        let variant = self.tables[0].0.variant();
        calibration::hold(
            weights_file,
            variant,
            features,
            &learned.training_set.positions,
        )?;
        let account = CalibrationReport::of(&self.weights(weights_file), &learned.apart);
        let variant = variant.to_owned();
        (self.onlooker.stage)(Stage::Held(Box::new(Held { variant, account })));
        Ok(true)
    }

    /// Plays the games of a round that are not there yet, and adds all of them: to those to learn from, or
    /// to those that are kept apart. False when stopped.
    fn play(
        &self,
        round: u32,
        folder: &Path,
        weights_file: &WeightsFile,
        way: Way,
        learned: &mut Learned,
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
        (self.onlooker.stage)(Stage::Play {
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
                    if self.is_stopped() {
                        return Ok(());
                    }
                    let (start, _) = self.table(game);
                    self_play::play(start, &weights, way, (seed, game), &mut training_set);
                    (self.onlooker.done)(1);
                }
                if way.comparisons > 0 {
                    let path = path(block).with_extension(COMPARISONS);
                    write(&path, &training_set.comparisons.to_bytes())?;
                }
                write(&path(block), &training_set.positions.to_bytes())
            })?;
        if self.is_stopped() {
            return Ok(false);
        }
        for block in 0..n_blocks {
            let path = path(block);
            let positions = read(&path, |bytes| Positions::from_bytes(bytes, n_sides[0]))?;
            if way.comparisons > 0 {
                let path = path.with_extension(COMPARISONS);
                let comparisons = read(&path, |bytes| Comparisons::from_bytes(bytes, n_sides[0]))?;
                learned.training_set.comparisons.extend(&comparisons);
            }
            let to = if (block as usize).is_multiple_of(APART) {
                &mut learned.apart
            } else {
                &mut learned.training_set.positions
            };
            to.extend(&positions);
        }
        Ok(true)
    }

    /// Fits new weights and lets them play the old ones; nothing when stopped.
    fn judge(
        &self,
        round: u32,
        features: &[Feature],
        learned: &Learned,
        old: &WeightsFile,
    ) -> anyhow::Result<Option<(RoundEnd, WeightsFile)>> {
        (self.onlooker.stage)(Stage::Fit(learned.training_set.positions.len()));
        let variant = self.tables[0].0.variant();
        let mut new = old.clone();
        let before = fit::Before {
            weights_file: old,
            variant,
            kept: &self.training.kept,
        };
        new.set(variant, fit::fit(features, &learned.training_set, &before)?);
        let account = CalibrationReport::of(&Weights::new(&new, variant, features), &learned.apart);
        (self.onlooker.stage)(Stage::Meet(MATCH));
        let Some(pair) = self.meet(&new, old, round)? else {
            return Ok(None);
        };
        let Estimate { value, low, high } = pair.rate;
        let end = RoundEnd {
            variant: variant.to_owned(),
            round,
            positions: learned.training_set.positions.len(),
            account,
            games: pair.games,
            rate: value,
            low,
            high,
            is_accepted: pair.decision == Some(Decision::Stronger),
        };
        Ok(Some((end, new)))
    }

    fn meet(
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
            sheets: vec![Some(new.clone()), Some(old.clone())],
            games: MATCH,
            seed: self
                .training
                .seed
                .wrapping_add(u64::from(round))
                .rotate_left(20),
            sprt: Some(GAIN),
        };
        let watch = Watch::new(self.onlooker.stop, self.onlooker.done);
        let standings = tournament.play_as::<G>(watch)?;
        let pair = standings.pairs.into_iter().next();
        Ok(pair.filter(|_| !standings.is_stopped))
    }

    fn weights(&self, weights_file: &WeightsFile) -> Weights {
        let (start, _) = self.tables[0];
        Weights::new(weights_file, start.variant(), &start.features())
    }

    /// The table of a game: they take turns.
    fn table(&self, game: u64) -> &(G, Vec<String>) {
        self.tables[(game % self.tables.len() as u64) as usize]
    }

    fn is_stopped(&self) -> bool {
        self.onlooker
            .stop
            .load(std::sync::atomic::Ordering::Relaxed)
    }
}

/// Reads a file of games.
fn read<T>(path: &Path, parse: impl Fn(&[u8]) -> Option<T>) -> anyhow::Result<T> {
    let bytes = fs::read(path).with_context(|| format!("while reading {}", path.display()))?;
    parse(&bytes).with_context(|| {
        format!(
            "{} is spoilt; delete the files of its number, and their games are played again",
            path.display()
        )
    })
}

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let written = path.with_extension("new");
    fs::write(&written, bytes)
        .and_then(|()| fs::rename(&written, path))
        .with_context(|| format!("while writing {}", path.display()))
}
