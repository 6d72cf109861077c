//! What a game implements to be told in sentences.

use std::fmt::Debug;

use game::{ContentId, PreviewOf, Refused, Seat, Thing};
use games::Listed;

use crate::drawn::DrawnLine;
use crate::rich::Topic;
use crate::texts::Texts;
use crate::told::{CardTold, FaceTold, PlaceTold, PreviewTold, Spot};

/// A game that can be told in sentences. Everything is told from what an observer may know.
pub trait Spoken: Listed {
    /// What is said at one table: its language and its content.
    type Words<'a>: Copy + Debug;
    /// The words for a table with that content; `None` when the content is not here.
    fn words<'a>(
        texts: &'a Texts,
        content: &ContentId,
        view: &Self::View,
    ) -> Option<Self::Words<'a>>;
    /// The name of a seat.
    fn seat(words: Self::Words<'_>, view: &Self::View, seat: Seat) -> String;
    /// What that seat is asked, or who is waited for.
    fn prompt(words: Self::Words<'_>, view: &Self::View, seat: Seat) -> String;
    /// Who is waited for, told to a spectator.
    fn waiting(words: Self::Words<'_>, view: &Self::View) -> String;
    /// What led to the question, outermost first.
    fn trail(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The board in a few lines.
    fn summary(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The board drawn with letters, where that tells more than words.
    fn drawing(_: Self::Words<'_>, _: &Self::View) -> Vec<DrawnLine> {
        Vec::new()
    }
    /// What the signs of the drawing mean, and what never changes on the board.
    fn legend(_: Self::Words<'_>, _: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// The key to the drawn board: what ids mean. Empty where no board is drawn.
    fn key(_: Self::Words<'_>) -> Vec<String> {
        Vec::new()
    }
    /// Everything the observer can see.
    fn describe_all(words: Self::Words<'_>, view: &Self::View) -> Vec<String>;
    /// The label of a move given in notation; `None` when it is no move.
    fn choice(words: Self::Words<'_>, view: &Self::View, text: &str) -> Option<String>;
    /// What a choice would do, in a few words; empty where there is nothing to say.
    fn preview(_: Self::Words<'_>, _: &Self::View, preview: &PreviewOf<Self>) -> PreviewTold {
        PreviewTold {
            text: String::new(),
            sense: preview.sense,
        }
    }
    /// The line for an event; `None` for events that are not told.
    fn event(words: Self::Words<'_>, event: &Self::Seen) -> Option<String>;
    /// The lines for what one move caused; `true` where a stretch of the game begins.
    fn events(
        words: Self::Words<'_>,
        _: &Self::View,
        events: &[Self::Seen],
    ) -> Vec<(bool, String)> {
        let lines = events.iter();
        lines
            .filter_map(|event| Some((Self::is_heading(event), Self::event(words, event)?)))
            .collect()
    }
    /// Why a move is refused.
    fn refusal(words: Self::Words<'_>, refused: &Refused) -> String;
    /// Whether a stretch of the game begins with the event: a round or a turn.
    fn is_heading(event: &Self::Seen) -> bool;
    /// Whether the open question is what to do with a turn, not about something in progress.
    fn is_turn_question(view: &Self::View) -> bool;
    /// How the game ended.
    fn outcome(words: Self::Words<'_>, view: &Self::View) -> Option<String>;
    /// The ids of the cards that lie open before the observer or are theirs, in order.
    fn spread(words: Self::Words<'_>, view: &Self::View) -> Vec<(Spot, String)>;
    /// Those of them that the open question is about.
    fn spread_now(words: Self::Words<'_>, view: &Self::View) -> Vec<(Spot, String)> {
        Self::spread(words, view)
    }
    /// Everything on the table that the observer can point at.
    fn visible(words: Self::Words<'_>, view: &Self::View) -> Vec<Thing>;
    /// What a thing is called; `None` when it is not of this table.
    fn thing(words: Self::Words<'_>, view: &Self::View, thing: &Thing) -> Option<String>;
    /// Every card of the game that is wanted by its id: telling what a card does takes its time.
    fn cards_told(words: Self::Words<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<CardTold>;
    /// What a name leads to that is no card; `None` for what is not of this table.
    fn face(words: Self::Words<'_>, view: &Self::View, topic: &Topic) -> Option<FaceTold>;
    /// What a card means now, where that can be said.
    fn card_now(_: Self::Words<'_>, _: &Self::View, _card: &str) -> Option<String> {
        None
    }
    /// Every place of the board, where the game has one.
    fn places(_: Self::Words<'_>, _: &Self::View) -> Vec<PlaceTold> {
        Vec::new()
    }
    /// Everything else with a name: its id in notation and the name.
    fn names(words: Self::Words<'_>) -> Vec<(String, String)>;
    /// The topics of the rules: the word for each, and what is said of it.
    fn rules(words: Self::Words<'_>) -> Vec<(String, String)>;
}
