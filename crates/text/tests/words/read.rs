//! A translation is stale when the English message has changed since a person last read the two
//! together.
//!
//! `locales/LANGUAGE/read.txt` has a line for each message: its id and a digest of the English it
//! was read against. Who changes English reads the other languages, mends them where the meaning
//! has changed, and then runs the tests once with `SANDTABLE_READ` naming the languages that were
//! read (`SANDTABLE_READ=pl,cs,ru`), which writes the lines anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use text::Language;

use crate::fluent;

/// The environment variable that names the languages a person has just read.
const READ: &str = "SANDTABLE_READ";

/// A digest that is the same everywhere and for ever (FNV-1a), of the words alone.
fn digest(source: &str) -> String {
    let words: Vec<&str> = source.split_whitespace().collect();
    let hash = words
        .join(" ")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{:08x}", hash >> 32)
}

/// English as it is: each message with its digest.
fn english() -> BTreeMap<String, String> {
    let messages = fluent::all(Language::English).into_iter();
    messages
        .map(|(_, message)| (message.id, digest(&message.source)))
        .collect()
}

fn file(language: Language) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    root.join(language.tag()).join("read.txt")
}

/// The messages whose English is not the one that was read, and lines without a message.
fn stale(english: &BTreeMap<String, String>, lines: &str) -> Vec<String> {
    let read: BTreeMap<&str, &str> = lines
        .lines()
        .filter_map(|line| line.split_once(' '))
        .collect();
    let changed = english
        .iter()
        .filter(|(id, digest)| read.get(id.as_str()) != Some(&digest.as_str()))
        .map(|(id, _)| id.clone());
    let gone = read.keys().filter(|id| !english.contains_key(**id));
    changed.chain(gone.map(|id| (*id).to_owned())).collect()
}

#[test]
fn every_translation_was_read_against_the_english_of_today() {
    let english = english();
    let read = std::env::var(READ).unwrap_or_default();
    let mut faults = Vec::new();
    for language in Language::ALL {
        if language == Language::English {
            continue;
        }
        let path = file(language);
        if read.split([',', ' ']).any(|tag| tag == language.tag()) {
            let mut lines = String::new();
            for (id, digest) in &english {
                let _ = writeln!(lines, "{id} {digest}");
            }
            std::fs::write(&path, lines).expect("the file can be written");
            continue;
        }
        let lines = std::fs::read_to_string(&path).expect("the list is there");
        let stale = stale(&english, &lines);
        if !stale.is_empty() {
            faults.push(format!("{language}: {}", stale.join(" ")));
        }
    }
    assert!(
        faults.is_empty(),
        "English has changed since these were read; read them again, mend what is no longer so, then \
         run this test once with {READ}=pl,cs,ru (those that were read)\n{}",
        faults.join("\n")
    );
}

#[test]
fn a_change_of_english_makes_the_others_stale() {
    let english = |text: &str| BTreeMap::from([("a-b".to_owned(), digest(text))]);
    let read = format!("a-b {}\n", digest("a-b = take { $n } cards\n"));
    let check = |text: &str, expected: &[&str]| assert_eq!(stale(&english(text), &read), expected);
    check("a-b = take { $n } cards\n", &[]);
    check("a-b =\n    take { $n } cards\n", &[]);
    check("a-b = take { $n } cards from { $who }\n", &["a-b"]);
    check("a-b = lose { $n } cards\n", &["a-b"]);
    assert_eq!(stale(&BTreeMap::new(), &read), ["a-b"]);
}
