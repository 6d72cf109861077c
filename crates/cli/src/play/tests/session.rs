//! What is told when: a keyboard that forgets, a table shown once, files that are safe.

use std::cell::RefCell;

use client::Choices;
use games::GameId;

use game::Turn;

use super::*;
use crate::folder::Folder;
use crate::keyboard::Input;

/// Types lines and notes when it is told to forget them.
struct Typist<'a> {
    lines: Vec<&'a str>,
    notes: &'a RefCell<Vec<String>>,
}

impl Keyboard for Typist<'_> {
    fn read(&mut self, prompt: &str, _: &Choices, _: &mut dyn Write) -> anyhow::Result<Input> {
        if self.lines.is_empty() {
            return Ok(Input::End);
        }
        let line = self.lines.remove(0);
        self.notes.borrow_mut().push(format!("{prompt}{line}"));
        Ok(match line {
            "^C" => Input::Dropped,
            line => Input::Line(line.to_owned()),
        })
    }

    fn pass_on(&mut self) -> anyhow::Result<()> {
        self.notes.borrow_mut().push("forget".to_owned());
        Ok(())
    }

    fn size(&mut self) -> Option<(usize, usize)> {
        Some((60, 24))
    }
}

/// What a typist notes and what is shown.
fn typed(occupants: &[Occupant], lines: &[&str]) -> (Vec<String>, String) {
    let texts = Texts::new(Language::English);
    let notes = RefCell::default();
    let mut typist = Typist {
        lines: lines.to_vec(),
        notes: &notes,
    };
    let mut out = Vec::new();
    let table = rush(&HANDS);
    let screen = Screen::new(&mut out, Paint::choose(false));
    let mut session = Session::new(&texts, sat(table, occupants), &mut typist, screen);
    session.cover = Cover::Alternate { is_leaky: false };
    session.play().unwrap();
    drop(session);
    (notes.take(), String::from_utf8(out).unwrap())
}

#[test]
fn the_keyboard_forgets_when_it_passes() {
    let (notes, text) = typed(&HOT_SEAT, &["", "why medal", "end", "", "end"]);
    assert_eq!(
        notes[..7],
        [
            "forget",
            "",
            "Alpha> why medal",
            "Alpha> end",
            "forget",
            "",
            "Bravo> end"
        ]
    );
    // And the screen is wiped, with what has scrolled off it.
    assert!(text.matches("\x1b[3J").count() >= 2, "{text:?}");
    let (notes, _) = typed(&ALONE, &["why medal", "end", "1"]);
    assert!(!notes.contains(&"forget".to_owned()), "{notes:?}");
}

#[test]
fn a_dropped_line_is_no_end() {
    let (notes, text) = typed(&ALONE, &["^C", "end"]);
    assert_eq!(notes, ["Alpha> ^C", "Alpha> end"]);
    assert!(text.contains("Type a number"), "{text}");
}

fn quartermaster(lines: &str) -> String {
    let setup = ["players 2".to_owned()];
    let table = Table::sit(GameId::Quartermaster, &setup, Some(number_seed(7))).unwrap();
    shown(table, &ALONE, Language::English, false, lines.as_bytes())
}

#[test]
fn the_table_is_shown_once_a_turn_and_all_of_it_on_demand() {
    let text = quartermaster(&"1\n".repeat(30));
    let n_questions = text.matches("> ").count();
    let n_tables = text.matches("Victory points:").count();
    assert!(
        n_tables * 2 < n_questions,
        "{n_tables} of {n_questions}\n{text}"
    );
    let text = quartermaster("view\n");
    assert!(text.contains("In the deck, order unknown:"), "{text}");
}

/// The opening discards of three countries, by their numbers.
const OPENING: &str = "1 2 3 11 12 13 20 21 22\n";

#[test]
fn several_choices_are_made_one_after_the_other() {
    let text = quartermaster(OPENING);
    let asked = text.matches("which cards of the opening hand").count();
    assert_eq!(asked, 1, "{text}");
    assert_eq!(text.matches("Germany discards “").count(), 3, "{text}");
    assert!(text.contains("Germany: play or discard a card."), "{text}");
    // What cannot be done any more is forgotten, and so is all after it.
    let text = quartermaster("1 1 1 1 1 1 1 1 11\n");
    assert!(text.contains("? 7 more."), "{text}");
    assert_eq!(
        text.matches("The question has changed").count(),
        1,
        "{text}"
    );
}

