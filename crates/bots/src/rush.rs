//! What is good in Rush.
//!
//! `survey` tells what each seat has, for the judgement; `glance` weighs moves by rules of thumb, cards
//! by their numbers and abilities. No card is named: what each is worth in a squad is in the content's
//! `judgement.toml`.

use std::sync::LazyLock;

use ::rush::{Move, State};
use game::{Game, Seat};

use crate::judgement::{Input, Sheet, Survey};
use crate::strategist::Strategist;

mod glance;
mod survey;

use glance::Offers;

impl Strategist for State {
    type Question = ::rush::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let offers = Offers::of(self, moves);
        let weight = |&mv| glance::weight(self, seat, mv, offers);
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
            0..=2 => "seats-2",
            3 => "seats-3",
            4 => "seats-4",
            5.. => "seats-5",
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
}
