//! The built program with other content than it carries, and the drawn board.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder for one test's files, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("sandtable-cli-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn sandtable(args: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have ended before it read anything.
    let _ = child.stdin.take().unwrap().write_all(b"\xff\nhelp\n");
    child.wait_with_output().unwrap()
}

/// The program ends with that code and says these words, on whichever stream.
fn check(args: &[&str], code: i32, words: &[&str]) {
    let output = sandtable(args);
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(output.status.code(), Some(code), "{args:?}\n{text}");
    for words in words {
        assert!(
            text.contains(words),
            "{args:?} does not say `{words}`:\n{text}"
        );
    }
    assert!(!text.contains("panicked"), "{text}");
}

#[test]
fn other_content_is_played_with_and_refused_where_it_is_broken_or_missing() {
    let folder = Folder::new("content");
    let text = include_str!("../../../content/orders/alpine.toml");
    folder.file("alpine.toml", &text.replacen("rounds = 4", "rounds = 1", 1));
    let dir = folder.path().display().to_string();
    let given = ["--content", &*dir];
    check(
        &[&["board", "orders"], &given[..]].concat(),
        0,
        &["reconstruction"],
    );
    check(
        &[&["bench", "orders", "--games", "3"], &given[..]].concat(),
        0,
        &["unfinished games  0"],
    );
    // A record says what it was played with.
    let record = folder.path().join("record").display().to_string();
    let game = [
        "play", "orders", "--seats", "random", "--seed", "3", "--record", &*record,
    ];
    check(&[&game, &given[..]].concat(), 0, &[" wins by"]);
    check(&["replay", &record], 2, &["other content", "--content"]);
    check(
        &[&["replay", &*record], &given[..]].concat(),
        0,
        &[" wins by"],
    );
    check(&[&["verify", &*record], &given[..]].concat(), 0, &["fair"]);
    let broken = Folder::new("broken-content");
    broken.file("alpine.toml", &text.replacen("\"town\"]", "\"twon\"]", 1));
    let dir = broken.path().display().to_string();
    let words = ["alpine.toml:", "twon"];
    check(&["play", "orders", "--content", &dir], 2, &words);
    let words = ["cannot be replaced"];
    check(&["play", "quartermaster", "--content", &dir], 2, &words);
    let missing = folder.path().join("missing").display().to_string();
    check(&["board", "orders", "--content", &missing], 2, &["missing"]);
}

#[test]
fn a_board_is_drawn_where_there_is_one() {
    check(
        &["board", "orders", "--set", "mode island"],
        0,
        &[
            "crossroads",
            "zone south",
            "support reinforce_a",
            "published",
        ],
    );
    check(&["board", "quartermaster"], 0, &["no board to draw"]);
    check(
        &["board", "orders", "--set", "mode moon"],
        2,
        &["alpine or island"],
    );
}
