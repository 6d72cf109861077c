//! Ctrl-C and its like: the signals that ask a program to end.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use text::Texts;

/// The exit code of a command that was stopped, as shells know it.
pub(crate) const CODE: u8 = 130;

type Action = Box<dyn Fn() + Send + Sync>;

/// What is done on a signal. It can be set once: a program runs one command.
static ACTION: OnceLock<Action> = OnceLock::new();

/// Raised by the first signal.
static STOP: AtomicBool = AtomicBool::new(false);

/// Runs the action on a signal that asks the program to end, instead of ending it.
pub(crate) fn on(texts: &Texts, action: impl Fn() + Send + Sync + 'static) -> anyhow::Result<()> {
    if ACTION.set(Box::new(action)).is_ok() {
        ctrlc::set_handler(|| {
            if let Some(action) = ACTION.get() {
                action();
            }
        })
        .with_context(|| texts.word("error-ctrl-c"))?;
    }
    Ok(())
}

/// The flag that the first signal raises from now on. A second one ends the program at once.
pub(crate) fn flag(texts: &Texts) -> anyhow::Result<&'static AtomicBool> {
    on(texts, || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(CODE.into());
        }
    })?;
    Ok(&STOP)
}
