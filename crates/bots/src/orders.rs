//! The evaluator of General Orders.
//!
//! `features` extracts what each faction has; `prior` rates moves by rules of thumb. No area, card or
//! bonus is named here: their weights are in the content's `weights.toml`.

use std::sync::LazyLock;

use ::orders::{Faction, Move, State};
use game::Seat;

use crate::evaluator::Evaluator;
use crate::reasons::Snapshot;
use crate::weights::{Feature, FeatureSink, WeightsFile};

mod facts;
mod features;
mod prior;

impl Evaluator for State {
    type Question = ::orders::Question;

    fn question(&self) -> Self::Question {
        Self::question(self)
    }

    fn priors(&self, seat: Seat, moves: &[Move], priors: &mut Vec<f32>) {
        priors.clear();
        let faction = Faction::of(seat).unwrap_or_default();
        priors.extend(moves.iter().map(|&mv| prior::of(self, faction, mv)));
    }

    fn is_quiet(&self) -> bool {
        Self::is_calm(self)
    }

    fn weights_file() -> &'static WeightsFile {
        static FILE: LazyLock<WeightsFile> = LazyLock::new(|| {
            WeightsFile::read(include_str!("../../../content/orders/weights.toml"))
                .expect("the carried weights can be read")
        });
        &FILE
    }

    fn variant(&self) -> &'static str {
        self.options().mode.name()
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
        Faction::ALL.len()
    }

    fn side(&self, seat: Seat) -> usize {
        usize::from(seat.0)
    }

    fn snapshot(&self, seat: Seat) -> Snapshot {
        facts::snapshot(self, seat)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Setup as _};

    use super::*;

    /// The value of a position for each faction.
    fn values(state: &State) -> [f32; 2] {
        let values = crate::Weights::of(state).values(state);
        [values[0], values[1]]
    }

    fn begin(lines: &[&str]) -> State {
        let mut setup = <State as Game>::Setup::default();
        for line in lines {
            setup.set(line).unwrap();
        }
        State::new(&setup).unwrap()
    }

    #[test]
    fn equal_sides_are_worth_the_same_but_for_turn_and_initiative() {
        for mode in ["mode alpine", "mode island"] {
            let worth = |line: &str| values(&begin(&[mode, line, "initiative blue"]));
            let (blue, yellow) = (worth("turn blue"), worth("turn yellow"));
            assert!(blue[0] > yellow[0], "{mode}: {blue:?} {yellow:?}");
            assert!((blue[0] + blue[1] - 1.0).abs() < 1e-6);
        }
        // The mountains are the same from both ends.
        let one = values(&begin(&["turn blue", "initiative blue"]));
        let other = values(&begin(&["turn yellow", "initiative yellow"]));
        assert!(one[0] > 0.5 && one[0] < 0.6, "{one:?}");
        assert!((one[0] - other[1]).abs() < 1e-6, "{one:?} {other:?}");
    }

    #[test]
    fn stars_weigh_more_in_the_last_round() {
        let with = |round: &str, stars: &str| values(&begin(&["turn blue", round, stars]))[0];
        let none = "blue troops blue_hq*3 blue_road*1 blue_battery*1 blue_airfield*1";
        let three = "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1";
        let gain = |round: &str| with(round, three) - with(round, none);
        assert!(gain("round 4") > gain("round 1"));
        assert!(gain("round 4") > 0.1);
    }

    #[test]
    fn an_hq_that_can_be_overrun_is_a_worry() {
        // The same pieces, with the strong ones before the enemy's HQ or behind the own.
        let with =
            |blue: &str| values(&begin(&["turn yellow", "yellow troops yellow_hq*2", blue]))[1];
        let chain = "blue troops blue_hq*1 blue_road*1 blue_farm*1 town*1 yellow_farm*1";
        let safe = with(&format!("{chain} yellow_road*1 blue_battery*4"));
        let threatened = with(&format!("{chain} yellow_road*4 blue_battery*1"));
        assert!(threatened < 0.5 * safe, "{threatened} {safe}");
    }
}
