//! Signals end the program at once, and it says so.
#![cfg(unix)]

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than any command needs to notice, on a machine with other things to do.
const PATIENCE: Duration = Duration::from_secs(30);

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Starts that command in a folder of its own, waits until that file is there, and sends the signal; gives
/// the exit code and what was said.
fn interrupted(name: &str, line: &str, until: &str, signal: &str) -> (Option<i32>, String) {
    let folder = format!("sandtable-signals-{}-{name}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(folder));
    std::fs::create_dir_all(&folder.0).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(line.split(' '))
        .current_dir(&folder.0)
        .env("SANDTABLE_HOME", folder.0.join("home"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let began = Instant::now();
    while !folder.0.join(until).exists() && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(folder.0.join(until).exists(), "{line} has not begun");
    // A moment into its work.
    std::thread::sleep(Duration::from_millis(300));
    let id = child.id().to_string();
    let kill = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(kill.unwrap().success());
    let began = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if began.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("{line} goes on after {signal}");
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let mut text = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut text)
        .unwrap();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut text)
        .unwrap();
    (status.code(), text)
}

#[test]
fn a_long_study_stops_with_what_it_has() {
    let sim = "sim quartermaster --seats officer --games 10000000 --out run";
    for signal in ["INT", "TERM"] {
        let (code, text) = interrupted(signal, sim, "run/parts", signal);
        assert_eq!(code, Some(130), "{text}");
        assert!(text.contains("stopped; "), "{text}");
    }
}

#[test]
fn a_table_is_kept_while_a_bot_thinks() {
    let play = "play orders --seats general:10000000,human --record kept --lang en";
    for signal in ["INT", "TERM", "HUP"] {
        let (code, text) = interrupted(&format!("play-{signal}"), play, "kept", signal);
        assert_eq!(code, Some(130), "{text}");
        assert!(text.contains("Saved in kept"), "{text}");
    }
}
