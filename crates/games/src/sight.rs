//! What an observer gets of a table: all that is needed to show it, to choose, and to go on.
//!
//! Terminal, page and wire live on sights; narrators speak from them. A sight is read back from
//! JSON as it was written, so that a table next door and one across the world look the same.

use game::official::Commitment;
use game::{Actor, ContentId, Game, Named, Observer, PreviewOf, Refused, Seat, SeatName, Turn};
use serde::{Deserialize, Serialize};

use crate::{GameId, Listed, Scene, TurnId, UndoError};

/// The newest form of a sight. A program that reads an older or newer one says so.
pub const SIGHT_FORMAT: u32 = 3;

/// All that one observer may know of a table.
///
/// `S` is the [`Scene`] of whichever game, or the [`SceneOf`] one where the game is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight<S = Scene> {
    /// The form of this very value; see [`SIGHT_FORMAT`].
    pub format: u32,
    /// The version of the game's rules.
    pub rules: u32,
    /// The content that the table is played with.
    pub content: ContentId,
    /// The seats in their order, by name.
    pub seats: Vec<SeatName>,
    /// Who sees it.
    pub observer: Observer,
    /// How many moves were made.
    pub number: usize,
    /// Who must decide next, or how the game ended.
    pub turn: Turn,
    /// Whose turn it is.
    pub turn_id: TurnId,
    /// The view, and what is new since a move.
    pub scene: S,
    /// What the observer can choose from; empty when not asked.
    pub choices: Vec<Choice>,
    /// What the observer may ask for without being asked.
    pub standing: Vec<Choice>,
    /// Whether the observer can take the last move back, and if not why.
    pub undo: Result<(), UndoError>,
    /// What the host published at the start, when official randomness is used.
    pub commitment: Option<Commitment>,
}

/// View and news of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct SceneOf<G: Game> {
    /// The table as the observer sees it. The last thing pending in it is the open question.
    pub view: G::View,
    /// What the observer saw happen since the move they asked for, in order.
    pub news: Vec<News<G::Seen>>,
    /// What each choice would do, in the order of [`Sight::choices`].
    pub previews: Vec<PreviewOf<G>>,
}

/// What one observer saw of one move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct News<E> {
    /// The move's number, counted from 1.
    pub number: usize,
    /// Who moved.
    pub actor: Actor,
    /// What happened, in order.
    pub events: Vec<E>,
    /// How deep each of the events lies: a card that answers a card is one deeper than that card.
    pub depths: Vec<u8>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Its place among the choices and standing requests of this sight, counted from 0; see
    /// [`crate::MoveRef::Choice`].
    pub index: usize,
    /// In notation.
    pub text: String,
    /// The things it is about, which an interface lights up. None for a plain button.
    pub things: Vec<Named>,
    /// Legal at nearly every moment and hardly ever meant: shown apart, never picked at random.
    /// See [`game::Game::is_aside`].
    pub is_aside: bool,
    /// Whether it lets an opportunity go by and does nothing else.
    pub is_pass: bool,
    /// Whether it is the safe answer, see [`game::Game::is_safe`].
    pub is_safe: bool,
}

/// Something that could be done with a thing, and why not now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// The move in notation.
    pub text: String,
    /// The things it is about.
    pub things: Vec<Named>,
    /// Why it is not possible now; nothing when it is.
    pub refused: Option<Refused>,
}

impl<S> Sight<S> {
    /// The same sight with its scene told in another way.
    pub fn map<T>(self, scene: impl FnOnce(S) -> T) -> Sight<T> {
        Sight {
            format: self.format,
            rules: self.rules,
            content: self.content,
            seats: self.seats,
            observer: self.observer,
            number: self.number,
            turn: self.turn,
            turn_id: self.turn_id,
            scene: scene(self.scene),
            choices: self.choices,
            standing: self.standing,
            undo: self.undo,
            commitment: self.commitment,
        }
    }

    /// The seat of the observer, if they have one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Whether the observer is asked.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.turn.asks(seat))
    }

    /// Everything that can be picked: the choices, then the standing requests.
    pub fn pickable(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().chain(&self.standing)
    }
}

impl<G: Listed> SceneOf<G> {
    /// Which game it is.
    #[must_use]
    pub const fn game(&self) -> GameId {
        G::GAME
    }
}

impl Sight {
    /// Which game it is.
    #[must_use]
    pub fn game(&self) -> GameId {
        at_table!(Scene, &self.scene, scene => scene.game())
    }

    /// Who moved and when, of the news in order.
    #[must_use]
    pub fn movers(&self) -> Vec<(usize, Actor)> {
        at_table!(Scene, &self.scene, scene => {
            let news = scene.news.iter();
            news.map(|news| (news.number, news.actor)).collect()
        })
    }
}
