//! What a person may type when asked.

use std::path::PathBuf;

use text::{Command, Texts};

/// A line somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Nothing.
    Nothing,
    /// A choice by its number, counted from 1.
    Number(usize),
    /// Anything that is no command: a move by name or in notation.
    Words(String),
    /// Take the last move back.
    Undo,
    /// Why a move is not legal, by number, by name or in notation.
    Why(String),
    /// Show the table again.
    View,
    /// Show the table as the data other programs get.
    ViewJson,
    /// Show the own cards with their texts.
    Hand,
    /// Show a card, by a part of its name.
    Card(String),
    /// Tell the rules, all topics or one.
    Rules(String),
    /// Show the record, or write it to a file.
    Record(Option<PathBuf>),
    /// Keep the table in a file to go on with it later.
    Save(PathBuf),
    /// Tell what can be typed.
    Help,
    /// Leave.
    Quit,
}

impl Typed {
    /// What that line means, in the language of the texts or in English.
    pub(crate) fn read(line: &str, texts: &Texts) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = match word {
            "?" => "help",
            "exit" => "quit",
            word => word,
        };
        let rest = rest.trim();
        match (texts.command(word), rest) {
            _ if line.is_empty() => Self::Nothing,
            (Some(Command::Undo), "") => Self::Undo,
            (Some(Command::Why), mv) => Self::Why(mv.to_owned()),
            (Some(Command::View), "") => Self::View,
            (Some(Command::View), "json") => Self::ViewJson,
            (Some(Command::Hand), "") => Self::Hand,
            (Some(Command::Card), name) => Self::Card(name.to_owned()),
            (Some(Command::Rules), topic) => Self::Rules(topic.to_owned()),
            (Some(Command::Record), "") => Self::Record(None),
            (Some(Command::Record), file) => Self::Record(Some(PathBuf::from(file))),
            (Some(Command::Save), file) if !file.is_empty() => Self::Save(PathBuf::from(file)),
            (Some(Command::Help), "") => Self::Help,
            (Some(Command::Quit), "") => Self::Quit,
            _ => match line.parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Words(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn lines_are_commands_numbers_or_moves() {
        let texts = Texts::new(Language::English);
        let check =
            |line: &str, typed: Typed| assert_eq!(Typed::read(line, &texts), typed, "{line}");
        check("  \n", Typed::Nothing);
        check("12", Typed::Number(12));
        check("bid 9\n", Typed::Words("bid 9".to_owned()));
        check("why  bid 9", Typed::Why("bid 9".to_owned()));
        check("why", Typed::Why(String::new()));
        check(
            "record a b.txt",
            Typed::Record(Some(PathBuf::from("a b.txt"))),
        );
        check("record", Typed::Record(None));
        check("undo", Typed::Undo);
        check("quit now", Typed::Words("quit now".to_owned()));
        check("save", Typed::Words("save".to_owned()));
        check(
            "99999999999999999999999",
            Typed::Words("99999999999999999999999".to_owned()),
        );
    }

    #[test]
    fn commands_are_understood_in_the_own_language_and_in_english() {
        let texts = Texts::new(Language::Polish);
        assert_eq!(Typed::read("Cofnij", &texts), Typed::Undo);
        assert_eq!(Typed::read("undo", &texts), Typed::Undo);
        let why = Typed::Why("ukraina".to_owned());
        assert_eq!(Typed::read("dlaczego ukraina", &texts), why);
    }
}
