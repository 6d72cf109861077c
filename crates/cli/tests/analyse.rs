//! `sandtable analyse` and `sandtable sim --from`: what they print, write and refuse.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::fs;

use folder::Folder;
use program::{check, said, sandtable};
use serde_json::Value;

/// The record of a game of General Orders between bots that play at random.
fn record(folder: &Folder, name: &str) -> String {
    let run = folder.path().join(format!("{name}-run"));
    let run = run.to_str().unwrap();
    let sim = ["sim", "orders", "--seats", "random", "--games", "2"];
    check(&[&sim[..], &["--out", run]].concat(), 0, &[]);
    let record = folder.path().join(name);
    let record = record.to_str().unwrap().to_owned();
    check(&["replay", run, "--game", "1", "--out", &record], 0, &[]);
    record
}

/// The same record without its last moves.
fn broken_off(folder: &Folder, record: &str) -> String {
    let text = fs::read_to_string(record).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    folder.file("half.txt", &(lines[..lines.len() - 20].join("\n") + "\n"))
}

#[test]
fn a_game_is_explained_as_a_table_json_and_a_page() {
    let folder = Folder::new("analyse");
    let record = record(&folder, "game.txt");
    let page = folder.path().join("page.html");
    let page = page.to_str().unwrap();
    let analyse = ["analyse", &record, "--effort", "3"];
    check(
        &[&analyse[..], &["--html", page]].concat(),
        0,
        &[
            "how it was decided",
            "chance of winning",
            "turning points",
            "the most costly decisions",
            "luck and decisions",
            "cards that swung the game",
            "Blue",
            "page.html",
        ],
    );
    let output = sandtable(&[&analyse[..], &["--json", "--threads", "1"]].concat(), b"");
    let one: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(one["game"], "orders");
    assert_eq!(one["effort"]["worlds"], 3);
    let output = sandtable(&[&analyse[..], &["--json", "--threads", "2"]].concat(), b"");
    let two: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(one, two, "threads change nothing");
}

#[test]
fn the_page_is_whole_in_every_language() {
    let folder = Folder::new("analyse-pages");
    let record = record(&folder, "game.txt");
    let check = |tag: &str, words: [&str; 3]| {
        let page = folder.path().join(format!("{tag}.html"));
        let path = page.to_str().unwrap();
        let line = [
            "--lang", tag, "analyse", &record, "--effort", "2", "--html", path,
        ];
        let (text, code) = said(&line, b"");
        assert_eq!(code, Some(0), "{text}");
        let html = fs::read_to_string(&page).unwrap();
        assert!(html.starts_with(&format!("<!doctype html>\n<html lang=\"{tag}\">")));
        assert!(html.contains("<svg role=\"img\"") && html.ends_with("</html>\n"));
        for told in [&text, &html] {
            assert!(!told.contains('⟦') && !told.contains("{$"), "{told}");
        }
        // Nothing to fetch, nothing that runs.
        for foreign in ["http://", "https://", "<script", "<link", "<img", "url("] {
            assert!(!html.contains(foreign), "{foreign}");
        }
        assert!(html.contains("prefers-color-scheme:dark"));
        for word in words {
            assert!(html.contains(word), "{tag}: {word}");
        }
    };
    check("en", ["Turning points", "Luck and decisions", "Blue"]);
    check("pl", ["Punkty zwrotne", "Los i decyzje", "Niebiescy"]);
    check("cs", ["Zlomové okamžiky", "Náhoda a rozhodnutí", "Modř"]);
    check("ru", ["Переломные моменты", "Случай и решения", "Син"]);
}

#[test]
fn what_cannot_be_explained_is_refused() {
    let folder = Folder::new("analyse-refused");
    let record = record(&folder, "game.txt");
    let half = broken_off(&folder, &record);
    check(&["analyse", &half], 2, &["half.txt", "is not over"]);
    let polish = ["--lang", "pl", "analyse", &half];
    check(&polish, 2, &["która się nie skończyła"]);
    let from = ["sim", "--from", &half, "--at", "3"];
    check(&from, 2, &["is not over"]);
    let none = folder.file("none.txt", "nothing");
    check(&["analyse", &none], 2, &["none.txt", "line 1"]);
    check(&["analyse", &record, "--effort", "0"], 2, &["above 0"]);
    check(
        &["analyse", &record, "--effort", "20000"],
        2,
        &["at most 10000"],
    );
}

#[test]
fn games_go_on_from_a_position_of_another() {
    let folder = Folder::new("sim-from");
    let record = record(&folder, "game.txt");
    let run = folder.path().join("run");
    let run = run.to_str().unwrap();
    let sim = ["sim", "--from", &record, "--at", "30", "--games", "20"];
    let sim = [&sim[..], &["--seats", "random", "--out", run]].concat();
    check(&sim, 0, &["won by side", "the same 30 moves"]);
    // Every game of it begins as the record does, and goes on in its own way.
    let again = |number: &str| {
        let path = folder.path().join(number);
        let line = [
            "replay",
            run,
            "--game",
            number,
            "--out",
            path.to_str().unwrap(),
        ];
        check(&line, 0, &[]);
        let text = fs::read_to_string(path).unwrap();
        let moves = text.lines().skip_while(|line| *line != "moves");
        moves.map(str::to_owned).collect::<Vec<_>>()
    };
    let text = fs::read_to_string(&record).unwrap();
    let moves = text.lines().skip_while(|line| *line != "moves");
    let original: Vec<&str> = moves.take(31).collect();
    let (one, two) = (again("3"), again("4"));
    assert_eq!(one[..31], original);
    assert_eq!(two[..31], original);
    assert_ne!(one, two);
    // The same command finds it done; another position is another run.
    check(&sim, 0, &["the same 30 moves"]);
    let mut other = sim.clone();
    other[4] = "31";
    check(&other, 2, &["another run", "opening 30"]);
    check(&["report", run], 0, &["report.html"]);
}

#[test]
fn a_position_that_is_not_there_is_refused() {
    let folder = Folder::new("sim-from-refused");
    let record = record(&folder, "game.txt");
    let from = ["sim", "--from", &record];
    check(&from, 2, &["--at"]);
    check(&["sim", "--at", "3"], 2, &["GAME"]);
    check(&["sim"], 2, &["GAME"]);
    let late = [&from[..], &["--at", "100000"]].concat();
    check(&late, 2, &["nothing is left to play"]);
    let other = [&["sim", "rush"], &from[1..], &["--at", "3"]].concat();
    check(&other, 2, &["Rush", "General Orders"]);
    let setup = [&from[..], &["--at", "3", "--set", "mode island"]].concat();
    check(&setup, 2, &["--set", "--from"]);
}
