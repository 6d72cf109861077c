//! What scenarios say about themselves: which card they cover, which ruling they prove.

use crate::tree::Tree;

/// A line of a scenario that begins with a keyword.
#[derive(Debug)]
pub(super) struct Mention<'a> {
    pub(super) path: &'a str,
    pub(super) line: usize,
    /// What follows the keyword, without commas.
    pub(super) words: Vec<&'a str>,
}

/// Every line of a game's scenarios that begins with the keyword, comments apart.
pub(super) fn mentions<'a>(tree: &'a Tree, game: &str, keyword: &str) -> Vec<Mention<'a>> {
    let folder = format!("tests/scenarios/{game}");
    let mut mentions = Vec::new();
    for file in tree.below(&folder, "scn") {
        for (i, line) in file.text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let mut words = line.split_whitespace();
            if words.next() == Some(keyword) {
                mentions.push(Mention {
                    path: &file.path,
                    line: i + 1,
                    words: words.map(|word| word.trim_matches(',')).collect(),
                });
            }
        }
    }
    mentions
}
