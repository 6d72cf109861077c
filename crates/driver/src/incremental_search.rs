//! A bot that thinks in slices, so that whoever waits can look at the clock or cut it short.

use std::fmt::Debug;

use bots::{Budget, Evaluator, Knowledge, Level, Player, Rollout, Thinking};
use game::Seat;
use games::{Table, at_table};

/// So many iterations of a search are made at a time: a few hundredths of a second in a browser.
const SLICE: u32 = 400;

/// So many games are played on at a time: about as long.
const FEW: u32 = 12;

/// So many trees share the thinking, as they do where there are threads for them.
const TREES: usize = 4;

/// Thinking in progress.
pub trait IncrementalSearch: Debug {
    /// Thinks a slice more. Whether the budget is used up or there is nothing to think about.
    fn think(&mut self) -> bool;
    /// The best so far, in notation.
    fn best(&self) -> Option<String>;
}

/// Thinking for somebody who asked for advice.
pub trait HintSearch: IncrementalSearch {
    /// The best so far, and what the thinking says of it; nothing when there is nothing to choose.
    fn advice(&self) -> Option<Advice>;
}

/// What a seat is advised to do, by what it may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best choice, in notation.
    pub text: String,
    /// Its chance of winning with it, from 0 to 1; nothing where nothing else can be done.
    pub chance: Option<f64>,
    /// What comes next, and its chance.
    pub second: Option<(String, f64)>,
}

/// Somebody who searches.
#[derive(Debug)]
struct TreeSearch<G: Evaluator> {
    state: G,
    thinking: Thinking<G>,
    budget: u32,
}

/// Somebody who plays on.
#[derive(Debug)]
struct RolloutSearch<G: Evaluator> {
    state: G,
    rollout: Rollout<G>,
}

impl<G: Evaluator + Debug> IncrementalSearch for RolloutSearch<G> {
    fn think(&mut self) -> bool {
        self.rollout.step(FEW);
        self.rollout.is_settled()
    }

    fn best(&self) -> Option<String> {
        let best = self.rollout.best()?;
        Some(self.state.write_move(best))
    }
}

impl<G: Evaluator + Debug> HintSearch for RolloutSearch<G> {
    fn advice(&self) -> Option<Advice> {
        let text = self.best()?;
        let mut ranked = self.rollout.ranked().into_iter();
        let chance = ranked.next().map(|(_, chance)| f64::from(chance));
        let second = ranked.next().map(|(mv, chance)| {
            let text = self.state.write_move(mv);
            (text, f64::from(chance))
        });
        Some(Advice {
            text,
            chance,
            second,
        })
    }
}

impl<G: Evaluator> RolloutSearch<G> {
    fn new(state: G, seat: Seat, budget: u32, number: u64) -> Self {
        let knowledge = Knowledge::new(&state, seat, number);
        Self {
            rollout: Rollout::new(knowledge, budget, number),
            state,
        }
    }
}

impl<G: Evaluator> TreeSearch<G> {
    fn new(state: G, seat: Seat, budget: u32, number: u64) -> Self {
        let knowledge = Knowledge::new(&state, seat, number);
        Self {
            thinking: Thinking::new(knowledge, TREES, number),
            state,
            budget,
        }
    }
}

impl<G: Evaluator + Debug> IncrementalSearch for TreeSearch<G> {
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
pub fn search(
    table: &Table,
    seat: Seat,
    player: Player,
    number: u64,
) -> Option<Box<dyn IncrementalSearch>> {
    let Budget::Iterations(budget) = player.budget else {
        return None;
    };
    let is_short = match player.level {
        Level::Random | Level::Cadet => true,
        Level::Officer => budget <= SLICE,
        Level::General => budget <= FEW,
    };
    if is_short {
        return None;
    }
    Some(at_table!(Table, table, table => {
        let state = *table.state();
        if player.level == Level::General {
            Box::new(RolloutSearch::new(state, seat, budget, number)) as Box<dyn IncrementalSearch>
        } else {
            Box::new(TreeSearch::new(state, seat, budget, number))
        }
    }))
}

/// Begins to think about the position as that seat, by what it may know: as a general does, with so many
/// games played on.
#[must_use]
pub fn hint_search(table: &Table, seat: Seat, budget: u32, number: u64) -> Box<dyn HintSearch> {
    at_table!(Table, table, table => {
        Box::new(RolloutSearch::new(*table.state(), seat, budget, number))
    })
}

#[cfg(test)]
mod tests {
    use bots::SearchContext;
    use game::official::Seed;
    use game::{Observer, Playout, Turn};
    use games::GameId;

