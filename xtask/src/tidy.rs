//! `cargo xtask tidy`: what the compiler cannot check.
//!
//! Each check is a module with one function from the project's text (a [`Tree`]) to a list of
//! [`Finding`]s, and a test that shows it can fail. A check has no exceptions list: where a rule
//! is wrong, change the rule.

mod arrows;
mod cards;
mod changelog;
mod content;
mod dependencies;
mod headers;
mod licences;
mod links;
mod literals;
mod marks;
mod paths;
mod purity;
mod rulings;
mod scenarios;
mod sizes;

use std::fmt;

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::tree::Tree;
use crate::workspace::Workspace;

/// Crates of rules: no clock, no hash order, no floats, no input or output.
pub(crate) const PURE: [&str; 5] = ["game", "quartermaster", "rush", "orders", "games"];

/// Games whose content, scenarios and rulings are there to be checked.
pub(crate) const GAMES: [&str; 3] = ["quartermaster", "rush", "orders"];

/// Something that is not as it should be.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    path: String,
    /// From 1; 0 when it is about the file as a whole.
    line: usize,
    fault: String,
}

impl Finding {
    fn new(path: &str, line: usize, fault: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            line,
            fault: fault.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, line, fault } = self;
        if *line == 0 {
            write!(f, "{path}: {fault}")
        } else {
            write!(f, "{path}:{line}: {fault}")
        }
    }
}

/// Checks the project; prints questions, the index if asked for, and what is wrong.
pub(crate) fn run(workspace: &Workspace, print_rules: bool) -> Result<()> {
    let tree = Tree::read(workspace.root())?;
    let metadata = workspace.metadata()?;
    for question in sizes::questions(&tree) {
        println!("question: {question}");
    }
    for game in GAMES {
        let index = rulings::Index::new(&tree, game);
        if print_rules {
            print!("{index}");
        }
        println!("{}", index.unproven());
    }
    let mut findings = check(&tree, &metadata);
    findings.extend(dependencies::check(&tree, &workspace.dependencies()?));
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(
        findings.is_empty(),
        "{} found by tidy",
        if findings.len() == 1 {
            "1 fault".to_owned()
        } else {
            format!("{} faults", findings.len())
        }
    );
    println!("tidy: {} files, nothing found", tree.files().count());
    Ok(())
}

/// All that is wrong, check by check.
fn check(tree: &Tree, metadata: &Value) -> Vec<Finding> {
    let mut findings = arrows::check(metadata);
    let checks = [
        headers::check,
        sizes::check,
        marks::check,
        purity::check,
        paths::check,
        licences::check,
        links::check,
    ];
    findings.extend(checks.iter().flat_map(|check| check(tree)));
    for game in GAMES {
        let checks = [
            changelog::check,
            content::check,
            cards::check,
            literals::check,
            rulings::check,
        ];
        findings.extend(checks.iter().flat_map(|check| check(tree, game)));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts what a check says of those files, each as `path:line: start of the fault`.
    pub(super) fn expect(findings: &[Finding], expected: &[&str]) {
        let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
        let is_as_expected = lines.len() == expected.len()
            && lines
                .iter()
                .zip(expected)
                .all(|(line, start)| line.starts_with(start));
        assert!(is_as_expected, "found {lines:#?}, expected {expected:#?}");
    }

    #[test]
    fn an_empty_project_is_not_tidy() {
        let findings = check(&Tree::default(), &Value::Null);
        let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
        for path in [
            "Cargo.toml",
            "LICENSE-MIT",
            "content/quartermaster",
            "docs/rulings/quartermaster.md",
        ] {
            let is_missed = lines.iter().any(|line| line.starts_with(path));
            assert!(is_missed, "{path} is not missed in {lines:#?}");
        }
    }
}
