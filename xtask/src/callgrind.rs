//! `cargo xtask callgrind`: how many instructions does one decision cost?
//!
//! Time on a shared machine drifts; instruction counts do not. The release program, built with
//! line tables so that costs can be attributed, plays some games and then more games under
//! `valgrind --tool=callgrind`. Both runs start and load content alike, so the difference of
//! their instructions over the difference of their decisions is the price of a decision alone.
//!
//! The counts stay in the target folder as `callgrind.GAME.N.out`; `callgrind_annotate` on the larger
//! one says where the instructions went.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::{Arg, ArgMatches};
use serde_json::Value;

use crate::tidy::GAMES;
use crate::workspace::{self, Workspace};

/// Which games are counted, and how many of each the two runs play.
#[derive(Clone, Debug)]
pub(crate) struct Sizes {
    /// All if none is named.
    games: Vec<String>,
    few: u64,
    many: u64,
}

impl Sizes {
    /// The chore with its arguments.
    pub(crate) fn command(command: clap::Command) -> clap::Command {
        let games = Arg::new("GAME")
            .help("Which games; all if none is named")
            .num_args(0..)
            .value_parser(GAMES);
        let size = |name: &'static str, help: &'static str, value: &'static str| {
            Arg::new(name)
                .long(name)
                .help(help)
                .default_value(value)
                .value_parser(clap::value_parser!(u64))
        };
        command
            .arg(games)
            .arg(size("few", "Games of the shorter run", "10"))
            .arg(size("many", "Games of the longer run", "60"))
    }

    /// What was said on the command line.
    pub(crate) fn read(said: &ArgMatches) -> Self {
        let games = said.get_many::<String>("GAME").into_iter().flatten();
        let size = |name: &str| *said.get_one(name).expect("it has a default");
        Self {
            games: games.cloned().collect(),
            few: size("few"),
            many: size("many"),
        }
    }
}

/// What one run cost.
#[derive(Clone, Copy, Debug)]
struct Cost {
    instructions: u64,
    decisions: f64,
}

/// Counts and prints.
pub(crate) fn run(workspace: &Workspace, sizes: &Sizes) -> Result<()> {
    ensure!(sizes.few < sizes.many, "--few must be less than --many");
    ensure_valgrind()?;
    let program = workspace.build_program("callgrind", &["--package", "cli"])?;
    let named = sizes.games.iter().map(String::as_str);
    let all = GAMES.into_iter().filter(|_| sizes.games.is_empty());
    for game in named.chain(all) {
        let few = count(&program, game, sizes.few)?;
        let many = count(&program, game, sizes.many)?;
        let each = per_decision(few, many)?;
        println!(
            "{game}: {each:.0} instructions per decision ({:.0} decisions in {} games, less {:.0} \
             in {})",
            many.decisions, sizes.many, few.decisions, sizes.few
        );
    }
    Ok(())
}

fn ensure_valgrind() -> Result<()> {
    let status = Command::new("valgrind")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    ensure!(
        status.is_ok_and(|status| status.success()),
        "valgrind is missing: install it by the system's package manager \
         (`apt install valgrind`, `dnf install valgrind`)"
    );
    Ok(())
}

/// Plays so many games of one kind under callgrind.
fn count(program: &Path, game: &str, games: u64) -> Result<Cost> {
    let out = out_file(program, game, games);
    println!("playing {games} games of {game} under callgrind …");
    let report = workspace::output(
        Command::new("valgrind")
            .arg("--tool=callgrind")
            .arg("--quiet")
            .arg(format!("--callgrind-out-file={}", out.display()))
            .arg(program)
            .args(["bench", game, "--json", "--games"])
            .arg(games.to_string()),
    )?;
    let counts = std::fs::read_to_string(&out)
        .with_context(|| format!("while reading what callgrind wrote to {}", out.display()))?;
    Ok(Cost {
        instructions: instructions(&counts)?,
        decisions: decisions(&report, games)?,
    })
}

fn out_file(program: &Path, game: &str, games: u64) -> PathBuf {
    program.with_file_name(format!("callgrind.{game}.{games}.out"))
}

/// The total in a file of callgrind.
fn instructions(counts: &str) -> Result<u64> {
    counts
        .lines()
        .find_map(|line| line.strip_prefix("totals:"))
        .context("callgrind wrote no line `totals:`")?
        .trim()
        .parse()
        .context("while reading callgrind's total")
}

/// How many decisions a run of `sandtable bench --json` reports.
fn decisions(report: &str, games: u64) -> Result<f64> {
    let report: Value = serde_json::from_str(report)
        .context("while reading what `sandtable bench --json` wrote")?;
    let played = report["games"]
        .as_u64()
        .context("`sandtable bench --json` gives no number `games`")?;
    ensure!(
        played == games,
        "asked for {games} games, {played} were played"
    );
    let each = report["decisions_per_game"]
        .as_f64()
        .context("`sandtable bench --json` gives no number `decisions_per_game`")?;
    #[expect(clippy::cast_precision_loss, reason = "games are few")]
    Ok(each * played as f64)
}

/// What one decision of the additional games costs.
fn per_decision(few: Cost, many: Cost) -> Result<f64> {
    let decisions = many.decisions - few.decisions;
    let instructions = many
        .instructions
        .checked_sub(few.instructions)
        .context("more games cost fewer instructions")?;
    ensure!(decisions > 0.0, "more games made no more decisions");
    #[expect(
        clippy::cast_precision_loss,
        reason = "the quotient is printed rounded"
    )]
    Ok(instructions as f64 / decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_the_program_is_not_counted() {
        let cost = |instructions, decisions| Cost {
            instructions,
            decisions,
        };
        let each = per_decision(cost(1_000_500, 10.0), cost(1_002_500, 50.0)).unwrap();
        assert!((each - 50.0).abs() < 1e-9, "{each}");
        assert!(per_decision(cost(10, 5.0), cost(20, 5.0)).is_err());
        assert!(per_decision(cost(20, 5.0), cost(10, 6.0)).is_err());
    }

    #[test]
    fn totals_are_read_from_callgrinds_file() {
        assert_eq!(instructions("version: 1\ntotals: 1234\n").unwrap(), 1234);
        assert!(instructions("version: 1\n").is_err());
        assert!(instructions("totals: many\n").is_err());
    }

    #[test]
    fn decisions_come_from_the_report() {
        let report = r#"{"games": 4, "decisions_per_game": 250.5}"#;
        assert!((decisions(report, 4).unwrap() - 1002.0).abs() < 1e-9);
        assert!(decisions(report, 5).is_err(), "another number of games");
        assert!(decisions(r#"{"games": 4}"#, 4).is_err());
        assert!(decisions("4 games", 4).is_err());
    }
}
