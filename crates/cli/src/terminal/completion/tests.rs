//! What Tab offers, without a terminal.

use game::Observer;
use games::{GameId, Table};
use text::Language;

use super::*;
use crate::folder::Folder;

fn vocabulary(language: Language) -> Vocabulary {
    let texts = Texts::new(language);
    let table = Table::sit(GameId::Quartermaster, &[], None).unwrap();
    let sight = table.sight(Observer::Spectator, 0);
    Vocabulary::new(&texts, &*texts.narrator(&sight).unwrap())
}

fn choices(all: &[(&str, &str)]) -> Choices {
    let named = |&(text, label): &(&str, &str)| Labelled::plain(text, label);
    Choices {
        all: all.iter().map(named).collect(),
        n_ordinary: all.len(),
        n_asides: 0,
    }
}

fn english() -> Choices {
    choices(&[
        ("build ukraine", "Build an army in Ukraine"),
        ("build balkans", "Build an army in the Balkans"),
        ("play ger_blitzkrieg", "Play “Blitzkrieg”"),
        ("pass", "Nothing more"),
    ])
}

fn polish() -> Choices {
    choices(&[
        ("build ukraine", "Sformuj armię w Ukrainie"),
        ("build balkans", "Sformuj armię na Bałkanach"),
        ("play ger_blitzkrieg", "Zagraj „Blitzkrieg”"),
        ("pass", "Nic więcej"),
    ])
}

/// The whole line after each candidate that `line|` (the cursor at the bar) can become.
fn lines(line: &str, language: Language, choices: &Choices) -> Vec<String> {
    let cursor = line.find('|').unwrap_or(line.len());
    let line = line.replace('|', "");
    let completion = complete(&line, cursor, &vocabulary(language), choices);
    let candidates = completion.candidates.iter();
    candidates
        .map(|one| {
            format!(
                "{}{}{}",
                &line[..completion.start],
                one.text,
                &line[cursor..]
            )
        })
        .collect()
}

#[test]
fn choices_are_completed_by_label_and_by_notation() {
    let check = |line: &str, expected: &[&str]| {
        assert_eq!(
            lines(line, Language::English, &english()),
            expected,
            "{line}"
        );
    };
    check("play", &["Play “Blitzkrieg”"]);
    check("PLAY bl", &["Play “Blitzkrieg”"]);
    check("play g", &["play ger_blitzkrieg"]);
    let builds = ["Build an army in Ukraine", "Build an army in the Balkans"];
    check("build ", &builds);
    check("build a", &builds);
    check("build u", &["build ukraine"]);
    check("build b", &["build balkans"]);
    check("  noth", &["  Nothing more"]);
    check("build u| now", &["build ukraine now"]);
    check("xyz", &[]);
}

#[test]
fn a_word_in_the_middle_finds_a_choice_too() {
    let check = |line: &str, expected: &[&str]| {
        assert_eq!(
            lines(line, Language::English, &english()),
            expected,
            "{line}"
        );
    };
    check("balk", &["Build an army in the Balkans"]);
    // Two have it: they are shown, and what is typed stays.
    check("army", &["army", "army"]);
    let completion = complete("army", 4, &vocabulary(Language::English), &english());
    let shown: Vec<&str> = completion
        .candidates
        .iter()
        .map(|one| &*one.shown)
        .collect();
    assert_eq!(
        shown,
        ["Build an army in Ukraine", "Build an army in the Balkans"]
    );
}

#[test]
fn accents_and_capitals_are_not_needed() {
    let check = |line: &str, expected: &[&str]| {
        assert_eq!(lines(line, Language::Polish, &polish()), expected, "{line}");
    };
    check("sformuj armie na", &["Sformuj armię na Bałkanach"]);
    check("balkanach", &["Sformuj armię na Bałkanach"]);
    check("zagraj", &["Zagraj „Blitzkrieg”"]);
    check("nic w", &["Nic więcej"]);
    check("rek", &["ręka"]);
    let russian = choices(&[("pass", "Ещё один ход")]);
    assert_eq!(lines("еще", Language::Russian, &russian), ["Ещё один ход"]);
}

#[test]
fn commands_are_completed_in_the_language_and_else_in_english() {
    let check = |line: &str, language: Language, expected: &[&str]| {
        assert_eq!(
            lines(line, language, &Choices::default()),
            expected,
            "{line}"
        );
    };
    check("w", Language::English, &["why "]);
    check("re", Language::English, &["record"]);
    check(
        "",
        Language::English,
        &[
            "undo", "why ", "view", "board", "hand", "card ", "rules ", "record", "save ", "skip",
            "help", "quit",
        ],
    );
    check("k", Language::Polish, &["karta ", "koniec"]);
    check("za", Language::Polish, &["zasady ", "zapis", "zachowaj "]);
    check("und", Language::Polish, &["undo"]);
    check("пра", Language::Russian, &["правила "]);
    check("hand ", Language::English, &[]);
    check("view ", Language::English, &["view json"]);
}

#[test]
fn a_choice_that_begins_like_a_command_is_offered() {
    let keep = choices(&[("keep", "Zachowaj wynik"), ("reroll", "Rzuć ponownie")]);
    let check = |line: &str, expected: &[&str]| {
        assert_eq!(lines(line, Language::Polish, &keep), expected, "{line}");
    };
    check("zach", &["Zachowaj wynik", "zachowaj "]);
    check("zachowaj ", &["Zachowaj wynik"]);
    check("zachowaj wy", &["Zachowaj wynik"]);
    check("zachowaj Cargo.t", &["zachowaj Cargo.toml"]);
}

