//! What the person has set: it stays from table to table.

use leptos::prelude::*;
use text::Language;

use crate::{storage, words};

/// Milliseconds that a bot's move stays to be looked at, unless the person says otherwise.
const PACE: u32 = 450;

/// Settings of this browser.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) is_dark: RwSignal<bool>,
    pub(crate) has_sound: RwSignal<bool>,
    /// How many milliseconds a bot's move stays to be looked at.
    pub(crate) pace: RwSignal<u32>,
    /// Whether what happened is told by seat; else as a log.
    pub(crate) is_by_seat: RwSignal<bool>,
    /// Whether people are asked even where they can only pass.
    pub(crate) always_asks: RwSignal<bool>,
    /// Whether people end their turns themselves while a decision can still be taken back.
    pub(crate) confirms_end: RwSignal<bool>,
}

impl Settings {
    /// The settings as they were stored.
    pub(super) fn stored() -> Self {
        let pace = storage::setting("pace").and_then(|pace| pace.parse().ok());
        Self {
            language: RwSignal::new(words::first()),
            is_dark: RwSignal::new(false),
            has_sound: RwSignal::new(storage::setting("sound").as_deref() == Some("on")),
            pace: RwSignal::new(pace.unwrap_or(PACE)),
            is_by_seat: RwSignal::new(storage::setting("happened").as_deref() != Some("log")),
            always_asks: RwSignal::new(false),
            confirms_end: RwSignal::new(storage::setting("confirm-end").as_deref() != Some("off")),
        }
    }
}
