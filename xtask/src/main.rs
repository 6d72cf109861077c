//! Chores of the project in Rust, so that a machine with `rustup` needs nothing else.
//!
//! One module a chore; [`workspace`] knows where the project is and how to call cargo. What must
//! not live here: anything the program `sandtable` does. A chore may run that program, never
//! link it, so that a broken rule cannot take the tools down with it.
//!
//! Read [`command`] first.

#![expect(
    clippy::print_stdout,
    reason = "chores are run by a person at a terminal and report there"
)]

mod callgrind;
mod e2e;
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

use anyhow::{Context, bail};
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::callgrind::Sizes;
use crate::workspace::Workspace;

/// What can be asked for. Written out, because deriving it takes longer to build than all chores.
fn command() -> Command {
    let chore = |name: &'static str, about: &'static str| Command::new(name).about(about);
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .help(help)
            .action(ArgAction::SetTrue)
    };
    let port = Arg::new("port")
        .long("port")
        .help("Where to listen; the next free port is taken if it is not free")
        .default_value("8080")
        .value_parser(clap::value_parser!(u16));
    Command::new("cargo xtask")
        .bin_name("cargo xtask")
        .about("Chores of the Sandtable project")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            chore(
                "play",
                "Build the page, serve it on this machine and open a browser",
            )
            .arg(port)
            .arg(flag("no-browser", "Only print the address")),
            chore("web", "Build the page and lay it out in `target/site`"),
            chore(
                "program",
                "Build `sandtable` as people are given it: with the page inside, small and fast",
            ),
            chore("e2e", "Use the page in a real browser, as people would"),
            chore(
                "shots",
                "Take pictures of every main screen, into `target/shots`",
            )
            .arg(
                Arg::new("only")
                    .long("only")
                    .value_name("SCREENS")
                    .help("Only these, with commas between them"),
            )
            .arg(
                Arg::new("lang")
                    .long("lang")
                    .value_name("TAG")
                    .help("In another language, into a folder of its own"),
            ),
            chore(
                "test",
                "Run every check, in order, up to the first that fails",
            ),
            chore(
                "tidy",
                "Check what the compiler cannot: arrows, headers, coverage of cards and rulings, links …",
            )
            .arg(flag(
                "rules",
                "Print the index ruling → code → scenario as well",
            )),
            chore("golden", "Replay the golden games and tree counts and compare").arg(flag(
                "accept",
                "Write what comes out as the new expectation",
            )),
            Sizes::command(chore(
                "callgrind",
                "Count instructions per decision under valgrind; steady on a noisy machine",
            )),
        ])
}

fn main() -> ExitCode {
    match run(&command().get_matches()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // A closed terminal is no reason to panic on the way out.
            let _ = writeln!(std::io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(said: &ArgMatches) -> anyhow::Result<()> {
    let workspace = Workspace::find()?;
    let (chore, said) = said.subcommand().context("no chore is named")?;
    match chore {
        "play" => {
            let port = *said.get_one("port").expect("it has a default");
            play::run(&workspace, port, !said.get_flag("no-browser"))
        }
        "web" => web::run(&workspace, web::QUICK).map(drop),
        "program" => {
            let site = web::run(&workspace, web::SMALL)?;
            let program = workspace.build_program_with("release", &site)?;
            println!("{}", program.display());
            Ok(())
        }
        "e2e" => e2e::play(&workspace),
        "shots" => {
            let wish = |name| said.get_one::<String>(name).map(String::as_str);
            e2e::shots(&workspace, wish("only"), wish("lang"))
        }
        "test" => steps::run(&workspace),
        "tidy" => tidy::run(&workspace, said.get_flag("rules")),
        "golden" => golden::run(&workspace, said.get_flag("accept")),
        "callgrind" => callgrind::run(&workspace, &Sizes::read(said)),
        other => bail!("there is no chore `{other}`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        command().debug_assert();
    }
}
