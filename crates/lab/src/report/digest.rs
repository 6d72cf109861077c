//! A run's tables read once and counted.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context;
use arrow::array::{Array, AsArray, Int32Array, RecordBatch, StringArray};
use arrow::datatypes::{Int32Type, UInt16Type, UInt64Type};
use game::Seat;

use super::chance::Chances;
use super::plots::{GREY, side_colour};
use crate::metrics::{Atlas, Chart, Metrics, Source};
use crate::plan::{self, Plan};
use crate::stats::{self, Estimate};
use crate::summary::{NO_WINNER, Summary, booleans, column, numbers, read, strings};

/// How often each value occurred.
pub(super) type Counts = BTreeMap<i32, u64>;

/// Wins among cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) wins: u64,
    pub(super) n: u64,
}

/// The counts of one card.
#[derive(Clone, Debug)]
pub(super) struct CardTally {
    /// Its id in notation.
    pub(super) id: String,
    /// Its title in the content.
    pub(super) title: String,
    pub(super) owner: String,
    /// Cases in which its owner had it early.
    pub(super) early: Tally,
    /// Cases in which it was played.
    pub(super) played: Tally,
    /// All cases: games times the parties that could have it.
    pub(super) all: Tally,
}

/// One game that ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End {
    pub(super) round: u16,
    pub(super) ending: String,
    pub(super) winner: String,
}

/// The counts a report is made of.
#[derive(Debug)]
pub(super) struct Digest {
    pub(super) plan: Plan,
    pub(super) summary: Summary,
    pub(super) colours: &'static [usize],
    pub(super) sudden: &'static [&'static str],
    pub(super) charts: &'static [Chart],
    pub(super) sources: &'static [Source],
    pub(super) card_uses: &'static [&'static str],
    /// Whether having a card is luck.
    pub(super) is_luck: bool,
    pub(super) space_uses: &'static [&'static str],
    pub(super) sides: Vec<String>,
    /// The side of each seat.
    pub(super) seat_side: Vec<usize>,
    pub(super) ends: BTreeMap<End, u64>,
    /// How far ahead the first side was at the end, by side that won; only with two sides.
    pub(super) leads: Vec<Counts>,
    /// `[metric][round]`, at the end of a round.
    pub(super) curves: Vec<BTreeMap<u16, Counts>>,
    /// `[chart][round]`: how far the first side is ahead; only with two sides.
    pub(super) ahead: Vec<BTreeMap<u16, Counts>>,
    /// By round and lead in the first chart, how often the first of two sides won.
    pub(super) chances: Chances,
    /// `[metric]`: what each game ended with.
    pub(super) finals: Vec<Counts>,
    /// The unit of the final difference, and the largest difference that is close.
    pub(super) margin: (&'static str, i32),
    /// Having a card counts as early up to this round.
    pub(super) early: u16,
    pub(super) cards: Vec<CardTally>,
    pub(super) atlas: Atlas,
    /// `[use][space][side]`
    pub(super) spaces: Vec<Vec<Vec<u64>>>,
}

impl Digest {
    /// The colour of a side.
    pub(super) fn colour(&self, side: usize) -> plotters::style::RGBColor {
        side_colour(self.colours.get(side).copied().unwrap_or(side))
    }

    /// How many games each side won, alone or with others.
    pub(super) fn wins(&self) -> Vec<u64> {
        let wins = |side: &String| -> u64 {
            let is_winner = |end: &End| end.winner.split('+').any(|winner| winner == side);
            let ends = self.ends.iter().filter(|(end, _)| is_winner(end));
            ends.map(|(_, n)| n).sum()
        };
        self.sides.iter().map(wins).collect()
    }

    /// How often each side won, alone or with others.
    pub(super) fn rates(&self) -> Vec<(&str, Estimate)> {
        let sides = self.sides.iter().zip(self.wins());
        let rate = |won: u64| stats::wilson(won as f64, self.summary.games);
        sides.map(|(side, won)| (&**side, rate(won))).collect()
    }

