//! Names in a text that lead to what they name: a page underlines them and shows the thing.
//!
//! A narrator of marked texts ([`crate::Texts::marked`]) puts each name between marks that no message
//! contains. A page that shows such a text splits it into spans; attributes and comparisons use the plain text.

use std::fmt;
use std::str::FromStr;

use game::{AbilityName, CardName, PlaceName, SideName, SpaceName};

/// Opens a name: the topic follows.
const OPEN: char = '\u{E000}';
/// Ends the topic: the words follow.
const MIDDLE: char = '\u{E001}';
/// Ends the name.
const CLOSE: char = '\u{E002}';

/// What a name leads to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A card, vehicle or tile.
    Card(CardName),
    /// An ability of a card.
    Ability(AbilityName),
    /// A place of the board, with what it means there.
    Place(PlaceName),
    /// An action space.
    Space(SpaceName),
    /// A country, a faction.
    Side(SideName),
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they name, if anything.
    pub topic: Option<Topic>,
}

/// The words as the name of that topic. A name has no names in it.
#[must_use]
pub fn mark(topic: &Topic, words: &str) -> String {
    format!("{OPEN}{topic}{MIDDLE}{}{CLOSE}", plain(words))
}

/// Whether there are names in the text that lead somewhere.
#[must_use]
pub fn is_marked(text: &str) -> bool {
    text.contains(OPEN)
}

/// The text parted before its first letter, which a mark may stand before.
pub(crate) fn at_first_letter(text: &str) -> (&str, &str) {
    let marked = text.strip_prefix(OPEN).and_then(|rest| rest.find(MIDDLE));
    let begin = marked.map_or(0, |topic| OPEN.len_utf8() + topic + MIDDLE.len_utf8());
    text.split_at(begin)
}

/// The text up to its last letter, without marks that close behind it.
pub(crate) fn to_last_letter(text: &str) -> &str {
    text.trim_end_matches(CLOSE)
}

/// A stop after a name that brings its own: the stop goes.
pub(crate) fn without_second_stop(text: &str) -> String {
    let mut text = text.replace("!.", "!").replace("?.", "?");
    if is_marked(&text) {
        for own in ['!', '?'] {
            let name = format!("{own}{CLOSE}");
            text = text.replace(&format!("{name}."), &name);
        }
    }
    text
}

/// The pieces of a text in order. A text without marks is one piece.
#[must_use]
pub fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        push(&mut spans, before, None);
        let (name, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        let (topic, words) = name.split_once(MIDDLE).unwrap_or(("", name));
        push(&mut spans, words, topic.parse().ok());
        rest = after;
    }
    push(&mut spans, rest, None);
    spans
}

fn push(spans: &mut Vec<Span>, text: &str, topic: Option<Topic>) {
    if !text.is_empty() {
        let text = text.to_owned();
        spans.push(Span { text, topic });
    }
}

/// The text without marks.
#[must_use]
pub fn plain(text: &str) -> String {
    spans(text).into_iter().map(|span| span.text).collect()
}

/// What is not a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTopic;

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(name) => write!(f, "card {name}"),
            Self::Ability(name) => write!(f, "ability {name}"),
            Self::Place(name) => write!(f, "place {name}"),
            Self::Space(name) => write!(f, "space {name}"),
            Self::Side(name) => write!(f, "side {name}"),
        }
    }
}

impl FromStr for Topic {
    type Err = NoTopic;

    fn from_str(text: &str) -> Result<Self, NoTopic> {
        match text.split_once(' ').ok_or(NoTopic)? {
            ("card", name) => Ok(Self::Card(name.into())),
            ("ability", name) => Ok(Self::Ability(name.into())),
            ("place", name) => Ok(Self::Place(name.into())),
            ("space", name) => Ok(Self::Space(name.into())),
            ("side", name) => Ok(Self::Side(name.into())),
            _ => Err(NoTopic),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marked_text_falls_into_spans_and_reads_plain() {
        let card = Topic::Card("blitzkrieg".into());
        let text = format!("Germany uses {}.", mark(&card, "Blitzkrieg"));
        assert_eq!(plain(&text), "Germany uses Blitzkrieg.");
        let spans = spans(&text);
        assert_eq!(spans.len(), 3);
        assert_eq!(spans[1].topic, Some(card));
        assert_eq!(spans[1].text, "Blitzkrieg");
    }

    #[test]
    fn spoilt_marks_lose_no_words() {
        let broken = format!("a{OPEN}card x{MIDDLE}b c");
        assert_eq!(plain(&broken), "ab c");
        assert_eq!(spans("").len(), 0);
    }
}
