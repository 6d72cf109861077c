//! Spoilt files given to the commands that read files: each ends with exit code 0, 1 or 2, soon, and
//! without much memory.
//!
//! `cargo test -p cli hostile_input` takes a few files of each kind; with `SANDTABLE_FUZZ=20000` so many in all.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use game::official::Seed;
use game::{Observer, Playout, Rng, Turn};
use games::{GameId, Table};
use testkit::fuzz::{self, Walker};
use text::{Language, Texts};

use crate::folder::Folder;
use crate::{errors, play};

/// The time limit of a command on a spoilt file, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// The memory limit of the whole test process, all commands at once.
const MOST_KIB: u64 = 2 << 20;
/// `verify`, `replay`, `analyse`, `resume`, `scenario run`, `--content`, `report`.
const COMMANDS: u32 = 7;

/// How many files for each command.
fn n_files() -> u32 {
    let asked = std::env::var("SANDTABLE_FUZZ").ok();
    let asked = asked.and_then(|text| text.parse::<u32>().ok());
    asked.unwrap_or(20 * COMMANDS).div_ceil(COMMANDS)
}

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Aborts the test run when the work takes too long, and writes down what it was.
struct Watch(
    #[expect(dead_code, reason = "its end is what the other side waits for")] mpsc::Sender<()>,
);

impl Watch {
    fn new(what: &str) -> Self {
        let (done, waiting) = mpsc::channel::<()>();
        let what = what.to_owned();
        std::thread::spawn(move || {
            if waiting.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                // A thread cannot be stopped from outside; what is lost is a test run that has failed.
                let _ = fs::write(std::env::temp_dir().join("sandtable-hangs"), what);
                std::process::abort();
            }
        });
        Self(done)
    }
}

thread_local! {
    /// Read once: the words take longer than most commands.
    static TEXTS: Texts = Texts::new(Language::English);
}

/// The command ends with a verdict or an error that can be told.
fn check(line: &[&str]) {
    let words = ["sandtable"].iter().chain(line).map(OsString::from);
    let mut out = Vec::new();
    TEXTS.with(|texts| {
        let _watch = Watch::new(&line.join(" "));
        if let Err(error) = crate::run(words.collect(), texts, &mut out) {
            let told = errors::tell(&error, texts);
            assert!(!told.is_empty() && told.len() < 1 << 20, "{told}");
        }
    });
    is_small();
}

/// Checks the peak memory of the process, where the system reports it.
fn is_small() {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let peak = peak.and_then(|text| text.trim().strip_suffix(" kB")?.trim().parse().ok());
    assert!(peak.unwrap_or(0) < MOST_KIB, "{peak:?} KiB");
}

/// A table after so many moves, or when it is over.
fn played(game: GameId, n_moves: usize) -> Table {
    let seed = Seed::new([game as u8 + 1; 32]);
    let mut table = Table::sit(game, &[], Some(seed)).unwrap();
    let mut rng = Playout::new(5);
    while table.n_moves() < n_moves {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => drop(table.draw_chance().unwrap()),
            Turn::Seats(asked) => {
                let seat = asked.lowest().unwrap();
                let sight = table.sight(Observer::Seat(seat), table.n_moves());
                let n = sight.choices.len() as u32;
                let choice = &sight.choices[rng.below(n) as usize];
                table.play(seat, &choice.text).unwrap();
            }
        }
    }
    table
}

/// Finished and unfinished records of every game.
fn records() -> Vec<String> {
    let tables = GameId::ALL.map(|game| [played(game, usize::MAX), played(game, 40)]);
    let tables = tables.into_iter().flatten();
    tables
        .map(|table| table.record().expose().to_string())
        .collect()
}

#[test]
fn verify_survives_any_file() {
    let folder = Folder::new("hostile_input-verify");
    Walker::new(&records(), 7).walk("verify", n_files(), |_, data| {
        let path = folder.path().join("record");
        fs::write(&path, data).unwrap();
        check(&["verify", path.to_str().unwrap()]);
    });
}

#[test]
fn replay_survives_any_file() {
    let folder = Folder::new("hostile_input-replay");
    let rng = Mutex::new(Playout::new(8));
    Walker::new(&records(), 8).walk("replay", n_files(), |_, data| {
        let path = folder.path().join("record");
        fs::write(&path, data).unwrap();
        let path = path.to_str().unwrap();
        let (way, to) = {
            let mut rng = rng.lock().unwrap();
            (rng.below(4), rng.below(60).to_string())
        };
        match way {
            0 => check(&["replay", path]),
            1 => check(&["replay", path, "--observer", "spectator", "--to", &to]),
            2 => check(&["replay", path, "--observer", "uk", "--to", &to]),
            _ => check(&["replay", path, "--to", &to]),
        }
    });
}

