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
use crate::told::{CardTold, LineTold, MoveTold, PlaceTold, Spot};

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
    /// The board drawn with letters, where that tells more than words.
    fn drawing(_: Self::Words<'_>, _: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// What the signs of the drawing mean, and what never changes on the board.
    fn legend(_: Self::Words<'_>, _: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// Everything the observer can see.
    fn describe_all(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The label of a move, which is also given in notation.
    fn choice(words: Self::Words<'_>, view: &Self::View, mv: Self::Move, text: &str) -> String;
    /// The line for an event; nothing when it goes without saying.
    fn event(words: Self::Words<'_>, event: &Self::Seen) -> Option<String>;
    /// Why a move is refused.
    fn refusal(words: Self::Words<'_>, refused: &Refused) -> String;
    /// Whether a stretch of the game begins with the event: a round or a turn.
    fn is_heading(event: &Self::Seen) -> bool;
    /// Whether the open question is what to do with a turn, not about something in progress.
    fn is_turn_question(view: &Self::View) -> bool;
    /// Whether the move lets an opportunity go by and does nothing else.
    fn is_pass(mv: Self::Move) -> bool;
    /// How the game ended.
    fn outcome(words: Self::Words<'_>, view: &Self::View) -> Option<String>;
    /// The key to the drawn board: what its words and signs mean. Nothing where none is drawn.
    fn key(words: Self::Words<'_>, state: &Self) -> Vec<String> {
        let _ = (words, state);
        Vec::new()
    }
    /// The ids of the cards that lie open before the observer or are theirs, in order.
    fn spread(view: &Self::View) -> Vec<(Spot, String)>;
    /// Those of them that the open question is about.
    fn spread_now(view: &Self::View) -> Vec<(Spot, String)> {
        Self::spread(view)
    }
    /// Every card of the game.
    fn cards_told(words: Self::Words<'_>) -> Vec<CardTold>;
    /// Every place of the board, where the game has one.
    fn places(_: Self::Words<'_>, _: &Self::View) -> Vec<PlaceTold> {
        Vec::new()
    }
    /// Everything else with a name: its id in notation and the name.
    fn names(words: Self::Words<'_>) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(words: Self::Words<'_>) -> Vec<(String, String)>;
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

    fn drawing(&self, table: &dyn Table, observer: Observer) -> Vec<String> {
        Self::view(table, observer)
            .map(|view| G::drawing(self.words, &view))
            .unwrap_or_default()
    }

    fn legend(&self, table: &dyn Table) -> Vec<String> {
        Self::view(table, Observer::Spectator)
            .map(|view| G::legend(self.words, &view))
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
                .filter_map(|event| {
                    Some(LineTold {
                        text: G::event(self.words, event)?,
                        is_heading: G::is_heading(event),
                    })
                })
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
            .map(|view| G::places(self.words, &view))
            .unwrap_or_default()
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
