//! The page of a report speaks of the games in the words of `GLOSSARY.md`, and calls things as the
//! games do.

use std::path::Path;

use text::{Language, Texts};

/// The message, and the terms of the glossary it must use.
const TERMS: [(&str, &str, &[&str]); 8] = [
    (
        "Quartermaster",
        "report-about-quartermaster",
        &[
            "country",
            "team",
            "axis",
            "allies",
            "army",
            "navy",
            "piece",
            "deck",
            "turn",
            "round",
            "supply space",
            "battle",
        ],
    ),
    (
        "Quartermaster",
        "report-chart-points",
        &["victory point, VP"],
    ),
    ("Quartermaster", "report-chart-pieces", &["piece"]),
    ("Quartermaster", "report-map-battled", &["battle"]),
    ("Quartermaster", "report-map-lost", &["piece"]),
    (
        "Rush",
        "report-about-rush",
        &[
            "squad",
            "vehicle",
            "cost, resources",
            "Reserve",
            "ability",
            "base",
            "medal",
            "nation",
        ],
    ),
    (
        "Orders",
        "report-about-orders",
        &[
            "faction",
            "commander",
            "action space",
            "Advance",
            "Barrage",
            "Reinforce",
            "Plan",
            "supply",
            "HQ",
            "star",
            "control",
        ],
    ),
    ("Orders", "report-ending-hq-lost", &["HQ"]),
];

/// The words that mean a term in a language; empty when the glossary has no column for it.
fn words(glossary: &str, game: &str, term: &str, language: Language) -> Vec<String> {
    let column = match language {
        Language::English => return Vec::new(),
        Language::Polish => "Polish",
        Language::Czech => "Czech",
        Language::Russian => "Russian",
    };
    let mut lines = glossary
        .lines()
        .skip_while(|line| *line != format!("## {game}"));
    lines.next();
    let mut header: Vec<&str> = Vec::new();
    for line in lines.take_while(|line| !line.starts_with("## ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.get(1) == Some(&"word") {
            header.clone_from(&cells);
        }
        if cells.get(1) == Some(&term) {
            let Some(at) = header.iter().position(|cell| *cell == column) else {
                return Vec::new();
            };
            return cells[at].split(", ").map(str::to_owned).collect();
        }
    }
    panic!("GLOSSARY.md has no `{term}` under {game}");
}

/// Whether a text has all the words of a term, in any case.
fn speaks(text: &str, term: &str) -> bool {
    // A Russian stem may have its stress moved: звезда, звёзды.
    let plain = |text: &str| text.to_lowercase().replace('ё', "е");
    let text = plain(text);
    plain(term).split(' ').all(|word| {
        let letters = word.chars().count();
        let stem: String = word
            .chars()
            .take(letters.saturating_sub(2).max(3))
            .collect();
        text.split(|c: char| !c.is_alphabetic())
            .any(|other| other.starts_with(&stem))
    })
}

#[test]
fn a_report_speaks_the_words_of_the_glossary() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../GLOSSARY.md");
    let glossary = std::fs::read_to_string(path).expect("the glossary is there");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (game, id, terms) in TERMS {
            let text = texts.word(id);
            for term in terms {
                let words = words(&glossary, game, term, language);
                if !words.is_empty() && !words.iter().any(|word| speaks(&text, word)) {
                    faults.push(format!("{language}: {id} does not say {words:?} ({term})"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Names that a report shares with a game, however the sentence declines them.
const NAMES: [(&str, &[&str]); 3] = [
    (
        "report-about-quartermaster",
        &[
            "qm-country-germany",
            "qm-country-uk",
            "qm-country-japan",
            "qm-country-ussr",
            "qm-country-italy",
            "qm-country-usa",
            "qm-team-axis",
            "qm-team-allies",
        ],
    ),
    ("report-about-rush", &["rush-kind-medal", "rush-kind-base"]),
    (
        "report-about-orders",
        &[
            "orders-faction-blue",
            "orders-faction-yellow",
            "orders-action-advance",
            "orders-action-barrage",
            "orders-action-reinforce",
            "orders-action-plan",
        ],
    ),
];

#[test]
fn a_report_calls_things_as_the_game_does() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (id, names) in NAMES {
            let text = texts.word(id);
            for name in names.iter().map(|name| texts.word(name)) {
                assert!(
                    speaks(&text, &name),
                    "{language}: {id} does not say `{name}`"
                );
            }
        }
    }
}
