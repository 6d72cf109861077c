//! The laws every game keeps, in both modes and with every option.

use orders::State;
use testkit::conformance::{self, Plan};

fn plan(games: u32, setups: &[&str]) -> Plan {
    Plan {
        games,
        sample_every: 5,
        worlds: 2,
        ..Plan::default()
    }
    .with_setups(setups)
}

/// Positions with full hands: random play draws few cards and uses fewer.
const ALPINE_CARDS: &str = "turn blue; \
     blue hand assault*2 counterattack momentum ambush mobilise artillery_strike airdrop anti_air; \
     yellow hand assault counterattack momentum*2 ambush*2 mobilise artillery_strike airdrop";
const ISLAND_CARDS: &str = "mode island; turn yellow; \
     blue hand assault*2 counterattack momentum ambush mobilise air_raid interception wingman; \
     yellow hand assault counterattack momentum*2 ambush*2 mobilise air_raid interception*2";

#[test]
fn both_modes_keep_every_law() {
    let plan = plan(
        6,
        &[
            "mode alpine",
            "mode island",
            "mode alpine; readied deploy",
            ALPINE_CARDS,
            ISLAND_CARDS,
        ],
    );
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 500 && tally.followed > 500, "{tally:?}");
}

#[test]
fn fast_windows_keep_every_law_but_blindness() {
    let plan = Plan {
        is_blind: false,
        ..plan(
            4,
            &["windows fast", "mode island; windows fast; readied deploy"],
        )
    };
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 8);
}
