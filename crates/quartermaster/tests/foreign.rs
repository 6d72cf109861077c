//! Foreign text never panics and never half-applies; the notation and the setup round-trip.

use game::{Actor, Game, Ignore, Seat};
use proptest::prelude::*;
use quartermaster::State;
use testkit::outside::{is_read_or_refused, is_refused, position, round_trips, setup};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z_0-9* -]{0,40}") {
        let state: State = position(&["turn germany play", "germany armies germany"]);
        is_read_or_refused(&state, &text);
    }

    #[test]
    fn a_refused_move_leaves_the_state_untouched(
        seat in 0u8..9,
        verb in prop::sample::select(vec!["build", "battle", "recruit", "redeclare"]),
        space in 0usize..53,
    ) {
        let mut state: State = position(&[
            "turn germany play",
            "germany armies germany",
            "germany hand ger_build_army",
        ]);
        state
            .play(
                Actor::Seat(Seat(0)),
                state.parse_move("play ger_build_army").unwrap(),
                &mut Ignore,
            )
            .unwrap();
        let name = state.content().map.name(state.content().map.spaces().nth(space).unwrap());
        let mv = state.parse_move(&format!("{verb} {name}")).unwrap();
        let before = state;
        if state.play(Actor::Seat(Seat(seat)), mv, &mut Ignore).is_err() {
            prop_assert_eq!(state, before);
        }
    }
}

#[test]
fn a_setup_round_trips_through_its_lines() {
    let lines = [
        "players 4",
        "rounds 12",
        "reallocation on",
        "prepare on",
        "windows fast",
        "air marshal",
        "borders first",
        "turn japan supply",
        "round 3",
        "vp axis 12",
        "vp allies -2",
        "germany armies germany ukraine",
        "uk navies north_sea",
        "ussr hand ussr_build_army*2 ussr_moscow",
        "ussr deck",
        "japan responses jpn_truk",
    ];
    round_trips::<State>(&setup::<State>(&lines));
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let check = is_refused::<State>;
    check(&["players 7"], "number word=7 min=2 max=6");
    check(&["turn germany", "air marshal"], "too-late what=air");
    check(&["turn germany", "borders first"], "too-late what=borders");
    check(&["colour red"], "form text=colour red");
    check(&["germany tanks ukraine"], "form text=tanks");
    check(
        &["germany armies north_sea"],
        "wrong-terrain piece=army space=north_sea",
    );
    check(
        &["ussr navies baltic black_sea"],
        "too-many-pieces owner=ussr piece=navy max=1 n=2",
    );
    check(
        &["germany armies ukraine", "uk armies ukraine"],
        "shared-space space=ukraine",
    );
    check(
        &["germany hand uk_raf"],
        "other-owner card=uk_raf owner=germany",
    );
    check(
        &["ussr hand ussr_moscow", "ussr responses ussr_moscow"],
        "too-many-copies card=ussr_moscow max=1",
    );
    check(
        &["ussr status ussr_moscow"],
        "wrong-zone card=ussr_moscow zone=status",
    );
    check(
        &["rounds 3", "turn germany", "round 5"],
        "after-last-round round=5 last=3",
    );
}
