//! `cargo xtask play`: a game in this terminal, with nothing to set up.

use std::ffi::OsString;
use std::process::Command;

use anyhow::Result;

use crate::workspace::{self, Workspace};

/// Builds the program as it is shipped and plays; what was asked for is passed on.
pub(crate) fn run(workspace: &Workspace, args: &[OsString]) -> Result<()> {
    let program = workspace.build_program("release", &["--package", "cli"])?;
    workspace::run(
        Command::new(program)
            .args(["play", "quartermaster"])
            .args(args)
            .current_dir(workspace.root()),
    )
}
