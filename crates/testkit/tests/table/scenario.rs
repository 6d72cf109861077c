//! Scenario lines over the toy: each kind is seen to hold and to fail.

use testkit::scenario::{Failure, parse, run};

use crate::toy::{Toy, flaw};

/// Ann holds 2, 5 and 9, Bob 3 and 8, unless the body says otherwise.
fn outcome_of<const FLAW: u8>(body: &str) -> Result<(), Box<Failure>> {
    let setup = if body.contains("set ") {
        ""
    } else {
        "set hand ann 2 5 9\nset hand bob 3 8\n"
    };
    let text = format!("game toy\ntitle T\n{setup}{body}\n");
    let scenarios = parse("t.scn", &text).unwrap_or_else(|errors| panic!("{errors:?}"));
    run::<Toy<FLAW>>(&scenarios[0])
}

fn holds(body: &str) {
    if let Err(failure) = outcome_of::<0>(body) {
        panic!("{failure}");
    }
}

/// The last line fails, and the report has these words.
fn fails(body: &str, words: &str) -> Failure {
    let failure = outcome_of::<0>(body).expect_err(body);
    let report = failure.to_string();
    assert!(report.contains(words), "{report}");
    assert_eq!(failure.text, body.lines().last().unwrap(), "{report}");
    assert!(!failure.is_broken, "{report}");
    *failure
}

/// The scenario makes no sense, and the report has these words.
fn broken(body: &str, words: &str) {
    let failure = outcome_of::<0>(body).expect_err(body);
    let report = failure.to_string();
    assert!(report.contains(words), "{report}");
    assert!(failure.is_broken, "{report}");
}

#[test]
fn a_whole_game_is_played_and_asked_about() {
    holds(
        "start
        expect asked = bob ann
        expect turn = seats
        expect winner = none
        ann: bid 9
        expect ann bid = 9
        sees bob: ann bid = ?
        sees ann: ann bid = 9
        sees spectator: ann bid = ?
        expect asked = bob
        bob: bid 8
        expect ann score = 1
        expect discards = 9 8
        ann: gamble
        chance: roll 6
        expect ann score = 2
        expect round = 2
        ann: bid 5
        bob: bid 3
        ann: keep
        ann: bid 2
        bob: burn 1
        bob: burn 4
        ann: keep
        expect turn = over
        expect winner = ann
        expect ending = last-round",
    );
}

#[test]
fn an_expectation_that_does_not_hold_says_what_was_found() {
    let failure = fails("expect ann hand = 2 5", "found     2 5 9");
    assert_eq!((failure.line, failure.file.as_str()), (5, "t.scn"));
    assert_eq!(failure.title, "T");
    fails("expect ann hand includes 2 7", "something with 2 7");
    fails("expect ann hand excludes 2 7", "something without 2 7");
    fails("expect ann hand = none", "expected  none");
    fails("expect ann bid = 3", "found     none");
    fails("expect asked = ann", "found     ann bob");
    fails("sees bob: ann hand = 2 5 9", "found     ? ? ?");
    holds("expect ann hand includes 2 9\nexpect ann hand excludes 7\nexpect ann bid =");
}

#[test]
fn an_illegal_move_says_why_and_what_would_do() {
    let failure = fails("ann: bid 3", "it is refused: not-in-hand card=3");
    let notes = failure.notes.join("\n");
    assert!(notes.contains("to decide: ann, bob"), "{notes}");
    assert!(notes.contains("ann may: bid 2, bid 5"), "{notes}");
}

#[test]
fn what_is_allowed_is_not_made() {
    holds("allow ann: bid 9\nallow ann: burn 9\nexpect ann hand = 2 5 9\nann: bid 9");
    fails("allow ann: bid 3", "not-in-hand");
}

#[test]
fn a_rejection_needs_the_reason() {
    holds("reject ann: bid 3 because not-in-hand\nreject ann: keep because not-now");
    fails(
        "reject ann: bid 3 because not-now",
        "it is refused: not-in-hand card=3",
    );
    fails("reject ann: bid 9 because not-in-hand", "it is legal");
    let failure =
        outcome_of::<{ flaw::REFUSAL_LEAVES_A_MARK }>("reject ann: bid 3 because not-in-hand");
    assert_eq!(failure.unwrap_err().found, "it changes the position");
}

