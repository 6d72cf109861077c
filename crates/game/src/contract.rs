//! The trait that every game implements.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Actor, ContentId, EventSummary, MoveList, Named, NotationFault, Observer, PreviewOf, Probe,
    Refusal, Rng, Seat, Setup, SetupError, Sink, Thing, Turn,
};

/// A position of one game together with everything that is pending in it.
///
/// A plain value: cloning it gives an independent game, equal values behave equally for ever.
/// Nothing in it is a clock, a random generator or a future: chance is asked like a seat.
/// It never implements `Serialize`; only [`Game::View`] and [`Game::Seen`] do, so hidden
/// information cannot be sent by mistake.
pub trait Game: Clone + Eq + Debug + Sized {
    /// The game's id in commands, records and folders (`quartermaster`).
    const ID: &'static str;
    /// Raised whenever an old record could play out differently.
    const RULES_VERSION: u32;
    /// No game has more moves than this, forced ones and chance included.
    const MOVE_BOUND: u32;

    /// Options and opening position.
    type Setup: Setup;
    /// The smallest decision a person makes, or an outcome of chance.
    type Move: Copy + Ord + Debug;
    /// What a move caused, with everything hidden in it. Not serialisable.
    type Event: Clone + Debug + PartialEq;
    /// An event as one observer may know it. Round-trips through JSON.
    type Seen: Serialize + DeserializeOwned + Clone + Debug + PartialEq;
    /// All that one observer may know. Round-trips through JSON.
    type View: Serialize + DeserializeOwned + Clone + Debug + PartialEq;
    /// Why a move is refused.
    type Illegal: Refusal;
    /// What the game says of a choice beyond the events that it would cause; see [`Game::judge`].
    /// Round-trips through JSON.
    type Outlook: Serialize + DeserializeOwned + Clone + Debug + Default + PartialEq;

    /// The position before the first move.
    ///
    /// # Errors
    /// When the setup is impossible: more pieces than the box holds, an unknown card …
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// Who must decide next. Depends only on what is public.
    fn turn(&self) -> Turn;

    /// Writes every legal move of that seat, ascending. Clears the list first.
    ///
    /// Empty exactly for seats that are not asked.
    fn moves(&self, seat: Seat, list: &mut MoveList<Self::Move>);

    /// Writes what that seat may ask for *without* being asked (a standing request).
    fn standing(&self, seat: Seat, list: &mut MoveList<Self::Move>) {
        let _ = seat;
        list.clear();
    }

