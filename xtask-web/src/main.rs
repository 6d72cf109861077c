//! Binds the page's WebAssembly module and lays out the site in a folder: what `cargo xtask web` runs.
//!
//! It stands apart from `xtask` because what binds takes half a minute to build, which no other chore
//! should have to wait for.
//!
//! What must not live here: anything a browser or the program runs.

#![expect(
    clippy::print_stdout,
    reason = "a chore is run by a person at a terminal and reports there"
)]

mod lessons;
mod rules;
mod rulings;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use site::{Site, listen, open};
use wasm_bindgen_cli_support::Bindgen;

/// Words that a page has no use for.
const NOT_FOR_PAGES: [&str; 2] = ["command.ftl", "report.ftl"];

fn main() -> Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    match &args[..] {
        [site, rest @ ..] if site.join("index.html").exists() && rest.len() <= 2 => {
            serve(site, rest)
        }
        [root, module, site] => lay_out(root, module, site),
        _ => bail!(
            "expected ROOT MODULE SITE, or SITE [PORT] [quiet]; run it as `cargo xtask web` or \
             `cargo xtask play`"
        ),
    }
}

/// Gives the page to browsers of this machine until somebody ends it.
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

/// Binds the module and puts everything that a browser asks for into one folder.
fn lay_out(root: &Path, module: &Path, site: &Path) -> Result<()> {
    let start = Instant::now();
    if site.exists() {
        fs::remove_dir_all(site).with_context(|| format!("while emptying {}", site.display()))?;
    }
    fs::create_dir_all(site)?;
    bind(module, site)?;
    copy(&root.join("crates/web/assets"), site)?;
    words(&root.join("locales"), &site.join("words"))?;
    fs::copy(
        root.join("content/quartermaster/shapes.json"),
        site.join("quartermaster.json"),
    )
    .context("while copying the shapes of the map")?;
    rules::write(&root.join("locales"), &site.join("rules"))?;
    let scenarios = root.join("tests/scenarios");
    rulings::write(&scenarios, &site.join("rulings"))?;
    lessons::write(&scenarios.join("lessons"), &site.join("lessons"))?;
    report(site)?;
    println!(
        "site in {}, laid out in {:.1} s",
        site.display(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Writes `web.js` and `web_bg.wasm`.
fn bind(module: &Path, site: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(false)
        // The pages say where the module is.
        .omit_default_module_path(false)
        .generate(site)
        .with_context(|| format!("while binding {}", module.display()))
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

/// Says how large the site is on its way to a browser.
fn report(site: &Path) -> Result<()> {
    for name in [
        "web_bg.wasm",
        "web.js",
        "words/en.ftl",
        "quartermaster.json",
        "icons.svg",
    ] {
        let bytes = fs::read(site.join(name)).with_context(|| format!("no {name}"))?;
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&bytes)?;
        let packed = packed.finish()?.len();
        println!(
            "{name}: {} kB, {} kB compressed",
            bytes.len().div_ceil(1000),
            packed.div_ceil(1000)
        );
    }
    Ok(())
}
