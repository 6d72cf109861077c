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
        // Multiply and shift, rejecting the few values that would make low numbers likelier. What
        // is rejected is below 2^32 mod n and so below n: only then is it worth a division.
        let mut product = (self.next_u64() >> 32) * u64::from(n);
        if (product as u32) < n {
            let reject_below = n.wrapping_neg() % n;
            while (product as u32) < reject_below {
                product = (self.next_u64() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
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

    /// Multiply and shift with a division for every number: slower, and the definition.
    fn below_by_division(rng: &mut Playout, n: u32) -> u32 {
        let reject_below = (1u64 << 32) % u64::from(n);
        loop {
            let product = (rng.next_u64() >> 32) * u64::from(n);
            if product & 0xffff_ffff >= reject_below {
                return (product >> 32) as u32;
            }
        }
    }

    #[test]
    fn below_means_the_same_number_for_ever() {
        // Of 2^31 + 1 values nearly half of all draws are rejected, so that is walked too.
        for (n, golden) in GOLDEN_BELOW {
            let (mut rng, mut slow) = (Playout::new(11), Playout::new(11));
            assert_eq!([(); 8].map(|()| rng.below(n)), golden, "below {n}");
            assert_eq!([(); 8].map(|()| below_by_division(&mut slow, n)), golden);
            for _ in 0..1_000 {
                assert_eq!(rng.below(n), below_by_division(&mut slow, n));
            }
        }
    }

    const GOLDEN_BELOW: [(u32, [u32; 8]); 3] = [
        (6, [5, 4, 5, 3, 1, 4, 0, 0]),
        (38, [32, 30, 36, 22, 9, 27, 4, 0]),
        (
            (1 << 31) + 1,
            [
                1_846_369_766,
                2_070_612_087,
                1_295_400_028,
                563_435_560,
                845_523_907,
                655_884_240,
                757_454_946,
                219_414_982,
            ],
        ),
    ];

    const GOLDEN_SHUFFLE: [u8; 10] = [3, 8, 9, 4, 6, 7, 2, 5, 1, 0];
}
