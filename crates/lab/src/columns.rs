//! The rows of a part as columns, and columns as Parquet files.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use arrow::array::{
    ArrayRef, BooleanArray, DictionaryArray, Int32Array, RecordBatch, StringArray, UInt16Array,
    UInt32Array, UInt64Array,
};
use arrow::datatypes::{Field, Schema, UInt16Type};
use game::{Ending, Outcome, Seat};
use games::CardLine;
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;

use crate::dictionary as describe;
use crate::metrics::{Metrics, Side};
use crate::notes::{Notes, UseRow};
use crate::plan::Plan;
use crate::self_play::Played;

/// The tables of a run, by the names of their files without the ending.
pub(crate) const TABLES: [&str; 4] = ["games", "turns", "cards", "spaces"];

/// The dictionaries of the columns.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    parties: Arc<StringArray>,
    party_seats: Vec<Seat>,
    cards: Arc<StringArray>,
    spaces: Arc<StringArray>,
    card_uses: Arc<StringArray>,
    space_uses: Arc<StringArray>,
    metrics: &'static [&'static str],
    sides: Vec<Side>,
    seats: Vec<String>,
    run: Arc<StringArray>,
    seed: u64,
    /// The bot of each seat.
    bots: Arc<StringArray>,
    /// The text of `run.toml`.
    plan: String,
}

impl Words {
    /// The dictionaries of that game at that table.
    pub(crate) fn new<G: Metrics>(
        plan: &Plan,
        start: &G,
        cards: Vec<CardLine>,
    ) -> anyhow::Result<Self> {
        let parties = start.parties();
        let bots = plan.players.iter().map(ToString::to_string);
        Ok(Self {
            run: Arc::new(StringArray::from_iter_values([plan.folder_name()])),
            seed: plan.seed,
            bots: Arc::new(StringArray::from_iter_values(bots)),
            plan: toml::to_string(plan).context("while writing the plan")?,
            party_seats: (0..parties.len()).map(|i| start.seat_of(i)).collect(),
            parties: Arc::new(StringArray::from_iter_values(parties)),
            cards: Arc::new(StringArray::from_iter_values(
                cards.into_iter().map(|card| card.id),
            )),
            spaces: Arc::new(StringArray::from_iter_values(
                start.atlas().places.into_iter().map(|place| place.id),
            )),
            card_uses: Arc::new(StringArray::from_iter_values(G::CARD_USES)),
            space_uses: Arc::new(StringArray::from_iter_values(G::SPACE_USES)),
            metrics: G::METRICS,
            sides: start.sides(),
            seats: (0..start.seats())
                .map(|seat| start.seat_name(Seat(seat)))
                .collect(),
        })
    }

    /// The run's column for so many rows.
    fn run_of(&self, n: usize) -> anyhow::Result<ArrayRef> {
        dictionary(vec![0; n], &self.run)
    }

    /// The side that won, or the sides.
    fn winner(&self, outcome: &Outcome) -> Option<String> {
        let names: Vec<&str> = self
            .sides
            .iter()
            .filter(|side| {
                side.seats
                    .iter()
                    .any(|&seat| outcome.winners.contains(seat))
            })
            .map(|side| &*side.name)
            .collect();
        (!names.is_empty()).then(|| names.join("+"))
    }
}

/// Uses of cards or spaces, column by column.
#[derive(Debug, Default)]
struct Uses {
    game: Vec<u64>,
    turn: Vec<u32>,
    mv: Vec<u32>,
    round: Vec<u16>,
    party: Vec<u16>,
    what: Vec<u16>,
    kind: Vec<u16>,
    won: Vec<bool>,
}

impl Uses {
    fn add(&mut self, game: u64, rows: &[UseRow], won: impl Fn(u8) -> bool) {
        for row in rows {
            self.game.push(game);
            self.turn.push(row.turn);
            self.mv.push(row.mv);
            self.round.push(row.round);
            self.party.push(u16::from(row.party));
            self.what.push(row.what);
            self.kind.push(u16::from(row.kind));
            self.won.push(won(row.party));
        }
    }

