//! Tables and settings that this browser keeps.
//!
//! Tables lie in IndexedDB, see [`shelf`]; settings in `localStorage`. A table is kept sealed until its
//! game is over: a reader of the browser's storage, or of a file that came from it, reads no hidden card
//! there. The key lies in the same storage; SECURITY.md says what that is good for.

mod database;
mod keys;
mod line;
mod older;
mod shelf;

pub(crate) use database::StoreFault;
pub(crate) use line::TableLine;
pub(crate) use shelf::{KEPT_DAYS, Shelf, Usage, sleep};

use web_sys::Storage;

/// What settings are called in `localStorage`.
const SETTING: &str = "sandtable.";

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
