//! What a person may type when asked.

use std::path::PathBuf;

/// A line somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Nothing.
    Nothing,
    /// A choice by its number, counted from 1.
    Number(usize),
    /// Anything that is no command: a move in notation.
    Notation(String),
    /// Take the last move back.
    Undo,
    /// Why a move is not legal, by number or in notation.
    Why(String),
    /// Show the table again.
    View,
    /// Show the table as the data other programs get.
    ViewJson,
    /// Show the record, or write it to a file.
    Record(Option<PathBuf>),
    /// Tell what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// What can be typed.
pub(crate) const HELP: &str = "\
  NUMBER         make that choice; Enter alone makes it when there is only one
  MOVE           the same in words, as listed
  undo           take back your last move, if nothing came of it
  why MOVE       why a move is not legal
  view           show the table again (view json: as data)
  record [FILE]  show the moves so far, hidden ones too, or write them to a file
  help           this
  quit           leave the table";

impl Typed {
    /// What that line means.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Self::Nothing,
            ("undo", "") => Self::Undo,
            ("why", mv) => Self::Why(mv.to_owned()),
            ("view", "") => Self::View,
            ("view", "json") => Self::ViewJson,
            ("record", "") => Self::Record(None),
            ("record", file) => Self::Record(Some(PathBuf::from(file))),
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ => match line.parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Notation(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_numbers_or_moves() {
        let check = |line: &str, typed: Typed| assert_eq!(Typed::read(line), typed, "{line}");
        check("  \n", Typed::Nothing);
        check("12", Typed::Number(12));
        check("bid 9\n", Typed::Notation("bid 9".to_owned()));
        check("why  bid 9", Typed::Why("bid 9".to_owned()));
        check("why", Typed::Why(String::new()));
        check(
            "record a b.txt",
            Typed::Record(Some(PathBuf::from("a b.txt"))),
        );
        check("record", Typed::Record(None));
        check("undo", Typed::Undo);
        check("quit now", Typed::Notation("quit now".to_owned()));
        check(
            "99999999999999999999999",
            Typed::Notation("99999999999999999999999".to_owned()),
        );
    }
}
