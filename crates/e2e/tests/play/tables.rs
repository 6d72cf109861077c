//! Tables that the browser keeps: two tabs of one, a store that is full or blocked, the list, and
//! looking back.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::driven::{Driven, drive};

/// Escape, as WebDriver names it.
const ESCAPE: &str = "\u{e00c}";

/// The number of moves that the page shows.
const NUMBER: &str = "+(document.querySelector('#prompt')?.dataset.number ?? -1)";

impl Driven {
    /// Opens a tab at an address inside the page and looks at it.
    fn new_tab(&self, address: &str) -> String {
        let opened = self.command("window/new", &json!({"type": "tab"}));
        let handle = opened["handle"].as_str().expect("a tab").to_owned();
        self.look_at(&handle);
        self.width((1280, 800));
        self.command("url", &json!({"url": address}));
        handle
    }

    fn look_at(&self, handle: &str) {
        self.command("window", &json!({"handle": handle}));
    }

    fn number(&self) -> i64 {
        let number = self.run(&format!("return {NUMBER}"));
        number.as_i64().expect("a number")
    }

    fn url(&self) -> String {
        let url = self.run("return location.href");
        url.as_str().expect("an address").to_owned()
    }

    /// Runs a script in every document before the page does.
    fn before_pages(&self, script: &str) {
        let params = json!({"source": script});
        let cmd = "Page.addScriptToEvaluateOnNewDocument";
        self.command("goog/cdp/execute", &json!({"cmd": cmd, "params": params}));
    }

    /// The lines of the list that the browser keeps, read.
    fn lines(&self) -> Vec<Value> {
        let lines = self.shelf("lines");
        let lines = lines.as_array().into_iter().flatten();
        let read = |line: &Value| serde_json::from_str(line.as_str()?).ok();
        lines.filter_map(read).collect()
    }

