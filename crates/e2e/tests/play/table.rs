//! What a table shows besides its game: what would happen, what just happened, what is kept.

use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use super::driven::{Driven, drive};

/// Keys as WebDriver names them.
const RETURN: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const DOWN: &str = "\u{e015}";

/// What is chosen first in order to attack.
const BOLD: [&str; 8] = [
    "attack", "buy", "confirm", "pay", "activate", "take", "use", "place",
];

/// Chooses what is wanted most until something is there: the first of the words that a choice begins with,
/// else the last choice.
fn choose_until(driven: &Driven, wanted: &[&str], there: &str) -> bool {
    let said = driven.wait_for(
        "const [wanted, there] = arguments;
         const done = arguments[arguments.length - 1];
         let left = 4000, last = -1;
         (function step() {
             if (document.querySelector(there)) return done(true);
             if (!left-- || document.querySelector('.ending')) return done(false);
             const options = [...document.querySelectorAll('#choices .opt')];
             const number = +(document.querySelector('#prompt')?.dataset.number ?? -1);
             if (!options.length || number === last) return setTimeout(step, 5);
             last = number;
             const of = word => options.find(option => option.dataset.choice.startsWith(word));
             (wanted.map(of).find(option => option) ?? options[options.length - 1]).click();
             setTimeout(step, 5);
         })();",
        &json!([wanted, there]),
    );
    said == true
}

#[test]
fn what_a_shot_would_do_stands_on_its_target() {
    drive(|driven| {
        driven.start_game("rush", &[]);
        driven.asked(0);
        assert!(
            choose_until(driven, &BOLD, ".fate"),
            "no attack is ever made"
        );
        let fate = driven.run("return document.querySelector('.fate').innerText");
        let fate = fate.as_str().expect("a text");
        assert!(fate.contains("destroy") || fate.contains("hit"), "{fate}");
        // It still stands there while a target is chosen.
        assert!(choose_until(
            driven,
            &["confirm", "fire"],
            "[data-choice^=target]"
        ));
        assert!(driven.is("document.querySelectorAll('.opp .fate').length > 0"));
        // Achievements say how much each seat has.
        assert!(driven.is("document.querySelectorAll('.ac').length > 0"));
        assert!(driven.is("[...document.querySelectorAll('.ac')].every(line => line.querySelectorAll('.counts b').length === 3 && line.querySelector('.lead').textContent)"));
        driven.check_quiet("rush");
    });
}

#[test]
fn answers_are_indented_in_the_log() {
    drive(|driven| {
        driven.home();
        driven.go("#/rulings/quartermaster/card-ussr-stalingrad");
        driven.until("document.querySelector('#time-line .ln')");
        driven.click("[data-do=to-end]");
        driven.until("document.querySelector('.log li.deep')");
        let left = "const left = line => parseFloat(getComputedStyle(line).paddingLeft);";
        assert_eq!(
            driven.run(&format!("{left} return left(document.querySelector('.log li.deep')) > left(document.querySelector('.log li:not(.deep)'))")),
            true
        );
    });
}

#[test]
fn a_click_that_does_not_decide_is_asked_about_beside_the_thing() {
    drive(|driven| {
        driven.start_game("rush", &[]);
        // Cards of the hand are pointed at until one of them could be used in several ways.
        let mut number = driven.asked(0);
        for _ in 0..60 {
            let point = "const cards = [...document.querySelectorAll('#hand .card.is-legal')];
                         const card = cards[cards.length - 1] ?? document.querySelector('#choices .opt');
                         card.focus(); return card.classList.contains('card')";
            driven.run(point);
            driven.key(RETURN);
            driven.until(&format!("document.querySelector('#ask') || +document.querySelector('#prompt').dataset.number > {number}"));
            if driven.is("document.querySelector('#ask')") {
                break;
            }
            number = driven.asked(number);
        }
        driven.until("document.activeElement?.closest('#ask')");
        let n = driven.run("return document.querySelectorAll('#ask button').length");
        assert!(n.as_u64() > Some(1), "{n}");
        let at =
            "return [...document.querySelectorAll('#ask button')].indexOf(document.activeElement)";
        assert_eq!(driven.run(at), 0);
        driven.key(DOWN);
        assert_eq!(driven.run(at), 1);
        driven.check_accessible("question");
        driven.key(ESCAPE);
        driven.until("!document.querySelector('#ask')");
        assert!(
            driven.is("document.activeElement?.closest('#hand') !== null"),
            "the focus is where it was"
        );
        driven.key(RETURN);
        driven.until("document.activeElement?.closest('#ask')");
        driven.key(RETURN);
        driven.until(&format!(
            "+document.querySelector('#prompt').dataset.number > {number}"
        ));
        driven.until("!document.querySelector('#ask')");
        driven.check_quiet("question");
    });
}

