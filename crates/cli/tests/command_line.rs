//! The built program's command line in every language: help, and what is wrong with a line.

use std::process::Command;

/// What the program says to these arguments in that language, and its exit code.
fn said(tag: &str, args: &[&str]) -> (String, Option<i32>) {
    let args = [&["--lang", tag], args].concat();
    said_with(&[], &args)
}

/// The same with these variables set, and no others that name a language.
fn said_with(variables: &[(&str, &str)], args: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let output = command
        .args(args)
        .env("COLUMNS", "80")
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(!text.contains("panicked"), "{args:?}: {text}");
    (text, output.status.code())
}

const COMMANDS: [&[&str]; 17] = [
    &[],
    &["play"],
    &["board"],
    &["cards"],
    &["replay"],
    &["verify"],
    &["analyse"],
    &["sim"],
    &["arena"],
    &["train"],
    &["report"],
    &["bench"],
    &["scenario"],
    &["scenario", "run"],
    &["scenario", "covers"],
    &["completions"],
    &["help"],
];

/// Words in which clap or a forgotten sentence would show.
const ENGLISH: &str = "usage option options command commands arguments error default \
    possible value values required provided the of for with game games file folder number similar \
    exists found print try";

/// What may stand in Latin letters everywhere: what is typed, and names of files and games.
const NAMES: &str = "sandtable play serve site board cards replay verify analyse sim arena train report bench scenario run \
    covers not completions help lang en pl cs ru quartermaster rush orders human random cadet \
    officer general players mode island vehicles toml spectator runs html parquet json scn bash \
    elvish fish powershell zsh utf i world of tanks war ii ww2 weights content off marshal alpine log loss \
    seats open guard";

/// The words of a text that are no options, in small letters.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-')
        .filter(|word| !word.starts_with('-'))
        .flat_map(|word| word.split('-'))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// Fails on English words; in Russian on every Latin word that is no name and was not typed.
fn check_words(tag: &str, text: &str, line: &str) {
    let typed = words(line);
    let has = |list: &str, word: &str| list.split_whitespace().any(|other| other == word);
    for word in words(text) {
        if has(NAMES, &word) || typed.contains(&word) {
            continue;
        }
        assert!(!has(ENGLISH, &word), "{tag}: `{word}` in\n{text}");
        let is_latin = word.starts_with(|c: char| c.is_ascii_alphabetic());
        assert!(tag != "ru" || !is_latin, "{tag}: `{word}` in\n{text}");
    }
    assert!(!text.contains(['⟦', '{']), "{tag}: {text}");
}

#[test]
fn help_has_no_english_word_in_another_language() {
    for tag in ["pl", "cs", "ru"] {
        for command in COMMANDS {
            let (text, code) = said(tag, &[command, &["--help"]].concat());
            assert_eq!(code, Some(0), "{text}");
            check_words(tag, &text, "");
            // `sandtable help play` and `sandtable play -h` say the same.
            assert_eq!(said(tag, &[&["help"], command].concat()).0, text);
            assert_eq!(said(tag, &[command, &["-h"]].concat()).0, text);
        }
    }
}

#[test]
fn help_is_in_the_language_it_is_asked_for_in() {
    for (tag, words) in [
        ("en", ["Usage: sandtable play [OPTIONS] <GAME>", "Options:"]),
        ("pl", ["Użycie: sandtable play [OPCJE] <GRA>", "Opcje:"]),
        ("cs", ["Použití: sandtable play [VOLBY] <HRA>", "Volby:"]),
        (
            "ru",
            [
                "Использование: sandtable play [ПАРАМЕТРЫ] <ИГРА>",
                "Параметры:",
            ],
        ),
    ] {
        let (text, _) = said(tag, &["play", "--help"]);
        for words in words {
            assert!(text.contains(words), "{tag}: {text}");
        }
    }
}

#[test]
fn the_environment_decides_where_no_option_does() {
    let check = |variables: &[(&str, &str)], args: &[&str], words: &str| {
        let (text, _) = said_with(variables, args);
        assert!(text.contains(words), "{variables:?} {args:?}: {text}");
    };
    let help = ["play", "--help"];
    check(&[("LANG", "cs_CZ.UTF-8")], &help, "Použití:");
    check(
        &[("LC_MESSAGES", "pl_PL"), ("LANG", "cs_CZ")],
        &help,
        "Użycie:",
    );
    check(
        &[("LC_ALL", "ru_RU.UTF-8"), ("LANG", "cs_CZ")],
        &help,
        "Использование:",
    );
    check(&[("LC_ALL", "C"), ("LANG", "cs_CZ")], &help, "Usage:");
    check(&[], &help, "Usage:");
    // The option is found behind and before what cannot be parsed.
    check(
        &[("LANG", "cs_CZ")],
        &["dance", "--lang=pl"],
        "nie ma polecenia „dance”",
    );
    check(
        &[("LANG", "cs_CZ")],
        &["--lang", "ru", "play", "--xx"],
        "параметра «--xx» здесь нет",
    );
    check(
        &[("LANG", "cs_CZ")],
        &["play", "--lang"],
        "„--lang <JAZYK>“ potřebuje hodnotu",
    );
    check(
        &[("LANG", "pl_PL")],
        &["--lang", "xx", "play"],
        "nieznany język „xx”",
    );
    check(
        &[],
        &["--lang", "xx", "--help"],
        "unknown language `xx`; the languages are: en, pl, cs",
    );
}