    use super::*;
    use crate::{Occupant, TableDriver};

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
    fn whoever_thinks_for_long_can_be_cut_short_at_any_slice_and_has_a_legal_move() {
        for game in GameId::ALL {
            let (table, seat) = asked(game);
            let sight = table.sight(Observer::Seat(seat), usize::MAX);
            for (player, most) in [("general:100", 9), ("officer:1000", 3)] {
                let player = player.parse().unwrap();
                let mut search = search(&table, seat, player, 5).expect("it thinks for long");
                let mut slices = 1;
                while !search.think() {
                    let best = search.best().unwrap();
                    assert!(
                        sight.choices.iter().any(|choice| choice.text == best),
                        "{game}: {best}"
                    );
                    slices += 1;
                }
                assert!(slices <= most, "{game}: {player} in {slices} slices");
            }
        }
    }

    /// A table at which so many moves were made, and whoever is asked then.
    fn later(game: GameId, n_moves: usize) -> (Table, Seat) {
        let table = Table::sit(game, &[], Some(Seed::new([4; 32]))).unwrap();
        let occupants = vec![Occupant::read("cadet").unwrap(); usize::from(table.seats())];
        let mut driver = TableDriver::new(table, occupants, 9);
        loop {
            if driver.table.n_moves() >= n_moves
                && let Turn::Seats(asked) = driver.table.turn()
            {
                return (driver.table, asked.lowest().unwrap());
            }
            driver
                .go(&SearchContext::default())
                .unwrap()
                .expect("it goes on");
        }
    }

    /// The advice in this world and in others that the seat cannot tell from it.
    fn is_blind<G: Evaluator + Debug>(truth: &G, seat: Seat) {
        let advice = |state: G| {
            let mut search = RolloutSearch::new(state, seat, 40, 7);
            while !search.think() {}
            search.advice()
        };
        let told = advice(truth.clone());
        assert!(told.is_some());
        let knowledge = Knowledge::new(truth, seat, 21);
        let mut rng = Playout::new(3);
        for _ in 0..4 {
            assert_eq!(advice(knowledge.sample_world(&mut rng)), told);
        }
    }

    #[test]
    fn advice_is_legal_and_knows_nothing_that_the_seat_does_not() {
        for game in GameId::ALL {
            for n_moves in [0, 20, 45] {
                let (table, seat) = later(game, n_moves);
                let sight = table.sight(Observer::Seat(seat), usize::MAX);
                let mut search = hint_search(&table, seat, 40, 7);
                while !search.think() {}
                let advice = search.advice().expect("there is something to do");
                let is_legal = |text: &str| sight.choices.iter().any(|one| one.text == text);
                assert!(is_legal(&advice.text), "{game}: {advice:?}");
                let chances = advice.chance.into_iter();
                let second = advice.second.iter();
                assert!(second.clone().all(|(text, _)| is_legal(text)), "{game}");
                let mut chances = chances.chain(second.map(|(_, chance)| *chance));
                assert!(
                    chances.all(|chance| (0.0..=1.0).contains(&chance)),
                    "{game}"
                );
                at_table!(Table, &table, table => is_blind(table.state(), seat));
            }
        }
    }

    #[test]
    fn whoever_answers_at_once_does_not_muse() {
        let (table, seat) = asked(GameId::Rush);
        for player in ["random", "cadet", "officer"] {
            assert!(
                search(&table, seat, player.parse().unwrap(), 5).is_none(),
                "{player}"
            );
        }
    }
}
