//! Training: whoever learned plays better, and how the work was cut changes nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::train::{Held, Onlooker, RoundEnd, Stage, Training};

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

/// The same for another training; gives also which variants were held to what comes.
fn train_so(
    training: &Training,
    folder: &Path,
    threads: usize,
    stop_after: u64,
) -> (Vec<RoundEnd>, Vec<Held>) {
    let stop = AtomicBool::new(false);
    let n_done = AtomicU64::new(0);
    let (ends, held) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let stage = |stage: Stage| match stage {
        Stage::Ended(end) => ends.lock().unwrap().push(*end),
        Stage::Held(variant) => held.lock().unwrap().push(*variant),
        _ => {}
    };
    let done = |n: u64| {
        if n_done.fetch_add(n, Ordering::Relaxed) + n >= stop_after {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let onlooker = Onlooker {
        stop: &stop,
        stage: &stage,
        done: &done,
    };
    let weights_file = training.go(None, folder, threads, onlooker).unwrap();
    assert_eq!(weights_file.is_none(), stop.load(Ordering::Relaxed));
    (ends.into_inner().unwrap(), held.into_inner().unwrap())
}

#[test]
fn what_was_learned_wins_and_does_not_depend_on_threads_or_interruptions() {
    let folder = Scratch::new("learn");
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let ends = train(&one, 2, u64::MAX);
    assert_eq!(ends.len(), 1);
    assert!(ends[0].is_accepted && ends[0].low > 0.5, "{ends:?}");
    assert!(ends[0].account.log_loss < 0.69, "{ends:?}");
    // Stopped in the middle of the games, and gone on with on one thread.
    assert!(train(&two, 1, 70).is_empty());
    assert!(!two.join("weights.toml").exists());
    assert_eq!(train(&two, 1, u64::MAX).len(), 1);
    let weights_file = |folder: &Path| fs::read_to_string(folder.join("weights.toml")).unwrap();
    assert_eq!(weights_file(&one), weights_file(&two));
    // What is there is not learned again.
    let ends = train(&two, 1, 1);
    assert!(ends[0].is_accepted);
}

#[test]
fn what_is_seen_coming_of_positions_and_moves_is_learned_and_in_the_end_held_to_what_comes() {
    let folder = Scratch::new("ahead");
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let training = Training {
        games: 100,
        bootstrap: 2,
        compare: 1,
        ..training()
    };
    let (ends, held) = train_so(&training, &one, 2, u64::MAX);
    assert!(ends[0].is_accepted && ends[0].low > 0.5, "{ends:?}");
    let [held] = &held[..] else {
        panic!("one variant is learned: {held:?}");
    };
    assert_eq!(held.variant, "alpine");
    assert!(
        held.account.n > 0 && held.account.log_loss < 0.69,
        "{held:?}"
    );
    train_so(&training, &two, 1, u64::MAX);
    let weights_file = |folder: &Path| fs::read_to_string(folder.join("weights.toml")).unwrap();
    assert_eq!(weights_file(&one), weights_file(&two));
    // What was fitted and what it is in the end differ only in how sure they are.
    let fitted = fs::read_to_string(one.join("alpine/round-1/weights.toml")).unwrap();
    assert_ne!(weights_file(&one), fitted);
}

#[test]
fn a_folder_with_another_training_is_left_alone() {
    let folder = Scratch::new("other");
    fs::write(folder.path().join("training.toml"), "game = \"rush\"\n").unwrap();
    let stop = AtomicBool::new(false);
    let onlooker = Onlooker {
        stop: &stop,
        stage: &|_| panic!("nothing is begun"),
        done: &|_| {},
    };
    let error = training().go(None, folder.path(), 1, onlooker).unwrap_err();
    assert!(error.to_string().contains("another training"), "{error}");
}
