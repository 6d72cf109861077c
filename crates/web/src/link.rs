//! The page's end of the line to whoever holds its table.
//!
//! Today that is a worker of this browser; a socket to a host will be another way to make a [`Link`],
//! and nothing else in the page will notice.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::protocol::{Ask, Tell};

/// A line to a table.
#[derive(Clone, Debug)]
pub(crate) struct Link(Rc<Line>);

#[derive(Debug)]
struct Line {
    worker: Worker,
    /// What was asked before anybody listened; nothing once somebody does.
    early: RefCell<Option<Vec<String>>>,
}

impl Link {
    /// A table live by a worker of this page.
    pub(crate) fn to_worker(mut hear: impl FnMut(Tell) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let line = Rc::new(Line {
            worker,
            early: RefCell::new(Some(Vec::new())),
        });
        let listening = Rc::clone(&line);
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(Tell::Ready) => listening.open(),
                Ok(tell) => hear(tell),
                Err(error) => web_sys::console::error_1(&error.to_string().into()),
            }
        });
        line.worker
            .set_onmessage(Some(listen.as_ref().unchecked_ref()));
        listen.forget();
        Some(Self(line))
    }

    /// Asks; the answer comes when it comes.
    pub(crate) fn ask(&self, ask: &Ask) {
        let text = serde_json::to_string(ask).expect("what is asked can be written");
        match &mut *self.0.early.borrow_mut() {
            Some(early) => early.push(text),
            None => self.0.post(&text),
        }
    }

    /// Hangs up.
    pub(crate) fn close(&self) {
        self.0.worker.set_onmessage(None);
        self.0.worker.terminate();
    }
}

impl Line {
    fn open(&self) {
        for text in self.early.take().unwrap_or_default() {
            self.post(&text);
        }
    }

    fn post(&self, text: &str) {
        // A worker that is gone answers nothing, which the page shows as waiting.
        let _ = self.worker.post_message(&text.into());
    }
}
