//! Any table in words: what terminals and hosts use who do not know which game it is.
//!
//! A game whose words are here implements [`Spoken`]; [`Texts::narrator`] finds it by the game's
//! id. A game without words is told in its notation, so that it can be played before it is
//! translated.

use std::cell::OnceCell;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

use game::{Actor, Game, Observer, Refused, Seat};
use games::{Orders, Playable, Quartermaster, Rush, Sitting, Table};

use crate::texts::{Args, Texts, sentence};

/// A game that can be told in sentences.
pub trait Spoken: Playable {
    /// The name of a seat.
    fn seat(texts: &Texts, view: &Self::View, seat: Seat) -> String;
    /// What that seat is asked, or who is waited for.
    fn prompt(texts: &Texts, view: &Self::View, seat: Seat) -> String;
    /// What led to the question, outermost first.
    fn trail(texts: &Texts, view: &Self::View) -> Vec<String>;
    /// The board in a few lines.
    fn summary(texts: &Texts, view: &Self::View) -> Vec<String>;
    /// The board drawn with letters, where that tells more than words.
    fn drawing(_: &Texts, _: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// What the signs of the drawing mean, and what never changes on the board.
    fn legend(_: &Texts, _: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// Everything the observer can see.
    fn describe_all(texts: &Texts, view: &Self::View) -> Vec<String>;
    /// The label of a move, which is also given in notation.
    fn choice(texts: &Texts, view: &Self::View, mv: Self::Move, text: &str) -> String;
    /// The line for an event; nothing when it goes without saying.
    fn event(texts: &Texts, view: &Self::View, event: &Self::Seen) -> Option<String>;
    /// Why a move is refused.
    fn refusal(texts: &Texts, refused: &Refused) -> String;
    /// Whether a stretch of the game begins with the event: a round or a turn.
    fn is_heading(event: &Self::Seen) -> bool;
    /// Whether the open question is what to do with a turn, not about something in progress.
    fn is_turn_question(view: &Self::View) -> bool;
    /// Whether the move lets an opportunity go by and does nothing else.
    fn is_pass(mv: Self::Move) -> bool;
    /// How the game ended.
    fn outcome(texts: &Texts, view: &Self::View) -> Option<String>;
    /// The key to the drawn board: what its words and signs mean. Nothing where none is drawn.
    fn key(texts: &Texts, state: &Self) -> Vec<String> {
        let _ = (texts, state);
        Vec::new()
    }
    /// The ids of the cards that lie open before the observer or are theirs, in order.
    fn spread(view: &Self::View) -> Vec<(Spot, String)>;
    /// Those of them that the open question is about.
    fn spread_now(view: &Self::View) -> Vec<(Spot, String)> {
        Self::spread(view)
    }
    /// Every card of the game.
    fn cards_told(texts: &Texts) -> Vec<CardTold>;
    /// Every place of the board, where the game has one.
    fn places(_: &Texts, _: &Self::View) -> Vec<PlaceTold> {
        Vec::new()
    }
    /// Everything else with a name: its id in notation and the name.
    fn names(texts: &Texts) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(texts: &Texts) -> Vec<(String, String)>;
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
}

/// A place of the board in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceTold {
    /// Its id in notation.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is and who stands there, in sentences.
    pub text: String,
    /// What is next to it.
    pub neighbours: Vec<String>,
}

/// Where a card lies that somebody decides about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Open to everybody, to be had.
    Offer,
    /// In the observer's hand.
    Hand,
    /// Before the observer, open to everybody.
    FaceUp,
    /// Before the observer, and face down for everybody else.
    FaceDown,
}

impl Spot {
    /// All of them, in the order of their telling.
    pub const ALL: [Self; 4] = [Self::Offer, Self::Hand, Self::FaceUp, Self::FaceDown];
}

/// What one observer saw of one move, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTold {
    /// The move's number, counted from 1.
    pub number: usize,
    /// Who moved; nobody for chance.
    pub seat: Option<Seat>,
    /// What happened, in order.
    pub lines: Vec<LineTold>,
}

