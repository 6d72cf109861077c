//! The weights file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Feature, PHASES};

/// The version of the format.
const FORMAT: u32 = 1;

/// The weights of one game, by variant: ways of playing it that have weights of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsFile {
    /// The rules version of its training games.
    pub rules: u32,
    /// The command that made it.
    pub made: String,
    variants: BTreeMap<String, Variant>,
}

/// Weights by the names of features.
pub type Variant = BTreeMap<String, [i16; PHASES]>;

/// What is wrong with a weights file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFileError {
    /// It is not TOML of this form.
    #[error("{0}")]
    Unreadable(String),
    /// It has another version of the format.
    #[error("weights of format {0}, this program reads format {FORMAT}")]
    Format(u32),
    /// The weights differ from those it was written with.
    #[error(
        "the weights have the digest {found}, the file says {told}: it is damaged or was changed by hand; \
         leave out the line `digest` to change it on purpose"
    )]
    Digest {
        /// The digest in the file.
        told: String,
        /// The digest of its weights.
        found: String,
    },
}

impl WeightsFile {
    /// A file without weights: every position is even.
    #[must_use]
    pub const fn empty(rules: u32, made: String) -> Self {
        Self {
            rules,
            made,
            variants: BTreeMap::new(),
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Self, WeightsFileError> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| WeightsFileError::Unreadable(error.to_string()))?;
        let lacks =
            |name: &str| WeightsFileError::Unreadable(format!("`{name}` is not as it should be"));
        let number = |name: &str| {
            let number = table.get(name).and_then(toml::Value::as_integer);
            number
                .and_then(|number| u32::try_from(number).ok())
                .ok_or_else(|| lacks(name))
        };
        let word = |name: &str| table.get(name).and_then(toml::Value::as_str);
        let format = number("format")?;
        if format != FORMAT {
            return Err(WeightsFileError::Format(format));
        }
        let made = word("made").ok_or_else(|| lacks("made"))?;
        let mut weights_file = Self::empty(number("rules")?, made.to_owned());
        for (name, rows) in &table {
            let Some(rows) = rows.as_table() else {
                continue;
            };
            let mut variant = Variant::new();
            for (feature, row) in rows {
                variant.insert(feature.clone(), weights(row).ok_or_else(|| lacks(feature))?);
            }
            weights_file.variants.insert(name.clone(), variant);
        }
        let found = weights_file.digest();
        match word("digest") {
            Some(told) if told != found => Err(WeightsFileError::Digest {
                told: told.to_owned(),
                found,
            }),
            _ => Ok(weights_file),
        }
    }

    /// The weights of a feature or family by name. A variant without it takes it from the others.
    #[must_use]
    pub fn weights(&self, variant: &str, feature: &str) -> Option<[i16; PHASES]> {
        let own = self.variants.get(variant).into_iter();
        let mut variants = own.chain(self.variants.values());
        variants.find_map(|variant| variant.get(feature).copied())
    }

    /// The weights of a feature, or those of its family where the file does not have its name.
    #[must_use]
    pub fn weights_of(&self, variant: &str, feature: &Feature) -> Option<[i16; PHASES]> {
        let family = || self.weights(variant, feature.family.as_deref()?);
        self.weights(variant, &feature.name).or_else(family)
    }

    /// All variants, in the order of their names.
    pub fn variants(&self) -> impl Iterator<Item = (&str, &Variant)> {
        let variants = self.variants.iter();
        variants.map(|(name, variant)| (name.as_str(), variant))
    }

    /// Replaces the weights of a variant.
    pub fn set(
        &mut self,
        variant: &str,
        weights: impl IntoIterator<Item = (String, [i16; PHASES])>,
    ) {
        let weights = weights.into_iter().collect();
        self.variants.insert(variant.to_owned(), weights);
    }

    /// The digest of the weights: equal weights have equal digests.
    #[must_use]
    pub fn digest(&self) -> String {
        game::content_digest([("weights", self.body().as_str())])
    }

    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        format!(
            "# Evaluation weights learned from self-play: log-odds in units of 1/4096, in three game phases:\n\
             # at the start, with a quarter of the game left, and at the end. See docs/bots.md.\n\
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
        for (name, variant) in &self.variants {
            _ = write!(text, "\n[{name}]\n");
            for (feature, [start, late, end]) in variant {
                _ = writeln!(text, "{feature:?} = [{start}, {late}, {end}]");
            }
        }
        text
    }
}

/// The weights of a row; `None` unless it has one for each phase.
fn weights(row: &toml::Value) -> Option<[i16; PHASES]> {
    let row = row.as_array()?;
    let mut weights = [0; PHASES];
    for (weight, value) in weights.iter_mut().zip(row) {
        *weight = i16::try_from(value.as_integer()?).ok()?;
    }
    (row.len() == PHASES).then_some(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights_file() -> WeightsFile {
        let mut weights_file = WeightsFile::empty(3, "by hand".to_owned());
        weights_file.set("off", [("points".to_owned(), [1, -2, 3])]);
        weights_file
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let read = WeightsFile::read(&weights_file().write()).expect("it is a weights_file");
        assert_eq!(read.weights("off", "points"), Some([1, -2, 3]));
        assert_eq!((read.rules, read.made.as_str()), (3, "by hand"));
        assert_eq!(read.digest(), weights_file().digest());
    }

    #[test]
    fn a_change_by_hand_is_an_error_unless_the_digest_is_left_out() {
        let spoilt = weights_file().write().replace("-2", "-3");
        let error = WeightsFile::read(&spoilt).expect_err("it is another");
        assert!(matches!(error, WeightsFileError::Digest { .. }), "{error}");
        let lines = spoilt.lines().filter(|line| !line.starts_with("digest"));
        let meant: Vec<&str> = lines.collect();
        let read = WeightsFile::read(&meant.join("\n")).expect("it is a weights_file");
        assert_eq!(read.weights("off", "points"), Some([1, -3, 3]));
    }

    #[test]
    fn a_bad_row_is_named() {
        let text = weights_file().write().replace("[1, -2, 3]", "[1, -2]");
        let error = WeightsFile::read(&text).expect_err("a weight is missing");
        assert!(error.to_string().contains("`points`"), "{error}");
    }

    #[test]
    fn another_format_is_refused() {
        let error = WeightsFile::read("format = 9\nrules = 1\nmade = \"\"").expect_err("not known");
        assert_eq!(error, WeightsFileError::Format(9));
    }
}
