//! What a person may type when asked.

use std::path::PathBuf;

use text::{Command, Texts};

use client::{Choices, fold};

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// An empty line.
    Nothing,
    /// Choices by their numbers, counted from 1, to be made one after the other.
    Numbers(Vec<usize>),
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
    /// Show the board, or a place of it by a part of its name.
    Board(String),
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
    /// Pass for the rest of the turn.
    Skip,
    /// Tell what can be typed.
    Help,
    /// Leave.
    Quit,
}

impl Typed {
    /// What that line means, in the language of the texts or in English. Where a choice begins
    /// like a command that takes a name, the choice is meant.
    pub(crate) fn read(line: &str, commands: &Commands, choices: &Choices) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let command = commands.named(word);
        match (command, rest) {
            _ if line.is_empty() => Self::Nothing,
            (Some(command), _) if command.takes_name() && choices.is_begun(line) => {
                Self::Words(line.to_owned())
            }
            (Some(Command::Undo), "") => Self::Undo,
            (Some(Command::Why), mv) => Self::Why(mv.to_owned()),
            (Some(Command::View), "") => Self::View,
            (Some(Command::View), "json") => Self::ViewJson,
            (Some(Command::Board), name) => Self::Board(name.to_owned()),
            (Some(Command::Hand), "") => Self::Hand,
            (Some(Command::Card), name) => Self::Card(name.to_owned()),
            (Some(Command::Rules), topic) => Self::Rules(topic.to_owned()),
            (Some(Command::Record), "") => Self::Record(None),
            (Some(Command::Record), file) => Self::Record(Some(PathBuf::from(file))),
            (Some(Command::Save), file) => Self::Save(PathBuf::from(file)),
            (Some(Command::Skip), "") => Self::Skip,
            (Some(Command::Help), "") => Self::Help,
            (Some(Command::Quit), "") => Self::Quit,
            _ => {
                let is_between = |c: char| c.is_whitespace() || c == ',';
                let numbers = line.split(is_between).filter(|word| !word.is_empty());
                match numbers.map(str::parse).collect() {
                    Ok(numbers) => Self::Numbers(numbers),
                    Err(_) => Self::Words(line.to_owned()),
                }
            }
        }
    }
}

/// The words that are commands, as people type them.
#[derive(Clone, Debug)]
pub(crate) struct Commands(Vec<(Command, String)>);

impl Commands {
    /// Those of a language, and the English ones.
    pub(crate) fn new(texts: &Texts) -> Self {
        Self(texts.commands())
    }

    /// Each command with its word: first in the own language, then in English.
    pub(crate) fn all(&self) -> &[(Command, String)] {
        &self.0
    }

    /// The command of that name.
    pub(crate) fn named(&self, word: &str) -> Option<Command> {
        let word = match word {
            "?" => "help".to_owned(),
            "exit" => "quit".to_owned(),
            word => fold(word),
        };
        let mut commands = self.0.iter();
        let named = commands.find(|(_, name)| fold(name) == word);
        named.map(|(command, _)| *command)
    }
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;
    use client::Labelled;

    #[test]
    fn lines_are_commands_numbers_or_moves() {
        let commands = Commands::new(&Texts::new(Language::English));
        let check = |line: &str, typed: Typed| {
            assert_eq!(
                Typed::read(line, &commands, &Choices::default()),
                typed,
                "{line}"
            )
        };
        check("  \n", Typed::Nothing);
        check("12", Typed::Numbers(vec![12]));
        check(" 1 3,4, 3", Typed::Numbers(vec![1, 3, 4, 3]));
        check("1 pass", Typed::Words("1 pass".to_owned()));
        check("bid 9\n", Typed::Words("bid 9".to_owned()));
        check("why  bid 9", Typed::Why("bid 9".to_owned()));
        check("why", Typed::Why(String::new()));
        check(
            "record a b.txt",
            Typed::Record(Some(PathBuf::from("a b.txt"))),
        );
        check("record", Typed::Record(None));
        check("undo", Typed::Undo);
        check("skip", Typed::Skip);
        check("quit now", Typed::Words("quit now".to_owned()));
        check("save", Typed::Save(PathBuf::new()));
        check(
            "99999999999999999999999",
            Typed::Words("99999999999999999999999".to_owned()),
        );
    }

    #[test]
    fn commands_are_understood_in_the_own_language_and_in_english() {
        let commands = Commands::new(&Texts::new(Language::Polish));
        let check = |line: &str, typed: Typed| {
            assert_eq!(
                Typed::read(line, &commands, &Choices::default()),
                typed,
                "{line}"
            )
        };
        check("Cofnij", Typed::Undo);
        check("undo", Typed::Undo);
        check("ręka", Typed::Hand);
        check("reka", Typed::Hand);
        check("dlaczego ukraina", Typed::Why("ukraina".to_owned()));
    }

    #[test]
    fn a_choice_that_begins_like_a_command_is_a_choice() {
        let commands = Commands::new(&Texts::new(Language::Polish));
        let mut choices = Choices::default();
        choices.all.push(Labelled::plain("keep", "Zachowaj wynik"));
        choices.n_ordinary = 1;
        let check = |line: &str, typed: Typed| {
            assert_eq!(Typed::read(line, &commands, &choices), typed, "{line}");
        };
        check("zachowaj wynik", Typed::Words("zachowaj wynik".to_owned()));
        check("Zachowaj wyn", Typed::Words("Zachowaj wyn".to_owned()));
        check("zachowaj stół.txt", Typed::Save(PathBuf::from("stół.txt")));
        check("save wynik", Typed::Save(PathBuf::from("wynik")));
    }
}
