//! Czech and Polish prepositions change with the number that is read out behind them ("v 5. kole"
//! but "ve 3. kole", "z 20" but "ze 100"), so a sentence for any number has none of them there.

use text::Language;

use crate::fluent::{self, Part};

/// The arguments that are numbers.
const NUMBERS: [&str; 24] = [
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
