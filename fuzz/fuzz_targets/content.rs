//! Any bytes are a content file with which a game can be played, or are refused with a file.
//!
//! The first two bytes choose the game and the file that the rest replaces.

#![no_main]

use std::path::Path;
use std::sync::LazyLock;

use games::GameId;
use testkit::fuzz::{self, Files};

static CARRIED: LazyLock<Vec<Files>> = LazyLock::new(|| {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    let read = |id: &GameId| fuzz::read_content(&content.join(id.name()));
    let files = GameId::ALL.iter().map(read);
    files
        .map(|files| files.expect("the repository's content can be read"))
        .collect()
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let [game, file, text @ ..] = data else {
        return;
    };
    let i = usize::from(*game) % GameId::ALL.len();
    let files = &CARRIED[i];
    let file = files.keys().nth(usize::from(*file) % files.len());
    fuzz::content(
        GameId::ALL[i],
        files,
        file.expect("less than their number"),
        text,
    );
});
