//! Links between the documents lead somewhere.
//!
//! Looked at are links in `.md` files to files, folders and headings of the project; the web is
//! not asked.

use std::collections::BTreeSet;

use super::Finding;
use crate::tree::{Tree, has_extension};

/// Finds links that lead nowhere.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files().filter(|file| has_extension(&file.path, "md")) {
        for (line, text) in prose(&file.text) {
            for target in targets(&text) {
                if let Some(fault) = fault(tree, &file.path, target) {
                    findings.push(Finding::new(&file.path, line, fault));
                }
            }
        }
    }
    findings
}

fn fault(tree: &Tree, from: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let path = if path.is_empty() {
        from.to_owned()
    } else {
        match resolve(from, path) {
            Some(path) => path,
            None => return Some(format!("the link `{target}` leaves the project")),
        }
    };
    if !tree.has(&path) {
        return Some(format!("the link `{target}` leads nowhere"));
    }
    let document = tree.file(&path).filter(|_| has_extension(&path, "md"))?;
    let is_there = heading.is_empty() || anchors(&document.text).contains(heading);
    (!is_there).then(|| format!("the link `{target}` names no heading of {path}"))
}

/// The path from the project's folder, or `None` outside of it.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Lines that are neither in a block of code nor, as far as they are, in backticks.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut is_code = false;
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            // Every other piece is between backticks; a link's text may be.
            let pieces = line.split('`').enumerate();
            let kept = pieces.map(|(n, piece)| if n % 2 == 0 { piece } else { "" });
            lines.push((i + 1, kept.collect()));
        }
    }
    lines
}

/// Where the links of a line lead: `[text](target)` and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let mut targets: Vec<&str> = line
        .match_indices("](")
        .filter_map(|(at, open)| line[at + open.len()..].split_once(')'))
        .map(|(target, _)| target)
        .collect();
    if line.starts_with('[') {
        targets.extend(line.split_once("]: ").map(|(_, target)| target));
    }
    targets
        .into_iter()
        // What follows a blank is a title.
        .filter_map(|target| target.split_whitespace().next())
        .map(|target| target.trim_start_matches('<').trim_end_matches('>'))
        .collect()
}

/// What the headings of a document are called in links.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut is_code = false;
    for line in text.lines() {
        is_code ^= line.trim_start().starts_with("```");
        if !line.starts_with('#') || is_code {
            continue;
        }
        let anchor: String = line
            .trim_start_matches('#')
            .trim()
            .to_lowercase()
            .chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
            .map(|c| if c == ' ' { '-' } else { c })
            .collect();
        let again = (1..).map(|n| format!("{anchor}-{n}"));
        let free = std::iter::once(anchor.clone())
            .chain(again)
            .find(|name| !anchors.contains(name));
        anchors.extend(free);
    }
    anchors
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn check_text(text: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("docs/a.md", text),
            ("docs/b.md", "# Title\n## How to play?\n## Title\n"),
            ("README.md", ""),
            ("crates/game/src/lib.rs", ""),
        ]);
        expect(&check(&tree), expected);
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        check_text(
            "# Here\n[b](b.md) [r](../README.md) [g](../crates/game/) [w](https://example.org/x)\n\
             [h](b.md#how-to-play) [t](b.md#title-1 \"Title\") [self](#here) [`x`](b.md)\n\
             `[no](nowhere.md)`\n```\n[no](nowhere.md)\n```\n[ref]: b.md\n",
            &[],
        );
    }

    #[test]
    fn links_that_lead_nowhere_fail() {
        check_text(
            "\n[c](c.md)",
            &["docs/a.md:2: the link `c.md` leads nowhere"],
        );
        check_text(
            "[c](README.md)",
            &["docs/a.md:1: the link `README.md` leads nowhere"],
        );
        check_text(
            "[b](b.md#rules)",
            &["docs/a.md:1: the link `b.md#rules` names no heading"],
        );
        check_text("[x]: c.md", &["docs/a.md:1: the link `c.md` leads nowhere"]);
        check_text(
            "[x](../../y.md)",
            &["docs/a.md:1: the link `../../y.md` leaves the project"],
        );
    }
}
