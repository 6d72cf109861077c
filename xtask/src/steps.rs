//! `cargo xtask test`: everything that must hold, in order, up to the first thing that does not.
//!
//! The order is by price: what is cheap to check and cheap to mend comes first. A missing folder is
//! a failure like any other. Only a step whose tool is not part of rustup's stable toolchain
//! (cargo-deny, a browser) may be left out, and the summary says so.
//!
//! Tests run under `cargo test`. Components that rustup did not install (clippy, the target of
//! browsers) are installed.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::e2e;
use crate::tidy;
use crate::web::BROWSER;
use crate::workspace::{self, Workspace};

/// Where all scenarios are.
const SCENARIOS: &str = "tests/scenarios";

/// How many games are played and audited at the end.
const SMOKE_GAMES: &str = "300";

/// The feature with which `bench` tells that a game allocates nothing.
const COUNTING: &str = "cli/allocations";

/// How a step ended that did not fail.
enum Outcome {
    Passed,
    /// The tool it needs is missing on this machine.
    LeftOut {
        reason: String,
    },
}

/// One thing that must hold.
struct Step<'a> {
    name: &'static str,
    check: Box<dyn Fn() -> Result<Outcome> + 'a>,
}

impl<'a> Step<'a> {
    fn new(name: &'static str, check: impl Fn() -> Result<()> + 'a) -> Self {
        Self::optional(name, move || check().map(|()| Outcome::Passed))
    }

    /// A step that can be left out.
    fn optional(name: &'static str, check: impl Fn() -> Result<Outcome> + 'a) -> Self {
        Self {
            name,
            check: Box::new(check),
        }
    }
}

/// Runs all steps.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let cargo = |args: &[&str]| workspace::run(&mut workspace.cargo(args));
    let steps = [
        Step::new("format: cargo fmt --all --check", || {
            ensure_component(workspace, "fmt", "rustfmt")?;
            cargo(&["fmt", "--all", "--check"]).context("run `cargo fmt --all` to mend it")
        }),
        Step::new("lints: cargo clippy", || {
            ensure_component(workspace, "clippy", "clippy")?;
            cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ])
        }),
        Step::new("tidy: cargo xtask tidy", || tidy::run(workspace, false)),
        Step::optional("dependencies: cargo deny check", || {
            // Licences and origin are checked by tidy; this knows advisories as well.
            if !is_command(workspace, "deny") {
                let reason = "cargo-deny is not installed (`cargo install cargo-deny`)".to_owned();
                return Ok(Outcome::LeftOut { reason });
            }
            cargo(&["deny", "check"])?;
            Ok(Outcome::Passed)
        }),
        Step::new("tests: cargo test --workspace", || {
            // Among them those of crate `wasm`, which build and run a WebAssembly module.
            ensure_target(BROWSER)?;
            cargo(&["test", "--workspace", "--features", COUNTING])
        }),
        Step::optional("browser: cargo xtask e2e", || {
            if let Err(error) = e2e::ensure_browser() {
                let reason = format!("{error:#}");
                return Ok(Outcome::LeftOut { reason });
            }
            e2e::play(workspace)?;
            Ok(Outcome::Passed)
        }),
        Step::new("documentation: cargo doc", || {
            let mut doc = workspace.cargo(["doc", "--no-deps", "--workspace"]);
            workspace::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
        }),
        Step::new("scenarios: sandtable scenario run tests/scenarios", || {
            ensure!(
                workspace.root().join(SCENARIOS).is_dir(),
                "there is no folder {SCENARIOS}"
            );
            sandtable(workspace, &["scenario", "run", SCENARIOS])
        }),
        Step::new("smoke: sandtable bench GAME --audit", || {
            tidy::GAMES.iter().try_for_each(|game| {
                let args = ["bench", game, "--games", SMOKE_GAMES, "--audit"];
                sandtable(workspace, &args)
            })
        }),
    ];
    run_all(&steps, &mut io::stdout())
}

