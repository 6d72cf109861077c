//! What a bot's move costs at a live table with a short record and with a long one.
//!
//! A bot chooses from the position as it stands, so the two should be about the same. They are
//! figures to look at: time on a shared machine is no test. Where a game has a move that is taken
//! back by the next (an aside), the record grows by such pairs and the position is the same both
//! times; elsewhere the game goes on at random, and the positions differ.

use std::time::{Duration, Instant};

use anyhow::Context;
use bots::{Level, Player, SearchContext};
use game::official::Seed;
use game::{Playout, Rng, Seat, Turn};
use games::{Choice, GameId, Table, at_table};

/// After how many moves a table is looked at.
pub(super) const AFTER: [usize; 2] = [4, 400];
/// How often a decision is timed: one alone may be an odd one.
const TIMES: u64 = 32;

/// What the choice of an `officer` costs after so many moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct LiveMove {
    pub(super) after: usize,
    /// The median; `None` when the game is over before.
    pub(super) cost: Option<Duration>,
}

impl LiveMove {
    pub(super) fn to_json(self) -> serde_json::Value {
        let cost = self.cost.map(|cost| 1e3 * cost.as_secs_f64());
        serde_json::json!({ "after": self.after, "median": cost })
    }
}

/// Times a decision after each of [`AFTER`] moves.
pub(super) fn measure(id: GameId, setup: &[String], seed: u64) -> anyhow::Result<Vec<LiveMove>> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut live = Live {
        table: Table::sit(id, setup, Some(Seed::new(bytes)))?,
        rng: Playout::new(seed),
        n_moves: 0,
    };
    AFTER
        .into_iter()
        .map(|after| {
            let seat = live.go_on(after)?;
            let cost = seat.map(|seat| live.time(seat)).transpose()?;
            Ok(LiveMove { after, cost })
        })
        .collect()
}

/// A table that goes on by itself.
struct Live {
    table: Table,
    rng: Playout,
    n_moves: usize,
}

impl Live {
    /// Goes on until that many moves were made and a seat has a real choice; `None` when the game ends
    /// before.
    fn go_on(&mut self, after: usize) -> anyhow::Result<Option<Seat>> {
        loop {
            let seat = match self.table.turn() {
                Turn::Over(_) => return Ok(None),
                Turn::Chance => {
                    self.table.draw_chance()?;
                    self.n_moves += 1;
                    continue;
                }
                Turn::Seats(asked) => asked.lowest().context("no seat is asked")?,
            };
            let (asides, choices): (Vec<_>, Vec<_>) =
                (self.choices(seat).into_iter()).partition(|choice| choice.is_aside);
            if self.n_moves >= after && choices.len() > 1 {
                return Ok(Some(seat));
            }
            match asides.first() {
                // The first answer to an aside is to leave it.
                Some(aside) if self.n_moves >= AFTER[0] => {
                    self.play(seat, &aside.text)?;
                    let back = self.choices(seat);
                    self.play(seat, &back.first().context("no way back")?.text)?;
                }
                _ => {
                    let i = self.rng.below(choices.len().max(1) as u32) as usize;
                    let choice = choices.get(i).context("nothing but asides")?;
                    self.play(seat, &choice.text)?;
                }
            }
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.table.pickable(seat)
    }

    fn play(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        self.table.play(seat, text)?;
        self.n_moves += 1;
        Ok(())
    }

    fn time(&self, seat: Seat) -> anyhow::Result<Duration> {
        let officer = Player::new(Level::Officer);
        let mut times = Vec::new();
        for number in 0..TIMES {
            let began = Instant::now();
            let choice = at_table!(Table, &self.table, table => {
                officer.choose(table.state(), seat, number, &SearchContext::default()).map(drop)
            });
            times.push(began.elapsed());
            choice.context("a bot that is asked has no move")?;
        }
        times.sort_unstable();
        Ok(times[times.len() / 2])
    }
}

#[cfg(test)]
mod tests {
    use game::Observer;

    use super::*;

    #[test]
    fn a_decision_is_timed_with_a_short_record_and_with_a_long_one() {
        let costs = measure(GameId::Quartermaster, &[], 1).unwrap();
        assert_eq!(costs.len(), AFTER.len());
        assert!(costs.iter().all(|live| live.cost.is_some()), "{costs:?}");
        // A game of two people ends long before.
        let costs = measure(GameId::Orders, &[], 1).unwrap();
        let is_timed: Vec<bool> = costs.iter().map(|live| live.cost.is_some()).collect();
        assert_eq!(is_timed, [true, false]);
    }

    #[test]
    fn the_position_is_the_same_both_times() {
        let mut live = Live {
            table: Table::sit(GameId::Quartermaster, &[], Some(Seed::new([7; 32]))).unwrap(),
            rng: Playout::new(1),
            n_moves: 0,
        };
        let seen = |live: &mut Live, after| {
            let seat = live.go_on(after).unwrap().expect("a seat is asked");
            (
                seat,
                live.table.sight(Observer::Seat(seat), usize::MAX).scene,
            )
        };
        let early = seen(&mut live, AFTER[0]);
        let late = seen(&mut live, AFTER[1]);
        assert_eq!(early, late);
        assert!(live.n_moves >= AFTER[1]);
    }
}
