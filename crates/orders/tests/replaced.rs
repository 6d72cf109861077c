//! Games with other content than the carried one: what only such content can show.

use game::{Actor, Game, Ignore, Seat, Setup as _};
use orders::{Content, Faction, Setup, State};
use testkit::content::changed;

fn play(state: &mut State, actor: Actor, text: &str) {
    let mv = state.parse_move(text).unwrap();
    state
        .play(actor, mv, &mut Ignore)
        .unwrap_or_else(|reason| panic!("{text}: {reason:?}"));
}

fn answer(state: &State, question: &str) -> String {
    let words: Vec<&str> = question.split(' ').collect();
    state.probe(&words).unwrap().to_string()
}

#[test]
fn two_bonuses_can_bring_commanders_and_each_is_lost_by_itself() {
    let source = changed(
        Content::source(),
        "bonuses.toml",
        "effect = { strength = { of = \"plan\", plus = 1 } }",
        "effect = { commanders = 1 }",
    );
    let mut setup = Setup::default();
    setup.use_content(Content::keep(&source).unwrap()).unwrap();
    for line in [
        "turn blue",
        // Blue's chapel hangs on the ridge, yellow's station on the farm.
        "token chapel signals_unit",
        "token station recon_post",
        "blue troops blue_hq*3 blue_airfield*1 blue_ridge*2 blue_battery*2 chapel*1",
        "yellow troops yellow_hq*3 yellow_airfield*1 yellow_farm*1 station*1",
        "blue commanders 3",
        "yellow commanders 0",
        "blue deployed plan_a",
        "yellow deployed plan_b",
        "yellow deployed reinforce_b",
    ] {
        setup.set(line).unwrap();
    }
    let mut state = State::new(&setup).unwrap();
    // Blue shells the farm: yellow loses the station's supply and has to choose.
    play(
        &mut state,
        Actor::Seat(Seat(0)),
        "deploy barrage blue_battery",
    );
    play(&mut state, Actor::Seat(Seat(0)), "target yellow_farm");
    play(&mut state, Actor::Chance, "roll 1 0");
    assert_eq!(answer(&state, "step"), "return");
    play(&mut state, Actor::Seat(Seat(1)), "return plan_b");
    assert_eq!(answer(&state, "yellow deployed"), "reinforce_b");
    // Yellow has no commander left and passes by itself; blue still holds the chapel.
    assert_eq!(state.active(), Faction::Blue);
    assert_eq!(answer(&state, "blue ready"), "5");
    state.audit().unwrap();
}

#[test]
fn a_setup_with_other_content_round_trips_and_is_another_game() {
    let source = changed(Content::source(), "alpine.toml", "rounds = 4", "rounds = 2");
    let content = Content::keep(&source).unwrap();
    assert!(std::ptr::eq(content, Content::keep(&source).unwrap()));
    let mut setup = Setup::default();
    setup.use_content(content).unwrap();
    let mut again = Setup::default();
    for line in setup.lines() {
        again.set(&line).unwrap();
    }
    assert_eq!(again, setup);
    let other = State::new(&Setup::default()).unwrap();
    assert_ne!(State::new(&again).unwrap(), other);
    for line in ["turn blue", "round 2"] {
        again.set(line).unwrap();
    }
    let mut state = State::new(&again).unwrap();
    play(&mut state, Actor::Seat(Seat(0)), "pass");
    play(&mut state, Actor::Seat(Seat(1)), "pass");
    assert!(matches!(state.turn(), game::Turn::Over(_)));
    // A position's names belong to its content.
    assert!(again.use_content(Content::standard()).is_err());
}
