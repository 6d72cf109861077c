//! Words that a language must not use, because the published edition has another or because they
//! were mistaken for something else.

use games::GameId;
use text::Language;

use crate::{fluent, rules};

/// A word to be left alone.
struct Forbidden {
    language: Language,
    /// How the names of the files begin in which it is; all files when empty.
    files: &'static [&'static str],
    /// The words: as they begin (`werb-`), whole (`deska`), or several in a row.
    words: &'static [&'static str],
    /// What is said in its place.
    instead: &'static str,
}

const ANYWHERE: &[&str] = &[];
/// Where pieces of General Orders are spoken of, apart from names.
const ORDERS: &[&str] = &["orders-rules", "orders-table", "orders-texts"];

const FORBIDDEN: &[Forbidden] = &[
    Forbidden {
        language: Language::English,
        files: ANYWHERE,
        words: &[
            "not asked now",
            "means nothing here",
            "speak of",
            "lie open",
            "laid open",
        ],
        instead: "what people say: this decision is not yours, I do not understand, face-up",
    },
    Forbidden {
        language: Language::English,
        files: ANYWHERE,
        words: &[
            "under your deck",
            "under the deck",
            "under its deck",
            "cards fewer",
        ],
        instead: "on the bottom of the deck; fewer cards",
    },
    Forbidden {
        language: Language::English,
        files: &["quartermaster-"],
        words: &["just built", "the turn of"],
        instead: "newly built; Germany’s turn",
    },
    Forbidden {
        language: Language::English,
        files: &["rush-"],
        words: &["lays", "point-"],
        instead: "reveals; medal",
    },
    Forbidden {
        language: Language::Polish,
        files: ANYWHERE,
        words: &[
            "werb-",
            "wyspiarsk-",
            "namysł",
            "obszary zaopatrzenia",
            "plansza górska",
        ],
        instead: "wystawić, operacja desantowa, myśli, obszary z zaopatrzeniem, operacja górska",
    },
    Forbidden {
        language: Language::Polish,
        files: &[
            "analys",
            "ending",
            "faces",
            "faults",
            "hints",
            "previews",
            "quartermaster-rules",
            "quartermaster-table",
            "quartermaster-texts",
            "report",
            "since",
            "tables",
            "tutorials",
            "web",
        ],
        words: &["stolica", "stolicy", "stolicę", "stolice", "toczy bitwę"],
        instead: "obszar ze stolicą; wywołuje bitwę",
    },
    Forbidden {
        language: Language::Polish,
        files: ORDERS,
        words: &["jednostk-", "jednostek"],
        instead: "żołnierz, samolot",
    },
    Forbidden {
        language: Language::Czech,
        files: ANYWHERE,
        words: &[
            "deska", "desky", "desce", "desku", "deskou", "desek", "deskách",
        ],
        instead: "herní plán",
    },
    Forbidden {
        language: Language::Czech,
        files: ANYWHERE,
        words: &[
            "líz-",
            "verb-",
            "tým",
            "týmy",
            "týmů",
            "schopnost-",
            "oblast-",
            "čtěte",
        ],
        instead: "dobrat, získat, strana konfliktu, vlastnost, území, čti",
    },
    Forbidden {
        language: Language::Czech,
        files: &[
            "analys",
            "ending",
            "faces",
            "faults",
            "hints",
            "previews",
            "quartermaster-",
            "report",
            "since",
            "tables",
            "tutorials",
            "web",
        ],
        words: &[
            "británie",
            "británii",
            "sssr",
            "usa",
            "jednotk-",
            "jednotek",
        ],
        instead: "Spojené království, Sovětský svaz, Spojené státy, figurka",
    },
    Forbidden {
        language: Language::Czech,
        files: &["quartermaster-table"],
        words: &["stáhni", "stáhnout", "stahuj-", "stažení"],
        instead: "odstranit",
    },
    Forbidden {
        language: Language::Czech,
        files: ORDERS,
        words: &["jednotk-", "jednotek", "místo", "místa", "místě"],
        instead: "voják, letadlo; území, zóna",
    },
    Forbidden {
        language: Language::Czech,
        files: ANYWHERE,
        words: &[
            "vám", "vás", "váš", "vaš-", "můžete", "smíte", "budete", "chcete", "vyberte",
        ],
        instead: "ty",
    },
    Forbidden {
        language: Language::Czech,
        files: &["rush-"],
        words: &["bod", "body", "bodů"],
        instead: "medaile",
    },
    Forbidden {
        language: Language::Russian,
        files: ANYWHERE,
        words: &[
            "зерн-",
            "на руке",
            "клетк-",
            "свойств-",
            "области снабжения",
            "размышлени-",
        ],
        instead: "начальное число, в руке, поле действия, способность, точка снабжения, думает",
    },
    Forbidden {
        language: Language::Russian,
        files: ANYWHERE,
        words: &[
            "исход случая",
            "исходы случая",
            "случай был",
            "набирают отряды",
        ],
        instead: "случайный исход; отряды появляются",
    },
    Forbidden {
        language: Language::Russian,
        files: ORDERS,
        words: &["отряд-"],
        instead: "солдат, самолёт",
    },
    Forbidden {
        language: Language::Russian,
        files: &["rush-"],
        words: &["очк-", "очков"],
        instead: "медаль",
    },
    // What chance does is a draw, a roll, an outcome: chance itself does not act.
    Forbidden {
        language: Language::English,
        files: ANYWHERE,
        words: &[
            "moves of chance",
            "move of chance",
            "chance ahead",
            "chance has moved",
            "cost chances",
        ],
        instead: "rolls and shuffles; lowered the chance of winning",
    },
    Forbidden {
        language: Language::Polish,
        files: ANYWHERE,
        words: &[
            "ruch losu",
            "ruchy losu",
            "ruchów losu",
            "los jest otwarty",
            "los otwarty",
            "wiedzą tylko o losie",
        ],
        instead: "losowanie; wyniki dalszych losowań nie są ustalone",
    },
    Forbidden {
        language: Language::Czech,
        files: ANYWHERE,
        words: &[
            "tah náhody",
            "tahy náhody",
            "tahů náhody",
            "náhoda je otevřená",
            "náhoda otevřená",
        ],
        instead: "losování; výsledky dalších losování nejsou dané",
    },
    Forbidden {
        language: Language::Russian,
        files: ANYWHERE,
        words: &[
            "ход случая",
            "ходы случая",
            "ходов случая",
            "случай открыт",
            "втёмную",
            "очки победы",
            "экранн-",
        ],
        instead: "случайный исход; дальнейшие случайные исходы не определены; лицом вниз; победные очки",
    },
    Forbidden {
        language: Language::Polish,
        files: ANYWHERE,
        words: &[
            "innym razie",
            "w swojej akcji",
            "kto budował",
            "wszystkich możliwych",
        ],
        instead: "w przeciwnym razie; wykonując akcję; formował",
    },
    Forbidden {
        language: Language::Polish,
        files: &["quartermaster-table", "quartermaster-texts"],
        words: &["użyć karty"],
        instead: "wykorzystać kartę",
    },
    Forbidden {
        language: Language::Czech,
        files: ANYWHERE,
        words: &[
            "akční pole",
            "akčních polí",
            "záloze",
            "udaná",
            "ekonomické války",
            "ekonomickou válku",
        ],
        instead: "pole akce, rezerva, uvedená, oslabení ekonomiky",
    },
    Forbidden {
        language: Language::Czech,
        files: &[
            "web",
            "tutorials",
            "quartermaster-table",
            "quartermaster-texts",
            "quartermaster-rules",
            "faults",
            "previews",
            "faces",
            "hints",
            "ending",
            "since",
        ],
        words: &["země", "zemi", "zemí", "národ", "národy", "rada", "rady"],
        instead: "stát; nápověda",
    },
    Forbidden {
        language: Language::Russian,
        files: ANYWHERE,
        words: &["экономической войны", "экономическую войну"],
        instead: "бомбардировка",
    },
    Forbidden {
        language: Language::English,
        files: ANYWHERE,
        words: &[
            "while reading",
            "plain one",
            "coasts",
            "do without",
            "somebody at this",
        ],
        instead: "cannot read; basic; borders; skip; a player at this screen",
    },
];

