//! The built program and what it makes of bad input: a message, an exit code, no panic.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use folder::Folder;
use program::{check, said};

#[test]
fn an_unknown_command_or_game_is_bad_input() {
    check(&["dance"], 2, &["there is no command `dance`", "Usage"]);
    check(&[], 2, &["Usage", "play", "scenario", "verify"]);
    for command in ["play", "bench", "cards"] {
        check(&[command, "chess"], 2, &["chess", "quartermaster"]);
    }
    check(&["bench", "quartermaster", "--games", "0"], 2, &["--games"]);
    check(
        &["play", "quartermaster", "--seats", "human,ghost"],
        2,
        &["ghost", "random"],
    );
    check(
        &["play", "quartermaster", "--seats", "human", "--human", "uk"],
        2,
        &["cannot be used together with --human"],
    );
}

#[test]
fn help_and_completions_are_no_errors() {
    check(&["--help"], 0, &["Exit codes", "rules fully enforced"]);
    check(&["--version"], 0, &["sandtable"]);
    check(&["play", "--help"], 0, &["--human", "quartermaster"]);
    check(&["completions", "bash"], 0, &["complete -F _sandtable"]);
    check(&["completions", "tcsh"], 2, &["tcsh"]);
}

#[test]
fn a_corrupt_record_is_bad_input() {
    let folder = Folder::new("record");
    let cases = [
        ("empty", "", "the record is empty"),
        (
            "noise",
            "\u{0}\u{1}nonsense\n",
            "line 1: expected `sandtable record 1`",
        ),
        ("newer", "sandtable record 99\n", "newer than this program"),
        (
            "header",
            "sandtable record 1\ngame quartermaster\nrules x\n",
            "line 3: expected a rules version",
        ),
        (
            "game",
            "sandtable record 1\ngame chess\nrules 1\nmoves\n",
            "unknown game `chess`; the games are: quartermaster",
        ),
        (
            "seed",
            "sandtable record 1\ngame quartermaster\nrules 3\nseed 12\nmoves\n",
            "line 4: expected 64 hexadecimal digits",
        ),
        (
            "move",
            "sandtable record 1\ngame quartermaster\nrules 3\nmoves\nbob pass\n",
            "line 5",
        ),
    ];
    for (name, text, words) in cases {
        let file = folder.file(name, text);
        check(&["replay", &file], 2, &[words, name]);
        if name != "game" {
            check(&["verify", &file], 2, &[words, name]);
        }
    }
    let missing = folder.path().join("missing").display().to_string();
    check(&["replay", &missing], 2, &["cannot read", "missing"]);
    check(&["verify", &missing], 2, &["cannot read", "missing"]);
    let bytes = folder.path().join("bytes");
    std::fs::write(&bytes, b"\xff\xfe\x00").unwrap();
    check(&["replay", &bytes.display().to_string()], 2, &["UTF-8"]);
}

#[test]
fn a_record_without_a_promise_is_not_proved_fair() {
    let folder = Folder::new("promise");
    let text = "sandtable record 1\ngame quartermaster\nrules 3\nmoves\n";
    let file = folder.file("bare", text);
    check(&["verify", &file], 1, &["not proved fair", "no commitment"]);
}

#[test]
fn a_broken_scenario_is_bad_input() {
    let folder = Folder::new("scenario");
    let file = folder.file("broken.scn", "game quartermaster\ntitle T\ndance\nstart\n");
    check(
        &["scenario", "run", &file],
        2,
        &["broken.scn:3: `dance` is not understood"],
    );
    let file = folder.file("foreign.scn", "game chess\ntitle T\nstart\n");
    check(
        &["scenario", "run", &file],
        2,
        &[
            "foreign.scn:1: T",
            "unknown game `chess`",
            "1 scenarios, 1 failed",
        ],
    );
    let whole = folder.path().display().to_string();
    check(
        &["scenario", "run", &whole],
        2,
        &["broken.scn:3", "foreign.scn:1"],
    );
    check(
        &["scenario", "covers", "quartermaster", &whole],
        2,
        &["broken.scn:3"],
    );
    check(&["scenario", "run"], 2, &["<PATH>..."]);
    let missing = folder.path().join("missing").display().to_string();
    check(&["scenario", "run", &missing], 2, &["missing"]);
    let empty = Folder::new("nothing");
    check(
        &["scenario", "run", &empty.path().display().to_string()],
        2,
        &["no *.scn files there"],
    );
}

