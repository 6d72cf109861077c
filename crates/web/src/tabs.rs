//! Several tabs of one browser: what they say to one another, and which of them plays at a table.
//!
//! A tab that plays holds a lock with the table's name (Web Locks), which the browser takes from it when it
//! is closed or crashes. The others follow: they hear every state from the tab that plays. What is said
//! stays in the memory of this browser's pages of this address.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use serde::{Deserialize, Serialize};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::local::SavedTable;
use crate::table_summary::TableSummary;

/// What tabs call their channel.
const CHANNEL: &str = "sandtable";

/// What a tab tells all the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TabMessage {
    /// I look at this table: tell me what happens there.
    Follow { id: String },
    /// This is how the table is now.
    State {
        id: String,
        saved: SavedTable,
        summary: Option<TableSummary>,
    },
    /// I want to play at this table.
    Claim { id: String },
    /// I have stopped playing at it. This is how I leave it, stored in that version.
    Yours {
        id: String,
        saved: SavedTable,
        version: u64,
    },
    /// Tables were stored or deleted.
    Shelf,
}

/// The line to the other tabs.
#[derive(Clone, Debug)]
pub(crate) struct Tabs(BroadcastChannel);

impl Tabs {
    /// Listens as long as the page lives; `None` where tabs cannot talk.
    pub(crate) fn join(mut hear: impl FnMut(TabMessage) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(CHANNEL).ok()?;
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // A tab with another version of the page may say what this one does not know.
            if let Ok(message) = serde_json::from_str(&text) {
                hear(message);
            }
        });
        channel.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        listen.forget();
        Some(Self(channel))
    }

    pub(crate) fn tell(&self, message: &TabMessage) {
        let text = serde_json::to_string(message).expect("a message can be written as JSON");
        let _ = self.0.post_message(&text.into());
    }
}

/// How a lock is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Only if no other tab has it.
    IfFree,
    /// As soon as no other tab has it.
    Wait,
    /// Now: the tab that has it loses it.
    Steal,
}

/// What came of asking for a lock.
#[derive(Debug)]
pub(crate) enum Locked {
    /// It is held until this is dropped.
    Held(Held),
    /// Another tab has it.
    Taken,
    /// The browser has no locks.
    NoLocks,
}

/// A lock that this tab holds.
#[derive(Debug)]
pub(crate) struct Held(Function);

impl Drop for Held {
    fn drop(&mut self) {
        let _ = self.0.call0(&JsValue::NULL);
    }
}

/// Asks for the lock of a table; `lost` is called when another tab takes it away.
pub(crate) async fn lock(id: &str, asking: Asking, lost: impl FnOnce() + 'static) -> Locked {
    let Some((locks, request)) = manager() else {
        return Locked::NoLocks;
    };
    let options = Object::new();
    match asking {
        Asking::IfFree => {
            let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
        }
        Asking::Steal => {
            let _ = Reflect::set(&options, &"steal".into(), &true.into());
        }
        Asking::Wait => {}
    }
    let mut release = None;
    let held = Promise::new(&mut |resolve, _| release = Some(resolve));
    let Some(release) = release else {
        return Locked::NoLocks;
    };
    let mut tell = None;
    let told = Promise::new(&mut |resolve, _| tell = Some(resolve));
    let refuse = tell.clone();
    let is_held = Rc::new(Cell::new(false));
    let was_held = Rc::clone(&is_held);
    // The lock is held until the promise that this returns is kept.
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let is_granted = !lock.is_null() && !lock.is_undefined();
        is_held.set(is_granted);
        if let Some(tell) = &tell {
            let _ = tell.call1(&JsValue::NULL, &is_granted.into());
        }
        if is_granted {
            held.into()
        } else {
            JsValue::UNDEFINED
        }
    });
    let name = JsValue::from(format!("sandtable.table.{id}"));
    let asked = request.call3(&locks, &name, &options, &granted);
    let Some(asked) = asked
        .ok()
        .and_then(|asked| asked.dyn_into::<Promise>().ok())
    else {
        return Locked::NoLocks;
    };
    wasm_bindgen_futures::spawn_local(async move {
        if JsFuture::from(asked).await.is_ok() {
            return;
        }
        if was_held.get() {
            lost();
        } else if let Some(refuse) = &refuse {
            let _ = refuse.call1(&JsValue::NULL, &JsValue::NULL);
        }
    });
    match JsFuture::from(told).await {
        Ok(granted) if granted.is_truthy() => Locked::Held(Held(release)),
        Ok(granted) if granted.is_null() => Locked::NoLocks,
        _ => Locked::Taken,
    }
}

/// The browser's locks, and how one is asked for.
fn manager() -> Option<(JsValue, Function)> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request = Reflect::get(&locks, &"request".into()).ok()?;
    Some((locks, request.dyn_into().ok()?))
}
