//! The budget of a search.

use std::fmt;

/// The budget of a decision, written `500` (iterations) or `200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations of a tree search, or rollouts. Reproducible.
    Iterations(u32),
    /// So many milliseconds. Not reproducible.
    Millis(u32),
}

/// The most iterations.
pub const MOST_ITERATIONS: u32 = 10_000_000;
/// The most milliseconds: an hour.
pub const MOST_MILLIS: u32 = 3_600_000;

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no budget; expected a number of iterations such as 500 (at most {MOST_ITERATIONS}), \
     or a time such as 200ms (at most {MOST_MILLIS}ms)"
)]
pub struct ParseBudgetError(pub String);

/// Reads a budget: `500` is iterations, `200ms` a time.
///
/// # Errors
/// When it is neither, zero, or more than the most.
pub fn parse_budget(text: &str) -> Result<Budget, ParseBudgetError> {
    let (digits, is_time) = match text.strip_suffix("ms") {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    match digits.parse() {
        Ok(n @ 1..=MOST_MILLIS) if is_time => Ok(Budget::Millis(n)),
        Ok(n @ 1..=MOST_ITERATIONS) if !is_time => Ok(Budget::Iterations(n)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_has_a_bound() {
        let check = |text: &str, is_good: bool| {
            assert_eq!(parse_budget(text).is_ok(), is_good, "{text}");
        };
        check("1", true);
        check("10000000", true);
        check("10000001", false);
        check("4000000000", false);
        check("3600000ms", true);
        check("3600001ms", false);
        check("0", false);
        check("0ms", false);
        check("ms", false);
    }
}
