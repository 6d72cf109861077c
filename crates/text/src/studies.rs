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
            .replace('.', &self.word("figure-decimal"))
    }

    /// A share in per cent with one digit behind the mark.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        let args = Args::new().with("figure", self.decimal(100.0 * share, 1));
        self.say("figure-percent", args)
    }

    /// A share in whole per cent.
    #[must_use]
    pub fn whole_percent(&self, share: f64) -> String {
        let args = Args::new().with("figure", self.decimal(100.0 * share, 0));
        self.say("figure-percent", args)
    }

    /// A change of a share in percentage points, with its sign.
    #[must_use]
    pub fn points(&self, change: f64) -> String {
        let text = self.decimal(100.0 * change, 1);
        let is_above = change > 0.0 && text.contains(|c: char| c.is_ascii_digit() && c != '0');
        if is_above { format!("+{text}") } else { text }
    }

    /// From where to where a change of a share lies, in percentage points.
    #[must_use]
    pub fn points_between(&self, low: f64, high: f64) -> String {
        let args = Args::new()
            .with("low", self.points(low))
            .with("high", self.points(high));
        self.say("figure-interval", args)
    }

    /// From where to where a share lies, in per cent.
    #[must_use]
    pub fn percent_between(&self, low: f64, high: f64) -> String {
        let args = Args::new()
            .with("low", self.decimal(100.0 * low, 1))
            .with("high", self.decimal(100.0 * high, 1));
        self.say("figure-interval", args)
    }

    /// Those who win together; their id when there is no name for it.
    #[must_use]
    pub fn side(&self, side: &str) -> String {
        self.named("report-side", side)
    }

    /// How a game ended, in a few words; its id when there is no message for it.
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

    #[test]
    fn a_change_has_a_sign_unless_it_is_nothing() {
        let texts = Texts::new(Language::English);
        let points = [0.125, -0.125, 0.0, 0.0001].map(|change| texts.points(change));
        assert_eq!(points, ["+12.5", "−12.5", "0.0", "0.0"]);
        assert_eq!(texts.points_between(-0.01, 0.02), "(−1.0 to +2.0)");
        assert_eq!(texts.percent_between(0.25, 0.5), "(25.0 to 50.0)");
    }
}
