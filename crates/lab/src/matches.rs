//! Games between bots.

use std::sync::Arc;

use bots::{Bot, Knowledge, Player, SearchContext, Weights};
use game::{Actor, Playout, RecordedMove, Rng, Seat};

use crate::Metrics;
use crate::notes::Notes;
use crate::self_play::{self, Played, Players};
use crate::stopwatch::Stopwatch;
use crate::watch::Watch;

/// A table of bots that plays one game after the other.
pub(crate) struct Match<'a, G: Metrics> {
    start: &'a G,
    bots: Vec<Bot<G>>,
    clock: Stopwatch,
    events: Vec<G::Event>,
    /// The moves that every game begins with.
    pub(crate) opening: Vec<(Actor, G::Move)>,
    /// Every move of a game, if they are wanted.
    pub(crate) trace: Option<Vec<RecordedMove>>,
}

impl<'a, G: Metrics> Match<'a, G> {
    /// A table with one player for each seat.
    pub(crate) fn new(start: &'a G, players: &[Player]) -> Self {
        Self {
            start,
            bots: players.iter().copied().map(Bot::new).collect(),
            clock: Stopwatch::start(),
            events: Vec::new(),
            opening: Vec::new(),
            trace: None,
        }
    }

    /// Gives the bot in a seat other weights than the carried ones.
    pub(crate) fn use_weights(&mut self, seat: usize, weights: Option<Arc<Weights>>) {
        self.bots[seat].use_weights(weights);
    }

    /// Plays the game of that deal; `None` when stopped. Chance and bots have their own streams of
    /// random numbers, so that two games of one deal begin with the same cards whichever bots play.
    pub(crate) fn play(
        &mut self,
        seed: u64,
        number: u64,
        notes: &mut Notes,
        watch: Watch<'_>,
    ) -> Option<(G, Played)> {
        let mut streams = Playout::new(stream(seed, number));
        notes.clear(G::METRICS.len());
        self.start.open(notes);
        let mut game = MatchGame {
            bots: &mut self.bots,
            clock: self.clock,
            events: &mut self.events,
            trace: &mut self.trace,
            chance: Playout::new(streams.next_u64()),
            thoughts: Playout::new(streams.next_u64()),
            notes,
            watch,
        };
        self_play::play(self.start, &self.opening, &mut game)
    }
}

/// One game of a match.
struct MatchGame<'a, G: Metrics> {
    bots: &'a mut [Bot<G>],
    clock: Stopwatch,
    events: &'a mut Vec<G::Event>,
    trace: &'a mut Option<Vec<RecordedMove>>,
    chance: Playout,
    thoughts: Playout,
    notes: &'a mut Notes,
    watch: Watch<'a>,
}

impl<G: Metrics> Players<G> for MatchGame<'_, G> {
    fn chance(&mut self, state: &G) -> G::Move {
        state.chance(&mut self.chance)
    }

    fn choose(&mut self, state: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Move> {
        let knowledge = Knowledge::new(state, seat, self.thoughts.next_u64());
        // On one thread: the lab uses its cores for whole games.
        let ctx = SearchContext {
            clock: Some(&self.clock),
            stop: Some(self.watch.stop()),
            threads: 1,
        };
        let bot = &mut self.bots[seat.0 as usize];
        let choice = bot.choose(&knowledge, self.thoughts.next_u64(), &ctx);
        // A search that was cut short is not played: the game could not be reproduced.
        (!self.watch.is_stopped()).then(|| choice.unwrap_or(moves[0]))
    }

    fn apply(&mut self, state: &mut G, actor: Actor, mv: G::Move) {
        if let Some(trace) = self.trace {
            let text = state.write_move(mv);
            trace.push(RecordedMove { actor, text });
        }
        self.events.clear();
        state.apply(actor, mv, self.events);
        self.notes.mv += 1;
        for event in &*self.events {
            state.note(event, self.notes);
        }
    }
}

/// The seed of game number `i`: depends on the run's seed and on `i`, on nothing else.
pub(crate) fn stream(seed: u64, i: u64) -> u64 {
    seed.rotate_left(32) ^ i.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
