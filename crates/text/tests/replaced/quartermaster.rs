//! Quartermaster with a space more, a card renamed, one retitled, and other numbers.

use std::collections::BTreeSet;

use game::Setup as _;
use games::GameId;
use quartermaster::{CardId, Content, Country, Setup, SpaceId, State};
use text::Language;
use text::quartermaster::Words;

use crate::told::{all_texts, whole_game};
use crate::{Change, card, content, in_language, play, sit, tells};

pub(crate) const CHANGES: [Change<'static>; 6] = [
    (
        "map.toml",
        "\n[[space]]",
        "\n[[space]]\nid = \"upper_silesia\"\nname = \"Upper Silesia\"\nkind = \"land\"\n\
         supply = true\nx = 500\ny = 500\n\n[[space]]",
    ),
    (
        "map.toml",
        "borders = [",
        "borders = [[\"upper_silesia\", \"germany\"],",
    ),
    // Another id and title.
    (
        "cards/germany.toml",
        "id = \"ger_abundant_resources\"",
        "id = \"ger_silesian_coal\"",
    ),
    (
        "cards/germany.toml",
        "name = \"Abundant Resources\"",
        "name = \"Silesian Coal\"",
    ),
    // The same id under another title, with another value.
    (
        "cards/germany.toml",
        "name = \"Blitzkrieg\"\nnumbers = [33]\n\
         note = \"A build: the army must be supplied, and no enemy army may be left in the space.\"\n\n\
         [[card.ability]]\n\
         trigger = { battle = { by = \"self\", kind = \"land\" } }\n\
         cost = { discard_deck = 1 }",
        "name = \"Fast Troops\"\n\n\
         [[card.ability]]\n\
         trigger = { battle = { by = \"self\", kind = \"land\" } }\n\
         cost = { discard_deck = 5 }",
    ),
    (
        "cards/germany.toml",
        "[\"ukraine\", \"kazakhstan\", \"russia\"]",
        "[\"upper_silesia\", \"kazakhstan\", \"russia\"]",
    ),
];

const SETUP: [&str; 5] = [
    "players 2",
    "turn germany play",
    "germany armies germany",
    "germany hand ger_build_army ger_silesian_coal ger_blitzkrieg",
    "uk armies united_kingdom",
];

#[test]
fn everything_is_told_as_in_the_replaced_content() {
    let content = content(GameId::Quartermaster, &CHANGES);
    let mut table = sit(GameId::Quartermaster, &content, &SETUP);
    in_language(Language::English, &table, |narrator| {
        let held = narrator.held();
        assert_eq!(card(&held, "ger_silesian_coal").title, "Silesian Coal");
        assert_eq!(
            card(&held, "ger_silesian_coal").text,
            [
                "In your Victory step: gain 1 VP for each of your armies in Upper Silesia, \
              Kazakhstan or Russia."
            ]
        );
        let blitz = card(&held, "ger_blitzkrieg");
        assert_eq!(blitz.title, "Fast Troops");
        tells(&blitz.text, "discard the top 5 cards of your deck");
        assert_eq!(card(&held, "ger_build_army").title, "Build Army");
        tells(&narrator.choices(), "Silesian Coal");
        let why = narrator.why_not("use ger_silesian_coal");
        assert!(why.contains("Silesian Coal"), "{why}");
    });
    play(&mut table, &["play ger_build_army"]);
    in_language(Language::English, &table, |narrator| {
        tells(&narrator.choices(), "Upper Silesia");
        let why = narrator.why_not("recruit upper_silesia");
        assert!(!why.contains('_'), "{why}");
    });
    play(&mut table, &["build upper_silesia"]);
    in_language(Language::English, &table, |narrator| {
        tells(&narrator.news(), "army in Upper Silesia");
        tells(&narrator.describe(), "Upper Silesia");
        tells(&narrator.describe(), "Fast Troops");
    });
    in_language(Language::Polish, &table, |narrator| {
        let held = narrator.held();
        tells(
            &card(&held, "ger_silesian_coal").text,
            "za każdą swoją armię na obszarze Upper Silesia, w Kazachstanie lub w Leningradzie",
        );
        let blitz = card(&held, "ger_blitzkrieg");
        assert_eq!(blitz.title, "Fast Troops");
        tells(&blitz.text, "odrzuć 5 kart z wierzchu swojej talii");
        tells(&narrator.news(), "Upper Silesia");
        tells(&narrator.describe(), "Upper Silesia");
        tells(&narrator.describe(), "Niemcy");
        let names = narrator.names();
        let name = |id: &str| {
            names
                .iter()
                .find(|(known, _)| known == id)
                .unwrap()
                .1
                .clone()
        };
        assert_eq!(name("upper_silesia"), "Upper Silesia");
        assert_eq!(name("ukraine"), "Ukraina");
    });
}

#[test]
fn whole_games_can_be_told() {
    let mut setup = Setup::default();
    for line in content(GameId::Quartermaster, &CHANGES) {
        setup.set(&line).unwrap();
    }
    for ((_, texts), seed) in all_texts().iter().zip(0..) {
        let lines = whole_game::<State>(&setup, seed, texts, |words, seen| words.event(seen));
        tells(&lines, "Upper Silesia");
        let is_renamed =
            |line: &String| line.contains("Silesian Coal") || line.contains("Fast Troops");
        assert!(lines.iter().any(is_renamed));
    }
}

