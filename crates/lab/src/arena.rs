//! Round-robin tournaments of bots: paired deals, every seating, Elo and a sequential test.

use std::sync::Arc;

use bots::{Player, Weights, WeightsFile};
use game::{Outcome, Seat};
use games::{GameId, with_game};
use rayon::prelude::*;

use crate::errors::LabError;
use crate::matches::Match;
use crate::metrics::{Metrics, Side};
use crate::notes::Notes;
use crate::plan;
use crate::stats::{self, Decision, Estimate, Meeting, Sprt};
use crate::watch::Watch;
use crate::work;

/// Deals between two evaluations of the sequential test. Fixed, so that the end of a match does not
/// depend on the number of threads.
const BATCH: u64 = 8;

/// A round-robin tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Which game.
    pub game: GameId,
    /// Lines of the setup, beside those that make a table of two sides.
    pub setup: Vec<String>,
    /// The players.
    pub players: Vec<Player>,
    /// Evaluation weights of each player. `None`, and players beyond the list, use the carried weights.
    pub weights: Vec<Option<WeightsFile>>,
    /// Games of each pair; rounded up to whole deals.
    pub games: u64,
    /// Where the random numbers start.
    pub seed: u64,
    /// The sequential test that may end a match early.
    pub sprt: Option<Sprt>,
}

/// The result of a match between two players.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The first player, by index in the list.
    pub a: usize,
    /// The second player.
    pub b: usize,
    /// Games played.
    pub games: u64,
    /// The win rate of the first; a shared win counts one half.
    pub rate: Estimate,
    /// The decision of the sequential test, if there was one.
    pub decision: Option<Decision>,
    points: f64,
}

/// The results of a tournament.
#[derive(Clone, Debug)]
pub struct Standings {
    /// Every match that was played, in the order of the list.
    pub pairs: Vec<Pair>,
    /// Elo of each player, the first at 0.
    pub elo: Vec<Estimate>,
    /// The setup lines in force.
    pub setup: Vec<String>,
    /// Whether it was stopped before the end.
    pub is_stopped: bool,
}

impl Tournament {
    /// The most games there can be.
    ///
    /// # Errors
    /// When the setup makes no sense.
    pub fn n_games(&self) -> anyhow::Result<u64> {
        let per_deal = with_game!(self.game, G => {
            let (start, _) = table::<G>(&self.setup)?;
            arrangements(&start.sides()).len() as u64
        });
        let n = self.players.len() as u64;
        Ok(n * n.saturating_sub(1) / 2 * self.games.div_ceil(per_deal) * per_deal)
    }

    /// Plays it. When stopped, the games that have ended count.
    ///
    /// # Errors
    /// When the setup makes no sense or fewer than two take part.
    pub fn play(&self, threads: usize, watch: Watch<'_>) -> anyhow::Result<Standings> {
        if self.players.len() < 2 {
            return Err(LabError::TooFewBots(self.players.len()).into());
        }
        with_game!(self.game, G => {
            work::pool(threads)?.install(|| self.play_as::<G>(watch))
        })
    }

    /// Plays it on the thread pool of the caller.
    pub(crate) fn play_as<G: Metrics>(&self, watch: Watch<'_>) -> anyhow::Result<Standings> {
        let (start, setup) = table::<G>(&self.setup)?;
        let seatings = arrangements(&start.sides());
        let weights: Vec<Option<Arc<Weights>>> = (0..self.players.len())
            .map(|i| {
                let weights_file = self.weights.get(i)?.as_ref()?;
                let weights = Weights::new(weights_file, start.variant(), &start.features());
                Some(Arc::new(weights))
            })
            .collect();
        let mut pairs = Vec::new();
        for a in 0..self.players.len() {
            for b in a + 1..self.players.len() {
                let pair = self.meet(&start, &seatings, &weights, (a, b), watch);
                if pair.games > 0 {
                    pairs.push(pair);
                }
            }
        }
        let meetings: Vec<Meeting> = pairs
            .iter()
            .map(|pair| Meeting {
                a: pair.a,
                b: pair.b,
                games: pair.games,
                points: pair.points,
            })
            .collect();
        Ok(Standings {
            elo: stats::elo(self.players.len(), &meetings),
            pairs,
            setup,
            is_stopped: watch.is_stopped(),
        })
    }

