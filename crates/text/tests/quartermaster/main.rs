//! Whole games told in every language: nothing missing, empty, or in the words of notation.

mod samples;
mod stored;

use game::{Actor, Game, MoveList, Observer, Playout, Refused, Rng, Seat};
use quartermaster::{CardId, Content, Move, Setup, SpaceId, State};
use samples::{events, questions, refusals};
use text::quartermaster::Words;
use text::{Language, MISSING, Texts};

fn check(language: Language, text: &str) {
    let is_bad = text.trim().is_empty()
        || text.contains([MISSING, '{', '}', '_', '$'])
        || text.contains("  ")
        || text.contains("qm-")
        || text != text.trim();
    assert!(!is_bad, "{language}: `{text}`");
    if language != Language::English {
        let foreign = ["Germany", "Ukraine", "army", "navy", "discard"];
        let is_foreign = foreign.iter().any(|word| text.contains(word));
        assert!(!is_foreign, "{language}: English in `{text}`");
    }
}

fn all_texts() -> [(Language, Texts); 4] {
    Language::ALL.map(|language| (language, Texts::new(language)))
}

#[test]
fn whole_games_can_be_told() {
    let all = all_texts();
    for number in 0..24 {
        let mut setup = Setup::default();
        setup.options.players = 2 + (number % 5) as u8;
        setup.options.reallocation = number % 2 == 0;
        let (language, texts) = &all[number as usize % all.len()];
        tell(&setup, number, *language, texts);
    }
}

fn tell(setup: &Setup, number: u64, language: Language, texts: &Texts) {
    let words = Words::new(texts);
    let mut rng = Playout::new(number);
    let mut state = State::new(setup).expect("the setup is legal");
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
            let labels: Vec<String> = moves.iter().map(|&mv| words.choice(&view, mv)).collect();
            for (i, label) in labels.iter().enumerate() {
                check(language, label);
                let is_unique = !labels[..i].contains(label);
                assert!(is_unique, "{language}: two choices are called `{label}`");
            }
            for mv in foreign(&mut rng) {
                if let Some(illegal) = state.why_not(seat, mv) {
                    check(language, &words.refusal(&Refused::from(&illegal)));
                }
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
    let first = words.describe(&view).swap_remove(0).to_lowercase();
    let ended = texts.word("qm-log-ended").to_lowercase();
    assert_eq!(first, format!("{ended}."), "{language}");
}

/// Seats that lead several countries do not make a list of lists.
#[test]
fn those_waited_for_are_one_list() {
    let mut setup = Setup::default();
    setup.options.players = 3;
    let mut rng = Playout::new(1);
    let mut state = State::new(&setup).expect("the setup is legal");
    let mut moves = MoveList::new();
    while state.view(Observer::Spectator).asked.is_empty() {
        let (actor, mv) = testkit::random::next(&state, &mut moves, &mut rng).expect("a move");
        state.apply(actor, mv, &mut Vec::new());
    }
    let texts = Texts::new(Language::English);
    assert_eq!(
        Words::new(&texts).waiting(&state.view(Observer::Spectator)),
        "Waiting for Germany, the United Kingdom, Japan, the Soviet Union, Italy and the United States."
    );
}

/// Moves that are hardly ever legal.
fn foreign(rng: &mut Playout) -> [Move; 4] {
    let space = SpaceId(rng.below(53) as u8);
    let card = CardId(rng.below(100) as u8);
    [
        Move::Build(space),
        Move::Battle(space),
        Move::Play(card),
        Move::Use(card),
    ]
}

#[test]
fn every_question_can_be_put() {
    for (language, texts) in &all_texts() {
        let words = Words::new(texts);
        for view in questions() {
            check(*language, &words.prompt(&view, Seat(0)));
            for line in words.trail(&view) {
                check(*language, &line);
            }
        }
    }
}

#[test]
fn every_event_has_a_line() {
    for (language, texts) in &all_texts() {
        for event in events() {
            check(*language, &Words::new(texts).event(&event));
        }
    }
}

#[test]
fn every_refusal_has_a_reason_in_words() {
    for (language, texts) in &all_texts() {
        for illegal in refusals() {
            let text = Words::new(texts).refusal(&Refused::from(&illegal));
            check(*language, &text);
        }
    }
}

#[test]
fn every_name_and_card_has_words() {
    let content = Content::standard();
    for (language, texts) in &all_texts() {
        let words = Words::new(texts);
        for space in content.map.spaces() {
            check(*language, words.space(space).plain());
        }
        for i in 0..content.cards().len() {
            let card = CardId(i as u8);
            check(*language, &words.card_title(card));
            for paragraph in words.card_text(card) {
                check(*language, &paragraph);
            }
        }
    }
}

/// A card that speaks of a family names its cards by how their titles begin.
#[test]
fn titles_of_a_family_begin_with_its_word() {
    let content = Content::standard();
    for (language, texts) in &all_texts() {
        let words = Words::new(texts);
        let family = texts.word("qm-family-submarines");
        for (i, card) in content.cards().iter().enumerate() {
            let begins = words.card_title(CardId(i as u8)).starts_with(&family);
            assert_eq!(begins, card.family.is_some(), "{language}: {}", card.name);
        }
    }
}
