//! Hides what one person saw from the next person at the same terminal.

use std::ffi::OsString;

/// How a terminal hides what one person saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cover {
    /// The alternate screen, which has no scrollback; it is cleared.
    Alternate {
        /// Whether the terminal keeps a scrollback of it nevertheless.
        is_leaky: bool,
    },
    /// A terminal without control codes: old lines are only scrolled away.
    Scroll,
    /// No terminal.
    None,
}

impl Cover {
    /// What the terminal supports, from the environment.
    pub(crate) fn choose(is_terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let term = variable("TERM").unwrap_or_default();
        match term.to_str() {
            _ if !is_terminal => Self::None,
            Some("dumb" | "") => Self::Scroll,
            // GNU screen keeps what scrolls off, unless it is told otherwise, and does not say so.
            _ => Self::Alternate {
                is_leaky: variable("STY").is_some(),
            },
        }
    }

    /// Whether there is a screen that can be drawn on.
    pub(crate) const fn is_screen(self) -> bool {
        matches!(self, Self::Alternate { .. })
    }

    /// Whether people must be asked not to scroll back.
    pub(crate) const fn is_leaky(self) -> bool {
        matches!(self, Self::Alternate { is_leaky: true } | Self::Scroll)
    }

    /// The control codes that hide everything.
    pub(crate) fn hide(self, height: usize) -> String {
        match self {
            // The main screen is not touched, and this one is wiped with what a terminal may keep of it.
            Self::Alternate { .. } => "\x1b[?1049h\x1b[2J\x1b[3J\x1b[H".to_owned(),
            Self::Scroll => "\n".repeat(height),
            Self::None => String::new(),
        }
    }

    /// The control codes that restore the terminal.
    pub(crate) const fn leave(self) -> &'static str {
        match self {
            Self::Alternate { .. } => "\x1b[2J\x1b[?1049l",
            Self::Scroll | Self::None => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_what_a_terminal_can_do() {
        let check = |is_terminal: bool, variables: &[(&str, &str)], expected: Cover| {
            let variable = |name: &str| {
                let found = variables.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| OsString::from(value))
            };
            assert_eq!(
                Cover::choose(is_terminal, variable),
                expected,
                "{variables:?}"
            );
        };
        let tight = Cover::Alternate { is_leaky: false };
        let leaky = Cover::Alternate { is_leaky: true };
        check(true, &[("TERM", "xterm-256color")], tight);
        check(true, &[("TERM", "screen"), ("TMUX", "x")], tight);
        check(true, &[("TERM", "screen"), ("STY", "1.tty")], leaky);
        check(true, &[("TERM", "dumb")], Cover::Scroll);
        check(true, &[], Cover::Scroll);
        check(false, &[("TERM", "xterm")], Cover::None);
        assert!(leaky.is_leaky() && Cover::Scroll.is_leaky());
        assert!(!tight.is_leaky() && !Cover::None.is_leaky());
    }

    #[test]
    fn every_terminal_hides_what_it_can() {
        let tight = Cover::Alternate { is_leaky: false };
        assert!(tight.hide(24).contains("\x1b[?1049h"));
        assert!(tight.leave().contains("\x1b[?1049l"));
        assert_eq!(Cover::Scroll.hide(24).matches('\n').count(), 24);
        assert_eq!(Cover::None.hide(24), "");
    }
}
