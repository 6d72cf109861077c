//! The laws every game keeps, for every number of players and both window policies.

use quartermaster::State;
use testkit::conformance::{self, Plan};

fn plan(games: u32, setups: &[&str]) -> Plan {
    Plan {
        games,
        sample_every: 9,
        worlds: 2,
        ..Plan::default()
    }
    .with_setups(setups)
}

/// Every army is on the board, and cards that place more are about: pieces must be freed.
const CROWDED: &str = "parts may; turn germany; \
     germany armies germany western_europe eastern_europe ukraine russia scandinavia balkans; \
     italy armies italy balkans western_europe north_africa; \
     uk armies united_kingdom india australia canada africa; \
     ussr armies moscow siberia kazakhstan mongolia vladivostok szechuan india; \
     germany hand ger_forced_conscription ger_military_dictatorships; \
     italy hand ita_afrika_korps ita_german_aid_greece ita_italy_attacks_communists; \
     italy responses ita_german_reinforcements ita_romanian_reinforcements; \
     uk hand uk_dutch_east_indies uk_general_smuts uk_land_battle*2; \
     ussr hand ussr_tito_partisans ussr_german_soviet_treaty ussr_land_battle; \
     usa armies eastern_us; usa hand usa_free_french_allies usa_murmansk_convoy";

#[test]
fn quartermaster_keeps_every_law() {
    let plan = plan(
        3,
        &[
            "",
            "players 2; reallocation on",
            "players 3",
            "players 4; reallocation on",
            "players 5; rounds 7",
            CROWDED,
        ],
    );
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 500 && tally.followed > 500, "{tally:?}");
}

/// Everybody prepares for war, out of small decks.
const PREPARING: &str = "rounds 2; turn germany prepare; \
     germany armies germany; germany hand ger_build_army*2; \
     germany deck ger_blitzkrieg ger_atlantic_wall ger_jet_fighters ger_land_battle; \
     uk armies united_kingdom; uk hand uk_build_navy*2; uk deck uk_free_france uk_land_battle; \
     japan armies japan; japan hand jpn_build_army; japan deck jpn_truk; \
     ussr armies moscow; ussr hand ussr_build_army; ussr deck ussr_stalingrad ussr_land_battle; \
     italy armies italy; italy hand ita_build_army; italy deck ita_land_battle; \
     usa armies eastern_us; usa hand usa_build_army";

#[test]
fn preparing_for_war_keeps_every_law() {
    // One board and one set of cards a plan: its moves are tried in all its games.
    let ground = [
        "prepare on; rounds 1",
        "prepare on; players 2; rounds 1",
        PREPARING,
    ];
    let first = ["borders first; prepare on; players 4; rounds 1"];
    let air = [
        "air marshal; prepare on; rounds 1",
        "air marshal; prepare on; players 3; rounds 1",
    ];
    for setups in [&ground[..], &first[..], &air[..]] {
        let plan = Plan {
            sample_every: 3,
            ..plan(2, setups)
        };
        let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
        assert!(tally.worlds > 100 && tally.followed > 100, "{tally:?}");
    }
}

/// Armies and navies side by side with air forces of all countries, and cards to move them.
const SKIES: &str = "air marshal; turn germany; \
     germany armies germany western_europe eastern_europe balkans; germany navies baltic; \
     germany air western_europe eastern_europe; germany hand ger_deploy_air*2 ger_land_battle*3; \
     uk armies united_kingdom india; uk navies north_sea; uk air united_kingdom north_sea; \
     uk hand uk_deploy_air uk_land_battle*2 uk_sea_battle; \
     japan armies japan china; japan navies sea_of_japan; japan air japan; \
     japan hand jpn_deploy_air*2 jpn_land_battle*2; \
     ussr armies moscow ukraine russia; ussr air ukraine; ussr hand ussr_land_battle*3; \
     italy armies italy; italy hand ita_deploy_air*2 ita_land_battle; \
     usa armies eastern_us; usa navies north_atlantic; usa hand usa_deploy_air*3";

#[test]
fn aircraft_keep_every_law() {
    let plan = plan(
        2,
        &[
            "air marshal",
            "air marshal; players 2; reallocation on",
            "air marshal; players 3; rounds 9",
            "air marshal; players 4; rounds 9",
            "air marshal; players 5; rounds 9",
            SKIES,
        ],
    );
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 300 && tally.followed > 300, "{tally:?}");
}

/// Everybody holds the cards that cancel, lay, fetch and return others, and what they need.
const HISTORIES: &str = "air marshal; histories on; rounds 3; turn germany; \
     germany armies germany western_europe eastern_europe; germany navies north_sea; \
     germany air western_europe eastern_europe; germany status ger_blitzkrieg ger_dive_bombers; \
     germany hand ger_tactical_innovations ger_jet_fighters ger_g7e_torpedo ger_submarines_monsoon \
     ger_fallschirmjager ger_land_battle; \
     uk armies united_kingdom; uk navies north_atlantic; uk air north_atlantic; \
     uk hand uk_bletchley_park uk_keep_calm uk_sas_raids uk_build_army*4; \
     uk pile uk_destroyers uk_resistance; uk discards uk_loyal_to_crown uk_build_navy; \
     japan armies japan vladivostok; japan navies sea_of_japan; japan air japan; \
     japan hand jpn_code_of_bushido jpn_j8m jpn_kamikaze jpn_land_battle jpn_truk; \
     ussr armies moscow; ussr pile ussr_stalingrad ussr_rasputitsa; ussr discards ussr_general_winter; \
     ussr hand ussr_battle_of_moscow ussr_fortress_rebuilt ussr_cavalry_corps ussr_build_army*3; \
     italy armies italy; italy navies mediterranean; italy air italy; \
     italy hand ita_betasom ita_pact_of_steel ita_carriers_early ita_build_army*2; \
     italy pile ita_somaliland ita_supermarina; italy discards ita_land_battle*2; \
     usa armies eastern_us hawaii; usa navies central_pacific east_pacific; usa air hawaii; \
     usa hand usa_navajo usa_pacific_bases usa_rangers usa_our_philosophy usa_p51 usa_b26_marauder \
     usa_carpet_bombing";

#[test]
fn alternate_histories_keep_every_law() {
    let plan = plan(
        4,
        &[
            "air marshal; histories on; rounds 12",
            "air marshal; histories on; players 2; reallocation on; rounds 9",
            "air marshal; histories on; players 3; rounds 7",
            HISTORIES,
            HISTORIES,
        ],
    );
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 300 && tally.followed > 300, "{tally:?}");
}

#[test]
fn fast_windows_keep_every_law_but_blindness() {
    let plan = Plan {
        is_blind: false,
        ..plan(
            2,
            &[
                "windows fast",
                "air marshal; windows fast",
                "air marshal; histories on; windows fast",
            ],
        )
    };
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 6);
}
