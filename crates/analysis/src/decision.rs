//! What a decision cost, by what the seat could know when it was made.
//!
//! A search over the seat's information set ([`Knowledge`]) proposes alternatives. They and the move
//! that was made are then rolled out in common worlds with common random numbers, so that the paired
//! difference measures the move and little else. Worlds that selected an alternative never measure it:
//! see [`crate::analysis`].

use bots::{Budget, Evaluator, Knowledge, Search, SearchContext};
use game::{Actor, Ignore, MAX_SEATS, MoveList, Playout, Rng, Seat};

use crate::Effort;
use crate::estimate::Moments;
use crate::rollout::Rollout;

/// How many alternatives are compared.
const PROPOSALS: usize = 2;

/// A move compared with the one that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Alternative {
    /// Its index in the seat's list of moves.
    pub(crate) choice: usize,
    /// The values of the move that was made.
    pub(crate) made: Moments,
    /// The values of this one.
    pub(crate) instead: Moments,
    /// The paired differences, world by world.
    pub(crate) gain: Moments,
}

/// A seat's decision in a position.
pub(crate) struct Decision<'a, G: Evaluator> {
    pub(crate) state: &'a G,
    pub(crate) seat: Seat,
    pub(crate) made: G::Move,
}

impl<G: Evaluator> Decision<'_, G> {
    /// The best alternative that the search finds; `None` where there is no other move.
    pub(crate) fn alternative(
        &self,
        effort: Effort,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<Alternative> {
        let knowledge = Knowledge::new(self.state, self.seat, number);
        let mut list = MoveList::new();
        knowledge.moves(&mut list);
        if list.len() < 2 || !list.contains(&self.made) {
            return None;
        }
        let search = Search::new(Budget::Iterations(effort.iterations()));
        let mut tallies = search.tallies(&knowledge, number, ctx);
        tallies.retain(|tally| tally.mv != self.made);
        // Most visited first; the list's order among equals.
        tallies.sort_by_key(|tally| std::cmp::Reverse(tally.visits));
        let proposals = tallies.iter().take(PROPOSALS);
        let proposals: Vec<usize> = proposals
            .filter_map(|tally| list.iter().position(|&mv| mv == tally.mv))
            .collect();
        let alternatives = self.compare(&proposals, effort.worlds, effort, number, ctx);
        let seat = self.seat.0 as usize;
        alternatives
            .into_iter()
            .max_by(|a, b| a.gain.mean(seat).total_cmp(&b.gain.mean(seat)))
    }

    /// Rolls out these moves and the one that was made in the same worlds.
    pub(crate) fn compare(
        &self,
        choices: &[usize],
        n_worlds: u32,
        effort: Effort,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Vec<Alternative> {
        let mut rng = Playout::new(number);
        let knowledge = Knowledge::new(self.state, self.seat, rng.next_u64());
        let mut list = MoveList::new();
        knowledge.moves(&mut list);
        let mut rollout = Rollout::new(effort.reach());
        let mut alternatives: Vec<Alternative> = (choices.iter())
            .map(|&choice| Alternative {
                choice,
                made: Moments::default(),
                instead: Moments::default(),
                gain: Moments::default(),
            })
            .collect();
        for _ in 0..n_worlds {
            if ctx.is_stopped() {
                break;
            }
            let world = knowledge.sample_world(&mut rng);
            let number = rng.next_u64();
            let mut play = |mv: G::Move| {
                let mut after = world.clone();
                after.apply(Actor::Seat(self.seat), mv, &mut Ignore);
                rollout.values(after, &mut Playout::new(number))
            };
            let made = play(self.made);
            for alternative in &mut alternatives {
                let instead = play(list[alternative.choice]);
                let mut gain = [0.0; MAX_SEATS];
                for (gain, (instead, made)) in gain.iter_mut().zip(instead.iter().zip(&made)) {
                    *gain = instead - made;
                }
                alternative.made.add(&made);
                alternative.instead.add(&instead);
                alternative.gain.add(&gain);
            }
        }
        alternatives
    }

    /// A move of the seat's list in notation.
    pub(crate) fn write(&self, choice: usize) -> String {
        let mut list = MoveList::new();
        self.state.moves(self.seat, &mut list);
        list.retain(|&mv| !G::is_aside(mv));
        list.get(choice)
            .map_or_else(String::new, |&mv| self.state.write_move(mv))
    }
}
