//! The words of General Orders: names, texts of cards and bonuses from their effects, prompts,
//! choices, refusals, log lines, the board.
//!
//! [`Words`] is what callers use, made for the content and the board of a table. What that content
//! adds or renames is called as it says; everything else has its name in `locales/`. No card and no
//! place is named here.

use ::orders::{Action, Content, Faction, Mode, Move, PieceKind, View};
use game::CardName;

use crate::noun::Noun;
use crate::rich::Topic;
use crate::texts::{Args, Texts};
use crate::title::Titled;

mod battle;
mod board;
mod bricks;
mod card;
mod describe;
mod event;
mod face;
mod key;
mod preview;
mod prompt;
mod spoken;
mod thing;

pub use battle::{BattleTold, RollTold};

/// What is said of General Orders in one language, with the content and the board of one table.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    texts: &'a Texts,
    content: &'static Content,
    mode: Mode,
}

impl<'a> Words<'a> {
    /// The words in the language of these texts, for tables with that content and board.
    #[must_use]
    pub fn new(texts: &'a Texts, content: &'static Content, mode: Mode) -> Self {
        Self {
            texts,
            content,
            mode,
        }
    }

    /// A faction.
    #[must_use]
    pub fn faction(&self, faction: Faction) -> String {
        let name = self
            .texts
            .word(&format!("orders-faction-{}", faction.name()));
        self.texts
            .naming(name, || Topic::Side(faction.name().into()))
    }

    /// An action.
    #[must_use]
    pub fn action(&self, action: Action) -> Noun {
        self.texts.noun(&format!("orders-action-{}", action.name()))
    }

    /// A card by its id in notation.
    #[must_use]
    pub fn card(&self, name: &str) -> String {
        let title = self.named("orders-card", name, |content| {
            let card = content.card_named(name)?;
            Some(Some(&content.card(card).title))
        });
        self.texts.naming(title, || Topic::Card(name.into()))
    }

    /// A bonus by its id in notation.
    #[must_use]
    pub fn bonus(&self, name: &str) -> String {
        let title = self.named("orders-bonus", name, |content| {
            let bonus = content.bonus_named(name)?;
            Some(Some(&content.bonus(bonus).title))
        });
        self.texts.naming(title, || Topic::Ability(name.into()))
    }

    /// An area or zone by its id in notation.
    #[must_use]
    pub fn place(&self, name: &str) -> String {
        let prefix = format!("orders-place-{}", self.mode.name());
        let title = self.named(&prefix, name, |content| {
            let board = content.board(self.mode);
            Some(board.place_title(board.place_named(name)?))
        });
        self.texts.naming(title, || Topic::Place(name.into()))
    }

    /// The kind of piece that stands in a place, by which messages select.
    fn kind_in(&self, place: &str) -> &'static str {
        let place = self.content.board(self.mode).place_named(place);
        place.map_or("", |place| kind_name(place.kind()))
    }

    /// An action space by its name in notation: an action and its place, or a support space.
    #[must_use]
    pub fn space(&self, name: &str) -> String {
        let title = self.space_title(name);
        self.texts.naming(title, || Topic::Space(name.into()))
    }

    fn space_title(&self, name: &str) -> String {
        let linked = name
            .split_once(' ')
            .and_then(|(action, place)| Some((Action::named(action)?, place)));
        if let Some((action, place)) = linked {
            let args = Args::new()
                .with("action", self.action(action))
                .with("place", self.place(place));
            return self.texts.say("orders-space-linked", args);
        }
        let support = name
            .rsplit_once('_')
            .and_then(|(action, letter)| Some((Action::named(action)?, letter)));
        match support {
            Some((action, letter)) => {
                let args = Args::new()
                    .with("action", self.action(action))
                    .with("letter", letter.to_uppercase());
                self.texts.say("orders-space-support", args)
            }
            None => name.to_owned(),
        }
    }

    /// The name of a thing whose title some content can be asked for.
    fn named<'b>(
        &self,
        prefix: &str,
        name: &'b str,
        title: impl Fn(&'b Content) -> Option<Option<&'b str>>,
    ) -> String {
        let thing = Titled::new(name, self.content, Content::standard(), title);
        let message = format!("{prefix}-{}", name.replace('_', "-"));
        self.texts.name(&message, thing)
    }

    fn cards(&self, cards: &[CardName]) -> String {
        if cards.is_empty() {
            return self.texts.word("list-nothing");
        }
        let mut counted: Vec<(&str, u32)> = Vec::new();
        for card in cards {
            match counted.iter_mut().find(|(other, _)| other == card) {
                Some((_, n)) => *n += 1,
                None => counted.push((card, 1)),
            }
        }
        let titles: Vec<String> = counted
            .into_iter()
            .map(|(card, n)| {
                let title = self.card(card);
                if n == 1 {
                    return title;
                }
                let args = Args::new().with("card", title).with("n", n);
                self.texts.say("term-copies", args)
            })
            .collect();
        titles.join(", ")
    }

    /// The label of a move given in notation beside its value.
    #[must_use]
    pub fn choice(&self, view: &View, mv: Move, text: &str) -> String {
        prompt::choice(*self, view, mv, text)
    }
}

/// The word by which messages select a kind of piece.
fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Troop => "troop",
        PieceKind::Plane => "plane",
    }
}
