//! The program `sandtable`: every game and tool through one terminal command.
//!
//! One module a sub-command. Each takes its arguments and a writer, and gives a [`Verdict`] or an
//! error; this file alone turns them into an exit code: 0 good, 1 a scenario or verification
//! failed, 2 bad input. What must not live here: a rule of any game.
//!
//! Read [`args`] first: it is the list of what the program can do.

mod arena;
mod args;
mod bench;
mod board;
mod bot;
mod cards;
mod chairs;
mod choices;
mod completion;
mod editor;
mod files;
mod keyboard;
mod paint;
mod play;
mod prompt;
mod replay;
mod report;
mod scenario;
mod screen;
mod sim;
mod study;
#[cfg(test)]
#[path = "../../testkit/tests/table/toy.rs"]
mod toy;
mod verify;

use std::alloc::System;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use text::{Language, Texts};

use args::{Cli, Command, ScenarioCommand};

/// Counts allocations for `bench`. The counters cost a few instructions an allocation.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What a command that ran has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// All is as it should be.
    Good,
    /// Something that was checked is not so.
    Failed,
    /// The input makes no sense, and that has been told already.
    Broken,
}

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    match run(&mut out) {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Ok(Verdict::Broken) => ExitCode::from(2),
        // Whoever reads the output has seen enough (`sandtable … | head`).
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be done when even this cannot be written.
            let _ = writeln!(io::stderr(), "sandtable: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<io::Error>();
    cause.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run(out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way as well, and are no errors.
            error.print()?;
            return Ok(match error.exit_code() {
                0 => Verdict::Good,
                _ => Verdict::Broken,
            });
        }
    };
    let language = Language::choose(cli.lang.as_deref(), |name| std::env::var(name).ok()).map_err(
        |unknown| {
            let known = Language::ALL.map(Language::tag).join(", ");
            anyhow::anyhow!(
                "unknown language `{}`; the languages are: {known}",
                unknown.asked
            )
        },
    )?;
    let texts = Texts::new(language);
    let verdict = match cli.command {
        Command::Play(args) => play::run(&args, &texts, out),
        Command::Board {
            game,
            setup,
            content,
        } => board::run(game, &setup, &content, out),
        Command::Scenario(ScenarioCommand::Run { paths }) => scenario::run(&paths, out),
        Command::Scenario(ScenarioCommand::Covers { game, paths, both }) => {
            scenario::covers(game, &paths, both, out)
        }
        Command::Replay(args) => replay::run(&args, &texts, out),
        Command::Verify { record, content } => verify::run(&record, &content, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Report(args) => report::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Cards { game, content } => cards::run(game, &content, &texts, out),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "sandtable", &mut &mut *out);
            Ok(Verdict::Good)
        }
    }?;
    out.flush()?;
    Ok(verdict)
}
