//! Foreign text never panics and never half-applies; the notation and the setup round-trip.

use game::{Actor, Game, Ignore, Seat, Setup as _};
use proptest::prelude::*;
use rush::{Setup, State};
use testkit::outside::{is_read_or_refused, is_refused, position, round_trips, setup};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z_0-9* -]{0,40}") {
        let state: State = position(&["turn alpha play", "alpha hand su14 engineers"]);
        is_read_or_refused(&state, &text);
    }

    #[test]
    fn a_refused_move_leaves_the_state_untouched(
        seat in 0u8..9,
        verb in prop::sample::select(vec![
            "buy", "pay", "use", "defend", "attack", "fire", "take", "scrap", "discard",
        ]),
        card in 0usize..112,
        bought in any::<bool>(),
    ) {
        let mut state: State = position(&["turn alpha play", "alpha hand su14 su06 medal_usa_1 engineers*2"]);
        if bought {
            let mv = state.parse_move("buy su01").unwrap();
            state.play(Actor::Seat(Seat(0)), mv, &mut Ignore).unwrap();
        }
        let name = &state.content().cards()[card].name;
        let mv = state.parse_move(&format!("{verb} {name}")).unwrap();
        let before = state;
        if state.play(Actor::Seat(Seat(seat)), mv, &mut Ignore).is_err() {
            prop_assert_eq!(state, before);
        }
        prop_assert_eq!(state.audit(), Ok(()));
    }

    #[test]
    fn any_position_that_is_accepted_is_whole(
        cards in prop::collection::vec((0usize..9, 0usize..112), 0..24),
    ) {
        let mut setup = Setup::default();
        let content = setup.content();
        let zones = [
            "alpha hand", "alpha garage", "alpha depot", "bravo hand", "bravo depot", "deck",
            "discard", "scrapyard", "charlie base 1 intact",
        ];
        for (i, zone) in zones.iter().enumerate() {
            let here = cards.iter().filter(|(zone, _)| *zone == i);
            let names: Vec<&str> = here.map(|(_, card)| &*content.cards()[*card].name).collect();
            if !names.is_empty() {
                // A line that is refused leaves the setup as it was.
                let _ = setup.set(&format!("{zone} {}", names.join(" ")));
            }
        }
        round_trips::<State>(&setup);
        if let Ok(state) = State::new(&setup) {
            prop_assert_eq!(state.audit(), Ok(()));
        }
    }
}

#[test]
fn a_setup_round_trips_through_its_lines() {
    let lines = [
        "players 3",
        "rounds 12",
        "defenders_in_squad on",
        "merge_turn_kills on",
        "recruit_pool off",
        "turn bravo refresh",
        "round 3",
        "alpha hand engineers*2 su14",
        "alpha garage",
        "bravo depot su01 medal_usa_2",
        "charlie base 1 gone",
        "charlie base 2 damaged us04 damaged",
        "charlie base 3 damaged",
        "reserve - fr01 fr02 fr03",
        "deck su05",
        "discard su06",
        "scrapyard technicians su07",
        "medals france 2 1",
        "achievements a01 a12",
    ];
    let setup = setup::<State>(&lines);
    round_trips::<State>(&setup);
    State::new(&setup).unwrap();
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let check = is_refused::<State>;
    check(&["players 6"], "number word=6 min=2 max=5");
    check(&["rounds 301"], "number word=301 min=1 max=300");
    check(&["colour red"], "form text=colour red");
    check(
        &["recruit_pool maybe"],
        "choice word=maybe expected=on, off",
    );
    check(&["alpha tanks su01"], "form text=tanks");
    check(&["alpha hand su99"], "unknown kind=card word=su99");
    check(
        &["alpha hand su01", "bravo hand su01"],
        "too-many-copies card=su01 max=1",
    );
    check(
        &["alpha hand engineers*5"],
        "too-many-copies card=engineers max=4",
    );
    check(&["alpha hand base"], "base-in-hand");
    check(&["alpha depot base"], "too-many-copies card=base max=12");
    check(&["alpha base 4 gone"], "number word=4 min=1 max=3");
    check(&["alpha base 1 intact su22"], "cannot-defend card=su22");
    check(
        &["alpha base 1 broken"],
        "choice word=broken expected=intact, damaged",
    );
    check(&["reserve su01"], "reserve-size places=4");
    check(&["reserve su01 - su02 su03"], "reserve-gap");
    check(&["deck engineers"], "not-a-vehicle card=engineers");
    check(
        &["alpha depot medal_usa_1*5", "medals usa 5 3"],
        "too-many-medals nation=usa singles=4",
    );
    check(&["medals poland 1 1"], "unknown kind=nation word=poland");
    check(&["achievements a13"], "unknown kind=achievement word=a13");
    check(
        &["players 2", "turn charlie"],
        "not-seated seat=charlie players=2",
    );
    check(
        &["players 2", "charlie hand su01"],
        "not-seated seat=charlie players=2",
    );
    check(&["rounds 3", "round 5"], "after-last-round round=5 last=3");
    check(
        &["content 0123456789abcdef"],
        "unknown-content digest=0123456789abcdef",
    );
}
