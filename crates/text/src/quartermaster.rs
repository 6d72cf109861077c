//! The words of Quartermaster: names, card texts, prompts, choices, refusals, log lines, the board.
//!
//! [`Words`] is what callers use, made for the content of a table. Card texts come from the effect
//! trees alone; no card and no space is named here. A shape of effect that has no message shows as
//! missing, and a test renders every card in every language; other content has no other shapes.

use ::quartermaster::effect::{CardType, Kinds, PieceKind, Step};
use ::quartermaster::options::Edition;
use ::quartermaster::{CardId, Content, Country, SpaceId, Team};

use crate::noun::Noun;
use crate::rich::Topic;
use crate::texts::{Args, Texts};
use crate::title::Titled;

mod ability;
mod area;
mod board;
mod choice;
mod describe;
mod effect;
mod event;
mod face;
mod outcome;
mod place;
mod preview;
mod prompt;
mod refusal;
mod spoken;
mod thing;
mod trigger;

/// What is said of Quartermaster in one language, with the content of one table.
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

    /// A country.
    #[must_use]
    pub fn country(&self, country: Country) -> Noun {
        let noun = self.texts.noun(&id("qm-country", country.name()));
        self.texts
            .naming_noun(noun, || Topic::Side(country.name().into()))
    }

    /// A team.
    #[must_use]
    pub fn team(&self, team: Team) -> Noun {
        self.texts.noun(&id("qm-team", team.name()))
    }

    /// A space.
    #[must_use]
    pub fn space(&self, space: SpaceId) -> Noun {
        self.space_named(self.content.map.name(space))
    }

    /// A space by its name in notation.
    #[must_use]
    pub fn space_named(&self, name: &str) -> Noun {
        let maps = [self.content, Content::standard()].map(|content| &content.map);
        let thing = Titled::new(name, maps[0], maps[1], |map| {
            map.named(name).map(|space| map.title(space))
        });
        let message = id("qm-space", name);
        let noun = match self.texts.title_of(&message, thing) {
            Some(title) => {
                let args = Args::new().with("name", title);
                self.texts.noun_with("qm-space", args)
            }
            None => self.texts.noun(&message),
        };
        self.texts.naming_noun(noun, || Topic::Place(name.into()))
    }

    /// What is written on the map in a space: its name, or a shorter form where there is little room.
    #[must_use]
    pub fn label(&self, space: SpaceId) -> String {
        let name = self.space(space).plain().to_owned();
        let known = self
            .texts
            .noun(&id("qm-space", self.content.map.name(space)));
        let short = id("qm-label", self.content.map.name(space));
        // Other content may use that name for another space.
        if known.plain() == name && self.texts.has(&short) {
            self.texts.word(&short)
        } else {
            name
        }
    }

    /// A kind of piece.
    #[must_use]
    pub fn piece(&self, kind: PieceKind) -> Noun {
        self.texts.noun(&id("qm-piece", kind.name()))
    }

    fn kinds(&self, kinds: Kinds) -> Noun {
        match kinds.only() {
            Some(kind) => self.piece(kind),
            None => self.texts.noun("qm-piece-piece"),
        }
    }

    /// A type of card.
    #[must_use]
    pub fn card_type(&self, card_type: CardType) -> Noun {
        self.texts.noun(&id("qm-type", card_type.name()))
    }

    /// A step of a turn.
    #[must_use]
    pub fn step(&self, step: Step) -> Noun {
        let name = match step {
            Step::Play => "play",
            Step::Air => "air",
            Step::Supply => "supply",
            Step::Victory => "victory",
            Step::Discard => "discard",
            Step::Draw => "draw",
        };
        self.texts.noun(&id("qm-step", name))
    }

    /// The title of a card. The four basic cards are called like their type.
    #[must_use]
    pub fn card_title(&self, card: CardId) -> String {
        let card = self.content.card(card);
        let message = if card.card_type.is_basic() {
            id("qm-type", card.card_type.name())
        } else {
            id("qm-card", &card.name)
        };
        let carried = Content::standard().edition(Edition::WHOLE);
        let thing = Titled::new(&card.name, self.content, carried, |content| {
            let card = content.card(content.card_named(&card.name)?);
            Some(Some(&card.title))
        });
        let title = self.texts.name(&message, thing);
        self.texts
            .naming(title, || Topic::Card((*card.name).into()))
    }

    /// The title of a card by its name in notation.
    #[must_use]
    pub fn card_named(&self, name: &str) -> String {
        match self.content.card_named(name) {
            Some(card) => self.card_title(card),
            None => name.to_owned(),
        }
    }
}

/// The message id of a thing: a prefix and its name in notation, in kebab case.
fn id(prefix: &str, name: &str) -> String {
    format!("{prefix}-{}", name.replace('_', "-"))
}
