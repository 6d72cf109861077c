//! Which of the choices are offered now: a click may have narrowed them, and of several opening hands one
//! is dealt with at a time.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;

use super::AppState;
use crate::paint::Shown;
use crate::paint::opening::OpeningHand;
use crate::protocol::Ask;

impl AppState {
    /// The opening hand that is reduced now: the one the person chose, or the first that is not done.
    pub(crate) fn opening(self) -> Option<OpeningHand> {
        opening(self.selection.hand, self.shown)
    }

    /// Has another bot in that seat from now on.
    pub(crate) fn replace(self, seat: usize, occupant: String) {
        self.table.occupants.update(|occupants| {
            if let Some(old) = occupants.get_mut(seat) {
                old.clone_from(&occupant);
            }
        });
        let seat = Seat(seat as u8);
        self.ask(&Ask::Seat { seat, occupant });
    }

    /// The indices of the choices that are offered, if not all are.
    pub(crate) fn offered(self) -> Option<Vec<usize>> {
        offered(self.selection.narrowed, self.selection.hand, self.shown)
    }
}

fn opening(
    hand: RwSignal<Option<&'static str>>,
    shown: Memo<Option<Arc<Shown>>>,
) -> Option<OpeningHand> {
    let chosen = hand.get();
    shown.with(|shown| {
        let hands = &shown.as_ref()?.hands;
        let owing = || hands.iter().filter(|hand| hand.left > 0);
        let hand = owing().find(|hand| Some(hand.mark) == chosen);
        hand.or_else(|| owing().next()).cloned()
    })
}

pub(super) fn offered(
    narrowed: RwSignal<Option<Vec<usize>>>,
    hand: RwSignal<Option<&'static str>>,
    shown: Memo<Option<Arc<Shown>>>,
) -> Option<Vec<usize>> {
    let hand = opening(hand, shown).map(|hand| hand.choices);
    match (narrowed.get(), hand) {
        (Some(narrowed), Some(hand)) => {
            let both = narrowed.into_iter().filter(|index| hand.contains(index));
            Some(both.collect())
        }
        (narrowed, hand) => narrowed.or(hand),
    }
}
