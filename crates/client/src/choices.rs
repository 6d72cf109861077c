//! What a person can choose from, and how it is found by number, by name or in notation.

use games::{Choice, Sight};
use text::{Narrator, PreviewTold};

use crate::fold::{fold, has_words};

/// What a person can choose from, in the order of its numbers.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Ordinary moves, the most sensible first and passes last; then asides, then what can be asked for
    /// at any time.
    pub all: Vec<Labelled>,
    /// How many are ordinary.
    pub n_ordinary: usize,
    /// How many are asides: legal at nearly every moment and hardly ever meant.
    pub n_asides: usize,
}

/// A choice with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// The choice.
    pub choice: Choice,
    /// What it says.
    pub label: String,
    /// What it would do.
    pub preview: PreviewTold,
}

impl Labelled {
    /// A choice that names no thing: a plain button.
    #[must_use]
    pub fn plain(text: &str, label: &str) -> Self {
        Self {
            choice: Choice {
                index: 0,
                text: text.to_owned(),
                things: Vec::new(),
                is_aside: false,
                is_pass: false,
                is_safe: false,
            },
            label: label.to_owned(),
            preview: PreviewTold::default(),
        }
    }
}

/// What a person's words may mean.
#[derive(Debug, PartialEq, Eq)]
pub enum Meant<'a> {
    /// This choice.
    One(&'a Labelled),
    /// Any of these, by their numbers.
    Several(Vec<(usize, &'a Labelled)>),
    /// None of the choices.
    None,
}

impl Choices {
    /// What the observer of that sight can choose from.
    #[must_use]
    pub fn new(sight: &Sight, narrator: &dyn Narrator) -> Self {
        let labelled = |choice: &Choice| Labelled {
            choice: choice.clone(),
            label: narrator.choice(&choice.text),
            preview: narrator.preview(choice.index),
        };
        let choices = sight.choices.iter().map(labelled);
        let (asides, mut all): (Vec<_>, Vec<_>) = choices.partition(|one| one.choice.is_aside);
        // What lets go comes last, and so has its place apart.
        all.sort_by_key(|one| (one.choice.is_pass, one.preview.sense));
        let (n_ordinary, n_asides) = (all.len(), asides.len());
        all.extend(asides);
        all.extend(sight.standing.iter().map(labelled));
        Self {
            all,
            n_ordinary,
            n_asides,
        }
    }

    /// The choice of that number, counted from 1.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Option<&Labelled> {
        self.all.get(number.checked_sub(1)?)
    }

    /// The only ordinary choice, if there is but one.
    #[must_use]
    pub fn only(&self) -> Option<&Labelled> {
        self.all.first().filter(|_| self.n_ordinary == 1)
    }

    /// Whether the words are the beginning of a label.
    #[must_use]
    pub fn is_begun(&self, words: &str) -> bool {
        let words = fold(words);
        let mut labels = self.all.iter().map(|labelled| fold(&labelled.label));
        labels.any(|label| label.starts_with(&words))
    }

    /// The choice that the words mean: the whole of its notation or label, the beginning of one
    /// of them, or, failing these, words that occur in one label only. What is seldom meant must
    /// at least be begun, what can be asked for at any time is not found by words at all, so that
    /// such things are not done by accident.
    #[must_use]
    pub fn named(&self, words: &str) -> Meant<'_> {
        let words = fold(words);
        let n_listed = self.n_ordinary + self.n_asides;
        self.find(n_listed, |choice| *choice == words)
            .or_else(|| self.find(n_listed, |choice| choice.starts_with(&words)))
            .or_else(|| self.find(self.n_ordinary, |choice| has_words(choice, &words)))
            .unwrap_or(Meant::None)
    }

    fn find(&self, n_first: usize, fits: impl Fn(&String) -> bool) -> Option<Meant<'_>> {
        let found: Vec<(usize, &Labelled)> = self
            .all
            .iter()
            .take(n_first)
            .enumerate()
            .filter(|(_, one)| fits(&fold(&one.choice.text)) || fits(&fold(&one.label)))
            .map(|(i, one)| (i + 1, one))
            .collect();
        match found[..] {
            [] => None,
            [(_, only)] => Some(Meant::One(only)),
            _ => Some(Meant::Several(found)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Choices {
        let labelled = Labelled::plain;
        Choices {
            all: vec![
                labelled("build ukraine", "Sformuj armię w Ukrainie"),
                labelled("build balkans", "Sformuj armię na Bałkanach"),
                labelled("pass", "Nic więcej"),
                labelled("withdraw", "Usuń z planszy własną jednostkę"),
                labelled("request germany army ukraine", "Zgłoś usunięcie"),
            ],
            n_ordinary: 3,
            n_asides: 1,
        }
    }

    fn check(words: &str, expected: &[&str]) {
        let choices = choices();
        let found: Vec<&str> = match choices.named(words) {
            Meant::One(one) => vec![&one.choice.text],
            Meant::Several(several) => {
                let several = several.iter();
                several.map(|(_, one)| &*one.choice.text).collect()
            }
            Meant::None => Vec::new(),
        };
        assert_eq!(found, expected, "{words}");
    }

    #[test]
    fn choices_are_found_by_notation_by_label_and_by_a_word_of_it() {
        check("build ukraine", &["build ukraine"]);
        check("build b", &["build balkans"]);
        check("nic", &["pass"]);
        check("balkanach", &["build balkans"]);
        check("armie ukr", &["build ukraine"]);
        check("sformuj", &["build ukraine", "build balkans"]);
        check("usun", &["withdraw"]);
        check("plansza", &[]);
        check("planszy", &[]);
        check("zglos", &[]);
        check("xyz", &[]);
    }
}
