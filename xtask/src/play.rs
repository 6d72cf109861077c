//! `cargo xtask play`: a game in this browser, with nothing to set up.

use anyhow::Result;

use crate::web;
use crate::workspace::{self, Workspace};

/// Builds the page and serves it from the folder it is in, on that port or the next free one.
///
/// The released program carries the page (`sandtable serve`), but building it takes too long for a first
/// try after cloning.
pub(crate) fn run(workspace: &Workspace, port: u16, opens: bool) -> Result<()> {
    let site = web::run(workspace, web::QUICK)?;
    let mut serve = web::binder(workspace, web::QUICK);
    serve.arg("serve").arg(site).arg(port.to_string());
    if !opens {
        serve.arg("quiet");
    }
    workspace::run(&mut serve)
}
