//! What the things of a table's content are called.
//!
//! The locales have names for the carried content. Content may be replaced: what it adds or renames
//! has the title that is in its files.

use crate::texts::Texts;

/// A thing of the content that a table is played with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Titled<'a> {
    id: &'a str,
    title: Option<&'a str>,
    /// Whether the languages may know it: the carried content has this id with the same title.
    is_carried: bool,
}

impl<'a> Titled<'a> {
    /// The thing of that id. The function finds the title that some content gives it: `None` when
    /// there is no such thing, `Some(None)` when there is one without a title.
    pub(crate) fn new<C>(
        id: &'a str,
        content: &'a C,
        carried: &'a C,
        title: impl Fn(&'a C) -> Option<Option<&'a str>>,
    ) -> Self {
        let found = title(content);
        Self {
            id,
            title: found.flatten(),
            is_carried: found == title(carried),
        }
    }
}

impl Texts {
    /// The name of a thing; the message is there if the language knows it.
    pub(crate) fn name(&self, message: &str, thing: Titled<'_>) -> String {
        self.title_of(message, thing)
            .unwrap_or_else(|| self.word(message))
    }

    /// The title of a thing that the language does not know.
    pub(crate) fn title_of(&self, message: &str, thing: Titled<'_>) -> Option<String> {
        let is_known = thing.is_carried && self.has(message);
        (!is_known).then(|| match thing.title {
            Some(title) => title.to_owned(),
            // A thing without a title has only its id: at least it reads as words.
            None => thing.id.replace('_', " "),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// Content that knows one thing.
    type Toy = (&'static str, Option<&'static str>);

    fn named(here: Toy, carried: Toy, id: &str) -> String {
        let title = |content: &Toy| (content.0 == id).then_some(content.1);
        let thing = Titled::new(id, &here, &carried, title);
        Texts::new(Language::Polish).name(&format!("qm-space-{id}"), thing)
    }

    #[test]
    fn the_language_names_what_is_carried_and_content_what_it_adds_or_renames() {
        let carried = ("ukraine", None);
        assert_eq!(named(carried, carried, "ukraine"), "Ukraina");
        let renamed = ("ukraine", Some("Ruthenia"));
        assert_eq!(named(renamed, carried, "ukraine"), "Ruthenia");
        let added = ("ruthenia", Some("Ruthenia"));
        assert_eq!(named(added, carried, "ruthenia"), "Ruthenia");
        assert_eq!(named(("new_land", None), carried, "new_land"), "new land");
    }
}
