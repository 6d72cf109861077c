//! Every version of a game's rules says what it changed: records name it, and people ask.

use super::Finding;
use crate::tree::Tree;

const CHANGELOG: &str = "CHANGELOG.md";

/// Finds a game whose present rules have no entry.
pub(super) fn check(tree: &Tree, game: &str) -> Vec<Finding> {
    let Some((path, line, version)) = rules_version(tree, game) else {
        let path = format!("crates/{game}/src/lib.rs");
        let fault = "no `const RULES_VERSION: u32 = NUMBER;` in this crate";
        return vec![Finding::new(&path, 0, fault)];
    };
    let entry = format!("### {game}, rules {version}");
    let text = tree.file(CHANGELOG).map_or("", |file| &*file.text);
    if text.lines().any(|line| line.trim_end() == entry) {
        return Vec::new();
    }
    let fault = format!("{CHANGELOG} has no heading `{entry}`: say there what has changed");
    vec![Finding::new(&path, line, fault)]
}

/// The version of a game's rules, with the file and the line where it stands.
fn rules_version(tree: &Tree, game: &str) -> Option<(String, usize, u32)> {
    tree.shipped(game).find_map(|(file, source)| {
        source.shipped_lines().find_map(|(line, code)| {
            let value = code.trim().strip_prefix("const RULES_VERSION: u32 =")?;
            let version = value.trim().strip_suffix(';')?.parse().ok()?;
            Some((file.path.clone(), line, version))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn new_rules_need_an_entry() {
        let rules = "//! Chess.\n    const RULES_VERSION: u32 = 3;\n";
        let tree =
            |log: &str| Tree::of(&[("crates/chess/src/lib.rs", rules), ("CHANGELOG.md", log)]);
        expect(&check(&tree("### chess, rules 3\n"), "chess"), &[]);
        let missing =
            ["crates/chess/src/lib.rs:2: CHANGELOG.md has no heading `### chess, rules 3`"];
        for log in [
            "",
            "### chess, rules 2\n",
            "### chess, rules 31\n",
            "see ### chess, rules 3\n",
        ] {
            expect(&check(&tree(log), "chess"), &missing);
        }
    }

    #[test]
    fn a_game_without_a_version_is_found() {
        let tree = Tree::of(&[(
            "crates/chess/src/lib.rs",
            "// const RULES_VERSION: u32 = 3;\n",
        )]);
        expect(
            &check(&tree, "chess"),
            &["crates/chess/src/lib.rs: no `const"],
        );
    }
}
