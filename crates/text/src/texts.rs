//! From a message id and arguments to a sentence.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
use crate::noun::{self, FORMS, Noun};
use crate::rich::{self, Topic};

/// Opens what stands in a text where a message is missing; no message contains it.
pub const MISSING: char = '⟦';

/// All messages of one language.
///
/// A missing message shows in the text as its id between `⟦` and `⟧`, and an error of Fluent in braces;
/// neither ends the program. The tests render every message and find neither.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// Whether names are marked; see [`crate::rich`].
    is_marked: bool,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language)
            .field("is_marked", &self.is_marked)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// The messages of that language, as the program carries them.
    ///
    /// A language that is not carried (see [`crate::LOCALES`]) has no messages: every text is the id.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = bundle(language);
        for locale in language.files() {
            // A file with faults gives what can be read of it; a test parses every file.
            let resource = FluentResource::try_new(locale.source.to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self::of(language, bundle)
    }

    /// The messages of that language from sources that the caller brings, each a name and the text of
    /// a `.ftl` file: for a page that carries no language and fetches one.
    ///
    /// # Errors
    /// The first fault, with its place.
    pub fn from_sources(
        language: Language,
        sources: &[(&str, &str)],
    ) -> Result<Self, FaultySource> {
        let mut bundle = bundle(language);
        for (file, source) in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            let resource = resource.map_err(|(_, errors)| {
                let first = errors.first();
                let before = first.and_then(|error| source.get(..error.pos.start));
                FaultySource {
                    file: (*file).to_owned(),
                    line: 1 + before.unwrap_or_default().matches('\n').count(),
                    fault: first.map_or_else(String::new, ToString::to_string),
                }
            })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Self::of(language, bundle))
    }

    fn of(language: Language, bundle: FluentBundle<FluentResource>) -> Self {
        Self {
            language,
            bundle: Arc::new(bundle),
            is_marked: false,
        }
    }

    /// The same messages with names that lead to what they name; see [`crate::rich`].
    #[must_use]
    pub fn marked(&self) -> Self {
        Self {
            is_marked: true,
            ..self.clone()
        }
    }

    /// A name that leads to its topic, where names are marked.
    pub(crate) fn naming(&self, name: String, topic: impl FnOnce() -> Topic) -> String {
        if self.is_marked {
            rich::mark(&topic(), &name)
        } else {
            name
        }
    }

    /// A name in all its forms that leads to its topic, where names are marked.
    pub(crate) fn naming_noun(&self, noun: Noun, topic: impl FnOnce() -> Topic) -> Noun {
        if self.is_marked {
            noun.naming(&topic())
        } else {
            noun
        }
    }

    /// The language they are in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message without arguments.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(id, Args::new())
    }

    /// The message with arguments.
    #[must_use]
    pub fn say(&self, id: &str, args: Args<'_>) -> String {
        let message = self.bundle.get_message(id);
        match message.and_then(|message| message.value()) {
            Some(pattern) => {
                let mut errors = Vec::new();
                let text = self
                    .bundle
                    .format_pattern(pattern, Some(&args.0), &mut errors);
                if errors.is_empty() {
                    self.language.nest_quotes(&neat(&text))
                } else {
                    format!("⟦{id}: {text}⟧")
                }
            }
            None => format!("⟦{id}⟧"),
        }
    }

    /// The name in all its forms.
    #[must_use]
    pub fn noun(&self, id: &str) -> Noun {
        self.noun_with(id, Args::new())
    }

    /// A phrase in all its forms, built from arguments.
    #[must_use]
    pub fn noun_with(&self, id: &str, args: Args<'_>) -> Noun {
        let mut forms = BTreeMap::new();
        if let Some(message) = self.bundle.get_message(id) {
            for attribute in message.attributes() {
                let mut errors = Vec::new();
                let text =
                    self.bundle
                        .format_pattern(attribute.value(), Some(&args.0), &mut errors);
                let text = if errors.is_empty() {
                    neat(&text)
                } else {
                    format!("⟦{id}.{}: {text}⟧", attribute.id())
                };
                forms.insert(attribute.id().to_owned(), text);
            }
        }
        Noun::new(self.say(id, args), forms)
    }

    /// Several texts as a list: "a, b or c".
    #[must_use]
    pub fn any_of(&self, items: &[&str]) -> String {
        self.list("list-or", ", ", items)
    }

    /// Several clauses that may have an "or" of their own: "a; b; or c".
    #[must_use]
    pub fn any_clause(&self, clauses: &[&str]) -> String {
        self.list("list-or-clauses", "; ", clauses)
    }

    /// Several texts as a list: "a, b and c".
    #[must_use]
    pub fn all_of(&self, items: &[&str]) -> String {
        self.list("list-and", ", ", items)
    }

    /// Several nouns as one, with "or" in every form.
    #[must_use]
    pub fn any_noun(&self, nouns: &[Noun]) -> Noun {
        Noun::list(nouns, false, |items| self.any_of(items))
    }

    /// Several nouns as one, with "and" in every form.
    #[must_use]
    pub fn all_nouns(&self, nouns: &[Noun]) -> Noun {
        Noun::list(nouns, true, |items| self.all_of(items))
    }

    fn list(&self, id: &str, comma: &str, items: &[&str]) -> String {
        match items {
            [] => self.word("list-nothing"),
            [only] => (*only).to_owned(),
            [head @ .., last] => {
                let head = head.join(comma);
                let args = Args::new().with("head", head).with("last", *last);
                self.say(id, args)
            }
        }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // No isolation marks: all four languages are written from left to right.
    bundle.set_use_isolating(false);
    for name in FORMS {
        // Invariant: the names are distinct, so no function is added twice.
        bundle
            .add_function(&name.to_uppercase(), noun::function(name))
            .expect("forms are distinct");
    }
    bundle
}

