//! Tables and settings that this browser keeps.
//!
//! A table is kept sealed until its game is over: a reader of the browser's storage, or of a file
//! that came from it, reads no hidden card there. The key lies in the same storage; SECURITY.md says what
//! that is good for.

use client::seal::Key;
use games::GameId;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

use crate::local::{LocalError, SavedTable};
use crate::random::{self, NoRandomness};
use crate::save::{self, FileFault};

/// What tables and settings are called in the browser's storage.
const TABLE: &str = "sandtable.table.";
const SETTING: &str = "sandtable.";

/// A table on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredTable {
    /// Its name in addresses.
    pub(crate) id: String,
    /// When it was last played at, in milliseconds since 1970.
    pub(crate) when: f64,
    pub(crate) game: GameId,
    /// How many moves were made.
    pub(crate) number: usize,
    pub(crate) is_over: bool,
    /// Whether only one person sits there, so that no other person has anything hidden.
    pub(crate) is_alone: bool,
    /// The file of an unfinished table, see [`save`]; of a finished one [`SavedTable`] as JSON.
    text: String,
}

impl StoredTable {
    /// The table; nothing when it cannot be read any more.
    pub(crate) fn kept(&self) -> Option<SavedTable> {
        if self.is_over {
            serde_json::from_str(&self.text).ok()
        } else {
            opened(&self.text, |_| Vec::new()).ok()
        }
    }

    /// The table as a file to take along: a record, or sealed for this browser before the end.
    pub(crate) fn file(&self) -> Option<String> {
        if self.is_over {
            Some(self.kept()?.record)
        } else {
            Some(self.text.clone())
        }
    }

    /// The record with everything hidden in it, so far as it goes.
    pub(crate) fn open_record(&self) -> Option<String> {
        Some(self.kept()?.record)
    }
}

/// Why a table is not stored.
#[derive(Debug)]
pub(crate) enum NotStored {
    /// Without randomness an unfinished table cannot be sealed.
    NoRandomness,
    /// The table itself cannot be read.
    Unreadable(LocalError),
}

impl From<NoRandomness> for NotStored {
    fn from(_: NoRandomness) -> Self {
        Self::NoRandomness
    }
}

impl From<LocalError> for NotStored {
    fn from(error: LocalError) -> Self {
        Self::Unreadable(error)
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// A setting of that name.
pub(crate) fn setting(name: &str) -> Option<String> {
    let found = storage()?.get_item(&format!("{SETTING}{name}"));
    found.ok()?
}

/// Keeps a setting.
pub(crate) fn set(name: &str, value: &str) {
    if let Some(storage) = storage() {
        // A browser that keeps nothing still plays.
        let _ = storage.set_item(&format!("{SETTING}{name}"), value);
    }
}

/// The key of this browser, made when it is first needed.
fn key() -> Result<Key, NoRandomness> {
    if let Some(key) = setting("key").and_then(|text| text.parse().ok()) {
        return Ok(key);
    }
    let key = Key::new(random::bytes()?);
    set("key", &key.to_hex());
    Ok(key)
}

/// The table of a file, see [`save::opened`].
pub(crate) fn opened(
    text: &str,
    occupants: impl FnOnce(u8) -> Vec<String>,
) -> Result<SavedTable, FileFault> {
    save::opened(text, &key()?, random::seed()?, occupants)
}

/// A name for a new table.
pub(crate) fn new_id() -> String {
    let now = js_sys::Date::now() as u64;
    format!("{now:x}")
}

/// Stores a table.
///
/// # Errors
/// See [`NotStored`].
pub(crate) fn put(id: &str, kept: &SavedTable) -> Result<(), NotStored> {
    let people = kept.occupants.iter();
    let people = people.filter(|word| *word == driver::Occupant::HUMAN);
    let shelved = StoredTable {
        id: id.to_owned(),
        when: js_sys::Date::now(),
        game: kept.game,
        number: kept.number,
        is_over: kept.is_over,
        is_alone: people.count() < 2,
        text: if kept.is_over {
            serde_json::to_string(kept).expect("a table to keep can be written")
        } else {
            save::sealed(kept, &key()?, random::bytes()?)?
        },
    };
    let text = serde_json::to_string(&shelved).expect("a table to keep can be written");
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{TABLE}{id}"), &text);
    }
    Ok(())
}

/// The table of that name.
pub(crate) fn get(id: &str) -> Option<StoredTable> {
    let text = storage()?.get_item(&format!("{TABLE}{id}")).ok()??;
    if let Ok(shelved) = serde_json::from_str(&text) {
        return Some(shelved);
    }
    // Older programs kept tables open; they are sealed when they are next seen.
    #[derive(Deserialize)]
    struct Open {
        kept: SavedTable,
    }
    let open: Open = serde_json::from_str(&text).ok()?;
    put(id, &open.kept).ok()?;
    let text = storage()?.get_item(&format!("{TABLE}{id}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Takes a table off the shelf.
pub(crate) fn remove(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{TABLE}{id}"));
    }
}

/// All tables, those played at last first.
pub(crate) fn all() -> Vec<StoredTable> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let n = storage.length().unwrap_or(0);
    let keys: Vec<String> = (0..n)
        .filter_map(|i| storage.key(i).ok().flatten())
        .collect();
    let mut all: Vec<StoredTable> = keys
        .iter()
        .filter_map(|key| get(key.strip_prefix(TABLE)?))
        .collect();
    all.sort_by(|a, b| b.when.total_cmp(&a.when));
    all
}
