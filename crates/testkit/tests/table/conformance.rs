//! Each law holds for the sound toy and is seen to fail for a broken one.

use testkit::conformance::{Law, Plan, check, check_table};

use crate::toy::{Toy, flaw};

fn plan() -> Plan {
    Plan {
        games: 24,
        reach: 720,
        sample_every: 2,
        ..Plan::default()
    }
    .with_setups(&["", "players 3", "hand ann 1 2; hand bob 3"])
}

#[test]
fn the_sound_toy_keeps_every_law() {
    let tally = check::<Toy>(&plan()).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.games, 72);
    assert!(tally.refused > 500, "{tally:?}");
    assert!(tally.worlds > 1000, "{tally:?}");
    assert!(tally.followed > 1000, "{tally:?}");
    assert!(tally.reached > 10, "{tally:?}");
}

#[test]
fn tables_of_the_sound_toy_undo_and_verify() {
    check_table::<Toy>(&plan()).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn a_table_of_an_impure_toy_does_not_undo() {
    let breach = check_table::<Toy<{ flaw::DEPENDS_ON_THE_WORLD }>>(&plan()).unwrap_err();
    assert_eq!(breach.law, Law::Undo, "{breach}");
    std::fs::remove_file(breach.path.as_ref().unwrap()).unwrap();
}

/// The flawed toy breaks that law, in those words, and the walk can be opened again.
fn check_flaw<const FLAW: u8>(law: Law, words: &str) {
    let breach = check::<Toy<FLAW>>(&plan()).expect_err("the flaw goes unnoticed");
    assert_eq!(breach.law, law, "{breach}");
    assert!(breach.what.contains(words), "{breach}");
    let path = breach.path.as_ref().expect("the walk is written");
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(text.parse(), Ok(breach.record.clone()), "{text}");
    assert!(breach.to_string().contains(&path.display().to_string()));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn an_unmarked_reveal_is_found_by_its_maker_and_by_others() {
    let laws: Vec<Law> = (1..=10)
        .map(|seed| {
            let plan = Plan { seed, ..plan() };
            let breach = check::<Toy<{ flaw::UNMARKED_REVEAL }>>(&plan).unwrap_err();
            let is_found = |words: &str| breach.what.contains(words);
            let by_preview = is_found("the previews of") || is_found("promises");
            assert!(is_found("no event is marked") || by_preview, "{breach}");
            std::fs::remove_file(breach.path.as_ref().unwrap()).unwrap();
            breach.law
        })
        .collect();
    assert!(laws.contains(&Law::Undo), "{laws:?}");
    assert!(laws.contains(&Law::Blindness), "{laws:?}");
}

macro_rules! flaws {
    ($($name:ident: $flaw:ident breaks $law:ident, $words:literal;)*) => {
        $(
            #[test]
            fn $name() {
                check_flaw::<{ flaw::$flaw }>(Law::$law, $words);
            }
        )*
    };
}

flaws! {
    an_unsorted_list_is_found: UNSORTED_LIST breaks Lists, "not ascending";
    a_repeated_move_is_found: REPEATED_MOVE breaks Lists, "not ascending";
    an_empty_list_is_found: EMPTY_LIST breaks Lists, "has 0 moves";
    a_list_for_the_unasked_is_found: LIST_FOR_THE_UNASKED breaks Lists, "has 1 moves";
    a_request_after_the_end_is_found: STANDS_AFTER_THE_END breaks Lists, "after the end";
    an_unlisted_move_that_is_accepted_is_found: ACCEPTS_UNLISTED breaks Legality, "not listed";
    a_listed_move_that_is_refused_is_found: REFUSES_LISTED breaks Legality, "listed but refused";
    a_refusal_with_a_trace_is_found: REFUSAL_LEAVES_A_MARK breaks Legality, "leaves a trace";
    a_shouted_refusal_is_found: SHOUTED_REFUSAL breaks Legality, "`Not_Asked` is not kebab-case";
    an_unlisted_refusal_is_found: UNLISTED_REFUSAL breaks Legality, "`out-of-turn` is not listed";
    a_panic_on_foreign_text_is_found: PANICS_ON_FOREIGN_TEXT breaks Legality, "an empty move";
    a_panic_on_a_foreign_seat_is_found: PANICS_ON_FOREIGN_SEAT breaks Legality, "panics";
    an_impossible_outcome_is_found: ANY_CHANCE_WILL_DO breaks Legality, "Chance";
    an_impossible_sample_is_found: SAMPLES_IMPOSSIBLE_CHANCE breaks Legality, "not possible";
    a_shared_clone_is_found: SHARED_BETWEEN_CLONES breaks Cloning, "changes the original";
    dependence_on_the_world_is_found: DEPENDS_ON_THE_WORLD breaks Repeating, "different ones";
    a_forgetful_setup_is_found: SETUP_FORGETS breaks Replay, "another setup";
    a_half_taken_setup_line_is_found: SETUP_HALF_TAKEN breaks Replay, "changes the setup";
    unreadable_text_is_found: UNREADABLE_TEXT breaks Text, "reads Ok(Keep)";
    ambiguous_text_is_found: AMBIGUOUS_TEXT breaks Text, "bid 1";
    clashing_seat_names_are_found: SEAT_NAMES_CLASH breaks Text, "seat 1 is called `ann`";
    a_leaking_view_is_found: VIEW_LEAKS breaks Blindness, "the view differ";
    a_leaking_list_is_found: LIST_LEAKS breaks Blindness, "moves differ";
    a_leaking_turn_is_found: TURN_LEAKS breaks Blindness, "the turn differ";
    a_leaking_event_is_found: EVENT_LEAKS breaks Blindness, "told too much";
    a_missing_redeal_is_found: NEVER_REDEALS breaks Worlds, "ever changed";
    a_redeal_that_keeps_hands_is_found: REDEAL_KEEPS_HANDS breaks Worlds, "ever changed";
    a_redeal_that_follows_the_truth_is_found: REDEAL_FOLLOWS_TRUTH breaks Worlds, "depend on";
    a_narrow_redeal_is_found: REDEAL_IS_NARROW breaks Worlds, "not among them";
    a_redealt_own_hand_is_found: REDEALS_OWN_HAND breaks Blindness, "the view differ";
    a_redeal_that_loses_a_card_is_found: REDEAL_LOSES_A_CARD breaks Conservation, "imagined";
    a_lost_card_is_found: LOSES_A_CARD breaks Conservation, "not conserved";
    an_endless_game_is_found: ENDLESS breaks Bound, "goes on";
    a_forgetful_view_is_found: VIEW_FORGETS breaks Sights, "read back otherwise";
    an_unnamed_choice_is_found: UNNAMED_CHOICE breaks Things, "names no thing";
    a_thing_that_leads_nowhere_is_found: THING_LEADS_NOWHERE breaks Things, "leads back";
    a_leaking_preview_is_found: PREVIEW_LEAKS breaks Blindness, "the previews of `bid";
    a_broken_promise_is_found: PREVIEW_PROMISES_TOO_MUCH breaks Promise, "does not happen at once";
    a_leaking_refusal_is_found: REFUSAL_LEAKS breaks Blindness, "the refusals differ";
}
