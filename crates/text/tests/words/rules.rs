//! The rules of the games in Markdown: every language has the same sections, paragraphs, lists and
//! tables in the same order, and every section an anchor.

use games::GameId;
use text::Language;

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

fn shapes(language: Language, game: GameId) -> Vec<Shape<'static>> {
    let text = language.rules(game).expect("every language has the rules");
    let shapes: Result<Vec<_>, _> = text.lines().map(shape).collect();
    shapes.unwrap_or_else(|fault| panic!("{language}/rules/{}.md: {fault}", game.name()))
}

#[test]
fn the_rules_of_a_game_have_the_same_sections_in_every_language() {
    for game in GameId::ALL {
        let english = shapes(Language::English, game);
        assert_eq!(english.first(), Some(&Shape::Title), "{}", game.name());
        let n_titles = english.iter().filter(|&line| *line == Shape::Title);
        assert_eq!(n_titles.count(), 1, "{}", game.name());
        for language in Language::ALL {
            assert_eq!(
                shapes(language, game),
                english,
                "{language}/{}",
                game.name()
            );
        }
    }
}

#[test]
fn an_anchor_names_one_section() {
    for game in GameId::ALL {
        let mut anchors = std::collections::BTreeSet::new();
        for line in shapes(Language::English, game) {
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
