//! The evaluator of Quartermaster.
//!
//! `features` extracts what each team has; `prior` rates moves by rules of thumb. No card is named here:
//! the weights of cards are in the content's `weights.toml`.

use std::sync::LazyLock;

use game::Seat;
use quartermaster::options::AirRules;
use quartermaster::{Country, Move, State};

use crate::evaluator::Evaluator;
use crate::reasons::Snapshot;
use crate::weights::{Feature, FeatureSink, WeightsFile};

mod facts;
mod features;
mod prior;

impl Evaluator for State {
    type Question = quartermaster::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn priors(&self, seat: Seat, moves: &[Move], priors: &mut Vec<f32>) {
        prior::priors(self, seat, moves, priors);
    }

    fn is_quiet(&self) -> bool {
        State::is_calm(self)
    }

    fn weights_file() -> &'static WeightsFile {
        static FILE: LazyLock<WeightsFile> = LazyLock::new(|| {
            WeightsFile::read(include_str!("../../../content/quartermaster/weights.toml"))
                .expect("the carried weights can be read")
        });
        &FILE
    }

    fn variant(&self) -> &'static str {
        match self.options().edition.air {
            AirRules::Off => "off",
            AirRules::Marshal | AirRules::TotalWar => "marshal",
        }
    }

    fn content_address(&self) -> usize {
        std::ptr::from_ref(self.content()).addr()
    }

    fn features(&self) -> Vec<Feature> {
        features::features(self)
    }

    fn extract(&self, sink: &mut impl FeatureSink) {
        features::extract(self, sink);
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

    fn snapshot(&self, seat: Seat) -> Snapshot {
        facts::snapshot(self, seat)
    }
}
