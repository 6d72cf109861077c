//! Rush: score, medals and bases turn by turn, and every vehicle bought and played.

use games::Rush;
use rush::{Event, TrueEvent};

use super::{Chart, Metrics};
use crate::notes::Notes;

const BOUGHT: u8 = 0;
const PLAYED: u8 = 1;
const DRAWN: u8 = 2;
const SCRAPPED: u8 = 3;
const GAINED: u8 = 4;

/// The most seats there are.
const SEATS: usize = 5;

impl Metrics for Rush {
    const DUEL: &'static [&'static str] = &["players 2"];
    const LEARNED_AT: &'static [&'static [&'static str]] = &[
        &["players 2"],
        &["players 3"],
        &["players 4"],
        &["players 5"],
    ];
    const METRICS: &'static [&'static str] = &[
        "alpha_score",
        "bravo_score",
        "charlie_score",
        "delta_score",
        "echo_score",
        "alpha_bases",
        "bravo_bases",
        "charlie_bases",
        "delta_bases",
        "echo_bases",
        "alpha_medals",
        "bravo_medals",
        "charlie_medals",
        "delta_medals",
        "echo_medals",
    ];
    const CHARTS: &'static [Chart] = &[
        Chart {
            what: "score",
            metrics: &[0, 1, 2, 3, 4],
        },
        Chart {
            what: "medals",
            metrics: &[10, 11, 12, 13, 14],
        },
        Chart {
            what: "bases",
            metrics: &[5, 6, 7, 8, 9],
        },
    ];
    const CARD_USES: &'static [&'static str] = &["bought", "played", "drawn", "scrapped", "gained"];
    const MARGIN: (&'static str, i32) = ("medals", 1);
    const IS_LUCK: bool = false;

    fn open(&self, notes: &mut Notes) {
        measure(self, notes);
    }

    fn note(&self, event: &TrueEvent, notes: &mut Notes) {
        match *event {
            Event::RoundBegan { round } => {
                end_turn(self, notes);
                notes.round = round;
            }
            Event::TurnBegan { seat } => {
                end_turn(self, notes);
                notes.party = Some(seat.0);
                notes.round = notes.round.max(1);
            }
            Event::Ended => end_turn(self, notes),
            Event::Bought { seat, card } => notes.card(seat.0, u16::from(card.0), BOUGHT),
            // Medals, destroyed bases and what Research brings are not paid for.
            Event::Gained { seat, card } => notes.card(seat.0, u16::from(card.0), GAINED),
            Event::Played { seat, card } => notes.card(seat.0, u16::from(card.0), PLAYED),
            Event::Drew { seat, card, .. } => notes.card(seat.0, u16::from(card.0), DRAWN),
            Event::Scrapped { seat, card } => notes.card(seat.0, u16::from(card.0), SCRAPPED),
            _ => {}
        }
    }
}

fn end_turn(state: &Rush, notes: &mut Notes) {
    if notes.party.is_some() {
        measure(state, notes);
        notes.end_turn();
    }
}

fn measure(state: &Rush, notes: &mut Notes) {
    use game::{Game, Seat};
    let tallies = state.tallies();
    for seat in 0..state.seats() {
        notes.metrics[seat as usize] = tallies[seat as usize].score;
        notes.metrics[SEATS + seat as usize] = i32::from(state.bases(Seat(seat)).0);
        notes.metrics[2 * SEATS + seat as usize] = tallies[seat as usize].medals as i32;
    }
}
