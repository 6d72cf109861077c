//! Games to learn from: short searches, with a slip now and then.

use std::sync::Arc;

use bots::{Ahead, Budget, Knowledge, Mean, Search, SearchContext, Weights};
use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Turn};

use super::compare::Comparing;
use super::comparisons::Comparisons;
use super::positions::{Positions, Surveyed, by_side};
use crate::Metrics;
use crate::matches::stream;

/// So many calm positions of a game are kept, for those beside them say much the same.
const KEPT: usize = 24;
/// How many moves of a hundred are made at random, from game to game: what nobody ever does cannot
/// be judged.
const SLIPS: [u32; 5] = [0, 3, 6, 9, 12];

/// How far ahead it is looked to see what is coming: after so many decisions, for so many more.
const HORIZON: (u32, u32) = (16, 24);
/// How much the end of the game counts beside what was seen coming. Without it nothing would hold what
/// is seen, which is only judged, to what comes.
const END: f32 = 0.3;

/// How games to learn from are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Iterations of a decision.
    pub(super) iterations: u32,
    /// How often each kept position is played on to see what is coming; never: the end alone counts.
    pub(super) bootstrap: u32,
    /// How many decisions of a game are looked at move by move, each move played on as often.
    pub(super) comparisons: u32,
}

/// What is learned from.
#[derive(Clone, Debug, Default)]
pub(super) struct TrainingSet {
    pub(super) positions: Positions,
    pub(super) comparisons: Comparisons,
}

/// Some of many, each as likely to be among them as any other.
struct Sample<T> {
    kept: Vec<T>,
    most: usize,
    n_met: u32,
}

/// A calm position as a seat may know it.
struct Kept<G> {
    world: G,
    observer: Seat,
}

impl<T> Sample<T> {
    const fn new(most: usize) -> Self {
        Self {
            kept: Vec::new(),
            most,
            n_met: 0,
        }
    }

    /// Meets one more, which is made only if it is kept.
    fn meet(&mut self, rng: &mut Playout, make: impl FnOnce(&mut Playout) -> T) {
        if self.most == 0 {
            return;
        }
        self.n_met += 1;
        let place = rng.below(self.n_met) as usize;
        if self.kept.len() < self.most {
            self.kept.push(make(rng));
        } else if place < self.most {
            self.kept[place] = make(rng);
        }
    }
}

/// Plays the game of that number from there and adds what can be learned from it.
pub(super) fn play<G: Metrics>(
    start: &G,
    weights: &Arc<Weights>,
    way: Way,
    (seed, number): (u64, u64),
    training_set: &mut TrainingSet,
) {
    let mut rng = Playout::new(stream(seed, number));
    let slips = SLIPS[rng.below(SLIPS.len() as u32) as usize];
    let search = Search::new(Budget::Iterations(way.iterations));
    let mut list = MoveList::new();
    let mut state = start.clone();
    let mut calm: Sample<Kept<G>> = Sample::new(KEPT);
    let mut decisions: Sample<Knowledge<G>> = Sample::new(way.comparisons as usize);
    for _ in 0..G::MOVE_BOUND {
        let (actor, mv) = match state.turn() {
            Turn::Over(outcome) => {
                let mut won = 0u16;
                for seat in outcome.winners.iter() {
                    won |= 1 << state.side(seat);
                }
                let n_won = f32::from(won.count_ones().max(1) as u8);
                let mut ahead = Ahead::new(HORIZON.0, HORIZON.1);
                for kept in &calm.kept {
                    let mut seen: Vec<f32> = (0..state.n_sides())
                        .map(|side| f32::from(won >> side & 1) / n_won)
                        .collect();
                    if way.bootstrap > 0 {
                        let coming = kept.coming(way.bootstrap, weights, &mut ahead, &mut rng);
                        for (seen, coming) in seen.iter_mut().zip(coming) {
                            *seen = END * *seen + (1.0 - END) * coming;
                        }
                    }
                    let surveyed = Surveyed::of(&kept.world);
                    training_set.positions.add(&surveyed, won, &seen);
                }
                let mut comparing = Comparing::new();
                for knowledge in &decisions.kept {
                    comparing.compare(
                        knowledge,
                        way.bootstrap,
                        &mut rng,
                        &mut training_set.comparisons,
                    );
                }
                return;
            }
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.lowest().expect("somebody is asked");
                state.moves(seat, &mut list);
                let first = list[0];
                list.retain(|&mv| !G::is_aside(mv));
                if list.len() > 1 && state.is_calm() {
                    calm.meet(&mut rng, |rng| {
                        let observer = Seat(rng.below(state.seats().into()) as u8);
                        let mut world = state.clone();
                        world.determinize(observer, rng);
                        Kept { world, observer }
                    });
                }
                let know = |rng: &mut Playout| {
                    let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                    knowledge.judged_by(Arc::clone(weights))
                };
                if list.len() > 1 {
                    decisions.meet(&mut rng, know);
                }
                let mv = match list.len() {
                    0 => first,
                    1 => list[0],
                    n if rng.below(100) < slips => list[rng.below(n as u32) as usize],
                    _ => {
                        let knowledge = know(&mut rng);
                        let ctx = SearchContext::default();
                        let choice = search.choose(&knowledge, rng.next_u64(), &ctx);
                        choice.unwrap_or(first)
                    }
                };
                (Actor::Seat(seat), mv)
            }
        };
        state.apply(actor, mv, &mut Ignore);
    }
}

impl<G: Metrics> Kept<G> {
    /// What each side comes to when this world is played on so many times.
    fn coming(
        &self,
        times: u32,
        weights: &Weights,
        ahead: &mut Ahead<G>,
        rng: &mut Playout,
    ) -> Vec<f32> {
        let mut mean = Mean::default();
        for _ in 0..times {
            let mut world = self.world.clone();
            mean.add(&ahead.values(&mut world, self.observer, weights, rng), 1);
        }
        by_side(&self.world, &mean.values())
    }
}
