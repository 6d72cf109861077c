//! Rush told in every language: nothing missing, empty, or in the words of notation.

use std::fmt::Write;
use std::path::Path;

use game::{Actor, Game, MoveList, Observer, Playout, Refused, Seat};
use rush::{CardId, Content, Setup, State};
use testkit::stored::{self, Mode};
use text::rush::Words;
use text::{Language, MISSING, Texts};

fn check(language: Language, text: &str) {
    let is_bad = text.trim().is_empty()
        || text.contains([MISSING, '{', '}', '_', '$'])
        || text.contains("  ")
        || text.contains("rush-")
        || text != text.trim();
    assert!(!is_bad, "{language}: `{text}`");
}

fn all_texts() -> [(Language, Texts); 4] {
    Language::ALL.map(|language| (language, Texts::new(language)))
}

#[test]
fn whole_games_can_be_told() {
    let all = all_texts();
    for number in 0..16 {
        let (language, texts) = &all[number as usize % all.len()];
        tell(number, *language, texts);
    }
}

fn tell(number: u64, language: Language, texts: &Texts) {
    let words = Words::new(texts);
    let mut rng = Playout::new(number);
    let mut state = State::new(&Setup::default()).expect("the setup is legal");
    let mut moves = MoveList::new();
    for n_moves in 0.. {
        let observer = match n_moves % (u32::from(state.seats()) + 1) {
            0 => Observer::Spectator,
            n => Observer::Seat(Seat(n as u8 - 1)),
        };
        let Some((actor, mv)) = testkit::random::next(&state, &mut moves, &mut rng) else {
            break;
        };
        if let Actor::Seat(seat) = actor {
            let view = state.view(Observer::Seat(seat));
            check(language, &words.prompt(&view, seat));
            check(language, &words.waiting(&view));
            let labels: Vec<String> = moves.iter().map(|&mv| words.choice(mv)).collect();
            for (i, label) in labels.iter().enumerate() {
                check(language, label);
                let is_unique = !labels[..i].contains(label);
                assert!(is_unique, "{language}: two choices are called `{label}`");
            }
        }
        let mut events = Vec::new();
        state.apply(actor, mv, &mut events);
        for event in &events {
            check(language, &words.event(&state.witness(event, observer)));
        }
        if n_moves % 16 == 0 {
            for line in words.describe(&state.view(observer)) {
                check(language, &line);
            }
        }
    }
    let view = state.view(Observer::Spectator);
    check(language, &words.outcome(&view).expect("the game is over"));
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
            assert_eq!(Words::new(texts).card_title(card), name, "{language}");
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
        "too-dear",
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
    let card = ("card", "su01".to_owned());
    let nation = ("nation", "ussr".to_owned());
    let mut refusals: Vec<Refused> = Vec::new();
    refusals.extend(alone.map(|id| Refused {
        id,
        arguments: Vec::new(),
    }));
    refusals.extend(with_card.map(|id| Refused {
        id,
        arguments: vec![card.clone()],
    }));
    refusals.extend(["goods-of", "other-nation"].map(|id| Refused {
        id,
        arguments: vec![card.clone(), nation.clone()],
    }));
    for (language, texts) in &all_texts() {
        for refused in &refusals {
            check(*language, &Words::new(texts).refusal(refused));
        }
    }
}

/// Everything in the box, as the copy for proof-reading.
fn cards(language: Language) -> String {
    let texts = Texts::new(language);
    let words = Words::new(&texts);
    let content = Content::standard();
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
