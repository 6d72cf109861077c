//! Foreign text never panics and never half-applies; the notation and the setup round-trip; broken
//! content is refused, never a panic.

use game::{Actor, Game, Ignore, MoveList, Playout, Seat, Turn};
use orders::{Content, Dice, State};
use proptest::prelude::*;
use testkit::onlooker::walk;
use testkit::outside::{is_read_or_refused, is_refused, position, round_trips, setup};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z_0-9* -]{0,40}") {
        let state: State = position(&["turn blue"]);
        is_read_or_refused(&state, &text);
    }

    #[test]
    fn a_refused_move_leaves_the_state_untouched(
        seed in 0u64..1000,
        n in 0u32..120,
        other in 0u32..120,
        is_island: bool,
        is_other_mode: bool,
        seat in 0u8..4,
    ) {
        let modes = ["mode alpine", "mode island"];
        let mode = usize::from(is_island);
        let at = |mode, seed, n| walk::<State>(&setup::<State>(&[modes[mode]]), seed, n);
        let mut state = at(mode, seed, n);
        // Moves of another moment, perhaps of another board.
        let elsewhere = at(if is_other_mode { 1 - mode } else { mode }, seed + 1, other);
        let mut moves = MoveList::new();
        for asked in [Seat(0), Seat(1)] {
            elsewhere.moves(asked, &mut moves);
            for &mv in moves.iter() {
                for actor in [Actor::Seat(Seat(seat)), Actor::Chance] {
                    let before = state;
                    let mut after = state;
                    if after.play(actor, mv, &mut Ignore).is_err() {
                        prop_assert_eq!(after, before);
                    } else {
                        prop_assert!(after.audit().is_ok());
                    }
                }
            }
        }
        if let Turn::Over(_) = state.turn() {
            let mv = state.parse_move("pass").unwrap();
            prop_assert!(state.play(Actor::Seat(Seat(0)), mv, &mut Ignore).is_err());
        }
    }

    #[test]
    fn damaged_content_is_loaded_or_refused(
        file in 0usize..4,
        at in 0usize..40_000,
        with in "[a-z0-9\"=\\[\\] \n-]{0,6}",
        cut in 0usize..30,
    ) {
        let mut source = Content::source();
        let file = source.names().nth(file).unwrap();
        let mut text = source.text(file).to_owned();
        let from = text.floor_char_boundary(at % text.len());
        let to = text.floor_char_boundary((from + cut).min(text.len()));
        text.replace_range(from..to, &with);
        source.replace(file, text).unwrap();
        if let Err(error) = Content::load(&source) {
            prop_assert!(error.fault().0.is_some_and(|(_, line)| line >= 1));
        }
    }

    #[test]
    fn dice_come_from_the_stream_and_from_nowhere_else(seed in 0u64..10_000) {
        // The same numbers give the same roll; a roll with another number of dice, or a face that
        // no die has, is impossible.
        let mut state: State = position(&["turn blue", "yellow troops yellow_hq*3 town*3"]);
        for text in ["deploy barrage blue_battery", "target town"] {
            let mv = state.parse_move(text).unwrap();
            state.play(Actor::Seat(Seat(0)), mv, &mut Ignore).unwrap();
        }
        prop_assert_eq!(state.turn(), Turn::Chance);
        let roll = state.chance(&mut Playout::new(seed));
        prop_assert_eq!(roll, state.chance(&mut Playout::new(seed)));
        prop_assert!(state.is_possible_chance(roll));
        for text in ["roll", "roll 1", "roll 1 1 1", "roll 3 0", "shuffle 0", "toss blue"] {
            let mv = state.parse_move(text).unwrap();
            prop_assert!(!state.is_possible_chance(mv), "{text}");
        }
    }
}

#[test]
fn dice_fall_as_their_faces_say() {
    let mut state: State = position(&["turn blue", "yellow troops yellow_hq*3 town*3"]);
    for text in ["deploy barrage blue_battery", "target town"] {
        let mv = state.parse_move(text).unwrap();
        state.play(Actor::Seat(Seat(0)), mv, &mut Ignore).unwrap();
    }
    let mut rng = Playout::new(5);
    let mut counts = [0; 4];
    for _ in 0..6_000 {
        let orders::Move::Roll(dice) = state.chance(&mut rng) else {
            panic!("chance rolls");
        };
        dice.iter().for_each(|hits| counts[usize::from(hits)] += 1);
    }
    assert!((1_800..2_200).contains(&counts[0]), "{counts:?}");
    assert!((7_700..8_300).contains(&counts[1]), "{counts:?}");
    assert!((1_800..2_200).contains(&counts[2]), "{counts:?}");
    assert_eq!(counts[3], 0);
    assert_eq!(Dice::NONE.hits(), 0);
}

#[test]
fn a_setup_round_trips_through_its_lines() {
    let lines = [
        "mode island",
        "windows fast",
        "readied deploy",
        "turn yellow",
        "round 3",
        "initiative yellow",
        "passed blue",
        "blue troops blue_hq*3 road",
        "blue planes south*2",
        "blue commanders 3",
        "blue borrowed 1",
        "blue deployed advance road",
        "blue deployed plan_a",
        "blue supported reinforce",
        "blue hand assault*2 wingman",
        "deck ambush momentum",
        "discard mobilise",
        "token crossroads signals_unit",
    ];
    let setup = setup::<State>(&lines);
    round_trips::<State>(&setup);
    State::new(&setup).unwrap();
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let check = is_refused::<State>;
    check(
        &["mode desert"],
        "choice word=desert expected=alpine, island",
    );
    check(&["colour red"], "form text=colour red");
    check(&["blue tanks town"], "form text=tanks");
    check(&["blue troops narnia"], "unknown kind=area word=narnia");
    check(&["blue planes south"], "unknown kind=zone word=south");
    check(
        &["blue troops blue_hq town*6"],
        "stack-limit owner=blue place=town max=5 n=6",
    );
    check(&["blue troops town"], "hq-not-held owner=blue");
    check(
        &["blue troops blue_hq town", "yellow troops yellow_hq town"],
        "shared-space space=town",
    );
    check(
        &["blue troops blue_hq*5 town*5 chapel*5 station*5 blue_road*5 blue_mill"],
        "too-many-pieces owner=blue piece=troops max=25 n=26",
    );
    check(
        &["blue commanders 9", "blue ready 4"],
        "commanders owner=blue max=9 n=13",
    );
    check(&["blue hand wingman"], "unknown kind=card word=wingman");
    check(
        &["blue hand assault*2", "yellow hand assault*2"],
        "too-many-copies card=assault max=3",
    );
    check(&["token town recon_post"], "no-slot area=town");
    check(
        &["token chapel recon_post", "token station recon_post"],
        "token-twice area=station token=recon_post",
    );
    check(&["round 5"], "number word=5 min=1 max=4");
    check(&["turn blue", "mode island"], "too-late what=mode");
    check(
        &["content 0000000000000000"],
        "unknown-content digest=0000000000000000",
    );
    check(
        &["blue deployed advance moon"],
        "unknown kind=action-space word=advance moon",
    );
}