#[test]
fn cards_face_down_are_told_apart_from_the_hand() {
    let setup = [
        "turn germany play",
        "germany armies germany",
        "germany hand ger_blitzkrieg",
        "japan armies japan",
        "japan hand jpn_build_army",
        "japan responses jpn_kwantung_army",
        "players 2",
    ];
    let table = Table::sit(GameId::Quartermaster, &setup.map(str::to_owned), None).unwrap();
    let text = shown(table, &ALONE, Language::English, false, b"hand\n");
    let (turn, hand) = text.split_once("Germany, Japan and Italy> ").unwrap();
    // Germany is on turn: what Japan has is not asked about.
    assert!(turn.contains("Your cards:\n  Blitzkrieg ("), "{turn}");
    assert!(!turn.contains("Kwantung"), "{turn}");
    assert!(
        hand.contains("\n  Build Army (Build Army, Japan)"),
        "{hand}"
    );
    let down = "Your face-down cards:\n  Kwantung Army (";
    assert!(hand.contains(down), "{hand}");
}

/// How often a person was asked who could only pass.
fn n_idle_questions(occupants: &[Occupant]) -> usize {
    let setup = [
        "turn germany play",
        "germany armies germany",
        "germany hand ger_build_army ger_blitzkrieg",
        "japan armies japan",
        "japan responses jpn_truk jpn_kwantung_army",
        "uk armies united_kingdom",
        "ussr armies moscow",
        "italy armies italy",
        "players 2",
    ];
    let table = Table::sit(
        GameId::Quartermaster,
        &setup.map(str::to_owned),
        Some(number_seed(7)),
    )
    .unwrap();
    let lines = "\n1\n2\n".repeat(60);
    let mut sat = sat(table, occupants);
    sat.is_plain = true;
    sat.always_ask = false;
    let text = shown_at(sat, None, Language::English, lines.as_bytes());
    let lines: Vec<&str> = text.lines().collect();
    let pairs = lines.windows(2);
    let is_idle = |pair: &&[&str]| {
        pair[0].ends_with(" 1  No response") && !pair[1].trim_start().starts_with('2')
    };
    pairs.filter(is_idle).count()
}

#[test]
fn a_person_alone_is_not_asked_for_the_only_pass() {
    assert_eq!(n_idle_questions(&ALONE), 0);
    // With others at the keyboard it would betray them.
    assert!(n_idle_questions(&HOT_SEAT) > 0);
}

/// What is shown when these lines are typed at a table of Rush that is kept in that folder.
fn kept_in(folder: &Folder, lines: &str) -> String {
    let home = Home::at(&folder.path().join("home"));
    let sat = sat(rush(&HANDS), &ALONE);
    shown_at(sat, Some(&home), Language::English, lines.as_bytes())
}

#[test]
fn only_a_record_is_written_over_and_only_when_it_is_said_twice() {
    let folder = Folder::new("letter");
    let path = folder.file("letter.txt", "Dear Ann");
    let line = format!("save {path}\n");
    let text = kept_in(&folder, &line);
    assert!(text.contains("is something else, not a record"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "Dear Ann");
    std::fs::remove_file(&path).unwrap();
    // The second time over the first, which is this table's own.
    let text = kept_in(&folder, &line.repeat(2));
    assert_eq!(text.matches("Written to ").count(), 2, "{text}");
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.starts_with("sandtable save 1\n"), "{saved}");
    // Another table asks first.
    let text = kept_in(&folder, &line);
    assert!(text.contains("exists already"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), saved);
    let text = kept_in(&folder, &format!("{line}save {path}2\n{line}"));
    assert_eq!(text.matches("exists already").count(), 2, "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), saved);
    let text = kept_in(&folder, &line.repeat(2));
    assert_eq!(text.matches("Written to ").count(), 1, "{text}");
    assert_ne!(std::fs::read_to_string(&path).unwrap(), saved);
}

#[test]
fn a_table_keeps_itself_and_is_forgotten_when_it_is_over() {
    let folder = Folder::new("autosave");
    let home = Home::at(&folder.path().join("home"));
    let text = kept_in(&folder, "end\nquit\n");
    // Nothing is lost, so quitting needs no second word.
    assert!(!text.contains("would be lost"), "{text}");
    assert!(text.contains("Saved in "), "{text}");
    assert!(
        text.ends_with("To continue: sandtable play rush --resume\n"),
        "{text}"
    );
    let texts = Texts::new(Language::English);
    let kept = read_kept(None, GameId::Rush, Some(&home), &texts).unwrap();
    assert!(kept.record.moves.len() > 1);
    assert_eq!(kept.state.occupants, ALONE);
    let setup = [&HANDS[..], &["rounds 1"]].concat();
    let sat = sat(rush(&setup), &ALONE);
    let text = shown_at(sat, Some(&home), Language::English, b"end\n");
    assert!(text.contains("The seed of chance was"), "{text}");
    assert!(read_kept(None, GameId::Rush, Some(&home), &texts).is_err());
}

#[test]
fn a_table_that_cannot_be_kept_goes_on() {
    let folder = Folder::new("no-autosave");
    folder.file("home/tables", "a file where a folder should be");
    let text = kept_in(&folder, "end\nquit\nquit\n");
    assert!(text.contains("would be lost"), "{text}");
    let folder = Folder::new("no-key");
    folder.file("home/key", "no key");
    let text = kept_in(&folder, "end\nquit\nquit\n");
    assert_eq!(text.matches("is not kept by itself").count(), 1, "{text}");
    assert!(text.contains("would be lost"), "{text}");
}

#[test]
fn a_chosen_seed_is_told_to_seal_nothing() {
    let mut sat = sat(rush(&HANDS), &HOT_SEAT);
    let text = shown_at(sat, None, Language::English, b"\nend\n\n");
    // At the beginning, and to each when they first sit down: the screen is wiped in between.
    assert_eq!(text.matches("Chance is sealed by ").count(), 3, "{text}");
    sat = super::sat(rush(&HANDS), &ALONE);
    sat.is_chosen = true;
    let text = shown_at(sat, None, Language::English, b"");
    assert!(text.contains("it is not sealed"), "{text}");
    assert!(!text.contains("Chance is sealed by "), "{text}");
}

#[test]
fn a_person_who_comes_back_is_told_what_happened_since_they_moved() {
    let mut table = Table::sit(
        GameId::Quartermaster,
        &["players 2".to_owned()],
        Some(number_seed(7)),
    )
    .unwrap();
    for _ in 0..60 {
        match table.turn() {
            Turn::Chance => drop(table.draw_chance().unwrap()),
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                let sight = table.sight(Observer::Seat(seat), 0);
                table.play(seat, &sight.choices[0].text).unwrap();
            }
            Turn::Over(_) => unreachable!("the game is longer"),
        }
    }
    let n_all = table.n_moves();
    assert_eq!(n_all, 60);
    let text = shown(table, &ALONE, Language::English, false, b"");
    assert!(text.contains("Victory points:"), "{text}");
    assert!(!text.contains("Round 1 begins"), "{text}");
}