#[test]
fn cards_topics_and_names_follow_their_commands() {
    let check = |line: &str, language: Language, expected: &[&str]| {
        assert_eq!(lines(line, language, &english()), expected, "{line}");
    };
    check("card blitz", Language::English, &["card Blitzkrieg"]);
    check("karta blitz", Language::Polish, &["karta Blitzkrieg"]);
    check("card blitz", Language::Polish, &["card Blitzkrieg"]);
    check("board ukr", Language::English, &["board Ukraine"]);
    check("rules sup", Language::English, &["rules supply"]);
    check("zasady zaop", Language::Polish, &["zasady zaopatrzenie"]);
    check("why ukr", Language::English, &["why Ukraine"]);
    check("why build u", Language::English, &["why build ukraine"]);
    check("why play bl", Language::English, &["why Play “Blitzkrieg”"]);
    check("why blitz", Language::English, &["why Blitzkrieg"]);
    check("proč ukr", Language::Czech, &["proč Ukrajina"]);
}

#[test]
fn a_long_list_is_offered_word_by_word_and_then_letter_by_letter() {
    let all: Vec<(String, String)> = (0..40)
        .map(|i| {
            (
                format!("discard {i}"),
                format!("Discard {} of {i}", ["red", "blue"][i % 2]),
            )
        })
        .collect();
    let pairs: Vec<(&str, &str)> = all.iter().map(|(a, b)| (&**a, &**b)).collect();
    let many = choices(&pairs);
    let check = |line: &str, expected: &[&str]| {
        assert_eq!(lines(line, Language::English, &many), expected, "{line}");
    };
    check("di", &["Discard "]);
    check("discard ", &["Discard red ", "Discard blue "]);
    check("discard r", &["Discard red "]);
    check(
        "discard blue of 3",
        &[
            "Discard blue of 3",
            "Discard blue of 31",
            "Discard blue of 33",
            "Discard blue of 35",
            "Discard blue of 37",
            "Discard blue of 39",
        ],
    );
    // On an empty line the commands leave less room.
    let few = choices(&pairs[..10]);
    assert_eq!(lines("", Language::English, &few)[0], "Discard ");
    let completion = complete("card ", 5, &vocabulary(Language::English), &many);
    let shown: Vec<&str> = completion
        .candidates
        .iter()
        .map(|one| &*one.shown)
        .collect();
    assert_eq!(shown[..3], ["a…", "b…", "c…"]);
    assert!(completion.candidates.iter().all(|one| one.text.is_empty()));
}

#[test]
fn files_follow_save_and_record() {
    let files = Folder::new("complete");
    std::fs::create_dir_all(files.path().join("Archive")).unwrap();
    for name in ["first.txt", "second game.txt", ".hidden"] {
        files.file(name, "");
    }
    let folder = files.path().display().to_string();
    let check = |line: &str, expected: &[&str]| {
        let whole = |line: &&str| line.replace('~', &folder);
        let expected: Vec<String> = expected.iter().map(whole).collect();
        assert_eq!(
            lines(&whole(&line), Language::English, &english()),
            expected,
            "{line}"
        );
    };
    let archive = format!("save ~/Archive{}", std::path::MAIN_SEPARATOR);
    check(
        "save ~/",
        &[&archive, "save ~/first.txt", "save ~/second game.txt"],
    );
    check("save ~/sec", &["save ~/second game.txt"]);
    check("save ~/second g", &["save ~/second game.txt"]);
    check("save ~/arch", &[&archive]);
    check("record ~/.h", &["record ~/.hidden"]);
    for i in 0..60 {
        files.file(&format!("third-{i:02}.txt"), "");
    }
    check(
        "save ~/third-1",
        &[
            "save ~/third-10.txt",
            "save ~/third-11.txt",
            "save ~/third-12.txt",
            "save ~/third-13.txt",
            "save ~/third-14.txt",
            "save ~/third-15.txt",
            "save ~/third-16.txt",
            "save ~/third-17.txt",
            "save ~/third-18.txt",
            "save ~/third-19.txt",
        ],
    );
    check("save ~/thi", &["save ~/thi"]);
    check("record ~/nothing", &[]);
    check("save ~/nowhere/x", &[]);
}

#[test]
fn what_enter_would_do_is_told_where_it_is_not_plain() {
    let check = |line: &str, expected: Option<&str>| {
        let meaning = meaning(line, &vocabulary(Language::English), &english());
        assert_eq!(meaning.as_deref(), expected, "{line}");
    };
    check("3", Some("Play “Blitzkrieg”"));
    check("4 1", Some("Nothing more, Build an army in Ukraine"));
    check("7", None);
    check("blitz", Some("Play “Blitzkrieg”"));
    check("nothing more", None);
    check("army", None);
    check("help", None);
    check("", None);
    let only = choices(&[("pass", "Nothing more")]);
    let meaning = meaning("", &vocabulary(Language::English), &only);
    assert_eq!(meaning.as_deref(), Some("Nothing more"));
}

#[test]
fn a_cursor_anywhere_is_no_panic() {
    let vocabulary = vocabulary(Language::Polish);
    for line in ["", "ręka", "  karta żółw", "dlaczego „", "zapis /", "żżż"] {
        for cursor in 0..=line.len() + 2 {
            complete(line, cursor, &vocabulary, &polish());
        }
    }
}
