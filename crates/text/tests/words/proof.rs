//! Copies for proof-reading: each message of a file in everything it may say, as one reads it at the
//! table or on the page. The cards and the table of Quartermaster have copies of their own.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use testkit::stored::{self, Mode};
use text::{Args, Language, MISSING, Texts};

use crate::fluent::{self, Message, Need};
use crate::samples::{Sample, sample};

/// The files that have copies of another kind: names and cards in those of the cards, the sentences of
/// which cards are made, what is said at the table of Quartermaster, and the help of the command line,
/// which has tests of its own.
const ELSEWHERE: [&str; 10] = [
    "command.ftl",
    "orders-names.ftl",
    "orders-texts.ftl",
    "quartermaster-cards.ftl",
    "quartermaster-names.ftl",
    "quartermaster-table.ftl",
    "quartermaster-texts.ftl",
    "rush-names.ftl",
    "rush-texts.ftl",
    "terminal.ftl",
];

/// The files that are read out: all others, so that a new file has its copy from the beginning.
fn files() -> Vec<&'static str> {
    let files = Language::English.files().map(|locale| locale.file);
    files.filter(|file| !ELSEWHERE.contains(file)).collect()
}

/// The values that bring out all that a message has for an argument.
fn values(texts: &Texts, game: &str, name: &str, need: &Need) -> Vec<Sample> {
    match need {
        Need::Number => [1, 2, 5].map(Sample::Number).to_vec(),
        Need::Word(words) => words.iter().cloned().map(Sample::Text).collect(),
        Need::Any | Need::Noun => vec![sample(texts, game, name)],
    }
}

/// Everything that a message says, each line once.
fn lines(
    texts: &Texts,
    game: &str,
    message: &Message,
    needs: &BTreeMap<String, Need>,
) -> Vec<String> {
    let mut ways: Vec<Vec<(&str, Sample)>> = vec![Vec::new()];
    for (name, need) in needs {
        let values = values(texts, game, name, need);
        ways = ways
            .iter()
            .flat_map(|begun| {
                values.iter().map(|value| {
                    let mut way = begun.clone();
                    way.push((name, value.clone()));
                    way
                })
            })
            .collect();
    }
    let mut lines: Vec<String> = Vec::new();
    for way in ways {
        // A figure that is written out beside its number is that number.
        let number = way.iter().find_map(|(name, value)| match value {
            Sample::Number(n) if *name == "n" => Some(*n),
            _ => None,
        });
        let args = way.into_iter().fold(Args::new(), |args, (name, value)| {
            let value = match number {
                Some(n) if ["games", "times"].contains(&name) => Sample::Number(n),
                _ => value,
            };
            // The names of arguments live as long as the test.
            value.give(args, name.to_owned().leak())
        });
        let line = texts.say(&message.id, args);
        assert!(!line.contains(MISSING), "{}: {line}", texts.language());
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What every language may take an argument for: a choice that only English makes is a choice of the
/// program, and the others are given it too.
fn copy(language: Language, file: &str) -> String {
    let texts = Texts::new(language);
    let game = file.split(['-', '.']).next().unwrap_or_default();
    let of = |language: Language| {
        let mut files = language.files();
        files
            .find(|locale| locale.file == file)
            .expect("every language has the file")
    };
    let english: BTreeMap<String, Message> = fluent::messages(of(Language::English))
        .into_iter()
        .map(|message| (message.id.clone(), message))
        .collect();
    let mut out = String::new();
    for message in fluent::messages(of(language)) {
        let mut needs = message.needs.clone();
        // A name may stand plain here and have its forms asked for in English: it is the same name.
        let others = english.get(&message.id).map(|english| &english.needs);
        for name in others.into_iter().flat_map(BTreeMap::keys) {
            needs.entry(name.clone()).or_insert(Need::Any);
        }
        let _ = writeln!(out, "{}", message.id);
        for line in lines(&texts, game, &message, &needs) {
            for row in line.lines() {
                let _ = writeln!(out, "{}", format!("    {row}").trim_end());
            }
        }
    }
    out
}

#[test]
fn messages_are_as_they_were_proof_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/texts");
    let mode = Mode::from_environment();
    for language in Language::ALL {
        for file in files() {
            let name = file.replace(".ftl", ".txt");
            let path = root.join(language.tag()).join(name);
            stored::text(&path, &copy(language, file), mode)
                .unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
