//! Names, sentences and figures of a report, in the language of its reader.
//!
//! Every word is a message of `locales/*/report.ftl` or a name that `text` knows from the game
//! itself; a name that neither knows (a side of a new game) is its id, made readable.

use std::collections::BTreeMap;

use games::Sight;
use text::{Args, CardTold, NoSuchContent, Noun, Texts, capital};

use super::digest::{CardTally, Digest};
use super::plots::shortened;

/// What a report says and how.
#[derive(Debug)]
pub(super) struct Speech<'a> {
    texts: &'a Texts,
    /// By id: spaces, countries, nations.
    names: BTreeMap<String, String>,
    cards: BTreeMap<String, CardTold>,
    group: String,
}

impl<'a> Speech<'a> {
    /// The texts for that table in their language.
    ///
    /// # Errors
    /// When the content of the table is not here.
    pub(super) fn new(texts: &'a Texts, sight: &Sight) -> Result<Self, NoSuchContent> {
        let narrator = texts.narrator(sight)?;
        let cards = narrator.cards().into_iter();
        Ok(Self {
            texts,
            names: narrator.names().into_iter().collect(),
            cards: cards.map(|card| (card.id.clone(), card)).collect(),
            group: texts.word("report-group"),
        })
    }

    /// The tag of the language.
    pub(super) fn tag(&self) -> &'static str {
        self.texts.language().tag()
    }

    /// Whether there is such a message.
    pub(super) fn has(&self, id: &str) -> bool {
        self.texts.has(id)
    }

    /// A message without arguments.
    pub(super) fn word(&self, id: &str) -> String {
        self.texts.word(id)
    }

    /// A message with arguments.
    pub(super) fn say(&self, id: &str, args: Args<'_>) -> String {
        self.texts.say(id, args)
    }

    /// A message with arguments as a headline: with a large first letter.
    pub(super) fn headline(&self, id: &str, args: Args<'_>) -> String {
        capital(&self.say(id, args))
    }

    /// A thing of the game by the two parts of its message id, or its own id made readable.
    pub(super) fn called(&self, prefix: &str, id: &str) -> String {
        let message = named(prefix, id);
        match self.has(&message) {
            true => self.word(&message),
            false => readable(id),
        }
    }

    /// A side, a seat, a country, a nation or a space. A seat that plays for several is called
    /// by all of their names.
    pub(super) fn name(&self, id: &str) -> String {
        let one = |id: &str| match self.names.get(id) {
            Some(name) => name.clone(),
            None if self.has(&named("report-owner", id)) => self.called("report-owner", id),
            None => self.called("report-side", id),
        };
        id.split('+').map(one).collect::<Vec<_>>().join(" + ")
    }

    /// A bot by its level, as the terminal calls it; its own budget stays as it is typed.
    pub(super) fn player(&self, player: &str) -> String {
        let (level, budget) = match player.find(':') {
            Some(at) => player.split_at(at),
            None => (player, ""),
        };
        format!("{}{budget}", self.called("term-bot", level))
    }

    /// A side as a sentence takes it.
    pub(super) fn side(&self, id: &str) -> Noun {
        let message = named("report-side", id);
        match self.has(&message) {
            true => self.texts.noun(&message),
            false => Noun::with(self.name(id), &[("num", "sg")]),
        }
    }

    /// The title of a card.
    pub(super) fn title(&self, card: &CardTally) -> String {
        let told = self.cards.get(&card.id);
        told.map_or_else(|| card.title.clone(), |told| told.title.clone())
    }

    /// What a card is: its type and whose it is.
    pub(super) fn kind(&self, card: &CardTally) -> String {
        let told = self.cards.get(&card.id);
        told.map_or_else(String::new, |told| told.kind.clone())
    }

    /// The title of a card and whose it is, if that is anybody's; the title gives way when both
    /// together have more letters than that.
    pub(super) fn title_of(&self, digest: &Digest, card: &CardTally, letters: usize) -> String {
        let title = self.title(card);
        if !digest.is_owned(card) {
            return title;
        }
        let say = |title: String| {
            let args = Args::new()
                .with("card", title)
                .with("owner", self.name(&card.owner));
            self.say("report-card-of", args)
        };
        let (whole, n) = (say(title.clone()), title.chars().count());
        match whole.chars().count().saturating_sub(letters) {
            0 => whole,
            excess => say(shortened(&title, n.saturating_sub(excess))),
        }
    }

    /// A number with so many digits behind the decimal mark.
    pub(super) fn fixed(&self, x: f64, digits: usize) -> String {
        self.texts.decimal(x, digits)
    }

    /// A number that may be above or below 0, with its sign.
    pub(super) fn signed(&self, x: f64, digits: usize) -> String {
        let text = self.fixed(x, digits);
        let is_above = x > 0.0 && text.contains(|c: char| c.is_ascii_digit() && c != '0');
        if is_above { format!("+{text}") } else { text }
    }

    /// A share in per cent with so many digits behind the decimal mark.
    pub(super) fn per_cent(&self, x: f64, digits: usize) -> String {
        let args = Args::new().with("figure", self.fixed(100.0 * x, digits));
        self.say("figure-percent", args)
    }

    /// A share in per cent.
    pub(super) fn percent(&self, x: f64) -> String {
        self.per_cent(x, 1)
    }

    /// A number with gaps between thousands.
    pub(super) fn thousands(&self, n: u64) -> String {
        let digits = n.to_string();
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push_str(&self.group);
            }
            text.push(digit);
        }
        text
    }
}

