//! The rules of the games in Markdown: every language has the same sections, paragraphs, lists and
//! tables in the same order, and every section an anchor.

use std::collections::BTreeSet;
use std::path::Path;

use games::GameId;
use text::Language;

/// The rules of a game as a language has them.
pub(crate) fn text(language: Language, game: GameId) -> String {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let folder = locales.join(language.tag()).join("rules");
    let path = folder.join(game.name()).with_extension("md");
    std::fs::read_to_string(&path).expect("every language has the rules of every game")
}

/// What a line is, apart from its words.
#[derive(Debug, PartialEq, Eq)]
enum Shape<'a> {
    Blank,
    Title,
    Section { anchor: &'a str },
    Item,
    Numbered,
    Row { columns: usize },
    Paragraph,
}

fn shape(line: &str) -> Result<Shape<'_>, String> {
    if let Some(heading) = line.strip_prefix("## ") {
        let anchor = heading.strip_suffix('}').and_then(|heading| {
            let (words, anchor) = heading.split_once(" {#")?;
            let is_anchor = anchor.chars().all(|c| c.is_ascii_lowercase());
            (is_anchor && !words.is_empty() && !anchor.is_empty()).then_some(anchor)
        });
        let anchor = anchor.ok_or_else(|| format!("no anchor: {line}"))?;
        return Ok(Shape::Section { anchor });
    }
    let number = line.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    Ok(match line.chars().next() {
        None => Shape::Blank,
        Some('#') if line.starts_with("# ") => Shape::Title,
        Some('#') => return Err(format!("a heading of another kind: {line}")),
        Some('-') if line.starts_with("- ") => Shape::Item,
        Some('|') => Shape::Row {
            columns: line.matches('|').count() - 1,
        },
        Some(_) if number > 0 && line[number..].starts_with(". ") => Shape::Numbered,
        Some(_) => Shape::Paragraph,
    })
}

fn shapes(text: &str) -> Vec<Shape<'_>> {
    let shapes: Result<Vec<_>, _> = text.lines().map(shape).collect();
    shapes.unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn the_rules_of_a_game_have_the_same_sections_in_every_language() {
    for game in GameId::ALL {
        let english = text(Language::English, game);
        let english = shapes(&english);
        assert_eq!(english.first(), Some(&Shape::Title), "{}", game.name());
        let n_titles = english.iter().filter(|&line| *line == Shape::Title);
        assert_eq!(n_titles.count(), 1, "{}", game.name());
        for language in Language::ALL {
            let text = text(language, game);
            assert_eq!(shapes(&text), english, "{language}/{}", game.name());
        }
    }
}

#[test]
fn an_anchor_names_one_section() {
    for game in GameId::ALL {
        let mut anchors = BTreeSet::new();
        let text = text(Language::English, game);
        for line in shapes(&text) {
            if let Shape::Section { anchor } = line {
                assert!(anchors.insert(anchor), "{}: {anchor} twice", game.name());
            }
        }
        assert!(anchors.len() > 10, "{}: {anchors:?}", game.name());
    }
}

#[test]
fn a_line_without_words_says_what_it_is() {
    assert_eq!(
        shape("## Supply {#supply}"),
        Ok(Shape::Section { anchor: "supply" })
    );
    assert!(shape("## Supply").is_err());
    assert!(shape("## {#supply}").is_err());
    assert!(shape("### Supply").is_err());
    assert_eq!(shape("| a | b |"), Ok(Shape::Row { columns: 2 }));
    assert_eq!(shape("2. Then"), Ok(Shape::Numbered));
    assert_eq!(shape("20 rounds"), Ok(Shape::Paragraph));
    assert_eq!(shape("- one"), Ok(Shape::Item));
    assert_eq!(shape(""), Ok(Shape::Blank));
}