    /// Waits until the table of the page is kept after so many moves.
    fn until_kept(&self, number: i64) {
        for _ in 0..200 {
            let lines = self.lines();
            if lines.iter().any(|line| line["number"] == number) {
                return;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("never kept after {number} moves: {:?}", self.lines());
    }
}

/// A game with a few moves made; returns their number.
fn begun(driven: &Driven, game: &str) -> i64 {
    driven.start_game(game, &[]);
    let mut number = driven.asked(0);
    for _ in 0..3 {
        driven.choose();
        number = driven.asked(number);
    }
    let number = i64::try_from(number).expect("a number of moves");
    driven.until_kept(number);
    number
}

/// Plays at a table in two tabs: the second follows and takes over, and nothing is lost.
fn play_in_two_tabs(driven: &Driven) {
    let number = begun(driven, "orders");
    let first_tab = driven.tab();
    let address = driven.url();
    let second_tab = driven.new_tab(&address);
    driven.until("document.querySelector('#elsewhere') && document.querySelector('#choices .opt')");
    assert_eq!(
        driven.number(),
        number,
        "the second shows what the first has"
    );
    // What is done in the first is seen in the second.
    driven.look_at(&first_tab);
    driven.choose();
    let number = i64::try_from(driven.asked(number as u64)).expect("a number");
    driven.look_at(&second_tab);
    driven.until(&format!("{NUMBER} === {number}"));
    // A choice in the second does nothing but point at the way to play there.
    driven.run("document.querySelector('#choices .opt').click()");
    driven.until("document.activeElement?.id === 'take-here'");
    assert_eq!(driven.number(), number);
    driven.click("#take-here");
    driven
        .until("!document.querySelector('#elsewhere') && document.querySelector('#choices .opt')");
    driven.choose();
    let number = i64::try_from(driven.asked(number as u64)).expect("a number");
    driven.look_at(&first_tab);
    driven.until(&format!(
        "document.querySelector('#elsewhere') && {NUMBER} === {number}"
    ));
    driven.until_kept(number);
    // Back again, with what the second has done.
    driven.click("#take-here");
    driven
        .until("!document.querySelector('#elsewhere') && document.querySelector('#choices .opt')");
    assert_eq!(driven.number(), number);
    driven.choose();
    let number = i64::try_from(driven.asked(number as u64)).expect("a number");
    driven.until_kept(number);
    driven.look_at(&second_tab);
    driven.until(&format!(
        "document.querySelector('#elsewhere') && {NUMBER} === {number}"
    ));
    // When the first is left the second plays by itself.
    driven.look_at(&first_tab);
    driven.go("#/");
    driven.look_at(&second_tab);
    driven
        .until("!document.querySelector('#elsewhere') && document.querySelector('#choices .opt')");
    assert_eq!(driven.number(), number);
    driven.reload();
    driven.until("document.querySelector('#choices .opt')");
    assert_eq!(driven.number(), number, "nothing was lost");
    assert_eq!(driven.lines().len(), 1, "one table");
    driven.check_quiet("two tabs");
}

#[test]
fn two_tabs_of_one_table_never_diverge() {
    drive(play_in_two_tabs);
}

#[test]
fn without_locks_the_older_tab_never_overwrites_the_newer() {
    drive(|driven| {
        driven.home();
        let no_locks = "Object.defineProperty(navigator, 'locks', { value: undefined }); window.BroadcastChannel = undefined;";
        driven.before_pages(no_locks);
        driven.reload();
        let number = begun(driven, "orders");
        let (first, address) = (driven.tab(), driven.url());
        let opened = driven.command("window/new", &json!({"type": "tab"}));
        let second = opened["handle"].as_str().expect("a tab").to_owned();
        driven.look_at(&second);
        driven.width((1280, 800));
        driven.before_pages(no_locks);
        driven.command("url", &json!({"url": address}));
        let mut newer = i64::try_from(driven.asked(0)).expect("a number");
        assert_eq!(newer, number);
        for _ in 0..3 {
            driven.choose();
            newer = i64::try_from(driven.asked(newer as u64)).expect("a number");
        }
        driven.until_kept(newer);
        // The first tab has heard of nothing and plays on: what it stores is refused.
        driven.look_at(&first);
        assert_eq!(driven.number(), number);
        driven.choose();
        driven.until("document.querySelector('#elsewhere')");
        driven.until(&format!("{NUMBER} === {newer}"));
        let lines = driven.lines();
        assert_eq!(lines[0]["number"], newer, "the newer state stays");
    });
}

#[test]
fn a_full_store_is_told_at_once_and_nothing_is_lost_when_there_is_room_again() {
    drive(|driven| {
        begun(driven, "rush");
        driven.run(
            "window.put = IDBObjectStore.prototype.put;
             IDBObjectStore.prototype.put = function () {
                 throw new DOMException('no room', 'QuotaExceededError');
             };",
        );
        let before = driven.number();
        driven.choose();
        let number = i64::try_from(driven.asked(before as u64)).expect("a number");
        driven.until(
            "document.querySelector('#not-stored')?.innerText.includes('cannot store any more games')",
        );
        assert!(
            driven
                .is("document.querySelector('#save-now') && document.querySelector('#delete-old')")
        );
        // The game goes on, also after a look at the list.
        driven.choose();
        let number = i64::try_from(driven.asked(number as u64)).expect("a number");
        let address = driven.url();
        driven.click("#delete-old");
        driven.until("document.querySelector('#unfinished tbody tr')");
        driven.run(
            "window.saved = 0; URL.createObjectURL = blob => (window.saved = blob.size, 'data:,')",
        );
        driven.run(&format!("location.href = '{address}'"));
        driven.asked(0);
        assert_eq!(driven.number(), number, "what is not stored is still there");
        driven.click("#save-now");
        driven.until("window.saved > 200");
        driven.run("IDBObjectStore.prototype.put = window.put");
        driven.until("!document.querySelector('#not-stored')");
        driven.until_kept(number);
        driven.reload();
        driven.asked(0);
        assert_eq!(driven.number(), number, "nothing was lost");
    });
}

#[test]
fn a_blocked_store_is_told_at_once_and_the_game_can_be_saved_to_a_file() {
    drive(|driven| {
        driven.home();
        driven.before_pages(
            "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });
             Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });",
        );
        driven.reload();
        driven.until(
            "document.querySelector('#not-stored')?.innerText.includes('does not store games')",
        );
        driven.click("[data-now=rush]");
        let first = driven.asked(0);
        driven.choose();
        let number = i64::try_from(driven.asked(first)).expect("a number");
        driven
            .until("document.querySelector('#not-stored')?.innerText.includes('contains its key')");
        driven.run("URL.createObjectURL = blob => { blob.text().then(text => window.file = text); return 'data:,'; }");
        driven.click("#save-now");
        driven.until("window.file?.startsWith('sandtable save ')");
        let file = driven.run("return window.file");
        driven.reload();
        driven.go("#/");
        driven.until("document.querySelector('#import')");
        import(driven, &file, "a.sandtable");
        driven.asked(0);
        assert_eq!(driven.number(), number, "the file opens after all is gone");
    });
}

/// Opens a file as a person does.
fn import(driven: &Driven, text: &Value, name: &str) {
    driven.run(&format!(
        "const files = new DataTransfer();
         files.items.add(new File([{text}], '{name}'));
         const input = document.querySelector('#import');
         input.files = files.files;
         input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ));
}

