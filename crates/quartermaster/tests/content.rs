//! Broken content is refused with file, line and reason.

use quartermaster::Content;
use testkit::content::{refuses_near, refuses_other_than_toml};

fn refuse(file: &str, from: &str, to: &str, words: &str) {
    refuses_near(Content::load, Content::source(), [file, from, to], words);
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
        "unknown kind=space word=narnia",
    );
}

#[test]
fn a_wrong_number_of_cards_is_refused() {
    refuse(
        "cards/germany.toml",
        "copies = 6",
        "copies = 5",
        "count what=germany expected=41 n=40",
    );
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
        "wrong-team country=germany team=axis",
    );
    refuse("map.toml", "kind = \"land\"", "kind = \"swamp\"", "swamp");
}

#[test]
fn a_node_that_could_never_be_reached_is_refused() {
    refuse(
        "cards/ussr.toml",
        "\"protect_it\"",
        "\"cancel_card\"",
        "needs=played",
    );
    refuse(
        "air/uk.toml",
        "{ using = { type = \"bolster\", by = [\"germany\", \"italy\"] } }",
        "{ start_of = \"play\" }",
        "needs=using",
    );
    refuse(
        "air/usa.toml",
        "{ levies = { by = \"self\" } }",
        "{ start_of = \"play\" }",
        "needs=levies",
    );
    refuse(
        "air/germany.toml",
        "{ lay_from_hand = { type = \"status\" } }",
        "{ lay_from_hand = { type = \"event\" } }",
        "needs=type",
    );
}

#[test]
fn further_copies_are_of_a_card_that_is_there_and_may_have_them() {
    refuse(
        "histories/germany.toml",
        "id = \"ger_deploy_air\"",
        "id = \"ger_deploy_sea\"",
        "missing name=ger_deploy_sea",
    );
    refuse(
        "histories/germany.toml",
        "id = \"ger_deploy_air\"",
        "id = \"ger_fallschirmjager\"",
        "copies-on-table card=ger_fallschirmjager",
    );
}

#[test]
fn text_that_is_not_toml_is_refused() {
    refuses_other_than_toml(Content::load, &Content::source());
}
