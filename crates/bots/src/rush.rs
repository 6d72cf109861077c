//! What is good in Rush.
//!
//! `survey` tells what each seat has, for the weights; `glance` weighs moves by rules of thumb, cards
//! by their numbers and abilities. No card is named: what each is worth in a squad is in the content's
//! `weights.toml`.

use std::sync::LazyLock;

use ::rush::{Move, State};
use game::{Game, Seat};

use crate::evaluator::Evaluator;
use crate::weights::{Feature, FeatureSink, WeightsFile};

mod features;
mod prior;

use prior::Offers;

impl Evaluator for State {
    type Question = ::rush::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let offers = Offers::of(self, moves);
        let weight = |&mv| prior::of(self, seat, mv, offers);
        weights.extend(moves.iter().map(weight));
    }

    fn is_calm(&self) -> bool {
        Self::is_calm(self)
    }

    fn weights_file() -> &'static WeightsFile {
        static SHEET: LazyLock<WeightsFile> = LazyLock::new(|| {
            WeightsFile::read(include_str!("../../../content/rush/weights.toml"))
                .expect("the carried weights can be read")
        });
        &SHEET
    }

    fn variant(&self) -> &'static str {
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
        usize::from(self.seats())
    }

    fn side(&self, seat: Seat) -> usize {
        usize::from(seat.0)
    }
}
