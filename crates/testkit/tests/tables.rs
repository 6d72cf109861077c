//! The laws of a table, kept by every game on the list: undo takes back exactly what may be taken
//! back, and every record of an ended game is proved fair.

use games::{GameId, with_game};
use testkit::conformance::{Plan, check_table};

/// How the games are set up, and how many games each setup is played for.
const SETUPS: [(GameId, u32, &[&str]); GameId::ALL.len()] = [
    (
        GameId::Quartermaster,
        2,
        &[
            "",
            "players 2; reallocation on",
            "players 4; windows fast",
            "players 3; prepare on",
        ],
    ),
    (
        GameId::Rush,
        2,
        &["players 2", "players 5; merge_turn_kills on"],
    ),
    (
        GameId::Orders,
        4,
        &["", "mode island", "turn blue; blue hand momentum ambush"],
    ),
];

#[test]
fn every_game_undoes_and_is_fair_at_a_table() {
    let games = SETUPS.map(|(id, _, _)| id);
    assert_eq!(games, GameId::ALL, "a game on the list has no setups here");
    for (id, games, setups) in SETUPS {
        let plan = Plan {
            games,
            ..Plan::default()
        };
        let plan = plan.with_setups(setups);
        with_game!(id, G => check_table::<G>(&plan)).unwrap_or_else(|breach| panic!("{breach}"));
    }
}