#[test]
fn options_of_the_start_page_are_those_of_the_table() {
    drive(|driven| {
        driven.start_game(
            "quartermaster",
            &["[data-value=first]", "[data-value='10']"],
        );
        driven.asked(0);
        assert!(driven.is("document.querySelectorAll('.closed-b').length === 2"));
        assert!(driven.is("document.querySelector('.crumb').textContent.includes('of 10')"));
        driven.start_game("quartermaster", &[]);
        driven.asked(0);
        assert!(driven.is("document.querySelectorAll('.closed-b').length === 0"));
        driven.home();
        driven.click("[data-game=quartermaster]");
        assert!(driven.is("!document.querySelector('[data-option=histories]')"));
        driven.click("[data-value=marshal]");
        driven.click("[data-option=histories][data-value=on]");
        driven.click("#start");
        driven.asked(0);
        driven.check_quiet("options");
    });
}

#[test]
fn nothing_that_two_people_hide_can_be_read_in_what_the_browser_keeps() {
    drive(|driven| {
        driven.home();
        driven.click("[data-game=quartermaster]");
        driven.until("document.querySelectorAll('.seats2 select').length === 2");
        driven.run("document.querySelector('.ff .btn').click()");
        driven.click("#start");
        driven.run("window.seen = new Set()");
        for _ in 0..40 {
            driven.until("document.querySelector('#take-over, #choices .opt')");
            driven.run("document.querySelectorAll('#hand [data-card]').forEach(card => window.seen.add(card.dataset.card))");
            if driven.is("document.querySelector('#take-over')") {
                driven.click("#take-over");
            } else {
                driven.choose();
            }
            sleep(Duration::from_millis(30));
        }
        assert!(driven.is("window.seen.size > 8"), "hands were seen");
        let texts = driven.shelf("texts");
        assert!(texts[0].is_string(), "the table is kept");
        let kept = json!([texts, driven.shelf("lines"), driven.shelf("things")]);
        let found = driven.command(
            "execute/sync",
            &json!({
                "script": "const kept = JSON.stringify(arguments[0]) + JSON.stringify({ ...localStorage });
                           return [...window.seen, 'discard', 'moves'].filter(word => kept.includes(word))",
                "args": [kept],
            }),
        );
        assert_eq!(found, json!([]), "read in the browser's storage");
        // Another browser, with a store of its own, says that it cannot open the file.
        let file = texts[0].to_string();
        driven.wait_for(
            "const done = arguments[0];
             localStorage.clear();
             const open = indexedDB.open('sandtable');
             open.onsuccess = () => {
                 const change = open.result.transaction('things', 'readwrite');
                 change.objectStore('things').clear();
                 change.oncomplete = () => { open.result.close(); location.hash = '#/'; done(); };
             };",
            &json!([]),
        );
        driven.reload();
        driven.run(&format!("window.file = {file}"));
        driven.until("document.querySelector('#import')");
        driven.run(
            "const files = new DataTransfer();
             files.items.add(new File([window.file], 'a.sandtable'));
             const input = document.querySelector('#import');
             input.files = files.files;
             input.dispatchEvent(new Event('change', { bubbles: true }));",
        );
        driven.until("document.querySelector('.error')?.innerText.includes('another browser')");
    });
}

