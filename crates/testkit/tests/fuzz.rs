//! What the fuzz targets assert, walked from the repository's own files.

use std::path::{Path, PathBuf};

use game::{Game, Ignore, MoveList, Playout, Record, RecordedMove, Setup};
use games::{GameId, with_game};
use testkit::fuzz::{self, Walker};
use testkit::{random, scenario};

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// The record of a random game.
fn played<G: Game>(seed: u64) -> String {
    let setup = G::Setup::default();
    let mut state = G::new(&setup).unwrap();
    let mut rng = Playout::new(seed);
    let mut list = MoveList::new();
    let mut moves = Vec::new();
    while let Some((actor, mv)) = random::next(&state, &mut list, &mut rng) {
        let text = state.write_move(mv);
        moves.push(RecordedMove { actor, text });
        state.apply(actor, mv, &mut Ignore);
    }
    let record = Record {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: setup.lines(),
        commitment: None,
        seed: None,
        moves,
    };
    record.to_string()
}

#[test]
fn a_spoilt_record_is_read_or_refused_with_its_line() {
    let records = GameId::ALL.map(|id| with_game!(id, G => played::<G>(3)));
    for record in &records {
        fuzz::record(record.as_bytes());
    }
    Walker::new(&records, 1).walk("record", 600, |_, data| fuzz::record(data));
}

#[test]
fn a_spoilt_scenario_is_run_or_refused_with_its_line() {
    let files = scenario::find(&[folder("tests/scenarios")]).unwrap();
    let texts: Vec<String> = files
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    Walker::new(&texts, 1).walk("scenario", 1500, |_, data| fuzz::scenario(data));
}

#[test]
fn spoilt_content_is_played_or_refused_with_its_file() {
    for id in GameId::ALL {
        let carried = fuzz::read_content(&folder(&format!("content/{}", id.name()))).unwrap();
        let names: Vec<&String> = carried.keys().collect();
        let texts: Vec<String> = carried.values().cloned().collect();
        Walker::new(&texts, 1).walk("content", 150, |i, data| {
            fuzz::content(id, &carried, names[i], data);
        });
    }
}
