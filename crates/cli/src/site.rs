//! The page that the program carries: `sandtable serve` gives it to browsers of this machine,
//! `sandtable site` writes it into a folder for any web server.

use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use text::{Args, Texts};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::Verdict;
use crate::line::trouble::of_path;

/// Every file of the page by its name; none when it was not built.
const SITE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// So many ports are tried when the first is taken.
const PORTS: u16 = 20;

/// Gives the page to browsers of this machine until the program is ended.
pub(crate) fn serve(
    port: u16,
    opens: bool,
    texts: &Texts,
    out: &mut dyn Write,
) -> anyhow::Result<Verdict> {
    ensure_built(texts)?;
    let server = listen(port).with_context(|| {
        let args = Args::new().with("port", port.to_string());
        texts.say("trouble-no-port", args)
    })?;
    let address = server
        .server_addr()
        .to_ip()
        .map(|at| format!("http://{at}/"));
    let address = address.unwrap_or_default();
    writeln!(
        out,
        "{}",
        texts.say("serve-ready", Args::new().with("address", &*address))
    )?;
    out.flush()?;
    if opens {
        open(&address);
    }
    for request in server.incoming_requests() {
        // A browser that went away in the middle of an answer is no trouble of ours.
        let _ = answer(request);
    }
    Ok(Verdict::Good)
}

/// Writes the page into a folder.
pub(crate) fn write(folder: &Path, texts: &Texts, out: &mut dyn Write) -> anyhow::Result<Verdict> {
    ensure_built(texts)?;
    for (name, bytes) in SITE {
        let path = folder.join(name);
        let context = || of_path("trouble-writing", &path, texts);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(context)?;
        }
        fs::write(&path, bytes).with_context(context)?;
    }
    let args = Args::new()
        .with("n", SITE.len())
        .with("folder", folder.display().to_string());
    writeln!(out, "{}", texts.say("site-written", args))?;
    Ok(Verdict::Good)
}

fn ensure_built(texts: &Texts) -> anyhow::Result<()> {
    if SITE.is_empty() {
        bail!(texts.word("trouble-no-page"));
    }
    Ok(())
}

/// Listens on this machine alone, on that port or one of the next.
fn listen(port: u16) -> anyhow::Result<Server> {
    let mut ports = (0..PORTS).map(|i| port.saturating_add(i));
    let found = ports.find_map(|port| {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        Server::http(address).ok()
    });
    found.context("all are taken")
}

/// Opens a browser where there is one. Whether it worked is nobody's business but the person's, who has
/// the address.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

fn answer(request: Request) -> std::io::Result<()> {
    let is_asked = matches!(request.method(), Method::Get | Method::Head);
    let found = find(SITE, request.url()).filter(|_| is_asked);
    match found {
        Some((name, bytes)) => {
            let header = |field: &str, value: &str| {
                Header::from_bytes(field, value).expect("our own headers are well formed")
            };
            let response = Response::from_data(bytes)
                .with_header(header("Content-Type", kind(name)))
                // Names stay the same from one build to the next.
                .with_header(header("Cache-Control", "no-cache"));
            request.respond(response)
        }
        None => request.respond(Response::empty(404)),
    }
}

/// The file that a path asks for. Names are compared, nothing is looked up in a file system.
fn find<'a>(site: &[(&'a str, &'a [u8])], url: &str) -> Option<(&'a str, &'a [u8])> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    site.iter().copied().find(|(other, _)| *other == name)
}

/// What browsers want to be told about a file. They run no module that is called otherwise.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_names_alone() {
        let site: &[(&str, &[u8])] = &[("index.html", b"i"), ("words/en.ftl", b"w")];
        let found = |url: &str| find(site, url).map(|(name, _)| name);
        assert_eq!(found("/"), Some("index.html"));
        assert_eq!(found("/?x=1"), Some("index.html"));
        assert_eq!(found("/words/en.ftl"), Some("words/en.ftl"));
        assert_eq!(found("/../Cargo.toml"), None);
        assert_eq!(found("/words"), None);
    }

    #[test]
    fn browsers_are_told_what_they_get() {
        assert_eq!(kind("web_bg.wasm"), "application/wasm");
        assert_eq!(kind("web.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind("fonts/LICENSE"), "text/plain; charset=utf-8");
    }

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let taken = listen(28_080).unwrap();
        let next = listen(28_080).unwrap();
        assert_ne!(taken.server_addr().to_ip(), next.server_addr().to_ip());
    }
}
