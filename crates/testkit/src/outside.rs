//! Text from outside: setup lines and moves are read as they were written or refused as a whole.
//!
//! What a game's own tests ask of its texts is the same for every game; only the texts differ.

use game::{Game, Setup};

/// The setup of these lines.
///
/// # Panics
/// When a line is refused.
#[track_caller]
pub fn setup<G: Game>(lines: &[&str]) -> G::Setup {
    let mut setup = G::Setup::default();
    for line in lines {
        let result = setup.set(line);
        result.unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    setup
}

/// The position that these setup lines describe.
///
/// # Panics
/// When they are refused.
#[track_caller]
pub fn position<G: Game>(lines: &[&str]) -> G {
    let result = G::new(&setup::<G>(lines));
    result.unwrap_or_else(|error| panic!("{lines:?}: {error}"))
}

/// Any text is a move that can be written and read again, or is refused; as a setup line it is taken,
/// or it is refused and leaves the setup as it was.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn is_read_or_refused<G: Game>(state: &G, text: &str) {
    if let Ok(mv) = state.parse_move(text) {
        let written = state.write_move(mv);
        assert_eq!(
            state.parse_move(&written),
            Ok(mv),
            "`{text}` as `{written}`"
        );
    }
    let mut setup = G::Setup::default();
    if setup.set(text).is_err() {
        assert_eq!(setup, G::Setup::default(), "`{text}` was refused");
    }
}

/// A setup is the same when it is read from its own lines, and so is its position.
///
/// # Panics
/// When it is not, or the lines are refused.
#[track_caller]
pub fn round_trips<G: Game>(setup: &G::Setup) {
    let lines = setup.lines();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let again = self::setup::<G>(&lines);
    assert_eq!(again, *setup);
    assert_eq!(G::new(&again), G::new(setup));
}

/// These setup lines are refused with these words in the reason.
///
/// # Panics
/// When they are accepted, or for another reason.
#[track_caller]
pub fn is_refused<G: Game>(lines: &[&str], words: &str) {
    let mut setup = G::Setup::default();
    let result = lines.iter().try_for_each(|line| setup.set(line));
    let error = result.and_then(|()| G::new(&setup).map(|_| ()));
    let message = match error {
        Err(error) => error.to_string(),
        Ok(()) => panic!("{lines:?} is accepted"),
    };
    assert!(message.contains(words), "{lines:?}: {message}");
}
