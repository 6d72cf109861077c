//! Seats that win together.

use bots::Evaluator;
use game::Seat;

/// The seats in groups that win together, in the order of their first seats.
pub(crate) fn of<G: Evaluator>(state: &G) -> Vec<Vec<Seat>> {
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in (0..state.seats()).map(Seat) {
        let is_own = |side: &&mut Vec<Seat>| state.side(side[0]) == state.side(seat);
        match sides.iter_mut().find(is_own) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides
}