    fn meet<G: Metrics>(
        &self,
        start: &G,
        seatings: &[Vec<bool>],
        weights: &[Option<Arc<Weights>>],
        (a, b): (usize, usize),
        watch: Watch<'_>,
    ) -> Pair {
        let n_deals = self.games.div_ceil(seatings.len() as u64);
        // With a sequential test the deals come in batches of one size; else all at once.
        let batch = if self.sprt.is_some() { BATCH } else { n_deals };
        let mut scores = Vec::new();
        let mut points = 0.0;
        let mut games = 0;
        let mut decision = None;
        let mut deal = 0;
        while deal < n_deals && !watch.is_stopped() {
            let deals = deal..(deal + batch).min(n_deals);
            deal = deals.end;
            let tables: Vec<(u64, usize)> = deals
                .flat_map(|deal| (0..seatings.len()).map(move |seating| (deal, seating)))
                .collect();
            let played: Vec<Option<f64>> = tables
                .into_par_iter()
                .with_max_len(1)
                .map(|(deal, seating)| {
                    let is_first = &seatings[seating];
                    let seated = is_first.iter().map(|&first| if first { a } else { b });
                    let players: Vec<Player> = seated.clone().map(|i| self.players[i]).collect();
                    let mut match_ = Match::new(start, &players);
                    for (seat, i) in seated.enumerate() {
                        match_.use_weights(seat, weights[i].clone());
                    }
                    let mut notes = Notes::default();
                    let (_, played) = match_.play(self.seed, deal, &mut notes, watch)?;
                    watch.done(1);
                    Some(score(played.outcome, is_first))
                })
                .collect();
            for deal in played.chunks(seatings.len()) {
                let ended: Vec<f64> = deal.iter().copied().flatten().collect();
                games += ended.len() as u64;
                points += ended.iter().sum::<f64>();
                if ended.len() == seatings.len() {
                    scores.push(ended.iter().sum::<f64>() / ended.len() as f64);
                }
            }
            if let Some(sprt) = self.sprt {
                let now = sprt.decide(&scores);
                decision = Some(now);
                if now != Decision::Open {
                    break;
                }
            }
        }
        Pair {
            a,
            b,
            games,
            rate: stats::wilson(points, games),
            decision,
            points,
        }
    }
}

/// The table a pair meets at, and its setup lines.
fn table<G: Metrics>(given: &[String]) -> anyhow::Result<(G, Vec<String>)> {
    let defaults: Vec<&str> = G::DUEL.iter().chain(G::QUICK).copied().collect();
    let lines = plan::lines::<G>(&defaults, given)?;
    let start = plan::start::<G>(&lines)?;
    if start.sides().len() < 2 {
        return Err(LabError::OneSide.into());
    }
    Ok((start, lines))
}

/// Which seats the first of two bots leads, one list for each game of a deal. Sides alternate
/// between the bots; with two sides that is each side once, with three every side is in turn the
/// one that is alone.
fn arrangements(sides: &[Side]) -> Vec<Vec<bool>> {
    let n = sides.len();
    let turns = if n.is_multiple_of(2) { 1 } else { n };
    let n_seats: usize = sides.iter().map(|side| side.seats.len()).sum();
    let mut lists = Vec::new();
    for turn in 0..turns {
        for swap in 0..2 {
            let mut is_first = vec![false; n_seats];
            for (i, side) in sides.iter().enumerate() {
                for seat in &side.seats {
                    is_first[seat.0 as usize] = ((i + turn) % n + swap).is_multiple_of(2);
                }
            }
            lists.push(is_first);
        }
    }
    lists
}

/// Points of the first bot: 1 when only it has won, one half when both or neither.
fn score(outcome: Option<Outcome>, is_first: &[bool]) -> f64 {
    let won = |first: bool| {
        outcome.is_some_and(|outcome| {
            (0..is_first.len())
                .any(|seat| is_first[seat] == first && outcome.winners.contains(Seat(seat as u8)))
        })
    };
    match (won(true), won(false)) {
        (true, false) => 1.0,
        (false, true) => 0.0,
        (true, true) | (false, false) => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(sizes: &[usize]) -> Vec<Side> {
        let mut next = 0;
        sizes
            .iter()
            .map(|&n| Side {
                name: String::new(),
                seats: (0..n)
                    .map(|_| {
                        next += 1;
                        Seat(next - 1)
                    })
                    .collect(),
            })
            .collect()
    }

    #[test]
    fn each_bot_leads_each_side_as_often_as_the_other() {
        for sizes in [&[1, 1][..], &[3, 3], &[1, 1, 1], &[1, 1, 1, 1]] {
            let lists = arrangements(&sides(sizes));
            for seat in 0..sizes.iter().sum() {
                let n_first = lists.iter().filter(|list| list[seat]).count();
                assert_eq!(2 * n_first, lists.len(), "{sizes:?}");
            }
        }
    }

    #[test]
    fn a_side_has_one_leader() {
        let lists = arrangements(&sides(&[3, 3]));
        assert_eq!(
            lists,
            [
                [true, true, true, false, false, false],
                [false, false, false, true, true, true]
            ]
        );
    }
}
