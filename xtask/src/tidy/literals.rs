//! Content is data, code knows kinds of effects: no card and no space is named in Rust, tests
//! apart.

use super::Finding;
use super::content::Content;
use crate::rust_source::is_word_char;
use crate::tree::Tree;

/// Countries, teams and bases are words of the rules, even where a space or a card has the same
/// name.
const WORDS_OF_RULES: [&str; 9] = [
    "germany", "uk", "japan", "ussr", "italy", "usa", "axis", "allies", "base",
];

/// Finds string literals that are an id of the game's content, or have one in them.
pub(super) fn check(tree: &Tree, game: &str) -> Vec<Finding> {
    let content = Content::new(tree, game);
    let ids: Vec<&str> = content
        .cards
        .iter()
        .map(|card| &card.id)
        .chain(&content.others)
        .map(String::as_str)
        .filter(|id| !WORDS_OF_RULES.contains(id))
        .collect();
    let mut findings = Vec::new();
    for (file, source) in tree.shipped(game) {
        for string in &source.strings {
            if source.is_test(string.line) {
                continue;
            }
            for id in ids.iter().filter(|id| names(&string.text, id)) {
                let fault = format!("`{id}` is named in code; content is data");
                findings.push(Finding::new(&file.path, string.line, fault));
            }
        }
    }
    findings
}

/// Whether a literal names the id. One without an underscore may be an ordinary word of a
/// sentence (`china`), so it counts only when it is all there is.
fn names(literal: &str, id: &str) -> bool {
    literal == id || id.contains('_') && literal.split(|c| !is_word_char(c)).any(|word| word == id)
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn check_code(text: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            (
                "content/quartermaster/map.toml",
                "[[space]]\nid = \"germany\"\n[[space]]\nid = \"china\"\n[[space]]\nid = \"north_sea\"\n",
            ),
            (
                "content/quartermaster/cards/a.toml",
                "[[card]]\nid = \"ger_blitz\"\ntype = \"status\"\n",
            ),
            ("crates/quartermaster/src/a.rs", text),
            ("crates/quartermaster/tests/b.rs", "\"ger_blitz\""),
            ("crates/cli/src/main.rs", "\"ger_blitz\""),
        ]);
        expect(&check(&tree, "quartermaster"), expected);
    }

    #[test]
    fn ids_in_code_are_found() {
        let at = |what: &str| format!("crates/quartermaster/src/a.rs:2: `{what}` is named");
        check_code("\nif id == \"ger_blitz\" {}", &[&*at("ger_blitz")]);
        check_code("\nparse(\"play ger_blitz\")", &[&*at("ger_blitz")]);
        check_code("\nlet a = r#\"north_sea\"#;", &[&*at("north_sea")]);
        check_code("\nlet a = \"china\";", &[&*at("china")]);
    }

    #[test]
    fn words_of_the_rules_tests_and_comments_are_not() {
        check_code("let a = \"germany\"; // \"ger_blitz\"", &[]);
        check_code("/// ```\n/// \"ger_blitz\"\n/// ```\nfn a() {}", &[]);
        check_code("let a = \"there is china in the cupboard\";", &[]);
        check_code("#[cfg(test)]\nmod tests {\n    \"ger_blitz\"\n}", &[]);
    }
}
