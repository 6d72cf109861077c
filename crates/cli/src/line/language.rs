//! Which language the program speaks.
//!
//! It is found before the command line is parsed, so that help is in it, and so is the answer to a
//! line that cannot be parsed.

use std::ffi::OsString;

use text::{Args, Language, Texts, UnknownLanguage};

/// The texts for a command line. If the language it asks for is unknown, the texts are in the language
/// of the environment and the second value is the error.
pub(crate) fn texts(
    line: &[OsString],
    variable: impl Fn(&str) -> Option<String>,
) -> (Texts, Result<(), UnknownLanguage>) {
    match Language::choose(asked(line).as_deref(), &variable) {
        Ok(language) => (Texts::new(language), Ok(())),
        Err(unknown) => {
            let language = Language::choose(None, variable).unwrap_or_default();
            (Texts::new(language), Err(unknown))
        }
    }
}

/// The error for an unknown language.
pub(crate) fn unknown(unknown: &UnknownLanguage, texts: &Texts) -> anyhow::Error {
    let args = Args::new()
        .with("asked", unknown.asked.clone())
        .with("known", Language::ALL.map(Language::tag).join(", "));
    anyhow::Error::msg(texts.say("error-language", args))
}

/// The value of `--lang` on a command line whose first word is the program.
fn asked(line: &[OsString]) -> Option<String> {
    let words = line.iter().skip(1).map(|word| word.to_string_lossy());
    let mut words = words.take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == "--lang" {
            // Another option in its place is an error that clap reports.
            let value = words.next().filter(|value| !value.starts_with('-'));
            return value.map(Into::into);
        }
        if let Some(value) = word.strip_prefix("--lang=") {
            return Some(value.to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: Option<&str>) {
        let line: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        assert_eq!(asked(&line).as_deref(), expected, "{line:?}");
    }

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        check("sandtable --lang pl --help", Some("pl"));
        check("sandtable play rush --lang=cs", Some("cs"));
        check("sandtable dance --wrong --lang ru", Some("ru"));
        check("sandtable play rush", None);
        check("sandtable play -- --lang pl", None);
        check("sandtable --lang", None);
        check("sandtable --lang --help", None);
        check("--lang pl", None);
    }

    #[test]
    fn a_language_that_there_is_not_is_told_in_that_of_the_environment() {
        let line: Vec<OsString> = ["sandtable", "--lang", "xx"].map(OsString::from).into();
        let variable = |name: &str| (name == "LANG").then(|| "cs_CZ.UTF-8".to_owned());
        let (texts, result) = texts(&line, variable);
        assert_eq!(texts.language(), Language::Czech);
        assert_eq!(result.unwrap_err().asked, "xx");
    }
}
