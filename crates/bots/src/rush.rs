//! What is good in Rush.
//!
//! `value` judges a position by medals, achievements, what an average hand can do and open bases;
//! `glance` weighs moves by rules of thumb. No card is named: cards are judged by their numbers
//! and abilities.

use std::sync::LazyLock;

use ::rush::{Move, State};
use game::{Game, MAX_SEATS, Seat};

use crate::judgement::{Input, Sheet, Survey};
use crate::strategist::{Strategist, Values};

mod glance;
mod survey;
mod value;

impl Strategist for State {
    type Question = ::rush::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let has_confirm = moves.contains(&Move::Confirm);
        let weight = |&mv| glance::weight(self, seat, mv, has_confirm);
        weights.extend(moves.iter().map(weight));
    }

    fn is_calm(&self) -> bool {
        Self::is_calm(self)
    }

    fn sheet() -> &'static Sheet {
        static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
            Sheet::read(include_str!("../../../content/rush/judgement.toml"))
                .expect("the carried judgement can be read")
        });
        &SHEET
    }

    fn chapter(&self) -> &'static str {
        match self.seats() {
            0..=2 => "two",
            3 => "three",
            4 => "four",
            5.. => "five",
        }
    }

    fn content_place(&self) -> usize {
        std::ptr::from_ref(self.content()).addr()
    }

    fn inputs(&self) -> Vec<Input> {
        survey::inputs(self)
    }

    fn survey(&self, survey: &mut impl Survey) {
        survey::tell(self, survey);
    }

    fn left(&self) -> u32 {
        survey::left(self)
    }

    fn n_sides(&self) -> usize {
        usize::from(self.seats())
    }

    fn side(&self, seat: Seat) -> usize {
        usize::from(seat.0)
    }

    fn hand_made(&self) -> Values {
        let tallies = self.tallies();
        let n = usize::from(self.seats());
        let left = value::left(self, n);
        let mut values = [0.0; MAX_SEATS];
        for (i, value) in values[..n].iter_mut().enumerate() {
            *value = value::worth(self, Seat(i as u8), &tallies[i], left).exp();
        }
        let total: f32 = values.iter().sum();
        values.map(|value| value / total)
    }
}