#[test]
fn moves_of_bots_are_animated_unless_motion_is_reduced() {
    drive(|driven| {
        driven.home();
        driven.run("localStorage.setItem('sandtable.pace', '120')");
        let seen =
            "document.getAnimations().some(one => one.effect?.target?.closest?.('.standing'))";
        let watch = format!(
            "const done = arguments[arguments.length - 1];
             const end = Date.now() + arguments[0];
             (function look() {{
                 if ({seen}) return done(true);
                 if (Date.now() > end) return done(false);
                 if (document.querySelector('#take-over, .ending')) return done(false);
                 document.querySelector('#choices .opt')?.click();
                 setTimeout(look, 20);
             }})();"
        );
        let start = || {
            driven.reload();
            driven.click("[data-now=quartermaster]");
            driven.asked(0);
        };
        start();
        assert_eq!(
            driven.wait_for(&watch, &json!([40_000])),
            true,
            "nothing moves"
        );
        let still = json!({"cmd": "Emulation.setEmulatedMedia", "params": {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}});
        driven.command("goog/cdp/execute", &still);
        driven.go("#/");
        driven.until("document.querySelector('[data-now]')");
        start();
        assert_eq!(
            driven.wait_for(&watch, &json!([5_000])),
            false,
            "something moves"
        );
    });
}

#[test]
fn sounds_are_off_until_they_are_switched_on() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        let number = driven.asked(0);
        assert!(driven.is("!document.querySelector('#sound').checked"));
        driven.run("document.querySelector('#sound').click()");
        driven.choose();
        driven.asked(number);
        driven.reload();
        driven.until("document.querySelector('#sound')?.checked");
        driven.check_quiet("sound");
    });
}

#[test]
fn several_opening_hands_are_reduced_one_after_the_other() {
    drive(|driven| {
        driven.start_game("quartermaster", &[]);
        let mut number = driven.asked(0);
        let shown = "[...new Set([...document.querySelectorAll('#hand [data-card]')].map(card => card.dataset.n))].join()";
        let present = "document.querySelector('.hands .on').dataset.hand";
        assert_eq!(driven.run(&format!("return {present}")), "d");
        // The person may begin with another one.
        driven.click("[data-hand=j]");
        driven.until(&format!("{present} === 'j'"));
        for country in ["j", "j", "j", "d", "d", "d", "i", "i", "i"] {
            assert_eq!(driven.run(&format!("return {present}")), country);
            assert_eq!(driven.run(&format!("return {shown}")), country);
            let left = "document.querySelectorAll('#choices .opt').length";
            assert!(
                driven.is(&format!("{left} <= 10")),
                "one hand is asked about"
            );
            driven.choose();
            number = driven.asked(number);
        }
        driven.until("!document.querySelector('.hands')");
        driven.check_quiet("opening");
    });
}

#[test]
fn keys_are_told_and_lead_to_what_can_be_chosen() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        driven.asked(0);
        driven.run("document.activeElement?.blur()");
        driven.key("?");
        driven.until("document.activeElement?.closest('#keys')");
        driven.check_accessible("keys");
        driven.key(ESCAPE);
        driven.until("!document.querySelector('#keys')");
        driven.run("document.activeElement?.blur()");
        driven.key(DOWN);
        let at = "return [...document.querySelectorAll('#choices .opt')].indexOf(document.activeElement)";
        assert_eq!(driven.run(at), 0);
        driven.key(DOWN);
        assert_eq!(driven.run(at), 1);
        driven.key(UP);
        assert_eq!(driven.run(at), 0);
        // From the question up to the board, and there from target to target.
        driven.run("document.querySelector('#question').focus()");
        driven.key(UP);
        driven.until("document.activeElement?.closest('.t-board')");
        driven.check_quiet("keys");
    });
}

#[test]
fn another_level_can_be_chosen_in_the_middle_of_a_game() {
    drive(|driven| {
        driven.start_game("rush", &[]);
        let number = driven.asked(0);
        driven.run("const s = document.querySelector('[data-level=\"1\"]'); s.value = 'general'; s.dispatchEvent(new Event('change', { bubbles: true }))");
        driven.choose();
        let number = driven.asked(number);
        driven.reload();
        assert_eq!(driven.asked(0), number);
        assert!(driven.is("document.querySelector('[data-level=\"1\"]').value === 'general'"));
        assert!(driven.is("document.querySelector('[data-level=\"2\"]').value === 'cadet'"));
        driven.check_quiet("level");
    });
}

