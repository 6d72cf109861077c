//! Rush told in every language: nothing missing, empty, or in the words of notation.

#[path = "../support/told.rs"]
mod told;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use game::Refused;
use rush::{CardId, Content, Provenance, Reason, Setup, State};
use testkit::stored::{self, Mode};
use text::rush::Words;
use text::{Language, Texts};
use told::{all_texts, check, whole_game};

#[test]
fn whole_games_can_be_told() {
    let all = all_texts();
    for number in 0..16 {
        let (_, texts) = &all[number as usize % all.len()];
        whole_game::<State>(&Setup::default(), number, texts, |words, seen| {
            words.event(seen)
        });
    }
}

/// Vehicles are called as in the content, or as a language spells them.
#[test]
fn a_language_spells_vehicles_of_the_content() {
    let content = Content::standard();
    for (language, texts) in &all_texts() {
        let spelt = language.files().flat_map(|locale| locale.source.lines());
        for line in spelt.filter(|line| line.starts_with("rush-vehicle-")) {
            let (id, name) = line.split_once(" = ").expect("an id and a name");
            let card = content.card_named(id.trim_start_matches("rush-vehicle-"));
            let card = card.unwrap_or_else(|| panic!("{language}: {id} is no vehicle"));
            assert_eq!(
                Words::new(texts, content).card_title(card),
                name,
                "{language}"
            );
        }
    }
}

#[test]
fn every_refusal_has_a_reason_in_words() {
    let with_card = [
        "not-in-hand",
        "already-used",
        "no-value",
        "not-in-reserve",
        "one-must-pay",
        "no-firepower",
        "not-named",
        "no-ability",
        "no-armour",
        "bases-only",
        "vehicles-only",
        "not-in-depot",
        "no-medal-left",
        "not-due",
    ];
    let alone = [
        "game-over",
        "not-asked",
        "not-the-question",
        "bought-already",
        "attacked-already",
        "no-base",
        "base-gone",
        "open-base-first",
        "own-target",
        "nothing-there",
        "defended",
        "must-act",
        "impossible-chance",
    ];
    let card = ("card".to_owned(), "su01".to_owned());
    let nation = ("nation".to_owned(), "ussr".to_owned());
    let mut refusals: Vec<Refused> = Vec::new();
    refusals.extend(alone.map(|id| Refused {
        id: id.into(),
        arguments: Vec::new(),
    }));
    refusals.extend(with_card.map(|id| Refused {
        id: id.into(),
        arguments: vec![card.clone()],
    }));
    refusals.push(Refused {
        id: "too-dear".into(),
        arguments: vec![card.clone(), ("cost".to_owned(), "3".to_owned())],
    });
    refusals.extend(["goods-of", "other-nation"].map(|id| Refused {
        id: id.into(),
        arguments: vec![card.clone(), nation.clone()],
    }));
    let told: BTreeSet<&str> = refusals.iter().map(|refused| &*refused.id).collect();
    assert_eq!(told, Reason::IDS.iter().copied().collect(), "every reason");
    for (language, texts) in &all_texts() {
        for refused in &refusals {
            check(
                *language,
                &Words::new(texts, Content::standard()).refusal(refused),
            );
        }
    }
}

/// Everything in the box, as the copy for proof-reading.
fn cards(language: Language) -> String {
    let texts = Texts::new(language);
    let content = Content::standard();
    let words = Words::new(&texts, content);
    let mut out = String::new();
    for i in 0..content.cards().len() {
        let card = CardId(i as u8);
        let _ = writeln!(
            out,
            "{} ({})",
            words.card_title(card),
            words.card_kind(card)
        );
        for paragraph in words.card_text(card) {
            check(language, &paragraph);
            let _ = writeln!(out, "    {paragraph}");
        }
    }
    for provenance in [
        Provenance::Published,
        Provenance::Inferred,
        Provenance::Reconstructed,
    ] {
        let _ = writeln!(out, "{}", words.known(provenance));
    }
    for achievement in content.achievements() {
        let text = words.achievement_text(achievement);
        check(language, &text);
        let _ = writeln!(out, "{}\n    {text}", words.achievement(&achievement.name));
    }
    out
}

#[test]
fn texts_are_as_they_were_proof_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/texts");
    let mode = Mode::from_environment();
    for language in Language::ALL {
        let path = root.join(language.tag()).join("rush.txt");
        stored::text(&path, &cards(language), mode).unwrap_or_else(|error| panic!("{error}"));
    }
}
