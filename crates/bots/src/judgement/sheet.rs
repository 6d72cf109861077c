//! The file that a judgement is kept in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Input, KNOTS};

/// The newest form of the file.
const FORMAT: u32 = 1;

/// Weights of one game, in chapters: one for each way of playing it that is judged by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The rules version it was learned under.
    pub rules: u32,
    /// How it was made.
    pub made: String,
    chapters: BTreeMap<String, Chapter>,
}

/// Weights by the names of inputs.
pub type Chapter = BTreeMap<String, [i16; KNOTS]>;

/// Why a text is no sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// It is of a form that this program does not know.
    #[error("a judgement of format {0}, this program reads format {FORMAT}")]
    Format(u32),
    /// Its weights are not those it was written with.
    #[error(
        "the weights have the digest {found}, the file says {told}: it was changed by hand or spoilt; \
         whoever meant to change it leaves the line `digest` out"
    )]
    Digest {
        /// What the file says.
        told: String,
        /// What its weights have.
        found: String,
    },
}

impl Sheet {
    /// A sheet without weights, in which everything is worth the same.
    #[must_use]
    pub const fn empty(rules: u32, made: String) -> Self {
        Self {
            rules,
            made,
            chapters: BTreeMap::new(),
        }
    }

    /// Reads one.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, SheetError> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| SheetError::Unreadable(error.to_string()))?;
        let lacks = |name: &str| SheetError::Unreadable(format!("`{name}` is not as it should be"));
        let number = |name: &str| {
            let number = table.get(name).and_then(toml::Value::as_integer);
            number
                .and_then(|number| u32::try_from(number).ok())
                .ok_or_else(|| lacks(name))
        };
        let word = |name: &str| table.get(name).and_then(toml::Value::as_str);
        let format = number("format")?;
        if format != FORMAT {
            return Err(SheetError::Format(format));
        }
        let made = word("made").ok_or_else(|| lacks("made"))?;
        let mut sheet = Self::empty(number("rules")?, made.to_owned());
        for (name, rows) in &table {
            let Some(rows) = rows.as_table() else {
                continue;
            };
            let mut chapter = Chapter::new();
            for (input, row) in rows {
                chapter.insert(input.clone(), weights(row).ok_or_else(|| lacks(input))?);
            }
            sheet.chapters.insert(name.clone(), chapter);
        }
        let found = sheet.digest();
        match word("digest") {
            Some(told) if told != found => Err(SheetError::Digest {
                told: told.to_owned(),
                found,
            }),
            _ => Ok(sheet),
        }
    }

    /// The weights of an input. What a chapter does not say is as in the others.
    #[must_use]
    pub fn weights(&self, chapter: &str, input: &str) -> Option<[i16; KNOTS]> {
        let own = self.chapters.get(chapter).into_iter();
        let mut chapters = own.chain(self.chapters.values());
        chapters.find_map(|chapter| chapter.get(input).copied())
    }

    /// The weights of an input, or those of its family where the sheet does not know it.
    #[must_use]
    pub fn weights_of(&self, chapter: &str, input: &Input) -> Option<[i16; KNOTS]> {
        let family = || self.weights(chapter, input.family.as_deref()?);
        self.weights(chapter, &input.name).or_else(family)
    }

    /// Every chapter, in the order of their names.
    pub fn chapters(&self) -> impl Iterator<Item = (&str, &Chapter)> {
        let chapters = self.chapters.iter();
        chapters.map(|(name, chapter)| (name.as_str(), chapter))
    }

    /// Puts these weights in the place of a chapter's own.
    pub fn set(
        &mut self,
        chapter: &str,
        weights: impl IntoIterator<Item = (String, [i16; KNOTS])>,
    ) {
        let weights = weights.into_iter().collect();
        self.chapters.insert(chapter.to_owned(), weights);
    }

    /// The name of these weights: the same weights have the same.
    #[must_use]
    pub fn digest(&self) -> String {
        game::content_digest([("weights", self.body().as_str())])
    }

    /// The sheet as a file.
    #[must_use]
    pub fn write(&self) -> String {
        format!(
            "# What things are worth to whoever has them, learned from play: logarithms of odds, of which\n\
             # 4096 are a factor of e, at the start, when a quarter of the game is left, and at the end.\n\
             # See docs/bots.md.\n\
             format = {}\nrules = {}\nmade = {:?}\ndigest = {:?}\n{}",
            FORMAT,
            self.rules,
            self.made,
            self.digest(),
            self.body()
        )
    }

    fn body(&self) -> String {
        let mut text = String::new();
        for (name, chapter) in &self.chapters {
            _ = write!(text, "\n[{name}]\n");
            for (input, [start, late, end]) in chapter {
                _ = writeln!(text, "{input:?} = [{start}, {late}, {end}]");
            }
        }
        text
    }
}

/// The weights of a row, if it has as many as there are moments.
fn weights(row: &toml::Value) -> Option<[i16; KNOTS]> {
    let row = row.as_array()?;
    let mut weights = [0; KNOTS];
    for (weight, value) in weights.iter_mut().zip(row) {
        *weight = i16::try_from(value.as_integer()?).ok()?;
    }
    (row.len() == KNOTS).then_some(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let mut sheet = Sheet::empty(3, "by hand".to_owned());
        sheet.set("off", [("points".to_owned(), [1, -2, 3])]);
        sheet
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let read = Sheet::read(&sheet().write()).expect("it is a sheet");
        assert_eq!(read.weights("off", "points"), Some([1, -2, 3]));
        assert_eq!((read.rules, read.made.as_str()), (3, "by hand"));
        assert_eq!(read.digest(), sheet().digest());
    }

    #[test]
    fn what_was_changed_by_hand_is_told_unless_it_was_meant() {
        let spoilt = sheet().write().replace("-2", "-3");
        let error = Sheet::read(&spoilt).expect_err("it is another");
        assert!(matches!(error, SheetError::Digest { .. }), "{error}");
        let lines = spoilt.lines().filter(|line| !line.starts_with("digest"));
        let meant: Vec<&str> = lines.collect();
        let read = Sheet::read(&meant.join("\n")).expect("it is a sheet");
        assert_eq!(read.weights("off", "points"), Some([1, -3, 3]));
    }

    #[test]
    fn a_row_that_is_none_is_named() {
        let text = sheet().write().replace("[1, -2, 3]", "[1, -2]");
        let error = Sheet::read(&text).expect_err("a weight is missing");
        assert!(error.to_string().contains("`points`"), "{error}");
    }

    #[test]
    fn another_form_is_refused() {
        let error = Sheet::read("format = 9\nrules = 1\nmade = \"\"").expect_err("not known");
        assert_eq!(error, SheetError::Format(9));
    }
}
