//! Parsing words of a game's notation: in moves, questions and lines of a setup.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

crate::faults! {
    /// What can be wrong with words in notation.
    #[derive(Serialize, Deserialize)]
    pub enum NotationFault {
        /// They have no known form.
        Form { text: String, expected: String } = "form",
        /// Nothing of that kind has that name.
        Unknown { kind: NameKind, word: String } = "unknown",
        /// No number, or one that is too small or too large.
        Number { word: String, min: i64, max: i64 } = "number",
        /// Not one of the few words that can stand there.
        Choice { word: String, expected: String } = "choice",
        /// No hexadecimal digits, or too many.
        Digits { word: String } = "digits",
        /// More words than can stand there.
        TooMany { n: usize, max: usize } = "too-many",
    }
}

impl std::error::Error for NotationFault {}

impl NotationFault {
    /// Words of no form; `expected` are the forms there are.
    #[must_use]
    pub fn form(text: &str, expected: &str) -> Self {
        Self::Form {
            text: text.to_owned(),
            expected: expected.to_owned(),
        }
    }
}

/// What a word should have been the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is called what it is")]
pub enum NameKind {
    Ability,
    Achievement,
    ActionSpace,
    Area,
    Bonus,
    Card,
    Country,
    Nation,
    Place,
    Seat,
    Space,
    Token,
    Zone,
}

impl NameKind {
    /// Every kind.
    pub const ALL: [Self; 13] = [
        Self::Ability,
        Self::Achievement,
        Self::ActionSpace,
        Self::Area,
        Self::Bonus,
        Self::Card,
        Self::Country,
        Self::Nation,
        Self::Place,
        Self::Seat,
        Self::Space,
        Self::Token,
        Self::Zone,
    ];

    /// What that word names, if it was found.
    ///
    /// # Errors
    /// When it was not.
    pub fn found<T>(self, word: &str, found: Option<T>) -> Result<T, NotationFault> {
        found.ok_or_else(|| NotationFault::Unknown {
            kind: self,
            word: word.to_owned(),
        })
    }
}

impl fmt::Display for NameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ability => "ability",
            Self::Achievement => "achievement",
            Self::ActionSpace => "action-space",
            Self::Area => "area",
            Self::Bonus => "bonus",
            Self::Card => "card",
            Self::Country => "country",
            Self::Nation => "nation",
            Self::Place => "place",
            Self::Seat => "seat",
            Self::Space => "space",
            Self::Token => "token",
            Self::Zone => "zone",
        })
    }
}

/// Reads a number.
///
/// # Errors
/// When the word is no number, or outside the bounds.
pub fn number<T: TryFrom<i64>>(
    word: &str,
    bounds: RangeInclusive<i64>,
) -> Result<T, NotationFault> {
    let found = word.parse().ok().filter(|n| bounds.contains(n));
    let found = found.and_then(|n| T::try_from(n).ok());
    found.ok_or_else(|| NotationFault::Number {
        word: word.to_owned(),
        min: *bounds.start(),
        max: *bounds.end(),
    })
}

/// Reads one of a few words.
///
/// # Errors
/// When it is not among them.
pub fn one_of<T: Copy>(word: &str, choices: &[(&str, T)]) -> Result<T, NotationFault> {
    let found = choices.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let expected: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        NotationFault::Choice {
            word: word.to_owned(),
            expected: expected.join(", "),
        }
    })
}

/// The word that [`one_of`] these choices reads as that value.
///
/// # Panics
/// When no choice has that value.
#[must_use]
pub fn word_for<T: PartialEq>(value: &T, choices: &[(&'static str, T)]) -> &'static str {
    let found = choices.iter().find(|(_, choice)| choice == value);
    found.expect("every value has a word").0
}

/// `on` and `off`.
pub const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];

/// Reads what an outcome of a shuffle is written as.
///
/// # Errors
/// When it is no number of up to 16 hexadecimal digits.
pub fn digits(word: &str) -> Result<u64, NotationFault> {
    u64::from_str_radix(word, 16).map_err(|_| NotationFault::Digits {
        word: word.to_owned(),
    })
}

/// Reads `town*3`, or `town` for one.
///
/// # Errors
/// When the number is not from 1 to `most`.
pub fn counted(word: &str, most: u8) -> Result<(&str, u8), NotationFault> {
    match word.split_once('*') {
        Some((name, n)) => Ok((name, number(n, 1..=i64::from(most))?)),
        None => Ok((word, 1)),
    }
}

/// Reads things of which there may be several, `CARD*3` being three.
///
/// # Errors
/// When a number or a name is not understood.
pub fn repeated<T: Clone, E: From<NotationFault>>(
    words: &[&str],
    most: u8,
    find: impl Fn(&str) -> Result<T, E>,
) -> Result<Vec<T>, E> {
    let mut things = Vec::new();
    for word in words {
        let (name, copies) = counted(word, most)?;
        things.extend(std::iter::repeat_n(find(name)?, usize::from(copies)));
    }
    Ok(things)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_lies_within_its_bounds_and_its_type() {
        assert_eq!(number::<u8>("6", 2..=6), Ok(6));
        for word in ["7", "1", "x", "", "2.5", "99999999999999999999"] {
            let error = number::<u8>(word, 2..=6).unwrap_err();
            assert_eq!(error.to_string(), format!("number word={word} min=2 max=6"));
        }
        assert!(number::<u8>("300", 0..=1000).is_err());
        assert_eq!(number::<i16>("-2", -9..=9), Ok(-2));
    }

    #[test]
    fn a_choice_names_what_could_stand_there() {
        assert_eq!(one_of("off", &SWITCH), Ok(false));
        assert_eq!(word_for(&true, &SWITCH), "on");
        let error = one_of("maybe", &SWITCH).unwrap_err();
        assert_eq!(error.to_string(), "choice word=maybe expected=on, off");
    }

    #[test]
    fn several_copies_are_read_and_too_many_refused() {
        let find = |name: &str| NameKind::Card.found(name, ["a", "b"].iter().find(|c| **c == name));
        let read = |words: &[&str]| repeated(words, 3, find).map_err(|error| error.to_string());
        assert_eq!(read(&["b*2", "a"]), Ok(vec![&"b", &"b", &"a"]));
        assert_eq!(read(&["b*4"]), Err("number word=4 min=1 max=3".to_owned()));
        assert_eq!(read(&["c"]), Err("unknown kind=card word=c".to_owned()));
    }
}
