//! What the person points at, and what was answered.

use game::Thing;
use leptos::prelude::*;

/// An answer to something the person tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// What it is about.
    pub(crate) title: String,
    /// What is said, line by line.
    pub(crate) lines: Vec<String>,
}

/// The element that was touched, and where on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Touch {
    pub(crate) element: web_sys::Element,
    pub(crate) at: (f64, f64),
}

/// A question beside a thing: which of several choices was meant.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AskedAt {
    /// The thing that several choices are about.
    pub(crate) title: String,
    pub(crate) at: (f64, f64),
}

/// What is pointed at, chosen from and answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selection {
    /// The choices among which a click did not decide.
    pub(crate) narrowed: RwSignal<Option<Vec<usize>>>,
    /// Of several opening hands the one that is reduced now.
    pub(crate) hand: RwSignal<Option<&'static str>>,
    /// Where it is asked which of the narrowed choices was meant.
    pub(crate) asked_at: RwSignal<Option<AskedAt>>,
    /// What was touched last.
    pub(crate) touched: StoredValue<Option<Touch>, LocalStorage>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// The place or card under the pointer or with the focus.
    pub(crate) pointed: RwSignal<Option<Thing>>,
    /// The places that a line of the log is about.
    pub(crate) traced: RwSignal<Vec<String>>,
}

impl Selection {
    pub(super) fn new() -> Self {
        Self {
            narrowed: RwSignal::new(None),
            hand: RwSignal::new(None),
            asked_at: RwSignal::new(None),
            touched: StoredValue::new_local(None),
            notice: RwSignal::new(None),
            pointed: RwSignal::new(None),
            traced: RwSignal::new(Vec::new()),
        }
    }

    /// Forgets what was pointed at on the table that was open.
    pub(super) fn clear(self) {
        self.narrowed.set(None);
        self.hand.set(None);
        self.asked_at.set(None);
        self.notice.set(None);
        self.traced.set(Vec::new());
    }
}
