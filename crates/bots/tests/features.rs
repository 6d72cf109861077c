//! Feature names, amounts and carried weights belong together, and stay as they were learned.

use std::fmt::Write as _;

use bots::{Evaluator, FeatureSink, Weights};
use game::{Actor, Ignore, MoveList, Playout, Rng, Seat, Setup, Turn};
use games::{Orders, Quartermaster, Rush};

/// Sums the amounts of each side by feature.
struct Amounts(Vec<Vec<i32>>);

impl FeatureSink for Amounts {
    fn add(&mut self, side: usize, feature: usize, amount: i32) {
        self.0[side][feature] += amount;
    }
}

/// Every feature by name with its carried weights, then what each side has of it, and the evaluation,
/// at every tenth move of a random game.
fn told<G: Evaluator>(lines: &[&str]) -> String {
    let mut setup = G::Setup::default();
    for line in lines {
        setup.set(line).unwrap();
    }
    let mut state = G::new(&setup).unwrap();
    let features = state.features();
    let mut text = String::new();
    for feature in &features {
        let weights = G::weights_file().weights_of(state.variant(), feature);
        writeln!(text, "{} {weights:?}", feature.name).unwrap();
    }
    let mut rng = Playout::new(5);
    let mut list = MoveList::new();
    for i in 0.. {
        let (actor, mv) = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                state.moves(seat, &mut list);
                (
                    Actor::Seat(seat),
                    list[rng.below(list.len() as u32) as usize],
                )
            }
        };
        state.apply(actor, mv, &mut Ignore);
        if i % 10 != 0 {
            continue;
        }
        let mut amounts = Amounts(vec![vec![0; features.len()]; state.n_sides()]);
        state.extract(&mut amounts);
        for (side, amounts) in amounts.0.iter().enumerate() {
            for (feature, amount) in features.iter().zip(amounts) {
                if *amount != 0 {
                    writeln!(text, "{i} {side} {} {amount}", feature.name).unwrap();
                }
            }
        }
        let values = Weights::of(&state).values(&state);
        for seat in (0..state.seats()).map(Seat) {
            let bits = values[usize::from(seat.0)].to_bits();
            writeln!(text, "{i} {seat} {bits:08x}").unwrap();
        }
    }
    text
}

fn check<G: Evaluator>(lines: &[&str], expected: &str) {
    let text = told::<G>(lines);
    let digest = game::content_digest([("features", text.as_str())]);
    assert_eq!(digest, expected, "{lines:?}\n{text}");
}

// The digests change with the weights, the content or the rules, never with how features are declared.
#[test]
fn every_feature_has_the_amount_and_the_weights_that_its_name_says() {
    check::<Quartermaster>(&["players 2", "windows fast"], "c2fdffc4fe17a687");
    check::<Quartermaster>(
        &["players 6", "windows fast", "air marshal"],
        "e242c3bb1c4a00a3",
    );
    check::<Rush>(&["players 2"], "07ed37152183acec");
    check::<Rush>(&["players 5"], "066640dd6c45ab01");
    check::<Orders>(&["mode alpine"], "c81384d659635ab8");
    check::<Orders>(&["mode island"], "4ed2d9038fbf0ca5");
}