#[test]
fn offers_compare_with_the_list_asides_left_out() {
    holds(
        "offers ann = bid 9, bid 5, bid 2
        offers ann includes bid 5, burn 9
        offers ann excludes bid 3, pass
        offers bob = bid 3, bid 8, burn 3
        ann: bid 9
        offers ann = none",
    );
    fails(
        "offers ann = bid 9, bid 5",
        "found     bid 2, bid 5, bid 9\n",
    );
    fails("offers ann includes bid 3", "among others: bid 3");
    fails("offers ann excludes bid 2", "none of: bid 2");
    fails("offers ann = none", "expected  none");
    fails("ann: bid 9\noffers ann includes keep", "ann is not asked");
    fails("ann: bid 9\noffers ann excludes keep", "ann is not asked");
}

#[test]
fn a_seat_that_could_know_more_is_not_blind() {
    holds("blind ann\nblind bob");
    let failure = outcome_of::<{ flaw::VIEW_LEAKS }>("blind ann").unwrap_err();
    assert!(failure.found.contains("the view differ"), "{failure}");
}

#[test]
fn forced_moves_make_themselves() {
    // Bob has nothing left and can only pass; it is not written.
    let setup = "set hand ann 2 5 9\nset hand bob 3\nset rounds 2\n";
    let check = |body: &str| holds(&format!("{setup}{body}"));
    check("bob: burn 3\nann: bid 9\nexpect ann score = 1");
    check("bob: burn 3\nann: bid 9\nann: keep\nexpect round = 2");
    check("bob: burn 3\nexpect asked = ann");
    // It may be written all the same, also after something was asked.
    check("bob: burn 3\nann: bid 9\nexpect ann score = 1\nbob: pass\nann: keep");
    check("bob: burn 3\noffers bob = pass\nallow bob: pass\nbob: pass");
    check("bob: burn 3\noffers bob excludes bid 3");
    check("bob: burn 3\nreject bob: bid 3 because not-in-hand");
    // Without it nothing happens that is not written.
    check("manual\nbob: burn 3\nann: bid 9\nexpect ann score = 0\nexpect asked = bob");
    check("manual\nbob: burn 3\nann: bid 9\nauto\nexpect ann score = 1");
}

#[test]
fn what_went_by_itself_is_told_when_a_line_fails() {
    let setup = "set hand ann 2 5 9\nset hand bob 3\n";
    let failure = fails(
        &format!("{setup}bob: burn 3\nann: bid 9\nexpect asked = bob"),
        "found     ann",
    );
    assert_eq!(failure.notes, ["on the way, by itself: bob: pass"]);
    fails(
        &format!("{setup}bob: burn 3\nann: bid 9\nbob: bid 3"),
        "refused: not-in-hand",
    );
    fails(
        &format!("{setup}manual\nbob: burn 3\nann: bid 9\nann: keep"),
        "refused: not-asked",
    );
}

#[test]
fn excluded_moves_are_looked_for_at_every_question_on_the_way() {
    // Bob's pass is forced and holds no bid, but Ann's decision behind it does.
    let setup = "set hand ann 2 5 9\nset hand bob 3\n";
    fails(
        &format!("{setup}bob: burn 3\nann: bid 9\noffers ann excludes gamble"),
        "none of: gamble",
    );
}

#[test]
fn chance_has_the_outcome_that_is_written() {
    let up_to_roll = "ann: bid 9\nbob: bid 8\nann: gamble";
    holds(&format!(
        "{up_to_roll}\nexpect turn = chance\nchance: roll 6\nexpect ann score = 2"
    ));
    holds(&format!(
        "{up_to_roll}\nchance: roll 1\nexpect ann score = 0"
    ));
    // Written before its moment it waits.
    holds("chance: roll 6\nann: bid 9\nbob: bid 8\nann: gamble\nexpect ann score = 2");
    holds("manual\nchance: roll 6\nann: bid 9\nbob: bid 8\nann: gamble\nexpect ann score = 2");
    // A move line does not wait for an outcome that does not matter.
    holds(&format!("{up_to_roll}\nann: bid 5\nexpect round = 2"));
    holds(&format!(
        "{up_to_roll}\nallow ann: bid 5\nexpect turn = chance"
    ));
    holds(&format!("{up_to_roll}\nchance\nexpect turn = seats"));
    let failure = fails(
        &format!("{up_to_roll}\nexpect ann score = 2"),
        "found     1",
    );
    assert!(
        failure.notes[0].contains("chance is to move here"),
        "{failure}"
    );
    fails(
        &format!("{up_to_roll}\nchance: roll 7"),
        "not possible here",
    );
    fails("chance", "to decide: ann, bob");
    fails(
        &format!("manual\n{up_to_roll}\nann: bid 5"),
        "refused: not-asked",
    );
}

