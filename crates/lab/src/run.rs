//! Plays a [`Plan`] into a folder.
//!
//! The games are cut into blocks of fixed size. A finished block is a folder under `parts/`, made
//! under another name and renamed, so that it is there whole or not at all. Resuming plays the
//! blocks that are missing. When none is, the parts are joined in their order into one file a
//! table: the result is the same to the byte however often the run was interrupted and however
//! many threads there were. Memory holds one block a thread.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use games::with_game;
use rayon::prelude::*;

use crate::columns::{Columns, TABLES, Words};
use crate::concat;
use crate::errors::{Difference, LabError};
use crate::matches::Match;
use crate::metrics::Metrics;
use crate::notes::Notes;
use crate::plan::{self, Plan};
use crate::watch::Watch;
use crate::work;

/// The progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Every game is played and the files are there.
    Complete,
    /// So many games are played.
    Partial {
        /// Games in finished parts.
        done: u64,
    },
}

/// Makes the folder for that plan, or finds it there with the same plan; gives its progress.
///
/// # Errors
/// When the folder holds another run or other files.
pub fn prepare(plan: &Plan, folder: &Path) -> anyhow::Result<Standing> {
    if folder.join(plan::FILE).exists() {
        let there = plan::read(folder)?;
        if there != *plan {
            return Err(LabError::OtherRun {
                folder: folder.to_owned(),
                differences: differences(&there, plan),
            }
            .into());
        }
        return Ok(standing(plan, folder));
    }
    if folder.exists() && fs::read_dir(folder)?.next().is_some() {
        return Err(LabError::NotEmpty(folder.to_owned()).into());
    }
    fs::create_dir_all(folder).with_context(|| format!("while making {}", folder.display()))?;
    let text = toml::to_string(plan).context("while writing the plan")?;
    work::write(&folder.join(plan::FILE), text.as_bytes())?;
    Ok(Standing::Partial { done: 0 })
}

/// The progress of a run in that folder.
#[must_use]
pub fn standing(plan: &Plan, folder: &Path) -> Standing {
    let is_complete = !folder.join("parts").exists()
        && TABLES
            .iter()
            .all(|table| folder.join(format!("{table}.parquet")).exists());
    if is_complete {
        return Standing::Complete;
    }
    let done = finished(plan, folder)
        .into_iter()
        .map(|block| games_of(plan, block).count() as u64)
        .sum();
    Standing::Partial { done }
}

/// The finished blocks. The folder is looked through once: asking for each block of a large run takes
/// minutes.
fn finished(plan: &Plan, folder: &Path) -> BTreeSet<u64> {
    let entries = fs::read_dir(folder.join("parts"));
    let entries = entries.into_iter().flatten().flatten();
    let blocks = entries.filter_map(|entry| {
        let block = entry.file_name().to_str()?.parse().ok()?;
        // Only under its exact name.
        (block < plan.blocks() && entry.path() == part(folder, block)).then_some(block)
    });
    blocks.collect()
}

/// Plays the missing blocks and joins the parts. When stopped, finished blocks are kept.
///
/// # Errors
/// When a file cannot be written.
pub fn go(
    plan: &Plan,
    folder: &Path,
    threads: usize,
    watch: Watch<'_>,
) -> anyhow::Result<Standing> {
    if standing(plan, folder) == Standing::Complete {
        return Ok(Standing::Complete);
    }
    fs::create_dir_all(folder.join("parts"))?;
    for block in damaged(plan, folder) {
        // Damaged blocks are played again now, not found at the very end.
        fs::remove_dir_all(part(folder, block))?;
    }
    with_game!(plan.id()?, G => play_missing::<G>(plan, folder, threads, watch))?;
    let now = standing(plan, folder);
    if now != (Standing::Partial { done: plan.games }) {
        return Ok(now);
    }
    for table in TABLES {
        let file = format!("{table}.parquet");
        let written = folder.join(format!("{file}.new"));
        let parts = (0..plan.blocks()).map(|block| part(folder, block).join(&file));
        concat::parts(parts, &written).with_context(|| format!("while joining {file}"))?;
        fs::rename(&written, folder.join(&file))?;
    }
    fs::remove_dir_all(folder.join("parts"))?;
    Ok(Standing::Complete)
}