    fn batch(
        self,
        title: &str,
        words: &Words,
        whats: &Arc<StringArray>,
        kinds: &Arc<StringArray>,
    ) -> anyhow::Result<RecordBatch> {
        Ok(RecordBatch::try_from_iter([
            ("run", words.run_of(self.game.len())?),
            ("game", Arc::new(UInt64Array::from(self.game)) as ArrayRef),
            ("turn", Arc::new(UInt32Array::from(self.turn))),
            ("move", Arc::new(UInt32Array::from(self.mv))),
            ("round", Arc::new(UInt16Array::from(self.round))),
            ("party", dictionary(self.party, &words.parties)?),
            (title, dictionary(self.what, whats)?),
            ("use", dictionary(self.kind, kinds)?),
            ("won", Arc::new(BooleanArray::from(self.won))),
        ])?)
    }
}

/// The rows of some games, column by column.
#[derive(Debug, Default)]
pub(crate) struct Columns {
    game: Vec<u64>,
    winner: Vec<Option<String>>,
    ending: Vec<Option<Ending>>,
    rounds: Vec<u16>,
    moves: Vec<u32>,
    decisions: Vec<u32>,
    scores: Vec<Vec<i32>>,
    won: Vec<Vec<bool>>,
    turn_game: Vec<u64>,
    turn: Vec<u32>,
    turn_move: Vec<u32>,
    turn_round: Vec<u16>,
    turn_party: Vec<u16>,
    turn_metrics: Vec<Vec<i32>>,
    cards: Uses,
    spaces: Uses,
}

impl Columns {
    /// Adds a game.
    pub(crate) fn add(&mut self, words: &Words, game: u64, played: &Played, notes: &Notes) {
        self.scores.resize(words.seats.len(), Vec::new());
        self.won.resize(words.seats.len(), Vec::new());
        self.turn_metrics.resize(words.metrics.len(), Vec::new());
        let outcome = played.outcome;
        let has_won = |seat: Seat| outcome.is_some_and(|outcome| outcome.winners.contains(seat));
        self.game.push(game);
        self.winner
            .push(outcome.and_then(|outcome| words.winner(&outcome)));
        self.ending.push(outcome.map(|outcome| outcome.ending));
        self.rounds.push(notes.round);
        self.moves.push(played.moves);
        self.decisions.push(played.decisions);
        for seat in 0..words.seats.len() {
            self.scores[seat].push(outcome.map_or(0, |outcome| outcome.scores[seat]));
            self.won[seat].push(has_won(Seat(seat as u8)));
        }
        for (row, turn) in notes.turns.iter().zip(1..) {
            self.turn_game.push(game);
            self.turn.push(turn);
            self.turn_move.push(row.mv);
            self.turn_round.push(row.round);
            self.turn_party.push(u16::from(row.party));
            for (column, &value) in self.turn_metrics.iter_mut().zip(&row.metrics) {
                column.push(value);
            }
        }
        let party_won = |party: u8| has_won(words.party_seats[party as usize]);
        self.cards.add(game, &notes.cards, party_won);
        self.spaces.add(game, &notes.spaces, party_won);
    }

