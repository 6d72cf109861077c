//! A bot that thinks in slices, so that whoever waits can look at the clock or cut it short.

use std::fmt::Debug;

use bots::{Budget, Knowledge, Player, Strategist, Thinking};
use game::Seat;
use games::{Table, at_table};

/// So many iterations are thought at a time: a few hundredths of a second in a browser.
const SLICE: u32 = 400;

/// So many trees share the thinking, as they do where there are threads for them.
const TREES: usize = 4;

/// Thinking in progress.
pub trait Muse: Debug {
    /// Thinks a slice more. Whether the budget is used up or there is nothing to think about.
    fn think(&mut self) -> bool;
    /// The best so far, in notation.
    fn best(&self) -> Option<String>;
}

#[derive(Debug)]
struct Of<G: Strategist> {
    state: G,
    thinking: Thinking<G>,
    budget: u32,
}

impl<G: Strategist + Debug> Muse for Of<G> {
    fn think(&mut self) -> bool {
        let left = self.budget.saturating_sub(self.thinking.iterations());
        self.thinking.step(left.min(SLICE));
        self.thinking.is_settled() || self.thinking.iterations() >= self.budget
    }

    fn best(&self) -> Option<String> {
        let best = self.thinking.best()?;
        Some(self.state.write_move(best))
    }
}

/// How the bot in that seat thinks about the position, if it thinks for longer than a slice.
#[must_use]
pub fn muse(table: &Table, seat: Seat, player: Player, number: u64) -> Option<Box<dyn Muse>> {
    let Budget::Iterations(budget) = player.budget else {
        return None;
    };
    if !player.searches() || budget <= SLICE {
        return None;
    }
    at_table!(Table, table, sitting => {
        let state = *sitting.state();
        let knowledge = Knowledge::new(&state, seat, number);
        let thinking = Thinking::new(knowledge, TREES, number);
        Some(Box::new(Of { state, thinking, budget }) as Box<dyn Muse>)
    })
}

#[cfg(test)]
mod tests {
    use game::official::Seed;
    use game::{Observer, Turn};
    use games::GameId;

    use super::*;

    fn asked(game: GameId) -> (Table, Seat) {
        let mut table = Table::sit(game, &[], Some(Seed::new([4; 32]))).unwrap();
        while table.turn() == Turn::Chance {
            table.draw_chance().unwrap();
        }
        let Turn::Seats(asked) = table.turn() else {
            panic!("somebody is asked");
        };
        let seat = asked.lowest().unwrap();
        (table, seat)
    }

    #[test]
    fn a_general_can_be_cut_short_at_any_slice_and_has_a_legal_move() {
        for game in GameId::ALL {
            let (table, seat) = asked(game);
            let sight = table.sight(Observer::Seat(seat), usize::MAX);
            let player = "general:1000".parse().unwrap();
            let mut muse = muse(&table, seat, player, 5).expect("a general thinks for long");
            let mut slices = 1;
            while !muse.think() {
                let best = muse.best().unwrap();
                assert!(
                    sight.choices.iter().any(|choice| choice.text == best),
                    "{game}: {best}"
                );
                slices += 1;
            }
            assert!(
                slices <= 3,
                "{game}: a thousand iterations are three slices"
            );
        }
    }

    #[test]
    fn whoever_answers_at_once_does_not_muse() {
        let (table, seat) = asked(GameId::Rush);
        for player in ["random", "cadet", "officer"] {
            assert!(
                muse(&table, seat, player.parse().unwrap(), 5).is_none(),
                "{player}"
            );
        }
    }
}
