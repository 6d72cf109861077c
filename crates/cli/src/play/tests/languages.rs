//! Whole games of every game in every language: each line is in its language to the last word.

use std::collections::BTreeSet;

use client::{Choices, Labelled};
use games::{GameId, Playable, Rush, Table};

use super::*;
use crate::prompt::Typed;

/// Every game with a setup, and a name for both.
const TABLES: [(GameId, &str); 5] = [
    (GameId::Quartermaster, "players 2"),
    (GameId::Rush, "players 2"),
    (GameId::Rush, "players 4"),
    (GameId::Orders, "mode alpine"),
    (GameId::Orders, "mode island"),
];

/// Commands that a curious person types at the beginning, by language.
fn curiosity(language: Language) -> &'static str {
    match language {
        Language::English => {
            "help\nhand\ncard a\nboard\nboard e\nrules\nview\nwhy\nwhy a\nundo\nsing\n0\nsave\n"
        }
        Language::Polish => {
            "pomoc\nręka\nkarta a\nplansza\nplansza e\nzasady\nwidok\ndlaczego\ndlaczego a\ncofnij\n\
             śpiewaj\n0\nzachowaj\n"
        }
        Language::Czech => {
            "pomoc\nruka\nkarta a\nmapa\nmapa e\npravidla\npohled\nproč\nproč a\nzpět\nzpívej\n0\nulož\n"
        }
        Language::Russian => {
            "помощь\nрука\nкарта а\nполе\nполе е\nправила\nвид\nпочему\nпочему а\nотмена\nпой\n0\n\
             сохранить\n"
        }
    }
}

/// A whole game in which the person answers one thing and another.
fn game(game: GameId, setup: &str, language: Language, is_plain: bool) -> String {
    let table = Table::sit(game, &[setup.to_owned()], Some(number_seed(7))).unwrap();
    let texts = Texts::new(language);
    let sight = table.sight(Observer::Spectator, 0);
    let narrator = texts.narrator(&sight).unwrap();
    let mut lines = curiosity(language).to_owned();
    let rules = &Commands::new(&texts).all()[6].1.clone();
    for (topic, _) in narrator.rules() {
        lines += &format!("{rules} {topic}\n");
    }
    for i in 0..6000_u32 {
        // Mostly the first choices, so that something comes of it, and at times any.
        let number = if i % 3 == 0 {
            i * 7 % 11 + 1
        } else {
            i % 2 + 1
        };
        lines += &format!("{number}\n");
    }
    let mut occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
    occupants[0] = Occupant::Human;
    let text = shown(table, &occupants, language, is_plain, lines.as_bytes());
    assert!(
        text.contains("0700"),
        "{game} {setup} {language}: not finished"
    );
    text
}

/// What is wrong with a line in any language.
fn flaw(line: &str) -> Option<&'static str> {
    let text = line.trim_start();
    let is_drawn = text.starts_with(['+', '|']);
    let text = match text.split_once("  ") {
        Some((number, label)) if number.parse::<usize>().is_ok() => label,
        _ => text,
    };
    let first = text.chars().next();
    if line.contains([text::MISSING, '⟧', '{', '}', '$']) {
        Some("a message is missing or broken")
    } else if line.contains('_') {
        Some("an id")
    } else if is_drawn && (line.chars().count() > 79 || line.contains('…')) {
        Some("a drawing with too little room")
    } else if is_drawn {
        None
    } else if text.contains("  ") {
        Some("two spaces")
    } else if [
        " .", " ,", " ;", " :", ",,", "..", ";.", ",.", "( ", " )", "()",
    ]
    .iter()
    .any(|mark| text.contains(mark))
    {
        Some("punctuation")
    } else if line.ends_with(' ') && !line.ends_with("> ") {
        Some("a space at the end")
    } else if first.is_some_and(char::is_lowercase) {
        Some("a small letter at the front")
    } else {
        None
    }
}

/// The lines of a game that are sentences for people: not help, where commands stand in front.
fn sentences(text: &str, language: Language) -> Vec<&str> {
    let help = Texts::new(language).word("term-help");
    let help: BTreeSet<&str> = help
        .lines()
        .filter_map(|line| line.split(" – ").nth(1))
        .collect();
    let is_help = |line: &str| help.iter().any(|meaning| line.ends_with(meaning));
    let lines = text.lines().filter(|line| !is_help(line));
    // A line that was typed is not echoed, so an answer stands behind the prompt.
    lines
        .map(|line| line.rsplit("> ").next().unwrap_or(line))
        .collect()
}

