//! Everything stored under `tests/` holds: scenarios, golden games, tree counts.

use std::path::{Path, PathBuf};

use testkit::stored::Mode;
use testkit::{golden, perft, scenario};

fn stored(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests")
        .join(folder)
}

#[test]
fn every_scenario_holds() {
    let report = scenario::run_paths(&[stored("scenarios")]).unwrap();
    assert!(report.is_good(), "{report}");
}

#[test]
fn golden_games_are_unchanged() {
    let result = golden::check_folder(&stored("golden"), Mode::from_environment());
    result
        .unwrap_or_else(|error| panic!("{error}\n`cargo xtask golden --accept` writes them anew"));
}

#[test]
fn golden_tree_counts_are_unchanged() {
    let result = perft::check_folder(&stored("golden"), Mode::from_environment());
    result
        .unwrap_or_else(|error| panic!("{error}\n`cargo xtask golden --accept` writes them anew"));
}
