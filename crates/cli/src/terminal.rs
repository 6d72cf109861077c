//! The terminal itself: a keyboard, a screen, a line editor, and what a typed line means.
//!
//! What must not live here: a table, or what is said at it.

pub(crate) mod clean;
pub(crate) mod completion;
pub(crate) mod cover;
pub(crate) mod editor;
pub(crate) mod interrupt;
pub(crate) mod keyboard;
pub(crate) mod pager;
pub(crate) mod paint;
pub(crate) mod prompt;
pub(crate) mod screen;
