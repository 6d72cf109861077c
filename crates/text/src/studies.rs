//! What tables of figures need: numbers, sides and endings in a few words.

use crate::texts::Texts;

impl Texts {
    /// A number with so many digits behind the mark that the language writes.
    #[must_use]
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        text.replace('.', &self.word("decimal-mark"))
            .replace('-', "−")
    }

    /// Those who win together; nothing when the game has no name for them but their seats'.
    #[must_use]
    pub fn side(&self, game: &str, side: &str) -> Option<String> {
        let id = format!("side-{game}-{side}");
        self.has(&id).then(|| self.word(&id))
    }

    /// How a game ended, in a few words; its id when there are none for it.
    #[must_use]
    pub fn ending(&self, game: &str, ending: &str) -> String {
        let id = format!("ending-{game}-{ending}");
        if self.has(&id) {
            self.word(&id)
        } else {
            ending.to_owned()
        }
    }
}
