//! Rush.

use game::{Game as _, MoveList};
use rush::{Move, State};

use super::{LEVELS, SEARCHING, Scene};

fn scene(lines: &[&str]) -> Scene<State> {
    let mut all = vec!["players 2"];
    all.extend(lines);
    Scene::new(&all)
}

#[test]
fn medals_and_bases_are_never_scrapped() {
    // A vehicle with Dismantling, and a Depot with something to lose.
    scene(&[
        "turn alpha play",
        "alpha hand su11",
        "alpha depot medal_ussr_2 base engineers technicians de21",
        "bravo base 3 gone",
    ])
    .after("alpha", "use su11")
    .shows("alpha", &LEVELS, |mv| {
        matches!(mv, "scrap engineers" | "scrap technicians")
    });
}

#[test]
fn sabotage_takes_the_card_that_is_missed_least() {
    scene(&[
        "turn alpha play",
        "alpha hand su24",
        "bravo hand engineers de21 us12",
    ])
    .after("alpha", "use su24")
    .after("alpha", "activate sabotage")
    .shows("bravo", &LEVELS, |mv| mv == "discard engineers");
}

#[test]
fn a_heavy_tank_goes_for_the_undefended_base() {
    scene(&[
        "turn alpha play",
        "alpha hand de18",
        "bravo base 1 intact us10 intact",
        "bravo base 3 intact us12 intact",
    ])
    .after("alpha", "attack de18")
    .after("alpha", "confirm")
    .after("alpha", "fire de18")
    .shows("alpha", &SEARCHING, |mv| mv == "target bravo 2 base");
}

#[test]
fn a_base_that_can_fall_is_defended() {
    // The card can pay for nothing worth having, and nothing of the enemy's can be hurt by it.
    scene(&[
        "turn alpha play",
        "alpha hand de02",
        "alpha base 1 intact de18 intact",
        "alpha base 2 intact de19 intact",
        "bravo hand us19 us20 us21",
        "bravo base 1 intact us10 intact",
        "bravo base 2 intact us12 intact",
        "bravo base 3 intact us11 intact",
        "reserve us09 us08 fr11 fr12",
    ])
    .shows("alpha", &SEARCHING, |mv| {
        matches!(mv, "defend de02" | "use de02")
    });
}

#[test]
fn a_purchase_is_not_paid_with_more_than_is_needed() {
    scene(&[
        "turn alpha play",
        "alpha hand engineers de21 technicians",
        "reserve de03 us08 fr11 fr12",
    ])
    .after("alpha", "buy de03")
    .shows("alpha", &LEVELS, |mv| mv == "pay engineers");
}

#[test]
fn turns_do_not_end_with_something_good_to_buy() {
    let mut n_turns = 0;
    let mut missed = Vec::new();
    let mut moves = MoveList::new();
    for game in 0..6 {
        scene(&[]).played_on(100 + game, |state, seat, mv| {
            if mv != Move::End {
                return;
            }
            n_turns += 1;
            state.moves(seat, &mut moves);
            let is_good = |mv: &Move| match *mv {
                Move::Buy(card) => state.content().face(card).cost >= 3,
                _ => false,
            };
            if moves.iter().any(is_good) {
                missed.push((state.round(), moves.iter().copied().filter(is_good).count()));
            }
        });
    }
    // Now and then it is better not to: near the end, or for the sake of a small squad.
    assert!(30 * missed.len() < n_turns, "{missed:?} of {n_turns}");
}
