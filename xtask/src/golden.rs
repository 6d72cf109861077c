//! `cargo xtask golden`: has anything observable changed?
//!
//! A golden test is one whose own, module's or file's name contains `golden`. It compares what
//! comes out with a file in `tests/golden/`, and writes that file instead when
//! `SANDTABLE_ACCEPT` is set. A difference is told as the test tells it: which game, which move,
//! which observer, which field.

use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::workspace::Workspace;

/// What golden tests are known by.
const MARK: &str = "golden";

/// Tells golden tests to write instead of compare.
const ACCEPT: &str = "SANDTABLE_ACCEPT";

/// Runs the golden tests and fails when there are none.
pub(crate) fn run(workspace: &Workspace, accept: bool) -> Result<()> {
    let mut n_tests = 0;
    for (package, file) in test_files(&workspace.metadata()?) {
        let args = ["test", "--package", &package, "--test", &file];
        n_tests += cargo_test(workspace, &args, accept)?;
    }
    // Those known by their own name; running some of the above again does no harm. The tests of
    // this very chore are no golden tests.
    let args = ["test", "--workspace", "--exclude", "xtask", MARK];
    n_tests += cargo_test(workspace, &args, accept)?;
    ensure!(n_tests > 0, "there is no golden test");
    println!(
        "golden: {}",
        if accept {
            "accepted; read the changes in tests/golden before you commit them"
        } else {
            "nothing has changed"
        }
    );
    Ok(())
}

/// The files of tests that are golden as a whole, each with its package.
fn test_files(metadata: &Value) -> Vec<(String, String)> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut files = Vec::new();
    for package in list(&metadata["packages"]) {
        for target in list(&package["targets"]) {
            let is_test = list(&target["kind"]).contains(&Value::from("test"));
            if let (Some(package), Some(file)) = (package["name"].as_str(), target["name"].as_str())
                && is_test
                && file.contains(MARK)
            {
                files.push((package.to_owned(), file.to_owned()));
            }
        }
    }
    files
}

/// Runs `cargo test` with those arguments, shows what it says, and counts the tests that ran.
fn cargo_test(workspace: &Workspace, args: &[&str], accept: bool) -> Result<u32> {
    let mut command = workspace.cargo(args);
    command.env_remove(ACCEPT);
    // What differs is told in words; where the test panicked is of no interest.
    command.env("RUST_BACKTRACE", "0");
    if accept {
        command.env(ACCEPT, "1");
    }
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .context("while starting `cargo test`")?;
    let text = String::from_utf8_lossy(&output.stdout);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        // Most test files have nothing golden in them, and say so at length.
        if !line.contains("0 passed; 0 failed") && line != "running 0 tests" {
            println!("{line}");
        }
    }
    ensure!(
        output.status.success(),
        "golden tests failed; if the change is meant, run `cargo xtask golden --accept`"
    );
    Ok(passed(&text))
}

/// Adds up how many tests passed, from what `cargo test` wrote.
fn passed(text: &str) -> u32 {
    text.lines()
        .filter_map(|line| line.strip_prefix("test result: ok. "))
        .filter_map(|rest| rest.split_once(" passed"))
        .filter_map(|(n_tests, _)| n_tests.parse::<u32>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_ran_are_counted() {
        let none = "running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored\n";
        assert_eq!(passed(none), 0);
        let some = format!("{none}test result: ok. 12 passed; 0 failed; 0 ignored\n");
        assert_eq!(passed(&some), 12);
    }

    #[test]
    fn whole_files_are_found_by_their_name() {
        let metadata = serde_json::json!({"packages": [{
            "name": "testkit",
            "targets": [
                {"name": "testkit", "kind": ["lib"]},
                {"name": "golden_lib", "kind": ["lib"]},
                {"name": "golden", "kind": ["test"]},
                {"name": "conformance", "kind": ["test"]},
            ],
        }]});
        let expected = vec![("testkit".to_owned(), "golden".to_owned())];
        assert_eq!(test_files(&metadata), expected);
    }
}
