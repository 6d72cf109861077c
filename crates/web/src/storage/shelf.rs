//! The shelf of tables: what is read from the browser's store and written to it.
//!
//! Tables are written one after the other, and of each table only its newest state: a slow write never
//! lands on a newer one. Until a state is written it stays here, so what was just stored can be read at
//! once, and nothing is lost while the browser keeps nothing. Every write names the version that it
//! follows; if another tab has stored a newer one, that stays ([`Shelf::overtaken`]).

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::database::{Database, StoreFault, Stored};
use super::keys::{self, Keys};
use super::line::{self, TableLine};
use super::older::{self, OlderForm, OlderTable};
use crate::local::SavedTable;
use crate::random::{self, NoRandomness};
use crate::save::{self, FileFault};
use crate::table_summary::TableSummary;

/// So long a deleted table can be brought back, unless its room is needed.
pub(crate) const KEPT_DAYS: u32 = 30;

/// How often it is tried again to store what could not be stored.
const AGAIN: Duration = Duration::from_millis(1500);

/// The shelf, handed around by copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shelf {
    /// Why nothing is kept at present; `None` while all is well.
    pub(crate) fault: RwSignal<Option<StoreFault>>,
    /// How often the list of tables has changed.
    pub(crate) changes: RwSignal<u64>,
    /// How often this tab has changed it.
    pub(crate) own_changes: RwSignal<u64>,
    /// The table of which another tab has stored a newer state.
    pub(crate) overtaken: RwSignal<Option<String>>,
    /// Whether the browser has no randomness, so that nothing can be sealed.
    pub(crate) has_no_randomness: RwSignal<bool>,
    state: StoredValue<State, LocalStorage>,
}

#[derive(Debug, Default)]
struct State {
    database: Option<Database>,
    keys: Option<Keys>,
    /// States that are not written yet, by the names of their tables.
    pending: BTreeMap<String, Pending>,
    /// The versions that this tab knows.
    versions: BTreeMap<String, u64>,
    /// Deleted tables that the store has not: they can be brought back as long as the page is open.
    bin: BTreeMap<String, (TableLine, String)>,
    is_writing: bool,
    waits_to_retry: bool,
    has_moved_older: bool,
    has_asked_to_persist: bool,
    n_put: u64,
}

/// A state that is not written yet.
#[derive(Clone, Debug)]
struct Pending {
    saved: SavedTable,
    summary: Option<TableSummary>,
    when: f64,
    /// The how manieth it is.
    nth: u64,
}

/// How much room there is, in bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Usage {
    pub(crate) used: f64,
    pub(crate) quota: f64,
}

impl Shelf {
    /// The shelf of this browser.
    pub(crate) fn new() -> Self {
        Self {
            fault: RwSignal::new(None),
            changes: RwSignal::new(0),
            own_changes: RwSignal::new(0),
            overtaken: RwSignal::new(None),
            has_no_randomness: RwSignal::new(false),
            state: StoredValue::new_local(State::default()),
        }
    }

    fn changed(self) {
        self.changes.update(|n| *n += 1);
        self.own_changes.update(|n| *n += 1);
    }

    fn with<T>(self, read: impl FnOnce(&mut State) -> T) -> T {
        let mut result = None;
        self.state.update_value(|state| result = Some(read(state)));
        result.expect("the shelf lives as long as the page")
    }

    /// The database, opened when it is first needed. Older tables are then moved there.
    async fn database(self) -> Result<Database, StoreFault> {
        if let Some(database) = self.with(|state| state.database.clone()) {
            return Ok(database);
        }
        let database = Database::open().await?;
        self.with(|state| state.database = Some(database.clone()));
        if !self.with(|state| std::mem::replace(&mut state.has_moved_older, true)) {
            let older = older::all();
            let is_changed = !older.is_empty();
            for table in older {
                self.move_older(&database, table).await;
            }
            self.empty_bin(&database).await;
            if is_changed {
                self.changed();
            }
        }
        Ok(database)
    }

    /// The keys; those of the database as soon as there is one.
    async fn keys(self, database: Option<&Database>) -> Result<Keys, NoRandomness> {
        let before = self.with(|state| state.keys.clone());
        let is_settled = |keys: &&Keys| keys.is_of_database || database.is_none();
        if let Some(keys) = before.as_ref().filter(is_settled) {
            return Ok(keys.clone());
        }
        let keys = Keys::load(database, before.as_ref()).await;
        self.has_no_randomness.set(keys.is_err());
        let keys = keys?;
        self.with(|state| state.keys = Some(keys.clone()));
        Ok(keys)
    }

    /// Stores a table as soon as it can be. What happens is told by the signals of the shelf.
    pub(crate) fn put(self, id: &str, saved: SavedTable, summary: Option<TableSummary>) {
        self.put_played(id, saved, summary, js_sys::Date::now());
    }

