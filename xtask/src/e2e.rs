//! `cargo xtask e2e`: end-to-end tests of the page in a real browser. They need chromium and its
//! driver, which are installed if they are missing and that is possible.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail, ensure};

use crate::web;
use crate::workspace::{self, Workspace};

/// The packages of Debian and Ubuntu.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Runs the end-to-end tests.
pub(crate) fn play(workspace: &Workspace) -> Result<()> {
    run(workspace, "play", &[])
}

/// Takes pictures of all screens, or only of those named. The default language is English; pictures
/// in another language go into a folder of their own.
pub(crate) fn shots(
    workspace: &Workspace,
    only: Option<&str>,
    language: Option<&str>,
) -> Result<()> {
    let wishes = [
        ("SANDTABLE_SHOTS_ONLY", only),
        ("SANDTABLE_SHOTS_LANGUAGE", language),
    ];
    run(workspace, "shots", &wishes)
}

/// Builds the page and runs those tests of crate `e2e`.
fn run(workspace: &Workspace, tests: &str, wishes: &[(&str, Option<&str>)]) -> Result<()> {
    ensure_browser()?;
    let site = web::run(workspace, web::QUICK)?;
    let shots = site.with_file_name("shots");
    let mut command = workspace.cargo(["test", "--package", "e2e", "--features", "real"]);
    command.args(["--test", tests]);
    // One browser at a time: two on two cores wait for one another. What is measured is printed.
    command.args(["--", "--test-threads", "1", "--nocapture"]);
    command.env("SANDTABLE_SITE", &site);
    match axe(&site.with_file_name("npm")) {
        Ok(axe) => command.env("SANDTABLE_AXE", axe),
        Err(error) => {
            println!("LEFT OUT: the checks of axe-core: {error:#}");
            command.env_remove("SANDTABLE_AXE")
        }
    };
    command.env("SANDTABLE_SHOTS", &shots);
    for (name, wish) in wishes {
        match wish {
            Some(wish) => command.env(name, wish),
            None => command.env_remove(name),
        };
    }
    workspace::run(&mut command)?;
    if tests == "shots" {
        println!("pictures are in {}", shots.display());
    }
    Ok(())
}

/// Checks pages for obstacles. Pinned: a new version has new rules.
const AXE: &str = "axe-core@4.14.0";

/// Fetches axe-core into that folder, if it is not there, and says where its script is.
fn axe(folder: &Path) -> Result<PathBuf> {
    let script = folder.join("node_modules/axe-core/axe.min.js");
    let version = folder.join(AXE);
    if script.is_file() && version.is_file() {
        return Ok(script);
    }
    ensure!(
        is_installed("npm"),
        "npm is not installed, which fetches {AXE}"
    );
    fs::create_dir_all(folder)?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.args(["--no-save", "--loglevel=error"]);
    workspace::run(npm.arg("--prefix").arg(folder).arg(AXE))?;
    ensure!(script.is_file(), "npm did not bring {}", script.display());
    fs::write(version, "")?;
    Ok(script)
}

fn is_installed(program: &str) -> bool {
    let mut command = Command::new(program);
    command
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs chromium and its driver if they are missing.
///
/// # Errors
///
/// Says what to install, if they cannot be installed from here.
pub(crate) fn ensure_browser() -> Result<()> {
    if is_installed("chromium") && is_installed("chromedriver") {
        return Ok(());
    }
    println!("chromium or its driver is missing; asking apt for them");
    let apt = |args: &[&str]| workspace::run(Command::new("apt-get").args(args));
    // A fresh machine may know no packages yet; an old list will do where it cannot be renewed.
    let _ = apt(&["update"]);
    let installed = apt(&[&["install", "-y"], &PACKAGES[..]].concat());
    if installed.is_err() || !is_installed("chromedriver") {
        bail!(
            "chromium and chromedriver are needed: install the packages {} (on other systems \
             Chromium or Chrome with the driver of the same version)",
            PACKAGES.join(" and ")
        );
    }
    Ok(())
}
