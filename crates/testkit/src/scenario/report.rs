//! What running scenarios found, in words.

use std::fmt;

use super::ParseScenarioError;

/// A scenario that did not go as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file's name as it was given.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The scenario's title.
    pub title: String,
    /// The line as written.
    pub text: String,
    /// Whether the line itself makes no sense (an unknown seat, an unreadable move) rather
    /// than the game doing something else.
    pub is_broken: bool,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
    /// What else may help.
    pub notes: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: {}", self.file, self.line, self.title)?;
        writeln!(f, "    line      {}", self.text)?;
        writeln!(f, "    expected  {}", self.expected)?;
        write!(f, "    found     {}", self.found)?;
        for note in &self.notes {
            write!(f, "\n    note      {note}")?;
        }
        Ok(())
    }
}

/// What running scenarios found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many scenarios were run.
    pub n_scenarios: usize,
    /// Those that did not go as written.
    pub failures: Vec<Failure>,
    /// Lines that could not be read. Their scenarios were not run.
    pub unreadable: Vec<ParseScenarioError>,
}

impl Report {
    /// Whether everything went as written.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.failures.is_empty() && self.unreadable.is_empty()
    }

    /// Whether a file makes no sense, so that it proves nothing about the game.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        !self.unreadable.is_empty() || self.failures.iter().any(|failure| failure.is_broken)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for error in &self.unreadable {
            writeln!(f, "{error}")?;
        }
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        write!(
            f,
            "{} scenarios, {} failed",
            self.n_scenarios,
            self.failures.len()
        )?;
        match self.unreadable.len() {
            0 => Ok(()),
            n => write!(f, ", {n} unreadable lines"),
        }
    }
}
