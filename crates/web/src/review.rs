//! A game looked at from its beginning: any position of it, its news and its history.

use game::{Actor, Observer, Record};
use games::{Sight, Table};

use crate::local::{LocalError, SavedTable};
use crate::score_history::ScoreHistory;

/// A record that somebody looks through.
#[derive(Debug)]
pub struct Review {
    record: Record,
}

impl Review {
    /// The game of that record.
    ///
    /// # Errors
    /// When it cannot be read or played.
    pub fn new(kept: &SavedTable) -> Result<Self, LocalError> {
        let review = Self {
            record: kept.read_record()?.branch(usize::MAX),
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
        let mut table = self.table(0)?;
        let mut history = ScoreHistory::default();
        let mut before = table.sight(Observer::Spectator, usize::MAX);
        history.push(&before, None);
        for made in &self.record.moves {
            match made.actor {
                Actor::Seat(seat) => {
                    // Invariant: the whole record was played in `new`.
                    table
                        .play(seat, &made.text)
                        .expect("the move was played before");
                }
                Actor::Chance => {
                    let played = table.play_chance(&made.text);
                    played.expect("the outcome was taken before");
                }
            }
            let now = table.sight(Observer::Spectator, usize::MAX);
            history.push(&now, Some(&before));
            before = now;
        }
        Ok(history)
    }
}
