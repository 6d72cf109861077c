//! The final policy: visits and values of the root's moves, and the move that is played.

/// Visits and value of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally<M> {
    /// The move.
    pub mv: M,
    /// Visits.
    pub visits: u32,
    /// The sum of its values, each from 0 to 1.
    pub value: f32,
}

/// Adds up the tallies of the trees, in their fixed order.
pub(super) fn merge<M: Copy + Ord>(trees: impl Iterator<Item = Vec<Tally<M>>>) -> Vec<Tally<M>> {
    let mut sum: Vec<Tally<M>> = Vec::new();
    for tallies in trees {
        for tally in tallies {
            match sum.binary_search_by(|known| known.mv.cmp(&tally.mv)) {
                Ok(at) => {
                    sum[at].visits += tally.visits;
                    sum[at].value += tally.value;
                }
                Err(at) => sum.insert(at, tally),
            }
        }
    }
    sum
}

/// The most visited move; among equals the one with the highest value, then the last.
pub(super) fn most_tried<M: Copy>(tallies: &[Tally<M>]) -> Option<M> {
    let rank = |tally: &Tally<M>| (tally.visits, tally.value);
    tallies
        .iter()
        .max_by(|a, b| rank(a).partial_cmp(&rank(b)).expect("values are finite"))
        .map(|tally| tally.mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(mv: char, visits: u32, value: f32) -> Tally<char> {
        Tally { mv, visits, value }
    }

    #[test]
    fn the_move_tried_most_is_played_and_success_breaks_a_tie() {
        let tallies = [tally('a', 3, 3.0), tally('b', 5, 1.0), tally('c', 5, 2.0)];
        assert_eq!(most_tried(&tallies), Some('c'));
        assert_eq!(most_tried::<char>(&[]), None);
    }

    #[test]
    fn trees_are_added_up_move_by_move() {
        let one = vec![tally('a', 1, 0.5), tally('c', 2, 1.0)];
        let two = vec![tally('b', 4, 2.0), tally('c', 1, 1.0)];
        let sum = [tally('a', 1, 0.5), tally('b', 4, 2.0), tally('c', 3, 2.0)];
        assert_eq!(merge([one, two].into_iter()), sum);
    }
}
