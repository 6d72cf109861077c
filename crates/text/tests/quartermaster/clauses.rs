//! Card texts as they are put together: alternatives are told apart, and a clause that was opened is
//! closed before the sentence goes on.

use quartermaster::options::Edition;
use quartermaster::{CardId, Content};
use text::quartermaster::Words;
use text::{Args, Language, Texts};

use crate::told::all_texts;

/// The stretches of a sentence between marks.
fn stretches(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split([',', '.', ';', ':', '(', ')'])
}

/// Alternatives that are not told apart from those inside them: the text has the words that
/// announce a choice, and no mark between the clauses to choose from.
fn has_nested_list(texts: &Texts, sentence: &str) -> bool {
    let announced = texts.say("qm-do-choose", Args::new().with("options", ""));
    let announced = announced.trim();
    let last = texts.any_clause(&["", ""]);
    let lower = sentence.to_lowercase();
    lower.match_indices(announced).any(|(at, _)| {
        let options = lower[at..].split('.').next().unwrap_or_default();
        !options.contains(last.trim_end())
    })
}

/// A clause that was opened by a comma and runs on into the main sentence without another.
fn has_open_clause(sentence: &str) -> bool {
    let openings = [
        ", где ",
        ", kde ",
        ", na którym ",
        ", na której ",
        ", соседн",
        ", který ",
        ", które ",
    ];
    let ends = [" или ", " nebo ", " lub ", " появ"];
    openings.iter().any(|opening| {
        sentence.match_indices(opening).any(|(at, _)| {
            let clause = stretches(&sentence[at + 2..]).next().unwrap_or_default();
            ends.iter().any(|end| clause.contains(end))
        })
    })
}

fn paragraphs() -> Vec<(Language, String, String)> {
    let content = Content::standard().edition(Edition::WHOLE);
    let mut all = Vec::new();
    for (language, texts) in &all_texts() {
        let words = Words::new(texts, content);
        for i in 0..content.cards().len() {
            let card = CardId(i as u8);
            for paragraph in words.card_text(card) {
                all.push((*language, words.card_title(card), paragraph));
            }
        }
    }
    all
}

#[test]
fn no_list_of_alternatives_is_inside_another() {
    for (language, texts) in &all_texts() {
        let of = paragraphs();
        let of = of.iter().filter(|(other, ..)| other == language);
        let mut n_choices = 0;
        for (_, card, text) in of {
            n_choices += usize::from(text.contains(';'));
            assert!(!has_nested_list(texts, text), "{language}: {card}: {text}");
        }
        assert!(
            n_choices > 10,
            "{language}: {n_choices} cards give a choice"
        );
    }
}

#[test]
fn a_clause_is_closed_before_the_sentence_goes_on() {
    let faults = paragraphs().into_iter();
    let faults = faults.filter(|(_, _, text)| has_open_clause(text));
    let faults: Vec<_> = faults
        .map(|(language, card, text)| format!("{language}: {card}: {text}"))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn run_on_texts_are_found() {
    let texts = Texts::new(Language::Polish);
    let nested = "Wybierz jedno: rozmieścić eskadrę przy armii lub flocie lub przebazować eskadrę.";
    assert!(has_nested_list(&texts, nested));
    let apart = "Wybierz jedno: rozmieścić eskadrę przy armii lub flocie; albo ją przebazować.";
    assert!(!has_nested_list(&texts, apart));
    assert!(has_open_clause(
        "nasadit letku na území, kde je tvé loďstvo nebo přesunout letku"
    ));
    assert!(has_open_clause(
        "в области, соседней с Украиной появится армия"
    ));
    assert!(!has_open_clause(
        "nasadit letku na území, kde je tvé loďstvo, nebo přesunout letku"
    ));
}
