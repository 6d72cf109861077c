//! Rules are pure: same state, same move, same result, natively and in a browser.
//!
//! Clippy guards part of this, crate by crate, where a `clippy.toml` and a `deny` ask for it.
//! This check does not depend on anybody's asking, and also sees modules of the standard library.

use super::{Finding, PURE};
use crate::rust_source::{closing, has_word, is_word_char};
use crate::tree::Tree;

/// Modules of `std` that reach outside, and what to do instead.
const OUTSIDE: [(&str, &str); 7] = [
    ("time", "the clock belongs to whoever hosts the table"),
    ("fs", "content is compiled in; files belong to the callers"),
    ("io", "rules return values; writing belongs to the callers"),
    ("net", "the network belongs to the server"),
    ("env", "options come in the setup"),
    ("process", "rules start nothing"),
    ("thread", "threads belong to the bots and the lab"),
];

/// Names that make results depend on the machine, and what to do instead.
const WORDS: [(&str, &str); 6] = [
    (
        "HashMap",
        "its order is not fixed; use an array or a BTreeMap",
    ),
    (
        "HashSet",
        "its order is not fixed; use a bit set or a BTreeSet",
    ),
    ("Instant", "the clock belongs to whoever hosts the table"),
    ("SystemTime", "the clock belongs to whoever hosts the table"),
    (
        "f32",
        "floats differ between machines; count in whole numbers",
    ),
    (
        "f64",
        "floats differ between machines; count in whole numbers",
    ),
];

/// Finds what a crate of rules must not use, tests apart.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, source) in PURE.iter().flat_map(|name| tree.shipped(name)) {
        let mut find = |line, what: &str, why: &str| {
            let problem = format!("`{what}` in a crate of rules: {why}");
            findings.push(Finding::new(&file.path, line, problem));
        };
        for (line, code) in source.shipped_lines() {
            for (word, why) in WORDS {
                if has_word(code, word) {
                    find(line, word, why);
                }
            }
            if let Some(float) = float_literal(code) {
                find(line, float, "floats differ between machines");
            }
        }
        for (at, module) in std_modules(&source.code) {
            let line = 1 + source.code[..at].matches('\n').count();
            if let Some((_, why)) = OUTSIDE.iter().find(|(outside, _)| *outside == module)
                && !source.is_test(line)
            {
                find(line, &format!("std::{module}"), why);
            }
        }
    }
    findings
}

/// A number like `0.5`. Fields of fields like `a.0.1` and ranges like `0..5` are none.
fn float_literal(code: &str) -> Option<&str> {
    code.match_indices('.').find_map(|(at, _)| {
        let is_digit = |c: char| c.is_ascii_digit() || c == '_';
        let whole = &code[code[..at].trim_end_matches(is_digit).len()..at];
        let after = &code[at + 1..];
        let part = &after[..after.len() - after.trim_start_matches(is_digit).len()];
        let start = at - whole.len();
        let is_field = code[..start].ends_with(|c: char| c == '.' || is_word_char(c));
        let is_float = whole.starts_with(|c: char| c.is_ascii_digit())
            && part.starts_with(|c: char| c.is_ascii_digit())
            && !is_field;
        is_float.then(|| &code[start..=at + part.len()])
    })
}

/// Every module of `std` that is named, alone or in a list of imports, and where.
fn std_modules(code: &str) -> Vec<(usize, &str)> {
    let mut modules = Vec::new();
    for (at, prefix) in code.match_indices("std::") {
        if code[..at].ends_with(is_word_char) {
            continue;
        }
        let from = at + prefix.len();
        if !code[from..].starts_with('{') {
            modules.push((from, name_at(code, from)));
            continue;
        }
        let end = closing(code, from).unwrap_or(code.len());
        let mut depth = 0_usize;
        let mut is_start = false;
        for (offset, character) in code[from..end].char_indices() {
            match character {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ if character.is_whitespace() => continue,
                _ if is_start => modules.push((from + offset, name_at(code, from + offset))),
                _ => {}
            }
            is_start = depth == 1 && matches!(character, '{' | ',');
        }
    }
    modules
}

fn name_at(code: &str, from: usize) -> &str {
    let rest = &code[from..];
    &rest[..rest.find(|c| !is_word_char(c)).unwrap_or(rest.len())]
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn check_code(text: &str, expected: &[&str]) {
        expect(
            &check(&Tree::of(&[("crates/game/src/a.rs", text)])),
            expected,
        );
    }

    #[test]
    fn hash_order_clocks_and_floats_are_found() {
        let expected = |what: &str| format!("crates/game/src/a.rs:2: `{what}` in a crate of rules");
        for what in ["HashMap", "HashSet", "Instant", "SystemTime", "f32", "f64"] {
            check_code(&format!("\nlet a: {what} = b;"), &[&*expected(what)]);
        }
        check_code("\nlet a = 2 * 0.5;", &[&*expected("0.5")]);
    }

    #[test]
    fn modules_that_reach_outside_are_found() {
        check_code("use std::fs;", &["crates/game/src/a.rs:1: `std::fs`"]);
        check_code(
            "use std::{\n    fmt,\n    io::{self, Write},\n    time::Duration,\n};",
            &[
                "crates/game/src/a.rs:3: `std::io`",
                "crates/game/src/a.rs:4: `std::time`",
            ],
        );
        check_code("use std::{fmt::{self, io}, mem};", &[]);
        check_code("use nostd::fs; use std::fmt;", &[]);
    }

    #[test]
    fn what_only_looks_alike_is_not_found() {
        check_code("a.0.1 + b[0..5] + MyHashMap + \"HashMap 0.5\" // f64", &[]);
        check_code(
            "#[cfg(test)]\nmod tests {\n    use std::fs;\n    f64\n}",
            &[],
        );
        let elsewhere = Tree::of(&[
            ("crates/cli/src/main.rs", "use std::fs; f64"),
            ("crates/game/tests/a.rs", "use std::fs; f64"),
        ]);
        expect(&check(&elsewhere), &[]);
    }
}
