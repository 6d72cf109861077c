//! Tables played by a reader and a writer: commands, turns, people at one keyboard.

mod languages;
mod parity;
mod secrecy;
mod session;

use driver::Occupant;
use games::GameId;
use text::Language;

use super::*;

const ALONE: [Occupant; 2] = [Occupant::Human, Occupant::RANDOM];
const HOT_SEAT: [Occupant; 2] = [Occupant::Human, Occupant::Human];
/// A table of Rush on Alpha's turn.
const HANDS: [&str; 4] = [
    "players 2",
    "turn alpha play",
    "alpha hand engineers volunteers",
    "bravo hand technicians",
];

fn rush(setup: &[&str]) -> Table {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    Table::sit(GameId::Rush, &setup, Some(number_seed(1))).unwrap()
}

/// The table with these people and bots at it.
fn sat(table: Table, occupants: &[Occupant]) -> Sat {
    Sat {
        table,
        seed: number_seed(1),
        state: DriverState {
            occupants: occupants.to_vec(),
            ..DriverState::default()
        },
        budget: None,
        is_plain: false,
        always_ask: true,
        quick_end: false,
        is_chosen: false,
        content: None,
    }
}

/// What is shown when these lines are typed at a table.
fn shown(
    table: Table,
    occupants: &[Occupant],
    language: Language,
    is_plain: bool,
    lines: &[u8],
) -> String {
    let mut sat = sat(table, occupants);
    sat.is_plain = is_plain;
    shown_at(sat, None, language, lines)
}

/// The same at a table that is kept in that home, if there is one.
fn shown_at(sat: Sat, home: Option<&Home>, language: Language, mut lines: &[u8]) -> String {
    let texts = Texts::new(language);
    let mut out = Vec::new();
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut keyboard = Piped(&mut lines);
    let autosave = Autosave::new(None, home.cloned(), &sat, &texts).unwrap();
    let mut session = Session::new(&texts, sat, &mut keyboard, screen);
    session.autosave = autosave;
    session.welcome().unwrap();
    session.play().unwrap();
    drop(session);
    String::from_utf8(out).unwrap()
}

fn played(occupants: &[Occupant], setup: &[&str], lines: &str) -> String {
    let table = rush(setup);
    shown(table, occupants, Language::English, true, lines.as_bytes())
}

fn alone(lines: &str) -> String {
    played(&ALONE, &HANDS, lines)
}

/// The choices that were listed last before the words.
fn listed(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim_start);
    lines
        .filter_map(|line| line.split_once("  "))
        .filter(|(number, _)| number.parse::<usize>().is_ok())
        .map(|(_, label)| label)
        .collect()
}

#[test]
fn the_end_of_input_leaves_the_table() {
    let text = alone("");
    let opening = "World of Tanks: Rush – Alpha; Bravo (random moves).\nChance is sealed by ";
    assert!(text.starts_with(opening), "{text}");
    assert!(text.contains("“help” lists"), "{text}");
    let own = "\n  Engineers (";
    assert!(text.contains(own), "{text}");
    let other = "\n  Technicians (";
    assert!(!text.contains(other), "{text}");
    assert_eq!(
        listed(&text).last(),
        Some(&"End the turn [purchase not used]"),
        "{text}"
    );
    assert!(
        text.ends_with("Alpha> The table is left unfinished.\n"),
        "{text}"
    );
}

#[test]
fn a_choice_is_made_by_number_or_in_words() {
    let number = listed(&alone("")).len();
    for line in [&format!("{number}\n"), "end the turn\n", " end \n"] {
        let text = alone(line);
        assert!(text.contains("\n  Bravo"), "{text}");
    }
}

#[test]
fn what_cannot_be_is_told_and_asked_again() {
    let number = listed(&alone("")).len();
    let text = alone("0\n77\nuse technicians\nsing\n\nbuy\n");
    let range = format!("Choose from 1 to {number}.");
    assert_eq!(text.matches(&range).count(), 2, "{text}");
    let refused = "Not possible: Play “Technicians” for its abilities. ";
    assert!(text.contains(refused), "{text}");
    assert!(text.contains("I do not understand “sing”"), "{text}");
    assert!(
        text.contains("Type a number, the words of a choice"),
        "{text}"
    );
    assert!(text.contains("Several choices fit:\n"), "{text}");
}

#[test]
fn a_number_that_is_not_there_undoes_the_others() {
    let text = alone("1 77\n");
    assert!(text.contains("Choose from 1 to "), "{text}");
    assert_eq!(text.matches("Alpha> ").count(), 2, "{text}");
}

