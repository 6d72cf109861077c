//! `cargo xtask web`: the page, built and laid out in a folder that any web server can serve.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

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
    let target = target_folder(workspace)?;
    let site = target.join("site");
    println!(
        "building the page, and laying out what it needs (the first time takes a few minutes)"
    );
    // Both at once: the last crates of the page leave one of two cores idle.
    let mut lay = binder(workspace, profile);
    lay.arg("lay").arg(workspace.root()).arg(&site);
    let mut lay = lay.spawn().context("while starting cargo")?;
    let page = workspace::run(&mut workspace.cargo([
        "build",
        "--package",
        "web",
        "--bin",
        "web",
        "--target",
        BROWSER,
        "--profile",
        profile,
    ]));
    let laid = lay.wait().context("while waiting for cargo")?;
    page?;
    ensure!(laid.success(), "the page was not laid out: {laid}");
    println!("binding it");
    let module = target.join(BROWSER).join(profile).join("web.wasm");
    let mut bind = binder(workspace, profile);
    workspace::run(bind.arg("bind").arg(module).arg(&site))?;
    println!(
        "the page is in {} and took {:.0} s",
        site.display(),
        start.elapsed().as_secs_f64()
    );
    Ok(site)
}

/// What lays out the site, binds modules and serves them.
pub(crate) fn binder(workspace: &Workspace, profile: &str) -> Command {
    let mut command = workspace.cargo(["run", "--quiet", "--package", "xtask-web"]);
    if profile == SMALL {
        command.args(["--features", "small"]);
    }
    command.arg("--");
    command
}

/// Where cargo puts what it builds.
fn target_folder(workspace: &Workspace) -> Result<PathBuf> {
    let metadata = workspace.metadata()?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .context("cargo names no target folder")
}
