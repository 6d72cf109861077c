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
        ],
    );
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 500 && tally.followed > 500, "{tally:?}");
}

#[test]
fn fast_windows_keep_every_law_but_blindness() {
    let plan = Plan {
        is_blind: false,
        ..plan(2, &["windows fast"])
    };
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 2);
}