/// Whether the words of a line have that in them.
fn has(line: &str, wanted: &str) -> bool {
    let line = line.to_lowercase();
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    if let Some(stem) = wanted.strip_suffix('-') {
        return words.iter().any(|word| word.starts_with(stem));
    }
    let wanted: Vec<&str> = wanted.split(' ').collect();
    words.windows(wanted.len()).any(|run| run == wanted)
}

#[test]
fn no_language_uses_a_word_that_it_must_not() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let messages = fluent::all(language);
        for rule in FORBIDDEN.iter().filter(|rule| rule.language == language) {
            let is_meant = |file: &str| {
                rule.files.is_empty() || rule.files.iter().any(|begin| file.starts_with(begin))
            };
            for (file, message) in messages.iter().filter(|(file, _)| is_meant(file)) {
                for line in message.readings.iter().map(|reading| fluent::line(reading)) {
                    let found = rule.words.iter().find(|word| has(&line, word));
                    faults.extend(found.map(|word| {
                        let (id, instead) = (&message.id, rule.instead);
                        format!("{language}/{file}: {id}: “{word}”; say: {instead}")
                    }));
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_rules_use_a_word_that_their_language_must_not() {
    let mut faults = Vec::new();
    for (language, game) in Language::ALL
        .iter()
        .flat_map(|&language| GameId::ALL.map(|game| (language, game)))
    {
        let file = format!("{}-rules", game.name());
        // A name may have the word in it: „Jednostka łączności”.
        let names: Vec<String> = fluent::all(language)
            .iter()
            .filter(|(file, _)| *file == format!("{}-names.ftl", game.name()))
            .flat_map(|(_, message)| &message.readings)
            .map(|reading| fluent::line(reading))
            .collect();
        let text = rules::text(language, game);
        let meant = FORBIDDEN.iter().filter(|rule| {
            let is_meant = |begin: &&str| file.starts_with(*begin);
            rule.language == language && (rule.files.is_empty() || rule.files.iter().any(is_meant))
        });
        for rule in meant {
            for line in text.lines() {
                let unnamed = |line: String, name: &String| line.replace(name, " ");
                let said = names.iter().fold(line.to_owned(), unnamed);
                let found = rule.words.iter().find(|word| has(&said, word));
                faults.extend(found.map(|word| {
                    let instead = rule.instead;
                    format!("{language}/{file}: “{word}” in “{line}”; say: {instead}")
                }));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_word_is_found_in_its_forms_and_not_in_others() {
    assert!(has("Gdzie werbuje się jednostki", "werb-"));
    assert!(has("malou desku.", "desku"));
    assert!(!has("deskové hry", "desku"));
    assert!(has("Карты на руке (Альфа)", "на руке"));
    assert!(!has("карты в руке", "на руке"));
}
