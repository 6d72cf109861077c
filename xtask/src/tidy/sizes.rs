//! One concept a file: a long file is a question, a very long one is a mistake.

use super::Finding;
use crate::tree::Tree;

/// Beyond so many lines it is asked whether a file is one concept.
const QUESTION: usize = 500;

/// Beyond so many lines it is not.
const LIMIT: usize = 900;

/// Finds Rust files that are too long.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    longer_than(tree, LIMIT)
        .map(|(path, n_lines)| {
            let fault = format!("{n_lines} lines; split it, {LIMIT} is the limit");
            Finding::new(path, 0, fault)
        })
        .collect()
}

/// Lists Rust files that are long but not yet too long.
pub(super) fn questions(tree: &Tree) -> Vec<Finding> {
    longer_than(tree, QUESTION)
        .filter(|(_, n_lines)| *n_lines <= LIMIT)
        .map(|(path, n_lines)| Finding::new(path, 0, format!("{n_lines} lines; one concept?")))
        .collect()
}

fn longer_than(tree: &Tree, limit: usize) -> impl Iterator<Item = (&str, usize)> {
    tree.rust()
        .map(|(file, _)| (&*file.path, file.text.lines().count()))
        .filter(move |(_, n_lines)| *n_lines > limit)
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn long_files_are_questions_and_longer_ones_mistakes() {
        let lines = |n_lines: usize| "\n".repeat(n_lines);
        let tree = Tree::of(&[
            ("a.rs", &lines(500)),
            ("b.rs", &lines(501)),
            ("c.rs", &lines(900)),
            ("d.rs", &lines(901)),
            ("e.toml", &lines(2000)),
        ]);
        expect(&check(&tree), &["d.rs: 901 lines"]);
        expect(&questions(&tree), &["b.rs: 501 lines", "c.rs: 900 lines"]);
    }
}