    /// Writes one file for each table into the folder.
    pub(crate) fn write(self, words: &Words, folder: &Path) -> anyhow::Result<()> {
        let n_games = self.game.len();
        let seeds = vec![words.seed; n_games];
        let bots = |seats: Vec<u16>| dictionary(seats, &words.bots);
        let mut games: Vec<(String, ArrayRef)> = vec![
            ("run".to_owned(), words.run_of(n_games)?),
            ("seed".to_owned(), Arc::new(UInt64Array::from(seeds))),
            ("game".to_owned(), Arc::new(UInt64Array::from(self.game))),
            (
                "winner".to_owned(),
                Arc::new(StringArray::from(self.winner)),
            ),
            (
                "ending".to_owned(),
                Arc::new(StringArray::from_iter(
                    self.ending
                        .iter()
                        .map(|ending| ending.as_ref().map(Ending::id)),
                )),
            ),
            (
                "rounds".to_owned(),
                Arc::new(UInt16Array::from(self.rounds)),
            ),
            ("moves".to_owned(), Arc::new(UInt32Array::from(self.moves))),
            (
                "decisions".to_owned(),
                Arc::new(UInt32Array::from(self.decisions)),
            ),
        ];
        let seats = words.seats.iter().zip(self.scores).zip(self.won);
        for (i, ((seat, scores), won)) in seats.enumerate() {
            games.push((format!("bot_{seat}"), bots(vec![i as u16; n_games])?));
            games.push((format!("score_{seat}"), Arc::new(Int32Array::from(scores))));
            games.push((format!("won_{seat}"), Arc::new(BooleanArray::from(won))));
        }
        // Some parts have no null ending; the schema must be the same for all.
        let games =
            RecordBatch::try_from_iter_with_nullable(games.into_iter().map(|(name, column)| {
                let is_open = name == "winner" || name == "ending";
                (name, column, is_open)
            }))?;
        let seat_of = |&party: &u16| u16::from(words.party_seats[usize::from(party)].0);
        let turn_bots = bots(self.turn_party.iter().map(seat_of).collect())?;
        let mut turns: Vec<(&str, ArrayRef)> = vec![
            ("run", words.run_of(self.turn_game.len())?),
            ("game", Arc::new(UInt64Array::from(self.turn_game))),
            ("turn", Arc::new(UInt32Array::from(self.turn))),
            ("move", Arc::new(UInt32Array::from(self.turn_move))),
            ("round", Arc::new(UInt16Array::from(self.turn_round))),
            ("party", dictionary(self.turn_party, &words.parties)?),
            ("bot", turn_bots),
        ];
        for (name, values) in words.metrics.iter().zip(self.turn_metrics) {
            turns.push((name, Arc::new(Int32Array::from(values))));
        }
        let turns = RecordBatch::try_from_iter(turns)?;
        let cards = self
            .cards
            .batch("card", words, &words.cards, &words.card_uses)?;
        let spaces = self
            .spaces
            .batch("space", words, &words.spaces, &words.space_uses)?;
        for (table, batch) in TABLES.into_iter().zip([games, turns, cards, spaces]) {
            let path = folder.join(format!("{table}.parquet"));
            let batch = described(table, &batch)?;
            write(&path, &batch, &words.plan)
                .with_context(|| format!("while writing {}", path.display()))?;
        }
        Ok(())
    }
}

/// A dictionary-encoded column.
fn dictionary(keys: Vec<u16>, words: &Arc<StringArray>) -> anyhow::Result<ArrayRef> {
    let keys = UInt16Array::from(keys);
    let array = DictionaryArray::<UInt16Type>::try_new(keys, words.clone())?;
    Ok(Arc::new(array))
}

/// The table with the description of each column in its metadata.
fn described(table: &str, batch: &RecordBatch) -> anyhow::Result<RecordBatch> {
    let fields = batch.schema_ref().fields().iter().map(|field| {
        let meaning = describe::column(table, field.name()).unwrap_or_default();
        let metadata = HashMap::from([("description".to_owned(), meaning.to_owned())]);
        field.as_ref().clone().with_metadata(metadata)
    });
    let schema = Schema::new(fields.collect::<Vec<Field>>());
    let columns = batch.columns().to_vec();
    Ok(RecordBatch::try_new(Arc::new(schema), columns)?)
}

fn write(path: &Path, batch: &RecordBatch, plan: &str) -> anyhow::Result<()> {
    let run = KeyValue::new("sandtable.run".to_owned(), plan.to_owned());
    let properties = WriterProperties::builder()
        .set_key_value_metadata(Some(vec![run]))
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_created_by("sandtable".to_owned())
        .build();
    let mut writer = ArrowWriter::try_new(File::create(path)?, batch.schema(), Some(properties))?;
    writer.write(batch)?;
    let file = writer.into_inner()?;
    file.sync_all()?;
    Ok(())
}
