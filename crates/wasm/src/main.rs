//! The module that stands in for a page: it answers questions, one byte at a time.
//!
//! Exporting functions by name would need `unsafe`, and so would reading what the host wrote through a
//! pointer. But every program exports `main`, and its exit code is a byte:
//!
//! 1. The first calls give the address of a buffer in the module's memory, as decimal digits, and
//!    then zero.
//! 2. The host writes a question there, with a zero byte behind it. The next calls give the answer
//!    ([`wasm::answer`]), and then zero. And so on.
//!
//! The buffer is made of atomics: the host may write them at any time. A panic ends a call
//! with a trap; what it said is the answer of the calls that follow.

use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};

/// Longer than any golden game.
const LONGEST: usize = 1 << 20;

static QUESTION: [AtomicU8; LONGEST] = [const { AtomicU8::new(0) }; LONGEST];

/// The bytes that are still to be given; `None` before the first call.
static ANSWER: Mutex<Option<VecDeque<u8>>> = Mutex::new(None);

fn main() -> ExitCode {
    let next = || match &mut *answer() {
        Some(bytes) => bytes.pop_front(),
        None => None,
    };
    let byte = next().or_else(|| {
        give(&if answer().is_none() {
            std::panic::set_hook(Box::new(|panic| give(&panic.to_string())));
            QUESTION.as_ptr().addr().to_string()
        } else {
            wasm::answer(&question())
        });
        next()
    });
    ExitCode::from(byte.unwrap_or(0))
}

fn answer() -> std::sync::MutexGuard<'static, Option<VecDeque<u8>>> {
    ANSWER.lock().unwrap_or_else(PoisonError::into_inner)
}

fn give(text: &str) {
    *answer() = Some(text.bytes().chain([0]).collect());
}

fn question() -> String {
    let bytes = QUESTION.iter().map(|byte| byte.load(Ordering::Relaxed));
    let bytes: Vec<u8> = bytes.take_while(|&byte| byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
