//! The words of Rush: names, card texts from abilities, prompts, choices, refusals, log lines, the
//! table.
//!
//! [`Words`] is what callers use, made for the content of a table. Vehicles are called as in the
//! content unless a language spells a carried name its own way; what the content adds or renames
//! is called as it says; everything else has its name in `locales/`. No vehicle is named here.

use ::rush::ability::AbilityKind;
use ::rush::{Card, CardId, Class, Content, Kind, Nation};
use game::{CardName, Seat};

use crate::noun::Noun;
use crate::rich::Topic;
use crate::texts::{Args, Texts};
use crate::title::Titled;

mod action;
mod card;
mod describe;
mod event;
mod face;
mod prompt;
mod spoken;
mod thing;
mod would;

pub use action::{ActionTold, ShotStage, ShotTold, base_worth};

/// What is said of Rush in one language, with the content of one table.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    texts: &'a Texts,
    content: &'static Content,
}

impl<'a> Words<'a> {
    /// The words in the language of these texts, for tables with that content.
    #[must_use]
    pub fn new(texts: &'a Texts, content: &'static Content) -> Self {
        Self { texts, content }
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
        let seat = self.texts.word(&format!("rush-seat-{name}"));
        self.texts.naming(seat, || Topic::Side(name.into()))
    }

    /// An ability.
    #[must_use]
    pub fn ability(&self, kind: AbilityKind) -> String {
        let name = self.content.ability_name(kind);
        let thing = self.titled(name, |content| Some(content.ability_title(kind)));
        let title = self.texts.name(&id("rush-ability", name), thing);
        self.texts.naming(title, || Topic::Ability(name.into()))
    }

    fn ability_named(&self, name: &str) -> String {
        match self.content.ability_named(name) {
            Some(kind) => self.ability(kind),
            None => name.to_owned(),
        }
    }

    /// An achievement by its id in notation.
    #[must_use]
    pub fn achievement(&self, name: &str) -> String {
        let thing = self.titled(name, |content| {
            let achievement = content.achievement_named(name)?;
            Some(&content.achievement(achievement).title)
        });
        self.texts.name(&id("rush-achievement", name), thing)
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
        let thing = self.titled(&card.name, |content| {
            let card = content.card(content.card_named(&card.name)?);
            Some(&card.title)
        });
        let prefix = match card.face.kind {
            Kind::Vehicle => "rush-vehicle",
            _ => "rush-card",
        };
        let title = self.texts.name(&id(prefix, &card.name), thing);
        self.texts
            .naming(title, || Topic::Card((*card.name).into()))
    }

    fn titled<'b>(
        &self,
        name: &'b str,
        title: impl Fn(&'b Content) -> Option<&'b str>,
    ) -> Titled<'b> {
        let carried = Content::standard();
        Titled::new(name, self.content, carried, |content| {
            title(content).map(Some)
        })
    }

    /// Titles of cards, copies counted, in the order in which each comes first.
    fn counted(&self, cards: &[CardName]) -> String {
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

/// The message id of a thing: a prefix and its name in notation, in kebab case.
fn id(prefix: &str, name: &str) -> String {
    format!("{prefix}-{}", name.replace('_', "-"))
}
