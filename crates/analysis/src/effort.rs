//! How much work an analysis does.

use serde::{Deserialize, Serialize};

/// The upper bound of worlds.
pub const MOST_WORLDS: u32 = 10_000;

/// How many decisions a rollout makes before its positions are evaluated.
const REACH: u32 = 8;
/// Worlds of the second round for each one of the first.
const AGAIN: u32 = 4;
/// Iterations of the search that proposes better moves, for each world.
const SEARCH: u32 = 4;

/// How much work an analysis does.
///
/// One number: in how many sampled worlds every position is rolled out. Intervals shrink with its
/// square root, time grows with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// In how many worlds each position is rolled out.
    pub worlds: u32,
    /// Where the random numbers start.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self::new(48)
    }
}

impl Effort {
    /// That many worlds for each position, at least two: one has no variance.
    #[must_use]
    pub const fn new(worlds: u32) -> Self {
        let worlds = if worlds < 2 {
            2
        } else if worlds > MOST_WORLDS {
            MOST_WORLDS
        } else {
            worlds
        };
        Self { worlds, seed: 1 }
    }

    /// How many decisions a rollout makes before its positions are evaluated.
    pub(crate) const fn reach(self) -> u32 {
        REACH
    }

    /// In how many worlds the second round measures.
    pub(crate) const fn again(self) -> u32 {
        AGAIN * self.worlds
    }

    /// Iterations of the search that proposes alternatives.
    pub(crate) const fn iterations(self) -> u32 {
        SEARCH * self.worlds
    }

    /// The seed of one job. Depends on the effort's seed and the job alone.
    pub(crate) const fn stream(self, kind: u64, at: usize) -> u64 {
        let place = (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.seed.rotate_left(32) ^ place ^ kind.rotate_right(8)
    }
}
