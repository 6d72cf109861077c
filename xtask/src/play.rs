//! `cargo xtask play`: a game in this browser, with nothing to set up.

use anyhow::Result;

use crate::web;
use crate::workspace::{self, Workspace};

/// Builds the page and serves it from the folder it is in, on that port or the next free one.
///
/// The program that people are given carries the page (`sandtable serve`); building it takes longer than
/// somebody wants to wait who has just cloned this.
pub(crate) fn run(workspace: &Workspace, port: u16, opens: bool) -> Result<()> {
    let site = web::run(workspace, web::QUICK)?;
    let mut serve = web::binder(workspace, web::QUICK);
    serve.arg("serve").arg(site).arg(port.to_string());
    if !opens {
        serve.arg("quiet");
    }
    workspace::run(&mut serve)
}
