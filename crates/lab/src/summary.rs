//! The key figures of a finished run.

use std::collections::BTreeMap;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use anyhow::{Context, anyhow};
use arrow::array::{
    Array, ArrowPrimitiveType, AsArray, BooleanArray, PrimitiveArray, RecordBatch, StringArray,
};
use arrow::datatypes::{UInt16Type, UInt32Type};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use crate::plan::Plan;
use crate::stats::{self, Estimate};

/// The name of the winner or the ending of games that had none.
pub const NO_WINNER: &str = "nobody";

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
    let work = || -> anyhow::Result<()> {
        let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(&path)?)?
            .with_batch_size(16_384)
            .build()?;
        for batch in reader {
            take(&batch?)?;
        }
        Ok(())
    };
    // A file that was damaged may trip the library that reads it; that is the file's fault, not a reason
    // to fall over.
    let done = catch_unwind(AssertUnwindSafe(work));
    let done = done.unwrap_or_else(|_| Err(anyhow!("the file is damaged")));
    done.with_context(|| format!("while reading {}", path.display()))
}

/// A column of numbers of that type.
pub(crate) fn numbers<'a, T: ArrowPrimitiveType>(
    batch: &'a RecordBatch,
    name: &str,
) -> anyhow::Result<&'a PrimitiveArray<T>> {
    let column = column(batch, name)?.as_primitive_opt();
    column.with_context(|| format!("the column {name} holds no such numbers"))
}

/// A column of texts.
pub(crate) fn strings<'a>(batch: &'a RecordBatch, name: &str) -> anyhow::Result<&'a StringArray> {
    let column = column(batch, name)?.as_string_opt();
    column.with_context(|| format!("the column {name} holds no texts"))
}

/// A column of yes and no.
pub(crate) fn booleans<'a>(batch: &'a RecordBatch, name: &str) -> anyhow::Result<&'a BooleanArray> {
    let column = column(batch, name)?.as_boolean_opt();
    column.with_context(|| format!("the column {name} does not hold yes and no"))
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
                for word in strings(batch, name)? {
                    *counts
                        .entry(word.unwrap_or(NO_WINNER).to_owned())
                        .or_default() += 1;
                }
            }
            unfinished += column(batch, "ending")?.null_count() as u64;
            for (seat, wins) in plan.seats.iter().zip(&mut seats) {
                *wins += booleans(batch, &format!("won_{seat}"))?.true_count() as u64;
            }
            for value in numbers::<UInt16Type>(batch, "rounds")?.values() {
                add(&mut rounds, f64::from(*value));
            }
            for value in numbers::<UInt32Type>(batch, "decisions")?.values() {
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
