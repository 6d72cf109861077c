//! Many games played on from one position of a finished game, to their ends.
//!
//! Hidden cards lie where they truly lay; chance and choices ahead are open. Everybody is played by one
//! player, who knows what each seat may know. Every game has random numbers of its own, so the same
//! number gives the same game, whoever plays it and when.

use bots::{Bot, Evaluator, Knowledge, Level, Player, SearchContext};
use game::{Actor, Ignore, MAX_SEATS, MoveList, Outcome, Playout, Record, Rng, Seat, Turn};
use games::{GameId, Playable, ReplayError, TableOf, with_game};
use serde::{Deserialize, Serialize};

use crate::{Figure, Unexplained, sides};

/// Who plays on unless somebody else is named: quick, and with an eye for what comes of a move.
pub const QUICK: Player = Player::new(Level::Cadet);

/// A position that games are played on from.
pub trait Onward: Send + Sync {
    /// Plays the game of that number to its end.
    fn play(&self, number: u64) -> Ended;

    /// What came of no games yet.
    fn begin(&self) -> Tally;
}

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    outcome: Outcome,
    moves: usize,
}

/// Opens a position of a finished game, after so many moves.
///
/// # Errors
/// When the record cannot be played, or is not that of a finished game: what becomes of a position tells
/// of the cards that are hidden in it.
pub fn onward(
    record: &Record,
    after: usize,
    player: Player,
) -> Result<Box<dyn Onward>, Unexplained> {
    let id: GameId = record.game.parse().map_err(ReplayError::from)?;
    Ok(with_game!(id, G => Box::new(Start::<G>::new(record, after, player)?)))
}

struct Start<G> {
    state: G,
    after: usize,
    player: Player,
}

impl<G: Playable + Evaluator> Start<G> {
    fn new(record: &Record, after: usize, player: Player) -> Result<Self, Unexplained> {
        let whole = TableOf::<G>::replay(record)?;
        if !matches!(whole.state().turn(), Turn::Over(_)) {
            return Err(Unexplained::Unfinished);
        }
        let after = after.min(record.moves.len());
        let there = TableOf::<G>::replay(&record.branch(after))?;
        Ok(Self {
            state: there.state().clone(),
            after,
            player,
        })
    }
}

impl<G: Playable + Evaluator> Onward for Start<G> {
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
                    let seat = asked.lowest().expect("somebody is asked");
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

/// What came of the games so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// How many moves had been made at the position they go on from.
    pub after: usize,
    /// Who wins together, in the order of their first seats.
    pub sides: Vec<Vec<Seat>>,
    /// How many games were played.
    pub games: u32,
    wins: Vec<u32>,
    scores: Vec<Sums>,
    moves: Sums,
}

/// A sum, and that of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Sums(f64, f64);

impl Sums {
    fn add(&mut self, value: f64) {
        self.0 += value;
        self.1 += value * value;
    }

    fn mean(self, games: u32) -> Figure {
        let n = f64::from(games.max(1));
        let mean = self.0 / n;
        let variance = (self.1 / n - mean * mean).max(0.0);
        Figure::change(mean, (variance / n).sqrt())
    }
}

impl Tally {
    /// One game more.
    pub fn add(&mut self, ended: Ended) {
        self.games += 1;
        self.moves.add(ended.moves as f64);
        let scores: [i32; MAX_SEATS] = ended.outcome.scores;
        for (i, side) in self.sides.iter().enumerate() {
            self.wins[i] += u32::from(ended.outcome.winners.contains(side[0]));
            self.scores[i].add(f64::from(scores[usize::from(side[0].0)]));
        }
    }

    /// How often a side won, from 0 to 1.
    #[must_use]
    pub fn won(&self, side: usize) -> Figure {
        Figure::share(self.wins[side], self.games)
    }

    /// In how many games a side won.
    #[must_use]
    pub fn wins(&self, side: usize) -> u32 {
        self.wins[side]
    }

    /// A side's score at the end, in the mean.
    #[must_use]
    pub fn score(&self, side: usize) -> Figure {
        self.scores[side].mean(self.games)
    }

    /// How many moves the games went on for, in the mean.
    #[must_use]
    pub fn moves(&self) -> Figure {
        self.moves.mean(self.games)
    }
}
