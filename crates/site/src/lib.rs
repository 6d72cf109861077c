//! The files of the page, given to browsers of this machine.
//!
//! The program carries them ([`Site::carried`]); `cargo xtask play` reads them from the folder they
//! were built into ([`Site::read`]). Both are served alike ([`Site::serve`]).
//!
//! What must not live here: a table, a word for people, an address that another machine can reach.

use std::borrow::Cow;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use axum::Router;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// So many ports are tried when the first is taken.
const PORTS: u16 = 20;

/// Ways in which files may be packed, the tightest first, and how the names of such files end.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Every file of the page by its name, and beside some of them the same one packed (`web.js.br`).
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: Vec<(Cow<'static, str>, Cow<'static, [u8]>)>,
}

impl Site {
    /// The files that the program carries.
    #[must_use]
    pub fn carried(files: &[(&'static str, &'static [u8])]) -> Self {
        let files = files.iter();
        Self {
            files: files
                .map(|&(name, bytes)| (name.into(), bytes.into()))
                .collect(),
        }
    }

    /// The files in a folder, with those in folders of it.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let mut site = Self::default();
        site.add(folder, "")?;
        Ok(site)
    }

    fn add(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{prefix}{name}");
            if path.is_dir() {
                self.add(&path, &format!("{name}/"))?;
            } else {
                self.files.push((name.into(), fs::read(&path)?.into()));
            }
        }
        Ok(())
    }

    /// Whether there is no page.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// All files by name.
    pub fn files(&self) -> impl ExactSizeIterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (&**name, &**bytes))
    }

    /// Serves the page until the program is ended.
    ///
    /// # Errors
    /// When the system takes the port away or has no threads.
    pub fn serve(self, listener: TcpListener) -> io::Result<()> {
        let site = Arc::new(self);
        let answer = move |uri: Uri, headers: HeaderMap| {
            let site = Arc::clone(&site);
            async move { site.answer(uri.path(), &headers) }
        };
        let router = Router::new().fallback(get(answer));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()?;
        runtime.block_on(async {
            listener.set_nonblocking(true)?;
            let listener = tokio::net::TcpListener::from_std(listener)?;
            axum::serve(listener, router).await
        })
    }

    fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let Some((name, bytes)) = self.find(path) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        // Names stay the same from one build to the next, so browsers ask every time.
        let told = [
            (CONTENT_TYPE, kind(name)),
            (CACHE_CONTROL, "no-cache"),
            (VARY, "accept-encoding"),
        ];
        match self.packed(name, headers) {
            Some((way, bytes)) => (told, [(CONTENT_ENCODING, way)], bytes.to_vec()).into_response(),
            None => (told, bytes.to_vec()).into_response(),
        }
    }

    /// The file as it is packed in a way that the browser can unpack.
    fn packed(&self, name: &str, headers: &HeaderMap) -> Option<(&'static str, &[u8])> {
        let accepted = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
        let accepts = |way: &str| {
            let mut ways = accepted.split(',');
            ways.any(|one| one.split(';').next().is_some_and(|one| one.trim() == way))
        };
        PACKED.into_iter().find_map(|(way, ending)| {
            let name = format!("{name}.{ending}");
            let (_, bytes) = self.files().find(|(other, _)| *other == name)?;
            accepts(way).then_some((way, bytes))
        })
    }

    /// The file that a path asks for. Names are compared, nothing is looked up in a file system.
    fn find(&self, path: &str) -> Option<(&str, &[u8])> {
        let name = match path.trim_start_matches('/') {
            "" => "index.html",
            name => name,
        };
        self.files().find(|(other, _)| *other == name)
    }
}

/// Listens on this machine alone, on that port or one of the next; where that is.
///
/// # Errors
/// When all of them are taken.
pub fn listen(port: u16) -> io::Result<(TcpListener, String)> {
    let mut ports = (0..PORTS).map(|i| port.saturating_add(i));
    let found = ports.find_map(|port| {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        TcpListener::bind(address).ok()
    });
    let listener = found.ok_or(io::ErrorKind::AddrInUse)?;
    let at = listener.local_addr()?;
    Ok((listener, format!("http://{at}/")))
}

/// Opens a browser where there is one. Failure is ignored: the person has the address.
pub fn open(address: &str) {
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
        let site = Site::carried(&[("index.html", b"i"), ("words/en.ftl", b"w")]);
        let found = |url: &str| site.find(url).map(|(name, _)| name.to_owned());
        assert_eq!(found("/").as_deref(), Some("index.html"));
        assert_eq!(found("/words/en.ftl").as_deref(), Some("words/en.ftl"));
        assert_eq!(found("/../Cargo.toml"), None);
        assert_eq!(found("/words"), None);
    }

    #[test]
    fn browsers_that_can_unpack_get_files_packed() {
        let site = Site::carried(&[
            ("a.js", b"a"),
            ("a.js.br", b"b"),
            ("a.js.gz", b"g"),
            ("b.js", b"b"),
        ]);
        let packed = |name: &str, accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, accepted.parse().unwrap());
            site.packed(name, &headers).map(|(way, _)| way)
        };
        assert_eq!(packed("a.js", "gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(packed("a.js", "gzip;q=0.8, identity"), Some("gzip"));
        assert_eq!(packed("a.js", "identity"), None);
        assert_eq!(packed("b.js", "br"), None);
        assert_eq!(site.packed("a.js", &HeaderMap::new()), None);
    }

    #[test]
    fn a_folder_is_read_with_the_folders_in_it() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let site = Site::read(folder).unwrap();
        let mut names: Vec<&str> = site.files().map(|(name, _)| name).collect();
        names.sort_unstable();
        assert_eq!(names, ["Cargo.toml", "src/lib.rs"]);
    }

    #[test]
    fn browsers_are_told_what_they_get() {
        assert_eq!(kind("web_bg.wasm"), "application/wasm");
        assert_eq!(kind("web.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind("fonts/LICENSE"), "text/plain; charset=utf-8");
    }

    #[test]
    fn several_connections_are_answered_at_once() {
        use std::io::{Read, Write};
        let site = Site::carried(&[("index.html", b"hello")]);
        let (listener, address) = listen(28_180).unwrap();
        std::thread::spawn(move || site.serve(listener));
        let at = address.trim_start_matches("http://").trim_end_matches('/');
        let connect = || std::net::TcpStream::connect(at).unwrap();
        // Browsers open connections that they say nothing on for a while.
        let _silent = [(); 12].map(|()| connect());
        for (path, wanted) in [("/", "hello"), ("/other", "404")] {
            let mut line = connect();
            write!(
                line,
                "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            )
            .unwrap();
            let mut answer = String::new();
            line.read_to_string(&mut answer).unwrap();
            assert!(answer.contains(wanted), "{answer}");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let (taken, one) = listen(28_080).unwrap();
        let (_next, other) = listen(28_080).unwrap();
        assert_ne!(one, other);
        drop(taken);
    }
}
