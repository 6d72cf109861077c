//! How long a search may think.

use std::fmt;

/// How long a search may think about a decision, written `500` (iterations) or `200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations in all. Reproducible.
    Iterations(u32),
    /// So many milliseconds. Not reproducible.
    Millis(u32),
}

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no budget; expected a number of iterations such as 500, or a time such as 200ms")]
pub struct ParseBudgetError(pub String);

/// Reads a budget: `500` is iterations, `200ms` a time.
///
/// # Errors
/// When it is neither, or nothing.
pub fn parse_budget(text: &str) -> Result<Budget, ParseBudgetError> {
    let (digits, is_time) = match text.strip_suffix("ms") {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    match digits.parse() {
        Ok(n) if n > 0 && is_time => Ok(Budget::Millis(n)),
        Ok(n) if n > 0 => Ok(Budget::Iterations(n)),
        _ => Err(ParseBudgetError(text.to_owned())),
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(n) => write!(f, "{n}"),
            Self::Millis(n) => write!(f, "{n}ms"),
        }
    }
}
