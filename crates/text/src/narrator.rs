//! Any table in words: what terminals and hosts use who do not know which game it is.
//!
//! A game whose words are here implements [`Spoken`]; [`Texts::narrator`] finds it by the table.
//! What is said comes from the content that the table is played with, which need not be the carried
//! one. A game without words is told in its notation, so that it can be played before it is
//! translated.

use std::cell::OnceCell;
use std::fmt::Debug;

use game::{Actor, Observer, Refused, Seat};
use games::{Orders, Playable, Quartermaster, Rush, Sitting, Table};

use crate::texts::{Args, Texts, sentence};

/// A game that can be told in sentences.
pub trait Spoken: Playable {
    /// What is said at one table: its language and its content.
    type Words<'a>: Copy + Debug;
    /// The words for the table of this position.
    fn words<'a>(&self, texts: &'a Texts) -> Self::Words<'a>;
    /// The name of a seat.
    fn seat(words: Self::Words<'_>, view: &Self::View, seat: Seat) -> String;
    /// What that seat is asked, or who is waited for.
    fn prompt(words: Self::Words<'_>, view: &Self::View, seat: Seat) -> String;
    /// What led to the question, outermost first.
    fn trail(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The board in a few lines.
    fn summary(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// Everything the observer can see.
    fn describe_all(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The label of a move, which is also given in notation.
    fn choice(words: Self::Words<'_>, view: &Self::View, mv: Self::Move, text: &str) -> String;
    /// The line for an event; nothing when it goes without saying.
    fn event(words: Self::Words<'_>, event: &Self::Seen) -> Option<String>;
    /// Why a move is refused.
    fn refusal(words: Self::Words<'_>, refused: &Refused) -> String;
    /// How the game ended.
    fn outcome(words: Self::Words<'_>, view: &Self::View) -> Option<String>;
    /// The key to the drawn board: what its words and signs mean. Nothing where none is drawn.
    fn key(words: Self::Words<'_>, state: &Self) -> Vec<String> {
        let _ = (words, state);
        Vec::new()
    }
    /// The ids of the cards that the observer holds or has face down, in order.
    fn held(view: &Self::View) -> Vec<String>;
    /// Every card of the game.
    fn cards_told(words: Self::Words<'_>) -> Vec<CardTold>;
    /// Everything else with a name: its id in notation and the name.
    fn names(words: Self::Words<'_>) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(words: Self::Words<'_>) -> Vec<(String, String)>;
}

/// A card in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTold {
    /// Its id in notation.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its type and whose it is.
    pub kind: String,
    /// How many are in the box.
    pub copies: u32,
    /// What it does, a paragraph each.
    pub text: Vec<String>,
    /// How well its values are known, where content says so of each card.
    pub provenance: Option<String>,
}

/// What one observer saw of one move, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTold {
    /// The move's number, counted from 1.
    pub number: usize,
    /// Who moved; nobody for chance.
    pub seat: Option<Seat>,
    /// What happened, in order.
    pub lines: Vec<String>,
}

/// Tells one table in one language, at any moment of its game.
///
/// The table must be the one the narrator was made for, or one like it: of another game it says
/// nothing, and other content would be called by wrong names.
pub trait Narrator: Debug {
    /// Whether the game is told in sentences rather than in its notation.
    fn is_spoken(&self) -> bool;
    /// The name of a seat.
    fn seat(&self, table: &dyn Table, seat: Seat) -> String;
    /// What that seat is asked, or who is waited for.
    fn prompt(&self, table: &dyn Table, seat: Seat) -> String;
    /// What led to the question, outermost first.
    fn trail(&self, table: &dyn Table, seat: Seat) -> Vec<String>;
    /// The board in a few lines.
    fn summary(&self, table: &dyn Table, observer: Observer) -> Vec<String>;
    /// Everything the observer can see, line by line.
    fn describe(&self, table: &dyn Table, observer: Observer) -> Vec<String>;
    /// The label of a move given in notation.
    fn choice(&self, table: &dyn Table, seat: Seat, text: &str) -> String;
    /// What the observer saw after the first `after` moves. Moves of which nothing is to be told
    /// are left out.
    fn news(&self, table: &dyn Table, after: usize, observer: Observer) -> Vec<MoveTold>;
    /// Why a move is refused.
    fn refusal(&self, refused: &Refused) -> String;
    /// How the game ended, once it has.
    fn outcome(&self, table: &dyn Table) -> Option<String>;
    /// The key to the drawn board: what its words and signs mean. Nothing where none is drawn.
    fn key(&self, table: &dyn Table) -> Vec<String> {
        let _ = table;
        Vec::new()
    }
    /// The cards that the seat holds or has face down.
    fn held(&self, table: &dyn Table, seat: Seat) -> Vec<CardTold>;
    /// Every card of the game.
    fn cards(&self) -> Vec<CardTold>;
    /// Everything else with a name: its id in notation and the name.
    fn names(&self) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(&self) -> Vec<(String, String)>;
}

impl Texts {
    /// Who tells that table.
    #[must_use]
    pub fn narrator(&self, table: &dyn Table) -> Box<dyn Narrator + '_> {
        let spoken = InWords::<Quartermaster>::of(self, table)
            .or_else(|| InWords::<Rush>::of(self, table))
            .or_else(|| InWords::<Orders>::of(self, table));
        spoken.unwrap_or_else(|| Box::new(InNotation { texts: self }))
    }
}

/// Tells a table of a game that has words.
#[derive(Debug)]
struct InWords<'a, G: Spoken> {
    words: G::Words<'a>,
    /// Every card, told once.
    cards: OnceCell<Vec<CardTold>>,
}

impl<'a, G: Spoken + Debug> InWords<'a, G> {
    /// The narrator of a table, if it is of this game.
    fn of(texts: &'a Texts, table: &dyn Table) -> Option<Box<dyn Narrator + 'a>> {
        let words = sitting::<G>(table)?.state().words(texts);
        Some(Box::new(Self {
            words,
            cards: OnceCell::new(),
        }))
    }

    fn cards(&self) -> &[CardTold] {
        self.cards.get_or_init(|| G::cards_told(self.words))
    }

    /// The view of a table of this game.
    fn view(table: &dyn Table, observer: Observer) -> Option<G::View> {
        Some(sitting::<G>(table)?.state().view(observer))
    }
}

fn sitting<G: Playable>(table: &dyn Table) -> Option<&Sitting<G>> {
    table.as_any().downcast_ref()
}

impl<G: Spoken + Debug> Narrator for InWords<'_, G> {
    fn is_spoken(&self) -> bool {
        true
    }

    fn seat(&self, table: &dyn Table, seat: Seat) -> String {
        match Self::view(table, Observer::Spectator) {
            Some(view) => G::seat(self.words, &view, seat),
            None => table.seat_name(seat),
        }
    }

    fn prompt(&self, table: &dyn Table, seat: Seat) -> String {
        Self::view(table, Observer::Seat(seat))
            .map(|view| G::prompt(self.words, &view, seat))
            .unwrap_or_default()
    }

    fn trail(&self, table: &dyn Table, seat: Seat) -> Vec<String> {
        Self::view(table, Observer::Seat(seat))
            .map(|view| G::trail(self.words, &view))
            .unwrap_or_default()
    }

    fn summary(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::summary(self.words, &view))
            .unwrap_or_default()
    }

    fn describe(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::describe_all(self.words, &view))
            .unwrap_or_default()
    }

    fn choice(&self, table: &dyn Table, seat: Seat, text: &str) -> String {
        let told = sitting::<G>(table).and_then(|sitting| {
            let state = sitting.state();
            let mv = state.parse_move(text).ok()?;
            let view = state.view(Observer::Seat(seat));
            Some(G::choice(self.words, &view, mv, text))
        });
        told.unwrap_or_else(|| text.to_owned())
    }

    fn news(&self, table: &dyn Table, after: usize, observer: Observer) -> Vec<MoveTold> {
        let Some(sitting) = sitting::<G>(table) else {
            return Vec::new();
        };
        let seen = sitting.witnessed(after, observer).into_iter();
        seen.map(|(number, actor, events)| MoveTold {
            number,
            seat: seat_of(actor),
            lines: events
                .iter()
                .filter_map(|event| G::event(self.words, event))
                .collect(),
        })
        .filter(|told| !told.lines.is_empty())
        .collect()
    }

    fn refusal(&self, refused: &Refused) -> String {
        G::refusal(self.words, refused)
    }

    fn outcome(&self, table: &dyn Table) -> Option<String> {
        G::outcome(self.words, &Self::view(table, Observer::Spectator)?)
    }

    fn key(&self, table: &dyn Table) -> Vec<String> {
        let sitting = sitting::<G>(table);
        sitting.map_or_else(Vec::new, |sitting| G::key(self.words, sitting.state()))
    }

    fn held(&self, table: &dyn Table, seat: Seat) -> Vec<CardTold> {
        let Some(view) = Self::view(table, Observer::Seat(seat)) else {
            return Vec::new();
        };
        let cards = Self::cards(self);
        let held = G::held(&view);
        let held = held.iter();
        held.filter_map(|id| cards.iter().find(|card| card.id == *id))
            .cloned()
            .collect()
    }

    fn cards(&self) -> Vec<CardTold> {
        Self::cards(self).to_vec()
    }

    fn names(&self) -> Vec<(String, String)> {
        G::names(self.words)
    }

    fn rules(&self) -> Vec<(String, String)> {
        G::rules(self.words)
    }
}

/// Tells a game that has no words yet in its notation.
#[derive(Debug)]
struct InNotation<'a> {
    texts: &'a Texts,
}

impl Narrator for InNotation<'_> {
    fn is_spoken(&self) -> bool {
        false
    }

    fn seat(&self, table: &dyn Table, seat: Seat) -> String {
        table.seat_name(seat)
    }

    fn prompt(&self, table: &dyn Table, seat: Seat) -> String {
        let args = Args::new().with("who", table.seat_name(seat));
        self.texts.say("term-your-move", args)
    }

    fn trail(&self, _: &dyn Table, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn summary(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        table.describe(observer)
    }

    fn describe(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        table.describe(observer)
    }

    fn choice(&self, _: &dyn Table, _: Seat, text: &str) -> String {
        text.to_owned()
    }

    fn news(&self, table: &dyn Table, after: usize, observer: Observer) -> Vec<MoveTold> {
        let seen = table.events(after, observer).into_iter();
        seen.map(|seen| MoveTold {
            number: seen.number,
            seat: seat_of(seen.actor),
            lines: crate::notation::lines(&seen.events),
        })
        .filter(|told| !told.lines.is_empty())
        .collect()
    }

    fn refusal(&self, refused: &Refused) -> String {
        let id = format!("err-{}", refused.id);
        if refused.arguments.is_empty() && self.texts.has(&id) {
            return sentence(&self.texts.word(&id));
        }
        refused.to_string()
    }

    fn outcome(&self, _: &dyn Table) -> Option<String> {
        None
    }

    fn held(&self, _: &dyn Table, _: Seat) -> Vec<CardTold> {
        Vec::new()
    }

    fn cards(&self) -> Vec<CardTold> {
        Vec::new()
    }

    fn names(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    fn rules(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}
