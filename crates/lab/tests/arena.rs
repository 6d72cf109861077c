//! The arena: the stronger bot wins, and the figures do not depend on threads.

use std::sync::atomic::AtomicBool;

use games::GameId;
use lab::Watch;
use lab::arena::{Standings, Tournament};
use lab::stats::{Decision, Sprt};

fn play(game: GameId, bots: &[&str], games: u64, sprt: Option<Sprt>, threads: usize) -> Standings {
    let tournament = Tournament {
        game,
        setup: Vec::new(),
        players: bots.iter().map(|name| name.parse().unwrap()).collect(),
        games,
        weights: Vec::new(),
        seed: 3,
        sprt,
    };
    let stop = AtomicBool::new(false);
    tournament
        .play(threads, Watch::new(&stop, &|_| {}))
        .unwrap()
}

#[test]
fn threads_change_no_figure() {
    for game in GameId::ALL {
        let one = play(game, &["random", "cadet"], 30, None, 1);
        let two = play(game, &["random", "cadet"], 30, None, 2);
        assert_eq!(one.pairs[0].rate, two.pairs[0].rate);
        assert_eq!(one.elo, two.elo);
        assert!(one.pairs[0].games >= 30);
    }
}

#[test]
fn a_bot_against_itself_is_even_over_swapped_seats() {
    let standings = play(GameId::Quartermaster, &["random", "random"], 200, None, 2);
    let rate = standings.pairs[0].rate;
    assert!(rate.low < 0.5 && 0.5 < rate.high, "{rate:?}");
}

#[test]
fn a_clear_match_stops_early() {
    let sprt = Some(Sprt { elo: 50.0 });
    let standings = play(GameId::Quartermaster, &["cadet", "random"], 400, sprt, 2);
    let pair = &standings.pairs[0];
    assert_eq!(pair.decision, Some(Decision::Stronger));
    assert!(pair.games < 400, "{}", pair.games);
}

#[test]
fn one_bot_is_no_arena() {
    let tournament = Tournament {
        game: GameId::Quartermaster,
        setup: Vec::new(),
        players: vec!["cadet".parse().unwrap()],
        weights: Vec::new(),
        games: 1,
        seed: 1,
        sprt: None,
    };
    let stop = AtomicBool::new(false);
    assert!(tournament.play(1, Watch::new(&stop, &|_| {})).is_err());
}
