//! What a finished run came to, in a few figures.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;

use anyhow::Context;
use arrow::array::{Array, AsArray, RecordBatch};
use arrow::datatypes::{UInt16Type, UInt32Type};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use crate::plan::Plan;
use crate::stats::{self, Estimate};

/// Stands in a summary for the winner or the ending of games that had none.
pub const NOBODY: &str = "nobody";

/// A part of the games, with its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// Of what.
    pub name: String,
    /// How many games.
    pub games: u64,
    /// Of all games.
    pub rate: Estimate,
}

/// The figures of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// Games that went on beyond the game's bound.
    pub unfinished: u64,
    /// How often each side won, most often first.
    pub sides: Vec<Share>,
    /// How often each seat won, in seat order, with who sat there.
    pub seats: Vec<(Share, String)>,
    /// How often each ending came, most often first.
    pub endings: Vec<Share>,
    /// The mean number of rounds.
    pub rounds: Estimate,
    /// The mean number of decisions.
    pub decisions: Estimate,
}

/// Reads a table of a run batch by batch, so that memory stays flat.
pub(crate) fn read(
    folder: &Path,
    table: &str,
    mut take: impl FnMut(&RecordBatch) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let path = folder.join(format!("{table}.parquet"));
    let mut work = || -> anyhow::Result<()> {
        let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(&path)?)?
            .with_batch_size(16_384)
            .build()?;
        for batch in reader {
            take(&batch?)?;
        }
        Ok(())
    };
    work().with_context(|| format!("while reading {}", path.display()))
}

/// A column that must be there.
pub(crate) fn column<'a>(batch: &'a RecordBatch, name: &str) -> anyhow::Result<&'a dyn Array> {
    let column = batch
        .column_by_name(name)
        .with_context(|| format!("the column {name} is missing"))?;
    Ok(column.as_ref())
}

impl Summary {
    /// The figures of the finished run in that folder.
    ///
    /// # Errors
    /// When its files cannot be read.
    pub fn read(plan: &Plan, folder: &Path) -> anyhow::Result<Self> {
        let mut games = 0;
        let mut unfinished = 0;
        let mut sides: BTreeMap<String, u64> = BTreeMap::new();
        let mut endings: BTreeMap<String, u64> = BTreeMap::new();
        let mut seats = vec![0; plan.seats.len()];
        let mut rounds = [0.0; 2];
        let mut decisions = [0.0; 2];
        read(folder, "games", |batch| {
            games += batch.num_rows() as u64;
            for (name, counts) in [("winner", &mut sides), ("ending", &mut endings)] {
                for word in column(batch, name)?.as_string::<i32>() {
                    *counts.entry(word.unwrap_or(NOBODY).to_owned()).or_default() += 1;
                }
            }
            unfinished += column(batch, "ending")?.null_count() as u64;
            for (seat, wins) in plan.seats.iter().zip(&mut seats) {
                *wins += column(batch, &format!("won_{seat}"))?
                    .as_boolean()
                    .true_count() as u64;
            }
            for value in column(batch, "rounds")?
                .as_primitive::<UInt16Type>()
                .values()
            {
                add(&mut rounds, f64::from(*value));
            }
            for value in column(batch, "decisions")?
                .as_primitive::<UInt32Type>()
                .values()
            {
                add(&mut decisions, f64::from(*value));
            }
            Ok(())
        })?;
        let share = |name: String, n: u64| Share {
            name,
            games: n,
            rate: stats::wilson(n as f64, games),
        };
        let sorted = |counts: BTreeMap<String, u64>| {
            let mut shares: Vec<Share> =
                counts.into_iter().map(|(name, n)| share(name, n)).collect();
            shares.sort_by_key(|share| std::cmp::Reverse(share.games));
            shares
        };
        Ok(Self {
            games,
            unfinished,
            sides: sorted(sides),
            seats: plan
                .seats
                .iter()
                .zip(&plan.players)
                .zip(seats)
                .map(|((name, player), wins)| (share(name.clone(), wins), player.to_string()))
                .collect(),
            endings: sorted(endings),
            rounds: stats::mean(rounds[0], rounds[1], games),
            decisions: stats::mean(decisions[0], decisions[1], games),
        })
    }
}

fn add(sums: &mut [f64; 2], value: f64) {
    sums[0] += value;
    sums[1] += value * value;
}
