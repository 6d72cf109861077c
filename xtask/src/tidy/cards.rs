//! No card without a scenario that shows what it does, and one that shows what it does not do.

use super::content::Content;
use super::{Finding, scenarios};
use crate::tree::Tree;

/// Keywords of scenarios, and what the named card does in one of that kind.
const KINDS: [(&str, &str); 2] = [
    ("covers", "shows that it works"),
    ("covers-not", "shows where it does not"),
];

/// Finds cards without scenarios, and scenarios about cards that do not exist.
pub(super) fn check(tree: &Tree, game: &str) -> Vec<Finding> {
    let content = Content::new(tree, game);
    let mut findings = Vec::new();
    for (keyword, what) in KINDS {
        let mentions = scenarios::mentions(tree, game, keyword);
        for mention in &mentions {
            for id in &mention.words {
                if !content.cards.iter().any(|card| card.id == *id) {
                    let fault = format!("there is no card `{id}`");
                    findings.push(Finding::new(mention.path, mention.line, fault));
                }
            }
        }
        for card in content.cards.iter().filter(|card| !card.is_basic) {
            let id = &*card.id;
            if !mentions.iter().any(|mention| mention.words.contains(&id)) {
                let fault = format!("no scenario {what}: no line `{keyword} {id}`");
                findings.push(Finding::new(&card.path, card.line, fault));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn check_scenario(text: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            (
                "content/g/cards/a.toml",
                "[[card]]\nid = \"a\"\ntype = \"status\"\n[[card]]\nid = \"b\"\ntype = \"build_army\"\n",
            ),
            ("tests/scenarios/g/deep/one.scn", text),
            ("tests/scenarios/h/other.scn", "covers a\ncovers-not a"),
        ]);
        expect(&check(&tree, "g"), expected);
    }

    #[test]
    fn a_card_needs_both_kinds_of_scenario() {
        let works = "content/g/cards/a.toml:2: no scenario shows that it works";
        let does_not = "content/g/cards/a.toml:2: no scenario shows where it does not";
        check_scenario("covers a\ncovers-not a\n", &[]);
        check_scenario("covers b, a\ncovers-not a # why\n", &[]);
        check_scenario("covers a\n", &[does_not]);
        check_scenario("covers-not a\n", &[works]);
        check_scenario("# covers a\nsay covers-not a\n", &[works, does_not]);
    }

    #[test]
    fn a_scenario_names_cards_that_exist() {
        check_scenario(
            "covers a\ncovers-not a\ncovers typo",
            &["tests/scenarios/g/deep/one.scn:3: there is no card `typo`"],
        );
    }
}
