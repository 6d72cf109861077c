//! Marks of work left undone: `TODO` without an issue, tests and examples that are switched off.
//! Clippy finds the others (`todo!`, `unimplemented!`).

use super::Finding;
use crate::rust_source::{RustSource, has_word};
use crate::tree::{TextFile, Tree, has_extension};

/// The word for work that is left for later.
const LATER: &str = "TODO";

/// Finds the marks.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files() {
        if let Some(source) = &file.rust {
            check_rust(file, source, &mut findings);
        } else if ["toml", "scn", "ftl"]
            .iter()
            .any(|extension| has_extension(&file.path, extension))
        {
            for (i, line) in file.text.lines().enumerate() {
                findings.extend(later_without_issue(&file.path, i + 1, line));
            }
        }
    }
    findings
}

fn check_rust(file: &TextFile, source: &RustSource, findings: &mut Vec<Finding>) {
    let path = &*file.path;
    for comment in &source.comments {
        findings.extend(later_without_issue(path, comment.line, &comment.text));
        if comment.text.trim_start().starts_with("```ignore") {
            let fault = "an example that is not compiled; examples in docs compile";
            findings.push(Finding::new(path, comment.line, fault));
        }
    }
    for (line, code) in source.lines() {
        if code.contains("#[ignore") || (code.contains("cfg_attr(") && has_word(code, "ignore")) {
            let fault = "a test that is switched off; mend it or take it out";
            findings.push(Finding::new(path, line, fault));
        }
    }
}

/// The word must be followed by an issue, as in `TODO #12` or `TODO(#12)`. In backticks it is
/// only spoken of.
fn later_without_issue(path: &str, line: usize, text: &str) -> Option<Finding> {
    let spoken_of = format!("`{LATER}");
    let text = text.replace(&spoken_of, "`");
    let (_, rest) = text.split_once(LATER)?;
    let has_issue = rest
        .trim_start_matches(['(', ' ', ':'])
        .strip_prefix('#')
        .is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()));
    let fault = format!("`{LATER}` without the number of an issue");
    (!has_issue).then(|| Finding::new(path, line, fault))
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn check_file(path: &str, text: &str, expected: &[&str]) {
        expect(&check(&Tree::of(&[(path, text)])), expected);
    }

    #[test]
    fn work_left_for_later_names_an_issue() {
        let expected = ["a.rs:2: `TODO` without"];
        check_file("a.rs", "fn a() {}\n// TODO: more", &expected);
        check_file("a.rs", "fn a() {}\n/* TODO #x */", &expected);
        check_file("a.rs", "// TODO(#12): more\n// TODO #12\n// TODO: #12", &[]);
        check_file(
            "a.rs",
            "// about `TODO` itself\nconst A: &str = \"TODO\";",
            &[],
        );
        check_file("a.toml", "a = 1\n# TODO", &["a.toml:2: `TODO` without"]);
        check_file("a.scn", "# TODO", &["a.scn:1: `TODO` without"]);
    }

    #[test]
    fn tests_are_not_switched_off() {
        check_file("a.rs", "#[test]\n#[ignore]\nfn a() {}", &["a.rs:2: a test"]);
        check_file("a.rs", "#[ignore = \"slow\"]", &["a.rs:1: a test"]);
        check_file("a.rs", "#[cfg_attr(x, ignore)]", &["a.rs:1: a test"]);
        check_file("a.rs", "/// ```ignore\n/// ```", &["a.rs:1: an example"]);
        check_file("a.rs", "let ignore = \"#[ignore]\"; // #[ignore]", &[]);
    }
}