#[test]
fn an_outcome_that_never_comes_about_is_a_failure_of_its_line() {
    let failure = outcome_of::<0>("chance: roll 6\nann: bid 9").unwrap_err();
    assert_eq!((failure.line, failure.text.as_str()), (5, "chance: roll 6"));
    assert!(failure.expected.contains("chance to move"), "{failure}");
    // Also when it turns out to be impossible only lines later.
    let failure =
        outcome_of::<0>("chance: roll 7\nann: bid 9\nbob: bid 8\nann: gamble").unwrap_err();
    assert_eq!(failure.line, 5, "{failure}");
}

#[test]
fn the_outcome_that_is_not_written_is_always_the_same() {
    holds(
        "set players 2
        start
        expect turn = chance
        expect ann hand = none
        chance
        expect ann hand = 4 9 10
        sees ann: bob hand = ? ? ?",
    );
}

#[test]
fn lines_that_make_no_sense_are_broken_not_failed() {
    broken("dora: bid 3", "a seat: ann, bob");
    broken("ann: whistle", "expected=bid N");
    broken("reject ann: whistle because not-now", "expected=bid N");
    broken("offers ann excludes whistle", "expected=bid N");
    broken(
        "reject ann: bid 3 because not-in-hnad",
        "did you mean `not-in-hand`?",
    );
    broken(
        "reject ann: bid 3 because unfair",
        "it is refused: not-in-hand",
    );
    broken("reject ann: bid 9 because unfair", "it is legal");
    broken(
        "expect ann mood = good",
        "form text=ann mood expected=round, deck",
    );
    broken("sees dora: ann hand = 1", "a seat");
    broken("set players 9\nstart", "number word=9 min=2 max=3");
    broken("set hand ann 3\nset hand bob 3\nstart", "twice name=3");
    broken(
        "ann: bid 9\nbob: bid 8\nann: gamble\nchance: dance",
        "expected=bid N",
    );
}

/// Germany battles Ukraine, where a face-down card might save the Soviet army.
fn being_asked(windows: &str, face_down: &str, blind: &str) -> Result<(), Box<Failure>> {
    let text = format!(
        "game quartermaster\ntitle T\nset windows {windows}\n\
         set germany armies germany balkans\nset germany hand ger_land_battle ger_plunder\n\
         set ussr armies moscow ukraine\nset ussr responses {face_down}\n\
         manual\ngermany: play ger_land_battle\ngermany: battle ukraine\n{blind}"
    );
    testkit::scenario::run_any(&parse("t.scn", &text).unwrap()[0])
}

#[test]
fn a_seat_is_not_blind_to_who_is_asked() {
    for face_down in ["ussr_stalingrad", "ussr_moscow"] {
        being_asked("strict", face_down, "blind germany").unwrap();
        // To be asked tells that there is something, not to be asked that there is nothing.
        let failure = being_asked("fast", face_down, "blind germany").unwrap_err();
        assert!(!failure.is_broken);
        let found = &failure.found;
        assert!(found.contains("being asked betrays"), "{failure}");
        assert!(found.contains("after `battle ukraine`"), "{failure}");
        assert!(failure.to_string().contains("but asked"), "{failure}");
        being_asked("fast", face_down, "blind germany but asked").unwrap();
        // The owner knows the card.
        being_asked("fast", face_down, "blind ussr").unwrap();
    }
}

