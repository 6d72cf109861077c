//! `cargo xtask play`: a game in this browser, with nothing to set up.

use std::ffi::OsString;
use std::process::Command;

use anyhow::Result;

use crate::web;
use crate::workspace::{self, Workspace};

/// Builds the page and the program around it, and serves; what was asked for is passed on.
pub(crate) fn run(workspace: &Workspace, args: &[OsString]) -> Result<()> {
    let site = web::run(workspace)?;
    println!("building the program around it");
    let program = workspace.build_program_with("play", &site)?;
    workspace::run(
        Command::new(program)
            .arg("serve")
            .args(args)
            .current_dir(workspace.root()),
    )
}
