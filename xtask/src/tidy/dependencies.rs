//! What comes in from outside: licences that `deny.toml` allows, and the public registry alone.
//!
//! `cargo deny check` does the same and asks for advisories too, but has to be installed; this
//! check needs only what cargo itself knows.

use std::collections::BTreeSet;

use serde_json::Value;
use toml::Table;

use super::Finding;
use crate::tree::Tree;

const LIST: &str = "deny.toml";

/// Compares every package that `cargo metadata` names with the list.
pub(super) fn check(tree: &Tree, metadata: &Value) -> Vec<Finding> {
    let fail = |fault: &str| vec![Finding::new(LIST, 0, fault)];
    let Some(file) = tree.file(LIST) else {
        return fail("it is missing");
    };
    let Ok(list) = file.text.parse::<Table>() else {
        return fail("it is no TOML");
    };
    let allowed = list.get("licenses").and_then(|table| table.get("allow"));
    let Some(allowed) = allowed.and_then(toml::Value::as_array) else {
        return fail("no list `allow` under `[licenses]`");
    };
    let allowed: BTreeSet<&str> = allowed.iter().filter_map(toml::Value::as_str).collect();
    let Some(packages) = metadata["packages"].as_array() else {
        return fail("cargo names no packages");
    };
    let faults = packages.iter().filter_map(|package| {
        let name = package["name"].as_str().unwrap_or_default();
        let version = package["version"].as_str().unwrap_or_default();
        let fault = fault(package, &allowed)?;
        Some(Finding::new(LIST, 0, format!("{name} {version}: {fault}")))
    });
    faults.collect()
}

/// What is wrong with one package.
fn fault(package: &Value, allowed: &BTreeSet<&str>) -> Option<String> {
    // Ours have no source.
    if let Some(source) = package["source"].as_str()
        && !source.starts_with("registry+")
    {
        return Some(format!("it comes from `{source}`, not from the registry"));
    }
    let Some(licence) = package["license"].as_str() else {
        return Some("it names no licence".to_owned());
    };
    match Expression::new(licence).either(allowed) {
        Some(true) => None,
        Some(false) => Some(format!("`{licence}` is not on the list of licences")),
        None => Some(format!("`{licence}` is no licence expression")),
    }
}

/// A licence expression: names with `OR`, `AND`, `WITH` and parentheses; old crates write `/` for
/// `OR`.
struct Expression {
    words: Vec<String>,
    at: usize,
}

impl Expression {
    fn new(text: &str) -> Self {
        let spaced = text
            .replace('(', " ( ")
            .replace(')', " ) ")
            .replace('/', " OR ");
        Self {
            words: spaced.split_whitespace().map(str::to_owned).collect(),
            at: 0,
        }
    }

    /// Whether the list allows it; `None` when it cannot be read.
    fn either(mut self, allowed: &BTreeSet<&str>) -> Option<bool> {
        let is_allowed = self.any(allowed)?;
        (self.at == self.words.len()).then_some(is_allowed)
    }

    fn any(&mut self, allowed: &BTreeSet<&str>) -> Option<bool> {
        let mut is_allowed = self.all(allowed)?;
        while self.take("OR") {
            is_allowed |= self.all(allowed)?;
        }
        Some(is_allowed)
    }

    fn all(&mut self, allowed: &BTreeSet<&str>) -> Option<bool> {
        let mut is_allowed = self.one(allowed)?;
        while self.take("AND") {
            is_allowed &= self.one(allowed)?;
        }
        Some(is_allowed)
    }

    fn one(&mut self, allowed: &BTreeSet<&str>) -> Option<bool> {
        if self.take("(") {
            let inner = self.any(allowed)?;
            return self.take(")").then_some(inner);
        }
        let mut name = self.word()?;
        // An exception makes another licence of it, to be allowed by its whole name.
        if self.take("WITH") {
            name = format!("{name} WITH {}", self.word()?);
        }
        Some(allowed.contains(name.as_str()))
    }

    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.at).is_some_and(|next| next == word);
        self.at += usize::from(is_next);
        is_next
    }

    fn word(&mut self) -> Option<String> {
        let word = self.words.get(self.at)?;
        let is_name = !matches!(word.as_str(), "OR" | "AND" | "WITH" | "(" | ")");
        self.at += 1;
        is_name.then(|| word.clone())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::tests::expect;
    use super::*;

    const DENY: &str = "[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Unicode-3.0\"]\n";

    fn found(license: &str) -> Vec<Finding> {
        let tree = Tree::of(&[("deny.toml", DENY)]);
        let source = "registry+https://example.org";
        let package =
            json!({"name": "a", "version": "1.0.0", "license": license, "source": source});
        check(&tree, &json!({"packages": [package]}))
    }

    #[test]
    fn a_licence_is_one_of_the_list_or_leaves_the_choice() {
        for license in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "GPL-3.0-only/MIT",
            "(MIT OR Zlib) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
        ] {
            expect(&found(license), &[]);
        }
        for license in [
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR Zlib) AND GPL-3.0-only",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            expect(
                &found(license),
                &[&format!("deny.toml: a 1.0.0: `{license}` is not on")],
            );
        }
        for license in ["", "MIT OR", "(MIT", "MIT MIT", "AND MIT"] {
            expect(
                &found(license),
                &[&format!("deny.toml: a 1.0.0: `{license}` is no licence")],
            );
        }
    }

    #[test]
    fn packages_without_a_licence_or_from_elsewhere_are_found() {
        let tree = Tree::of(&[("deny.toml", DENY)]);
        let packages = json!({"packages": [
            {"name": "a", "version": "1.0.0", "license": null, "source": null},
            {"name": "b", "version": "2.0.0", "license": "MIT", "source": "git+https://example.org"},
            {"name": "c", "version": "3.0.0", "license": "MIT", "source": null},
        ]});
        expect(
            &check(&tree, &packages),
            &[
                "deny.toml: a 1.0.0: it names no licence",
                "deny.toml: b 2.0.0: it comes from `git+",
            ],
        );
    }

    #[test]
    fn the_list_is_there_and_can_be_read() {
        let none = json!({"packages": []});
        expect(&check(&Tree::of(&[]), &none), &["deny.toml: it is missing"]);
        let tree = Tree::of(&[("deny.toml", "[licenses]\n")]);
        expect(&check(&tree, &none), &["deny.toml: no list `allow`"]);
        let tree = Tree::of(&[("deny.toml", DENY)]);
        expect(&check(&tree, &Value::Null), &["deny.toml: cargo names no"]);
    }
}
