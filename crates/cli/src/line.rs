//! The command line: what can be typed, in which language it is answered, what went wrong.

pub(crate) mod args;
pub(crate) mod errors;
pub(crate) mod help;
pub(crate) mod language;
pub(crate) mod usage_error;
