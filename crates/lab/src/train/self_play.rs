//! Games to learn from: one judged move at a time, with a slip now and then.

use std::sync::Arc;

use bots::{Budget, Judgement, Knowledge, Outside, Search};
use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Turn};

use super::positions::{Positions, Surveyed};
use crate::Chronicle;
use crate::contest::stream;

/// So many calm positions of a game are kept, for those beside them say much the same.
const KEPT: usize = 24;
/// How many moves of a hundred are made at random, from game to game: what nobody ever does cannot
/// be judged.
const SLIPS: [u32; 5] = [0, 3, 6, 9, 12];

/// Plays the game of that number from there and adds what can be learned from it.
pub(super) fn play<G: Chronicle>(
    start: &G,
    judgement: &Arc<Judgement>,
    (seed, number): (u64, u64),
    positions: &mut Positions,
) {
    let mut rng = Playout::new(stream(seed, number));
    let slips = SLIPS[rng.below(SLIPS.len() as u32) as usize];
    let search = Search::new(Budget::Iterations(1));
    let mut list = MoveList::new();
    let mut state = start.clone();
    let mut kept: Vec<Surveyed> = Vec::new();
    let mut n_calm = 0;
    for _ in 0..G::MOVE_BOUND {
        let (actor, mv) = match state.turn() {
            Turn::Over(outcome) => {
                let mut won = 0;
                for seat in outcome.winners.iter() {
                    won |= 1 << state.side(seat);
                }
                for surveyed in &kept {
                    positions.add(surveyed, won);
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
                        let surveyed = Surveyed::of(&world);
                        if kept.len() < KEPT {
                            kept.push(surveyed);
                        } else {
                            kept[place] = surveyed;
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
