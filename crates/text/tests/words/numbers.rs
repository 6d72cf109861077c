//! Czech and Polish prepositions change with the number that is read out behind them ("v 5. kole"
//! but "ve 3. kole", "z 20" but "ze 100"), so a sentence for any number has none of them there.

use text::Language;

use crate::fluent::{self, Part};

/// The arguments that are numbers.
const NUMBERS: [&str; 27] = [
    "attackers",
    "defenders",
    "enemies",
    "all",
    "cards",
    "chance",
    "clear",
    "cost",
    "decisions",
    "done",
    "expected",
    "games",
    "half",
    "high",
    "left",
    "low",
    "medals",
    "min",
    "moves",
    "most",
    "n",
    "plus",
    "points",
    "round",
    "rounds",
    "times",
    "to",
];

/// More arguments that are numbers, where a noun may follow.
const COUNTS: [&str; 20] = [
    "armies",
    "bases",
    "bytes",
    "commanders",
    "contents",
    "copies",
    "deck",
    "dice",
    "due",
    "hits",
    "max",
    "medals",
    "named",
    "navies",
    "number",
    "planes",
    "players",
    "start",
    "tokens",
    "troops",
];

/// What may follow a number outside a selection by it: words that are not counted by it, and nouns
/// with one form for all numbers.
fn uncounted(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[],
        Language::Polish => &[
            "a",
            "ani",
            "do",
            "dla",
            "dzięki",
            "i",
            "jest",
            "liczbę",
            "lub",
            "min",
            "na",
            "od",
            "p",
            "po",
            "prowadzi",
            "s",
            "spośród",
            "w",
            "więcej",
            "przeciw",
            "wraca",
            "za",
            "zostaje",
            "z",
            "MiB",
            "PZ",
        ],
        Language::Czech => &[
            "a",
            "až",
            "do",
            "je",
            "min",
            "na",
            "ne",
            "není",
            "nebo",
            "p",
            "pro",
            "rozhodnutí",
            "s",
            "ve",
            "víc",
            "proti",
            "se",
            "v",
            "za",
            "zbude",
            "více",
            "z",
            "území",
            "losování",
            "MiB",
            "VB",
        ],
        Language::Russian => &[
            "а",
            "в",
            "больше",
            "против",
            "возвращается",
            "остаётся",
            "впереди",
            "для",
            "до",
            "за",
            "и",
            "из",
            "или",
            "мин",
            "на",
            "нет",
            "п",
            "с",
            "МиБ",
            "ПО",
        ],
    }
}

/// A figure that is written out beside the number by which a message selects, and cards by their titles.
const OTHERS: [(&str, &str); 4] = [
    ("report-title", "games"),
    ("report-cards-note", "times"),
    ("qm-when-you-are-levied-by", "cards"),
    ("qm-when-you-levy-cards", "cards"),
];

#[test]
fn a_number_before_a_noun_is_in_a_selection_by_it() {
    let mut faults = Vec::new();
    // English has one plural; where a number can be one, its messages select too.
    for language in [Language::Polish, Language::Czech, Language::Russian] {
        for (file, message) in fluent::all(language) {
            for (name, word) in &message.followed {
                let is_number = NUMBERS.contains(&name.as_str()) || COUNTS.contains(&name.as_str());
                let is_other = OTHERS.contains(&(message.id.as_str(), name.as_str()));
                if is_number && !is_other && !uncounted(language).contains(&word.as_str()) {
                    faults.push(format!(
                        "{language}/{file}: {}: [{name}] {word}",
                        message.id
                    ));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "use the plural categories, or put the number behind a colon\n{}",
        faults.join("\n")
    );
}

#[test]
fn english_and_polish_set_no_space_before_a_percent_sign() {
    for language in [Language::English, Language::Polish] {
        for (file, message) in fluent::all(language) {
            for line in message.readings.iter().map(|reading| fluent::line(reading)) {
                let has_space = line.contains(" %") || line.contains("\u{a0}%");
                assert!(!has_space, "{language}/{file}: {}: {line}", message.id);
            }
        }
    }
}

/// What changes before some numbers.
fn fickle(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &["z"],
        Language::Czech => &["k", "s", "v", "z"],
        Language::English | Language::Russian => &[],
    }
}

/// Rounds on a board are few: no table has a hundred.
const FEW: [&str; 3] = ["qm-board-setup", "qm-board-turn", "orders-board-round"];

#[test]
fn no_preposition_that_would_change_stands_before_a_number() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (file, message) in fluent::all(language) {
            if FEW.contains(&message.id.as_str()) {
                continue;
            }
            for reading in &message.readings {
                for pair in reading.windows(2) {
                    let [Part::Text(before), Part::Plain(name)] = pair else {
                        continue;
                    };
                    let Some(before) = before.strip_suffix(' ') else {
                        continue;
                    };
                    let word = before.rsplit(' ').next().unwrap_or_default();
                    let word = word.to_lowercase();
                    if NUMBERS.contains(&name.as_str()) && fickle(language).contains(&word.as_str())
                    {
                        let id = &message.id;
                        faults.push(format!("{language}/{file}: {id}: {word} [{name}]"));
                    }
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
