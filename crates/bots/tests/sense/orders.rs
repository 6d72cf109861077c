//! General Orders.

use game::{Game as _, MoveList};
use orders::{Faction, Move, State};

use super::{LEVELS, SEARCHING, Scene};

fn scene(lines: &[&str]) -> Scene<State> {
    Scene::new(lines)
}

#[test]
fn the_enemy_hq_is_taken_when_it_can_be() {
    scene(&[
        "turn blue",
        "round 3",
        "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1 yellow_mill*1 yellow_road*5",
        "yellow troops yellow_hq*1 west_slope*5",
    ])
    .shows("blue", &LEVELS, |mv| mv == "deploy advance yellow_hq");
}

#[test]
fn everybody_who_can_goes_into_the_enemy_hq() {
    scene(&[
        "turn blue",
        "round 3",
        "blue troops blue_hq*3 blue_road*1 blue_farm*1 town*1 yellow_mill*1 yellow_road*5",
        "yellow troops yellow_hq*2 west_slope*5",
    ])
    .after("blue", "deploy advance yellow_hq")
    .shows("blue", &SEARCHING, |mv| mv == "move yellow_road 4");
}

#[test]
fn an_hq_in_danger_is_made_safe() {
    // Four troops can march into an HQ with one: the next turn would be the last.
    let threatened = scene(&[
        "turn blue",
        "round 2",
        "blue troops blue_hq*1 blue_airfield*2 blue_ridge*2 chapel*2 blue_battery*1 blue_pass*2",
        "yellow troops yellow_hq*3 yellow_road*1 yellow_farm*2 town*2 blue_farm*2 blue_road*5",
    ]);
    let board = threatened.state.board();
    let road = board.place_named("blue_road").unwrap();
    let is_safe = |after: &State| {
        let is_cut_off = !after.supplied(Faction::Yellow).contains(road);
        let force = after.pieces(Faction::Yellow, road).saturating_sub(1);
        is_cut_off || force <= after.pieces(Faction::Blue, board.hq(Faction::Blue))
    };
    assert!(!is_safe(&threatened.state));
    threatened.leads_to("blue", &SEARCHING, is_safe);
}

#[test]
fn guns_are_aimed_at_pieces() {
    scene(&[
        "turn blue",
        "blue troops blue_hq*3 blue_airfield*1 blue_ridge*2",
        "yellow troops yellow_hq*3 chapel*2",
    ])
    .after("blue", "deploy barrage blue_ridge")
    .shows("blue", &LEVELS, |mv| mv == "target chapel");
}

#[test]
fn the_last_commander_of_the_war_takes_stars() {
    scene(&[
        "turn blue",
        "round 4",
        "initiative blue",
        "passed yellow",
        "blue commanders 1",
        "blue troops blue_hq*3 blue_road*3",
        "yellow troops yellow_hq*3 yellow_road*1 yellow_farm*1",
    ])
    .shows("blue", &SEARCHING, |mv| {
        matches!(mv, "deploy advance blue_farm" | "deploy advance blue_mill")
    });
}

/// Whether the faction has lost if the stars are counted now.
fn is_behind(state: &State, faction: Faction) -> bool {
    let (own, other) = (state.stars(faction), state.stars(faction.other()));
    own < other || own == other && state.initiative() != faction
}

#[test]
fn a_bot_does_not_pass_into_certain_defeat() {
    let mut n_behind = 0;
    let mut moves = MoveList::new();
    for mode in ["mode alpine", "mode island"] {
        for game in 0..4 {
            scene(&[mode]).played_on(100 + game, |state, seat, mv| {
                state.moves(seat, &mut moves);
                let faction = Faction::of(seat).expect("two play");
                let is_last = state.round() == state.board().rounds;
                let may_pass = moves.len() > 1 && moves.contains(&Move::Pass);
                if is_last && may_pass && is_behind(state, faction) {
                    n_behind += 1;
                    let told = (state.stars(faction), state.commanders(faction));
                    assert!(mv != Move::Pass, "{mode} {game}: {told:?}");
                }
            });
        }
    }
    assert!(n_behind > 10, "hardly anybody was behind: {n_behind}");
}
