//! What a caught panic said.

use std::any::Any;

/// The message of a panic.
pub(crate) fn message(payload: &(dyn Any + Send)) -> &str {
    let words = payload.downcast_ref::<&str>().copied();
    words
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
