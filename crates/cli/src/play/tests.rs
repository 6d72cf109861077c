//! Tables played by a reader and a writer: commands, turns, people at one keyboard.

mod languages;
mod sitting;

use games::Sitting;
use text::Language;

use super::*;
use crate::toy::Toy;

const ALONE: [Sitter; 2] = [Sitter::Human, Sitter::RANDOM];
const HOT_SEAT: [Sitter; 2] = [Sitter::Human, Sitter::Human];
const HANDS: [&str; 2] = ["hand ann 2 5 9", "hand bob 3 4 8"];

/// What is shown when these lines are typed at a table.
fn shown(
    table: Box<dyn Table>,
    sitters: &[Sitter],
    language: Language,
    is_plain: bool,
    mut lines: &[u8],
) -> String {
    let texts = Texts::new(language);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut keyboard = Piped(&mut lines);
    let seed = number_seed(1);
    let mut session = Session::new(&texts, table, seed, sitters.to_vec(), &mut keyboard, screen);
    session.screen.is_plain = is_plain;
    session.welcome().unwrap();
    session.play().unwrap();
    drop(session);
    String::from_utf8(out).unwrap()
}

/// The same at a table of the toy.
fn played(sitters: &[Sitter], setup: &[&str], lines: &str) -> String {
    let table = Sitting::<Toy>::new(setup, Some(number_seed(1))).unwrap();
    let table = Box::new(table);
    shown(table, sitters, Language::English, true, lines.as_bytes())
}

fn alone(lines: &str) -> String {
    played(&ALONE, &HANDS, lines)
}

#[test]
fn the_end_of_input_leaves_the_table() {
    let text = alone("");
    let opening = "toy – ann; bob (random moves).\nChance is sealed by ";
    assert!(text.starts_with(opening), "{text}");
    assert!(text.contains("“help” lists"), "{text}");
    assert!(text.contains("\nann hand: 2 5 9\n"), "{text}");
    assert!(text.contains("\nbob hand: ? ?\n"), "{text}");
    assert!(text.contains("\n   1  bid 2\n"), "{text}");
    assert!(text.contains("  Seldom needed:\n   4  burn 2\n"), "{text}");
    assert!(
        text.ends_with("ann> The table is left unfinished.\n"),
        "{text}"
    );
}

#[test]
fn a_choice_is_made_by_number_or_in_words() {
    for line in ["3\n", "bid 9\n", " bid   9 \n"] {
        let text = alone(line);
        assert!(text.contains("ann: bid card 9 seat 0"), "{text}");
    }
}

#[test]
fn what_cannot_be_is_told_and_asked_again() {
    let text = alone("0\n77\nbid 3\nsing\n\nbid\n");
    assert_eq!(text.matches("Choose from 1 to 6.").count(), 2, "{text}");
    let refused = "Not possible: bid 3. not-in-hand card=3";
    assert!(text.contains(refused), "{text}");
    let unknown = "“sing” means nothing here: `sing` is not understood; expected one of: bid N";
    assert!(text.contains(unknown), "{text}");
    assert!(
        text.contains("Type a number, the words of a choice"),
        "{text}"
    );
    assert!(text.contains("Several choices fit:\n   1  bid 2"), "{text}");
}

#[test]
fn a_number_that_is_not_there_undoes_the_others() {
    let text = alone("1 77\n");
    assert!(text.contains("Choose from 1 to 6."), "{text}");
    assert!(!text.contains("bid card"), "{text}");
}

#[test]
fn foreign_bytes_do_no_harm() {
    let table = Sitting::<Toy>::new(&HANDS, None).unwrap();
    let lines = &b"\xff\xfe\n\0\n"[..];
    shown(Box::new(table), &ALONE, Language::English, true, lines);
}

#[test]
fn commands_answer_and_change_nothing() {
    let text = alone("why bid 3\nwhy 1\nwhy sing\nview json\nrecord\nhelp\nundo\nquit\n");
    let refused = "Not possible: bid 3. not-in-hand card=3";
    assert!(text.contains(refused), "{text}");
    assert!(text.contains("Possible: bid 2."), "{text}");
    assert!(text.contains("“sing” means nothing here"), "{text}");
    assert!(text.contains("\"hand\": ["), "{text}");
    assert!(text.contains("sandtable record 1\ngame toy\n"), "{text}");
    assert!(text.contains("take back your last move"), "{text}");
    let undone = "This cannot be taken back: bob has moved since.";
    assert!(text.contains(undone), "{text}");
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

#[test]
fn a_table_is_not_lost_by_one_word() {
    // Nothing is lost before the person has moved.
    let text = alone("quit\nview\n");
    assert!(!text.contains("would be lost"), "{text}");
    let text = alone("bid 9\nquit\nview\nquit\nview\n");
    assert_eq!(text.matches("would be lost").count(), 1, "{text}");
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

#[test]
fn a_whole_game_is_played_to_its_end() {
    let text = alone(&"1\n".repeat(20));
    assert!(text.contains("The game is over: last-round."), "{text}");
    assert!(text.contains("Won: "), "{text}");
    assert!(text.contains("The seed of chance was 0100"), "{text}");
}

#[test]
fn after_the_end_the_game_can_be_looked_at() {
    let hands = ["hand ann 2", "hand bob 3", "rounds 1"];
    let text = played(&ALONE, &hands, "1\nrecord\nview\n\nhelp\n");
    let (_, after) = text.split_once("The game is over").unwrap();
    assert!(after.contains("Enter leaves."), "{after}");
    assert!(after.contains("sandtable record 1\ngame toy\n"), "{after}");
    assert!(!after.contains("take back your last move"), "{after}");
}

#[test]
fn random_players_finish_alone() {
    let text = played(&[Sitter::RANDOM; 2], &[], "");
    assert!(text.contains("The game is over"), "{text}");
}

#[test]
fn enter_makes_the_only_choice() {
    let hands = ["hand ann 2", "hand bob 3", "rounds 1"];
    let text = played(&ALONE, &hands, "\n");
    assert!(text.contains("The game is over"), "{text}");
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_hands() {
    let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\n");
    let (before, after) = text.split_once("Pass the keyboard to bob").unwrap();
    assert!(before.contains("Pass the keyboard to ann"), "{text}");
    assert!(before.contains("ann hand: 2 5 9"), "{text}");
    assert!(after.contains("bob hand: 3 4 8"), "{text}");
    assert!(!after.contains('9') && !after.contains("2 5"), "{after}");
    // The one who sits on is not asked to pass the keyboard.
    let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\nbid 3\n\ngamble\n");
    assert_eq!(text.matches("Pass the keyboard").count(), 3, "{text}");
}

#[test]
fn a_move_can_be_taken_back_before_the_keyboard_is_passed() {
    let text = played(&HOT_SEAT, &HANDS, "\nbid 9\nundo\nbid 2\n\n");
    let asked: Vec<&str> = text.split("ann> ").collect();
    assert!(asked[1].contains("Taken back."), "{text}");
    assert!(asked[2].contains("Pass the keyboard to bob"), "{text}");
    let text = played(&HOT_SEAT, &HANDS, "\nbid 9\n\nundo\nbid 3\nundo\n\n");
    let other = "This cannot be taken back: ann has moved since.";
    assert!(text.contains(other), "{text}");
    assert!(
        text.contains("This cannot be taken back: the move revealed"),
        "{text}"
    );
}