#[test]
fn foreign_bytes_do_no_harm() {
    let lines = &b"\xff\xfe\n\0\n"[..];
    let text = shown(rush(&HANDS), &ALONE, Language::English, true, lines);
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

#[test]
fn commands_answer_and_change_nothing() {
    let text = alone("why use technicians\nwhy 1\nwhy sing\nview json\nrecord\nhelp\nquit\n");
    let refused = "Not possible: Play “Technicians” for its abilities. ";
    assert!(text.contains(refused), "{text}");
    assert!(text.contains("Possible: "), "{text}");
    assert!(text.contains("I do not understand “sing”"), "{text}");
    assert!(text.contains("\"hand\": ["), "{text}");
    // A record would show what others hold.
    assert!(!text.contains("sandtable record"), "{text}");
    assert!(text.contains("take back your last move"), "{text}");
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

/// What is answered to `why` with these words.
fn why(words: &str) -> String {
    let setup = [&HANDS[..], &["reserve su18 de05 us10 fr15"]].concat();
    let text = played(&ALONE, &setup, &format!("why {words}\n"));
    let (_, answer) = text.split_once("Alpha> ").unwrap();
    answer.to_owned()
}

#[test]
fn why_understands_the_words_on_the_screen_and_no_ids() {
    let sight = rush(&[&HANDS[..], &["reserve su18 de05 us10 fr15"]].concat())
        .sight(Observer::Seat(Seat(0)), 0);
    let texts = Texts::new(Language::English);
    let narrator = texts.narrator(&sight).unwrap();
    let offer = game::Thing::card("su18", game::Zone::Offer);
    let name = narrator.thing(&offer).unwrap();
    for words in [name.clone(), format!("buy {name}"), name.to_lowercase()] {
        let answer = why(&words);
        assert!(
            answer.contains(&format!("Buy “{name}”")),
            "{words}: {answer}"
        );
    }
    // A hidden id is no name.
    assert!(
        why("su18").contains("I do not understand"),
        "{}",
        why("su18")
    );
    // A card of another seat's hand is not to be seen.
    assert!(
        !why("technicians").contains("Possible"),
        "{}",
        why("technicians")
    );
}

#[test]
fn a_table_is_not_lost_by_one_word() {
    // Nothing is lost before the person has moved.
    let text = alone("quit\nview\n");
    assert!(!text.contains("would be lost"), "{text}");
    let text = alone("end\nquit\nview\nquit\nview\n");
    assert_eq!(text.matches("would be lost").count(), 1, "{text}");
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

#[test]
fn a_whole_game_is_played_to_its_end() {
    let setup = [&HANDS[..], &["rounds 2"]].concat();
    let text = played(&ALONE, &setup, &"end\n1\n".repeat(20));
    assert!(text.contains("The seed of chance was 0100"), "{text}");
}

#[test]
fn after_the_end_the_game_can_be_looked_at() {
    let setup = [&HANDS[..], &["rounds 1"]].concat();
    let text = played(&ALONE, &setup, "end\nrecord\nview\n\nhelp\n");
    let (_, after) = text.split_once("The seed of chance was").unwrap();
    assert!(after.contains("Enter leaves."), "{after}");
    assert!(after.contains("sandtable record 1\ngame rush\n"), "{after}");
    assert!(!after.contains("take back your last move"), "{after}");
}

#[test]
fn random_players_finish_alone() {
    let text = played(&[Occupant::RANDOM; 2], &["players 2", "rounds 3"], "");
    assert!(text.contains("The seed of chance was"), "{text}");
}

#[test]
fn enter_makes_the_only_choice() {
    let setup = [
        "players 2",
        "rounds 1",
        "turn alpha play",
        "bravo hand technicians",
    ];
    let text = played(&ALONE, &setup, "\n");
    assert!(text.contains("The seed of chance was"), "{text}");
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_hands() {
    let text = played(&HOT_SEAT, &HANDS, "\nend\n\n");
    let (before, after) = text.split_once("Pass the keyboard to Bravo").unwrap();
    assert!(before.contains("Pass the keyboard to Alpha"), "{text}");
    assert!(before.contains("\n  Engineers ("), "{text}");
    assert!(!before.contains("\n  Technicians ("), "{text}");
    assert!(after.contains("\n  Technicians ("), "{text}");
}

#[test]
fn a_move_can_be_taken_back_before_it_has_shown_anything() {
    let text = alone("1\nundo\nundo\n");
    let asked: Vec<&str> = text.split("Alpha> ").collect();
    assert!(asked[2].contains("Taken back."), "{text}");
    assert!(asked[3].contains("This cannot be taken back: "), "{text}");
}
