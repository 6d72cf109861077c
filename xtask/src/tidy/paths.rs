//! The project stands alone: no file speaks of a place outside it or of one person's machine.

use super::Finding;
use crate::rust_source::is_word_char;
use crate::tree::Tree;

/// Beginnings of such paths. Written in two parts, so that this file does not speak of them.
const OUTSIDE: [&str; 5] = [
    concat!("../", "shared"),
    concat!("/wo", "rk/"),
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
];

/// Finds them in every file that is text.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files() {
        for (i, line) in file.text.lines().enumerate() {
            let outside = OUTSIDE.iter().find(|outside| has_path(line, outside));
            findings.extend(outside.map(|outside| {
                let fault = format!("`{outside}` is outside the project");
                Finding::new(&file.path, i + 1, fault)
            }));
        }
    }
    findings
}

/// Whether such a path begins in the line; the end of another path does not count.
fn has_path(line: &str, outside: &str) -> bool {
    line.match_indices(outside)
        .any(|(at, _)| outside.starts_with('.') || !line[..at].ends_with(is_path_char))
}

fn is_path_char(character: char) -> bool {
    is_word_char(character) || matches!(character, '.' | '-' | '}')
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn places_outside_are_found() {
        for outside in OUTSIDE {
            let text = format!("a\nsee {outside}b/c.md");
            let tree = Tree::of(&[("docs/a.md", &text)]);
            expect(
                &check(&tree),
                &[&format!("docs/a.md:2: `{outside}` is outside")],
            );
        }
    }

    #[test]
    fn paths_inside_are_not() {
        let text = concat!(
            "https://example.org/ho",
            "me/ and ./wo",
            "rk/ and ../content/"
        );
        expect(&check(&Tree::of(&[("a.md", text)])), &[]);
    }
}
