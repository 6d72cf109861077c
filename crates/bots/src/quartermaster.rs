//! What is good in Quartermaster.
//!
//! `survey` tells what each team has, for the judgement; `glance` weighs moves by rules of thumb a club
//! player would give a beginner. No card is named: what each is worth is in the content's
//! `judgement.toml`.

use std::sync::LazyLock;

use game::Seat;
use quartermaster::options::AirRules;
use quartermaster::{Country, Move, State};

use crate::judgement::{Input, Sheet, Survey};
use crate::strategist::Strategist;

mod glance;
mod survey;

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
            Sheet::read(include_str!(
                "../../../content/quartermaster/judgement.toml"
            ))
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
        let led = Country::ALL
            .into_iter()
            .find(|&country| self.leader(country) == seat);
        led.map_or(0, |country| country.team() as usize)
    }
}
