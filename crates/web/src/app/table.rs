//! What the page knows of the table besides its sight.

use std::sync::Arc;

use game::Seat;
use games::{GameId, StandingOrder};
use leptos::prelude::*;
use protocol::Waiting;

use super::Sheet;
use crate::paint::news::Told;
use crate::score_history::ScoreHistory;

/// The table that is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableState {
    /// The game that is played at it.
    pub(crate) game: RwSignal<Option<GameId>>,
    /// Whom the table waits for.
    pub(crate) waiting: RwSignal<Option<Waiting>>,
    /// The standing orders of the person who looks at the screen.
    pub(crate) orders: RwSignal<Vec<StandingOrder>>,
    /// The seats of people at this screen.
    pub(crate) people: RwSignal<Vec<Seat>>,
    /// The occupant of each seat, by word.
    pub(crate) occupants: RwSignal<Vec<String>>,
    /// What happened, as told to the observer.
    pub(crate) log: RwSignal<Vec<Told>>,
    /// The numbers of the moves that the person has chosen since the table was opened.
    pub(crate) chosen: RwSignal<Vec<usize>>,
    /// Of what happened since then, the step that is looked at.
    pub(crate) step: RwSignal<Option<usize>>,
    /// Whether the focus goes to the next question, because the person has just chosen.
    pub(crate) moves_focus: StoredValue<bool>,
    /// Cards that were just shown: the number of the move, the key of the seat, the title.
    pub(crate) flashes: RwSignal<Vec<(usize, String, String)>>,
    /// The seat that takes the screen over before anything more is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// The part of the table that is open as a sheet.
    pub(crate) sheet: RwSignal<Option<Sheet>>,
    /// The scores of the game that has just ended here.
    pub(crate) score_history: RwSignal<Option<Arc<ScoreHistory>>>,
}

impl TableState {
    pub(super) fn new() -> Self {
        Self {
            game: RwSignal::new(None),
            waiting: RwSignal::new(None),
            orders: RwSignal::new(Vec::new()),
            people: RwSignal::new(Vec::new()),
            occupants: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(Vec::new()),
            step: RwSignal::new(None),
            moves_focus: StoredValue::new(false),
            flashes: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            sheet: RwSignal::new(None),
            score_history: RwSignal::new(None),
        }
    }

    /// Forgets the table that was open; who sits where stays until the next one is.
    pub(super) fn clear(self) {
        self.waiting.set(None);
        self.orders.set(Vec::new());
        self.log.set(Vec::new());
        self.chosen.set(Vec::new());
        self.step.set(None);
        self.flashes.set(Vec::new());
        self.curtain.set(None);
        self.sheet.set(None);
        self.score_history.set(None);
    }
}
