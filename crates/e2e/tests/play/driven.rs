//! A browser that a test drives by plain WebDriver, and the page it looks at.

use std::net::{Ipv4Addr, TcpListener};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use games::GameId;
use serde_json::{Value, json};
use site::Site;

/// The games by name.
pub(crate) fn game_names() -> [&'static str; GameId::ALL.len()] {
    GameId::ALL.map(GameId::name)
}

/// Phone, tablet and wide screen.
pub(crate) const WIDTHS: [(u32, u32); 3] = [(390, 844), (820, 1180), (1600, 1000)];

/// So long something may take that a person waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser, its driver, and where the page is.
pub(crate) struct Driven {
    driver: Child,
    /// Where the driver listens, with the session once there is one.
    session: String,
    /// Where the page is.
    address: String,
}

/// Starts everything, runs the test and puts everything away, also after a panic: a test says by a
/// panic what it finds wrong, and the browser must not stay behind then.
pub(crate) fn drive(test: impl FnOnce(&Driven)) {
    let mut driven = Driven::start();
    let result = catch_unwind(AssertUnwindSafe(|| test(&driven)));
    let _ = ureq::delete(&driven.session).call();
    let _ = driven.driver.kill();
    let _ = driven.driver.wait();
    if let Err(panic) = result {
        resume_unwind(panic);
    }
}

pub(crate) fn said(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: run `cargo xtask e2e`"))
}

fn post(address: &str, body: &Value) -> Result<Value, String> {
    let answer = ureq::post(address)
        .config()
        .http_status_as_error(false)
        .build()
        .send_json(body);
    let mut answer = answer.map_err(|error| error.to_string())?;
    let json: Value = answer
        .body_mut()
        .read_json()
        .map_err(|error| error.to_string())?;
    if answer.status().is_success() {
        Ok(json["value"].clone())
    } else {
        Err(json["value"].to_string())
    }
}

/// A port that nothing listens on.
fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it listens").port()
}

impl Driven {
    fn start() -> Self {
        let site = Site::read(&PathBuf::from(said("SANDTABLE_SITE"))).expect("the site is there");
        let (listener, address) = site::listen(0).expect("a port is free");
        // It serves until the tests are over.
        std::thread::spawn(move || site.serve(listener));
        let port = free_port();
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
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--lang=en",
            &*folder,
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": args},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let sessions = format!("http://127.0.0.1:{port}/session");
        let start = Instant::now();
        let session = loop {
            match post(&sessions, &wanted) {
                Ok(opened) => break opened["sessionId"].as_str().unwrap_or_default().to_owned(),
                Err(error) => assert!(start.elapsed() < PATIENCE, "no browser: {error}"),
            }
            sleep(Duration::from_millis(100));
        };
        let driven = Self {
            driver,
            session: format!("{sessions}/{session}"),
            address,
        };
        driven.width(WIDTHS[2]);
        driven.command("timeouts", &json!({"script": 600_000, "pageLoad": 60_000}));
        driven
    }

    pub(crate) fn command(&self, path: &str, body: &Value) -> Value {
        let answer = post(&format!("{}/{path}", self.session), body);
        answer.unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }

