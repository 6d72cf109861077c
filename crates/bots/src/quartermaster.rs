//! What is good in Quartermaster.
//!
//! `survey` tells what each team has, for the weights; `glance` weighs moves by rules of thumb a club
//! player would give a beginner. No card is named: what each is worth is in the content's
//! `weights.toml`.

use std::sync::LazyLock;

use game::Seat;
use quartermaster::options::AirRules;
use quartermaster::{Country, Move, State};

use crate::evaluator::Evaluator;
use crate::weights::{Feature, FeatureSink, WeightsFile};

mod features;
mod prior;

impl Evaluator for State {
    type Question = quartermaster::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        prior::priors(self, seat, moves, weights);
    }

    fn is_calm(&self) -> bool {
        State::is_calm(self)
    }

    fn weights_file() -> &'static WeightsFile {
        static SHEET: LazyLock<WeightsFile> = LazyLock::new(|| {
            WeightsFile::read(include_str!("../../../content/quartermaster/weights.toml"))
                .expect("the carried weights can be read")
        });
        &SHEET
    }

    fn variant(&self) -> &'static str {
        match self.options().edition.air {
            AirRules::Off => "off",
            AirRules::Marshal | AirRules::TotalWar => "marshal",
        }
    }

    fn content_place(&self) -> usize {
        std::ptr::from_ref(self.content()).addr()
    }

    fn features(&self) -> Vec<Feature> {
        features::features(self)
    }

    fn extract(&self, survey: &mut impl FeatureSink) {
        features::tell(self, survey);
    }

    fn left(&self) -> u32 {
        features::left(self)
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
