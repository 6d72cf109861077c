//! General Orders told in every language: nothing missing, empty, or in the words of notation.

#[path = "../support/told.rs"]
mod told;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use game::Refused;
use orders::{Content, Mode, Reason, Setup, State};
use testkit::stored;
use text::orders::Words;
use text::{Language, Texts};
use told::{all_texts, check, whole_game};

#[test]
fn whole_games_can_be_told() {
    let all = all_texts();
    for number in 0..16 {
        let mut setup = Setup::default();
        setup.options.mode = [Mode::Alpine, Mode::Island][number as usize % 2];
        let (_, texts) = &all[number as usize / 2 % all.len()];
        whole_game::<State>(&setup, number, texts, |words, seen| words.event(seen));
    }
}

#[test]
fn every_refusal_has_a_reason_in_words() {
    let of = |kind: &'static str, value: &str, ids: &[&'static str]| -> Vec<Refused> {
        let arguments = vec![(kind.to_owned(), value.to_owned())];
        ids.iter()
            .map(|&id| Refused {
                id: id.into(),
                arguments: arguments.clone(),
            })
            .collect()
    };
    let mut refusals = of(
        "space",
        "advance town",
        &[
            "space-taken",
            "no-enemy-commander",
            "wrong-colour",
            "wrong-space",
            "done-this-round",
            "no-own-commander",
        ],
    );
    refusals.extend(of(
        "place",
        "town",
        &[
            "controlled-already",
            "nobody-to-enter",
            "not-supplied",
            "last-piece",
            "out-of-range",
            "outside-zone",
            "no-drop",
            "not-adjacent",
            "moved-already",
            "full",
            "no-piece",
        ],
    ));
    refusals.extend(of(
        "card",
        "assault",
        &["not-in-hand", "wrong-moment", "used-this-turn", "no-effect"],
    ));
    let alone = [
        "game-over",
        "not-asked",
        "not-the-question",
        "no-commander",
        "reserve-empty",
        "too-many",
        "too-few",
        "must-move",
        "impossible-chance",
    ];
    refusals.extend(alone.map(|id| Refused {
        id: id.into(),
        arguments: Vec::new(),
    }));
    let told: BTreeSet<&str> = refusals.iter().map(|refused| &*refused.id).collect();
    assert_eq!(told, Reason::IDS.iter().copied().collect(), "every reason");
    for (language, texts) in &all_texts() {
        let words = Words::new(texts, Content::standard(), Mode::Alpine);
        for refused in &refusals {
            check(*language, &words.refusal(refused));
        }
    }
}

/// How well a board is founded is told of every field of the content files in the language.
#[test]
fn every_field_of_the_boards_has_a_name() {
    let content = Content::standard();
    for (language, texts) in &all_texts() {
        for mode in [Mode::Alpine, Mode::Island] {
            let board = content.board(mode);
            let areas = board.areas.iter().map(|area| ("area", &area.provenance));
            let zones = board.zones.iter().map(|zone| ("zone", &zone.provenance));
            let support = board.support_provenance.iter();
            let support = support.map(|(_, notes)| ("support", notes));
            let whole = std::iter::once(("board", &board.provenance));
            for (what, notes) in whole.chain(areas).chain(zones).chain(support) {
                for field in notes.keys() {
                    let id = format!("board-field-{what}-{}", field.replace('_', "-"));
                    assert!(texts.has(&id), "{language}: {id} is missing");
                }
            }
        }
    }
}

/// Everything in the box and every place, as the copy for proof-reading.
fn cards(language: Language) -> String {
    let texts = Texts::new(language);
    let content = Content::standard();
    let mut out = String::new();
    let words = Words::new(&texts, content, Mode::Alpine);
    for card in content.cards() {
        let text = words.card_text(card);
        check(language, &text);
        let (title, kind) = (words.card(&card.name), words.card_kind(card));
        let _ = writeln!(out, "{title} ({kind})\n    {text}");
    }
    for bonus in content.bonuses() {
        let text = words.bonus_text(bonus);
        check(language, &text);
        let _ = writeln!(out, "{}\n    {text}", words.bonus(&bonus.name));
    }
    for mode in [Mode::Alpine, Mode::Island] {
        let words = Words::new(&texts, content, mode);
        let board = content.board(mode);
        for place in board.places() {
            let name = words.place(board.place_name(place));
            check(language, &name);
            let _ = writeln!(out, "{name}");
        }
        for space in &board.spaces {
            let name = words.space(&space.name);
            check(language, &name);
            let _ = writeln!(out, "{name}");
        }
    }
    out
}

#[test]
fn texts_are_as_they_were_proof_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/texts");
    let mode = stored::Mode::from_environment();
    for language in Language::ALL {
        let path = root.join(language.tag()).join("orders.txt");
        stored::text(&path, &cards(language), mode).unwrap_or_else(|error| panic!("{error}"));
    }
}
