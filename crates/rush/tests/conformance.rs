//! The laws every game keeps, for every number of players.

use rush::State;
use testkit::conformance::{self, Plan};

#[test]
fn rush_keeps_every_law() {
    let plan = Plan {
        games: 6,
        sample_every: 17,
        worlds: 2,
        foreign: 4,
        ..Plan::default()
    }
    .with_setups(&[
        "players 2",
        "players 3; merge_turn_kills on",
        "players 4; defenders_in_squad on; recruit_pool off",
        "players 5",
    ]);
    let tally = conformance::check::<State>(&plan).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(tally.worlds > 500 && tally.followed > 500, "{tally:?}");
}