    /// The tab that is looked at, as WebDriver calls it.
    pub(crate) fn tab(&self) -> String {
        let mut answer = ureq::get(format!("{}/window", self.session))
            .call()
            .expect("there is a tab");
        let json: Value = answer.body_mut().read_json().expect("it has a name");
        json["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Runs a script and gives what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Runs a script that says by itself when it has done, and gives what it says.
    pub(crate) fn wait_for(&self, script: &str, args: &Value) -> Value {
        self.command("execute/async", &json!({"script": script, "args": args}))
    }

    /// Whether the expression is true of the page.
    pub(crate) fn is(&self, expression: &str) -> bool {
        self.run(&format!("return !!({expression})")) == true
    }

    /// Waits until the expression is true of the page.
    pub(crate) fn until(&self, expression: &str) {
        let start = Instant::now();
        while !self.is(expression) {
            if start.elapsed() > PATIENCE {
                let seen = self.run("return document.body.innerText.slice(0, 900)");
                panic!("never: {expression}\n{seen}");
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// Goes to the start page, with bots that do not dawdle.
    pub(crate) fn home(&self) {
        let there = json!({"url": self.address});
        self.command("url", &there);
        self.run("localStorage.setItem('sandtable.pace', '0'); location.hash = '#/'");
        self.reload();
        self.until("document.querySelector('[data-now]')");
        // Every run plays the same games: seeds come from a generator that begins anew here.
        self.run(
            "let state = 7;
             Crypto.prototype.getRandomValues = bytes => {
                 for (let i = 0; i < bytes.length; i++) {
                     state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
                     bytes[i] = state >>> 24;
                 }
                 return bytes;
             };",
        );
    }

    /// Loads the page anew.
    pub(crate) fn reload(&self) {
        self.command("refresh", &json!({}));
    }

    /// Clicks what the selector finds first, once it is there.
    pub(crate) fn click(&self, selector: &str) {
        self.until(&format!("document.querySelector(\"{selector}\")"));
        self.run(&format!(
            "document.querySelector(\"{selector}\").dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"
        ));
    }

    /// Presses a key as a keyboard does; special ones by their names in WebDriver.
    pub(crate) fn key(&self, key: &str) {
        let press = json!([{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]);
        let body = json!({"actions": [{"type": "key", "id": "keyboard", "actions": press}]});
        self.command("actions", &body);
    }

    /// Goes to the start page, chooses a game with cadets in all seats but the first, and starts it.
    pub(crate) fn start_game(&self, game: &str, options: &[&str]) {
        self.home();
        self.click(&format!("[data-game={game}]"));
        for option in options {
            self.click(option);
        }
        self.until("document.querySelector('#seat-1')");
        self.run(
            "for (const select of document.querySelectorAll('.seats2 select')) {
                 if (select.id === 'seat-0') continue;
                 select.value = 'cadet';
                 select.dispatchEvent(new Event('change', { bubbles: true }));
             }",
        );
        self.click("#start");
    }

    /// Plays to the end by clicking what can be chosen; returns what came of it.
    pub(crate) fn play_out(&self, seed: u32) -> Value {
        let said = self.wait_for(include_str!("robot.js"), &json!([300_000, seed]));
        assert_eq!(said["over"], true, "{said:#}");
        said
    }

    /// The page has no obstacles for people with a screen reader or weak eyes.
    pub(crate) fn check_accessible(&self, name: &str) {
        for theme in ["light", "dark"] {
            self.run(&format!(
                "document.documentElement.dataset.theme = '{theme}'"
            ));
            // Colours change slowly, and more so on a busy machine.
            sleep(Duration::from_millis(100));
            self.until("document.getAnimations().every(one => !(one instanceof CSSTransition))");
            let found = self.run(include_str!("accessible.js"));
            let found = found.as_array().expect("a list");
            let lines: Vec<&str> = found.iter().filter_map(Value::as_str).collect();
            assert!(lines.is_empty(), "{name}, {theme}:\n{}", lines.join("\n"));
        }
        self.run("document.documentElement.dataset.theme = 'light'");
    }

    /// Has the page speak that language.
    pub(crate) fn speak(&self, language: &str) {
        self.run(&format!(
            "const menu = document.querySelector('#language'); menu.value = '{language}'; \
             menu.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
        self.until(&format!("document.documentElement.lang === '{language}'"));
    }

    /// Waits until the page has drawn twice and nothing moves.
    pub(crate) fn settle(&self) {
        self.wait_for(
            "const done = arguments[arguments.length - 1];
             requestAnimationFrame(() => requestAnimationFrame(() => done(true)));",
            &json!([]),
        );
        self.until("document.getAnimations().every(one => !(one instanceof CSSTransition))");
    }

    /// What a part of the browser's store holds, as texts: `lines`, `texts` or `things`.
    pub(crate) fn shelf(&self, store: &str) -> Value {
        let read = "
            const [store, done] = arguments;
            const open = indexedDB.open('sandtable');
            open.onerror = () => done([]);
            // A store that is not there yet must not be made here.
            open.onupgradeneeded = () => open.transaction.abort();
            open.onsuccess = () => {
                const all = open.result.transaction(store).objectStore(store).getAll();
                all.onsuccess = () => { open.result.close(); done(all.result); };
            };";
        self.wait_for(read, &json!([store]))
    }

    /// Goes to an address inside the page.
    pub(crate) fn go(&self, path: &str) {
        self.run(&format!("location.hash = '{path}'"));
    }

    /// Waits until a person is asked and more than so many moves were made; returns their number.
    pub(crate) fn asked(&self, more_than: u64) -> u64 {
        self.until(&format!(
            "document.querySelector('#choices .opt') && +document.querySelector('#prompt').dataset.number > {more_than}"
        ));
        let number = self.run("return +document.querySelector('#prompt').dataset.number");
        number.as_u64().expect("a number")
    }

    /// Makes the first choice.
    pub(crate) fn choose(&self) {
        self.click("#choices .opt");
    }

    /// Makes the window so large; a headless one has a least width, a pretended phone has not.
    pub(crate) fn width(&self, (width, height): (u32, u32)) {
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
        let body = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": params});
        self.command("goog/cdp/execute", &body);
    }

    /// The page must not be wider than the screen.
    pub(crate) fn check_narrow(&self, name: &str) {
        let widths = self.run(
            "const root = document.documentElement; return [root.scrollWidth, Math.min(root.clientWidth, 390)]",
        );
        assert_eq!(widths[0], widths[1], "{name} scrolls sideways");
    }

    /// The browser must not have complained.
    pub(crate) fn check_quiet(&self, name: &str) {
        let log = self.command("se/log", &json!({"type": "browser"}));
        let lines = log.as_array().into_iter().flatten();
        let severe: Vec<&Value> = lines.filter(|line| line["level"] == "SEVERE").collect();
        assert!(severe.is_empty(), "{name}: {severe:?}");
    }
}