    /// Whether a player who plays at random should leave this move out: it is legal at nearly
    /// every moment and hardly ever meant (taking an own piece off the board).
    fn is_aside(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Whether the move is a pure pass.
    fn is_pass(mv: Self::Move) -> bool;

    /// Whether the move is the safe answer to its question: it lets an opportunity go by, keeps what is
    /// there, or ends what is going on. Interfaces show it apart, always in the same place.
    fn is_safe(mv: Self::Move) -> bool {
        Self::is_pass(mv)
    }

    /// The things on the table that a move of this position names, so that an interface can
    /// highlight them. Empty for a plain button, such as a pass.
    fn things(&self, mv: Self::Move) -> Vec<Named>;

    /// Every move that could ever be made by pointing at that thing, legal now or not, in the order
    /// in which a person would think of them. Depends only on what is public; empty for what is not
    /// on this table.
    fn ways(&self, seat: Seat, thing: &Thing) -> Vec<Self::Move>;

    /// Samples an outcome when chance is to move.
    ///
    /// # Panics
    /// May panic when chance is not to move.
    fn chance(&self, rng: &mut impl Rng) -> Self::Move;

    /// Whether that is a possible outcome now.
    fn is_possible_chance(&self, mv: Self::Move) -> bool;

    /// Why that seat may not make that move; `None` when it is listed by [`Game::moves`] or
    /// [`Game::standing`].
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Option<Self::Illegal>;

    /// Makes a move that is known to be legal.
    ///
    /// The caller has the move from [`Game::moves`], [`Game::standing`] or [`Game::chance`] of
    /// this very position. With any other move the position afterwards is unspecified (but
    /// memory-safe).
    fn apply(&mut self, actor: Actor, mv: Self::Move, sink: &mut impl Sink<Self::Event>);

    /// Makes a move after checking it. A refused move leaves the position untouched.
    ///
    /// # Errors
    /// The reason, when the move is not legal.
    fn play(
        &mut self,
        actor: Actor,
        mv: Self::Move,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        let reason = match actor {
            Actor::Seat(seat) => self.why_not(seat, mv),
            Actor::Chance if self.is_possible_chance(mv) => None,
            Actor::Chance => Some(self.impossible_chance()),
        };
        match reason {
            Some(reason) => Err(reason),
            None => {
                self.apply(actor, mv, sink);
                Ok(())
            }
        }
    }

    /// The refusal of an outcome that chance cannot have now.
    fn impossible_chance(&self) -> Self::Illegal;

    /// All that the observer may know, computed from what is known to them.
    fn view(&self, observer: Observer) -> Self::View;

    /// The event as the observer may know it; this position is the one after the event's move.
    fn witness(&self, event: &Self::Event, observer: Observer) -> Self::Seen;

    /// What an observer's event is about, for programs that know no game.
    fn summarize(event: &Self::Seen) -> EventSummary;

    /// Judges a choice by what would follow from it: says how sensible it looks, what there is to say
    /// beyond the events, and leaves out events that tell the chooser nothing.
    ///
    /// `self` is the position before the choice, `after` the one where the preview ends. In both, what the
    /// seat cannot know is imagined: nothing may depend on it.
    fn judge(&self, seat: Seat, mv: Self::Move, after: &Self, preview: &mut PreviewOf<Self>) {
        let _ = (seat, mv, after, preview);
    }

    /// Whether the event showed a seat something hidden from it, or chance moved.
    fn is_reveal(event: &Self::Event) -> bool;

    /// Whether that seat learned something new from the event, or chance moved. Undo never crosses an
    /// event that a person learned from. Any position of the same table will do.
    ///
    /// Invariant: implies [`Game::is_reveal`] (conformance law *blindness*).
    fn reveals_to(&self, event: &Self::Event, seat: Seat) -> bool;

    /// Deals anew what that seat cannot know, independently of where the hidden cards truly are.
    /// The seat's view stays the same to the byte.
    fn determinize(&mut self, seat: Seat, rng: &mut impl Rng);

    /// What the content is called that this game is played with.
    fn content_id(&self) -> ContentId;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// A short name for the seat in the game's notation (`germany`, `japan+italy`).
    fn seat_name(&self, seat: Seat) -> String;

    /// The seat that answers to that name; a country's name finds the seat that leads it.
    fn seat_named(&self, name: &str) -> Option<Seat>;

    /// The move in the game's notation: stable, unique within a position.
    fn write_move(&self, mv: Self::Move) -> String;

    /// The move that the text means, legal or not.
    ///
    /// # Errors
    /// What was not understood and what was expected.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationFault>;

    /// The true answer to a scenario's question, known to a seat or not.
    ///
    /// # Errors
    /// When the question is not understood; the error lists what can be asked.
    fn probe(&self, question: &[&str]) -> Result<Probe, NotationFault>;

    /// The answer that an observer with this view can give.
    ///
    /// # Errors
    /// As [`Game::probe`].
    fn probe_view(&self, view: &Self::View, question: &[&str]) -> Result<Probe, NotationFault>;

    /// Checks the invariants of a position, slowly: pieces and cards conserved, none in an impossible
    /// place.
    ///
    /// # Errors
    /// A description of what does not hold.
    fn audit(&self) -> Result<(), String>;
}