fn check_every_line(language: Language, fault: impl Fn(GameId, &str) -> Option<String>) {
    for (id, setup) in TABLES {
        for is_plain in [true, false] {
            let text = game(id, setup, language, is_plain);
            for line in sentences(&text, language) {
                let fault = flaw(line).map(str::to_owned).or_else(|| fault(id, line));
                assert_eq!(fault, None, "{id} {setup} {language}: {line}");
            }
        }
    }
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Words that are English and neither Polish nor Czech.
const ENGLISH: [&str; 44] = [
    "the",
    "of",
    "and",
    "your",
    "you",
    "card",
    "cards",
    "army",
    "armies",
    "navy",
    "navies",
    "with",
    "from",
    "discard",
    "discards",
    "draw",
    "draws",
    "turn",
    "round",
    "random",
    "hand",
    "deck",
    "base",
    "bases",
    "officer",
    "Germany",
    "Ukraine",
    "Italy",
    "play",
    "plays",
    "pass",
    "build",
    "battle",
    "pay",
    "pays",
    "buy",
    "buys",
    "attack",
    "deploy",
    "place",
    "reserve",
    "commander",
    "begins",
    "this",
];

fn english(_: GameId, line: &str) -> Option<String> {
    // The game is called so everywhere.
    let line = line.replace("World of Tanks", "");
    let word = words(&line).find(|word| ENGLISH.contains(word));
    word.map(|word| format!("English: {word}"))
}

#[test]
fn english_lines_are_sound() {
    check_every_line(Language::English, |_, _| None);
}

#[test]
fn a_polish_table_is_polish_to_the_last_word() {
    check_every_line(Language::Polish, english);
}

#[test]
fn a_czech_table_is_czech_to_the_last_word() {
    check_every_line(Language::Czech, english);
}

/// The words of titles, which may be designations in Latin letters.
fn designations(id: GameId) -> BTreeSet<String> {
    match id {
        GameId::Rush => {
            let cards = Rush::cards_of(&Default::default());
            cards
                .iter()
                .flat_map(|card| words(&card.title))
                .map(str::to_owned)
                .collect()
        }
        GameId::Quartermaster | GameId::Orders => BTreeSet::new(),
    }
}

/// Keys, what a program reads, the names of games as they are published, and a motto.
const LATIN: [&str; 14] = [
    "Enter",
    "Tab",
    "json",
    "resume",
    "Quartermaster",
    "General",
    "World",
    "of",
    "Tanks",
    "Rush",
    "Orders",
    "War",
    "Mare",
    "Nostrum",
];

#[test]
fn a_russian_table_is_russian_to_the_last_word() {
    let rush = designations(GameId::Rush);
    check_every_line(Language::Russian, |id, line| {
        let is_hex = |word: &str| word.len() == 64;
        let is_latin = |word: &str| word.chars().any(|c| c.is_ascii_alphabetic());
        // Vehicles and aircraft are called by letters and numbers.
        let is_designation = |word: &str| !word.chars().any(char::is_lowercase);
        let is_title = |word: &str| id == GameId::Rush && rush.contains(word);
        let is_known = |word: &str| {
            LATIN.contains(&word) || is_hex(word) || is_designation(word) || is_title(word)
        };
        let word = words(line).find(|word| is_latin(word) && !is_known(word));
        word.map(|word| format!("Latin: {word}"))
    });
}

#[test]
fn no_choice_is_taken_for_a_command() {
    for language in Language::ALL {
        let commands = Commands::new(&Texts::new(language));
        for (id, setup) in TABLES {
            let text = game(id, setup, language, true);
            for line in text.lines() {
                let Some((number, label)) = line.trim_start().split_once("  ") else {
                    continue;
                };
                if number.parse::<usize>().is_err() {
                    continue;
                }
                let mut choices = Choices::default();
                choices.all.push(Labelled::plain("", label));
                let typed = Typed::read(label, &commands, &choices);
                let is_words = matches!(typed, Typed::Words(_));
                assert!(is_words, "{id} {language}: {label}");
            }
        }
    }
}
