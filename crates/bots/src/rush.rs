//! The evaluator of Rush.
//!
//! `features` extracts what each seat has; `prior` rates moves by rules of thumb, cards by their numbers
//! and abilities. No card is named here: the weights of cards are in the content's `weights.toml`.

use std::sync::LazyLock;

use ::rush::{Move, State};
use game::{Game, Seat};

use crate::evaluator::Evaluator;
use crate::reasons::Snapshot;
use crate::weights::{Feature, FeatureSink, WeightsFile};

mod facts;
mod features;
mod prior;

use prior::Offers;

impl Evaluator for State {
    type Question = ::rush::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn priors(&self, seat: Seat, moves: &[Move], priors: &mut Vec<f32>) {
        priors.clear();
        let offers = Offers::of(self, moves);
        let prior = |&mv| prior::of(self, seat, mv, offers);
        priors.extend(moves.iter().map(prior));
    }

    fn is_quiet(&self) -> bool {
        Self::is_calm(self)
    }

    fn weights_file() -> &'static WeightsFile {
        static FILE: LazyLock<WeightsFile> = LazyLock::new(|| {
            WeightsFile::read(include_str!("../../../content/rush/weights.toml"))
                .expect("the carried weights can be read")
        });
        &FILE
    }

    fn variant(&self) -> &'static str {
        match self.seats() {
            0..=2 => "seats-2",
            3 => "seats-3",
            4 => "seats-4",
            5.. => "seats-5",
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
        usize::from(self.seats())
    }

    fn side(&self, seat: Seat) -> usize {
        usize::from(seat.0)
    }

    fn snapshot(&self, seat: Seat) -> Snapshot {
        facts::snapshot(self, seat)
    }
}
