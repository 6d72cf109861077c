//! Decisions to learn from: where each move led, and what was seen to come of it for whoever chose.
//!
//! What tells positions apart is not what tells moves apart: who is two points ahead is likely to win
//! whatever they do now. So moves of one decision are compared with one another, in one world.
//!
//! Kept as positions that follow one another, the first of a decision marked.

use std::ops::Range;

use super::positions::{Position, Positions, Surveyed};

/// Marks the first position of a decision, beside the side that chose.
const FIRST: usize = 15;

/// Many decisions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Comparisons {
    positions: Positions,
    begins: Vec<usize>,
}

/// One of them.
#[derive(Clone, Debug)]
pub(crate) struct Comparison<'a> {
    positions: &'a Positions,
    range: Range<usize>,
}

impl Comparisons {
    /// Adds a decision of that side: where its moves led, and the chances of the sides that were seen.
    /// Of a single move nothing is learned.
    pub(crate) fn add(&mut self, side: usize, moves: &[(Surveyed, Vec<f32>)]) {
        if moves.len() < 2 {
            return;
        }
        self.begins.push(self.positions.len());
        for (i, (surveyed, seen)) in moves.iter().enumerate() {
            let first = u16::from(i == 0) << FIRST;
            self.positions.add(surveyed, first | 1 << side, seen);
        }
    }

    /// Adds all of those.
    pub(crate) fn extend(&mut self, others: &Self) {
        let first = self.positions.len();
        self.positions.extend(&others.positions);
        let begins = others.begins.iter();
        self.begins.extend(begins.map(|begin| first + begin));
    }

    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.begins.len()
    }

    /// Those with these numbers.
    pub(crate) fn range(&self, range: Range<usize>) -> impl Iterator<Item = Comparison<'_>> {
        range.map(|i| {
            let end = self.begins.get(i + 1).copied();
            let end = end.unwrap_or(self.positions.len());
            Comparison {
                positions: &self.positions,
                range: self.begins[i]..end,
            }
        })
    }

    /// As a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.positions.to_bytes()
    }

    /// From a file; nothing when it is none, or not whole.
    pub(crate) fn from_bytes(bytes: &[u8], n_sides: usize) -> Option<Self> {
        let positions = Positions::from_bytes(bytes, n_sides)?;
        let begins: Vec<usize> = (0..positions.len())
            .filter(|&i| positions.get(i).has_won(FIRST))
            .collect();
        let is_whole = begins.first().copied().unwrap_or(positions.len()) == 0;
        is_whole.then_some(Self { positions, begins })
    }
}

impl<'a> Comparison<'a> {
    /// The side that chose.
    pub(crate) fn side(&self) -> usize {
        let first = self.positions.get(self.range.start);
        (0..FIRST).find(|&side| first.has_won(side)).unwrap_or(0)
    }

    /// Where its moves led, and what the side that chose was seen to come to.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Position<'a>, f64)> {
        let side = self.side();
        self.positions
            .range(self.range.clone())
            .map(move |position| {
                let seen = position.seen_sides().nth(side);
                (position, seen.map_or(0.0, |(seen, _)| seen))
            })
    }
}

#[cfg(test)]
mod tests {
    use bots::FeatureSink as _;

    use super::*;

    fn row(amount: i32, seen: f32) -> (Surveyed, Vec<f32>) {
        let mut surveyed = Surveyed::blank(100, 2);
        surveyed.add(1, 0, amount);
        (surveyed, vec![1.0 - seen, seen])
    }

    #[test]
    fn a_file_gives_back_the_decisions() {
        let mut comparisons = Comparisons::default();
        comparisons.add(1, &[row(1, 0.25), row(2, 0.5), row(3, 0.75)]);
        comparisons.add(1, &[row(9, 0.5)]);
        let mut others = Comparisons::default();
        others.add(0, &[row(4, 0.0), row(5, 1.0)]);
        comparisons.extend(&others);
        let bytes = comparisons.to_bytes();
        let read = Comparisons::from_bytes(&bytes, 2).expect("it is whole");
        let told: Vec<(usize, Vec<f64>)> = (read.range(0..read.len()))
            .map(|comparison| {
                (
                    comparison.side(),
                    comparison.moves().map(|(_, seen)| seen).collect(),
                )
            })
            .collect();
        assert_eq!(told, [(1, vec![0.25, 0.5, 0.75]), (0, vec![1.0, 0.0])]);
        // What begins within a decision is not whole.
        let rest = &bytes[bytes.len() / 5..];
        assert!(Comparisons::from_bytes(rest, 2).is_none());
        let none = Comparisons::from_bytes(&[], 2).expect("nothing is whole");
        assert_eq!(none.len(), 0);
    }
}
