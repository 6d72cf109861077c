//! What comes to a thinking bot from ctx: the time, a word to stop, threads.
//!
//! Nothing in this crate looks at a clock of its own: the standard library's panics in a browser,
//! and a choice that depends on the time should say where the time comes from.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells the time.
pub trait Clock: Sync {
    /// Milliseconds since a moment of the clock's own choosing.
    fn millis(&self) -> u64;
}

impl<F: Fn() -> u64 + Sync> Clock for F {
    fn millis(&self) -> u64 {
        self()
    }
}

/// Where a bot thinks. By default alone: on one thread, without a clock, never interrupted.
#[derive(Clone, Copy, Default)]
pub struct SearchContext<'a> {
    /// The time, for a budget in milliseconds. Without a clock such a budget is taken for a number
    /// of iterations that a slow machine manages in that time.
    pub clock: Option<&'a dyn Clock>,
    /// Raised when the bot is to answer with its best so far.
    pub stop: Option<&'a AtomicBool>,
    /// How many threads may be used; 0 and 1 both mean the present one alone.
    pub threads: usize,
}

impl SearchContext<'_> {
    /// Whether the flag is raised.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

impl fmt::Debug for SearchContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchContext")
            .field("clock", &self.clock.map(Clock::millis))
            .field("stop", &self.stop)
            .field("threads", &self.threads)
            .finish()
    }
}
