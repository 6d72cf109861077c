//! What a game records beyond the outcome.

use bots::Evaluator;
use game::Seat;
use games::Playable;

use crate::notes::Notes;

mod orders;
mod quartermaster;
mod rush;
mod shapes;

pub use shapes::{Outline, Shapes};

/// A group of seats that win together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Its word in columns and tables.
    pub name: String,
    /// The seats.
    pub seats: Vec<Seat>,
}

/// A space on a drawing of the board.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its id in content.
    pub id: String,
    /// Where it is, in thousandths of the board from the top left.
    pub at: (u16, u16),
    /// Whether it is water.
    pub is_sea: bool,
}

/// The board: spaces and which of them touch.
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    /// Every space; rows name them by their place here.
    pub places: Vec<Place>,
    /// Pairs of neighbours.
    pub borders: Vec<(usize, usize)>,
    /// The real shapes, if there is one for every space.
    pub shapes: Option<Shapes>,
}

/// A chart over the rounds in a report, one line a side.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// The quantity: `points` has the message `report-chart-points`.
    pub what: &'static str,
    /// Which metrics, one for each side in order.
    pub metrics: &'static [usize],
}

/// A source of points, counted by one of the metrics.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The party that scored them.
    pub whose: &'static str,
    /// The source: `spaces` has the message `report-sources-spaces`.
    pub what: &'static str,
    /// Which metric counts them.
    pub metric: usize,
}

/// A game that can be studied.
///
/// Everything has a default, so that a new game is on the list with an empty `impl`: its runs then
/// hold outcomes only.
pub trait Metrics: Playable + Evaluator + Sync {
    /// Endings that come before the game has run its course.
    const SUDDEN: &'static [&'static str] = &[];
    /// Which of a report's colours each side has: vermilion, blue, green, pink, amber, sky.
    const COLOURS: &'static [usize] = &[0, 1, 2, 3, 4, 5];
    /// Setup lines that make games quick without changing who ought to win.
    const QUICK: &'static [&'static str] = &[];
    /// Setup lines that make a table of two sides with one bot each.
    const DUEL: &'static [&'static str] = &[];
    /// Setup lines of the training tables, those of one variant together. New weights must win at the
    /// first of them.
    const LEARNED_AT: &'static [&'static [&'static str]] = &[];
    /// The metrics, measured at the end of every turn.
    const METRICS: &'static [&'static str] = &[];
    /// The charts of a report.
    const CHARTS: &'static [Chart] = &[];
    /// The metrics that count points by party and source, each party's together.
    const SOURCES: &'static [Source] = &[];
    /// Uses of a card; the first two are having it and playing it.
    const CARD_USES: &'static [&'static str] = &[];
    /// Whether having a card is decided by a shuffle, not by a choice.
    const IS_LUCK: bool = true;
    /// The unit of the final difference (a variant of `report-margin-title`), and the largest difference
    /// that is close.
    const MARGIN: (&'static str, i32) = ("points", 5);
    /// Uses of a space: `built` has the message `report-map-built`.
    const SPACE_USES: &'static [&'static str] = &[];

    /// Who takes turns and owns cards, in order.
    fn parties(&self) -> Vec<String> {
        (0..self.seats())
            .map(|seat| self.seat_name(Seat(seat)))
            .collect()
    }

    /// The seat that acts for a party.
    fn seat_of(&self, party: usize) -> Seat {
        Seat(party as u8)
    }

    /// Who wins together. By default every seat is alone.
    fn sides(&self) -> Vec<Side> {
        (0..self.seats())
            .map(|seat| Side {
                name: self.seat_name(Seat(seat)),
                seats: vec![Seat(seat)],
            })
            .collect()
    }

    /// The board, where there is one.
    fn atlas(&self) -> Atlas {
        Atlas::default()
    }

    /// Before the first move.
    fn open(&self, notes: &mut Notes) {
        let _ = notes;
    }

    /// Writes down what an event says. The position is the one after the move that caused it.
    fn note(&self, event: &Self::Event, notes: &mut Notes) {
        let _ = (event, notes);
    }
}
