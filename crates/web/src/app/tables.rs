//! Tables that this browser keeps, and which tab plays at the one that is open.
//!
//! One tab plays at a table, the others follow it and may take it over; see [`crate::tabs`]. What a tab
//! that was overtaken would still store is refused by the store, see [`crate::storage`].

use game::Record;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{AppState, go};
use crate::local::{LocalCommand, SavedTable};
use crate::place::Place;
use crate::storage::{self, TableLine};
use crate::table_summary::TableSummary;
use crate::tabs::{self, Asking, Held, Locked, TabMessage, Tabs};

/// So often it is looked whether the other tab has answered, and so long, in steps of twenty
/// milliseconds. A tab that sleeps does not answer.
const PATIENCE: u32 = 50;

/// The same where the browser cannot say whether there is another tab.
const SHORT_PATIENCE: u32 = 15;

/// Which tab plays at the table that is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TabState {
    /// Whether another tab does.
    pub(crate) is_elsewhere: RwSignal<bool>,
    /// The tables, as the list shows them; `None` until they were read.
    pub(crate) lines: RwSignal<Option<Vec<TableLine>>>,
    /// The tables that were just deleted, the last one last.
    pub(crate) deleted: RwSignal<Vec<TableLine>>,
    tabs: StoredValue<Option<Tabs>, LocalStorage>,
    lock: StoredValue<Option<Held>, LocalStorage>,
    /// Which of the locks that were asked for is the present one.
    nth_lock: StoredValue<u64, LocalStorage>,
    /// Which stay at a table this is: what was begun in one is not ended in another.
    stay: StoredValue<u64, LocalStorage>,
    /// The newest state that this tab knows.
    newest: StoredValue<Option<Newest>, LocalStorage>,
    has_followers: StoredValue<bool, LocalStorage>,
    /// What the other tab has handed over.
    handed: StoredValue<Option<SavedTable>, LocalStorage>,
}

/// Which tab plays at a table, as far as the browser can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Here,
    Elsewhere,
    Unknown,
}

/// A state of the table that is open, and what is public about it.
type Newest = (SavedTable, Option<TableSummary>);

impl TabState {
    pub(super) fn new() -> Self {
        Self {
            is_elsewhere: RwSignal::new(false),
            lines: RwSignal::new(None),
            deleted: RwSignal::new(Vec::new()),
            tabs: StoredValue::new_local(None),
            lock: StoredValue::new_local(None),
            nth_lock: StoredValue::new_local(0),
            stay: StoredValue::new_local(0),
            newest: StoredValue::new_local(None),
            has_followers: StoredValue::new_local(false),
            handed: StoredValue::new_local(None),
        }
    }

    /// Leaves the table to other tabs.
    pub(super) fn leave(self) {
        self.stay.update_value(|n| *n += 1);
        self.lock.set_value(None);
        self.newest.set_value(None);
        self.handed.set_value(None);
        self.has_followers.set_value(false);
        self.is_elsewhere.set(false);
    }

    fn tell(self, message: &TabMessage) {
        self.tabs.with_value(|tabs| {
            if let Some(tabs) = tabs {
                tabs.tell(message);
            }
        });
    }

    fn newest(self) -> Option<SavedTable> {
        self.newest
            .with_value(|newest| newest.as_ref().map(|(saved, _)| saved.clone()))
    }
}

impl AppState {
    /// Listens to the other tabs, and keeps the list of tables up to date.
    pub(crate) fn join_tabs(self) {
        let tabs = Tabs::join(move |message| self.hear_tab(message));
        self.tabs.tabs.set_value(tabs);
        Effect::new(move |before: Option<u64>| {
            let own = self.shelf.own_changes.get();
            if before.is_some() {
                self.tabs.tell(&TabMessage::Shelf);
            }
            own
        });
        Effect::new(move |_| {
            self.shelf.changes.track();
            let lists = self
                .place
                .with(|place| matches!(place, Place::Home | Place::Tables));
            if lists {
                leptos::task::spawn_local(async move {
                    let lines = self.shelf.lines().await;
                    self.tabs.lines.set(Some(lines));
                });
            }
        });
        Effect::new(move |_| {
            if self.shelf.has_no_randomness.get() {
                self.error.set(Some(self.word("web-no-randomness")));
            }
        });
        Effect::new(move |_| {
            let overtaken = self.shelf.overtaken.get();
            if let Some(id) = overtaken.filter(|id| self.plays(id)) {
                self.fall_behind(&id);
            }
        });
    }

    /// Whether this tab plays at that table.
    fn plays(self, id: &str) -> bool {
        let is_here = self
            .place
            .with_untracked(|place| matches!(place, Place::Table(here) if here == id));
        is_here && !self.tabs.is_elsewhere.get_untracked()
    }

    fn stays(self, stay: u64) -> bool {
        self.tabs.stay.get_value() == stay
    }

