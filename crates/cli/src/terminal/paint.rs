//! Colour where the terminal has it.

use text::Hue;

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

    /// Old news.
    pub(crate) fn faint(self, text: &str) -> String {
        self.with(text, "2")
    }

    /// Letters of a drawing; bold, so that dark colours can be read on a dark screen.
    pub(crate) fn hue(self, text: &str, hue: Hue) -> String {
        self.with(
            text,
            match hue {
                Hue::Grey => "1;90",
                Hue::Red => "1;31",
                Hue::Green => "1;32",
                Hue::Yellow => "1;33",
                Hue::Blue => "1;34",
                Hue::Magenta => "1;35",
            },
        )
    }

    fn with(self, text: &str, code: &str) -> String {
        if self.is_on {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Observer;
    use games::{GameId, Table};
    use text::{Language, Texts};

    use super::*;
    use crate::screen::Screen;

    /// The board of Quartermaster as the screen shows it.
    fn board(is_on: bool) -> String {
        let table = Table::sit(GameId::Quartermaster, &[], None).unwrap();
        let texts = Texts::new(Language::English);
        let sight = table.sight(Observer::Spectator, 0);
        let drawing = texts.narrator(&sight).unwrap().drawing();
        let mut out = Vec::new();
        let mut screen = Screen::new(&mut out, Paint { is_on });
        screen.drawing(&drawing).unwrap();
        drop(screen);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn maps_have_the_colours_of_countries_where_there_are_colours() {
        let (painted, plain) = (board(true), board(false));
        for piece in ["1;90mG", "1;34mU", "1;33mJ", "1;31mS", "1;35mI", "1;32mN"] {
            assert!(
                painted.contains(&format!("\x1b[{piece}\x1b[0m")),
                "{painted:?}"
            );
        }
        assert!(!plain.contains('\x1b'));
        let bare = painted.replace("\x1b[0m", "");
        let bare = bare.split("\x1b[").map(|part| match part.split_once('m') {
            Some((code, rest)) if code.starts_with("1;") => rest,
            _ => part,
        });
        assert_eq!(bare.collect::<String>(), plain, "nothing else is different");
    }
}