    /// The same of a table that was last played at at that time.
    pub(crate) fn put_played(
        self,
        id: &str,
        saved: SavedTable,
        summary: Option<TableSummary>,
        when: f64,
    ) {
        self.with(|state| {
            state.n_put += 1;
            let pending = Pending {
                saved,
                summary,
                when,
                nth: state.n_put,
            };
            state.pending.insert(id.to_owned(), pending);
        });
        self.changed();
        self.write_on();
    }

    /// Writes what is to be written, one after the other.
    fn write_on(self) {
        if self.with(|state| std::mem::replace(&mut state.is_writing, true)) {
            return;
        }
        leptos::task::spawn_local(async move {
            let next = || {
                self.with(|state| {
                    let (id, pending) = state.pending.first_key_value()?;
                    Some((id.clone(), pending.clone()))
                })
            };
            while let Some((id, pending)) = next() {
                match self.write(&id, &pending).await {
                    Ok(stored) => self.wrote(&id, &pending, stored),
                    Err(fault) => {
                        self.fail(fault);
                        break;
                    }
                }
            }
            self.with(|state| state.is_writing = false);
            if self.with(|state| state.pending.is_empty()) {
                self.fault.set(None);
            }
        });
    }

    /// Writes a state; `None` for what cannot be written at all.
    async fn write(self, id: &str, pending: &Pending) -> Result<Option<Stored>, StoreFault> {
        let database = self.database().await?;
        let line = TableLine::new(id, pending.when, &pending.saved, pending.summary.clone());
        let Some(text) = self.text(Some(&database), &pending.saved).await else {
            return Ok(None);
        };
        let known = self.with(|state| state.versions.get(id).copied());
        let expected = known.unwrap_or(0);
        let stored = database.put(&line, &text, expected).await;
        if stored != Err(StoreFault::Full) {
            return stored.map(Some);
        }
        // What was deleted makes room first.
        let lines = database.lines().await?;
        let gone = lines.into_iter().filter(|line| line.deleted.is_some());
        let gone: Vec<String> = gone.map(|line| line.id).collect();
        if gone.is_empty() {
            return Err(StoreFault::Full);
        }
        database.remove(&gone).await?;
        database.put(&line, &text, expected).await.map(Some)
    }

    fn wrote(self, id: &str, pending: &Pending, stored: Option<Stored>) {
        let is_last = self.with(|state| {
            let is_last = state
                .pending
                .get(id)
                .is_some_and(|now| now.nth == pending.nth);
            match stored {
                Some(Stored::Kept(version)) => {
                    state.versions.insert(id.to_owned(), version);
                    if is_last {
                        state.pending.remove(id);
                    }
                }
                Some(Stored::Newer) | None => {
                    state.pending.remove(id);
                }
            }
            is_last
        });
        match stored {
            None => {}
            Some(Stored::Newer) => self.overtaken.set(Some(id.to_owned())),
            Some(Stored::Kept(_)) => {
                self.fault.set(None);
                if pending.saved.number > 0 {
                    self.ask_to_persist();
                }
            }
        }
        if is_last {
            self.changed();
        }
    }

    /// Nothing is kept at present: the person is told, and it is tried again.
    fn fail(self, fault: StoreFault) {
        self.fault.set(Some(fault));
        if fault == StoreFault::Blocked && self.with(|state| state.keys.is_none()) {
            // Whether a file brings its key along is told with the fault.
            leptos::task::spawn_local(async move {
                drop(self.keys(None).await);
                self.fault.update(|_| {});
            });
        }
        let is_waiting = self.with(|state| {
            // A connection that the browser has closed is opened anew.
            state.database = None;
            std::mem::replace(&mut state.waits_to_retry, true)
        });
        if is_waiting {
            return;
        }
        set_timeout(
            move || {
                self.with(|state| state.waits_to_retry = false);
                if self.with(|state| state.pending.is_empty()) {
                    leptos::task::spawn_local(async move { drop(self.lines().await) });
                } else {
                    self.write_on();
                }
            },
            AGAIN,
        );
    }

    /// Waits until all that was to be written is written, or does not go.
    pub(crate) async fn settle(self) {
        for _ in 0..40 {
            if !self.with(|state| state.is_writing) {
                return;
            }
            sleep(20).await;
        }
    }

    /// The text that is kept of a table.
    async fn text(self, database: Option<&Database>, saved: &SavedTable) -> Option<String> {
        if saved.is_over {
            return serde_json::to_string(saved).ok();
        }
        let keys = self.keys(database).await.ok()?;
        let nonce = random::bytes();
        self.has_no_randomness.set(nonce.is_err());
        save::sealed(saved, &keys.main, nonce.ok()?).ok()
    }