#[test]
fn a_spectator_is_blind_as_a_seat_is() {
    holds("blind spectator\nann: bid 9\nblind spectator");
    let failure = outcome_of::<{ flaw::VIEW_LEAKS }>("blind spectator").unwrap_err();
    assert!(failure.found.contains("the view differ"), "{failure}");
    being_asked("strict", "ussr_stalingrad", "blind spectator").unwrap();
    let failure = being_asked("fast", "ussr_stalingrad", "blind spectator").unwrap_err();
    assert!(failure.found.contains("a spectator could not"), "{failure}");
    being_asked("fast", "ussr_stalingrad", "blind spectator but asked").unwrap();
}

/// The Soviet Union is asked at the beginning of its Discard step, because of cards it might hold, and
/// can only pass there; then it may discard if it has cards.
fn discarding(body: &str) -> Result<(), Box<Failure>> {
    let text = format!(
        "game quartermaster\ntitle T\nset air marshal\nset ussr responses ussr_zhukov\n\
         set italy hand ita_build_army ita_land_battle\n{body}"
    );
    testkit::scenario::run_any(&parse("t.scn", &text).unwrap()[0])
}

#[test]
fn a_move_can_be_bound_to_where_an_answer_holds() {
    let step = "set turn ussr discard\nset ussr hand ussr_land_battle*2\n";
    discarding(&format!("{step}ussr: pass\nexpect active = ussr")).unwrap();
    let bound = "ussr: pass when step = discard";
    discarding(&format!("{step}{bound}\nexpect active = italy")).unwrap();
    // Where nothing makes itself every question counts.
    discarding(&format!("{step}manual\n{bound}\nexpect active = ussr")).unwrap();
    let failure = discarding(&format!("{step}ussr: pass when step = air")).unwrap_err();
    assert!(failure.found.contains("only elsewhere"), "{failure}");
    assert!(!failure.is_broken);
    let failure = discarding(&format!("{step}ussr: pass when mood = good")).unwrap_err();
    assert!(failure.is_broken, "{failure}");
}

#[test]
fn what_makes_itself_later_is_not_allowed_now() {
    let hand = "set ussr hand ussr_land_battle\nset ussr deck\n";
    // The Soviet Union, without an army, has to discard its card; its pass comes later.
    let failure = discarding(&format!("{hand}set turn ussr play\nallow ussr: pass")).unwrap_err();
    assert!(failure.found.contains("must-act"), "{failure}");
    // Where it is first asked, a move that makes itself is allowed as any other.
    let body = format!("{hand}set turn ussr discard\nallow ussr: pass");
    discarding(&body).unwrap();
    // A choice may come later.
    discarding(&format!("{body}\nallow ussr: discard ussr_land_battle")).unwrap();
}

#[test]
fn none_stands_for_no_hidden_cards() {
    discarding("set turn ussr discard\nsees uk: germany responses = none").unwrap();
    let failure = discarding("set turn ussr discard\nsees uk: ussr responses = none").unwrap_err();
    assert_eq!(failure.found, "1 hidden");
}

#[test]
fn a_scenario_of_another_game_is_broken() {
    let scenarios = parse("t.scn", "game chess\ntitle T\nann: bid 1").unwrap();
    assert!(run::<Toy>(&scenarios[0]).unwrap_err().is_broken);
    let failure = testkit::scenario::run_any(&scenarios[0]).unwrap_err();
    assert!(failure.is_broken);
    assert!(failure.found.contains("the games are"), "{failure}");
}

#[test]
fn a_panic_of_the_game_fails_the_scenario_only() {
    let failure =
        outcome_of::<{ flaw::PANICS_ON_FOREIGN_TEXT }>("ann: bid 9\nallow bob: boom").unwrap_err();
    assert!(
        failure.found.contains("it panics: an empty move"),
        "{failure}"
    );
    assert!(!failure.is_broken);
}

#[test]
fn an_endless_game_is_stopped() {
    // With every card thrown away all anybody can do is pass.
    let burns: String = (1..=9).map(|card| format!("ann: burn {card}\n")).collect();
    let hands = "set hand ann 1 2 3 4 5 6 7 8 9\nset hand bob 10\n";
    let body = format!("manual\n{hands}{burns}bob: burn 10\nauto\nexpect asked = ann");
    let failure = outcome_of::<{ flaw::ENDLESS }>(&body).unwrap_err();
    assert!(failure.expected.contains("ends within"), "{failure}");
}
