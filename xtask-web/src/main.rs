//! Binds the page's WebAssembly module and lays out the site in a folder: what `cargo xtask web` runs.
//!
//! `lay` and `bind` are two chores because the first needs no module and can be done while that is built.
//!
//! It stands apart from `xtask` because what binds takes half a minute to build, which no other chore
//! should have to wait for.
//!
//! What must not live here: anything a browser or the program runs.

#![expect(
    clippy::print_stdout,
    reason = "a chore is run by a person at a terminal and reports there"
)]

mod packed;
mod rules;
mod ruling_titles;
mod rulings;
mod tutorials;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use site::{Site, listen, open};
use wasm_bindgen_cli_support::Bindgen;

/// Words that a page has no use for.
const NOT_FOR_PAGES: [&str; 2] = ["command.ftl", "report.ftl"];

fn main() -> Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let (chore, rest) = args.split_first().context("no chore is named")?;
    match (chore.to_str(), rest) {
        (Some("lay"), [root, site]) => lay_out(root, site),
        (Some("bind"), [module, site]) => bind(module, site),
        (Some("serve"), [site, rest @ ..]) if rest.len() <= 2 => serve(site, rest),
        _ => bail!(
            "expected `lay ROOT SITE`, `bind MODULE SITE` or `serve SITE [PORT] [quiet]`; run it as \
             `cargo xtask web` or `cargo xtask play`"
        ),
    }
}

/// Serves the page to browsers of this machine until it is interrupted.
fn serve(folder: &Path, rest: &[PathBuf]) -> Result<()> {
    let site = Site::read(folder).with_context(|| format!("while reading {}", folder.display()))?;
    let port = rest.first().and_then(|port| port.to_str()?.parse().ok());
    let (listener, address) = listen(port.unwrap_or(8080)).context("no port is free")?;
    println!("Sandtable is at {address}  (end it with Ctrl-C)");
    if rest.len() < 2 {
        open(&address);
    }
    site.serve(listener).context("while serving")
}

/// Puts everything that a browser asks for into one folder, but for the module.
fn lay_out(root: &Path, site: &Path) -> Result<()> {
    if site.exists() {
        fs::remove_dir_all(site).with_context(|| format!("while emptying {}", site.display()))?;
    }
    fs::create_dir_all(site)?;
    copy(&root.join("crates/web/assets"), site)?;
    words(&root.join("locales"), &site.join("words"))?;
    fs::copy(
        root.join("content/quartermaster/shapes.json"),
        site.join("quartermaster.json"),
    )
    .context("while copying the shapes of the map")?;
    rules::write(&root.join("locales"), &site.join("rules"))?;
    let scenarios = root.join("tests/scenarios");
    rulings::write(root, &site.join("rulings"))?;
    tutorials::write(&scenarios.join("tutorials"), &site.join("tutorials"))
}

/// Writes `web.js` and `web_bg.wasm`, and what is to be said about all files.
fn bind(module: &Path, site: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The pages say where the module is.
        .omit_default_module_path(false)
        .generate(site)
        .with_context(|| format!("while binding {}", module.display()))?;
    list(site)?;
    packed::write(site)
}

/// Names every file, so that a browser can keep them all.
fn list(site: &Path) -> Result<()> {
    let all = Site::read(site)?;
    let mut names: Vec<&str> = all.files().map(|(name, _)| name).collect();
    names.sort_unstable();
    fs::write(site.join("files.json"), serde_json::to_string(&names)?)?;
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("while reading {}", from.display()))? {
        let path = entry?.path();
        let target = to.join(path.file_name().context("a file without a name")?);
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

/// One file a language, so that a page asks once for the words it needs.
fn words(locales: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(locales)? {
        let folder = entry?.path();
        if !folder.is_dir() {
            continue;
        }
        let mut files: Vec<PathBuf> = fs::read_dir(&folder)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        files.sort();
        let mut all = String::new();
        for file in files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if name.ends_with(".ftl") && !NOT_FOR_PAGES.contains(&&*name) {
                all.push_str(&fs::read_to_string(&file)?);
                all.push('\n');
            }
        }
        ensure!(!all.is_empty(), "no words in {}", folder.display());
        let tag = folder.file_name().context("a folder without a name")?;
        fs::write(to.join(tag).with_extension("ftl"), all)?;
    }
    Ok(())
}
