//! The commands of the lab: what they print, and what they make of bad input.

#[path = "support/program.rs"]
mod program;

use std::path::PathBuf;

use program::{check, sandtable};

/// A folder for one test's files, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("sandtable-study-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn nonsense_is_bad_input() {
    for command in ["sim", "arena"] {
        check(&[command, "chess"], 2, &["chess"]);
    }
    check(
        &["sim", "rush", "--seats", "admiral"],
        2,
        &["admiral", "cadet"],
    );
    check(
        &["sim", "rush", "--seats", "cadet:5"],
        2,
        &["does not search"],
    );
    check(&["sim", "rush", "--budget", "soon"], 2, &["200ms"]);
    check(&["sim", "rush", "--games", "0"], 2, &["--games"]);
    check(&["sim", "rush", "--threads", "0"], 2, &["--threads"]);
    let threads = ["sim", "rush", "--threads", "100000"];
    check(&threads, 2, &["at most 256"]);
    let games = ["sim", "rush", "--games", "1000000000"];
    check(&games, 2, &["at most 10000000"]);
    let patient = ["sim", "rush", "--seats", "general:4000000000"];
    check(&patient, 2, &["at most 10000000"]);
    check(
        &["sim", "rush", "--set", "dance"],
        2,
        &["setup line `dance`"],
    );
    let many = ["cadet"; 9].join(",");
    check(
        &["sim", "rush", "--seats", &many],
        2,
        &["9 players", "seats"],
    );
    check(&["arena", "rush", "cadet"], 2, &["BOT"]);
    check(
        &["arena", "rush", "cadet", "random", "--sprt=-5"],
        2,
        &["above 0"],
    );
    let folder = Folder::new("missing");
    check(&["report", &folder.path("x")], 2, &["sandtable sim"]);
}

#[test]
fn a_run_is_made_once_and_reported() {
    let folder = Folder::new("run");
    let run = folder.path("run");
    let sim = [
        "sim",
        "quartermaster",
        "--seats",
        "random",
        "--games",
        "60",
        "--out",
        &run,
    ];
    check(&sim, 0, &["won by side", "Axis", "95%", "sandtable report"]);
    check(&sim, 0, &["60 games"]);
    let mut json = sim.to_vec();
    json.push("--json");
    let output = sandtable(&json, b"");
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["games"], 60);
    assert_eq!(value["seats"][5]["bot"], "random");
    let mut other = sim.to_vec();
    other.extend(["--seed", "2"]);
    check(&other, 2, &["another run", "seed 1, not 2"]);
    check(&["report", &run], 0, &["report.html"]);
    assert!(folder.0.join("run/report.html").exists());
}

#[test]
fn the_json_of_an_arena_has_the_promised_fields() {
    let arena = [
        "arena", "orders", "cadet", "random", "--games", "6", "--json",
    ];
    let output = sandtable(&arena, b"");
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let pair = &value["pairs"][0];
    assert_eq!(
        (&pair["a"], &pair["b"]),
        (&"cadet".into(), &"random".into())
    );
    assert_eq!(pair["games"], 6);
    for field in ["a_win_rate", "low", "high"] {
        assert!(pair[field].is_f64(), "{field}");
    }
}
