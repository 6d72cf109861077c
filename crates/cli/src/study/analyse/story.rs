//! What was found of a game in the reader's words; tables and pages are made from it.

use std::collections::BTreeMap;

use analysis::{Breakdown, Estimate, GameAnalysis};
use anyhow::Context;
use client::retold;
use game::{Actor, Game, Observer, Record, Seat, Setup};
use games::{GameId, Sight, with_game};
use lab::Metrics;
use text::{Narrator, Texts, capital};

/// More rows than that are for the curve, not for a table.
const MOST_ROWS: usize = 24;

/// A game in words and figures.
pub(super) struct Story<'a> {
    pub(super) analysis: &'a GameAnalysis,
    /// The sides by name.
    pub(super) sides: Vec<String>,
    /// Which of a report's colours each has.
    pub(super) colours: Vec<usize>,
    /// Stretches of the game: how many moves had been made, and what began there.
    pub(super) rows: Vec<(usize, String)>,
    pub(super) turns: Vec<Told>,
    pub(super) costly: Vec<Told>,
    /// What would have been better, one for each costly decision.
    pub(super) better: Vec<String>,
    /// The seats by name.
    pub(super) seats: Vec<String>,
    /// Title of each card, and whose it was.
    pub(super) cards: Vec<(String, String)>,
}

/// A move in words.
pub(super) struct Told {
    pub(super) number: usize,
    pub(super) who: String,
    pub(super) what: String,
}

impl<'a> Story<'a> {
    pub(super) fn new(
        analysis: &'a GameAnalysis,
        record: &Record,
        texts: &Texts,
    ) -> anyhow::Result<Self> {
        let id: GameId = record.game.parse()?;
        let (names, palette) = with_game!(id, G => sides::<G>(record, texts)?);
        let turns = analysis.turning_points.iter().map(|turn| turn.number);
        let costly = analysis.costly.iter().map(|costly| costly.number);
        let (sights, table) = retold::sights(record, turns.chain(costly))?;
        let sight = table.sight(Observer::Spectator, 0);
        let narrator = texts.narrator(&sight)?;
        let seats = (0..table.seats()).map(|seat| narrator.seat(Seat(seat)));
        let seats: Vec<String> = seats.collect();
        let side = |members: &Vec<Seat>| match names.get(members) {
            Some((name, _)) => name.clone(),
            None => {
                let members = members.iter().map(|seat| seats[seat.0 as usize].clone());
                members.collect::<Vec<_>>().join(" + ")
            }
        };
        let colour = |(i, members): (usize, &Vec<Seat>)| {
            let place = names.get(members).map_or(i, |(_, place)| *place);
            palette.get(place).copied().unwrap_or(place)
        };
        let speaker = Speaker { sights, texts };
        let turns = analysis.turning_points.iter();
        let costly = analysis.costly.iter();
        let better = analysis.costly.iter();
        let cards = analysis.cards.iter();
        let cards: Vec<(&str, Seat)> = cards.map(|card| (&*card.card, card.seat)).collect();
        Ok(Self {
            analysis,
            sides: analysis.sides.iter().map(side).collect(),
            colours: analysis.sides.iter().enumerate().map(colour).collect(),
            rows: rows(&*narrator),
            turns: turns
                .map(|turn| speaker.told(turn.number, turn.actor, &turn.text))
                .collect::<anyhow::Result<_>>()?,
            costly: costly
                .map(|one| speaker.told(one.number, Actor::Seat(one.seat), &one.text))
                .collect::<anyhow::Result<_>>()?,
            better: better
                .map(|one| speaker.choice(one.number, &one.better.text))
                .collect::<anyhow::Result<_>>()?,
            cards: retold::cards(&*narrator, &cards),
            seats,
        })
    }

    /// Who won, by name.
    pub(super) fn winners(&self) -> Vec<&str> {
        let winners = self.analysis.winners.iter();
        winners.map(|&side| &*self.sides[side]).collect()
    }

    /// The chances at the first position after so many moves.
    pub(super) fn chances(&self, after: usize) -> &[Estimate] {
        let curve = &self.analysis.curve;
        let at = curve.partition_point(|point| point.after < after);
        &curve[at.min(curve.len() - 1)].chances
    }

    /// Each side by name, with where its share came from.
    pub(super) fn accounts(&self) -> impl Iterator<Item = (&str, &Breakdown)> {
        let sides = self.sides.iter().map(|side| &**side);
        sides.zip(&self.analysis.accounts)
    }
}

/// The sides of a table by their seats: name, and place among them; and the colours of a report.
type Sides = (BTreeMap<Vec<Seat>, (String, usize)>, &'static [usize]);

fn sides<G: Metrics>(record: &Record, texts: &Texts) -> anyhow::Result<Sides> {
    let mut setup = G::Setup::default();
    for line in &record.setup {
        setup.set(line).with_context(|| texts.setup_line(line))?;
    }
    let sides = <G as Game>::new(&setup)?.sides().into_iter().enumerate();
    let named = sides.map(|(i, side)| (side.seats, (capital(&texts.side(&side.name)), i)));
    Ok((named.collect(), G::COLOURS))
}

/// Tells moves of one record.
struct Speaker<'a> {
    sights: BTreeMap<usize, Sight>,
    texts: &'a Texts,
}

impl Speaker<'_> {
    fn told(&self, number: usize, actor: Actor, text: &str) -> anyhow::Result<Told> {
        let narrator = self.narrator(number)?;
        let who = retold::who(self.texts, &*narrator, actor);
        let what = retold::what(&*narrator, actor, text);
        Ok(Told { number, who, what })
    }

    /// A move as the seat would have read it among its choices.
    fn choice(&self, number: usize, text: &str) -> anyhow::Result<String> {
        Ok(self.narrator(number)?.choice(text))
    }

    fn narrator(&self, number: usize) -> anyhow::Result<Box<dyn Narrator + '_>> {
        let sight = self.sights.get(&number).context("no such move")?;
        Ok(self.texts.narrator(sight)?)
    }
}

/// Where a round begins, or a turn where there are no rounds; not too many of them.
fn rows(narrator: &dyn Narrator) -> Vec<(usize, String)> {
    let news = narrator.news().into_iter();
    let headings = news.flat_map(|told| {
        let lines = told.lines.into_iter().filter(|line| line.is_heading);
        lines.map(move |line| (told.number, line.text))
    });
    let mut rows: Vec<(usize, String)> = headings.collect();
    // Rounds are told by their numbers, in every game and language; turns by whose they are.
    let is_round = |(_, text): &(usize, String)| text.contains(|c: char| c.is_ascii_digit());
    if rows.iter().filter(|row| is_round(row)).count() > 1 {
        rows.retain(is_round);
    }
    let step = rows.len().div_ceil(MOST_ROWS).max(1);
    rows.into_iter().step_by(step).collect()
}
