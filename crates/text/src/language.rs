//! Which language: what was asked for, else what the environment says, else English.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::LanguageIdentifier as WantedLanguage;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, the language of last resort.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Russian.
    Russian,
}

/// The variables that name the language of messages, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::English, Self::Polish, Self::Czech, Self::Russian];

    /// Its tag, which is also its folder in `locales/`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Czech => "cs",
            Self::Russian => "ru",
        }
    }

    /// What its speakers call it, for menus.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Polish => "Polski",
            Self::Czech => "Čeština",
            Self::Russian => "Русский",
        }
    }

    /// Its quotation marks: opening, closing, and the same inside other quotation marks.
    const fn quotes(self) -> [char; 4] {
        match self {
            Self::English => ['“', '”', '‘', '’'],
            Self::Polish => ['„', '”', '«', '»'],
            Self::Czech => ['„', '“', '‚', '‘'],
            Self::Russian => ['«', '»', '„', '“'],
        }
    }

    /// The text with the inner marks where quotation marks stand inside others, as when a title
    /// that has some is itself quoted.
    pub(crate) fn nest_quotes(self, text: &str) -> String {
        let [open, close, inner_open, inner_close] = self.quotes();
        let mut depth = 0_u32;
        text.chars()
            .map(|c| {
                if c == open {
                    depth += 1;
                    return if depth > 1 { inner_open } else { open };
                }
                if c == close {
                    depth = depth.saturating_sub(1);
                    return if depth > 0 { inner_close } else { close };
                }
                c
            })
            .collect()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Invariant: the tags above are well formed; a test reads each back.
        self.tag().parse().expect("the tag is well formed")
    }

    /// The language asked for, or the one the environment names, or English.
    ///
    /// `variable` looks up an environment variable; a browser passes its own list of languages
    /// as one of them. Variants (`pl_PL.UTF-8`) count as their language; `C` and `POSIX` name
    /// none.
    ///
    /// # Errors
    /// When a language is asked for that there is not.
    pub fn choose(
        asked: Option<&str>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, UnknownLanguage> {
        if let Some(asked) = asked {
            return asked.parse();
        }
        // The first variable that is set decides, even if we do not speak its language.
        let named = VARIABLES
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        Ok(named
            .and_then(|value| Self::negotiate(&value))
            .unwrap_or_default())
    }

    /// The best language for a list of tags, most wanted first, parted by `:` or `,`.
    #[must_use]
    pub fn negotiate(wanted: &str) -> Option<Self> {
        let wanted: Vec<WantedLanguage> = wanted
            .split([':', ','])
            .filter_map(|tag| tag.split(['.', '@', ';']).next()?.trim().parse().ok())
            .collect();
        let available: Vec<WantedLanguage> = Self::ALL
            .iter()
            .filter_map(|language| language.tag().parse().ok())
            .collect();
        let found = negotiate_languages(&wanted, &available, None, NegotiationStrategy::Filtering);
        let tag = found.first()?.to_string();
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A language there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub asked: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::tag).join(", ");
        write!(f, "{}: {known}", self.asked)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(asked: &str) -> Result<Self, UnknownLanguage> {
        Self::negotiate(asked).ok_or_else(|| UnknownLanguage {
            asked: asked.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(asked: Option<&str>, environment: &[(&str, &str)], expected: Option<Language>) {
        let variable = |name: &str| {
            environment
                .iter()
                .find(|(other, _)| *other == name)
                .map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Language::choose(asked, variable).ok(), expected);
    }

    #[test]
    fn what_is_asked_for_beats_the_environment() {
        check(
            Some("cs"),
            &[("LANG", "pl_PL.UTF-8")],
            Some(Language::Czech),
        );
        check(Some("ru-RU"), &[], Some(Language::Russian));
        check(Some("xx"), &[("LANG", "pl_PL")], None);
        check(Some(""), &[], None);
    }

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        check(None, &[], Some(Language::English));
        check(None, &[("LANG", "pl_PL.UTF-8")], Some(Language::Polish));
        let both = [("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")];
        check(None, &both, Some(Language::English));
        let empty = [("LANG", "cs_CZ"), ("LC_ALL", "")];
        check(None, &empty, Some(Language::Czech));
        let messages = [("LC_MESSAGES", "ru_RU"), ("LANG", "en_GB")];
        check(None, &messages, Some(Language::Russian));
        check(None, &[("LANG", "de_DE.UTF-8")], Some(Language::English));
    }

    #[test]
    fn a_browser_names_several() {
        assert_eq!(
            Language::negotiate("sk;q=0.9,cs-CZ;q=0.8,en"),
            Some(Language::Czech)
        );
    }

    #[test]
    fn quotation_marks_inside_others_change() {
        let nest = |text: &str| Language::Russian.nest_quotes(text);
        assert_eq!(
            nest("играет «Операция «Мэджик»»"),
            "играет «Операция „Мэджик“»"
        );
        assert_eq!(
            nest("«Операция „Мэджик“» и «Трук»"),
            "«Операция „Мэджик“» и «Трук»"
        );
        assert_eq!(nest("Операция «Мэджик»"), "Операция «Мэджик»");
        assert_eq!(
            Language::Polish.nest_quotes("„Operacja „Magic””"),
            "„Operacja «Magic»”"
        );
    }

    #[test]
    fn every_tag_reads_back() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.identifier().to_string(), language.tag());
        }
    }
}
