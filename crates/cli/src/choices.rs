//! What somebody can choose from, and how it is found by number, by name or in notation.

use game::Seat;
use games::Table;
use text::Narrator;

/// What somebody can choose from, in the order of its numbers.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    /// Ordinary moves, then asides, then what can be asked for at any time.
    pub(crate) all: Vec<Named>,
    pub(crate) n_ordinary: usize,
    pub(crate) n_asides: usize,
}

/// A move in notation and in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) text: String,
    pub(crate) label: String,
}

/// What a person's words may mean.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Meant<'a> {
    /// This choice.
    One(&'a Named),
    /// Any of these.
    Several(Vec<(usize, &'a Named)>),
    /// None of the choices.
    None,
}

impl Choices {
    /// What the seat can choose from now.
    pub(crate) fn new(table: &dyn Table, narrator: &dyn Narrator, seat: Seat) -> Self {
        let moves = table.moves(seat).into_iter();
        let (asides, ordinary): (Vec<_>, Vec<_>) = moves.partition(|choice| choice.is_aside);
        let (n_ordinary, n_asides) = (ordinary.len(), asides.len());
        let moves = ordinary.into_iter().chain(asides).map(|choice| choice.text);
        let texts = moves.chain(table.standing(seat));
        Self {
            all: texts
                .map(|text| Named {
                    label: narrator.choice(table, seat, &text),
                    text,
                })
                .collect(),
            n_ordinary,
            n_asides,
        }
    }

    /// No choice at all.
    pub(crate) const NONE: Self = Self {
        all: Vec::new(),
        n_ordinary: 0,
        n_asides: 0,
    };

    /// The choice of that number, counted from 1.
    pub(crate) fn numbered(&self, number: usize) -> Option<&Named> {
        self.all.get(number.checked_sub(1)?)
    }

    /// The only ordinary choice, if there is but one.
    pub(crate) fn only(&self) -> Option<&Named> {
        self.all.first().filter(|_| self.n_ordinary == 1)
    }

    /// Whether the words are the beginning of a label.
    pub(crate) fn is_begun(&self, words: &str) -> bool {
        let words = fold(words);
        let mut labels = self.all.iter().map(|named| fold(&named.label));
        labels.any(|label| label.starts_with(&words))
    }

    /// The choice that the words mean: the whole of its notation or label, the beginning of one
    /// of them, or, failing these, words that occur in one label only. What is seldom meant must
    /// at least be begun, what can be asked for at any time is not found by words at all, so that
    /// nobody does such things by chance.
    pub(crate) fn named(&self, words: &str) -> Meant<'_> {
        let words = fold(words);
        let n_listed = self.n_ordinary + self.n_asides;
        self.find(n_listed, |choice| *choice == words)
            .or_else(|| self.find(n_listed, |choice| choice.starts_with(&words)))
            .or_else(|| self.find(self.n_ordinary, |choice| has_words(choice, &words)))
            .unwrap_or(Meant::None)
    }

    fn find(&self, n_first: usize, fits: impl Fn(&String) -> bool) -> Option<Meant<'_>> {
        let found: Vec<(usize, &Named)> = self
            .all
            .iter()
            .take(n_first)
            .enumerate()
            .filter(|(_, named)| fits(&fold(&named.text)) || fits(&fold(&named.label)))
            .map(|(i, named)| (i + 1, named))
            .collect();
        match found[..] {
            [] => None,
            [(_, only)] => Some(Meant::One(only)),
            _ => Some(Meant::Several(found)),
        }
    }

    /// The verbs of the moves that are listed, in notation.
    pub(crate) fn verbs(&self) -> Vec<&str> {
        let mut verbs: Vec<&str> = self
            .all
            .iter()
            .filter_map(|named| named.text.split(' ').next())
            .collect();
        verbs.dedup();
        verbs
    }
}

/// Whether every one of the words begins a word of the text.
pub(crate) fn has_words(text: &str, words: &str) -> bool {
    !words.is_empty()
        && words.split(' ').all(|wanted| {
            let mut found = text.split(' ');
            found.any(|word| word.starts_with(wanted))
        })
}

/// As people type: small letters, without marks on them and without quotes.
pub(crate) fn fold(text: &str) -> String {
    let lower = text.to_lowercase();
    let plain = lower.chars().filter_map(|c| match c {
        'ą' | 'á' => Some('a'),
        'ć' | 'č' => Some('c'),
        'ď' => Some('d'),
        'ę' | 'é' | 'ě' => Some('e'),
        'í' => Some('i'),
        'ł' => Some('l'),
        'ń' | 'ň' => Some('n'),
        'ó' => Some('o'),
        'ř' => Some('r'),
        'ś' | 'š' => Some('s'),
        'ť' => Some('t'),
        'ú' | 'ů' => Some('u'),
        'ý' => Some('y'),
        'ź' | 'ż' | 'ž' => Some('z'),
        'ё' => Some('е'),
        '“' | '”' | '„' | '«' | '»' | '"' | '!' => None,
        c => Some(c),
    });
    let plain: String = plain.collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Choices {
        let named = |text: &str, label: &str| Named {
            text: text.to_owned(),
            label: label.to_owned(),
        };
        Choices {
            all: vec![
                named("build ukraine", "Sformuj armię w Ukrainie"),
                named("build balkans", "Sformuj armię na Bałkanach"),
                named("pass", "Nic więcej"),
                named("withdraw", "Usuń z planszy własną jednostkę"),
                named("request germany ukraine", "Zgłoś usunięcie"),
            ],
            n_ordinary: 3,
            n_asides: 1,
        }
    }

    fn check(words: &str, expected: &[&str]) {
        let choices = choices();
        let found: Vec<&str> = match choices.named(words) {
            Meant::One(named) => vec![&named.text],
            Meant::Several(several) => several.iter().map(|(_, named)| &*named.text).collect(),
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
