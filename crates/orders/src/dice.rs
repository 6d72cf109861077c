//! Dice: how many are rolled, and what they show.

use std::fmt;

/// The most dice of one roll. Content that could ask for more is refused (rule 1.2: the four dice
/// in the box are no limit, they are rolled again and added up).
pub const MAX_DICE: u8 = 16;
/// The most hits on one face.
pub(crate) const MAX_FACE: u8 = 3;

/// What the dice of one roll show, in the order in which they were rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dice {
    len: u8,
    /// Two bits a die, the first lowest.
    faces: u32,
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self { len: 0, faces: 0 };

    /// Adds a die.
    ///
    /// # Panics
    /// With more than [`MAX_DICE`] dice or more than 3 hits.
    pub fn push(&mut self, hits: u8) {
        assert!(self.len < MAX_DICE && hits <= MAX_FACE, "no such die");
        self.faces |= u32::from(hits) << (2 * self.len);
        self.len += 1;
    }

    /// Dice that show so many hits together, however many it takes.
    pub(crate) fn of_hits(hits: u8) -> Self {
        let mut dice = Self::NONE;
        let mut left = hits.min(MAX_DICE * MAX_FACE);
        while left > 0 {
            dice.push(left.min(MAX_FACE));
            left -= left.min(MAX_FACE);
        }
        dice
    }

    /// How many dice there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether no die was rolled.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// What each die shows.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len).map(move |i| (self.faces >> (2 * i) & 3) as u8)
    }

    /// All hits together.
    #[must_use]
    pub fn hits(self) -> u8 {
        self.iter().sum()
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, hits) in self.iter().enumerate() {
            write!(f, "{}{hits}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Everybody sees the dice, so they may be told: as a list of hits.
impl serde::Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Reads a list of hits that dice can show.
impl<'de> serde::Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > usize::from(MAX_DICE) || faces.iter().any(|&hits| hits > MAX_FACE) {
            return Err(serde::de::Error::custom("no dice can show that"));
        }
        let mut dice = Self::NONE;
        faces.into_iter().for_each(|hits| dice.push(hits));
        Ok(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_remember_their_order_and_add_up() {
        let mut dice = Dice::default();
        for hits in [1, 2, 0, 1] {
            dice.push(hits);
        }
        assert_eq!(dice.to_string(), "1 2 0 1");
        assert_eq!((dice.len(), dice.hits()), (4, 4));
    }
}
