//! Counting allocations, which only a program built for it does: the counters cost a little at every
//! allocation, and players have no use for them.

#[cfg(feature = "allocations")]
mod counting {
    use std::alloc::System;

    use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

    #[global_allocator]
    static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

    /// Allocations and reallocations since the program began.
    pub(in super::super) fn so_far() -> Option<u64> {
        let stats = ALLOCATOR.stats();
        Some((stats.allocations + stats.reallocations) as u64)
    }
}

#[cfg(not(feature = "allocations"))]
mod counting {
    /// Nothing: this program does not count.
    pub(in super::super) fn so_far() -> Option<u64> {
        None
    }
}

pub(super) use counting::so_far;
