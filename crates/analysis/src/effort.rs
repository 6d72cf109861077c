//! How much work is put into it.

use serde::{Deserialize, Serialize};

/// More worlds than anybody waits for.
pub const MOST_WORLDS: u32 = 10_000;

/// How many decisions a game is played on before it begins to be judged.
const REACH: u32 = 8;
/// How many worlds what was picked out is looked at again in, for each one of the first look.
const AGAIN: u32 = 4;
/// Iterations of the search that proposes better moves, for each world.
const SEARCH: u32 = 4;

/// How much work is put into explaining a game.
///
/// One number: in how many imagined worlds every position is looked at. Intervals shrink with its
/// square root, time grows with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// In how many worlds each position is played on.
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
    /// That many worlds for each position, two at least: one has no spread.
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

    /// How many decisions a game is played on before it is judged.
    pub(crate) const fn reach(self) -> u32 {
        REACH
    }

    /// In how many worlds what was picked out is looked at again.
    pub(crate) const fn again(self) -> u32 {
        AGAIN * self.worlds
    }

    /// How long the search thinks that proposes better moves.
    pub(crate) const fn iterations(self) -> u32 {
        SEARCH * self.worlds
    }

    /// Where the random numbers of one job start: nothing but the job decides it.
    pub(crate) const fn stream(self, kind: u64, at: usize) -> u64 {
        let place = (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.seed.rotate_left(32) ^ place ^ kind.rotate_right(8)
    }
}
