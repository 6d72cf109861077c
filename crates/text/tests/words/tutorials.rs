//! First games: every step of every tutorial has its words in every language, and no words are left
//! over.

use std::collections::BTreeSet;
use std::path::Path;

use games::GameId;
use text::Language;

use crate::fluent;

/// What a step may point at without naming a thing of the table.
const REGIONS: [&str; 5] = ["prompt", "hand", "board", "log", "seats"];

/// What a tutorial file says beside the scenario that it is.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tutorial {
    /// The seat of the person who learns.
    seat: String,
    /// The names of its steps, in order.
    steps: Vec<String>,
    /// How many moves of that seat follow each step, up to the next.
    moves: Vec<usize>,
}

/// Reads the comments `#seat SEAT` and `#> STEP [at THING]`.
fn read(text: &str) -> Result<Tutorial, String> {
    let mut tutorial = Tutorial::default();
    for (i, line) in text.lines().map(str::trim).enumerate() {
        let fault = |what: &str| Err(format!("line {}: {what}: {line}", i + 1));
        if let Some(seat) = line.strip_prefix("#seat ") {
            if !tutorial.seat.is_empty() || !tutorial.steps.is_empty() {
                return fault("one seat, before the steps");
            }
            tutorial.seat = seat.trim().to_owned();
        } else if let Some(step) = line.strip_prefix("#>") {
            let (name, thing) = match step.trim().split_once(" at ") {
                Some((name, thing)) => (name, Some(thing)),
                None => (step.trim(), None),
            };
            let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
            if name.is_empty() || !name.chars().all(is_name) || name == "title" {
                return fault("no name of a step");
            }
            if tutorial.steps.iter().any(|step| step == name) {
                return fault("twice");
            }
            let is_thing = |thing: &str| {
                let named = thing.strip_prefix("place ").or(thing.strip_prefix("card "));
                REGIONS.contains(&thing) || named.is_some_and(|id| !id.is_empty())
            };
            if !thing.is_none_or(is_thing) {
                return fault("nothing to point at");
            }
            tutorial.steps.push(name.to_owned());
            tutorial.moves.push(0);
        } else if let Some((seat, _)) = line.split_once(": ")
            && !seat.contains(['#', ' '])
        {
            // Nothing may happen before the first step says what is going on.
            let Some(moves) = tutorial.moves.last_mut() else {
                return fault("a move before the first step");
            };
            if seat == tutorial.seat {
                *moves += 1;
            }
        }
    }
    if tutorial.moves.last() != Some(&0) {
        return Err("the last step says good-bye and asks for no move".to_owned());
    }
    Ok(tutorial)
}

fn tutorial(game: GameId) -> Tutorial {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/tutorials");
    let path = folder.join(format!("{}.scn", game.name()));
    let text = std::fs::read_to_string(&path).expect("every game has a tutorial");
    read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

#[test]
fn every_step_of_a_tutorial_has_its_words_and_no_words_are_left_over() {
    let mut wanted = BTreeSet::new();
    for game in GameId::ALL {
        let title = std::iter::once("title".to_owned());
        let steps = title.chain(tutorial(game).steps);
        wanted.extend(steps.map(|step| format!("tutorial-{}-{step}", game.name())));
    }
    for language in Language::ALL {
        let messages = fluent::all(language).into_iter();
        let messages = messages.filter(|(file, _)| *file == "tutorials.ftl");
        let mut found = BTreeSet::new();
        for (_, message) in messages {
            let id = &message.id;
            assert!(message.needs.is_empty(), "{language}: {id} wants arguments");
            found.insert(message.id);
        }
        assert_eq!(found, wanted, "{language}");
    }
}

#[test]
fn a_tutorial_is_short_and_teaches_by_doing() {
    for game in GameId::ALL {
        let tutorial = tutorial(game);
        let (steps, done) = (
            tutorial.steps.len(),
            tutorial.moves.iter().filter(|&&n| n > 0),
        );
        assert!((10..=15).contains(&steps), "{}: {steps} steps", game.name());
        assert!(done.count() * 2 > steps, "{}: too much talk", game.name());
    }
}

#[test]
fn a_faulty_tutorial_is_found() {
    let check = |text: &str, expected: Result<&[usize], &str>| {
        let found = read(text);
        match (found, expected) {
            (Ok(tutorial), Ok(moves)) => assert_eq!(tutorial.moves, moves, "{text}"),
            (Err(fault), Err(part)) => assert!(fault.contains(part), "{text}: {fault}"),
            (found, _) => panic!("{text}: {found:?}"),
        }
    };
    check("#seat a\n#> go at board\na: x\nb: y\n#> bye", Ok(&[1, 0]));
    check("#seat a\n#> go at place b 1\n#> bye at card c", Ok(&[0, 0]));
    check("#seat a\na: x\n#> bye", Err("before the first step"));
    check("#> go\n#seat a\n#> bye", Err("before the steps"));
    check("#seat a\n#> go\n#> go", Err("twice"));
    check("#seat a\n#> title", Err("no name"));
    check("#seat a\n#> go at sea", Err("point at"));
    check("#seat a\n#> go\na: x", Err("good-bye"));
}