#[test]
fn bad_content_is_refused_with_file_line_and_reason() {
    let vehicles = include_str!("../../../content/rush/vehicles.toml");
    let folder = Folder::new("content");
    let path = folder.path().display().to_string();
    let refuse = |from: &str, to: &str, words: &[&str]| {
        assert!(vehicles.contains(from));
        folder.file("vehicles.toml", &vehicles.replacen(from, to, 1));
        check(&["cards", "rush", "--content", &path], 2, words);
    };
    refuse(
        "nation = \"ussr\"",
        "nation = \"usa\"",
        &["vehicles.toml:", "not 24"],
    );
    refuse(
        "[\"recon\"]",
        "[\"spying\"]",
        &["vehicles.toml:", "`spying`"],
    );
    refuse(
        "armour = 1",
        "armour = 2",
        &["vehicles.toml:18", "class `light`"],
    );
    folder.file("vehicles.toml", vehicles);
    folder.file("tanks.toml", "");
    let args = ["bench", "rush", "--content", &path];
    check(&args, 2, &["there is no content file `tanks.toml`"]);
    check(
        &["cards", "rush", "--content", "/nowhere/at/all"],
        2,
        &["/nowhere/at/all"],
    );
    let args = ["cards", "quartermaster", "--content", &path];
    let words = "there is no content file `tanks.toml`; there are air/germany.toml";
    check(&args, 2, &[words]);
}

#[test]
fn a_record_remembers_which_content_it_was_played_with() {
    let vehicles = include_str!("../../../content/rush/vehicles.toml");
    let folder = Folder::new("corrected");
    let path = folder.path().display().to_string();
    folder.file(
        "vehicles.toml",
        &vehicles.replacen("cost = 1", "cost = 2", 1),
    );
    let cards = ["cards", "rush", "--content", &path];
    check(
        &cards,
        0,
        &[
            "MS-1 (light tank, Soviet Union) ×1  [su01]\n    Cost 2, ",
            "Our reconstruction, not the printed values.",
        ],
    );
    let record = folder.path().join("game.record").display().to_string();
    let play = [
        "play",
        "rush",
        "--seats",
        "random",
        "--seed",
        "4",
        "--content",
        &path,
        "--record",
        &record,
    ];
    check(&play, 0, &["Won by "]);
    check(&["verify", &record, "--content", &path], 0, &["fair: "]);
    for command in ["verify", "replay"] {
        let (text, code) = said(&[command, &record], b"");
        assert_eq!(code, Some(2), "{text}");
        let words = "it was played with other content";
        assert_eq!(text.matches(words).count(), 1, "told once: {text}");
        assert_eq!(text.matches("--content").count(), 1, "told once: {text}");
    }
}

/// What the program says of these arguments has no terminal control codes.
fn gives_no_orders(args: &[&str]) {
    let (text, _) = said(args, b"1\nhand\nview\nquit\nquit\n");
    let is_order = |c: char| c.is_control() && c != '\n' && c != '\t';
    assert!(!text.contains(is_order), "{args:?}: {text:?}");
    assert!(!text.contains('\u{202e}'), "{args:?}: {text:?}");
    assert!(text.contains('␛'), "{args:?} does not show it: {text:?}");
}

#[test]
fn text_from_outside_gives_the_terminal_no_orders() {
    let folder = Folder::new("orders-to-terminals");
    let evil = "\x1b[2J\x1b]0;owned\x07\u{9b}5m\u{202e}\x7f";
    let head = "sandtable record 1\ngame quartermaster\nrules 3\nmoves\n";
    let record = folder.file("record", &format!("{head}0 {evil}\n"));
    gives_no_orders(&["replay", &record]);
    let heading = folder.file("heading", evil);
    gives_no_orders(&["replay", &heading]);
    gives_no_orders(&["play", "rush", "--resume", &heading]);
    let scenario =
        format!("game rush\ntitle {evil}\nset players 2\n{evil}: x\nexpect turn = {evil}\n");
    let scenario = folder.file("a.scn", &scenario);
    gives_no_orders(&["scenario", "run", &scenario]);
    let carried = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../content/rush/vehicles.toml"
    );
    let vehicles = std::fs::read_to_string(carried).unwrap();
    let (first, rest) = vehicles.split_once("name = \"").unwrap();
    let escaped = r"\u001b[2J\u001b]0;owned\u0007\u009b5m\u202e\u007f";
    folder.file(
        "content/vehicles.toml",
        &format!("{first}name = \"{escaped}{rest}"),
    );
    let content = folder.path().join("content").display().to_string();
    gives_no_orders(&["cards", "rush", "--content", &content]);
    let missing = format!("{}/{evil}", folder.path().display());
    gives_no_orders(&["verify", &missing]);
}
