//! A game looked at from its beginning: any position of it, its news and its history.

use game::{Observer, Record, Seat};
use games::{ReplayError, Sight, Table, Walker};

use crate::final_score::FinalScore;
use crate::local::{LocalError, SavedTable};
use crate::score_history::ScoreHistory;

/// A record that is looked through.
#[derive(Debug)]
pub struct Review {
    record: Record,
    /// Whether all of it may be seen.
    is_over: bool,
}

impl Review {
    /// The game of that record.
    ///
    /// # Errors
    /// When it cannot be read or played.
    pub fn new(kept: &SavedTable) -> Result<Self, LocalError> {
        let review = Self {
            record: kept.read_record()?.branch(usize::MAX),
            is_over: kept.is_over,
        };
        review.table(review.n_moves())?;
        Ok(review)
    }

    /// How many moves it has.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.record.moves.len()
    }

    fn table(&self, number: usize) -> Result<Table, LocalError> {
        let record = self.record.branch(number);
        Table::replay(&record).map_err(|error| LocalError::record(error, &record.to_string()))
    }

    /// The position after so many moves, with the news of the last of them.
    ///
    /// # Errors
    /// When the record cannot be played.
    pub fn at(&self, observer: Observer, number: usize) -> Result<Sight, LocalError> {
        let number = number.min(self.n_moves());
        let table = self.table(number)?;
        Ok(table.sight(observer, number.saturating_sub(1)))
    }

    /// The position after so many moves as each seat saw it.
    ///
    /// # Errors
    /// When the record cannot be played, and while the game is not over: its hands are hidden.
    pub fn open(&self, number: usize) -> Result<Vec<Sight>, LocalError> {
        if !self.is_over {
            return Err(LocalError::Unfinished);
        }
        let table = self.table(number.min(self.n_moves()))?;
        let seats = (0..table.seats()).map(|seat| Observer::Seat(Seat(seat)));
        Ok(seats.map(|seat| table.sight(seat, usize::MAX)).collect())
    }

    /// The last position with everything that happened.
    ///
    /// # Errors
    /// When the record cannot be played.
    pub fn story(&self, observer: Observer) -> Result<Sight, LocalError> {
        Ok(self.table(self.n_moves())?.sight(observer, 0))
    }

    /// How far each side was after every move.
    ///
    /// # Errors
    /// When the record cannot be played.
    pub fn score_history(&self) -> Result<ScoreHistory, LocalError> {
        let fail = |error: ReplayError| LocalError::record(error, &self.record.to_string());
        let mut walker = Walker::<Table>::new(&self.record).map_err(fail)?;
        let mut history = ScoreHistory::default();
        history.push(&walker.table().sight(Observer::Spectator, usize::MAX));
        while walker.advance().map_err(fail)?.is_some() {
            history.push(&walker.table().sight(Observer::Spectator, usize::MAX));
        }
        history.points = FinalScore::new(&walker.table().sight(Observer::Spectator, 0));
        Ok(history)
    }
}
