//! `cargo xtask web`: the page, built and laid out in a folder that any web server can serve.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::steps::ensure_target;
use crate::workspace::{self, Workspace};

/// What runs in a browser.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";

/// The profile of a page that is wanted soon.
pub(crate) const QUICK: &str = "web";

/// The profile of a page that many will load.
pub(crate) const SMALL: &str = "wasm";

/// Builds the module, binds it and lays out the site; says where it is.
pub(crate) fn run(workspace: &Workspace, profile: &str) -> Result<PathBuf> {
    ensure_target(BROWSER)?;
    let start = Instant::now();
    println!("building the page (the first time takes a few minutes)");
    workspace::run(&mut workspace.cargo([
        "build",
        "--package",
        "web",
        "--bin",
        "web",
        "--target",
        BROWSER,
        "--profile",
        profile,
    ]))?;
    println!("binding it");
    let target = target_folder(workspace)?;
    let module = target.join(BROWSER).join(profile).join("web.wasm");
    let site = target.join("site");
    let mut bind = binder(workspace);
    workspace::run(bind.arg(workspace.root()).arg(module).arg(&site))?;
    println!("the page took {:.0} s", start.elapsed().as_secs_f64());
    Ok(site)
}

/// What binds modules, lays out the site and serves it.
pub(crate) fn binder(workspace: &Workspace) -> Command {
    workspace.cargo(["run", "--quiet", "--package", "xtask-web", "--"])
}

/// Where cargo puts what it builds.
fn target_folder(workspace: &Workspace) -> Result<PathBuf> {
    let metadata = workspace.metadata()?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .context("cargo names no target folder")
}
