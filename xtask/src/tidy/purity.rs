//! Rules are pure: same state, same move, same result, natively and in a browser.
//!
//! Clippy guards part of this where a crate asks for it with a `clippy.toml` and a `deny`
//! (`float_arithmetic`, `iter_over_hash_type`). This check needs no such request, and also covers
//! whole modules of the standard library, which clippy cannot.

use super::{Finding, PURE};
use crate::rust_source::has_word;
use crate::tree::Tree;

/// Names that reach outside or make results depend on the machine, and what to do instead.
const FORBIDDEN: [(&str, &str); 14] = [
    ("std::time", "the clock belongs to the host of the table"),
    (
        "std::fs",
        "content is compiled in; files belong to the callers",
    ),
    (
        "std::io",
        "rules return values; writing belongs to the callers",
    ),
    ("std::net", "the network belongs to the server"),
    ("std::env", "options come in the setup"),
    ("std::process", "rules start no process"),
    ("std::thread", "threads belong to the bots and the lab"),
    // So that the names above are always written in full.
    (
        "use std::{",
        "import each module of `std` on a line of its own",
    ),
    (
        "HashMap",
        "its order is not fixed; use an array or a BTreeMap",
    ),
    (
        "HashSet",
        "its order is not fixed; use a bit set or a BTreeSet",
    ),
    ("Instant", "the clock belongs to the host of the table"),
    ("SystemTime", "the clock belongs to the host of the table"),
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
        for (line, code) in source.shipped_lines() {
            for (name, instead) in FORBIDDEN {
                if has_word(code, name) {
                    let fault = format!("`{name}` in a crate of rules: {instead}");
                    findings.push(Finding::new(&file.path, line, fault));
                }
            }
        }
    }
    findings
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
    }

    #[test]
    fn modules_that_reach_outside_are_found() {
        check_code("use std::fs;", &["crates/game/src/a.rs:1: `std::fs`"]);
        check_code(
            "use std::fmt;\nlet a = std::time::Duration::ZERO;",
            &["crates/game/src/a.rs:2: `std::time`"],
        );
        check_code(
            "use std::{io, mem};",
            &["crates/game/src/a.rs:1: `use std::{` in a crate of rules: import each"],
        );
        check_code("use nostd::fs; use std::fmt::{self, io};", &[]);
    }

    #[test]
    fn what_only_looks_alike_is_not_found() {
        check_code("a.0.1 + b[0..5] + MyHashMap + \"HashMap\" // f64", &[]);
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
