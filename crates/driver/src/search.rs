//! A bot's search as a value: it can move to another thread or be run in slices.
//!
//! Time, stop flag and threads come from outside ([`SearchContext`]). An answer carries the revision of
//! the table it was found for, so the driver drops it when the position has changed since.

use std::fmt::Debug;

use bots::{Budget, Evaluator, Knowledge, Level, Player, Rollout, SearchContext, Thinking};
use game::{Reason, Seat};
use games::{Table, at_table};

/// Iterations of a tree search in a slice: a few hundredths of a second in a browser.
const SLICE: u32 = 400;

/// Rollouts in a slice: about as long.
const ROLLOUT_SLICE: u32 = 12;

/// Trees of a search in slices, as many as a search on several threads has.
const TREES: usize = 4;

/// A search in progress.
trait Search: Debug + Send {
    /// Searches for a slice. Returns whether the search is done.
    fn think(&mut self, ctx: &SearchContext<'_>) -> bool;
    /// The best move so far, in notation.
    fn best(&self) -> Option<String>;
}

static_assertions::assert_impl_all!(BotSearch: Send);
static_assertions::assert_impl_all!(HintSearch: Send);

/// The search of a bot that is to move.
#[derive(Debug)]
pub struct BotSearch {
    revision: u64,
    seat: Seat,
    search: Box<dyn Search>,
}

/// What a bot found for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotAnswer {
    /// The revision of the table that it was found for.
    pub(crate) revision: u64,
    /// The bot's seat.
    pub(crate) seat: Seat,
    /// The move in notation; `None` if the search found none.
    pub(crate) text: Option<String>,
}

impl BotSearch {
    /// The seat that the bot plays for.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Searches for a slice. Returns whether the search is done.
    pub fn think(&mut self, ctx: &SearchContext<'_>) -> bool {
        self.search.think(ctx)
    }

    /// The best answer so far.
    #[must_use]
    pub fn answer(&self) -> BotAnswer {
        BotAnswer {
            revision: self.revision,
            seat: self.seat,
            text: self.search.best(),
        }
    }

    /// Searches until done or stopped.
    #[must_use]
    pub fn run(mut self, ctx: &SearchContext<'_>) -> BotAnswer {
        while !self.think(ctx) && !ctx.is_stopped() {}
        self.answer()
    }

    pub(crate) fn new(
        table: &Table,
        revision: u64,
        (seat, player): (Seat, Player),
        number: u64,
        slicing: Slicing,
    ) -> Self {
        let search = at_table!(Table, table, table => {
            let state = *table.state();
            match (slicing.budget(player), player.level) {
                (None, _) => {
                    Box::new(WholeSearch::new(state, seat, player, number)) as Box<dyn Search>
                }
                (Some(budget), Level::General) => {
                    Box::new(RolloutSearch::new(state, seat, budget, number))
                }
                (Some(budget), _) => Box::new(TreeSearch::new(state, seat, budget, number)),
            }
        });
        Self {
            revision,
            seat,
            search,
        }
    }
}

/// How much of a search one call of [`BotSearch::think`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slicing {
    /// All of it, on as many threads as the context has.
    Whole,
    /// A few hundredths of a second, for a caller that has one thread and must answer in between.
    Sliced,
}

impl Slicing {
    /// The budget that is done in slices; `None` if the search is done in one go.
    fn budget(self, player: Player) -> Option<u32> {
        let Budget::Iterations(budget) = player.budget else {
            return None;
        };
        let is_long = match player.level {
            Level::Random | Level::Cadet => false,
            Level::Officer => budget > SLICE,
            Level::General => budget > ROLLOUT_SLICE,
        };
        (self == Self::Sliced && is_long).then_some(budget)
    }
}

/// The search for a person who asked for a hint, from what their seat may know.
#[derive(Debug)]
pub struct HintSearch {
    revision: u64,
    seat: Seat,
    search: Box<dyn AdvisingSearch>,
}

/// A search that can say how good its moves are.
trait AdvisingSearch: Search {
    /// Finds the reasons for the best move, when the search is done.
    fn find_reasons(&mut self);
    fn advice(&self) -> Option<Advice>;
}

/// What a seat is advised to do, by what it may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best choice, in notation.
    pub text: String,
    /// Why it is better than the others; empty if there is no other choice or they differ little.
    pub reasons: Vec<Reason>,
    /// The second best choice, and why the best is better than that one.
    pub second: Option<(String, Vec<Reason>)>,
}

