//! The module that stands in for a page does in WebAssembly what its crates do natively.
//!
//! The tests build it themselves (for `wasm32-unknown-unknown`) and run it in an interpreter, so
//! that neither a browser nor a tool is needed.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use bots::Level;
use flate2::Compression;
use flate2::write::GzEncoder;
use games::GameId;
use text::Language;
use wasmi::{Engine, Linker, Memory, Module, Store, TypedFunc};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";

/// How large the module may get, gzipped, with all games, the bots and the words of all languages, of which
/// a page fetches one.
const LARGEST: usize = 1_100_000;

/// The module's bytes.
static MODULE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let path = build();
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
});

/// Builds the module and says where it is.
fn build() -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["build", "--package", "wasm", "--bin", "wasm-stand-in"])
        .args(["--target", TARGET, "--profile", PROFILE])
        // Nothing binds this module, so what a binder would drop is dropped here.
        .args(["--config", "profile.wasm.strip=true"])
        .args(["--message-format", "json"])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{errors}\nif the target is missing: `rustup target add {TARGET}`"
    );
    let messages = String::from_utf8(output.stdout).unwrap();
    let file = messages.lines().find_map(|message| {
        let (_, rest) = message.split_once("\"executable\":\"")?;
        rest.split('"').next()
    });
    file.expect("cargo names the module")
        .replace("\\\\", "\\")
        .into()
}

/// The module in an interpreter.
struct Instance {
    store: Store<()>,
    memory: Memory,
    main: TypedFunc<(i32, i32), i32>,
    question: usize,
}

impl Instance {
    fn new() -> Self {
        let engine = Engine::default();
        let module = Module::new(&engine, &MODULE[..]).unwrap();
        let mut store = Store::new(&engine, ());
        // No import is defined: a module that needs one does not link.
        let linker = Linker::new(&engine);
        let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
        let memory = instance.get_memory(&store, "memory").unwrap();
        let main = instance.get_typed_func(&store, "main").unwrap();
        let mut instance = Self {
            store,
            memory,
            main,
            question: 0,
        };
        instance.question = instance.read().parse().unwrap();
        instance
    }

    fn ask(&mut self, question: &str) -> String {
        let bytes: Vec<u8> = question.bytes().chain([0]).collect();
        self.memory
            .write(&mut self.store, self.question, &bytes)
            .unwrap();
        self.read()
    }

    /// Reads up to the next zero.
    fn read(&mut self) -> String {
        let mut bytes = Vec::new();
        loop {
            match self.main.call(&mut self.store, (0, 0)) {
                Ok(0) => break,
                Ok(byte) => bytes.push(byte as u8),
                Err(trap) => {
                    let panic = self.read();
                    panic!("the module panics: {panic} ({trap})");
                }
            }
        }
        String::from_utf8(bytes).unwrap()
    }
}

/// Asks the module and the native crates the same.
fn check(instance: &mut Instance, question: &str) -> String {
    let answer = instance.ask(question);
    let native = wasm::answer(question);
    let line = question.lines().next().unwrap();
    assert!(!native.starts_with("cannot answer"), "{native}");
    if answer != native {
        let differs = answer
            .lines()
            .zip(native.lines())
            .find(|(one, two)| one != two);
        panic!("`{line}` is answered otherwise in WebAssembly: {differs:?}");
    }
    answer
}

#[test]
fn golden_games_are_the_same_in_webassembly() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let mut instance = Instance::new();
    let mut n_games = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path
            .extension()
            .is_some_and(|extension| extension == "play")
        {
            let stored = std::fs::read_to_string(&path).unwrap();
            let answer = instance.ask(&format!("golden\n{stored}"));
            if answer != stored {
                let mut lines = answer.lines().zip(stored.lines());
                let differs = lines.find(|(found, stored)| found != stored);
                panic!("{} differs in WebAssembly: {differs:?}", path.display());
            }
            n_games += 1;
        }
    }
    assert!(n_games >= GameId::ALL.len(), "{n_games}");
}

#[test]
fn every_game_is_told_alike_in_every_language() {
    let mut instance = Instance::new();
    for id in GameId::ALL {
        let mut tellings: Vec<String> = Vec::new();
        for language in Language::ALL {
            let question = format!("words {} {language}", id.name());
            let told = check(&mut instance, &question);
            assert!(!told.contains(text::MISSING), "{told}");
            assert!(!tellings.contains(&told), "two languages say the same");
            tellings.push(told);
        }
    }
}

#[test]
fn bots_choose_alike() {
    let mut instance = Instance::new();
    for id in GameId::ALL {
        for level in [Level::Cadet, Level::Officer] {
            check(&mut instance, &format!("bot {} {level}", id.name()));
        }
    }
}

#[test]
fn a_question_that_is_not_understood_is_said_to_be_one() {
    let mut instance = Instance::new();
    for question in [
        "",
        "dance",
        "words chess en",
        "words rush xx",
        "golden\nplay",
    ] {
        let answer = instance.ask(question);
        assert!(answer.starts_with("cannot answer"), "{answer}");
        assert_eq!(answer, wasm::answer(question));
    }
}

#[test]
fn the_module_stays_small() {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&MODULE).unwrap();
    let packed = gzip.finish().unwrap().len();
    let line = format!(
        "WebAssembly with {} games, {} languages and bots: {} bytes, {packed} gzipped\n",
        GameId::ALL.len(),
        Language::ALL.len(),
        MODULE.len()
    );
    // Around the test's captured output: it should be seen to grow.
    std::io::stderr().write_all(line.as_bytes()).unwrap();
    assert!(packed <= LARGEST, "{line}");
}
