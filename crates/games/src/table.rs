//! One sitting of any game, with its types forgotten: moves are text, views are JSON.

use std::any::Any;
use std::fmt::Debug;

use game::official::{Commitment, Seed};
use game::{Actor, NotUnderstood, Observer, Probe, Record, Refused, Seat, Turn};
use serde_json::Value;

/// A table: a position with the moves that led to it.
///
/// Seats are numbers; [`Table::seat_name`] and [`Table::seat_named`] translate. Moves are in the
/// game's notation. Nothing here sends or hides anything: whoever passes a [`Record`], a move
/// list or [`Table::probe`] on must ask who may see it. [`Table::view`], [`Table::describe`],
/// [`Table::events`] and [`Table::probe_view`] are safe for the observer they are made for.
pub trait Table: Debug + Send {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The [`crate::Sitting`] this is, for those who know its game and want its own types.
    fn as_any(&self) -> &dyn Any;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The seat's name in notation.
    fn seat_name(&self, seat: Seat) -> String;

    /// The seat that answers to that name.
    fn seat_named(&self, name: &str) -> Option<Seat>;

    /// Who must decide next.
    fn turn(&self) -> Turn;

    /// Every legal move of that seat in the game's order; empty when it is not asked.
    fn moves(&self, seat: Seat) -> Vec<Choice>;

    /// What that seat may ask for without being asked.
    fn standing(&self, seat: Seat) -> Vec<String>;

    /// Makes a seat's move. When refused, the table is as before.
    ///
    /// # Errors
    /// When the text is not understood or the move is not legal.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError>;

    /// Lets chance move by the table's seed; gives the outcome in notation.
    ///
    /// # Errors
    /// When chance is not to move or the table has no seed.
    fn draw_chance(&mut self) -> Result<String, ChanceError>;

    /// Makes a chance move whose outcome somebody else supplies.
    ///
    /// # Errors
    /// When the table draws its own outcomes, or the outcome is not understood or not possible.
    fn play_chance(&mut self, text: &str) -> Result<(), ChanceError>;

    /// Why that seat may not make that move; `None` when it may.
    ///
    /// # Errors
    /// When the text is not understood.
    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Refused>, PlayError>;

    /// All that the observer may know.
    fn view(&self, observer: Observer) -> Value;

    /// What the observer sees, in lines for a terminal.
    fn describe(&self, observer: Observer) -> Vec<String>;

    /// What the observer saw happen in every move after the first `after` moves, in order.
    ///
    /// Cheap for the last move alone; anything longer replays the table once.
    fn events(&self, after: usize, observer: Observer) -> Vec<MoveSeen>;

    /// How many moves were made, chance included.
    fn n_moves(&self) -> usize;

    /// The record so far. It holds everything hidden; its seed is there only after the end.
    fn record(&self) -> Record;

    /// Takes back the last move, if it was that seat's and nothing came of it that cannot be
    /// forgotten.
    ///
    /// # Errors
    /// The reason why not; the table is then as before.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// What the host published at the start, when official randomness is used.
    fn commitment(&self) -> Option<Commitment>;

    /// Gives a replayed, unfinished table its secret back, so that it draws its own outcomes.
    ///
    /// # Errors
    /// When it is not the seed the table was started with.
    fn adopt_seed(&mut self, seed: Seed) -> Result<(), ChanceError>;

    /// The true answer to a question about the position, whoever may know it.
    ///
    /// # Errors
    /// When the question is not understood; the message lists what can be asked.
    fn probe(&self, question: &[&str]) -> Result<Probe, NotUnderstood>;

    /// The answer that the observer can give.
    ///
    /// # Errors
    /// As [`Table::probe`].
    fn probe_view(&self, observer: Observer, question: &[&str]) -> Result<Probe, NotUnderstood>;

    /// Checks what must hold in every position.
    ///
    /// # Errors
    /// A description of what is broken.
    fn audit(&self) -> Result<(), String>;
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In notation.
    pub text: String,
    /// Legal at nearly every moment and hardly ever meant: list it apart, never pick it at
    /// random. See [`game::Game::is_aside`].
    pub is_aside: bool,
}

/// What one observer saw of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveSeen {
    /// The move's number, counted from 1.
    pub number: usize,
    /// Who moved.
    pub actor: Actor,
    /// What happened, in order.
    pub events: Vec<Value>,
}

/// A seat's move that was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The text means no move.
    #[error("`{text}` is not understood: {problem}")]
    NotUnderstood {
        /// The text.
        text: String,
        /// What was expected.
        problem: Box<NotUnderstood>,
    },
    /// The move is not legal.
    #[error("`{text}` is refused: {reason}")]
    Refused {
        /// The move.
        text: String,
        /// Why.
        reason: Refused,
    },
}

/// A chance move that was not made, or a seed that was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceError {
    /// Somebody else has to decide, or the game is over.
    #[error("chance is not to move")]
    NotToMove,
    /// The table cannot draw outcomes.
    #[error("the table has no seed to draw chance from")]
    NoSeed,
    /// The table draws its own outcomes.
    #[error("this table draws chance from its seed; outcomes cannot be given")]
    Official,
    /// The outcome given is not one.
    #[error(transparent)]
    Outcome(PlayError),
    /// The seed is not the one whose commitment was published.
    #[error("the seed does not belong to the commitment {0}")]
    WrongSeed(Commitment),
}

/// Why a move cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// There is no move.
    #[error("nothing to undo")]
    NothingYet,
    /// The last move was chance's.
    #[error("chance has moved since")]
    ChanceMoved,
    /// The last move was somebody else's.
    #[error("{seat} has moved since")]
    OtherSeatActed {
        /// Their name.
        seat: String,
    },
    /// The move showed somebody something hidden.
    #[error("the move revealed something hidden")]
    Revealed,
}
