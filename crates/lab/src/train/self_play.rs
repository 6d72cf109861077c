//! Games to learn from: short searches, with a slip now and then.

use std::sync::Arc;

use bots::{Ahead, Budget, Judgement, Knowledge, Mean, Outside, Search};
use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Turn};

use super::positions::{Positions, Surveyed};
use crate::Chronicle;
use crate::contest::stream;

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
    pub(super) foresight: u32,
}

/// A calm position as a seat may know it.
struct Kept<G> {
    world: G,
    observer: Seat,
}

/// Plays the game of that number from there and adds what can be learned from it.
pub(super) fn play<G: Chronicle>(
    start: &G,
    judgement: &Arc<Judgement>,
    way: Way,
    (seed, number): (u64, u64),
    positions: &mut Positions,
) {
    let mut rng = Playout::new(stream(seed, number));
    let slips = SLIPS[rng.below(SLIPS.len() as u32) as usize];
    let search = Search::new(Budget::Iterations(way.iterations));
    let mut list = MoveList::new();
    let mut state = start.clone();
    let mut kept: Vec<Kept<G>> = Vec::new();
    let mut n_calm = 0;
    for _ in 0..G::MOVE_BOUND {
        let (actor, mv) = match state.turn() {
            Turn::Over(outcome) => {
                let mut won = 0u16;
                for seat in outcome.winners.iter() {
                    won |= 1 << state.side(seat);
                }
                let n_won = f32::from(won.count_ones().max(1) as u8);
                let mut ahead = Ahead::new(HORIZON.0, HORIZON.1);
                for kept in &kept {
                    let mut seen: Vec<f32> = (0..state.n_sides())
                        .map(|side| f32::from(won >> side & 1) / n_won)
                        .collect();
                    if way.foresight > 0 {
                        let coming = kept.coming(way.foresight, judgement, &mut ahead, &mut rng);
                        for (seen, coming) in seen.iter_mut().zip(coming) {
                            *seen = END * *seen + (1.0 - END) * coming;
                        }
                    }
                    positions.add(&Surveyed::of(&kept.world), won, &seen);
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
                    n_calm += 1;
                    // Each calm position is as likely to be kept as any other.
                    let place = rng.below(n_calm) as usize;
                    if kept.len() < KEPT || place < KEPT {
                        let observer = Seat(rng.below(state.seats().into()) as u8);
                        let mut world = state.clone();
                        world.determinize(observer, &mut rng);
                        let seen = Kept { world, observer };
                        if kept.len() < KEPT {
                            kept.push(seen);
                        } else {
                            kept[place] = seen;
                        }
                    }
                }
                let mv = match list.len() {
                    0 => first,
                    1 => list[0],
                    n if rng.below(100) < slips => list[rng.below(n as u32) as usize],
                    _ => {
                        let knowledge = Knowledge::new(&state, seat, rng.next_u64());
                        let knowledge = knowledge.judged_by(Arc::clone(judgement));
                        let outside = Outside::default();
                        let choice = search.choose(&knowledge, rng.next_u64(), &outside);
                        choice.unwrap_or(first)
                    }
                };
                (Actor::Seat(seat), mv)
            }
        };
        state.apply(actor, mv, &mut Ignore);
    }
}

impl<G: Chronicle> Kept<G> {
    /// What each side comes to when this world is played on so many times.
    fn coming(
        &self,
        times: u32,
        judgement: &Judgement,
        ahead: &mut Ahead<G>,
        rng: &mut Playout,
    ) -> Vec<f32> {
        let mut mean = Mean::default();
        for _ in 0..times {
            let mut world = self.world.clone();
            mean.add(&ahead.values(&mut world, self.observer, judgement, rng), 1);
        }
        let values = mean.values();
        let mut sides = vec![0.0; self.world.n_sides()];
        for seat in 0..self.world.seats() {
            sides[self.world.side(Seat(seat))] = values[usize::from(seat)];
        }
        sides
    }
}
