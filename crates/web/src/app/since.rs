//! What happened since the person last chose, and stepping through it.

use leptos::prelude::*;

use super::AppState;
use crate::paint::since::Step;

impl AppState {
    /// How many moves the others have made since the person last chose.
    pub(crate) fn n_steps(self) -> usize {
        self.since.with(|since| since.steps.len())
    }

    /// The step that is looked at.
    pub(crate) fn step(self) -> Option<(usize, Step)> {
        let at = self.table.step.get()?;
        self.since
            .with(|since| Some((at, since.steps.get(at)?.clone())))
    }

    /// Goes to the next step of what happened, or to an earlier one, and marks its places on the board.
    pub(crate) fn step_by(self, by: isize) -> bool {
        let n = untrack(|| self.n_steps());
        if n == 0 {
            return false;
        }
        let at = match self.table.step.get_untracked() {
            None if by < 0 => n - 1,
            None => 0,
            Some(at) => at.saturating_add_signed(by).min(n - 1),
        };
        self.table.step.set(Some(at));
        let step = untrack(|| self.step());
        let places = step.map(|(_, step)| step.places).unwrap_or_default();
        self.selection.traced.set(places);
        true
    }

    /// Ends stepping through; `false` if nothing was looked at.
    pub(crate) fn step_no_more(self) -> bool {
        let was = self.table.step.get_untracked().is_some();
        if was {
            self.table.step.set(None);
            self.selection.traced.set(Vec::new());
        }
        was
    }

    /// The person makes their move after so many others.
    pub(super) fn note_choice(self, number: usize) {
        self.table.chosen.update(|chosen| {
            // After an undo, later ones were taken back.
            chosen.retain(|made| *made <= number);
            chosen.push(number + 1);
        });
        self.table.moves_focus.set_value(true);
        self.step_no_more();
    }
}