#[test]
fn a_file_of_bytes_is_answered_with_a_sentence() {
    drive(|driven| {
        driven.home();
        driven.run(
            "const files = new DataTransfer();
             files.items.add(new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255, 254])], 'a.png'));
             const input = document.querySelector('#import');
             input.files = files.files;
             input.dispatchEvent(new Event('change', { bubbles: true }));",
        );
        driven.until("document.querySelector('.error')");
        let told = driven.run("return document.querySelector('.error p').innerText");
        assert_eq!(told, "This file is not a saved game.");
    });
}

/// Puts copies of the only table into the store, with other names, dates and states.
const COPIES: &str = "
    const [n, done] = arguments;
    const open = indexedDB.open('sandtable');
    open.onsuccess = () => {
        const change = open.result.transaction(['lines', 'texts'], 'readwrite');
        const [lines, texts] = [change.objectStore('lines'), change.objectStore('texts')];
        lines.getAll().onsuccess = event => {
            const line = JSON.parse(event.target.result[0]);
            texts.get(line.id).onsuccess = event => {
                for (let i = 1; i <= n; i++) {
                    const copy = { ...line, id: line.id + i, when: line.when - i * 86400000, number: 1000 + i };
                    lines.put(JSON.stringify(copy), copy.id);
                    texts.put(event.target.result, copy.id);
                }
            };
        };
        change.oncomplete = () => { open.result.close(); done(); };
    };";

#[test]
fn all_tables_are_listed_searched_deleted_and_brought_back() {
    drive(|driven| {
        begun(driven, "orders");
        driven.wait_for(COPIES, &json!([24]));
        driven.go("#/");
        driven.reload();
        driven.until("document.querySelector('#all-tables')?.innerText.includes('25')");
        assert!(
            driven.is("document.querySelectorAll('.cont').length < 6"),
            "the start page shows some"
        );
        driven.click("#all-tables");
        let n_rows = "document.querySelectorAll('#unfinished tbody tr').length";
        driven.until(&format!("{n_rows} === 25"));
        let first = driven.run("return document.querySelector('#unfinished tbody tr').innerText");
        let first = first.as_str().expect("a text");
        for word in ["1 of 4", "Your move", "today", "cadet"] {
            assert!(first.contains(word), "{word} is not in {first}");
        }
        assert!(driven.is("/kB|MB/.test(document.querySelector('#room').innerText)"));
        driven.check_accessible("the list of tables");
        let search = |words: &str| {
            driven.run(&format!(
                "const field = document.querySelector('#search');
                 field.value = '{words}';
                 field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
            ));
        };
        search("1007 blue");
        driven.until(&format!("{n_rows} === 1"));
        search("no such words");
        driven.until(&format!("{n_rows} === 0"));
        search("");
        driven.until(&format!("{n_rows} === 25"));
        // Deleted, undone by the button, deleted again, undone by the key.
        driven.click("#unfinished .delete");
        driven.until(&format!(
            "{n_rows} === 24 && document.querySelector('#undo-bar')"
        ));
        driven.click("#undo-delete");
        driven.until(&format!(
            "{n_rows} === 25 && !document.querySelector('#undo-bar')"
        ));
        driven.click("#unfinished .delete");
        driven.until(&format!("{n_rows} === 24"));
        driven.key("z");
        driven.until(&format!("{n_rows} === 25"));
        // Also after the page was closed.
        driven.click("#unfinished .delete");
        driven.until(&format!("{n_rows} === 24"));
        driven.reload();
        driven.until(&format!(
            "{n_rows} === 24 && document.querySelector('#bin')"
        ));
        driven.run("document.querySelector('#bin').open = true");
        driven.click("#bin .restore");
        driven.until(&format!(
            "{n_rows} === 25 && !document.querySelector('#bin')"
        ));
        driven.click("#unfinished .delete");
        driven.until("document.querySelector('#bin')");
        driven.click("#empty-bin");
        driven.until("!document.querySelector('#bin')");
        assert_eq!(driven.lines().len(), 24, "gone for good");
        driven.width((390, 844));
        driven.check_narrow("the list of tables");
        driven.check_quiet("the list of tables");
    });
}

