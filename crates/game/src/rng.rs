//! Random numbers whose meaning can never change under a stored game.
//!
//! The generators come from `rand`; how a number becomes a die or a shuffle is written here and
//! held by golden tests, so that no release of another crate can change a replay.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A source of random numbers.
pub trait Rng {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number from 0 up to but not including `n`, each equally likely.
    ///
    /// # Panics
    /// When `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a choice among nothing");
        // Multiply and shift, rejecting the few values that would make low numbers likelier.
        let n = u64::from(n);
        let reject_below = (1u64 << 32) % n;
        loop {
            let product = (self.next_u64() >> 32) * n;
            if product & 0xffff_ffff >= reject_below {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in a random order, each order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

/// The fast generator for simulation and search.
///
/// Never for a table people play at: its state can be worked out from what it gives.
#[derive(Clone, Debug)]
pub struct Playout(Xoshiro256PlusPlus);

impl Playout {
    /// The generator of that seed: the same numbers on every machine.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Rng for Playout {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        rand::Rng::next_u64(&mut self.0)
    }
}

/// Puts the items in the order that the number of a `Shuffle` move means.
pub fn shuffle_by<T>(number: u64, items: &mut [T]) {
    Playout::new(number).shuffle(items);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_number_means_the_same_order_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        shuffle_by(7, &mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    #[test]
    fn below_reaches_every_value_and_no_other() {
        let mut rng = Playout::new(1);
        let mut seen = [0; 6];
        for _ in 0..6_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    const GOLDEN_SHUFFLE: [u8; 10] = [3, 8, 9, 4, 6, 7, 2, 5, 1, 0];
}