/// What happened, in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTold {
    /// The line.
    pub text: String,
    /// Whether a round or a turn begins with it.
    pub is_heading: bool,
}

impl fmt::Display for LineTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Tells any table of one game in one language.
///
/// The table must be of the game the narrator was made for; of another it says nothing.
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
    /// The board drawn with letters, where that tells more than words.
    fn drawing(&self, table: &dyn Table, observer: Observer) -> Vec<String>;
    /// What the signs of the drawing mean, and what never changes on the board.
    fn legend(&self, table: &dyn Table) -> Vec<String>;
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
    /// Whether that seat is asked what to do with its turn, not about something in progress.
    fn is_turn_question(&self, table: &dyn Table, seat: Seat) -> bool;
    /// Whether a move given in notation lets an opportunity go by and does nothing else.
    fn is_pass(&self, table: &dyn Table, text: &str) -> bool;
    /// The cards that lie open before the seat or are its own.
    fn spread(&self, table: &dyn Table, seat: Seat) -> Vec<(Spot, CardTold)>;
    /// Those of them that the open question is about.
    fn spread_now(&self, table: &dyn Table, seat: Seat) -> Vec<(Spot, CardTold)>;
    /// Every card of the game.
    fn cards(&self) -> Vec<CardTold>;
    /// Every place of the board with what stands there; none where the game has no board.
    fn places(&self, table: &dyn Table) -> Vec<PlaceTold>;
    /// Everything else with a name: its id in notation and the name.
    fn names(&self) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(&self) -> Vec<(String, String)>;
}

impl Texts {
    /// Who tells tables of that game.
    #[must_use]
    pub fn narrator(&self, game: &str) -> Box<dyn Narrator + '_> {
        if game == <Quartermaster as Game>::ID {
            return Box::new(InWords::<Quartermaster>::new(self));
        }
        if game == <Rush as Game>::ID {
            return Box::new(InWords::<Rush>::new(self));
        }
        if game == <Orders as Game>::ID {
            return Box::new(InWords::<Orders>::new(self));
        }
        Box::new(InNotation { texts: self })
    }
}

/// Tells a game that has words.
#[derive(Debug)]
struct InWords<'a, G> {
    texts: &'a Texts,
    /// Every card, told once.
    cards: OnceCell<Vec<CardTold>>,
    game: PhantomData<fn() -> G>,
}

impl<'a, G: Spoken> InWords<'a, G> {
    fn new(texts: &'a Texts) -> Self {
        Self {
            texts,
            cards: OnceCell::new(),
            game: PhantomData,
        }
    }

    fn cards(&self) -> &[CardTold] {
        self.cards.get_or_init(|| G::cards_told(self.texts))
    }