/// Lines that are refused, and words of the answer in English, Polish, Czech and Russian.
const MISTAKES: &str = "
xxx | no command `xxx` | nie ma polecenia „xxx” | příkaz „xxx“ neexistuje | команды «xxx» нет
verfy | mean verify? | chodziło o verify? | není to verify? | может быть, verify?
play rush --xx | no option `--xx` | opcji „--xx” | volba „--xx“ | параметра «--xx»
play rush --sed 1 | mean --seed? | chodziło o --seed? | není to --seed? | может быть, --seed?
play rush xx | `xx` is not expected | „xx” jest tu zbędny | „xx“ tu nemá | «xx» здесь лишний
cards rush --xx | write -- --xx | napisz -- --xx | napiš -- --xx | напишите -- --xx
-- play | the two dashes | dwa myślniki | dvě pomlčky | два дефиса
play | argument is missing | wymaganego argumentu | chybí povinný | обязательного аргумента
play | <GAME> | <GRA> | <HRA> | <ИГРА>
scenario covers | are missing | wymaganych argumentów | povinné argumenty | обязательных аргументов
 | needs a command: play, | brakuje polecenia: play, | chybí příkaz: play, | не хватает команды: play,
play xx | not a possible value of `<GAME>` | dla argumentu „<GRA>” | pro argument „<HRA>“ | для аргумента «<ИГРА>»
play xx | [possible values: q | [możliwe wartości: q | [možné hodnoty: q | [возможные значения: q
play rush --seed | needs a value | wymaga wartości | potřebuje hodnotu | требует значения
play rush --seed xx | whole number | liczby całkowitej | celé číslo | целое неотрицательное число
sim rush --games 0 | above 0 | większej od 0 | větší než 0 | больше 0
sim rush --seed 99999999999999999999 | too big | za duża | příliš velké | слишком велико
sim rush --seats xx | officer or general | officer lub general | officer nebo | officer или general
sim rush --seats cadet:5 | not search | nie przeszukuje | neprohledává | не перебирает
sim rush --budget xx | of iterations | liczby iteracji | počet iterací | число итераций
arena rush cadet random --sprt=xx | a number | oczekiwano liczby | být číslo | нужно число
arena rush cadet | 2 values, found 1 | co najmniej 2, podano 1 | 2 hodnoty, uvedeno 1 | 2 значений, дано 1
sim rush --seed 1 --seed 2 | only once | tylko raz | jen jednou | только один раз
play rush --human xx --seats human | together with --seats | razem z | zároveň s | сочетать с
";

#[test]
fn every_kind_of_mistake_is_told_in_every_language() {
    for case in MISTAKES.trim_start_matches('\n').lines() {
        let parts: Vec<&str> = case.split(" | ").collect();
        let [line, expected @ ..] = &parts[..] else {
            panic!("no line");
        };
        let args: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(expected.len(), 4, "{case}");
        for (tag, words) in ["en", "pl", "cs", "ru"].into_iter().zip(expected) {
            let (text, code) = said(tag, &args);
            assert_eq!(code, Some(2), "{args:?}: {text}");
            assert!(
                text.contains(words),
                "{tag} {args:?}: no `{words}` in\n{text}"
            );
            if tag != "en" {
                check_words(tag, &text, line);
            }
        }
    }
}

#[test]
fn the_program_alone_shows_its_help_and_is_bad_input() {
    let (text, code) = said_with(&[("LANG", "pl_PL.UTF-8")], &[]);
    assert_eq!(code, Some(2));
    assert!(text.contains("Polecenia:"), "{text}");
}

#[test]
fn completions_describe_commands_in_the_language() {
    let (text, code) = said("cs", &["completions", "fish"]);
    assert_eq!(code, Some(0));
    assert!(text.contains("Nakreslí herní plán"), "{text}");
    assert!(!text.contains("'Print"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_line_that_is_no_text_is_told() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(["--lang", "pl", "play", "rush", "--human"]);
    command.arg(OsStr::from_bytes(b"\xff\xfe"));
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains("polecenie nie jest tekstem UTF-8"), "{text}");
}