    /// The side of a card's owner, if the owner is at the table.
    pub(super) fn side_of_owner(&self, owner: &str) -> Option<usize> {
        let is_owner = |seat: &String| seat.split('+').any(|part| part == owner);
        let seat = self.plan.seats.iter().position(is_owner)?;
        Some(self.seat_side[seat])
    }

    /// The colour of a card's owner.
    pub(super) fn owner_colour(&self, owner: &str) -> plotters::style::RGBColor {
        let side = self.side_of_owner(owner);
        side.map_or(GREY, |side| self.colour(side))
    }

    /// Whether a card is one of several owners' rather than everybody's.
    pub(super) fn is_owned(&self, card: &CardTally) -> bool {
        !card.owner.is_empty() && self.cards.iter().any(|other| other.owner != card.owner)
    }

    /// Whether any game ended before it had run its course.
    pub(super) fn ends_suddenly(&self) -> bool {
        let mut ends = self.ends.keys();
        ends.any(|end| self.sudden.contains(&&*end.ending))
    }

    /// Whether the game counts rounds.
    pub(super) fn has_rounds(&self) -> bool {
        self.ends.keys().any(|end| end.round > 0)
    }

    /// Reads the run in that folder.
    pub(super) fn read<G: Metrics>(plan: &Plan, folder: &Path) -> anyhow::Result<Self> {
        let start = plan::start::<G>(&plan.setup)?;
        let sides = start.sides();
        let side_of = |seat: Seat| {
            let side = sides.iter().position(|side| side.seats.contains(&seat));
            side.unwrap_or(0)
        };
        let parties = start.parties();
        let party_seat: Vec<Seat> = (0..parties.len()).map(|i| start.seat_of(i)).collect();
        let mut digest = Self {
            plan: plan.clone(),
            summary: Summary::read(plan, folder)?,
            colours: G::COLOURS,
            sudden: G::SUDDEN,
            charts: G::CHARTS,
            sources: G::SOURCES,
            card_uses: G::CARD_USES,
            is_luck: G::IS_LUCK,
            space_uses: G::SPACE_USES,
            sides: sides.iter().map(|side| side.name.clone()).collect(),
            seat_side: (0..start.seats()).map(|seat| side_of(Seat(seat))).collect(),
            ends: BTreeMap::new(),
            leads: vec![Counts::new(); sides.len()],
            curves: vec![BTreeMap::new(); G::METRICS.len()],
            ahead: vec![BTreeMap::new(); G::CHARTS.len()],
            chances: Chances::new(),
            finals: vec![Counts::new(); G::METRICS.len()],
            margin: G::MARGIN,
            early: 1,
            cards: Vec::new(),
            atlas: start.atlas(),
            spaces: Vec::new(),
        };
        let winners = digest.read_games(folder, &sides)?;
        digest.early = (digest.rounds_by(0.5) / 3).max(1);
        digest.read_turns(folder, G::METRICS, &winners)?;
        let party_side: Vec<usize> = party_seat.iter().map(|&seat| side_of(seat)).collect();
        digest.read_cards::<G>(folder, &parties, &party_seat)?;
        digest.read_spaces(folder, &parties, &party_side)?;
        Ok(digest)
    }

    /// The round by whose end that share of the games is over.
    pub(super) fn rounds_by(&self, share: f64) -> u16 {
        let mut over = 0;
        for (end, n) in &self.ends {
            over += n;
            if over as f64 >= share * self.summary.games as f64 {
                return end.round;
            }
        }
        0
    }

