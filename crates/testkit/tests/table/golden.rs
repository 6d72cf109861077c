//! Golden games over the toy and its broken twins.

use testkit::golden::check_file_as;
use testkit::stored::Mode;

use crate::files::TempFile;
use crate::toy::{Toy, flaw};

const HEAD: &str = "sandtable golden 2\n# a toy\ngame toy\nset players 3\nseed 7\nplay\n";

fn accepted(head: &str) -> TempFile {
    let file = TempFile::new("play", head);
    check_file_as::<Toy>(file.path(), Mode::Accept).unwrap();
    file
}

fn complaint<const FLAW: u8>(file: &TempFile) -> String {
    let error = check_file_as::<Toy<FLAW>>(file.path(), Mode::Compare).unwrap_err();
    error.to_string()
}

#[test]
fn an_accepted_game_holds_everything_and_compares_equal() {
    let file = accepted(HEAD);
    let text = file.text();
    assert!(text.starts_with(HEAD), "{text}");
    assert!(text.contains("\n1 chance: deal "), "{text}");
    assert!(text.contains("\n  saw all \"dealt\"\n"), "{text}");
    assert!(
        text.contains("\n  saw not:ann {\"bid\":{\"seat\":0,\"card\":null}}\n"),
        "{text}"
    );
    assert!(text.contains("\n  list ann 6 bid {"), "{text}");
    assert!(text.contains("\nend over last-round "), "{text}");
    check_file_as::<Toy>(file.path(), Mode::Compare).unwrap();
}

#[test]
fn a_file_without_moves_is_a_difference_until_it_is_accepted() {
    let message = complaint::<0>(&TempFile::new("play", HEAD));
    assert!(message.contains("found  0 start"), "{message}");
}

#[test]
fn a_game_in_the_older_form_keeps_its_moves() {
    let text = accepted(HEAD).text();
    let moves = text.lines().filter(|line| !line.starts_with(' '));
    let old = moves.collect::<Vec<_>>().join("\n");
    let file = TempFile::new("play", &old.replace("golden 2", "golden 1"));
    let message = complaint::<0>(&file);
    assert!(message.contains("found  sandtable golden 2"), "{message}");
    check_file_as::<Toy>(file.path(), Mode::Accept).unwrap();
    assert_eq!(file.text(), text);
}

#[test]
fn a_game_may_stop_early() {
    let file = accepted(&HEAD.replace("\nplay", "\nlimit 2\nplay"));
    assert!(file.text().contains("\n2 ann: "), "{}", file.text());
    assert!(
        file.text().ends_with("\nend unfinished\n"),
        "{}",
        file.text()
    );
}

#[test]
fn a_changed_view_event_or_list_is_named_with_move_observer_and_field() {
    let file = accepted(HEAD);
    let check = |message: String, words: &[&str]| {
        for words in words {
            assert!(message.contains(words), "{words} in {message}");
        }
    };
    check(
        complaint::<{ flaw::VIEW_LEAKS }>(&file),
        &[
            "\n1 chance: deal ",
            "\n  found  view all scores@0-",
            "\n  view scores: in ",
        ],
    );
    check(
        complaint::<{ flaw::EVENT_LEAKS }>(&file),
        &[
            "\n  stored saw not:",
            "\n  found  saw all {\"drew\"",
            "\n  saw drew: in ",
        ],
    );
    check(
        complaint::<{ flaw::REPEATED_MOVE }>(&file),
        &["\n  found  list cid gamble", "\n  list gamble: in "],
    );
}

#[test]
fn a_move_that_is_no_longer_legal_is_named_and_accepting_plays_anew() {
    let file = accepted(HEAD);
    let text = file.text();
    let line = text
        .lines()
        .position(|line| line.starts_with("2 ann: bid"))
        .unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line] = "2 ann: keep";
    let file = TempFile::new("play", &lines.join("\n"));
    let message = complaint::<0>(&file);
    let expected = format!(":{}: `ann: keep` is no longer legal: not-now", line + 1);
    assert!(message.contains(&expected), "{message}");
    check_file_as::<Toy>(file.path(), Mode::Accept).unwrap();
    assert_eq!(file.text(), text);
}

#[test]
fn a_faulty_file_is_named_with_its_line() {
    let check = |text: &str, words: &str| {
        let message = complaint::<0>(&TempFile::new("play", text));
        assert!(message.contains(words), "{message}");
    };
    check("game toy\n", ":1: expected `sandtable golden 2`");
    check("sandtable golden 2\ngame chess\n", ":2: `chess` is not toy");
    check(
        "sandtable golden 2\ngame toy\nset x\n",
        ":3: form text=x expected=players",
    );
    check(
        "sandtable golden 2\ngame toy\nhop\n",
        ":3: expected game, set",
    );
    check(
        "sandtable golden 2\ngame toy\n",
        ":2: expected a line `play`",
    );
    check(&format!("{HEAD}1 dora: bid 3\n"), "`dora` is no seat");
    check(
        &format!("{HEAD}1 ann: sing\n"),
        "form text=sing expected=bid N",
    );
}
