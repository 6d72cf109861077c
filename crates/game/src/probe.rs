//! Answers to a scenario's questions about a position.

use std::fmt;

/// What a game answers when a scenario asks, for example, for `germany armies`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probe {
    /// Words whose order means nothing; kept sorted.
    Set(Vec<String>),
    /// Words in an order that matters.
    List(Vec<String>),
}

impl Probe {
    /// A set of words.
    #[must_use]
    pub fn set<T: ToString>(words: impl IntoIterator<Item = T>) -> Self {
        let mut words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        words.sort();
        Self::Set(words)
    }

    /// A list of words.
    #[must_use]
    pub fn list<T: ToString>(words: impl IntoIterator<Item = T>) -> Self {
        Self::List(words.into_iter().map(|word| word.to_string()).collect())
    }

    /// One word.
    #[must_use]
    pub fn one(word: impl ToString) -> Self {
        Self::List(vec![word.to_string()])
    }

    /// Whether these words say the same.
    #[must_use]
    pub fn equals(&self, words: &[&str]) -> bool {
        match self {
            Self::Set(found) => {
                let mut words = words.to_vec();
                words.sort_unstable();
                *found == words
            }
            Self::List(found) => found == words,
        }
    }
}

impl fmt::Display for Probe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Set(words) | Self::List(words)) = self;
        f.write_str(&words.join(" "))
    }
}
