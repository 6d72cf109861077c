//! The words of Rush: names, card texts from abilities, prompts, choices, refusals, log lines, the
//! table.
//!
//! [`Words`] is what callers use. Vehicles are called as in the content, which people may replace,
//! unless a language spells a name of the content we carry its own way; everything else has its
//! name in `locales/`. No vehicle is named here.

use ::rush::ability::AbilityKind;
use ::rush::{Card, CardId, Class, Content, Kind, Nation, View};
use game::Seat;

use crate::noun::Noun;
use crate::texts::{Args, Texts};

mod card;
mod describe;
mod event;
mod prompt;
mod spoken;

/// What is said of Rush in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    texts: &'a Texts,
    content: &'static Content,
}

impl<'a> Words<'a> {
    /// The words in the language of these texts, for the content the program carries.
    #[must_use]
    pub fn new(texts: &'a Texts) -> Self {
        Self {
            texts,
            content: Content::standard(),
        }
    }

    /// The words for the content that a view was made with.
    #[must_use]
    pub fn of_view(texts: &'a Texts, view: &View) -> Self {
        Self {
            texts,
            content: Content::known(&view.content).unwrap_or_else(Content::standard),
        }
    }

    /// A nation.
    #[must_use]
    pub fn nation(&self, nation: Nation) -> Noun {
        self.texts.noun(&format!("rush-nation-{}", nation.name()))
    }

    /// A class of vehicles.
    #[must_use]
    pub fn class(&self, class: Class) -> Noun {
        self.texts.noun(&format!("rush-class-{}", class.name()))
    }

    /// A seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        let name = ::rush::seat_name(seat);
        self.texts.word(&format!("rush-seat-{name}"))
    }

    /// An ability.
    #[must_use]
    pub fn ability(&self, kind: AbilityKind) -> String {
        self.ability_named(self.content.ability_name(kind))
    }

    fn ability_named(&self, name: &str) -> String {
        let id = format!("rush-ability-{}", name.replace('_', "-"));
        self.texts.word(&id)
    }

    /// An achievement by its id in notation.
    #[must_use]
    pub fn achievement(&self, name: &str) -> String {
        let id = format!("rush-achievement-{name}");
        let known = self.content.achievement_named(name);
        match known.filter(|_| !self.texts.has(&id)) {
            Some(known) => self.content.achievement(known).title.clone(),
            None => self.texts.word(&id),
        }
    }

    /// The title of a card.
    #[must_use]
    pub fn card_title(&self, card: CardId) -> String {
        self.title(self.content.card(card))
    }

    /// The title of a card by its id in notation.
    #[must_use]
    pub fn card_named(&self, name: &str) -> String {
        match self.content.card_named(name) {
            Some(card) => self.card_title(card),
            None => name.to_owned(),
        }
    }

    fn title(&self, card: &Card) -> String {
        let name = card.name.replace('_', "-");
        let id = match card.face.kind {
            Kind::Vehicle => format!("rush-vehicle-{name}"),
            _ => format!("rush-card-{name}"),
        };
        // Another content may mean another vehicle by the same id.
        let is_ours =
            card.face.kind != Kind::Vehicle || std::ptr::eq(self.content, Content::standard());
        if is_ours && self.texts.has(&id) {
            self.texts.word(&id)
        } else {
            card.title.clone()
        }
    }

    /// Titles of cards, copies counted, in the order in which each comes first.
    fn counted(&self, cards: &[String]) -> String {
        let mut counted: Vec<(&str, u32)> = Vec::new();
        for card in cards {
            match counted.iter_mut().find(|(other, _)| other == card) {
                Some((_, n)) => *n += 1,
                None => counted.push((card, 1)),
            }
        }
        if counted.is_empty() {
            return self.texts.word("list-nothing");
        }
        let titles: Vec<String> = counted
            .into_iter()
            .map(|(card, n)| {
                let title = self.card_named(card);
                if n == 1 {
                    return title;
                }
                let args = Args::new().with("card", title).with("n", n);
                self.texts.say("rush-board-copies", args)
            })
            .collect();
        titles.join(", ")
    }
}
