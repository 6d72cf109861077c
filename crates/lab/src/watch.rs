//! Progress and interruption of long work.

use std::sync::atomic::{AtomicBool, Ordering};

/// The caller's stop flag, and its callback for games that ended.
#[derive(Clone, Copy)]
#[expect(
    missing_debug_implementations,
    reason = "a closure has nothing to show"
)]
pub struct Watch<'a> {
    stop: &'a AtomicBool,
    done: &'a (dyn Fn(u64) + Sync),
}

impl<'a> Watch<'a> {
    /// Work stops when the flag is raised; `done` is called with the number of games that just ended.
    pub fn new(stop: &'a AtomicBool, done: &'a (dyn Fn(u64) + Sync)) -> Self {
        Self { stop, done }
    }

    pub(crate) const fn stop(self) -> &'a AtomicBool {
        self.stop
    }

    pub(crate) fn is_stopped(self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn done(self, n_games: u64) {
        (self.done)(n_games);
    }
}
