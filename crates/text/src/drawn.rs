//! Lines drawn with letters, and whose letters they are. Data only: how a colour looks is the
//! screen's business.

use std::fmt;

/// The colour of a side's letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is called what it is")]
pub enum Hue {
    Grey,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
}

/// Letters in a row that have one colour, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The letters.
    pub text: String,
    /// Their colour.
    pub hue: Option<Hue>,
}

/// A line of a drawing; shown without colours it is its letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnLine {
    /// What it consists of, from the left.
    pub strokes: Vec<Stroke>,
}

impl DrawnLine {
    /// A line whose letters have the colours of the signs in the same places of another line.
    pub(crate) fn new(letters: &str, signs: &str, hue: impl Fn(char) -> Option<Hue>) -> Self {
        let mut line = Self::default();
        let signs = signs.chars().map(Some).chain(std::iter::repeat(None));
        for (letter, sign) in letters.chars().zip(signs) {
            line.push(letter, sign.and_then(&hue));
        }
        line
    }

    fn push(&mut self, letter: char, hue: Option<Hue>) {
        match self.strokes.last_mut() {
            Some(last) if last.hue == hue => last.text.push(letter),
            _ => self.strokes.push(Stroke {
                text: letter.into(),
                hue,
            }),
        }
    }
}

impl fmt::Display for DrawnLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut strokes = self.strokes.iter();
        strokes.try_for_each(|stroke| f.write_str(&stroke.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_the_colours_of_the_signs_below_them() {
        let hue = |sign| (sign == 'r').then_some(Hue::Red);
        let line = DrawnLine::new("|Ab c", " rr", hue);
        assert_eq!(line.to_string(), "|Ab c");
        let strokes = line.strokes.iter();
        let strokes: Vec<_> = strokes.map(|s| (s.text.as_str(), s.hue)).collect();
        assert_eq!(strokes, [("|", None), ("Ab", Some(Hue::Red)), (" c", None)]);
    }
}