impl HintSearch {
    pub(crate) fn new(table: &Table, revision: u64, seat: Seat, budget: u32, number: u64) -> Self {
        let search = at_table!(Table, table, table => {
            Box::new(HintRollout::new(*table.state(), seat, budget, number))
                as Box<dyn AdvisingSearch>
        });
        Self {
            revision,
            seat,
            search,
        }
    }

    /// The seat that asked.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The revision of the table that the hint is for.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Searches for a slice. Returns whether the search is done.
    pub fn think(&mut self, ctx: &SearchContext<'_>) -> bool {
        let is_done = self.search.think(ctx);
        if is_done {
            self.search.find_reasons();
        }
        is_done
    }

    /// The advice so far; `None` if there is nothing to choose.
    #[must_use]
    pub fn advice(&self) -> Option<Advice> {
        self.search.advice()
    }
}

/// A search that is done in one go.
#[derive(Debug)]
struct WholeSearch<G: Evaluator> {
    state: G,
    seat: Seat,
    player: Player,
    number: u64,
    best: Option<G::Move>,
}

impl<G: Evaluator> WholeSearch<G> {
    fn new(state: G, seat: Seat, player: Player, number: u64) -> Self {
        Self {
            state,
            seat,
            player,
            number,
            best: None,
        }
    }
}

impl<G: Evaluator + Debug + Send> Search for WholeSearch<G>
where
    G::Move: Send,
{
    fn think(&mut self, ctx: &SearchContext<'_>) -> bool {
        self.best = self.player.choose(&self.state, self.seat, self.number, ctx);
        true
    }

    fn best(&self) -> Option<String> {
        Some(self.state.write_move(self.best?))
    }
}

/// Tree search.
#[derive(Debug)]
struct TreeSearch<G: Evaluator> {
    state: G,
    thinking: Thinking<G>,
    budget: u32,
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

impl<G: Evaluator + Debug + Send> Search for TreeSearch<G>
where
    Thinking<G>: Send,
{
    fn think(&mut self, _: &SearchContext<'_>) -> bool {
        let left = self.budget.saturating_sub(self.thinking.iterations());
        self.thinking.step(left.min(SLICE));
        self.thinking.is_settled() || self.thinking.iterations() >= self.budget
    }

    fn best(&self) -> Option<String> {
        let best = self.thinking.best()?;
        Some(self.state.write_move(best))
    }
}

/// Rollouts of the proposed moves.
#[derive(Debug)]
struct RolloutSearch<G: Evaluator> {
    state: G,
    rollout: Rollout<G>,
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

impl<G: Evaluator + Debug + Send> Search for RolloutSearch<G>
where
    Rollout<G>: Send,
{
    fn think(&mut self, _: &SearchContext<'_>) -> bool {
        self.rollout.step(ROLLOUT_SLICE);
        self.rollout.is_settled()
    }

    fn best(&self) -> Option<String> {
        let best = self.rollout.best()?;
        Some(self.state.write_move(best))
    }
}

/// Rollouts of the proposed moves, and reasons for the best.
#[derive(Debug)]
struct HintRollout<G: Evaluator> {
    search: RolloutSearch<G>,
    knowledge: Knowledge<G>,
    number: u64,
    /// Against all others, and against the second.
    reasons: (Vec<Reason>, Vec<Reason>),
}

impl<G: Evaluator> HintRollout<G> {
    fn new(state: G, seat: Seat, budget: u32, number: u64) -> Self {
        Self {
            knowledge: Knowledge::new(&state, seat, number),
            search: RolloutSearch::new(state, seat, budget, number),
            number,
            reasons: (Vec::new(), Vec::new()),
        }
    }
}

impl<G: Evaluator + Debug + Send> Search for HintRollout<G>
where
    Rollout<G>: Send,
{
    fn think(&mut self, ctx: &SearchContext<'_>) -> bool {
        self.search.think(ctx)
    }

    fn best(&self) -> Option<String> {
        self.search.best()
    }
}

impl<G: Evaluator + Debug + Send> AdvisingSearch for HintRollout<G>
where
    Rollout<G>: Send,
{
    fn find_reasons(&mut self) {
        let ranked = self.search.rollout.ranked();
        let ranked: Vec<G::Move> = ranked.into_iter().map(|(mv, _)| mv).collect();
        self.reasons = bots::reasons(&self.knowledge, &ranked, self.number);
    }

    fn advice(&self) -> Option<Advice> {
        let text = self.best()?;
        let second = self.search.rollout.ranked().get(1).map(|(mv, _)| {
            let text = self.search.state.write_move(*mv);
            (text, self.reasons.1.clone())
        });
        Some(Advice {
            text,
            reasons: self.reasons.0.clone(),
            second,
        })
    }
}

#[cfg(test)]
mod tests {
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
            panic!("a seat is asked");
        };
        let seat = asked.lowest().unwrap();
        (table, seat)
    }

