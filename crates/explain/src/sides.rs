//! Who wins together.

use game::{Outcome, Seat};

use crate::figure::Moments;

/// The seats in groups that win together: those who were worth the same in every world that was
/// imagined, and at the end.
pub(crate) fn of(n_seats: u8, looks: &[Moments], outcome: &Outcome) -> Vec<Vec<Seat>> {
    let are_allies = |a: Seat, b: Seat| {
        let (i, j) = (a.0 as usize, b.0 as usize);
        outcome.winners.contains(a) == outcome.winners.contains(b)
            && looks.iter().all(|look| look.are_alike(i, j))
    };
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in (0..n_seats).map(Seat) {
        match sides.iter_mut().find(|side| are_allies(side[0], seat)) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides
}
