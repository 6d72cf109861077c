//! Tables and settings that this browser keeps.

use serde::{Deserialize, Serialize};
use web_sys::Storage;

use crate::protocol::Kept;

/// What tables and settings are called in the browser's storage.
const TABLE: &str = "sandtable.table.";
const SETTING: &str = "sandtable.";

/// A table on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Shelved {
    /// Its name in addresses.
    pub(crate) id: String,
    /// When it was last played at, in milliseconds since 1970.
    pub(crate) when: f64,
    /// The table.
    pub(crate) kept: Kept,
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

/// A name for a new table.
pub(crate) fn new_id() -> String {
    let now = js_sys::Date::now() as u64;
    format!("{now:x}")
}

/// Puts a table on the shelf.
pub(crate) fn put(id: &str, kept: &Kept) {
    let shelved = Shelved {
        id: id.to_owned(),
        when: js_sys::Date::now(),
        kept: kept.clone(),
    };
    let text = serde_json::to_string(&shelved).expect("a table to keep can be written");
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{TABLE}{id}"), &text);
    }
}

/// The table of that name.
pub(crate) fn get(id: &str) -> Option<Shelved> {
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
pub(crate) fn all() -> Vec<Shelved> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let n = storage.length().unwrap_or(0);
    let keys = (0..n).filter_map(|i| storage.key(i).ok().flatten());
    let mut all: Vec<Shelved> = keys
        .filter_map(|key| get(key.strip_prefix(TABLE)?))
        .collect();
    all.sort_by(|a, b| b.when.total_cmp(&a.when));
    all
}
