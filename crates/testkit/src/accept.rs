//! Whether stored expectations are to be compared or written anew.

/// The environment variable that makes golden and tree-count runners write what they found.
pub const VARIABLE: &str = "SANDTABLE_ACCEPT";

/// Whether it is set to `1`.
#[must_use]
pub fn is_on() -> bool {
    std::env::var_os(VARIABLE).is_some_and(|value| value == "1")
}
