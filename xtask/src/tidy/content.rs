//! Ids of cards and spaces, read from `content/GAME/`.
//!
//! Only what other checks need is read, so that tidy does not depend on the game's own loader:
//! tables `[[card]]` with `id` and `type`, `[[ability]]` and `[[achievement]]` where a game's
//! cards share what they can do, and tables of any name with an `id`.

use toml::Value;

use super::Finding;
use crate::tree::{TextFile, Tree};

/// Cards of these types are the same for every country and have no text of their own.
const BASIC_TYPES: [&str; 4] = ["build_army", "build_navy", "land_battle", "sea_battle"];

/// Tables whose entries scenarios must speak for.
const COVERED: [&str; 4] = ["card", "ability", "achievement", "bonus"];

/// A card, or an ability or achievement that many cards share.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) id: String,
    pub(super) is_basic: bool,
    pub(super) path: String,
    pub(super) line: usize,
}

/// What the content of a game names.
#[derive(Debug, Default)]
pub(super) struct Content {
    pub(super) cards: Vec<Card>,
    /// Ids of everything else: spaces, straits …
    pub(super) others: Vec<String>,
    findings: Vec<Finding>,
}

impl Content {
    /// Reads the content of a game.
    pub(super) fn new(tree: &Tree, game: &str) -> Self {
        let mut content = Self::default();
        let folder = format!("content/{game}");
        for file in tree.below(&folder, "toml") {
            match file.text.parse::<toml::Table>() {
                Ok(table) => content.add(file, &table),
                Err(error) => {
                    let fault = format!("it is not TOML: {}", error.message());
                    content.findings.push(Finding::new(&file.path, 0, fault));
                }
            }
        }
        if content.cards.is_empty() {
            let cards = format!("{folder}/cards");
            content
                .findings
                .push(Finding::new(&cards, 0, "there are no cards"));
        }
        if content.others.is_empty() {
            content
                .findings
                .push(Finding::new(&folder, 0, "there are no spaces"));
        }
        content
    }

    fn add(&mut self, file: &TextFile, table: &toml::Table) {
        for (name, value) in table {
            for entry in value.as_array().into_iter().flatten() {
                let Some(id) = entry.get("id").and_then(Value::as_str) else {
                    if name == "card" {
                        self.findings
                            .push(Finding::new(&file.path, 0, "a card has no `id`"));
                    }
                    continue;
                };
                if COVERED.contains(&name.as_str()) {
                    self.add_card(file, name, id, entry);
                } else {
                    self.others.push(id.to_owned());
                }
            }
        }
    }

    fn add_card(&mut self, file: &TextFile, table: &str, id: &str, entry: &Value) {
        let quoted = format!("\"{id}\"");
        let line = file.text.lines().position(|line| line.contains(&quoted));
        let line = line.map_or(0, |i| i + 1);
        let card_type = entry.get("type").and_then(Value::as_str);
        if table == "card" && card_type.is_none() {
            let fault = format!("the card `{id}` has no `type`");
            self.findings.push(Finding::new(&file.path, line, fault));
            return;
        }
        self.cards.push(Card {
            id: id.to_owned(),
            is_basic: card_type.is_some_and(|card_type| BASIC_TYPES.contains(&card_type)),
            path: file.path.clone(),
            line,
        });
    }
}

/// Finds content that cannot be read.
pub(super) fn check(tree: &Tree, game: &str) -> Vec<Finding> {
    Content::new(tree, game).findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    #[test]
    fn cards_and_spaces_are_read() {
        let tree = Tree::of(&[
            ("content/g/map.toml", "[[space]]\nid = \"moon\"\n"),
            (
                "content/g/cards/a.toml",
                "[[card]]\nid = \"a\"\ntype = \"status\"\n\n[[card]]\nid = \"b\"\ntype = \"build_army\"\n",
            ),
        ]);
        expect(&check(&tree, "g"), &[]);
        let content = Content::new(&tree, "g");
        assert_eq!(content.others, ["moon"]);
        let cards: Vec<(&str, bool, usize)> = content
            .cards
            .iter()
            .map(|card| (&*card.id, card.is_basic, card.line))
            .collect();
        assert_eq!(cards, [("a", false, 2), ("b", true, 6)]);
    }

    #[test]
    fn abilities_and_achievements_are_covered_like_cards() {
        let tree = Tree::of(&[(
            "content/g/a.toml",
            "[[ability]]\nid = \"recon\"\n[[achievement]]\nid = \"a1\"\n[[vehicle]]\nid = \"v\"\n",
        )]);
        expect(&check(&tree, "g"), &[]);
        let content = Content::new(&tree, "g");
        let ids: Vec<&str> = content.cards.iter().map(|card| &*card.id).collect();
        assert_eq!(ids, ["recon", "a1"]);
        assert_eq!(content.others, ["v"]);
    }

    #[test]
    fn content_that_cannot_be_read_is_found() {
        let tree = Tree::of(&[
            ("content/g/bad.toml", "= 1"),
            ("content/g/map.toml", "[[space]]\nid = \"moon\"\n"),
            (
                "content/g/cards/a.toml",
                "[[card]]\ntype = \"status\"\n[[card]]\nid = \"b\"\n",
            ),
        ]);
        expect(
            &check(&tree, "g"),
            &[
                "content/g/bad.toml: it is not TOML",
                "content/g/cards/a.toml: a card has no `id`",
                "content/g/cards/a.toml:4: the card `b` has no `type`",
                "content/g/cards: there are no cards",
            ],
        );
        expect(
            &check(&Tree::default(), "g"),
            &[
                "content/g/cards: there are no cards",
                "content/g: there are no spaces",
            ],
        );
    }
}
