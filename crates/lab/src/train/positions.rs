//! Labelled positions: features of each side, the target, and the winning sides.
//!
//! Stored as 16-bit words, in memory as in a file, since there are millions: how much of the game was
//! left, the winning sides as bits, and for each side its target, the number of its features, and then
//! feature and amount in turn.

use bots::{Evaluator, FeatureSink, Values};
use game::Seat;

/// A target of 1.
const CERTAIN: u16 = 50_000;

/// Positions of one variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Positions {
    words: Vec<u16>,
    starts: Vec<usize>,
}

/// One of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position<'a> {
    words: &'a [u16],
}

/// The features of the sides of a position.
#[derive(Debug, Default)]
pub(crate) struct Extracted {
    left: u16,
    sides: Vec<Vec<(u16, i16)>>,
}

impl Extracted {
    /// A position without features.
    #[cfg(test)]
    pub(crate) fn blank(left: u16, n_sides: usize) -> Self {
        Self {
            left,
            sides: vec![Vec::new(); n_sides],
        }
    }

    /// Extracts them.
    pub(crate) fn of<G: Evaluator>(state: &G) -> Self {
        let mut extracted = Self {
            left: state.left() as u16,
            sides: vec![Vec::new(); state.n_sides()],
        };
        state.extract(&mut extracted);
        for side in &mut extracted.sides {
            // Amounts of one feature are added up.
            side.sort_unstable_by_key(|(feature, _)| *feature);
            side.dedup_by(|next, kept| {
                let is_same = next.0 == kept.0;
                if is_same {
                    kept.1 = kept.1.saturating_add(next.1);
                }
                is_same
            });
            side.retain(|(_, amount)| *amount != 0);
        }
        extracted
    }
}

/// Values by side. The seats of a side have the same value.
pub(crate) fn by_side<G: Evaluator>(state: &G, values: &Values) -> Vec<f32> {
    let mut sides = vec![0.0; state.n_sides()];
    for seat in 0..state.seats() {
        sides[state.side(Seat(seat))] = values[usize::from(seat)];
    }
    sides
}

impl FeatureSink for Extracted {
    fn add(&mut self, side: usize, feature: usize, amount: i32) {
        let amount = amount.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        self.sides[side].push((feature as u16, amount));
    }
}

impl Positions {
    /// Adds a position of a game that these sides won, with the target of each side.
    pub(crate) fn add(&mut self, extracted: &Extracted, won: u16, targets: &[f32]) {
        self.starts.push(self.words.len());
        self.words.extend([extracted.left, won]);
        for (side, &target) in extracted.sides.iter().zip(targets) {
            let target = (target * f32::from(CERTAIN)).round() as u16;
            self.words.extend([target, side.len() as u16]);
            let cells = side.iter();
            self.words
                .extend(cells.flat_map(|&(feature, amount)| [feature, amount.cast_unsigned()]));
        }
    }

    /// Adds all of those.
    pub(crate) fn extend(&mut self, others: &Self) {
        let first = self.words.len();
        self.words.extend_from_slice(&others.words);
        let starts = others.starts.iter();
        self.starts.extend(starts.map(|start| first + start));
    }

    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.starts.len()
    }

    /// One by its number.
    pub(crate) fn get(&self, i: usize) -> Position<'_> {
        let end = self.starts.get(i + 1).copied();
        let end = end.unwrap_or(self.words.len());
        Position {
            words: &self.words[self.starts[i]..end],
        }
    }

    /// Those with these numbers.
    pub(crate) fn range(
        &self,
        range: std::ops::Range<usize>,
    ) -> impl Iterator<Item = Position<'_>> {
        range.map(|i| self.get(i))
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Position<'_>> {
        self.range(0..self.len())
    }

    /// As a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.words
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect()
    }

    /// From a file; `None` when it is damaged.
    pub(crate) fn from_bytes(bytes: &[u8], n_sides: usize) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        if !rest.is_empty() {
            return None;
        }
        let words: Vec<u16> = pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
        let mut starts = Vec::new();
        let mut at = 0;
        while at < words.len() {
            starts.push(at);
            at += 2;
            for _ in 0..n_sides {
                at += 2 + 2 * usize::from(*words.get(at + 1)?);
            }
        }
        (at == words.len()).then_some(Self { words, starts })
    }
}

impl<'a> Position<'a> {
    /// How much of the game was left.
    pub(crate) fn left(self) -> u32 {
        self.words[0].into()
    }

    /// Whether that side won.
    pub(crate) fn has_won(self, side: usize) -> bool {
        self.words[1] >> side & 1 != 0
    }

    /// How many sides won.
    pub(crate) fn n_won(self) -> u32 {
        self.words[1].count_ones()
    }

    /// Features and amounts of each side.
    pub(crate) fn sides(self) -> impl Iterator<Item = impl Iterator<Item = (usize, i16)> + 'a> {
        self.labelled_sides().map(|(_, cells)| cells)
    }

    /// The same with the target of the side.
    pub(crate) fn labelled_sides(
        self,
    ) -> impl Iterator<Item = (f64, impl Iterator<Item = (usize, i16)> + 'a)> + Clone {
        let mut rest = &self.words[2..];
        std::iter::from_fn(move || {
            let (&target, counted) = rest.split_first()?;
            let (&n, cells) = counted.split_first()?;
            let (side, others) = cells.split_at(2 * usize::from(n));
            rest = others;
            let (cells, _) = side.as_chunks::<2>();
            let cells = cells.iter();
            let cells =
                cells.map(|&[feature, amount]| (usize::from(feature), amount.cast_signed()));
            Some((f64::from(target) / f64::from(CERTAIN), cells))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn extracted(left: u16, sides: [&[(usize, i32)]; 2]) -> Extracted {
        let mut extracted = Extracted::blank(left, 2);
        for (side, cells) in sides.into_iter().enumerate() {
            for &(feature, amount) in cells {
                extracted.add(side, feature, amount);
            }
        }
        extracted
    }

    #[test]
    fn a_file_gives_back_what_was_put_in() {
        let mut positions = Positions::default();
        positions.add(
            &extracted(200, [&[(3, -7), (9, 1)], &[]]),
            0b10,
            &[0.25, 0.75],
        );
        positions.add(&extracted(7, [&[], &[(0, 40_000)]]), 0b11, &[1.0, 0.0]);
        let bytes = positions.to_bytes();
        let read = Positions::from_bytes(&bytes, 2).expect("it is whole");
        assert_eq!(read.len(), 2);
        let told = |position: Position<'_>| {
            let sides = position.labelled_sides();
            let sides: Vec<(f64, Vec<(usize, i16)>)> = sides
                .map(|(target, cells)| (target, cells.collect()))
                .collect();
            (
                position.left(),
                position.n_won(),
                position.has_won(0),
                sides,
            )
        };
        let expected = (
            200,
            1,
            false,
            vec![(0.25, vec![(3, -7), (9, 1)]), (0.75, vec![])],
        );
        assert_eq!(told(read.get(0)), expected);
        let expected = (7, 2, true, vec![(1.0, vec![]), (0.0, vec![(0, i16::MAX)])]);
        assert_eq!(told(read.get(1)), expected);
        assert!(Positions::from_bytes(&bytes[..bytes.len() - 2], 2).is_none());
        assert!(Positions::from_bytes(&bytes[..5], 2).is_none());
    }
}
