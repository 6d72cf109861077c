//! A browser that a test drives, and the program it looks at.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// The games by name.
pub(crate) const GAMES: [&str; 3] = ["quartermaster", "rush", "orders"];

/// Phone, tablet and wide screen.
pub(crate) const WIDTHS: [(u32, u32); 3] = [(390, 844), (820, 1180), (1600, 1000)];

/// So long something may take that a person waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// Every test has its own driver on a port of its own.
static PORT: AtomicU16 = AtomicU16::new(9600);

/// A browser at the start page, and the program that serves it.
pub(crate) struct Driven {
    client: Client,
    address: String,
    /// What must be ended: the driver and the program.
    children: Mutex<Vec<Child>>,
}

/// A command that chromedriver has and the standard has not.
#[derive(Debug)]
struct Chromes {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Chromes {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

fn said(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: run `cargo xtask browser`"))
}

/// Starts everything, runs the test and puts everything away, whatever came of it.
pub(crate) async fn drive(test: impl AsyncFnOnce(&Driven)) {
    let driven = Driven::start().await;
    let local = tokio::task::LocalSet::new();
    // A test says by a panic what it finds wrong; the browser must not stay behind then.
    let result = {
        let driven = &driven;
        let run = std::panic::AssertUnwindSafe(local.run_until(test(driven)));
        caught(run).await
    };
    let _ = driven.client.clone().close().await;
    for child in driven.children.lock().expect("nobody else has them").iter_mut() {
        let _ = child.kill();
        let _ = child.wait();
    }
    if let Err(panic) = result {
        std::panic::resume_unwind(panic);
    }
}

/// What a future gives, or what it panicked with.
async fn caught<F: Future>(
    future: std::panic::AssertUnwindSafe<F>,
) -> Result<F::Output, Box<dyn std::any::Any + Send>> {
    let mut future = Box::pin(future.0);
    std::future::poll_fn(move |context| {
        let poll = std::panic::AssertUnwindSafe(|| future.as_mut().poll(context));
        match std::panic::catch_unwind(poll) {
            Ok(poll) => poll.map(Ok),
            Err(panic) => std::task::Poll::Ready(Err(panic)),
        }
    })
    .await
}

impl Driven {
    async fn start() -> Self {
        let mut program = Command::new(said("SANDTABLE_PROGRAM"))
            .args(["serve", "--no-browser", "--lang", "en", "--port", "18080"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = program.stdout.take().expect("it has an output");
        let mut line = String::new();
        BufReader::new(out)
            .read_line(&mut line)
            .expect("it says where it is");
        let mut words = line.split_whitespace();
        let address = words.find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
        let port = PORT.fetch_add(1, Ordering::Relaxed);
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let folder = format!("sandtable-browser-{}-{port}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let folder = format!("--user-data-dir={}", folder.display());
        let args = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--lang=en",
            &*folder,
        ];
        let capabilities = json!({
            "goog:chromeOptions": {"args": args},
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        let capabilities = capabilities.as_object().expect("it is an object").clone();
        let start = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities.clone());
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => break client,
                Err(error) => assert!(start.elapsed() < PATIENCE, "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let driven = Self {
            client,
            address,
            children: Mutex::new(vec![driver, program]),
        };
        driven.width(WIDTHS[2]).await;
        driven
    }

    async fn chrome(&self, path: &'static str, body: Value) -> Result<Value, CmdError> {
        self.client.issue_cmd(Chromes { path, body }).await
    }

    /// Runs a script and gives what it returns.
    pub(crate) async fn run(&self, script: &str) -> Value {
        let result = self.client.execute(script, Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Whether the expression is true of the page.
    pub(crate) async fn is(&self, expression: &str) -> bool {
        self.run(&format!("return !!({expression})")).await == true
    }

    /// Waits until the expression is true of the page.
    pub(crate) async fn until(&self, expression: &str) {
        let start = Instant::now();
        while !self.is(expression).await {
            if start.elapsed() > PATIENCE {
                let seen = self.run("return document.body.innerText.slice(0, 900)").await;
                panic!("never: {expression}\n{seen}");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Goes to the start page, with bots that do not dawdle.
    pub(crate) async fn home(&self) {
        self.client.goto(&self.address).await.expect("the page is there");
        self.run("localStorage.setItem('sandtable.pace', '0'); location.hash = '#/'").await;
        self.client.goto(&self.address).await.expect("the page is there");
        self.client.refresh().await.expect("the page is there again");
        self.until("document.querySelector('[data-now]')").await;
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page is there again");
    }

    /// Clicks what the selector finds first, once it is there.
    pub(crate) async fn click(&self, selector: &str) {
        self.until(&format!("document.querySelector(\"{selector}\")")).await;
        self.run(&format!("document.querySelector(\"{selector}\").click()")).await;
    }

    /// Clicks something drawn, as a pointer would.
    pub(crate) async fn click_lit(&self, selector: &str) {
        self.until(&format!("document.querySelector(\"{selector}\")")).await;
        self.run(&format!(
            "document.querySelector(\"{selector}\").dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        ))
        .await;
    }

    /// Presses a key.
    pub(crate) async fn key(&self, key: &str) {
        self.run(&format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, cancelable: true }}))"
        ))
        .await;
    }

    /// Waits until somebody is asked and more moves were made than so many; how many there are then.
    pub(crate) async fn asked(&self, more_than: u64) -> u64 {
        self.until(&format!(
            "document.querySelector('#choices .opt') && +document.querySelector('#prompt').dataset.number > {more_than}"
        ))
        .await;
        let number = self.run("return +document.querySelector('#prompt').dataset.number").await;
        number.as_u64().expect("a number")
    }

    /// Makes the first choice.
    pub(crate) async fn choose(&self) {
        self.click("#choices .opt").await;
    }

    /// Makes the window so large; a headless one has a least width, a pretended phone has not.
    pub(crate) async fn width(&self, (width, height): (u32, u32)) {
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
        let body = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": params});
        let set = self.chrome("goog/cdp/execute", body).await;
        set.expect("the window takes another size");
    }

    /// Takes pictures of the page at all widths, light and dark.
    pub(crate) async fn screenshots(&self, name: &str) {
        let folder = PathBuf::from(said("SANDTABLE_SHOTS"));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        for theme in ["light", "dark"] {
            self.run(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            for (width, height) in WIDTHS {
                self.width((width, height)).await;
                tokio::time::sleep(Duration::from_millis(250)).await;
                let picture = self.client.screenshot().await.expect("a picture");
                let dark = if theme == "dark" { "-dark" } else { "" };
                std::fs::write(folder.join(format!("{name}-{width}{dark}.png")), picture)
                    .expect("the picture can be written");
            }
        }
        self.run("document.documentElement.dataset.theme = 'light'").await;
    }

    /// The page must not be wider than the screen.
    pub(crate) async fn check_narrow(&self, name: &str) {
        let widths = self
            .run("const root = document.documentElement; return [root.scrollWidth, root.clientWidth]")
            .await;
        assert_eq!(widths[0], widths[1], "{name} scrolls sideways");
    }

    /// The browser must not have complained.
    pub(crate) async fn check_quiet(&self, name: &str) {
        let log = self.chrome("se/log", json!({"type": "browser"})).await;
        let log = log.expect("the browser has a log");
        let lines = log.as_array().into_iter().flatten();
        let severe: Vec<&Value> = lines.filter(|line| line["level"] == "SEVERE").collect();
        assert!(severe.is_empty(), "{name}: {severe:?}");
    }
}
