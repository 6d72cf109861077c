//! A pile of cards inside a position: a plain value of fixed size.

use std::fmt::{self, Debug};
use std::ops::{Deref, DerefMut};

/// Up to `N` cards in order; the last one is on top.
///
/// `Copy` and without an allocation, so that a position stays flat. Two are equal when they hold the
/// same cards in the same order, no matter what is in their unused places.
#[derive(Clone, Copy)]
pub struct Pack<C, const N: usize> {
    len: u8,
    cards: [C; N],
}

impl<C: Copy + Default, const N: usize> Default for Pack<C, N> {
    #[inline]
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length of a pack is one byte") };
        Self {
            len: 0,
            cards: [C::default(); N],
        }
    }
}

impl<C: PartialEq, const N: usize> PartialEq for Pack<C, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<C: Eq, const N: usize> Eq for Pack<C, N> {}

impl<C: Debug, const N: usize> Debug for Pack<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<C, const N: usize> Deref for Pack<C, N> {
    type Target = [C];

    #[inline]
    fn deref(&self) -> &[C] {
        &self.cards[..self.len as usize]
    }
}

impl<C, const N: usize> DerefMut for Pack<C, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [C] {
        &mut self.cards[..self.len as usize]
    }
}

impl<C: Copy, const N: usize> Pack<C, N> {
    /// Puts a card on top.
    ///
    /// # Panics
    /// When there are `N` cards already: a game gives its packs room for every card there is.
    #[inline]
    pub fn push(&mut self, card: C) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        (self.len > 0).then(|| {
            self.len -= 1;
            self.cards[self.len as usize]
        })
    }

    /// Puts a card at the bottom.
    ///
    /// # Panics
    /// As [`Pack::push`].
    pub fn push_bottom(&mut self, card: C) {
        self.push(card);
        self.rotate_right(1);
    }

    /// Empties the pile.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    fn remove(&mut self, at: usize) {
        let len = self.len as usize;
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
    }
}

impl<C: Copy + Ord, const N: usize> Pack<C, N> {
    /// Puts a card where an ascending order wants it.
    ///
    /// # Panics
    /// As [`Pack::push`].
    #[inline]
    pub fn insert_sorted(&mut self, card: C) {
        let mut at = self.len as usize;
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes the lowest copy of a card out; `false` when it is not in the pack.
    #[inline]
    pub fn take_lowest(&mut self, card: C) -> bool {
        let found = self.iter().position(|&other| other == card);
        found.is_some_and(|at| {
            self.remove(at);
            true
        })
    }

    /// Takes the highest copy of a card out; `false` when it is not in the pack.
    #[inline]
    pub fn take_highest(&mut self, card: C) -> bool {
        let found = self.iter().rposition(|&other| other == card);
        found.is_some_and(|at| {
            self.remove(at);
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sorted_pack_stays_sorted_and_gives_one_copy_at_a_time() {
        let mut pack = Pack::<u8, 8>::default();
        for card in [5, 1, 5, 3] {
            pack.insert_sorted(card);
        }
        assert_eq!(pack[..], [1, 3, 5, 5]);
        assert!(pack.take_lowest(5));
        assert!(!pack.take_lowest(4) && !pack.take_highest(4));
        assert_eq!(pack[..], [1, 3, 5]);
        pack.push_bottom(9);
        assert_eq!(pack.pop(), Some(5));
        assert_eq!(pack[..], [9, 1, 3]);
    }

    #[test]
    fn of_several_copies_the_lowest_or_the_highest_leaves() {
        let mut pack = Pack::<u8, 3>::default();
        for card in [7, 2, 7] {
            pack.push(card);
        }
        let mut other = pack;
        assert!(pack.take_lowest(7) && other.take_highest(7));
        assert_eq!((&pack[..], &other[..]), (&[2, 7][..], &[7, 2][..]));
    }

    #[test]
    fn what_lay_there_before_does_not_count() {
        let mut pack = Pack::<u8, 3>::default();
        pack.push(7);
        pack.clear();
        assert_eq!(pack, Pack::default());
        assert_eq!(pack.pop(), None);
    }
}