    #[test]
    fn a_long_search_has_a_legal_move_after_every_slice() {
        for game in GameId::ALL {
            let (table, seat) = asked(game);
            let sight = table.sight(Observer::Seat(seat), usize::MAX);
            for (player, most) in [("general:100", 9), ("officer:1000", 3)] {
                let player = player.parse().unwrap();
                let mut search = BotSearch::new(&table, 0, (seat, player), 5, Slicing::Sliced);
                let mut slices = 1;
                while !search.think(&SearchContext::default()) {
                    let best = search.answer().text.unwrap();
                    assert!(
                        sight.choices.iter().any(|choice| choice.text == best),
                        "{game}: {best}"
                    );
                    slices += 1;
                }
                assert!(
                    (2..=most).contains(&slices),
                    "{game}: {player} in {slices} slices"
                );
            }
        }
    }

    #[test]
    fn a_short_search_takes_one_slice() {
        let (table, seat) = asked(GameId::Rush);
        for player in ["random", "cadet", "officer"] {
            let mut search = BotSearch::new(
                &table,
                0,
                (seat, player.parse().unwrap()),
                5,
                Slicing::Sliced,
            );
            assert!(search.think(&SearchContext::default()), "{player}");
            assert!(search.answer().text.is_some(), "{player}");
        }
    }

    #[test]
    fn a_stopped_search_answers_with_its_best_so_far() {
        let (table, seat) = asked(GameId::Orders);
        let stop = std::sync::atomic::AtomicBool::new(true);
        let ctx = SearchContext {
            stop: Some(&stop),
            ..SearchContext::default()
        };
        let player = "general:100000".parse().unwrap();
        let search = BotSearch::new(&table, 0, (seat, player), 5, Slicing::Sliced);
        let answer = std::thread::scope(|scope| scope.spawn(|| search.run(&ctx)).join());
        assert!(answer.unwrap().text.is_some());
    }

    /// A table at which so many moves were made, and a seat that is asked then.
    fn later(game: GameId, n_moves: usize) -> (Table, Seat) {
        let table = Table::sit(game, &[], Some(Seed::new([4; 32]))).unwrap();
        let cadet: Occupant = "cadet".parse().unwrap();
        let occupants = vec![cadet; usize::from(table.seats())];
        let mut driver = TableDriver::new(table, occupants, 9);
        loop {
            if driver.table().n_moves() >= n_moves
                && let Turn::Seats(asked) = driver.table().turn()
            {
                return (driver.into_table(), asked.lowest().unwrap());
            }
            let advanced = driver.advance(&SearchContext::default());
            advanced.unwrap().expect("it goes on");
        }
    }

    /// The advice in this world and in others that the seat cannot tell from it.
    fn is_blind<G: Evaluator + Debug + Send>(truth: &G, seat: Seat)
    where
        Rollout<G>: Send,
    {
        let advice = |state: G| {
            let mut search = HintRollout::new(state, seat, 40, 7);
            while !search.think(&SearchContext::default()) {}
            search.find_reasons();
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
            let mut n_reasons = 0;
            for n_moves in [0, 20, 45] {
                let (table, seat) = later(game, n_moves);
                let sight = table.sight(Observer::Seat(seat), usize::MAX);
                let mut search = HintSearch::new(&table, 0, seat, 40, 7);
                while !search.think(&SearchContext::default()) {}
                let advice = search.advice().expect("there is something to do");
                let is_legal = |text: &str| sight.choices.iter().any(|one| one.text == text);
                assert!(is_legal(&advice.text), "{game}: {advice:?}");
                let mut second = advice.second.iter();
                assert!(second.all(|(text, _)| is_legal(text)), "{game}");
                n_reasons += advice.reasons.len();
                at_table!(Table, &table, table => is_blind(table.state(), seat));
            }
            assert!(n_reasons > 0, "{game}: advice has a reason");
        }
    }
}
