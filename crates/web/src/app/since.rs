//! What happened since the person last chose.

use leptos::prelude::*;

use super::AppState;

impl AppState {
    /// How many moves the others have made since the person last chose.
    pub(crate) fn n_steps(self) -> usize {
        let known = self.table.known.get();
        if known == 0 {
            return 0;
        }
        self.table
            .log
            .with(|log| log.iter().filter(|told| told.number > known).count())
    }
}