/// A table on which Alpha can only end the turn.
fn idle() -> Table {
    rush(&[
        "players 2",
        "rounds 1",
        "turn alpha play",
        "bravo hand technicians",
    ])
}

#[test]
fn what_must_be_done_is_done_and_told() {
    let mut spared = sat(idle(), &ALONE);
    spared.always_ask = false;
    let text = shown_at(spared, None, Language::English, b"");
    assert!(text.contains("No other choice: End the turn."), "{text}");
    assert!(text.contains("The seed of chance was"), "{text}");
    // A person who wants to be asked is.
    let asked = sat(idle(), &ALONE);
    let text = shown_at(asked, None, Language::English, b"");
    assert!(!text.contains("No other choice"), "{text}");
    assert!(text.ends_with("left unfinished.\n"), "{text}");
}

#[test]
fn the_keyboard_comes_to_everybody_even_when_they_have_no_choice() {
    let mut hot = sat(idle(), &HOT_SEAT);
    hot.always_ask = false;
    let text = shown_at(hot, None, Language::English, b"");
    assert!(text.contains("Pass the keyboard to Alpha"), "{text}");
    assert!(!text.contains("No other choice"), "{text}");
}

#[test]
fn a_person_passes_for_the_rest_of_a_turn_and_takes_it_back() {
    let setup = ["players 2", "windows strict", "air marshal"].map(str::to_owned);
    let table = || {
        let mut table = Table::sit(GameId::Quartermaster, &setup, Some(number_seed(7))).unwrap();
        // Up to the first window on the other team's turn.
        loop {
            match table.turn() {
                Turn::Chance => drop(table.draw_chance().unwrap()),
                Turn::Seats(asked) => {
                    let seat = asked.lowest().unwrap();
                    let turn = table.turn_id();
                    if seat == Seat(0) && turn.seat != seat && table.pass(seat).is_some() {
                        return table;
                    }
                    let text = table.pickable(seat)[0].text.clone();
                    table.play(seat, &text).unwrap();
                }
                Turn::Over(_) => unreachable!("the game is longer"),
            }
        }
    };
    let turn = table().turn_id();
    let left_at = |lines: &str| {
        let texts = Texts::new(Language::English);
        let mut bytes = lines.as_bytes();
        let mut keyboard = Piped(&mut bytes);
        let mut out = Vec::new();
        let screen = Screen::new(&mut out, Paint::choose(false));
        let mut session = Session::new(&texts, sat(table(), &ALONE), &mut keyboard, screen);
        session.play().unwrap();
        let turn = session.driver.table().turn_id();
        drop(session);
        (turn, String::from_utf8(out).unwrap())
    };
    let (now, text) = left_at("skip\n");
    assert_ne!(now, turn, "asked again in the same turn: {text}");
    assert!(text.contains("You pass until this turn is over."), "{text}");
    let (now, _) = left_at("");
    assert_eq!(now, turn);
}
