//! Which of the choices are offered now: a click may have narrowed them, and of several opening hands one
//! is dealt with at a time.

use std::sync::Arc;

use client::Labelled;
use game::{Seat, Sense};
use leptos::prelude::*;

use super::AppState;
use crate::local::LocalCommand;
use crate::paint::Shown;
use crate::paint::opening::OpeningHand;

/// The left slot of the foot: what the person can do without giving anything away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Safe {
    /// The choice that lets an opportunity go by or ends what is going on.
    Choice {
        index: usize,
        text: String,
        label: String,
    },
    /// Back from a narrower question.
    Back,
    /// There is none; the message says why.
    None(&'static str),
}

impl AppState {
    /// What the left slot of the foot has, and the key Space presses.
    pub(crate) fn safe_answer(self) -> Safe {
        let is_narrow = self.selection.narrowed.with(Option::is_some);
        if is_narrow && !self.is_led() {
            return Safe::Back;
        }
        let offered = self.offered();
        // In a first game the left slot does what is to be done.
        if let Some(index) = self.wanted() {
            let text = self.sight.with(|sight| {
                let mut choices = sight.iter().flat_map(|sight| &sight.choices);
                let found = choices.find(|choice| choice.index == index);
                found.map(|choice| choice.text.clone())
            });
            return Safe::Choice {
                index,
                text: text.unwrap_or_default(),
                label: self.word("hint-lesson-do-it"),
            };
        }
        self.shown.with(|shown| {
            let Some(shown) = shown.as_ref() else {
                return Safe::None("since-nothing-asked");
            };
            let ordinary = &shown.choices[..shown.n_ordinary];
            let is_offered = |one: &&Labelled| {
                let all = offered.as_ref();
                all.is_none_or(|all| all.contains(&one.choice.index))
            };
            let offered = || ordinary.iter().filter(is_offered);
            // To let it go by is safer than to be done.
            let safe = offered().find(|one| one.choice.is_pass);
            let safe = safe.or_else(|| offered().find(|one| one.choice.is_safe));
            match safe {
                Some(one) => Safe::Choice {
                    index: one.choice.index,
                    text: one.choice.text.clone(),
                    label: text::capital(&one.label),
                },
                None if shown.is_asked => Safe::None("since-must-choose"),
                None => Safe::None("since-nothing-asked"),
            }
        })
    }

    /// The choices in the order of their numbers: what is offered, without the safe answer.
    pub(crate) fn listed(self) -> Vec<Labelled> {
        let safe = match self.safe_answer() {
            // What is to be done in a first game stays in the list as well.
            Safe::Choice { index, .. } if self.wanted() == Some(index) => None,
            Safe::Choice { index, .. } => Some(index),
            Safe::Back | Safe::None(_) => None,
        };
        let offered = self.offered();
        self.shown.with(|shown| {
            let Some(shown) = shown.as_ref() else {
                return Vec::new();
            };
            let ordinary = shown.choices[..shown.n_ordinary].iter();
            let listed = ordinary.filter(|one| {
                let index = one.choice.index;
                let is_offered = offered.as_ref().is_none_or(|all| all.contains(&index));
                is_offered && Some(index) != safe
            });
            let (idle, mut listed): (Vec<_>, Vec<_>) = listed
                .cloned()
                .partition(|one| one.preview.sense == Sense::NoEffect);
            listed.extend(idle);
            listed
        })
    }

    /// The opening hand that is dealt with: the one that was chosen, or the first that is not done.
    pub(crate) fn opening(self) -> Option<OpeningHand> {
        opening(self.selection.hand, self.shown)
    }

    /// Has another bot in that seat from now on.
    pub(crate) fn replace(self, seat: usize, occupant: String) {
        if self.is_only_followed() {
            return;
        }
        self.table.occupants.update(|occupants| {
            if let Some(old) = occupants.get_mut(seat) {
                old.clone_from(&occupant);
            }
        });
        let seat = Seat(seat as u8);
        self.local(LocalCommand::Replace { seat, occupant });
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
