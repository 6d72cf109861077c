//! Small sets as the bits of one word.

use std::ops::{BitAnd, Sub};

/// A word whose bits are the members of a set.
pub trait Word: Copy + PartialEq + BitAnd<Output = Self> + Sub<Output = Self> {
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;

    /// Where the lowest bit is.
    fn lowest(self) -> u32;
}

macro_rules! words {
    ($($word:ty)*) => {$(
        impl Word for $word {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
        }
    )*};
}

words!(u8 u16 u32 u64 u128);

/// The places of the bits that are set, from the lowest.
#[derive(Clone, Debug)]
pub struct Bits<W>(W);

/// Goes through the places of the bits that are set, from the lowest.
#[inline]
pub const fn bits<W: Word>(word: W) -> Bits<W> {
    Bits(word)
}

impl<W: Word> Iterator for Bits<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == W::ZERO {
            return None;
        }
        let place = self.0.lowest();
        self.0 = self.0 & (self.0 - W::ONE);
        Some(place)
    }
}

/// What every set of small things has: a newtype around a word becomes a set of its members.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct SpaceId(pub u8);
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Spaces(u64);
/// game::bit_set!(Spaces(u64) of SpaceId: |space| space.0, |bit| SpaceId(bit as u8));
///
/// let set: Spaces = [SpaceId(9), SpaceId(2)].into_iter().collect();
/// assert_eq!((set.first(), set.len()), (Some(SpaceId(2)), 2));
/// assert!(set.contains(SpaceId(9)) && !set.contains(SpaceId(8)));
/// let mut rest = set & !Spaces::only(SpaceId(2));
/// assert!(rest.iter().eq([SpaceId(9)]) && rest.meets(set));
/// rest.remove(SpaceId(9));
/// assert!(rest.is_empty() && rest | set == set);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $Set:ident($word:ty) of $Member:ty:
        |$member:ident| $bit:expr, |$place:ident| $found:expr
    ) => {
        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set with this one member.
            #[inline]
            #[must_use]
            pub const fn only($member: $Member) -> Self {
                Self(1 << $bit)
            }

            /// Whether it belongs to the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, $member: $Member) -> bool {
                self.0 >> $bit & 1 != 0
            }

            /// Adds a member.
            #[inline]
            pub fn insert(&mut self, $member: $Member) {
                self.0 |= 1 << $bit;
            }

            /// Takes a member out.
            #[inline]
            pub fn remove(&mut self, $member: $Member) {
                self.0 &= !(1 << $bit);
            }

            /// Whether there is no member.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members there are.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether the two share a member.
            #[inline]
            #[must_use]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The lowest member.
            #[inline]
            #[must_use]
            pub fn first(self) -> Option<$Member> {
                self.iter().next()
            }

            /// Members from the lowest.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Member> {
                $crate::bits(self.0).map(|$place| $found)
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, |mut set, member| {
                    set.insert(member);
                    set
                })
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::Not for $Set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_from_the_lowest_up_to_the_highest_of_the_word() {
        assert_eq!(bits(0b1000_0101_u8).collect::<Vec<_>>(), [0, 2, 7]);
        assert_eq!(bits(1_u128 << 127 | 1).collect::<Vec<_>>(), [0, 127]);
        assert_eq!(bits(0_u64).next(), None);
    }
}
