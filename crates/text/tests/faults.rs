//! Every fault is told in every language, with all that it speaks of.

use std::collections::BTreeMap;

use game::{ContentError, Fault, FaultForm, FileFault, NameKind, NotationFault, Setup, SetupError};
use text::{Language, Texts};

fn forms() -> BTreeMap<&'static str, &'static [&'static str]> {
    let all: [&[FaultForm]; 10] = [
        NotationFault::ALL,
        SetupError::ALL,
        ContentError::ALL,
        FileFault::ALL,
        quartermaster::Impossible::ALL,
        quartermaster::ContentFault::ALL,
        rush::Impossible::ALL,
        rush::ContentFault::ALL,
        orders::Impossible::ALL,
        orders::ContentFault::ALL,
    ];
    let mut forms = BTreeMap::new();
    for &(id, arguments) in all.into_iter().flatten() {
        // What two games say alike is said of the same things.
        let known = forms.insert(id, arguments);
        assert!(known.is_none_or(|known| known == arguments), "{id}");
    }
    forms
}

fn all_texts() -> [Texts; 4] {
    Language::ALL.map(Texts::new)
}

#[test]
fn every_fault_is_told_in_every_language_with_all_it_speaks_of() {
    for texts in all_texts() {
        for (id, arguments) in forms() {
            assert!(texts.has(&format!("fault-{id}")), "{id}");
            let arguments: Vec<(&str, String)> = arguments
                .iter()
                .map(|&name| (name, format!("<{name}>")))
                .collect();
            let told = texts.fault(&Fault::new(id, &arguments));
            for (name, value) in &arguments {
                // These two choose a sentence.
                if !matches!(*name, "kind" | "needs") {
                    assert!(told.contains(value), "{id}: {told}");
                }
            }
            assert!(!told.contains('$') && !told.ends_with('.'), "{id}: {told}");
        }
    }
}

#[test]
fn every_kind_of_name_has_a_sentence_of_its_own() {
    for texts in all_texts() {
        let told = |kind: &str| {
            let arguments = [("kind", kind.to_owned()), ("word", "x".to_owned())];
            texts.fault(&Fault::new("unknown", &arguments))
        };
        let other = told("nothing");
        for kind in NameKind::ALL {
            assert_ne!(told(&kind.to_string()), other, "{kind}");
        }
        let needs = |needs: &str| {
            let arguments = [("card", "x".to_owned()), ("needs", needs.to_owned())];
            texts.fault(&Fault::new("effect-needs", &arguments))
        };
        for need in [
            "piece",
            "played",
            "economic-warfare",
            "resolved",
            "status-used",
            "may-build",
            "times",
            "using",
            "levies",
            "type",
        ] {
            assert_ne!(needs(need), needs("options"), "{need}");
        }
    }
}

#[test]
fn an_error_tells_where_it_is_and_what_it_is() {
    let check = |texts: &Texts, line: &str, words: &str| {
        let error = quartermaster::Setup::default().set(line).unwrap_err();
        let told = texts.setup_error(&error.in_line(line));
        assert!(told.contains(line) && told.ends_with(words), "{told}");
    };
    let [english, polish, czech, russian] = all_texts();
    let line = "germany armies narnia";
    check(&english, line, "unknown space `narnia`");
    check(&polish, line, "nieznany obszar „narnia”");
    check(&czech, line, "neznámé území „narnia“");
    check(&russian, line, "неизвестная область «narnia»");

    let mut source = orders::Content::source();
    source.replace("cards.toml", "card = []\n\nx").unwrap();
    let error = orders::Content::load(&source).unwrap_err();
    let told = czech.content_error(&error);
    assert!(
        told.starts_with("cards.toml:3: nelze to načíst: "),
        "{told}"
    );
}

#[test]
fn errors_are_read_back_as_they_were_written() {
    let line = "players 9";
    let error = rush::Setup::default().set(line).unwrap_err().in_line(line);
    let json = serde_json::to_string(&error).unwrap();
    assert_eq!(serde_json::from_str::<SetupError>(&json).unwrap(), error);
    let error = rush::Content::source().replace("x", "").unwrap_err();
    let json = serde_json::to_string(&error).unwrap();
    assert_eq!(serde_json::from_str::<ContentError>(&json).unwrap(), error);
}