    /// Goes on at a stored table, or follows the tab that plays at it.
    pub(crate) fn resume(self, id: &str) {
        self.close();
        let id = id.to_owned();
        self.place.set(Place::Table(id.clone()));
        let stay = self.tabs.stay.get_value();
        leptos::task::spawn_local(async move {
            match self.lock(&id, Asking::IfFree, stay).await {
                Some(Player::Here) => self.play(&id, stay).await,
                Some(Player::Elsewhere) => self.follow(&id, stay).await,
                Some(Player::Unknown) => self.claim(&id, stay, SHORT_PATIENCE).await,
                None => {}
            }
        });
    }

    /// Holds the lock of a table that has just been made.
    pub(super) fn hold(self, id: &str) {
        let (id, stay) = (id.to_owned(), self.tabs.stay.get_value());
        leptos::task::spawn_local(async move {
            self.lock(&id, Asking::IfFree, stay).await;
        });
    }

    /// Asks for a lock and keeps it; `None` if the person is elsewhere meanwhile.
    async fn lock(self, id: &str, asking: Asking, stay: u64) -> Option<Player> {
        let nth = self.tabs.nth_lock.get_value() + 1;
        self.tabs.nth_lock.set_value(nth);
        let name = id.to_owned();
        let lost = move || {
            if !self.stays(stay) || self.tabs.nth_lock.get_value() != nth {
                return;
            }
            self.tabs.lock.set_value(None);
            if self.tabs.is_elsewhere.get_untracked() {
                self.wait_for_lock(&name, stay);
            } else {
                self.fall_behind(&name);
            }
        };
        let locked = tabs::lock(id, asking, lost).await;
        if !self.stays(stay) {
            return None;
        }
        Some(match locked {
            Locked::Held(held) => {
                self.tabs.lock.set_value(Some(held));
                Player::Here
            }
            Locked::Taken => Player::Elsewhere,
            Locked::NoLocks => Player::Unknown,
        })
    }

    /// Plays at the table as it was handed over, followed or stored.
    async fn play(self, id: &str, stay: u64) {
        let stored = self.shelf.get(id).await;
        if !self.stays(stay) {
            return;
        }
        let handed = self.tabs.handed.try_update_value(Option::take).flatten();
        let followed = self.tabs.newest();
        let is_taken = handed.is_some() || followed.is_some();
        let Some(saved) = handed.or(followed).or_else(|| stored.clone()) else {
            go("/");
            return;
        };
        self.tabs.is_elsewhere.set(false);
        // What is stored already need not be stored again, and keeps its date. What is taken over is, so
        // that the tab before cannot store any more.
        let known = stored.filter(|stored| !is_taken && *stored == saved);
        self.tabs.newest.set_value(known.map(|known| (known, None)));
        // The tab before follows.
        self.tabs.has_followers.set_value(is_taken);
        self.open_line(Place::Table(id.to_owned()), &saved.occupants);
        self.table.game.set(Some(saved.game));
        self.local(LocalCommand::Resume(saved));
    }

    /// Shows what happens in the tab that plays.
    async fn follow(self, id: &str, stay: u64) {
        self.tabs.is_elsewhere.set(true);
        self.tabs.tell(&TabMessage::Follow { id: id.to_owned() });
        self.wait_for_lock(id, stay);
        let stored = self.shelf.get(id).await;
        if self.stays(stay)
            && self.tabs.newest().is_none()
            && let Some(saved) = stored
        {
            self.show_followed(id, saved);
        }
    }

    fn show_followed(self, id: &str, saved: SavedTable) {
        if !self.has_line() {
            self.open_line(Place::Table(id.to_owned()), &saved.occupants);
            self.table.game.set(Some(saved.game));
        }
        self.local(LocalCommand::Follow(saved));
    }

    /// Plays as soon as the other tab does not any more.
    fn wait_for_lock(self, id: &str, stay: u64) {
        let id = id.to_owned();
        leptos::task::spawn_local(async move {
            let locked = self.lock(&id, Asking::Wait, stay).await;
            if locked == Some(Player::Here) && self.tabs.is_elsewhere.get_untracked() {
                self.play(&id, stay).await;
            }
        });
    }

    /// Plays here what another tab plays at.
    pub(crate) fn take_here(self) {
        let Place::Table(id) = self.place.get_untracked() else {
            return;
        };
        let stay = self.tabs.stay.get_value();
        leptos::task::spawn_local(async move { self.claim(&id, stay, PATIENCE).await });
    }

    /// Asks the other tab to hand the table over, and takes it if it does not answer.
    async fn claim(self, id: &str, stay: u64, patience: u32) {
        self.tabs.handed.set_value(None);
        self.tabs.tell(&TabMessage::Claim { id: id.to_owned() });
        for _ in 0..patience {
            if self.tabs.handed.with_value(Option::is_some) || !self.stays(stay) {
                break;
            }
            storage::sleep(20).await;
        }
        if self.stays(stay) && self.lock(id, Asking::Steal, stay).await.is_some() {
            self.play(id, stay).await;
        }
    }

