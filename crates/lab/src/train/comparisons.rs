//! Pairwise move comparisons: positions after the moves of one decision, with their targets.
//!
//! What separates positions does not separate moves: a side that is two points ahead probably wins with
//! any move. So moves of one decision are compared with each other, in one world.
//!
//! Stored as consecutive positions; the first of a decision is marked.

use std::ops::Range;

use super::positions::{Extracted, Position, Positions};

/// The bit that marks the first position of a decision, beside the side that decides.
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
    /// Adds a decision of that side: the positions after its moves, with their targets. A single move is
    /// left out.
    pub(crate) fn add(&mut self, side: usize, moves: &[(Extracted, Vec<f32>)]) {
        if moves.len() < 2 {
            return;
        }
        self.begins.push(self.positions.len());
        for (i, (extracted, target)) in moves.iter().enumerate() {
            let first = u16::from(i == 0) << FIRST;
            self.positions.add(extracted, first | 1 << side, target);
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

    /// From a file; `None` when it is damaged.
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
    /// The side that decides.
    pub(crate) fn side(&self) -> usize {
        let first = self.positions.get(self.range.start);
        (0..FIRST).find(|&side| first.has_won(side)).unwrap_or(0)
    }

    /// The positions after its moves, and the target of the side that decides.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Position<'a>, f64)> {
        let side = self.side();
        self.positions
            .range(self.range.clone())
            .map(move |position| {
                let target = position.labelled_sides().nth(side);
                (position, target.map_or(0.0, |(target, _)| target))
            })
    }
}

#[cfg(test)]
mod tests {
    use bots::FeatureSink as _;

    use super::*;

    fn row(amount: i32, target: f32) -> (Extracted, Vec<f32>) {
        let mut extracted = Extracted::blank(100, 2);
        extracted.add(1, 0, amount);
        (extracted, vec![1.0 - target, target])
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
                    comparison.moves().map(|(_, target)| target).collect(),
                )
            })
            .collect();
        assert_eq!(told, [(1, vec![0.25, 0.5, 0.75]), (0, vec![1.0, 0.0])]);
        // A file that begins within a decision is damaged.
        let rest = &bytes[bytes.len() / 5..];
        assert!(Comparisons::from_bytes(rest, 2).is_none());
        let none = Comparisons::from_bytes(&[], 2).expect("nothing is whole");
        assert_eq!(none.len(), 0);
    }
}
