//! One game between bots.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Knowledge, Player, SearchContext, Weights};
use game::{Actor, MoveList, Outcome, Playout, RecordedMove, Rng, Turn};

use crate::Metrics;
use crate::notes::Notes;
use crate::stopwatch::Stopwatch;

/// Who looks on while games are played: may stop them, and is told of each that ended.
#[derive(Clone, Copy)]
#[expect(
    missing_debug_implementations,
    reason = "a closure has nothing to show"
)]
pub struct Watch<'a> {
    stop: &'a AtomicBool,
    done: &'a (dyn Fn(u64) + Sync),
}

impl<'a> Watch<'a> {
    /// Stops when the flag is raised; `done` is told how many games have ended just now.
    pub fn new(stop: &'a AtomicBool, done: &'a (dyn Fn(u64) + Sync)) -> Self {
        Self { stop, done }
    }

    pub(crate) fn is_stopped(self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn done(self, n_games: u64) {
        (self.done)(n_games);
    }
}

/// What one game came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// `None` when the game went on beyond its bound.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) moves: u32,
    /// Moves of a seat that had a choice.
    pub(crate) decisions: u32,
}

/// A table of bots that plays one game after the other.
pub(crate) struct Match<'a, G: Metrics> {
    start: &'a G,
    bots: Vec<Bot<G>>,
    clock: Stopwatch,
    list: MoveList<G::Move>,
    events: Vec<G::Event>,
    /// What every game begins with.
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
            list: MoveList::new(),
            events: Vec::new(),
            opening: Vec::new(),
            trace: None,
        }
    }

    /// Lets the bot in a seat judge by that, or by what the program carries.
    pub(crate) fn judge_by(&mut self, seat: usize, weights: Option<Arc<Weights>>) {
        self.bots[seat].judge_by(weights);
    }

    /// Plays the game of that deal. Chance and bots draw from streams of their own, so that two
    /// games of one deal begin with the same cards whoever plays. Nothing when stopped.
    pub(crate) fn play(
        &mut self,
        seed: u64,
        number: u64,
        notes: &mut Notes,
        watch: Watch<'_>,
    ) -> Option<(G, Played)> {
        let mut streams = Playout::new(stream(seed, number));
        let mut chance = Playout::new(streams.next_u64());
        let mut thoughts = Playout::new(streams.next_u64());
        let mut state = self.start.clone();
        let mut played = Played {
            outcome: None,
            moves: 0,
            decisions: 0,
        };
        notes.clear(G::GAUGES.len());
        state.open(notes);
        while played.moves < G::MOVE_BOUND {
            let given = self.opening.get(played.moves as usize);
            let (actor, mv) = match state.turn() {
                _ if let Some(&given) = given => given,
                Turn::Over(outcome) => {
                    played.outcome = Some(outcome);
                    break;
                }
                Turn::Chance => (Actor::Chance, state.chance(&mut chance)),
                Turn::Seats(asked) => {
                    if watch.is_stopped() {
                        return None;
                    }
                    let seat = asked.lowest().expect("somebody is asked");
                    state.moves(seat, &mut self.list);
                    let first = self.list[0];
                    self.list.retain(|&mv| !G::is_aside(mv));
                    let mv = match self.list.len() {
                        0 => first,
                        1 => self.list[0],
                        _ => {
                            played.decisions += 1;
                            let knowledge = Knowledge::new(&state, seat, thoughts.next_u64());
                            // On one thread: the lab uses its cores for whole games.
                            let ctx = SearchContext {
                                clock: Some(&self.clock),
                                stop: Some(watch.stop),
                                threads: 1,
                            };
                            let choice = self.bots[seat.0 as usize].choose(
                                &knowledge,
                                thoughts.next_u64(),
                                &ctx,
                            );
                            // What was chosen in haste is not played: the game could not be
                            // repeated.
                            if watch.is_stopped() {
                                return None;
                            }
                            choice.unwrap_or(first)
                        }
                    };
                    (Actor::Seat(seat), mv)
                }
            };
            if let Some(trace) = &mut self.trace {
                let text = state.write_move(mv);
                trace.push(RecordedMove { actor, text });
            }
            self.events.clear();
            state.apply(actor, mv, &mut self.events);
            played.moves += 1;
            notes.mv = played.moves;
            for event in &self.events {
                state.note(event, notes);
            }
        }
        Some((state, played))
    }
}

/// The seed of game number `i`: depends on the run's seed and on `i`, on nothing else.
pub(crate) fn stream(seed: u64, i: u64) -> u64 {
    seed.rotate_left(32) ^ i.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