    /// Another tab wants to play: it gets the table as it is.
    fn hand_over(self, id: &str) {
        self.tabs.is_elsewhere.set(true);
        self.hang_up();
        let (id, stay) = (id.to_owned(), self.tabs.stay.get_value());
        leptos::task::spawn_local(async move {
            self.shelf.settle().await;
            let Some(saved) = self.tabs.newest().filter(|_| self.stays(stay)) else {
                return;
            };
            let version = self.shelf.version(&id);
            self.shelf.give_up(&id);
            self.tabs.tell(&TabMessage::Yours {
                id: id.clone(),
                saved: saved.clone(),
                version,
            });
            self.show_followed(&id, saved);
        });
    }

    /// Another tab plays at the table, without having asked.
    fn fall_behind(self, id: &str) {
        self.shelf.give_up(id);
        self.hang_up();
        self.tabs.newest.set_value(None);
        let (id, stay) = (id.to_owned(), self.tabs.stay.get_value());
        leptos::task::spawn_local(async move { self.follow(&id, stay).await });
    }

    fn hear_tab(self, message: TabMessage) {
        let follows = |id: &str| {
            let is_here = self
                .place
                .with_untracked(|place| matches!(place, Place::Table(here) if here == id));
            is_here && self.tabs.is_elsewhere.get_untracked()
        };
        match message {
            TabMessage::Follow { id } => {
                if self.plays(&id) {
                    self.tabs.has_followers.set_value(true);
                    self.tell_state(&id);
                }
            }
            TabMessage::State { id, saved, summary } => {
                if follows(&id) {
                    let newest = (saved.clone(), summary);
                    self.tabs.newest.set_value(Some(newest));
                    self.show_followed(&id, saved);
                }
            }
            TabMessage::Claim { id } => {
                if self.plays(&id) {
                    self.hand_over(&id);
                }
            }
            TabMessage::Yours { id, saved, version } => {
                let is_here = self
                    .place
                    .with_untracked(|place| matches!(place, Place::Table(here) if *here == id));
                if is_here {
                    self.shelf.follow_version(&id, version);
                    self.tabs.handed.set_value(Some(saved));
                }
            }
            TabMessage::Shelf => self.shelf.changes.update(|n| *n += 1),
        }
    }

    fn tell_state(self, id: &str) {
        let newest = self.tabs.newest.get_value();
        if let Some((saved, summary)) = newest {
            let id = id.to_owned();
            self.tabs.tell(&TabMessage::State { id, saved, summary });
        }
    }

    /// Keeps the table as it is now.
    pub(super) fn keep(self, id: &str, saved: SavedTable, summary: TableSummary) {
        if saved.is_over {
            self.local(LocalCommand::Review(saved.clone()));
        }
        // A tutorial is begun anew, not gone on with.
        if id.is_empty() || self.tabs.is_elsewhere.get_untracked() {
            return;
        }
        let is_known = self.tabs.newest().as_ref() == Some(&saved);
        let newest = (saved.clone(), Some(summary.clone()));
        self.tabs.newest.set_value(Some(newest));
        if is_known {
            return;
        }
        if self.tabs.has_followers.get_value() {
            self.tell_state(id);
        }
        self.shelf.put(id, saved, Some(summary));
    }

    /// Sits down at a new table that is set up as that stored one was, with the same people and bots.
    pub(crate) fn sit_again(self, id: &str) {
        let id = id.to_owned();
        leptos::task::spawn_local(async move {
            let kept = self.shelf.get(&id).await;
            let record = kept.as_ref().and_then(|kept| kept.record.parse().ok());
            if let Some((kept, record)) = kept.zip(record) {
                let record: Record = record;
                self.sit(kept.game, record.setup, kept.occupants);
            }
        });
    }

    /// Deletes a table, which can be undone.
    pub(crate) fn delete_table(self, line: TableLine) {
        let id = line.id.clone();
        self.tabs.deleted.update(|deleted| deleted.push(line));
        leptos::task::spawn_local(async move { self.shelf.delete(&id).await });
    }

    /// Brings the table back that was deleted last.
    pub(crate) fn undo_deletion(self) {
        let last = self.tabs.deleted.try_update(Vec::pop).flatten();
        if let Some(line) = last {
            leptos::task::spawn_local(async move { self.shelf.restore(&line.id).await });
        }
    }

    /// Points the person at the way to play here; `true` if another tab plays.
    pub(super) fn is_only_followed(self) -> bool {
        let is_elsewhere = self.tabs.is_elsewhere.get_untracked();
        if is_elsewhere {
            let button = document().get_element_by_id("take-here");
            let button = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
            if let Some(button) = button {
                let _ = button.focus();
            }
        }
        is_elsewhere
    }
}
