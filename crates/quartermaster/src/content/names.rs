//! Space names while content is being read.
//!
//! Cards name spaces deep inside their effect trees. Looking the name up while the tree is being
//! read lets the TOML reader itself point at file, line and column of a misspelt one; resolving
//! in a second pass would lose the position. The names are set for the duration of one load on
//! one thread and are not reachable otherwise.

use std::cell::RefCell;

use crate::space::SpaceId;

thread_local! {
    static NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The space of that name.
pub(crate) fn space(name: &str) -> Result<SpaceId, String> {
    NAMES.with_borrow(|names| {
        names
            .iter()
            .position(|known| known == name)
            .map(|i| SpaceId(i as u8))
            .ok_or_else(|| format!("unknown space `{name}`: map.toml has no space of that id"))
    })
}

/// Reads something in which spaces are called by these names.
pub(crate) fn with<T>(names: &[String], read: impl FnOnce() -> T) -> T {
    NAMES.set(names.to_vec());
    let value = read();
    NAMES.take();
    value
}
