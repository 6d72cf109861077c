//! What is good in Quartermaster.
//!
//! `value` judges a position by points, income, supply and cards left; `glance` weighs moves by
//! rules of thumb a club player would give a beginner. No card is named: cards are judged by
//! type and by what they do to the board when tried.

use std::sync::LazyLock;

use game::Seat;
use quartermaster::options::AirRules;
use quartermaster::{Country, Move, State};

use crate::judgement::{Input, Sheet, Survey};
use crate::strategist::{Strategist, Values};

mod glance;
mod survey;
mod value;

impl Strategist for State {
    type Question = quartermaster::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        glance::weigh(self, seat, moves, weights);
    }

    fn is_calm(&self) -> bool {
        State::is_calm(self)
    }

    fn sheet() -> &'static Sheet {
        static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
            Sheet::read(include_str!("../../../content/quartermaster/judgement.toml"))
                .expect("the carried judgement can be read")
        });
        &SHEET
    }

    fn chapter(&self) -> &'static str {
        match self.options().edition.air {
            AirRules::Off => "off",
            AirRules::Marshal | AirRules::TotalWar => "marshal",
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
        2
    }

    fn side(&self, seat: Seat) -> usize {
        let led = Country::ALL.into_iter().find(|&country| self.leader(country) == seat);
        led.map_or(0, |country| country.team() as usize)
    }

    fn hand_made(&self) -> Values {
        let axis = value::axis(self);
        let mut values = [0.0; game::MAX_SEATS];
        for country in quartermaster::Country::ALL {
            values[self.leader(country).0 as usize] = match country.team() {
                quartermaster::Team::Axis => axis,
                quartermaster::Team::Allies => 1.0 - axis,
            };
        }
        values
    }
}
