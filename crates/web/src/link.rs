//! The page's end of the line to the host of its table: a worker of this browser.
//!
//! A socket to a host will be another way to make a [`Link`], and nothing else in the page will notice.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::local::{FromHost, ToHost};

/// A line to a table.
#[derive(Clone, Debug)]
pub(crate) struct Link(Rc<WorkerLine>);

#[derive(Debug)]
struct WorkerLine {
    worker: Worker,
    /// Messages that wait until the worker has started; `None` from then on.
    early: RefCell<Option<Vec<String>>>,
}

impl Link {
    /// A line to a new worker of this page.
    pub(crate) fn to_worker(mut hear: impl FnMut(FromHost) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let line = Rc::new(WorkerLine {
            worker,
            early: RefCell::new(Some(Vec::new())),
        });
        let listening = Rc::clone(&line);
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(FromHost::Ready) => listening.open(),
                Ok(message) => hear(message),
                Err(error) => web_sys::console::error_1(&error.to_string().into()),
            }
        });
        line.worker
            .set_onmessage(Some(listen.as_ref().unchecked_ref()));
        listen.forget();
        Some(Self(line))
    }

    /// Sends a message. Answers come later.
    pub(crate) fn send(&self, message: &ToHost) {
        let text = serde_json::to_string(message).expect("a message can be written as JSON");
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

impl WorkerLine {
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
