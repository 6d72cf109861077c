//! Titles and words that a person typed are not declined, so in Polish, Czech and Russian they stand
//! behind a noun that takes the case, behind a mark, or alone.

use text::Language;

use crate::fluent::{self, ARGUMENT, Part};

/// The arguments that are titles, names without forms, or typed words.
const TITLES: [&str; 15] = [
    "ability",
    "achievement",
    "action",
    "arg",
    "bonus",
    "card",
    "command",
    "family",
    "line",
    "name",
    "place",
    "space",
    "text",
    "type",
    "value",
];

/// The nouns behind which such a title may stand: as they begin (`kart-`) or whole.
fn nouns(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[],
        Language::Polish => &[
            "akcja",
            "akcji",
            "akcją",
            "akcję",
            "argument-",
            "gra",
            "gry",
            "hasła",
            "karcie",
            "kart-",
            "miejsca",
            "nazwie",
            "obszar-",
            "opcji",
            "osiągnięcie",
            "pojazd-",
            "polecen-",
            "słowach",
            "słów",
            "tematu",
            "tytule",
            "ustawień",
            "wiersz-",
            "wartoś-",
            "zdolnoś-",
        ],
        Language::Czech => &[
            "akce",
            "akci",
            "argument-",
            "hesla",
            "hodnot-",
            "hra",
            "hru",
            "kart-",
            "místo",
            "nastavení",
            "názvem",
            "příkaz-",
            "slovem",
            "slovy",
            "tématu",
            "územ-",
            "úspěch",
            "vlastnost-",
            "vozidl-",
            "volba",
            "řádek",
        ],
        Language::Russian => &[
            "аргумент-",
            "действи-",
            "достижение",
            "значени-",
            "игра",
            "игры",
            "карт-",
            "команд-",
            "места",
            "названием",
            "настройки",
            "област-",
            "параметра",
            "слов",
            "способност-",
            "строки",
            "строка",
            "тему",
        ],
    }
}

/// Whether the title after `before` and in front of `after` leans on no other word.
fn is_bare(language: Language, before: &str, after: &str) -> bool {
    let before = before.trim_end_matches(['„', '«', '“']).trim_end();
    let after = after.trim_start_matches(['”', '»', '“']);
    let Some(last) = before.chars().last() else {
        // It opens the message: a label of its own, not the subject of a verb.
        let next = after.trim_start();
        let begins_mark = next.starts_with(|c: char| c.is_ascii_punctuation() || "–×→".contains(c));
        return !(next.is_empty() || begins_mark || next.starts_with(ARGUMENT));
    };
    if !last.is_alphabetic() {
        return !":(,.–→+".contains(last);
    }
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next();
    let word = word.unwrap_or_default().to_lowercase();
    !nouns(language)
        .iter()
        .any(|noun| match noun.strip_suffix('-') {
            Some(stem) => word.starts_with(stem),
            None => word == *noun,
        })
}

#[test]
fn no_title_stands_bare_after_a_verb() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        if language == Language::English {
            continue;
        }
        for (file, message) in fluent::all(language) {
            // What is wrong with a file is told in the file's own words: ids, which have no cases.
            if file == "faults" || file == "faults.ftl" {
                continue;
            }
            for reading in &message.readings {
                for (at, part) in reading.iter().enumerate() {
                    let Part::Plain(name) = part else { continue };
                    let (before, after) = (&reading[..at], &reading[at + 1..]);
                    let (before, after) = (fluent::line(before), fluent::line(after));
                    if TITLES.contains(&name.as_str()) && is_bare(language, &before, &after) {
                        let id = &message.id;
                        faults.push(format!("{language}/{file}: {id}: {before}[{name}]{after}"));
                    }
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_bare_title_is_found() {
    let check = |language, before: &str, after: &str, expected| {
        assert_eq!(
            is_bare(language, before, after),
            expected,
            "{before}…{after}"
        );
    };
    check(Language::Polish, "zagraj „", "”", true);
    check(Language::Polish, "zagraj kartę „", "”", false);
    check(Language::Polish, "kup: ", "", false);
    check(Language::Czech, "", " střílí", true);
    check(Language::Czech, "", " ×2", false);
    check(Language::Czech, "střílí vozidlo ", "", false);
    check(Language::Russian, "\u{fffc} играет «", "»", true);
    check(Language::Russian, "\u{fffc} играет карту «", "»", false);
}
