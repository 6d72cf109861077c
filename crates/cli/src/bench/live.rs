//! What a bot's move costs at a live table, early and late in a game.
//!
//! A bot chooses from the position as it stands, so the two should be about the same. They are
//! figures to look at: time on a shared machine is no test.

use std::time::{Duration, Instant};

use anyhow::Context;
use bots::{Level, Outside, Player};
use game::official::Seed;
use game::{Observer, Playout, Rng, Turn};
use games::{GameId, Table};

/// After how many moves a table is looked at.
pub(super) const AFTER: [usize; 2] = [4, 400];
/// Decisions that are timed at each table: one alone may be an odd one.
const DECISIONS: u32 = 16;
/// Games that are tried before it is said that none lasts so long.
const TRIES: u64 = 20;

/// What a move of an `officer` costs, the choice and the making of it, after so many moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct LiveMove {
    pub(super) after: usize,
    /// The mean over some decisions from there on; nothing when games are over before.
    pub(super) cost: Option<Duration>,
}

impl LiveMove {
    pub(super) fn to_json(&self) -> serde_json::Value {
        let cost = self.cost.map(|cost| 1e3 * cost.as_secs_f64());
        serde_json::json!({ "after": self.after, "mean": cost })
    }
}

/// Times moves at tables of [`AFTER`] moves that were made at random.
pub(super) fn measure(id: GameId, setup: &[String], seed: u64) -> anyhow::Result<Vec<LiveMove>> {
    AFTER
        .into_iter()
        .map(|after| {
            let mut cost = None;
            // Some games are over sooner than that; the next one may not be.
            for seed in (0..TRIES).map(|i| seed.wrapping_add(i)) {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&seed.to_le_bytes());
                let mut table = Table::sit(id, setup, Some(Seed::new(bytes)))?;
                cost = at_table(&mut table, after, seed)?;
                if cost.is_some() {
                    break;
                }
            }
            Ok(LiveMove { after, cost })
        })
        .collect()
}

fn at_table(table: &mut Table, after: usize, seed: u64) -> anyhow::Result<Option<Duration>> {
    let officer = Player::new(Level::Officer);
    let mut rng = Playout::new(seed);
    let mut cost = Duration::ZERO;
    let (mut n_moves, mut n_timed) = (0, 0);
    while n_timed < DECISIONS {
        match table.turn() {
            Turn::Over(_) => return Ok(None),
            Turn::Chance => drop(table.draw_chance()?),
            Turn::Seats(asked) => {
                let seat = asked.lowest().context("nobody is asked")?;
                let sight = table.sight(Observer::Seat(seat), table.n_moves());
                let mut choices = sight.choices;
                choices.retain(|choice| !choice.is_aside);
                if n_moves >= after && choices.len() > 1 {
                    let began = Instant::now();
                    let number = rng.next_u64();
                    let text = desk::choose(table, seat, officer, number, &Outside::default());
                    table.play(seat, &text.context("a bot has no move")?)?;
                    cost += began.elapsed();
                    n_timed += 1;
                } else {
                    let i = rng.below(choices.len().max(1) as u32) as usize;
                    let choice = choices.get(i).context("nothing but asides")?;
                    table.play(seat, &choice.text)?;
                }
            }
        }
        n_moves += 1;
    }
    Ok(Some(cost / n_timed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_move_is_timed_early_and_late_and_not_after_the_end() {
        let costs = measure(GameId::Quartermaster, &[], 1).unwrap();
        assert_eq!(costs.len(), AFTER.len());
        assert!(costs.iter().all(|live| live.cost.is_some()), "{costs:?}");
        let short = ["rounds 1".to_owned()];
        let costs = measure(GameId::Quartermaster, &short, 1).unwrap();
        assert!(
            costs[0].cost.is_some() && costs[1].cost.is_none(),
            "{costs:?}"
        );
    }
}
