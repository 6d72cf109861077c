//! Chairs at the table, sets of them, and who acts or looks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A chair at the table, counted from 0.
///
/// One person sits in it. In a game where a person leads several countries they all belong to
/// one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats; iterates from the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// The first `n` seats.
    #[must_use]
    pub const fn first(n: u8) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// The set with this one member.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat belongs to the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether it has no seat.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest member.
    #[must_use]
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Members from the lowest.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        crate::bits(self.0).map(|seat| Seat(seat as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= 8) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who makes a move: a seat, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A person or a bot in that seat.
    Seat(Seat),
    /// Dice, shuffles and random picks. The host supplies the outcome.
    Chance,
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The player in that seat, who knows what that seat may know.
    Seat(Seat),
    /// A spectator, who knows only what is public.
    Spectator,
}

impl Observer {
    /// Whether the observer sits in that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_from_the_lowest_and_knows_its_members() {
        let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(set.lowest(), Some(Seat(1)));
        assert!(!set.contains(Seat(9)));
        assert_eq!(SeatSet::first(6).len(), 6);
    }
}