/// The message id of a thing.
fn named(prefix: &str, id: &str) -> String {
    format!("{prefix}-{}", id.replace('_', "-"))
}

/// An id as a reader would write it: `north_sea` is North sea.
fn readable(id: &str) -> String {
    capital(&id.replace(['_', '-'], " "))
}

#[cfg(test)]
mod tests {
    use game::Observer;
    use games::{GameId, Table};
    use text::Language;

    use super::*;

    fn sight(game: GameId) -> Sight {
        let table = Table::sit(game, &[], None).unwrap();
        table.sight(Observer::Spectator, 0)
    }

    #[test]
    fn figures_are_written_as_the_language_writes_them() {
        let check = |language: Language, expected: [&str; 4]| {
            let texts = Texts::new(language);
            let sight = sight(GameId::Quartermaster);
            let speech = Speech::new(&texts, &sight).unwrap();
            let said = [
                speech.percent(0.1234),
                speech.signed(-1.5, 1),
                speech.thousands(1_234_567),
                speech.thousands(999),
            ];
            assert_eq!(said, expected, "{language}");
        };
        check(Language::English, ["12.3%", "−1.5", "1,234,567", "999"]);
        check(
            Language::Polish,
            ["12,3%", "−1,5", "1\u{a0}234\u{a0}567", "999"],
        );
        check(
            Language::Czech,
            ["12,3\u{a0}%", "−1,5", "1\u{a0}234\u{a0}567", "999"],
        );
    }

    #[test]
    fn names_come_from_the_game_and_strangers_are_readable() {
        let texts = Texts::new(Language::Polish);
        let sight = sight(GameId::Quartermaster);
        let speech = Speech::new(&texts, &sight).unwrap();
        let check = |id: &str, expected: &str| assert_eq!(speech.name(id), expected);
        check("ukraine", "Ukraina");
        check("axis", "Oś");
        check("japan+italy", "Japonia + Włochy");
        check("brown_dwarfs", "Brown dwarfs");
    }

    #[test]
    fn bots_are_called_as_at_the_table() {
        let texts = Texts::new(Language::Russian);
        let sight = sight(GameId::Rush);
        let speech = Speech::new(&texts, &sight).unwrap();
        let check = |player: &str, expected: &str| assert_eq!(speech.player(player), expected);
        check("cadet", "курсант");
        check("general:200ms", "генерал:200ms");
    }

    #[test]
    fn what_is_rounded_to_nothing_has_no_sign() {
        let texts = Texts::new(Language::Polish);
        let sight = sight(GameId::Rush);
        let speech = Speech::new(&texts, &sight).unwrap();
        assert_eq!(speech.percent(-0.0), "0,0%");
        assert_eq!(speech.signed(-0.01, 1), "0,0");
        assert_eq!(speech.signed(0.01, 1), "0,0");
        assert_eq!(speech.signed(0.25, 1), "+0,2");
    }
}
