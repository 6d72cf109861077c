//! What is good in Quartermaster.
//!
//! `value` judges a position by points, income, supply and cards left; `glance` weighs moves by
//! rules of thumb a club player would give a beginner. No card is named: cards are judged by
//! type and by what they do to the board when tried.

use game::Seat;
use quartermaster::{Move, State};

use crate::strategist::{Strategist, Values};

mod glance;
mod value;

impl Strategist for State {
    type Question = quartermaster::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn values(&self) -> Values {
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

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        glance::weigh(self, seat, moves, weights);
    }

    fn is_calm(&self) -> bool {
        State::is_calm(self)
    }
}