/// Finished blocks that cannot be read.
fn damaged(plan: &Plan, folder: &Path) -> Vec<u64> {
    let mut blocks: Vec<u64> = finished(plan, folder).into_iter().collect();
    blocks.retain(|&block| {
        let mut files = TABLES.iter().map(|table| format!("{table}.parquet"));
        files.any(|file| concat::check(&part(folder, block).join(file)).is_err())
    });
    blocks
}

fn play_missing<G: Metrics>(
    plan: &Plan,
    folder: &Path,
    threads: usize,
    watch: Watch<'_>,
) -> anyhow::Result<()> {
    let start = plan::start::<G>(&plan.setup)?;
    let opening = plan::opening::<G>(plan)?;
    let words = Words::new(plan, &start, plan::cards::<G>(&plan.setup)?)?;
    let finished = finished(plan, folder);
    let missing: Vec<u64> = (0..plan.blocks())
        .filter(|block| !finished.contains(block))
        .collect();
    // More threads than blocks would only wait.
    work::pool(threads.min(missing.len()).max(1))?.install(|| {
        missing
            .into_par_iter()
            // Single blocks are handed out, so that the last ones end at about the same time.
            .with_max_len(1)
            .try_for_each_init(
                || {
                    let mut match_ = Match::new(&start, &plan.players);
                    match_.opening.clone_from(&opening);
                    (match_, Notes::default())
                },
                |(match_, notes), block| {
                    if watch.is_stopped() {
                        return Ok(());
                    }
                    let mut columns = Columns::default();
                    for game in games_of(plan, block) {
                        let Some((_, played)) = match_.play(plan.seed, game, notes, watch) else {
                            return Ok(());
                        };
                        columns.add(&words, game, &played, notes);
                        watch.done(1);
                    }
                    keep(columns, &words, folder, block)
                },
            )
    })
}

/// Writes a finished block.
fn keep(columns: Columns, words: &Words, folder: &Path, block: u64) -> anyhow::Result<()> {
    let whole = part(folder, block);
    let written = whole.with_extension("new");
    if written.exists() {
        // Left behind by a run that was killed.
        fs::remove_dir_all(&written)?;
    }
    fs::create_dir_all(&written)?;
    columns.write(words, &written)?;
    fs::rename(&written, &whole).with_context(|| format!("while keeping {}", whole.display()))
}

/// Where a finished block lies.
fn part(folder: &Path, block: u64) -> PathBuf {
    folder.join("parts").join(format!("{block:06}"))
}

/// The games of a block.
fn games_of(plan: &Plan, block: u64) -> std::ops::Range<u64> {
    let first = block * plan.block;
    first..(first + plan.block).min(plan.games)
}

/// The opening in short.
fn opening(plan: &Plan) -> String {
    let text = plan.opening.join("\n");
    let digest = game::content_digest([("opening", &*text)]);
    format!("{} ({digest})", plan.opening.len())
}

/// The differences of two plans.
fn differences(there: &Plan, asked: &Plan) -> Vec<Difference> {
    let words = |players: &[bots::Player]| {
        let words: Vec<String> = players.iter().map(ToString::to_string).collect();
        words.join(",")
    };
    let facts = |plan: &Plan| {
        [
            ("game", plan.game.clone()),
            ("games", plan.games.to_string()),
            ("seed", plan.seed.to_string()),
            ("seats", words(&plan.players)),
            ("setup", plan.setup.join("; ")),
            ("rules", plan.rules.to_string()),
            ("program", plan.program.clone()),
            ("block", plan.block.to_string()),
            ("opening", opening(plan)),
        ]
    };
    let pairs = facts(there).into_iter().zip(facts(asked));
    pairs
        .filter(|(there, asked)| there != asked)
        .map(|((name, there), (_, asked))| Difference { name, there, asked })
        .collect()
}
