//! Colour where the terminal has it.

/// How words are made to stand out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    is_on: bool,
}

impl Paint {
    /// On for a terminal, unless the person has asked for none (`NO_COLOR`).
    pub(crate) fn choose(is_terminal: bool) -> Self {
        let is_unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self {
            is_on: is_terminal && !is_unwanted,
        }
    }

    /// Questions, headings and titles.
    pub(crate) fn strong(self, text: &str) -> String {
        self.with(text, "1")
    }

    /// What can be typed.
    pub(crate) fn key(self, text: &str) -> String {
        self.with(text, "36")
    }

    /// What is past.
    pub(crate) fn faint(self, text: &str) -> String {
        self.with(text, "2")
    }

    fn with(self, text: &str, code: &str) -> String {
        if self.is_on {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}
