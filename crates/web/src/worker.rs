//! The worker's half of the module: messages in, messages out, and the clock between bots' moves.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::local_host::LocalHost;
use crate::protocol::{Ask, Tell, Trouble};

/// Listens to the page until it closes.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope) {
    let number = (js_sys::Math::random() * 9.0e15) as u64;
    let mut host = LocalHost::new(number);
    host.clock = Some(js_sys::Date::now);
    let desk = Rc::new(Desk {
        scope: scope.clone(),
        host: RefCell::new(host),
        timer: RefCell::new(None),
    });
    let listener = Rc::clone(&desk);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let tells = match serde_json::from_str::<Ask>(&text) {
            Ok(ask) => listener.host.borrow_mut().answer(ask),
            Err(error) => vec![Tell::Trouble(Trouble::Stuck(error.to_string()))],
        };
        listener.tell(&tells);
        Rc::clone(&listener).go_on();
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    desk.tell(&[Tell::Ready]);
}

/// A step that is waited for: its number at the browser, and what it does.
type Timer = (i32, Closure<dyn FnMut()>);

struct Desk {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<LocalHost>,
    /// The next step that is waited for.
    timer: RefCell<Option<Timer>>,
}

impl Desk {
    fn tell(&self, tells: &[Tell]) {
        for tell in tells {
            let text = serde_json::to_string(tell).expect("what is told can be written");
            // A page that is gone is no trouble of ours.
            let _ = self.scope.post_message(&text.into());
        }
    }

    /// Waits, then lets the table do what it does by itself, and so on.
    fn go_on(self: Rc<Self>) {
        if let Some((id, _)) = self.timer.take() {
            self.scope.clear_timeout_with_handle(id);
        }
        let Some(millis) = self.host.borrow().wait() else {
            return;
        };
        let later = Rc::clone(&self);
        let step = Closure::once(move || {
            let tells = later.host.borrow_mut().go();
            later.tell(&tells);
            // Not at once: the closure that runs must not be dropped by its successor.
            let next = Rc::clone(&later);
            wasm_bindgen_futures::spawn_local(async move { next.go_on() });
        });
        let id = self
            .scope
            .set_timeout_with_callback_and_timeout_and_arguments_0(
                step.as_ref().unchecked_ref(),
                millis as i32,
            );
        if let Ok(id) = id {
            self.timer.replace(Some((id, step)));
        }
    }
}