/// A source of messages that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultySource {
    /// Its name.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, in the words of Fluent.
    pub fault: String,
}

impl fmt::Display for FaultySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

impl std::error::Error for FaultySource {}

/// Arguments of a message.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an argument whose name is known only at run time.
    #[must_use]
    pub(crate) fn with_named(mut self, name: String, value: impl Into<FluentValue<'a>>) -> Self {
        self.0.set(name, value);
        self
    }

    /// Adds an argument: a number, a text or a [`Noun`].
    #[must_use]
    pub fn with(
        mut self,
        name: impl Into<Cow<'a, str>>,
        value: impl Into<FluentValue<'a>>,
    ) -> Self {
        self.0.set(name, value);
        self
    }
}

/// Without the spaces that an absent part leaves behind.
fn neat(text: &str) -> String {
    let mut neat = String::with_capacity(text.len());
    for line in text.lines() {
        if !neat.is_empty() {
            neat.push('\n');
        }
        for (i, word) in line.split(' ').filter(|word| !word.is_empty()).enumerate() {
            if i > 0 && !is_mark(word) {
                neat.push(' ');
            }
            neat.push_str(word);
        }
    }
    // A title may end a sentence with a mark of its own.
    rich::without_second_stop(&neat)
}

/// Whether it belongs to the word before it: marks alone, not a path that begins with a dot.
fn is_mark(word: &str) -> bool {
    let begins = matches!(word.chars().next(), Some('.' | ',' | ':' | ';' | '?' | ')'));
    let is_name = word.contains(|c: char| c.is_alphanumeric() || c == '/') || word == "..";
    begins && !is_name
}

/// A clause as a sentence: a capital at the front, a full stop at the end.
pub(crate) fn sentence(clause: &str) -> String {
    let mut sentence = capital(clause);
    if !rich::to_last_letter(&sentence).ends_with(['.', '?', '!', ':']) {
        sentence.push('.');
    }
    sentence
}

/// With a capital at the front.
#[must_use]
pub fn capital(text: &str) -> String {
    let (mark, text) = rich::at_first_letter(text);
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    mark.chars().chain(first).chain(chars).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_is_brought_says_what_a_carried_one_says() {
        let files: Vec<_> = Language::Czech.files().collect();
        let sources: Vec<_> = files.iter().map(|file| (file.file, file.source)).collect();
        let brought = Texts::from_sources(Language::Czech, &sources).unwrap();
        let carried = Texts::new(Language::Czech);
        assert_eq!(brought.word("term-help"), carried.word("term-help"));
        assert_eq!(
            brought.noun("qm-space-ukraine"),
            carried.noun("qm-space-ukraine")
        );
        assert_eq!(brought.language(), Language::Czech);
    }

    #[test]
    fn a_faulty_source_is_named_with_its_line() {
        let sources = [
            ("a.ftl", "one = 1\n"),
            ("b.ftl", "two = 2\n\nthree = { $\n"),
        ];
        let fault = Texts::from_sources(Language::Polish, &sources).unwrap_err();
        assert_eq!((&*fault.file, fault.line), ("b.ftl", 3), "{fault}");
    }

    #[test]
    fn an_absent_part_leaves_no_gap() {
        assert_eq!(neat("build an army  in Italy ."), "build an army in Italy.");
        assert_eq!(
            neat("after your battle : build"),
            "after your battle: build"
        );
    }

    #[test]
    fn a_title_ends_its_sentence() {
        assert_eq!(
            neat("Na wierzchu: Sformuj armię!."),
            "Na wierzchu: Sformuj armię!"
        );
    }

    #[test]
    fn a_sentence_has_a_capital_and_a_stop() {
        assert_eq!(sentence("сбросьте карту"), "Сбросьте карту.");
        assert_eq!(sentence("łódź"), "Łódź.");
        assert_eq!(sentence("why not?"), "Why not?");
    }

    #[test]
    fn marks_change_no_letter_around_them() {
        let card = Topic::Card("to_arms".into());
        let named = rich::mark(&card, "łączymy siły!");
        let told = sentence(&neat(&format!("{named} . ")));
        assert_eq!(rich::plain(&told), "Łączymy siły!");
        assert_eq!(rich::spans(&told)[0].topic, Some(card));
    }
}
