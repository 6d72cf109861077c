//! The built program: what it says and how it ends.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What comes of these arguments and that input.
pub(crate) fn sandtable(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .env(
            "SANDTABLE_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/home"),
        )
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have ended before it read anything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// What the program says on either stream, and its exit code.
pub(crate) fn said(args: &[&str], input: &[u8]) -> (String, Option<i32>) {
    let output = sandtable(args, input);
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    (text, output.status.code())
}

/// The program ends with that code and says these words, on either stream.
pub(crate) fn check(args: &[&str], code: i32, words: &[&str]) {
    let (text, ended) = said(args, b"\xff\nhelp\n");
    assert_eq!(ended, Some(code), "{args:?}\n{text}");
    for words in words {
        assert!(
            text.contains(words),
            "{args:?} does not say `{words}`:\n{text}"
        );
    }
    assert!(!text.contains("panicked"), "{text}");
}
