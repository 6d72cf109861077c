//! Full playouts from one position of a finished game.
//!
//! Hidden cards lie where they truly lay; later chance and decisions are open. One player plays every
//! seat from the seat's information set. Every game has its own stream of random numbers: the same
//! number gives the same game.

use bots::{Bot, Evaluator, Knowledge, Level, Player, SearchContext};
use game::{Actor, Ignore, MAX_SEATS, MoveList, Outcome, Playout, Record, Rng, Seat, Turn};
use games::{GameId, Playable, ReplayError, TableOf, Walker, with_game};
use serde::{Deserialize, Serialize};

use crate::{AnalysisError, Estimate, sides};

/// The default player of continuations: one ply deep, so that many games are affordable.
pub const QUICK: Player = Player::new(Level::Cadet);

/// A position from which games are played to their ends.
pub trait Continuation: Send + Sync {
    /// Plays the game of that number to its end.
    fn play(&self, number: u64) -> Ended;

    /// An empty tally.
    fn begin(&self) -> Tally;
}

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    outcome: Outcome,
    moves: usize,
}

/// The position of a finished game after so many moves.
///
/// # Errors
/// When the record does not play, or the game is not finished: the results would tell about cards that
/// are still hidden.
pub fn continue_from(
    record: &Record,
    after: usize,
    player: Player,
) -> Result<Box<dyn Continuation>, AnalysisError> {
    let id: GameId = record.game.parse().map_err(ReplayError::from)?;
    Ok(with_game!(id, G => Box::new(Start::<G>::new(record, after, player)?)))
}

struct Start<G> {
    state: G,
    after: usize,
    player: Player,
}

impl<G: Playable + Evaluator> Start<G> {
    fn new(record: &Record, after: usize, player: Player) -> Result<Self, AnalysisError> {
        let after = after.min(record.moves.len());
        let mut walker = Walker::<TableOf<G>>::new(record)?;
        for _ in 0..after {
            walker.advance()?;
        }
        let state = walker.table().state().clone();
        if !matches!(walker.finish()?.state().turn(), Turn::Over(_)) {
            return Err(AnalysisError::Unfinished);
        }
        Ok(Self {
            state,
            after,
            player,
        })
    }
}

impl<G: Playable + Evaluator> Continuation for Start<G> {
    fn play(&self, number: u64) -> Ended {
        let mut rng = Playout::new(number);
        let mut bot = Bot::new(self.player);
        let mut state = self.state.clone();
        let mut list = MoveList::new();
        let mut moves = 0;
        loop {
            let (actor, mv) = match state.turn() {
                Turn::Over(outcome) => return Ended { outcome, moves },
                Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
                Turn::Seats(asked) => {
                    let seat = asked.lowest().expect("a seat is asked");
                    state.moves(seat, &mut list);
                    let first = list[0];
                    list.retain(|&mv| !G::is_aside(mv));
                    let mv = match list.len() {
                        0 => first,
                        1 => list[0],
                        _ => {
                            let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                            let number = rng.next_u64();
                            let choice = bot.choose(&knowledge, number, &SearchContext::default());
                            choice.unwrap_or(first)
                        }
                    };
                    (Actor::Seat(seat), mv)
                }
            };
            state.apply(actor, mv, &mut Ignore);
            moves += 1;
        }
    }

    fn begin(&self) -> Tally {
        let sides = sides::of(&self.state);
        Tally {
            after: self.after,
            wins: vec![0; sides.len()],
            scores: vec![Sums::default(); sides.len()],
            sides,
            games: 0,
            moves: Sums::default(),
        }
    }
}

/// The results of the games so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// How many moves had been made at the position.
    pub after: usize,
    /// Seats that win together, in the order of their first seats.
    pub sides: Vec<Vec<Seat>>,
    /// How many games were played.
    pub games: u32,
    wins: Vec<u32>,
    scores: Vec<Sums>,
    moves: Sums,
}

/// A sum and the sum of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Sums(f64, f64);

impl Sums {
    fn add(&mut self, value: f64) {
        self.0 += value;
        self.1 += value * value;
    }

    fn mean(self, games: u32) -> Estimate {
        let n = f64::from(games.max(1));
        let mean = self.0 / n;
        let variance = (self.1 / n - mean * mean).max(0.0);
        Estimate::change(mean, (variance / n).sqrt())
    }
}

impl Tally {
    /// Adds one game.
    pub fn add(&mut self, ended: Ended) {
        self.games += 1;
        self.moves.add(ended.moves as f64);
        let scores: [i32; MAX_SEATS] = ended.outcome.scores;
        for (i, side) in self.sides.iter().enumerate() {
            self.wins[i] += u32::from(ended.outcome.winners.contains(side[0]));
            self.scores[i].add(f64::from(scores[usize::from(side[0].0)]));
        }
    }

    /// The win rate of a side, from 0 to 1.
    #[must_use]
    pub fn won(&self, side: usize) -> Estimate {
        Estimate::share(self.wins[side], self.games)
    }

    /// How many games a side won.
    #[must_use]
    pub fn wins(&self, side: usize) -> u32 {
        self.wins[side]
    }

    /// A side's mean final score.
    #[must_use]
    pub fn score(&self, side: usize) -> Estimate {
        self.scores[side].mean(self.games)
    }

    /// The mean number of moves to the end.
    #[must_use]
    pub fn moves(&self) -> Estimate {
        self.moves.mean(self.games)
    }
}