/// A family of cards is told by how its titles begin only where they do.
#[test]
fn a_family_with_other_titles_is_told_by_its_titles() {
    let changes = [(
        "cards/germany.toml",
        "name = \"Submarines",
        "name = \"Wolfpack",
    )];
    let content = content(GameId::Quartermaster, &changes);
    let table = sit(GameId::Quartermaster, &content, &[]);
    let speaks_of_family =
        |card: &text::CardTold| card.text.iter().any(|text| text.contains("Wolfpack"));
    for (_, texts) in all_texts() {
        let sight = table.sight(game::Observer::Spectator, 0);
        let cards = texts.narrator(&sight).expect("it is here").cards();
        assert!(cards.iter().any(speaks_of_family));
    }
}

/// The values in a deck: where numbers and spaces stand, card by card.
fn values(deck: &str) -> Vec<(String, Vec<(usize, usize)>)> {
    let map = &Content::standard().map;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut cards: Vec<(String, Vec<(usize, usize)>)> = Vec::new();
    let mut from = 0;
    for line in deck.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or_default();
        if let Some(id) = code.strip_prefix("id = ") {
            cards.push((id.trim().trim_matches('"').to_owned(), Vec::new()));
        }
        // A word for a country is none for its home here.
        let is_space = |word: &str| map.named(word).is_some() && Country::named(word).is_none();
        let is_value = |word: &&str| word.parse::<u8>().is_ok() || is_space(word);
        let is_effect = !["copies", "numbers", "note", "name", "id", "country"]
            .iter()
            .any(|key| code.starts_with(key));
        for word in code
            .split(|c| !is_word(c))
            .filter(is_value)
            .filter(|_| is_effect)
        {
            let at = from + (word.as_ptr() as usize - line.as_ptr() as usize);
            if let Some((_, values)) = cards.last_mut() {
                values.push((at, at + word.len()));
            }
        }
        from += line.len();
    }
    cards
}

/// Another value in the place of this one.
fn other(value: &str, deck: &str) -> String {
    let map = &Content::standard().map;
    match (value.parse::<u8>(), map.named(value)) {
        (Ok(number), _) => (number + 1).to_string(),
        (_, Some(space)) => {
            let terrain = if map.land.contains(space) {
                map.land
            } else {
                map.sea
            };
            let unused = |space: &SpaceId| !deck.contains(&format!("\"{}\"", map.name(*space)));
            map.name(
                terrain
                    .iter()
                    .find(unused)
                    .expect("a space no card speaks of"),
            )
            .to_owned()
        }
        _ => value.to_owned(),
    }
}

/// The carried content with the value of that number changed in every card that has so many, except
/// in those; and what was changed, card by card.
fn with_other_values(
    number: usize,
    except: &BTreeSet<String>,
) -> (game::Source, Vec<(String, String)>) {
    let mut source = Content::source();
    let mut changed = Vec::new();
    let decks: Vec<&str> = source
        .names()
        .filter(|name| name.starts_with("cards/"))
        .collect();
    for name in decks {
        let before = source.text(name).to_owned();
        let mut deck = before.clone();
        for (id, values) in values(&before).into_iter().rev() {
            if let Some(&(from, to)) = values.get(number)
                && !except.contains(&id)
            {
                let value = &before[from..to];
                deck.replace_range(from..to, &other(value, &before));
                changed.push((id, value.to_owned()));
            }
        }
        source.replace(name, deck).expect("the deck is there");
    }
    (source, changed)
}

/// When a number or space of a card is changed, its text changes in every language: nothing that
/// counts is left unsaid.
#[test]
fn every_value_of_a_card_is_told() {
    let all = all_texts();
    let standard = Content::standard();
    let mut n_values = 0;
    for number in 0.. {
        // How often something is done is no value but part of what a card does: refused.
        let mut refused = BTreeSet::new();
        let (content, changed) = loop {
            let (source, changed) = with_other_values(number, &refused);
            match Content::keep(&source) {
                Ok(content) => break (content, changed),
                Err(error) => {
                    let (_, fault) = error.fault();
                    let mut named = fault.arguments.into_iter();
                    let card = named.find(|(name, _)| name == "card");
                    let (_, id) = card.unwrap_or_else(|| panic!("{error}"));
                    assert!(refused.insert(id), "{error}");
                }
            }
        };
        if changed.is_empty() && refused.is_empty() {
            break;
        }
        n_values += changed.len();
        for (id, value) in changed {
            let card: CardId = content.card_named(&id).expect("it is there");
            for (language, texts) in &all {
                let text = Words::new(texts, content).card_text(card);
                let before = Words::new(texts, standard).card_text(card);
                assert_ne!(text, before, "{language}: `{id}` does not tell `{value}`");
            }
        }
    }
    assert!(n_values > 150, "only {n_values} values were changed");
}
