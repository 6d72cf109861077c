//! Quartermaster.

use quartermaster::State;

use super::{LEVELS, SEARCHING, Scene};

fn scene(lines: &[&str]) -> Scene<State> {
    Scene::new(lines)
}

#[test]
fn an_army_is_built_where_there_is_supply() {
    scene(&[
        "turn germany play",
        "germany armies germany",
        "italy armies italy",
        "uk armies united_kingdom",
        "ussr armies moscow",
        "germany hand ger_build_army",
    ])
    .after("germany", "play ger_build_army")
    .shows("germany", &LEVELS, |mv| mv == "build western_europe");
}

#[test]
fn a_supply_chain_begins_at_sea() {
    // From the island nothing can be reached but by the North Sea.
    scene(&[
        "turn uk play",
        "uk armies united_kingdom",
        "germany armies germany",
        "uk hand uk_build_navy uk_build_army uk_land_battle uk_sea_battle",
    ])
    .shows("uk", &LEVELS, |mv| mv == "play uk_build_navy");
}

#[test]
fn an_empty_space_is_not_battled() {
    let lines = [
        "turn germany play",
        "germany armies germany",
        "uk armies united_kingdom western_europe",
        "uk navies north_sea",
        "ussr armies moscow",
        "germany hand ger_land_battle",
    ];
    scene(&lines)
        .after("germany", "play ger_land_battle")
        .shows("germany", &LEVELS, |mv| mv == "battle western_europe");
}

#[test]
fn a_battle_card_is_kept_while_there_is_no_enemy_to_fight() {
    scene(&[
        "turn germany play",
        "germany armies germany",
        "uk armies united_kingdom",
        "ussr armies moscow",
        "germany hand ger_land_battle ger_build_army",
    ])
    .shows("germany", &LEVELS, |mv| mv == "play ger_build_army");
}

#[test]
fn the_response_that_saves_the_home_is_used() {
    scene(&[
        "turn germany play",
        "germany armies germany ukraine",
        "italy armies italy",
        "ussr armies moscow russia",
        "ussr responses ussr_moscow",
        "germany hand ger_land_battle",
    ])
    .after("germany", "play ger_land_battle")
    .after("germany", "battle moscow")
    .shows("ussr", &SEARCHING, |mv| mv == "use ussr_moscow");
}

#[test]
fn an_empty_home_is_built_first() {
    // There is no supply space to be had that would be worth more: a free one next door would be.
    scene(&[
        "turn ussr play",
        "ussr armies ukraine russia",
        "uk armies united_kingdom middle_east",
        "germany armies germany eastern_europe balkans",
        "ussr hand ussr_build_army",
    ])
    .after("ussr", "play ussr_build_army")
    .shows("ussr", &LEVELS, |mv| mv == "build moscow");
}

#[test]
fn cards_of_use_are_not_thrown_away() {
    // There is an enemy to fight next door, and a space to go to.
    scene(&[
        "turn germany discard",
        "germany armies germany",
        "italy armies italy",
        "uk armies united_kingdom western_europe",
        "uk navies north_sea",
        "ussr armies moscow",
        "germany hand ger_build_army ger_land_battle",
    ])
    .shows("germany", &LEVELS, |mv| mv == "pass");
}

/// Germany faces an enemy in the east.
const FRONT: [&str; 7] = [
    "air marshal",
    "turn germany air",
    "germany armies germany eastern_europe",
    "italy armies italy",
    "uk armies united_kingdom",
    "ussr armies moscow ukraine russia",
    "germany hand ger_deploy_air ger_build_army ger_land_battle",
];

#[test]
fn an_air_force_is_deployed_and_its_card_not_thrown_away() {
    scene(&FRONT).shows("germany", &LEVELS, |mv| mv == "play ger_deploy_air");
}

#[test]
fn a_second_air_force_is_better_than_a_flight_on_the_spot() {
    let mut lines = FRONT.to_vec();
    lines.push("germany air eastern_europe");
    scene(&lines)
        .after("germany", "play ger_deploy_air")
        .shows("germany", &SEARCHING, |mv| mv == "option 1");
}

#[test]
fn a_country_that_may_prepare_for_war_does() {
    scene(&[
        "turn germany prepare",
        "germany armies germany western_europe",
        "italy armies italy",
        "germany hand ger_build_army ger_land_battle",
        "germany deck ger_blitzkrieg ger_build_army*5 ger_land_battle*5",
        "uk armies united_kingdom",
        "ussr armies moscow",
    ])
    .shows("germany", &LEVELS, |mv| mv == "play ger_blitzkrieg");
}
