//! The built program in its languages: by option, by environment, saved and resumed.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program says, given these arguments, this `LANG` and these lines; and its exit code.
fn said(args: &[&str], lang: &str, lines: &str) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .env(
            "SANDTABLE_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/home"),
        )
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", lang)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have ended before it read anything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    (text, output.status.code())
}

#[test]
fn the_option_beats_the_environment_and_that_beats_english() {
    let cards = ["cards", "quartermaster"];
    let (text, _) = said(&cards, "cs_CZ.UTF-8", "");
    assert!(
        text.contains("Střemhlavé bombardéry (Plán, Německo)"),
        "{text}"
    );
    let (text, _) = said(
        &["cards", "quartermaster", "--lang", "ru"],
        "cs_CZ.UTF-8",
        "",
    );
    assert!(
        text.contains("Пикирующие бомбардировщики (Статус, Германия)"),
        "{text}"
    );
    let (text, _) = said(&cards, "C", "");
    assert!(text.contains("Dive Bombers (Status, Germany)"), "{text}");
    let (text, code) = said(&["cards", "quartermaster", "--lang", "xx"], "C", "");
    assert_eq!(code, Some(2), "{text}");
    assert!(
        text.contains("unknown language `xx`; the languages are: en, pl, cs, ru"),
        "{text}"
    );
}

#[test]
fn a_saved_table_goes_on_where_it_was_left() {
    let file = format!("sandtable-saved-{}.txt", std::process::id());
    let path = std::env::temp_dir().join(file);
    let path = path.to_str().unwrap();
    let play = ["play", "quartermaster", "--lang", "pl", "--plain"];
    let seeded = [&play[..], &["--seed", "3"]].concat();
    let lines = format!("1\n1\nzachowaj {path}\nkoniec\n");
    let (text, _) = said(&seeded, "C", &lines);
    assert!(text.contains("Zapisano w"), "{text}");
    let resumed = [&play[..], &["--resume", path]].concat();
    let (text, code) = said(&resumed, "C", "1\nkoniec\n");
    std::fs::remove_file(path).unwrap();
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Jeszcze 1 karta."), "{text}");
    assert!(text.contains("Niemcy: początek tury"), "{text}");
}

#[test]
fn a_kept_table_remembers_who_sits_where_and_in_which_language() {
    let file = format!("sandtable-seats-{}.txt", std::process::id());
    let path = std::env::temp_dir().join(file);
    let path = path.to_str().unwrap();
    let play = "play quartermaster --human italy --lang cs --plain --record";
    let play: Vec<&str> = play.split(' ').chain([path]).collect();
    let (text, code) = said(&play, "C", "1\n");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains(&format!("--resume {path}")), "{text}");
    // Before the end of the game the file is sealed.
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(kept.starts_with("sandtable save 1\n"), "{kept}");
    let (text, code) = said(&["play", "quartermaster", "--resume", path], "C", "ruka\n");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Itálie> "), "{text}");
    assert!(text.contains("Tvé karty:"), "{text}");
    // The language can be changed, the seat cannot.
    let (text, _) = said(
        &["play", "quartermaster", "--resume", path, "--lang", "en"],
        "C",
        "",
    );
    assert!(text.contains("Italy> "), "{text}");
    let (text, code) = said(
        &["play", "quartermaster", "--resume", path, "--human", "uk"],
        "C",
        "",
    );
    std::fs::remove_file(path).unwrap();
    assert_eq!(code, Some(2), "{text}");
}

#[test]
fn a_record_without_its_seed_cannot_be_resumed() {
    let file = format!("sandtable-unsaved-{}.txt", std::process::id());
    let path = std::env::temp_dir().join(file);
    std::fs::write(
        &path,
        "sandtable record 1\ngame quartermaster\nrules 3\nmoves\n",
    )
    .unwrap();
    let path_text = path.to_str().unwrap();
    let (text, code) = said(&["play", "quartermaster", "--resume", path_text], "C", "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("has no seed"), "{text}");
}