    /// Gives which side won each game, where one side did.
    fn read_games(
        &mut self,
        folder: &Path,
        sides: &[crate::Side],
    ) -> anyhow::Result<Vec<Option<u8>>> {
        let mut won = Vec::new();
        let leaders: Vec<&str> = sides
            .iter()
            .filter_map(|side| side.seats.first())
            .map(|seat| &*self.plan.seats[seat.0 as usize])
            .collect();
        let (ends, leads) = (&mut self.ends, &mut self.leads);
        read(folder, "games", |batch| {
            let rounds = numbers::<UInt16Type>(batch, "rounds")?;
            let endings = strings(batch, "ending")?;
            let winners = strings(batch, "winner")?;
            for i in 0..batch.num_rows() {
                let word = |words: &StringArray| match words.is_null(i) {
                    true => NO_WINNER.to_owned(),
                    false => words.value(i).to_owned(),
                };
                let end = End {
                    round: rounds.value(i),
                    ending: word(endings),
                    winner: word(winners),
                };
                let side = sides.iter().position(|side| side.name == end.winner);
                won.push(side.map(|side| side as u8));
                *ends.entry(end).or_default() += 1;
            }
            if let [first, second] = leaders[..] {
                let score = |seat: &str| -> anyhow::Result<_> {
                    numbers::<Int32Type>(batch, &format!("score_{seat}"))
                };
                let (first, second) = (score(first)?, score(second)?);
                for i in 0..batch.num_rows() {
                    let lead = first.value(i) - second.value(i);
                    let winner = sides
                        .iter()
                        .position(|side| !winners.is_null(i) && winners.value(i) == side.name);
                    if let Some(winner) = winner {
                        *leads[winner].entry(lead).or_default() += 1;
                    }
                }
            }
            Ok(())
        })?;
        Ok(won)
    }

    fn read_turns(
        &mut self,
        folder: &Path,
        metrics: &[&str],
        winners: &[Option<u8>],
    ) -> anyhow::Result<()> {
        let (chances, format) = (&mut self.chances, self.plan.format);
        let (curves, ahead, finals) = (&mut self.curves, &mut self.ahead, &mut self.finals);
        let pairs: Vec<Option<[usize; 2]>> = self
            .charts
            .iter()
            .map(|chart| chart.metrics.try_into().ok())
            .collect();
        // The last row of a round is the one that counts, so a row is kept until the next comes.
        let mut last: Option<(u64, u16, Vec<i32>)> = None;
        let mut keep = |row: &(u64, u16, Vec<i32>), is_last: bool| {
            for (counts, &value) in finals.iter_mut().zip(&row.2).filter(|_| is_last) {
                *counts.entry(value).or_default() += 1;
            }
            for (curve, &value) in curves.iter_mut().zip(&row.2) {
                *curve.entry(row.1).or_default().entry(value).or_default() += 1;
            }
            for (chart, (curve, pair)) in ahead.iter_mut().zip(&pairs).enumerate() {
                if let Some([first, second]) = *pair {
                    let lead = row.2[first] - row.2[second];
                    let winner = winners.get(row.0 as usize).copied().flatten();
                    if let Some(winner) = winner.filter(|_| chart == 0) {
                        let tally = chances.entry(row.1).or_default().entry(lead).or_default();
                        tally.n += 1;
                        tally.wins += u64::from(winner == 0);
                    }
                    *curve.entry(row.1).or_default().entry(lead).or_default() += 1;
                }
            }
        };
        read(folder, "turns", |batch| {
            let games = numbers::<UInt64Type>(batch, "game")?;
            let rounds = numbers::<UInt16Type>(batch, "round")?;
            let columns = metrics.iter().map(|name| metric(batch, name, format));
            let columns: Vec<_> = columns.collect::<anyhow::Result<_>>()?;
            for i in 0..batch.num_rows() {
                let (game, round) = (games.value(i), rounds.value(i));
                if let Some(row) = &last
                    && (row.0, row.1) != (game, round)
                {
                    keep(row, row.0 != game);
                }
                let value = |column: &Option<&Int32Array>| column.map_or(0, |one| one.value(i));
                let values = columns.iter().map(value).collect();
                last = Some((game, round, values));
            }
            Ok(())
        })?;
        if let Some(row) = &last {
            keep(row, true);
        }
        Ok(())
    }

