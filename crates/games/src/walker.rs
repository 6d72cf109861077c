//! A record played move by move.

use game::{Record, RecordedMove};

use crate::{GameId, Listed, Playable, Played, ReplayError, Table, TableOf};

/// Plays a record one move at a time and shows the table before and after each move.
///
/// `T` is a [`Table`] or, where the game is known, a [`TableOf`]. Every move is checked when it is
/// made: a record that does not play ends in the [`ReplayError`] of its first bad move. Chance moves
/// are taken from the record; whether they follow from its seed is checked by [`crate::verify`].
///
/// ```
/// use games::{Table, Walker};
///
/// fn lengths(record: &game::Record) -> Result<Vec<usize>, games::ReplayError> {
///     let mut walker = Walker::<Table>::new(record)?;
///     let mut n_moves = Vec::new();
///     while let Some(played) = walker.advance()? {
///         n_moves.push(played.number);
///     }
///     Ok(n_moves)
/// }
/// # let _ = lengths;
/// ```
#[derive(Debug)]
pub struct Walker<'a, T> {
    record: &'a Record,
    table: T,
    n_made: usize,
}

/// A table that can play a record: [`Table`] and [`TableOf`].
pub trait FromRecord: Sized {
    /// The record's table before its first move.
    ///
    /// # Errors
    /// When the game is another, the rules are others, or the setup is not possible.
    fn open(record: &Record) -> Result<Self, ReplayError>;

    /// Makes the record's move of that number, counted from 1. The record must have such a move, and
    /// the earlier ones must have been made.
    ///
    /// # Errors
    /// When the move is not understood or not legal.
    fn make_recorded(&mut self, record: &Record, number: usize) -> Result<Played, ReplayError>;
}

impl<G: Playable> FromRecord for TableOf<G> {
    fn open(record: &Record) -> Result<Self, ReplayError> {
        Self::open(record)
    }

    fn make_recorded(&mut self, record: &Record, number: usize) -> Result<Played, ReplayError> {
        self.replay_move(record, number)
    }
}

impl FromRecord for Table {
    fn open(record: &Record) -> Result<Self, ReplayError> {
        let id: GameId = record.game.parse()?;
        Ok(with_game!(id, G => Listed::table(TableOf::<G>::open(record)?)))
    }

    fn make_recorded(&mut self, record: &Record, number: usize) -> Result<Played, ReplayError> {
        at_table!(Table, self, table => table.replay_move(record, number))
    }
}

impl<'a, T: FromRecord> Walker<'a, T> {
    /// Stands before the first move.
    ///
    /// # Errors
    /// When the game is another, the rules are others, or the setup is not possible.
    pub fn new(record: &'a Record) -> Result<Self, ReplayError> {
        Ok(Self {
            record,
            table: T::open(record)?,
            n_made: 0,
        })
    }

    /// The table after the moves made so far.
    pub const fn table(&self) -> &T {
        &self.table
    }

    /// The move that [`Walker::advance`] makes next; `None` at the end of the record.
    pub fn next_move(&self) -> Option<&'a RecordedMove> {
        self.record.moves.get(self.n_made)
    }

    /// Makes the next move; `None` at the end of the record.
    ///
    /// # Errors
    /// When the move is not understood or not legal. The table is then as before.
    pub fn advance(&mut self) -> Result<Option<Played>, ReplayError> {
        if self.next_move().is_none() {
            return Ok(None);
        }
        let played = self.table.make_recorded(self.record, self.n_made + 1)?;
        self.n_made += 1;
        Ok(Some(played))
    }

    /// Makes all moves that are left and gives the table.
    ///
    /// # Errors
    /// As [`Walker::advance`].
    pub fn finish(mut self) -> Result<T, ReplayError> {
        while self.advance()?.is_some() {}
        Ok(self.table)
    }
}

#[cfg(test)]
mod tests {
    use game::official::Seed;
    use game::{Actor, Observer, Seat, Turn};

    use super::*;

    /// The opening shuffles of a Quartermaster table and two discards.
    fn record() -> Record {
        let mut table =
            Table::sit(GameId::Quartermaster, &[], Some(Seed::new([3; 32]))).expect("a table");
        while table.turn() == Turn::Chance {
            table.draw_chance().expect("chance is to move");
        }
        for seat in [Seat(0), Seat(1)] {
            let sight = table.sight(Observer::Seat(seat), 0);
            table.play(seat, &sight.choices[0].text).expect("a choice");
        }
        table.record().into_exposed()
    }

    #[test]
    fn every_move_is_shown_before_and_after_it_is_made() {
        let record = record();
        let mut walker = Walker::<Table>::new(&record).unwrap();
        for (i, recorded) in record.moves.iter().enumerate() {
            assert_eq!(walker.next_move(), Some(recorded));
            assert_eq!(walker.table().n_moves(), i);
            let played = walker.advance().unwrap().unwrap();
            assert_eq!((played.number, played.actor), (i + 1, recorded.actor));
            assert_eq!(played.text, recorded.text);
            assert_eq!(walker.table().n_moves(), i + 1);
        }
        assert_eq!((walker.next_move(), walker.advance()), (None, Ok(None)));
        let whole = Table::replay(&record).unwrap().record().into_exposed();
        assert_eq!(walker.finish().unwrap().record().into_exposed(), whole);
    }

    #[test]
    fn a_bad_move_is_named_by_its_number_and_leaves_the_table() {
        let mut record = record();
        let n = record.moves.len();
        record.moves[n - 1].text = "pass".to_owned();
        let mut walker = Walker::<Table>::new(&record).unwrap();
        for _ in 1..n {
            walker.advance().unwrap();
        }
        for _ in 0..2 {
            match walker.advance() {
                Err(ReplayError::Move { number, actor, .. }) => {
                    assert_eq!((number, actor), (n, Actor::Seat(Seat(1))));
                }
                other => panic!("{other:?}"),
            }
            assert_eq!(walker.table().n_moves(), n - 1);
        }
    }

    #[test]
    fn a_record_of_another_game_is_refused_before_the_first_move() {
        let record = record();
        assert!(Walker::<TableOf<crate::Quartermaster>>::new(&record).is_ok());
        let refused = Walker::<TableOf<crate::Rush>>::new(&record);
        assert!(matches!(refused, Err(ReplayError::OtherGame { .. })));
    }
}
