//! The page that the program carries: `sandtable serve` serves it to browsers of this machine,
//! `sandtable site` writes it into a folder for any web server.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use site::{Site, listen, open};
use text::{Args, Texts};

use crate::Verdict;
use crate::line::errors::of_path;

/// Every file of the page by its name; empty when it was not built.
const SITE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// Serves the page to browsers of this machine until the program is ended.
pub(crate) fn serve(
    port: u16,
    opens: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    let site = carried(texts)?;
    let (listener, address) = listen(port).with_context(|| {
        let args = Args::new().with("port", port.to_string());
        texts.say("error-no-port", args)
    })?;
    let args = Args::new().with("address", &*address);
    writeln!(out, "{}", texts.say("serve-ready", args))?;
    out.flush()?;
    if opens {
        open(&address);
    }
    site.serve(listener)?;
    Ok(Verdict::Good)
}

/// Writes the page into a folder.
pub(crate) fn write(folder: &Path, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    let site = carried(texts)?;
    for (name, bytes) in site.files() {
        let path = folder.join(name);
        let context = || of_path("error-writing", &path, texts);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(context)?;
        }
        fs::write(&path, bytes).with_context(context)?;
    }
    let args = Args::new()
        .with("n", site.files().len())
        .with("folder", folder.display().to_string());
    writeln!(out, "{}", texts.say("site-written", args))?;
    Ok(Verdict::Good)
}

fn carried(texts: &Texts) -> anyhow::Result<Site> {
    let site = Site::carried(SITE);
    if site.is_empty() {
        bail!(texts.word("error-no-page"));
    }
    Ok(site)
}
