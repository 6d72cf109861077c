//! What a decision cost, by what the seat could know when it was made.
//!
//! A search over the seat's [`Knowledge`] proposes what might have been better. The proposals and the
//! move that was made are then played on in the same imagined worlds with the same random numbers, so
//! that what differs between them is the move and little else. Worlds that picked a proposal out never
//! decide what it is worth: that is done in others, see [`crate::analysis`].

use bots::{Budget, Evaluator, Knowledge, Search, SearchContext};
use game::{Actor, Ignore, MAX_SEATS, MoveList, Playout, Rng, Seat};

use crate::Effort;
use crate::ahead::Ahead;
use crate::figure::Moments;

/// How many proposals are looked at.
const PROPOSALS: usize = 2;

/// A move held against the one that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rival {
    /// Its place in the seat's list of moves.
    pub(crate) choice: usize,
    /// What the move that was made came to.
    pub(crate) made: Moments,
    /// What this one came to.
    pub(crate) instead: Moments,
    /// How much better this one was, world by world.
    pub(crate) gain: Moments,
}

/// A seat that has to decide.
pub(crate) struct Decision<'a, G: Evaluator> {
    pub(crate) state: &'a G,
    pub(crate) seat: Seat,
    pub(crate) made: G::Move,
}

impl<G: Evaluator> Decision<'_, G> {
    /// What might have been better, the best first; nothing where nothing else looks as good.
    pub(crate) fn rivals(
        &self,
        effort: Effort,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Option<Rival> {
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
        let rivals = self.compare(&proposals, effort.worlds, effort, number, ctx);
        let seat = self.seat.0 as usize;
        rivals
            .into_iter()
            .max_by(|a, b| a.gain.mean(seat).total_cmp(&b.gain.mean(seat)))
    }

    /// Plays these moves and the one that was made on in the same worlds.
    pub(crate) fn compare(
        &self,
        choices: &[usize],
        n_worlds: u32,
        effort: Effort,
        number: u64,
        ctx: &SearchContext<'_>,
    ) -> Vec<Rival> {
        let mut rng = Playout::new(number);
        let knowledge = Knowledge::new(self.state, self.seat, rng.next_u64());
        let mut list = MoveList::new();
        knowledge.moves(&mut list);
        let mut ahead = Ahead::new(effort.reach());
        let mut rivals: Vec<Rival> = (choices.iter())
            .map(|&choice| Rival {
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
            let world = knowledge.imagine(&mut rng);
            let number = rng.next_u64();
            let mut play = |mv: G::Move| {
                let mut after = world.clone();
                after.apply(Actor::Seat(self.seat), mv, &mut Ignore);
                ahead.values(after, &mut Playout::new(number))
            };
            let made = play(self.made);
            for rival in &mut rivals {
                let instead = play(list[rival.choice]);
                let mut gain = [0.0; MAX_SEATS];
                for (gain, (instead, made)) in gain.iter_mut().zip(instead.iter().zip(&made)) {
                    *gain = instead - made;
                }
                rival.made.add(&made);
                rival.instead.add(&instead);
                rival.gain.add(&gain);
            }
        }
        rivals
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