    /// The table of a text that is kept.
    async fn read(self, is_over: bool, text: &str) -> Option<SavedTable> {
        if is_over {
            return serde_json::from_str(text).ok();
        }
        let database = self.with(|state| state.database.clone());
        let opened = self.opened_by(database.as_ref(), text, |_| Vec::new());
        opened.await.ok()
    }

    /// The table of a file, see [`save::opened`].
    pub(crate) async fn opened(
        self,
        file: &str,
        occupants: impl Fn(u8) -> Vec<String>,
    ) -> Result<SavedTable, FileFault> {
        let database = self.database().await.ok();
        self.opened_by(database.as_ref(), file, occupants).await
    }

    async fn opened_by(
        self,
        database: Option<&Database>,
        file: &str,
        occupants: impl Fn(u8) -> Vec<String>,
    ) -> Result<SavedTable, FileFault> {
        let keys = self.keys(database).await?;
        let (sealed, brought) = keys::parts(file);
        let seed = random::seed()?;
        let mut result = Err(FileFault::OtherKey);
        for key in brought.iter().chain(keys.all()) {
            result = save::opened(sealed, key, seed.clone(), &occupants);
            if result != Err(FileFault::OtherKey) {
                break;
            }
        }
        result
    }

    /// The table of that name.
    pub(crate) async fn get(self, id: &str) -> Option<SavedTable> {
        if let Some(saved) = self.with(|state| Some(state.pending.get(id)?.saved.clone())) {
            return Some(saved);
        }
        if let Some((line, text)) = self.stored(id).await {
            self.with(|state| state.versions.insert(id.to_owned(), line.version));
            return self.read(line.is_over, &text).await;
        }
        // What earlier versions kept can be read where it lies.
        let (_, saved) = self.read_older(older::get(id)?).await?;
        Some(saved)
    }

    async fn stored(self, id: &str) -> Option<(TableLine, String)> {
        let database = self.database().await.ok()?;
        let line = database.line(id).await.ok()??;
        let text = database.text(id).await.ok()??;
        Some((line, text))
    }

    /// The line of a table.
    pub(crate) async fn line(self, id: &str) -> Option<TableLine> {
        let lines = self.lines().await;
        lines.into_iter().find(|line| line.id == id)
    }

    /// All tables, those first that wait for a person; also those that were deleted.
    pub(crate) async fn lines(self) -> Vec<TableLine> {
        let stored = match self.database().await {
            Ok(database) => database.lines().await,
            Err(fault) => Err(fault),
        };
        let mut lines = match stored {
            Ok(lines) => {
                if self.with(|state| state.pending.is_empty()) {
                    self.fault.set(None);
                }
                lines
            }
            Err(fault) => {
                self.fail(fault);
                let mut lines = Vec::new();
                for table in older::all() {
                    lines.extend(self.read_older(table).await.map(|(line, _)| line));
                }
                lines
            }
        };
        self.with(|state| {
            for (line, _) in state.bin.values() {
                if lines.iter().all(|one| one.id != line.id) {
                    lines.push(line.clone());
                }
            }
            for (id, pending) in &state.pending {
                lines.retain(|line| line.id != *id);
                let summary = pending.summary.clone();
                lines.push(TableLine::new(id, pending.when, &pending.saved, summary));
            }
        });
        line::sort(&mut lines);
        lines
    }

    /// The table as a file to take along: a record, or sealed before the end.
    pub(crate) async fn file(self, id: &str) -> Option<String> {
        let saved = self.get(id).await?;
        if saved.is_over {
            return Some(saved.record);
        }
        let database = self.database().await.ok();
        let keys = self.keys(database.as_ref()).await.ok()?;
        let sealed = save::sealed(&saved, &keys.main, random::bytes().ok()?).ok()?;
        Some(keys.file(&sealed))
    }

    /// Whether a file that is saved now can be opened by this browser alone.
    pub(crate) fn keeps_key(self) -> bool {
        self.with(|state| state.keys.as_ref().is_none_or(|keys| keys.is_kept))
    }

    /// Deletes a table; it can be brought back for a while.
    pub(crate) async fn delete(self, id: &str) {
        let Some(line) = self.line(id).await else {
            return;
        };
        let saved = self.get(id).await;
        self.with(|state| state.pending.remove(id));
        let line = TableLine {
            deleted: Some(js_sys::Date::now()),
            ..line
        };
        let is_marked = match self.database().await {
            Ok(database) => database.put_line(&line).await.is_ok(),
            Err(_) => false,
        };
        if !is_marked {
            // A full store takes no mark either, but it lets things go: until the page is closed the
            // table can be brought back from here.
            let text = match saved {
                Some(saved) => self.text(None, &saved).await,
                None => None,
            };
            self.with(|state| {
                let text = text.unwrap_or_default();
                state.bin.insert(id.to_owned(), (line, text))
            });
            self.remove(vec![id.to_owned()]).await;
        }
        self.changed();
    }

