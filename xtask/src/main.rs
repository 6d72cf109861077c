//! Chores of the project in Rust, so that a machine with `rustup` needs nothing else.
//!
//! One module a chore; [`workspace`] knows where the project is and how to call cargo. What must
//! not live here: anything the program `sandtable` does. A chore may run that program, never
//! link it, so that a broken rule cannot take the tools down with it.
//!
//! Read [`Chore`] first.

#![expect(
    clippy::print_stdout,
    reason = "chores are run by a person at a terminal and report there"
)]

mod browser;
mod callgrind;
mod golden;
mod play;
mod rust_source;
mod steps;
mod tidy;
mod tree;
mod web;
mod workspace;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::workspace::Workspace;

/// Chores of the Sandtable project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Build the page, serve it on this machine and open a browser.
    Play {
        /// Where to listen; the next free port is taken if it is not free.
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Only print the address.
        #[arg(long)]
        no_browser: bool,
    },
    /// Build the page and lay it out in `target/site`.
    Web,
    /// Build `sandtable` as people are given it: with the page inside, small and fast.
    Program,
    /// Use the page in a real browser, as people would.
    Browser,
    /// Take pictures of every main screen, into `target/shots`.
    Shots,
    /// Run every check, in order, up to the first that fails.
    Test,
    /// Check what the compiler cannot: arrows, headers, coverage of cards and rulings, links …
    Tidy {
        /// Print the index ruling → code → scenario as well.
        #[arg(long)]
        rules: bool,
    },
    /// Replay the golden games and tree counts and compare.
    Golden {
        /// Write what comes out as the new expectation.
        #[arg(long)]
        accept: bool,
    },
    /// Count instructions per decision under valgrind; steady on a noisy machine.
    Callgrind(callgrind::Sizes),
}

fn main() -> ExitCode {
    let chore = Chore::parse();
    match run(&chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // A closed terminal is no reason to panic on the way out.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: &Chore) -> anyhow::Result<()> {
    let workspace = Workspace::find()?;
    match chore {
        Chore::Play { port, no_browser } => play::run(&workspace, *port, !no_browser),
        Chore::Web => web::run(&workspace, web::QUICK).map(drop),
        Chore::Program => {
            let site = web::run(&workspace, web::SMALL)?;
            let program = workspace.build_program_with("release", &site)?;
            println!("{}", program.display());
            Ok(())
        }
        Chore::Browser => browser::run(&workspace, "play"),
        Chore::Shots => browser::run(&workspace, "shots"),
        Chore::Test => steps::run(&workspace),
        Chore::Tidy { rules } => tidy::run(&workspace, *rules),
        Chore::Golden { accept } => golden::run(&workspace, *accept),
        Chore::Callgrind(sizes) => callgrind::run(&workspace, sizes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory;
        Chore::command().debug_assert();
    }
}
