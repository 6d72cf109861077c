//! What tables of figures need: numbers, sides and endings in a few words.

use crate::texts::{Args, Texts};

impl Texts {
    /// A number with so many digits behind the mark that the language writes.
    #[must_use]
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        // What is rounded to nothing has no sign.
        let is_zero = !text.contains(|c: char| c.is_ascii_digit() && c != '0');
        let sign = if is_zero { "" } else { "−" };
        text.replace('-', sign)
            .replace('.', &self.word("report-decimal"))
    }

    /// A share in per cent with one digit behind the mark.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        let args = Args::new().with("figure", self.decimal(100.0 * share, 1));
        self.say("report-percent", args)
    }

    /// Those who win together; their id when there is no name for it.
    #[must_use]
    pub fn side(&self, side: &str) -> String {
        self.named("report-side", side)
    }

    /// How a game ended, in a few words; its id when there are none for it.
    #[must_use]
    pub fn ending(&self, ending: &str) -> String {
        self.named("report-ending", ending)
    }

    fn named(&self, kind: &str, id: &str) -> String {
        let message = format!("{kind}-{id}");
        if self.has(&message) {
            self.word(&message)
        } else {
            id.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_number_is_written_as_the_language_does() {
        let check = |language: Language, value: f64, digits: usize, expected: &str| {
            assert_eq!(Texts::new(language).decimal(value, digits), expected);
        };
        check(Language::English, 57.25, 1, "57.2");
        check(Language::Polish, 57.25, 1, "57,2");
        check(Language::Czech, -12.0, 0, "−12");
        check(Language::Russian, -0.04, 1, "0,0");
    }
}
