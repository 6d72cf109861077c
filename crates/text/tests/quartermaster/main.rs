//! Whole games told in every language: nothing missing, empty, or in the words of notation.

mod clauses;
mod samples;
mod stored;
#[path = "../support/told.rs"]
mod told;

use std::collections::BTreeSet;

use game::{Game, Ignore, MoveList, Observer, Playout, Refused, Seat};
use quartermaster::effect::Family;
use quartermaster::options::Edition;
use quartermaster::{CardId, Content, Reason, Setup, State};
use samples::{events, questions, refusals};
use text::quartermaster::Words;
use text::{Language, Texts};
use told::{all_texts, check, whole_game};

#[test]
fn whole_games_can_be_told() {
    let all = all_texts();
    for number in 0..24 {
        let mut setup = Setup::default();
        setup.options.players = 2 + (number % 5) as u8;
        setup.options.reallocation = number % 2 == 0;
        if number % 3 == 0 {
            setup.options.edition = Edition::WHOLE;
        }
        let (_, texts) = &all[number as usize % all.len()];
        whole_game::<State>(&setup, number, texts, |words, seen| words.event(seen));
    }
}

/// What is told of the board when all is over.
#[test]
fn a_board_after_the_end_says_so() {
    for (language, texts) in &all_texts() {
        let mut rng = Playout::new(1);
        let mut state = State::new(&Setup::default()).expect("the setup is legal");
        let mut moves = MoveList::new();
        while let Some((actor, mv)) = testkit::random::next(&state, &mut moves, &mut rng) {
            state.apply(actor, mv, &mut Ignore);
        }
        let words = Words::new(texts, Content::standard());
        let view = state.view(Observer::Spectator);
        let first = words.describe(&view).swap_remove(0);
        let ended = texts.word("qm-log-ended").to_lowercase();
        assert_eq!(first.to_lowercase(), format!("{ended}."), "{language}");
    }
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
        state.apply(actor, mv, &mut Ignore);
    }
    let texts = Texts::new(Language::English);
    assert_eq!(
        Words::new(&texts, Content::standard()).waiting(&state.view(Observer::Spectator)),
        "Waiting for Germany, the United Kingdom, Japan, the Soviet Union, Italy and the United States."
    );
}

#[test]
fn every_question_can_be_put() {
    for (language, texts) in &all_texts() {
        let words = Words::new(texts, Content::standard());
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
            check(
                *language,
                &Words::new(texts, Content::standard()).event(&event),
            );
        }
    }
}

#[test]
fn every_refusal_has_a_reason_in_words() {
    let told: BTreeSet<&str> = refusals().iter().map(|one| one.reason.id()).collect();
    assert_eq!(told, Reason::IDS.iter().copied().collect(), "every reason");
    for (language, texts) in &all_texts() {
        for illegal in refusals() {
            let text = Words::new(texts, Content::standard()).refusal(&Refused::from(&illegal));
            check(*language, &text);
        }
    }
}

#[test]
fn every_name_and_card_has_words() {
    let content = Content::standard().edition(Edition::WHOLE);
    for (language, texts) in &all_texts() {
        let words = Words::new(texts, content);
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
        let words = Words::new(texts, Content::standard());
        let family = texts.word("qm-family-submarines");
        for (i, card) in content.cards().iter().enumerate() {
            let begins = words.card_title(CardId(i as u8)).starts_with(&family);
            let is_meant = card.family == Some(Family::Submarines);
            assert_eq!(begins, is_meant, "{language}: {}", card.name);
        }
    }
}