    /// Brings a deleted table back.
    pub(crate) async fn restore(self, id: &str) {
        if let Some((line, text)) = self.with(|state| state.bin.remove(id)) {
            if let Some(saved) = self.read(line.is_over, &text).await {
                self.with(|state| state.versions.remove(id));
                self.put_played(id, saved, line.summary, line.when);
            }
        } else if let Some(line) = self.line(id).await
            && let Ok(database) = self.database().await
        {
            let line = TableLine {
                deleted: None,
                ..line
            };
            if let Err(fault) = database.put_line(&line).await {
                self.fail(fault);
            }
        }
        self.changed();
    }

    /// Deletes tables for good.
    pub(crate) async fn remove(self, ids: Vec<String>) {
        if let Ok(database) = self.database().await {
            let _ = database.remove(&ids).await;
        }
        for id in &ids {
            older::remove(id);
        }
        if self.with(|state| !state.pending.is_empty()) {
            // There may be room now.
            self.write_on();
        }
        self.changed();
    }

    /// Forgets what this tab would still write of a table that another tab plays at.
    pub(crate) fn give_up(self, id: &str) {
        self.with(|state| state.pending.remove(id));
    }

    /// The version of a table that this tab knows.
    pub(crate) fn version(self, id: &str) -> u64 {
        self.with(|state| state.versions.get(id).copied().unwrap_or(0))
    }

    /// Another tab has handed a table over in that version.
    pub(crate) fn follow_version(self, id: &str, version: u64) {
        self.with(|state| {
            let known = state.versions.entry(id.to_owned()).or_default();
            *known = version.max(*known);
        });
    }

    /// Removes what was deleted long ago.
    async fn empty_bin(self, database: &Database) {
        let now = js_sys::Date::now();
        let is_old = |deleted: f64| now - deleted > f64::from(KEPT_DAYS) * 86_400_000.0;
        let lines = database.lines().await.unwrap_or_default().into_iter();
        let gone = lines.filter(|line| line.deleted.is_some_and(is_old));
        let gone: Vec<String> = gone.map(|line| line.id).collect();
        if !gone.is_empty() {
            let _ = database.remove(&gone).await;
        }
    }

    /// Moves a table of an earlier version to the database. It is removed from its old place only when
    /// it has been read in the new one.
    async fn move_older(self, database: &Database, table: OlderTable) {
        let id = table.id.clone();
        let Some((line, saved)) = self.read_older(table).await else {
            return;
        };
        let Ok(before) = database.line(&id).await else {
            return;
        };
        let is_newer = before.as_ref().is_none_or(|before| before.when < line.when);
        if is_newer {
            let Some(text) = self.text(Some(database), &saved).await else {
                return;
            };
            let expected = before.map_or(0, |before| before.version);
            if database.put(&line, &text, expected).await.is_err() {
                return;
            }
        }
        let text = database.text(&id).await.ok().flatten();
        let is_there = match text {
            Some(text) => match self.read(line.is_over, &text).await {
                Some(kept) => !is_newer || kept == saved,
                None => false,
            },
            None => false,
        };
        if is_there {
            older::remove(&id);
        }
    }

    async fn read_older(self, table: OlderTable) -> Option<(TableLine, SavedTable)> {
        let (when, saved) = match table.form {
            OlderForm::Sealed { line, text } => (line.when, self.read(line.is_over, &text).await?),
            OlderForm::Open { when, kept } => (when.unwrap_or_default(), kept),
        };
        let summary = TableSummary::of_saved(&saved);
        Some((TableLine::new(&table.id, when, &saved, summary), saved))
    }

    /// Asks the browser once not to clear the tables away when room is short: when the first move is
    /// kept, not before.
    fn ask_to_persist(self) {
        if self.with(|state| std::mem::replace(&mut state.has_asked_to_persist, true)) {
            return;
        }
        if let Some(promise) = manager().and_then(|manager| manager.persist().ok()) {
            leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
        }
    }

    /// How much room the tables take; `None` where the browser does not say.
    pub(crate) async fn usage(self) -> Option<Usage> {
        let estimate = JsFuture::from(manager()?.estimate().ok()?).await.ok()?;
        let estimate: web_sys::StorageEstimate = estimate.unchecked_into();
        Some(Usage {
            used: estimate.get_usage()?,
            quota: estimate.get_quota()?,
        })
    }
}

/// What the browser says of its storage; old ones, and pages that did not come safely, have none.
fn manager() -> Option<web_sys::StorageManager> {
    let navigator = web_sys::window()?.navigator();
    let manager = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    manager.dyn_into().ok()
}

/// Waits so many milliseconds.
pub(crate) async fn sleep(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        }
    });
    let _ = JsFuture::from(promise).await;
}
