//! Every crate, and every module of weight, says first what lives in it.

use super::Finding;
use crate::tree::Tree;

/// Modules shorter than this explain themselves.
const WEIGHT: usize = 40;

/// Finds files that do not open with `//!`.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.rust()
        .filter(|(file, _)| is_root(&file.path) || file.text.lines().count() > WEIGHT)
        .filter(|(file, _)| !file.text.trim_start().starts_with("//!"))
        .map(|(file, _)| {
            let fault = "it does not open with `//!`: what lives here, what must not";
            Finding::new(&file.path, 1, fault)
        })
        .collect()
}

/// Whether a crate begins in that file: a library, a program, or a file of tests or benches.
fn is_root(path: &str) -> bool {
    let mut parts = path.rsplit('/');
    match (parts.next(), parts.next()) {
        (Some("lib.rs" | "main.rs"), Some("src")) => true,
        (Some(_), Some("tests" | "benches" | "examples" | "bin")) => {
            // In the package's own folder; a module may be called `tests`, too.
            parts.next().is_some_and(|parent| parent != "src") || path.contains("/src/bin/")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn roots_and_long_modules_need_a_header() {
        let long = "fn a() {}\n".repeat(41);
        let long_with_header = format!("//! A.\n{long}");
        let tree = Tree::of(&[
            ("crates/a/src/lib.rs", "fn a() {}"),
            ("crates/a/src/short.rs", "fn a() {}"),
            ("crates/a/src/long.rs", &long),
            ("crates/a/src/fine.rs", &long_with_header),
            ("crates/a/src/tests/one.rs", "fn a() {}"),
            ("crates/a/tests/laws.rs", "#[test]\nfn a() {}"),
            ("crates/b/src/lib.rs", "//! B."),
        ]);
        expect(
            &check(&tree),
            &[
                "crates/a/src/lib.rs:1: it does not open with `//!`",
                "crates/a/src/long.rs:1: it does not open",
                "crates/a/tests/laws.rs:1: it does not open",
            ],
        );
    }
}
