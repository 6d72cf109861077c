//! Broken content is refused with file, line and reason.

use quartermaster::{Content, ContentError, Source};

fn load(change: impl FnOnce(&mut Source)) -> Result<Content, ContentError> {
    let mut source = Source::embedded();
    change(&mut source);
    Content::load(&source)
}

/// Replaces text in a file and expects the complaint to name that file, the line of the changed
/// text, and these words.
fn refuse(file: &str, from: &str, to: &str, words: &str) {
    let mut line = 0;
    let result = load(|source| {
        let text = match file {
            "map.toml" => &mut source.map,
            "countries.toml" => &mut source.countries,
            "cards/germany.toml" => &mut source.cards[0],
            _ => &mut source.cards[3],
        };
        let at = text
            .find(from)
            .unwrap_or_else(|| panic!("`{from}` is not in {file}"));
        line = text[..at].lines().count();
        *text = text.replacen(from, to, 1);
    });
    let error = result.expect_err("the change must be refused");
    assert_eq!(error.file, file, "{error}");
    assert!(error.problem.contains(words), "{error}");
    let message = error.to_string();
    assert!(
        message.starts_with(&format!("{file}:{}: ", error.line)),
        "{message}"
    );
    assert!(
        error.line.abs_diff(line) <= 14 || error.line == 1,
        "line {} is far from the fault at {line}: {error}",
        error.line
    );
}

#[test]
fn the_carried_content_is_the_whole_game() {
    let content = Content::standard();
    assert_eq!(content.map.len(), 53);
    assert_eq!(content.map.land.len(), 36);
    assert_eq!(content.map.straits.len(), 5);
    assert_eq!(content.cards().len(), 143);
    let copies: u32 = content
        .cards()
        .iter()
        .map(|card| u32::from(card.copies))
        .sum();
    assert_eq!(copies, 220);
    let named = content
        .cards()
        .iter()
        .filter(|card| !card.card_type.is_basic())
        .count();
    assert_eq!(named, 119);
}

#[test]
fn an_unknown_space_is_named_with_its_line() {
    refuse(
        "cards/ussr.toml",
        "\"ukraine\"",
        "\"ukrain\"",
        "unknown space `ukrain`",
    );
    refuse(
        "map.toml",
        "[\"canada\", \"eastern_us\"]",
        "[\"canada\", \"narnia\"]",
        "narnia",
    );
}

#[test]
fn a_wrong_number_of_cards_is_refused() {
    refuse("cards/germany.toml", "copies = 6", "copies = 5", "41 cards");
}

#[test]
fn an_unknown_word_is_refused() {
    refuse(
        "cards/germany.toml",
        "type = \"status\"",
        "type = \"state\"",
        "unknown variant",
    );
    refuse(
        "cards/germany.toml",
        "{ discard_deck = 1 }",
        "{ discard_dek = 1 }",
        "discard_dek",
    );
    refuse(
        "countries.toml",
        "team = \"axis\"",
        "team = \"allies\"",
        "fights for the axis",
    );
    refuse("map.toml", "kind = \"land\"", "kind = \"swamp\"", "swamp");
}

#[test]
fn a_node_that_could_never_be_reached_is_refused() {
    refuse(
        "cards/ussr.toml",
        "\"protect_it\"",
        "\"cancel_card\"",
        "only a reaction to a played card",
    );
}

#[test]
fn text_that_is_not_toml_is_refused() {
    let error = load(|source| source.map = "borders = [".to_owned()).expect_err("not TOML");
    assert_eq!((error.file.as_str(), error.line), ("map.toml", 1));
    let error = load(|source| source.cards[5].clear()).expect_err("an empty file");
    assert_eq!(error.file, "cards/usa.toml");
}
