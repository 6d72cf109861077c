//! Clock, stop flag and threads of a search.
//!
//! Nothing in this crate looks at a clock of its own: the standard library's panics in a browser,
//! and a choice that depends on the time should say where the time comes from.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// A clock.
pub trait Clock: Sync {
    /// Milliseconds since some fixed instant.
    fn millis(&self) -> u64;
}

impl<F: Fn() -> u64 + Sync> Clock for F {
    fn millis(&self) -> u64 {
        self()
    }
}

/// Clock, stop flag and thread count for a search. The default is single-threaded, without a clock,
/// never interrupted.
#[derive(Clone, Copy, Default)]
pub struct SearchContext<'a> {
    /// The clock for a budget in milliseconds. Without one the budget is converted to the number of
    /// iterations that a slow machine does in that time.
    pub clock: Option<&'a dyn Clock>,
    /// Raised to make the bot answer with its best move so far.
    pub stop: Option<&'a AtomicBool>,
    /// How many threads may be used; 0 and 1 both mean the calling one.
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
