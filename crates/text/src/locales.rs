//! The `.ftl` files the program carries inside itself, without their comments (`build.rs`).

use crate::Language;

/// One file of one language.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The file's name in the language's folder.
    pub file: &'static str,
    /// Its text.
    pub source: &'static str,
}

macro_rules! locales {
    ($($language:ident $tag:literal),*; $files:tt) => {
        &[$(
            #[cfg(feature = $tag)]
            locales!(@files $language $tag $files)
        ),*]
    };
    (@files $language:ident $tag:literal [$($file:literal $(for $feature:literal)?),*]) => {
        &[$($(#[cfg(feature = $feature)])? Locale {
            language: Language::$language,
            file: $file,
            source: include_str!(concat!(env!("OUT_DIR"), "/", $tag, "/", $file)),
        }),*]
    };
}

/// Every file of every language that is carried; each language has the same files.
///
/// A language is a feature of this crate, called by its tag. All are carried by default;
/// a page is smaller without them and fetches the one it wants
/// ([`crate::Texts::from_sources`]). What only the program `sandtable` says is a feature as well.
pub const LOCALES: &[&[Locale]] = locales!(
    English "en", Polish "pl", Czech "cs", Russian "ru";
    [
        "common.ftl",
        "terminal.ftl",
        "command.ftl" for "program",
        "report.ftl" for "program",
        "analyse.ftl" for "program",
        "faults.ftl",
        "protocol.ftl",
        "web.ftl",
        "analysis.ftl",
        "previews.ftl",
        "faces.ftl",
        "since.ftl",
        "tables.ftl",
        "ending.ftl",
        "hints.ftl",
        "tutorials.ftl",
        "quartermaster-names.ftl",
        "quartermaster-cards.ftl",
        "quartermaster-texts.ftl",
        "quartermaster-table.ftl",
        "quartermaster-rules.ftl",
        "rush-names.ftl",
        "rush-texts.ftl",
        "rush-table.ftl",
        "rush-rules.ftl",
        "orders-names.ftl",
        "orders-texts.ftl",
        "orders-table.ftl",
        "orders-rules.ftl"
    ]
);

impl Language {
    /// The files of this language; empty when it is not carried.
    pub fn files(self) -> impl Iterator<Item = Locale> {
        LOCALES
            .iter()
            .copied()
            .flatten()
            .copied()
            .filter(move |locale| locale.language == self)
    }
}
