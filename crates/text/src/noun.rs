//! A name with its grammar: the cases, gender and number that sentences ask for.
//!
//! In a `.ftl` file a name is a message whose attributes are its forms:
//!
//! ```text
//! qm-space-ukraine = Ukraina
//!     .gen = Ukrainy
//!     .in = w Ukrainie
//! ```
//!
//! A sentence gets the name as one argument and asks for the form it needs by a function called
//! like the attribute, in capitals: `{ IN($space) }`. So every language takes the same arguments
//! and chooses its own cases.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::rich::{self, Topic};

/// The forms that sentences may ask for. A language uses those it needs; what each is for is told
/// in `docs/translating.md`.
pub const FORMS: [&str; 17] = [
    "the", "an", "adj", "gen", "dat", "acc", "ins", "in", "with", "each", "none", "many", "of",
    "its", "yours", "gender", "num",
];

/// A name in all its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    plain: String,
    forms: Arc<BTreeMap<String, String>>,
}

impl Noun {
    pub(crate) fn new(plain: String, forms: BTreeMap<String, String>) -> Self {
        Self {
            plain,
            forms: Arc::new(forms),
        }
    }

    /// A name that no message knows, with the forms a caller can tell of it.
    #[must_use]
    pub fn with(plain: String, forms: &[(&str, &str)]) -> Self {
        let forms = forms.iter();
        let forms = forms.map(|&(name, form)| (name.to_owned(), form.to_owned()));
        Self::new(plain, forms.collect())
    }

    /// The same name, leading to its topic. What a language only selects by stays as it is.
    pub(crate) fn naming(&self, topic: &Topic) -> Self {
        let forms = self.forms.iter().map(|(name, form)| {
            let form = match &**name {
                "gender" | "num" => form.clone(),
                _ => rich::mark(topic, form),
            };
            (name.clone(), form)
        });
        Self::new(rich::mark(topic, &self.plain), forms.collect())
    }

    /// The form in which it stands alone.
    #[must_use]
    pub fn plain(&self) -> &str {
        &self.plain
    }

    /// One of its other forms, if the language has it.
    #[must_use]
    pub fn form(&self, name: &str) -> Option<&str> {
        self.forms.get(name).map(String::as_str)
    }

    /// The names of the forms it has.
    pub fn form_names(&self) -> impl Iterator<Item = &str> {
        self.forms.keys().map(String::as_str)
    }

    /// Several nouns as one: each form is the list of theirs, joined by `join`. As a subject all
    /// of them are several, one of them is what the last is.
    pub(crate) fn list(nouns: &[Self], is_all: bool, join: impl Fn(&[&str]) -> String) -> Self {
        if let [only] = nouns {
            return only.clone();
        }
        let plain: Vec<&str> = nouns.iter().map(Self::plain).collect();
        let mut forms = BTreeMap::new();
        let names = nouns.first().into_iter().flat_map(Self::form_names);
        for name in names {
            let parts: Vec<&str> = nouns.iter().filter_map(|noun| noun.form(name)).collect();
            forms.insert(name.to_owned(), join(&parts));
        }
        let last = nouns.last().and_then(|noun| noun.form("num"));
        if let (Some(number), Some(last)) = (forms.get_mut("num"), last) {
            *number = if is_all { "pl" } else { last }.to_owned();
        }
        Self::new(join(&plain), forms)
    }
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.plain.clone().into()
    }
}

impl From<Noun> for FluentValue<'_> {
    fn from(noun: Noun) -> Self {
        FluentValue::Custom(Box::new(noun))
    }
}

/// The function of a form: gives that form of the noun it is called with. Anything but a noun that
/// has the form is an error, which shows in the text and fails the tests.
pub(crate) fn function(
    name: &'static str,
) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> + Send + Sync + 'static
{
    move |values, _| {
        let [FluentValue::Custom(value)] = values else {
            return FluentValue::Error;
        };
        let value: &dyn Any = (**value).as_any();
        let noun = value.downcast_ref::<Noun>();
        match noun.and_then(|noun| noun.form(name)) {
            Some(form) => FluentValue::String(form.to_owned().into()),
            None => FluentValue::Error,
        }
    }
}
