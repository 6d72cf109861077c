//! Training: trained weights play better, and do not depend on how the work was cut.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::Watch;
use lab::train::{Calibrated, RoundEnd, Stage, Training};

fn training() -> Training {
    Training {
        game: "orders".to_owned(),
        rules: 1,
        variant: Some("alpine".to_owned()),
        games: 150,
        rounds: 1,
        seed: 4,
        iterations: 1,
        bootstrap: 0,
        compare: 0,
        kept: Vec::new(),
        start: None,
    }
}

/// A folder of its own that goes when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let name = format!("sandtable-train-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

/// Trains until that many games were told of, or to the end; gives what rounds came to.
fn train(folder: &Path, threads: usize, stop_after: u64) -> Vec<RoundEnd> {
    train_so(&training(), folder, threads, stop_after).0
}

/// The same for another training; gives also the calibrated variants.
fn train_so(
    training: &Training,
    folder: &Path,
    threads: usize,
    stop_after: u64,
) -> (Vec<RoundEnd>, Vec<Calibrated>) {
    let stop = AtomicBool::new(false);
    let n_done = AtomicU64::new(0);
    let (ends, calibrated) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let stage = |stage: Stage| match stage {
        Stage::Ended(end) => ends.lock().unwrap().push(*end),
        Stage::Calibrated(variant) => calibrated.lock().unwrap().push(*variant),
        _ => {}
    };
    let done = |n: u64| {
        if n_done.fetch_add(n, Ordering::Relaxed) + n >= stop_after {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let watch = Watch::new(&stop, &done);
    let weights_file = training.go(None, folder, threads, watch, &stage).unwrap();
    assert_eq!(weights_file.is_none(), stop.load(Ordering::Relaxed));
    (ends.into_inner().unwrap(), calibrated.into_inner().unwrap())
}

#[test]
fn trained_weights_win_and_do_not_depend_on_threads_or_interruptions() {
    let folder = Scratch::new("learn");
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let ends = train(&one, 2, u64::MAX);
    assert_eq!(ends.len(), 1);
    assert!(ends[0].is_accepted && ends[0].low > 0.5, "{ends:?}");
    assert!(ends[0].account.log_loss < 0.69, "{ends:?}");
    // Stopped in the middle of the games, and resumed on one thread.
    assert!(train(&two, 1, 70).is_empty());
    assert!(!two.join("weights.toml").exists());
    assert_eq!(train(&two, 1, u64::MAX).len(), 1);
    let weights_file = |folder: &Path| fs::read_to_string(folder.join("weights.toml")).unwrap();
    assert_eq!(weights_file(&one), weights_file(&two));
    // A finished round is not repeated.
    let ends = train(&two, 1, 1);
    assert!(ends[0].is_accepted);
}

#[test]
fn bootstrapped_targets_and_move_comparisons_are_fitted_and_then_calibrated() {
    let folder = Scratch::new("bootstrap");
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let training = Training {
        games: 100,
        bootstrap: 2,
        compare: 1,
        ..training()
    };
    let (ends, calibrated) = train_so(&training, &one, 2, u64::MAX);
    assert!(ends[0].is_accepted && ends[0].low > 0.5, "{ends:?}");
    let [calibrated] = &calibrated[..] else {
        panic!("one variant is trained: {calibrated:?}");
    };
    assert_eq!(calibrated.variant, "alpine");
    let report = &calibrated.account;
    assert!(report.n > 0 && report.log_loss < 0.69, "{report:?}");
    train_so(&training, &two, 1, u64::MAX);
    let weights_file = |folder: &Path| fs::read_to_string(folder.join("weights.toml")).unwrap();
    assert_eq!(weights_file(&one), weights_file(&two));
    // Calibration changed the fitted weights.
    let fitted = fs::read_to_string(one.join("alpine/round-1/weights.toml")).unwrap();
    assert_ne!(weights_file(&one), fitted);
}

#[test]
fn a_folder_with_another_training_is_left_alone() {
    let folder = Scratch::new("other");
    fs::write(folder.path().join("training.toml"), "game = \"rush\"\n").unwrap();
    let stop = AtomicBool::new(false);
    let watch = Watch::new(&stop, &|_| {});
    let stage = |_| panic!("no stage begins");
    let trained = training().go(None, folder.path(), 1, watch, &stage);
    let error = trained.unwrap_err();
    assert!(error.to_string().contains("another training"), "{error}");
}