#[test]
fn everything_is_kept_for_days_without_a_network() {
    drive(|driven| {
        driven.home();
        // Not its `controller`: a page that is reloaded just while the worker starts has none.
        let missing = driven.wait_for(
            "const done = arguments[arguments.length - 1];
             (async () => {
                 const late = new Promise(then => setTimeout(then, 60000));
                 if (!await Promise.race([navigator.serviceWorker.ready, late]))
                     return done([0, 'no worker became active']);
                 const files = await (await fetch('files.json')).json();
                 let missing = files;
                 for (let i = 0; missing.length && i < 200; i++) {
                     const kept = await caches.open('sandtable');
                     const names = new Set((await kept.keys()).map(one => one.url.split('#')[0]));
                     missing = files.filter(file => !names.has(new URL(file, location.href.split('#')[0]).href));
                     await new Promise(then => setTimeout(then, 100));
                 }
                 done([files.length, missing]);
             })();",
            &json!([]),
        );
        assert!(missing[0].as_u64() > Some(30), "{missing}");
        assert_eq!(missing[1], json!([]));
        driven.check_quiet("offline");
    });
}

#[test]
fn a_phone_shows_what_is_asked_about_and_names_that_can_be_read() {
    drive(|driven| {
        driven.home();
        driven.width(super::WIDTHS[0]);
        driven.click("[data-now=quartermaster]");
        driven.asked(0);
        driven.until("document.querySelector('.labels text')");
        let size = "[...document.querySelectorAll('.labels .ll')].map(name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a).sort((a, b) => a - b)";
        let middle = driven.run(&format!("const all = {size}; return all[all.length >> 1]"));
        println!("names on a phone's map: {middle} pixels");
        assert!(middle.as_f64() > Some(9.0), "{middle}");
        // The capital of the country that is asked is in view.
        driven.until("(() => { const map = document.querySelector('.mapwrap').getBoundingClientRect(); const piece = document.querySelector('[data-piece^=\"germany army\"]').getBoundingClientRect(); return piece.left > map.left && piece.right < map.right && piece.top > map.top && piece.bottom < map.bottom; })()");
    });
}

#[test]
fn a_first_game_is_told_where_it_can_be_seen_on_every_screen() {
    drive(|driven| {
        for game in super::game_names() {
            for size in super::WIDTHS {
                driven.width(size);
                driven.home();
                driven.click(&format!("[data-first={game}]"));
                driven.until("document.querySelector('#tutorial')");
                let is_seen = |what: &str| {
                    driven.is(&format!("(box => box.height > 0 && box.top >= 0 && box.top + 40 < innerHeight)(document.querySelector('{what}').getBoundingClientRect())"))
                };
                assert!(is_seen("#tutorial"), "{game} at {size:?}");
                assert!(is_seen("#next-step"), "{game} at {size:?}");
                // On a phone the hand is one tap away.
                let hand = if size.0 < 700 {
                    "[data-tab=hand]"
                } else {
                    "#hand"
                };
                assert!(
                    game == "orders" || is_seen(hand),
                    "{game} at {size:?}: the hand"
                );
            }
        }
        driven.check_quiet("first games");
    });
}

#[test]
fn a_game_that_is_over_is_played_again_at_a_table_like_it() {
    drive(|driven| {
        driven.start_game("orders", &["[data-value=island]"]);
        driven.asked(0);
        assert!(driven.is("document.querySelector('.sector')"), "an island");
        driven.play_out(3);
        driven.click("#again");
        driven.until("!document.querySelector('.ending')");
        let number = driven.asked(0);
        assert!(number < 30, "{number}");
        assert!(driven.is("document.querySelector('.sector')"));
        assert!(driven.is("document.querySelector('[data-level=\"1\"]').value === 'cadet'"));
        driven.check_quiet("again");
    });
}
