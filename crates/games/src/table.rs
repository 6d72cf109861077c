//! A held table of any game: what a host, a terminal or a browser's worker keeps.

use std::fmt;

use game::official::{Commitment, Seed};
use game::{Actor, Game, Observer, Record, Refused, Seat, Secret, SetupError, Thing, Turn};

use crate::{
    ChanceError, Choice, GameId, Listed, MoveRef, OnlyMove, PlayError, Playable, Played,
    ReplayError, Sight, Table, TableOf, TurnId, UndoError, UndoPolicy, Walker, Way,
};

// Holding and seeing are two types: a table goes nowhere, a sight goes anywhere.
static_assertions::assert_not_impl_any!(Table: serde::Serialize, fmt::Display, Clone);
static_assertions::assert_impl_all!(Sight: serde::Serialize, serde::de::DeserializeOwned);

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &self.game())
            .field("n_moves", &self.n_moves())
            .finish_non_exhaustive()
    }
}

impl Table {
    /// A new table of that game with those setup lines.
    ///
    /// With a seed the table draws its own chance outcomes from it (see [`game::official`]); without
    /// one the caller supplies them by [`Table::play_chance`].
    ///
    /// # Errors
    /// When a line is not understood or the arrangement cannot be.
    pub fn sit(id: GameId, setup: &[String], seed: Option<Seed>) -> Result<Self, SetupError> {
        Ok(with_game!(id, G => Listed::table(TableOf::<G>::new(setup, seed)?)))
    }

    /// The table whose record this is, of whichever game. See [`TableOf::replay`].
    ///
    /// # Errors
    /// When the game is unknown, the rules are others, or a move is not legal.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        Walker::new(record)?.finish()
    }

    /// Which game it is.
    #[must_use]
    pub fn game(&self) -> GameId {
        at_table!(Table, self, table => table.game())
    }

    /// All that the observer may know now, with the news since the first `since` moves.
    #[must_use]
    pub fn sight(&self, observer: Observer, since: usize) -> Sight {
        at_table!(Table, self, table => table.sight(observer, since).map(Listed::scene))
    }

    /// Makes a seat's move. When refused, the table is as before.
    ///
    /// # Errors
    /// When the move is not understood, not legal, or was picked from an old sight.
    pub fn play<'a>(
        &mut self,
        seat: Seat,
        pick: impl Into<MoveRef<'a>>,
    ) -> Result<Played, PlayError> {
        let pick = pick.into();
        at_table!(Table, self, table => table.play(seat, pick))
    }

    /// Lets chance move by the table's seed.
    ///
    /// # Errors
    /// When chance is not to move or the table has no seed.
    pub fn draw_chance(&mut self) -> Result<Played, ChanceError> {
        at_table!(Table, self, table => table.draw_chance())
    }

    /// Makes a chance move whose outcome the caller supplies.
    ///
    /// # Errors
    /// When the table draws its own outcomes, or the outcome is not understood or not possible.
    pub fn play_chance(&mut self, text: &str) -> Result<Played, ChanceError> {
        at_table!(Table, self, table => table.play_chance(text))
    }

    /// Takes back the last move, if it was that seat's and nothing came of it that cannot be
    /// forgotten.
    ///
    /// # Errors
    /// The reason why not; the table is then as before.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        at_table!(Table, self, table => table.undo(seat))
    }

    /// How many moves are left when that seat takes its last decision back; see
    /// [`TableOf::undo_target`].
    ///
    /// # Errors
    /// The reason why not.
    pub fn undo_target(&self, seat: Seat, policy: &UndoPolicy<'_>) -> Result<usize, UndoError> {
        at_table!(Table, self, table => table.undo_target(seat, policy))
    }

    /// Goes back to the position after the first `n` moves, whether or not undo would be allowed.
    pub fn rewind(&mut self, n: usize) {
        at_table!(Table, self, table => table.rewind(n));
    }

    /// Everything that seat can pick; see [`TableOf::pickable`].
    #[must_use]
    pub fn pickable(&self, seat: Seat) -> Vec<Choice> {
        at_table!(Table, self, table => table.pickable(seat))
    }

    /// The only move of that seat; see [`TableOf::only_move`].
    #[must_use]
    pub fn only_move(&self, seat: Seat) -> Option<OnlyMove> {
        at_table!(Table, self, table => table.only_move(seat))
    }

    /// The pass of that seat, in notation; `None` where passing is no choice.
    #[must_use]
    pub fn pass(&self, seat: Seat) -> Option<String> {
        at_table!(Table, self, table => table.pass(seat))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_id(&self) -> TurnId {
        at_table!(Table, self, table => table.state().turn_id())
    }

    /// What that seat could do with a thing it points at, and for each way why not now. Empty for
    /// a thing that has no use.
    #[must_use]
    pub fn why(&self, seat: Seat, thing: &Thing) -> Vec<Way> {
        at_table!(Table, self, table => table.why(seat, thing))
    }

    /// Why that seat may not make that move; `None` when it may.
    ///
    /// # Errors
    /// When the text is not understood.
    pub fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Refused>, PlayError> {
        at_table!(Table, self, table => table.why_not(seat, text))
    }

    /// Who must decide next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        at_table!(Table, self, table => table.state().turn())
    }

    /// How many moves were made, chance included.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        at_table!(Table, self, table => table.n_moves())
    }

    /// Who made each move after the first `since` moves, in order.
    #[must_use]
    pub fn actors(&self, since: usize) -> Vec<Actor> {
        at_table!(Table, self, table => table.actors(since))
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        at_table!(Table, self, table => table.state().seats())
    }

    /// The seat's name in notation.
    #[must_use]
    pub fn seat_name(&self, seat: Seat) -> String {
        at_table!(Table, self, table => table.state().seat_name(seat))
    }

    /// The seat that answers to that name.
    #[must_use]
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        at_table!(Table, self, table => table.state().seat_named(name))
    }

    /// The record so far, for the host. Its seed is there only after the end.
    #[must_use]
    pub fn record(&self) -> Secret<Record> {
        at_table!(Table, self, table => table.record())
    }

    /// The record of a game that is over, with its seed, for everybody.
    #[must_use]
    pub fn published(&self) -> Option<Record> {
        let is_over = matches!(self.turn(), Turn::Over(_));
        is_over.then(|| self.record().into_exposed())
    }

    /// What the host published at the start, when official randomness is used.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        at_table!(Table, self, table => table.commitment())
    }

    /// Gives a replayed, unfinished table its secret back, so that it draws its own outcomes.
    ///
    /// # Errors
    /// When it is not the seed the table was started with.
    pub fn adopt_seed(&mut self, seed: Seed) -> Result<(), ChanceError> {
        at_table!(Table, self, table => table.adopt_seed(seed))
    }

    /// Lets a table that published nothing draw its own outcomes from now on; see
    /// [`TableOf::draw_from`](crate::TableOf::draw_from).
    ///
    /// # Errors
    /// When the table has published a commitment: only the seed behind that will do.
    pub fn draw_from(&mut self, seed: Seed) -> Result<(), ChanceError> {
        at_table!(Table, self, table => table.draw_from(seed))
    }
}