#[test]
fn analyse_survives_any_file() {
    let folder = Folder::new("hostile_input-analyse");
    Walker::new(&records(), 13).walk("analyse", n_files(), |_, data| {
        let path = folder.path().join("record");
        fs::write(&path, data).unwrap();
        let line = ["analyse", path.to_str().unwrap()];
        check(&[&line[..], &["--effort", "1", "--threads", "1"]].concat());
    });
}

#[test]
fn resume_survives_any_file() {
    let folder = Folder::new("hostile_input-resume");
    let saves: Vec<String> = GameId::ALL
        .map(|game| play::hostile_input::inner(&played(game, 60)))
        .to_vec();
    Walker::new(&saves, 9).walk("resume", n_files(), |i, data| {
        let path = folder.path().join("save");
        let _watch = Watch::new("resume");
        TEXTS
            .with(|texts| play::hostile_input::resume(&folder, &path, GameId::ALL[i], data, texts));
        is_small();
    });
}

#[test]
fn scenario_run_survives_any_file() {
    let folder = Folder::new("hostile_input-scenario");
    let files = testkit::scenario::find(&[root("tests/scenarios")]).unwrap();
    let texts: Vec<String> = files
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    Walker::new(&texts, 10).walk("scenario", n_files(), |_, data| {
        let path = folder.path().join("a.scn");
        fs::write(&path, data).unwrap();
        check(&["scenario", "run", path.to_str().unwrap()]);
    });
}

#[test]
fn any_content_is_taken_or_refused() {
    let all: Vec<(GameId, String, String)> = GameId::ALL
        .into_iter()
        .flat_map(|game| {
            let files = fuzz::read_content(&root(&format!("content/{}", game.name()))).unwrap();
            let files = files.into_iter();
            files.map(move |(name, text)| (game, name, text))
        })
        .collect();
    let texts: Vec<String> = all.iter().map(|(_, _, text)| text.clone()).collect();
    let folder = Folder::new("hostile_input-content");
    Walker::new(&texts, 11).walk("content", n_files(), |i, data| {
        let (game, name, _) = &all[i];
        let inside = folder.path().join(game.name());
        let path = inside.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, data).unwrap();
        let content = inside.to_str().unwrap();
        check(&["cards", game.name(), "--content", content]);
        check(&["board", game.name(), "--content", content]);
        fs::remove_file(&path).unwrap();
    });
}

/// The bytes of a file with some of them spoilt.
fn spoilt(bytes: &[u8], rng: &mut Playout) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len().max(1) as u32) as usize;
        // The end of a Parquet file says where everything is.
        let at = if rng.below(2) == 0 {
            at
        } else {
            bytes.len() - 1 - at % bytes.len().min(600)
        };
        match rng.below(6) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] = 0xff,
            2 => bytes[at] = 0,
            _ => bytes[at] ^= 1 << rng.below(8),
        }
    }
    bytes
}

#[test]
fn report_survives_any_file() {
    let folder = Folder::new("hostile_input-report");
    let mut rng = Playout::new(12);
    let runs: Vec<(PathBuf, BTreeMap<PathBuf, Vec<u8>>)> = GameId::ALL
        .iter()
        .map(|game| {
            let run = folder.path().join(game.name());
            let out = run.to_str().unwrap();
            let line = ["sim", game.name(), "--seats", "random", "--games", "40"];
            check(&[&line[..], &["--threads", "1", "--out", out]].concat());
            let files = fs::read_dir(&run)
                .unwrap()
                .map(|entry| entry.unwrap().path());
            let files = files.map(|path| (path.clone(), fs::read(&path).unwrap()));
            (run.clone(), files.collect())
        })
        .collect();
    for _ in 0..n_files() {
        let (run, files) = &runs[rng.below(runs.len() as u32) as usize];
        let (path, bytes) = files
            .iter()
            .nth(rng.below(files.len() as u32) as usize)
            .unwrap();
        let spoilt = spoilt(bytes, &mut rng);
        fs::write(path, &spoilt).unwrap();
        let page = folder.path().join("page.html");
        let line = [
            "report",
            run.to_str().unwrap(),
            "--out",
            page.to_str().unwrap(),
        ];
        let result = std::panic::catch_unwind(|| check(&line));
        if result.is_err() {
            let kept = std::env::temp_dir().join("sandtable-fuzz-report");
            fs::write(&kept, &spoilt).unwrap();
            panic!("{} spoilt as {} panics", path.display(), kept.display());
        }
        fs::write(path, bytes).unwrap();
    }
}