    fn read_cards<G: Metrics>(
        &mut self,
        folder: &Path,
        parties: &[String],
        party_seat: &[Seat],
    ) -> anyhow::Result<()> {
        let lines = plan::cards::<G>(&self.plan.setup)?;
        let names: Vec<&str> = lines.iter().map(|card| &*card.id).collect();
        let party_names: Vec<&str> = parties.iter().map(|party| &**party).collect();
        let early = self.early;
        // First uses only: a case is a game and a party that could have the card.
        let mut tallies = vec![[Tally::default(); 2]; lines.len()];
        let n_cases = lines.len() * parties.len();
        let mut seen = [vec![u64::MAX; n_cases], vec![u64::MAX; n_cases]];
        read(folder, "cards", |batch| {
            let games = numbers::<UInt64Type>(batch, "game")?;
            let rounds = numbers::<UInt16Type>(batch, "round")?;
            let won = booleans(batch, "won")?;
            let cards = places(batch, "card", &names)?;
            let owners = places(batch, "party", &party_names)?;
            let uses = places(batch, "use", G::CARD_USES)?;
            for i in 0..batch.num_rows() {
                let (Some(card), Some(party), Some(kind)) = (cards[i], owners[i], uses[i]) else {
                    continue;
                };
                let counts = match kind {
                    0 => rounds.value(i) <= early,
                    1 => true,
                    _ => false,
                };
                let case = card * parties.len() + party;
                if counts && seen[kind][case] != games.value(i) {
                    seen[kind][case] = games.value(i);
                    tallies[card][kind].n += 1;
                    tallies[card][kind].wins += u64::from(won.value(i));
                }
            }
            Ok(())
        })?;
        let wins_of = |party: usize| self.summary.seats[party_seat[party].0 as usize].0.games;
        self.cards = lines
            .iter()
            .zip(tallies)
            .map(|(card, [early, played])| {
                let mut all = Tally::default();
                for (i, party) in parties.iter().enumerate() {
                    // A card with an owner is a case for that one only.
                    if *party == card.owner || !parties.contains(&card.owner) {
                        all.n += self.summary.games;
                        all.wins += wins_of(i);
                    }
                }
                CardTally {
                    id: card.id.clone(),
                    title: card.title.clone(),
                    owner: card.owner.clone(),
                    early,
                    played,
                    all,
                }
            })
            .collect();
        Ok(())
    }

    fn read_spaces(
        &mut self,
        folder: &Path,
        parties: &[String],
        party_side: &[usize],
    ) -> anyhow::Result<()> {
        let names: Vec<&str> = self.atlas.places.iter().map(|place| &*place.id).collect();
        let party_names: Vec<&str> = parties.iter().map(|party| &**party).collect();
        let n_sides = self.sides.len();
        let mut counts = vec![vec![vec![0; n_sides]; names.len()]; self.space_uses.len()];
        read(folder, "spaces", |batch| {
            let spaces = places(batch, "space", &names)?;
            let owners = places(batch, "party", &party_names)?;
            let uses = places(batch, "use", self.space_uses)?;
            for i in 0..batch.num_rows() {
                if let (Some(space), Some(party), Some(kind)) = (spaces[i], owners[i], uses[i]) {
                    counts[kind][space][party_side[party]] += 1;
                }
            }
            Ok(())
        })?;
        self.spaces = counts;
        Ok(())
    }
}

/// A metric; `None` where a run of an older format has none. Runs of the first format call the score of
/// Rush medals, and have no medals.
fn metric<'a>(
    batch: &'a RecordBatch,
    name: &str,
    format: u32,
) -> anyhow::Result<Option<&'a Int32Array>> {
    let column = match name.strip_suffix("_score") {
        _ if format == 1 && name.ends_with("_medals") => return Ok(None),
        Some(seat) if format == 1 => numbers(batch, &format!("{seat}_medals")),
        _ => numbers(batch, name),
    };
    match column {
        Ok(column) => Ok(Some(column)),
        Err(_) if format < plan::FORMAT => Ok(None),
        Err(error) => Err(error),
    }
}

/// For each row the place of its word in a list of words.
fn places(batch: &RecordBatch, name: &str, words: &[&str]) -> anyhow::Result<Vec<Option<usize>>> {
    let no_words = || format!("the column {name} holds no words");
    let column = column(batch, name)?.as_dictionary_opt::<UInt16Type>();
    let column = column.with_context(no_words)?;
    let values = column.values().as_string_opt::<i32>();
    let values = values.with_context(no_words)?;
    let known: Vec<Option<usize>> = values
        .iter()
        .map(|value| words.iter().position(|word| Some(*word) == value))
        .collect();
    Ok(column
        .keys()
        .iter()
        .map(|key| key.and_then(|key| *known.get(usize::from(key))?))
        .collect())
}