/// Runs the steps in order, announcing each, and stops at the first that fails.
fn run_all(steps: &[Step<'_>], out: &mut impl Write) -> Result<()> {
    let start = Instant::now();
    let n_steps = steps.len();
    let mut left_out = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        let number = i + 1;
        writeln!(out, "\n[{number}/{n_steps}] {}", step.name)?;
        out.flush()?;
        let step_start = Instant::now();
        let outcome = (step.check)();
        let took = seconds(step_start.elapsed());
        match outcome {
            Ok(Outcome::Passed) => writeln!(out, "[{number}/{n_steps}] ok, {took}")?,
            Ok(Outcome::LeftOut { reason }) => {
                writeln!(out, "[{number}/{n_steps}] left out: {reason}")?;
                left_out.push(step.name);
            }
            Err(error) => {
                writeln!(out, "[{number}/{n_steps}] FAILED after {took}")?;
                return Err(error.context(format!("step {number} of {n_steps} ({})", step.name)));
            }
        }
    }
    let took = seconds(start.elapsed());
    if left_out.is_empty() {
        writeln!(out, "\nall {n_steps} steps passed in {took}")?;
    } else {
        writeln!(
            out,
            "\n{} steps passed in {took}, {} left out: {}",
            n_steps - left_out.len(),
            left_out.len(),
            left_out.join("; ")
        )?;
    }
    Ok(())
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

fn sandtable(workspace: &Workspace, args: &[&str]) -> Result<()> {
    // The very build of the tests: another profile would compile everything once more.
    let program = workspace.build_program("dev", &["--workspace", "--features", COUNTING])?;
    workspace::run(
        Command::new(program)
            .args(args)
            .current_dir(workspace.root()),
    )
}

/// Makes sure that the standard library for that target is there.
pub(crate) fn ensure_target(target: &str) -> Result<()> {
    let has_target = || {
        let sysroot = workspace::output(Command::new("rustc").args([
            "--print",
            "target-libdir",
            "--target",
            target,
        ]));
        sysroot.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if has_target() {
        return Ok(());
    }
    println!("the target {target} is missing; asking rustup for it");
    let added = workspace::run(Command::new("rustup").args(["target", "add", target]));
    if added.is_err() || !has_target() {
        bail!("the target {target} is missing: run `rustup target add {target}`");
    }
    Ok(())
}

/// Whether cargo has that command.
fn is_command(workspace: &Workspace, command: &str) -> bool {
    workspace
        .cargo([command, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Makes sure that a cargo command of the toolchain is there; rustup may have left it out.
fn ensure_component(workspace: &Workspace, command: &str, component: &str) -> Result<()> {
    let is_there = || is_command(workspace, command);
    if is_there() {
        return Ok(());
    }
    println!("`cargo {command}` is missing; asking rustup for it");
    let added = workspace::run(
        Command::new("rustup")
            .args(["component", "add", component])
            .current_dir(workspace.root()),
    );
    if added.is_err() || !is_there() {
        bail!("`cargo {command}` is missing: run `rustup component add rustfmt clippy`");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn the_first_failure_stops_the_rest_and_is_named() {
        let later = Cell::new(false);
        let steps = [
            Step::new("one", || Ok(())),
            Step::new("two", || bail!("it is broken")),
            Step::new("three", || {
                later.set(true);
                Ok(())
            }),
        ];
        let mut out = Vec::new();
        let error = run_all(&steps, &mut out).expect_err("the second step fails");
        assert_eq!(format!("{error:#}"), "step 2 of 3 (two): it is broken");
        assert!(!later.get(), "the third step ran");
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("[2/3] FAILED"), "{text}");
        assert!(!text.contains("passed"), "{text}");
    }

    #[test]
    fn success_ends_with_a_summary() {
        let mut out = Vec::new();
        run_all(&[Step::new("one", || Ok(()))], &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("[1/1] one\n[1/1] ok, 0.0 s\n"), "{text}");
        assert!(text.ends_with("\nall 1 steps passed in 0.0 s\n"), "{text}");
    }

    #[test]
    fn a_step_that_was_left_out_is_not_called_ok() {
        let steps = [
            Step::new("one", || Ok(())),
            Step::optional("two: cargo deny", || {
                let reason = "no cargo-deny here".to_owned();
                Ok(Outcome::LeftOut { reason })
            }),
            Step::optional("three", || Ok(Outcome::Passed)),
        ];
        let mut out = Vec::new();
        run_all(&steps, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(
            text.contains("[2/3] two: cargo deny\n[2/3] left out: no cargo-deny here\n"),
            "{text}"
        );
        assert!(text.contains("[3/3] ok, 0.0 s\n"), "{text}");
        assert!(
            text.ends_with("\n2 steps passed in 0.0 s, 1 left out: two: cargo deny\n"),
            "{text}"
        );
    }
}
