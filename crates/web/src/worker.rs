//! The worker's half of the module: messages in, messages out, and the clock between bots' moves.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::local::{FromHost, LocalError, LocalUpdate, ToHost};
use crate::local_host::LocalHost;

/// Listens to the page until it closes.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope) {
    let number = (js_sys::Math::random() * 9.0e15) as u64;
    let mut host = LocalHost::new(number);
    host.clock = Some(js_sys::Date::now);
    let port = Rc::new(Port {
        scope: scope.clone(),
        host: RefCell::new(host),
        timer: RefCell::new(None),
    });
    let listener = Rc::clone(&port);
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let told = match serde_json::from_str::<ToHost>(&text) {
            Ok(message) => listener.host.borrow_mut().take(message),
            Err(error) => {
                web_sys::console::error_1(&error.to_string().into());
                vec![FromHost::Local(LocalUpdate::Failed(LocalError::Fault))]
            }
        };
        listener.tell(&told);
        Rc::clone(&listener).go_on();
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    port.tell(&[FromHost::Ready]);
}

/// A step that is waited for: its number at the browser, and what it does.
type Timer = (i32, Closure<dyn FnMut()>);

/// The worker's end of the line.
struct Port {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<LocalHost>,
    /// The next step that is waited for.
    timer: RefCell<Option<Timer>>,
}

impl Port {
    fn tell(&self, told: &[FromHost]) {
        for one in told {
            let text = serde_json::to_string(one).expect("a message can be written as JSON");
            // The page may be gone already.
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
            let told = later.host.borrow_mut().go();
            later.tell(&told);
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
