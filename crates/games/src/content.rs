//! Other content in the place of the carried one.

use std::collections::BTreeMap;

use game::{ContentError, Setup};

use crate::{GameId, Playable};

/// The bots' evaluation weights lie beside the content, now and under the name of earlier versions. They
/// are no content, and a folder that was copied from ours has them.
const WEIGHTS: [&str; 2] = ["weights.toml", "judgement.toml"];

/// Takes content files for that game in the place of the carried ones; gives the setup lines that
/// choose them. Tables, records and replays with these lines then find that content for as long
/// as the program runs.
///
/// # Errors
/// What is wrong with which file and line.
pub fn use_content(
    id: GameId,
    files: &BTreeMap<String, String>,
) -> Result<Vec<String>, ContentError> {
    let mut files = files.clone();
    for name in WEIGHTS {
        files.remove(name);
    }
    with_game!(id, G => {
        let mut setup = <G as game::Game>::Setup::default();
        G::use_content(&mut setup, &files)?;
        Ok(setup.lines())
    })
}