#[test]
fn tables_of_earlier_versions_are_moved_without_loss() {
    drive(|driven| {
        let number = begun(driven, "orders");
        let address = driven.url();
        let line = driven.lines().remove(0);
        let text = driven.shelf("texts")[0].clone();
        driven.go("#/");
        // As an earlier version has kept it: line and text in one, in localStorage.
        driven.wait_for(
            "const [line, text, done] = arguments;
             const { version, deleted, summary, ...older } = line;
             localStorage.setItem('sandtable.table.' + line.id, JSON.stringify({ ...older, text }));
             localStorage.setItem('sandtable.table.broken', '{');
             const open = indexedDB.open('sandtable');
             open.onsuccess = () => {
                 const change = open.result.transaction(['lines', 'texts', 'things'], 'readwrite');
                 ['lines', 'texts', 'things'].forEach(store => change.objectStore(store).clear());
                 change.oncomplete = () => { open.result.close(); done(); };
             };",
            &json!([line, text]),
        );
        driven.reload();
        driven.until("document.querySelector('.cont')?.innerText.includes('Your move')");
        driven.until(&format!(
            "localStorage.getItem('sandtable.table.' + {}) === null",
            line["id"]
        ));
        assert!(
            driven.is("localStorage.getItem('sandtable.table.broken') === '{'"),
            "what cannot be read stays"
        );
        let moved = driven.lines().remove(0);
        assert_eq!((&moved["id"], &moved["when"]), (&line["id"], &line["when"]));
        driven.run(&format!("location.href = '{address}'"));
        driven.asked(0);
        assert_eq!(driven.number(), number);
        driven.check_quiet("migration");
    });
}

/// Where the replay is.
const MOVE: &str = "+(document.querySelector('#move-number')?.dataset.number ?? -1)";

#[test]
fn looking_back_at_a_running_game_leads_back_to_it_first() {
    drive(|driven| {
        let number = begun(driven, "orders");
        let n_tables = driven.lines().len();
        driven.click("#step-through");
        driven.until(&format!("{MOVE} >= 0"));
        driven.key("\u{e010}");
        driven.until(&format!("{MOVE} === {number}"));
        assert!(driven.is(
            "document.querySelector('#back-to-table').innerText.includes('Back to the table')"
        ));
        assert!(driven.is("document.querySelector('#play-on').innerText.includes('copy')"));
        // Hands of others are not to be seen before the end.
        assert!(driven.is("!document.querySelector('[data-open]')"));
        // The arrows go on working after a click on a button.
        driven.run("document.querySelector('[data-do=step-back]').focus()");
        driven.key("\u{e012}");
        driven.until(&format!("{MOVE} === {}", number - 1));
        driven.key(ESCAPE);
        driven.until(
            "document.querySelector('#choices .opt') && !document.querySelector('#time-line')",
        );
        assert_eq!(driven.number(), number, "the game has waited");
        assert_eq!(driven.lines().len(), n_tables, "no second table");
        driven.check_quiet("looking back");
    });
}

#[test]
fn the_scrubber_is_dragged_and_a_finished_game_is_open() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        driven.play_out(7);
        driven.click("#look-through");
        driven.until(
            "document.querySelector('#time-line .ln') && document.querySelector('#scrubber')",
        );
        let n = driven.run("return +document.querySelector('#scrubber').max");
        let n = n.as_f64().expect("a number");
        let place = driven.run(
            "const box = document.querySelector('#scrubber').getBoundingClientRect();
             return [box.left, box.width, box.top + box.height * 0.8]",
        );
        let at = |share: f64| {
            let place = |i: usize| place[i].as_f64().expect("a place");
            let (x, y) = (place(0) + place(1) * share, place(2));
            json!({"type": "pointerMove", "duration": 60, "x": x.round(), "y": y.round()})
        };
        let pointer = |steps: Vec<Value>| {
            let actions = json!([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]);
            driven.command("actions", &json!({"actions": actions}));
        };
        driven.run(&format!(
            "window.reached = 0;
             document.querySelector('#scrubber').addEventListener('input', () => requestAnimationFrame(() => {{
                 window.reached = Math.max(window.reached, {MOVE});
             }}))"
        ));
        let pause = || json!({"type": "pause", "duration": 200});
        pointer(vec![
            at(0.1),
            json!({"type": "pointerDown", "button": 0}),
            at(0.2),
            at(0.35),
            pause(),
            at(0.5),
            at(0.7),
            pause(),
            at(0.6),
            json!({"type": "pointerUp", "button": 0}),
        ]);
        driven.until(&format!("Math.abs({MOVE} / {n} - 0.6) < 0.05"));
        assert!(
            driven.is(&format!("window.reached / {n} > 0.65")),
            "it follows on and on"
        );
        // After the end every hand can be seen.
        driven.click("[data-open]");
        driven.until("document.querySelectorAll('#open-hands section').length === 2");
        driven.until("document.querySelectorAll('#open-hands [data-card]').length > 1");
        driven.check_quiet("replay");
    });
}
