//! The table in the browser: a page that lives on sights, and the worker that holds the table.
//!
//! One module, started twice. In a window it is the page (`page`): it has a `app::AppState` of signals,
//! shows the sights it is told and sends commands ([`local`]). In a worker it is the host of the table
//! ([`local_host`]): bots think there, and the page never waits for them.
//!
//! Three things are kept apart: where things are (`geometry`), what they look like (`paint`, plain
//! data made from a sight), and what a click means (`intent`). Components draw the second at the
//! first and hand clicks to the third.
//!
//! What must not live here: a rule, a word that a player reads, anything the terminal needs too.
//!
//! Read [`local`] first, then [`app`].

pub mod analysis;
pub mod app;
pub mod final_score;
mod geometry;
mod intent;
mod link;
pub mod local;
pub mod local_host;
mod motion;
mod page;
mod paint;
mod place;
pub mod player_line;
mod random;
pub mod review;
mod save;
pub mod score_history;
mod sound;
mod storage;
pub mod table_summary;
mod tabs;
mod words;
mod worker;

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Starts the page, or in a worker its host.
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::start(scope),
        Err(_) => page::start(),
    }
}
