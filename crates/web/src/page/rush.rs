//! The table of Rush: opponents on top, the Reserve and what is in action in the middle, one's own bases
//! and hand below; the score in the rail.

mod action;
mod market;
mod own;
mod row;
mod score;
mod squads;

use leptos::prelude::*;

pub(super) use market::RushTable;
pub(super) use own::Own;
pub(super) use score::RushSide;
pub(super) use squads::Squads;

use crate::app::AppState;
use crate::paint::BoardPaint;
use crate::paint::rush::RushPaint;

/// Something of the table as it is now.
fn of<T>(app: AppState, read: impl FnOnce(&RushPaint) -> T) -> Option<T> {
    app.shown.with(|shown| match &shown.as_ref()?.board {
        BoardPaint::Rush(rush) => Some(read(rush)),
        BoardPaint::Map(_) | BoardPaint::Orders(_) => None,
    })
}