    fn told(&self, spread: &[(Spot, String)]) -> Vec<(Spot, CardTold)> {
        let cards = self.cards();
        let spread = spread.iter();
        spread
            .filter_map(|(spot, id)| Some((*spot, cards.iter().find(|card| card.id == *id)?)))
            .map(|(spot, card)| (spot, card.clone()))
            .collect()
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
            Some(view) => G::seat(self.texts, &view, seat),
            None => table.seat_name(seat),
        }
    }

    fn prompt(&self, table: &dyn Table, seat: Seat) -> String {
        Self::view(table, Observer::Seat(seat))
            .map(|view| G::prompt(self.texts, &view, seat))
            .unwrap_or_default()
    }

    fn trail(&self, table: &dyn Table, seat: Seat) -> Vec<String> {
        Self::view(table, Observer::Seat(seat))
            .map(|view| G::trail(self.texts, &view))
            .unwrap_or_default()
    }

    fn summary(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::summary(self.texts, &view))
            .unwrap_or_default()
    }

    fn drawing(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::drawing(self.texts, &view))
            .unwrap_or_default()
    }

    fn legend(&self, table: &dyn Table) -> Vec<String> {
        Self::view(table, Observer::Spectator)
            .map(|view| G::legend(self.texts, &view))
            .unwrap_or_default()
    }

    fn describe(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::describe_all(self.texts, &view))
            .unwrap_or_default()
    }

    fn choice(&self, table: &dyn Table, seat: Seat, text: &str) -> String {
        let told = sitting::<G>(table).and_then(|sitting| {
            let state = sitting.state();
            let mv = state.parse_move(text).ok()?;
            let view = state.view(Observer::Seat(seat));
            Some(G::choice(self.texts, &view, mv, text))
        });
        told.unwrap_or_else(|| text.to_owned())
    }

    fn news(&self, table: &dyn Table, after: usize, observer: Observer) -> Vec<MoveTold> {
        let Some(sitting) = sitting::<G>(table) else {
            return Vec::new();
        };
        let view = sitting.state().view(Observer::Spectator);
        let seen = sitting.witnessed(after, observer).into_iter();
        seen.map(|(number, actor, events)| MoveTold {
            number,
            seat: seat_of(actor),
            lines: events
                .iter()
                .filter_map(|event| {
                    Some(LineTold {
                        text: G::event(self.texts, &view, event)?,
                        is_heading: G::is_heading(event),
                    })
                })
                .collect(),
        })
        .filter(|told| !told.lines.is_empty())
        .collect()
    }

    fn refusal(&self, refused: &Refused) -> String {
        G::refusal(self.texts, refused)
    }

    fn outcome(&self, table: &dyn Table) -> Option<String> {
        G::outcome(self.texts, &Self::view(table, Observer::Spectator)?)
    }

    fn key(&self, table: &dyn Table) -> Vec<String> {
        let sitting = sitting::<G>(table);
        sitting.map_or_else(Vec::new, |sitting| G::key(self.texts, sitting.state()))
    }

    fn is_turn_question(&self, table: &dyn Table, seat: Seat) -> bool {
        Self::view(table, Observer::Seat(seat)).is_some_and(|view| G::is_turn_question(&view))
    }

    fn is_pass(&self, table: &dyn Table, text: &str) -> bool {
        let state = sitting::<G>(table).map(Sitting::state);
        let mv = state.and_then(|state| state.parse_move(text).ok());
        mv.is_some_and(G::is_pass)
    }

    fn spread(&self, table: &dyn Table, seat: Seat) -> Vec<(Spot, CardTold)> {
        Self::view(table, Observer::Seat(seat))
            .map(|view| self.told(&G::spread(&view)))
            .unwrap_or_default()
    }

    fn spread_now(&self, table: &dyn Table, seat: Seat) -> Vec<(Spot, CardTold)> {
        Self::view(table, Observer::Seat(seat))
            .map(|view| self.told(&G::spread_now(&view)))
            .unwrap_or_default()
    }

    fn cards(&self) -> Vec<CardTold> {
        Self::cards(self).to_vec()
    }

    fn places(&self, table: &dyn Table) -> Vec<PlaceTold> {
        Self::view(table, Observer::Spectator)
            .map(|view| G::places(self.texts, &view))
            .unwrap_or_default()
    }

    fn names(&self) -> Vec<(String, String)> {
        G::names(self.texts)
    }

    fn rules(&self) -> Vec<(String, String)> {
        G::rules(self.texts)
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

    fn drawing(&self, _: &dyn Table, _: Observer) -> Vec<String> {
        Vec::new()
    }

    fn legend(&self, _: &dyn Table) -> Vec<String> {
        Vec::new()
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
            lines: crate::notation::lines(&seen.events)
                .into_iter()
                .map(|text| LineTold {
                    text,
                    is_heading: false,
                })
                .collect(),
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

    fn is_turn_question(&self, _: &dyn Table, _: Seat) -> bool {
        true
    }

    fn is_pass(&self, _: &dyn Table, _: &str) -> bool {
        false
    }

    fn spread(&self, _: &dyn Table, _: Seat) -> Vec<(Spot, CardTold)> {
        Vec::new()
    }

    fn spread_now(&self, _: &dyn Table, _: Seat) -> Vec<(Spot, CardTold)> {
        Vec::new()
    }

    fn cards(&self) -> Vec<CardTold> {
        Vec::new()
    }

    fn places(&self, _: &dyn Table) -> Vec<PlaceTold> {
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
