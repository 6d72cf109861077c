//! The program `sandtable`: every game and tool through one terminal command.
//!
//! One module a sub-command, in folders by job: `play` at the table (`terminal` is what it is shown
//! on), `records`, `study`, `lookup`, `scenario`; `line` is the command line itself. Each takes its
//! arguments and a writer, and gives a [`Verdict`] or an error; this file alone turns them into an exit
//! code: 0 good, 1 a scenario or verification failed, 2 bad input, 130 interrupted. What must not live
//! here: a rule of any game.
//!
//! Read [`args`] first: it is the list of what the program can do.

#[cfg(test)]
#[path = "../tests/support/folder.rs"]
mod folder;
#[cfg(test)]
mod hostile_input;
mod line;
mod lookup;
mod play;
mod records;
mod scenario;
mod site;
mod study;
mod terminal;
#[cfg(test)]
#[path = "../../testkit/tests/table/toy.rs"]
mod toy;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use text::Texts;

use clean::{Clean, clean};
use line::args::{Cli, Command, ScenarioCommand};
use line::{args, errors, help, language, usage_error};
use lookup::{board, cards};
use records::{files, home, replay, save, seal, verify};
use study::{analyse, arena, bench, report, sim, train};
use terminal::{
    clean, completion, cover, editor, interrupt, keyboard, pager, paint, prompt, screen,
};

/// How a command ended that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// All is well.
    Good,
    /// A check failed.
    Failed,
    /// The input has a fault, which has been told already.
    BadInput,
    /// It was interrupted before it was done.
    Stopped,
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let (texts, language) = language::texts(&line, |name| std::env::var(name).ok());
    let mut out = io::stdout().lock();
    let result = match language {
        Ok(()) => run(line, &texts, &mut out),
        Err(unknown) => Err(language::unknown(&unknown, &texts)),
    };
    match result {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Ok(Verdict::BadInput) => ExitCode::from(2),
        Ok(Verdict::Stopped) => ExitCode::from(interrupt::CODE),
        // The reader of the output has closed it (`sandtable … | head`).
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let told = errors::tell(&error, &texts);
            // An error of writing the error has no other place to go.
            let _ = writeln!(io::stderr(), "sandtable: {}", clean(&told));
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<io::Error>();
    cause.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Parses a command line; the language of help is that of `command`.
fn parse(line: Vec<OsString>, command: &clap::Command) -> Result<Cli, clap::Error> {
    let matches = command.clone().try_get_matches_from(line)?;
    let cli = Cli::from_arg_matches(&matches)?;
    match cli.command {
        // `sandtable help play` is `sandtable play --help`.
        Command::Help { command: names } => {
            let words = [command.get_name()].map(str::to_owned).into_iter();
            let words = words.chain(names).chain(["--help".to_owned()]);
            parse(words.map(OsString::from).collect(), command)
        }
        _ => Ok(cli),
    }
}

fn run(line: Vec<OsString>, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let mut command = help::speak(Cli::command(), texts);
    let cli = match parse(line, &command) {
        Ok(cli) => cli,
        // Help and version come this way as well, and are no errors.
        Err(error) => return Ok(usage_error::answer(error, texts)?),
    };
    let is_asked = cli.lang.is_some();
    let verdict = match cli.command {
        // It writes control codes of its own, and cleans foreign text itself.
        Command::Play(args) => play::run(&args, is_asked, texts, out),
        other => answer(other, &mut command, texts, &mut Clean(&mut *out)),
    }?;
    out.flush()?;
    Ok(verdict)
}

/// Runs a command other than `play`.
fn answer(
    asked: Command,
    command: &mut clap::Command,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    match asked {
        Command::Play(_) => Ok(Verdict::Good),
        Command::Serve { port, no_browser } => site::serve(port, !no_browser, texts, out),
        Command::Site { folder } => site::write(&folder, texts, out),
        Command::Board {
            game,
            setup,
            content,
        } => board::run(game, &setup, &content, texts, out),
        Command::Cards { game, content } => cards::run(game, &content, texts, out),
        Command::Replay(args) => replay::run(&args, texts, out),
        Command::Verify { record, content } => verify::run(&record, &content, texts, out),
        Command::Analyse(args) => analyse::run(&args, texts, out),
        Command::Sim(args) => sim::run(&args, texts, out),
        Command::Arena(args) => arena::run(&args, texts, out),
        Command::Train(args) => train::run(&args, texts, out),
        Command::Report(args) => report::run(&args, texts, out),
        Command::Bench(args) => bench::run(&args, texts, out),
        Command::Scenario(ScenarioCommand::Run { paths }) => scenario::run(&paths, texts, out),
        Command::Scenario(ScenarioCommand::Covers { game, paths, both }) => {
            scenario::covers(game, &paths, both, texts, out)
        }
        Command::Completions { shell } => {
            clap_complete::generate(shell, command, "sandtable", &mut &mut *out);
            Ok(Verdict::Good)
        }
        // Answered while parsing.
        Command::Help { .. } => Ok(Verdict::Good),
    }
}
