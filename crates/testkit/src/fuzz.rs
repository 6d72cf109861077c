//! Input from outside is taken or refused with its place: records, scenarios, content.
//!
//! Each function here takes any bytes and panics only when the program is at fault. Two drivers
//! share them: libFuzzer (the folder `fuzz/`, which needs a nightly compiler) and the [`Walker`],
//! which mutates the repository's own files and runs in `cargo test`.

mod walker;

use std::collections::BTreeMap;
use std::io;
use std::ops::RangeInclusive;
use std::path::Path;

use game::{Game, Ignore, MoveList, Playout, Record, Setup};
use games::{GameId, ReplayError, with_game};

pub use walker::Walker;

use crate::{random, scenario};

/// How far accepted content is played.
const MOVES: u32 = 40;

/// A complaint may quote the input, not multiply it.
const LONGEST: usize = 4096;

/// Content of one game: the text of each file by its name.
pub type Files = BTreeMap<String, String>;

/// The content files in that folder and below, as the program carries them.
///
/// # Errors
/// When a file or a folder cannot be read.
pub fn read_content(root: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|name| name == "toml") {
                let name = path.strip_prefix(root).unwrap_or(&path);
                let name = name.to_string_lossy().replace('\\', "/");
                files.insert(name, std::fs::read_to_string(&path)?);
            }
        }
    }
    Ok(files)
}

/// A record is read, written and replayed alike, or refused with its line.
///
/// # Panics
/// When it is not.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = lines_of(&text);
    match text.parse::<Record>() {
        Err(error) => {
            is_placed(&lines, error.line, &error.to_string(), &text);
        }
        Ok(read) => {
            assert_eq!(read.to_string().parse(), Ok(read), "it is read otherwise");
            if let Err(error) = games::replay_text(&text) {
                if let ReplayError::Move { line, .. } = &error {
                    let line = line.expect("a move of a text has a line");
                    is_placed(&lines, line, &error.to_string(), &text);
                }
                is_short(&error.to_string(), &text);
            }
        }
    }
}

/// A scenario file is run, or the lines that cannot be read or do not hold are named.
///
/// # Panics
/// When it is not so.
pub fn scenario(data: &[u8]) {
    const FILE: &str = "fuzz.scn";
    let text = String::from_utf8_lossy(data);
    let lines = lines_of(&text);
    match scenario::parse(FILE, &text) {
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a reason");
            for error in errors {
                is_placed(&lines, error.line, &error.to_string(), &text);
            }
        }
        Ok(scenarios) => {
            for scenario in &scenarios {
                if let Err(failure) = scenario::run_any(scenario) {
                    is_placed(&lines, failure.line, &failure.to_string(), &text);
                }
            }
        }
    }
}

/// Content with one file replaced is refused with a file and its line, or can be played.
///
/// # Panics
/// When it is not so.
pub fn content(id: GameId, carried: &Files, file: &str, data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut files = carried.clone();
    files.insert(file.to_owned(), text.clone().into_owned());
    match games::use_content(id, &files) {
        Err(error) => {
            let message = error.to_string();
            is_short(&message, &text);
            assert!(has_place(&message, &files), "no place is named: {message}");
        }
        Ok(setup) => with_game!(id, G => play::<G>(&setup)),
    }
}

/// Plays some moves of a game with those setup lines.
fn play<G: Game>(lines: &[String]) {
    let mut setup = G::Setup::default();
    for line in lines {
        let taken = setup.set(line);
        taken.expect("content that was taken is known by its lines");
    }
    // There may be too little in it to lay the table.
    let Ok(mut state) = G::new(&setup) else {
        return;
    };
    let mut rng = Playout::new(1);
    let mut list = MoveList::new();
    for _ in 0..MOVES {
        let Some((actor, mv)) = random::next(&state, &mut list, &mut rng) else {
            break;
        };
        state.apply(actor, mv, &mut Ignore);
    }
    assert_eq!(state.audit(), Ok(()));
}

/// Whether a complaint begins with a file and a line of it.
fn has_place(message: &str, files: &Files) -> bool {
    files.iter().any(|(name, text)| {
        let rest = message.strip_prefix(name.as_str());
        let rest = rest.and_then(|rest| rest.strip_prefix(':'));
        let line = rest.and_then(|rest| rest.split(':').next()?.parse().ok());
        line.is_some_and(|line| lines_of(text).contains(&line))
    })
}

/// Lines that a complaint may name; the end of a text is behind its last line.
fn lines_of(text: &str) -> RangeInclusive<usize> {
    1..=text.lines().count() + 1
}

fn is_placed(lines: &RangeInclusive<usize>, line: usize, message: &str, text: &str) {
    assert!(lines.contains(&line), "no such line {line}: {message}");
    is_short(message, text);
}

fn is_short(message: &str, text: &str) {
    let n = message.len();
    assert!(n <= LONGEST + 2 * text.len(), "{n} bytes of complaint");
}
