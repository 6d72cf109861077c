//! The page in a real browser, used as people use it.
//!
//! `cargo xtask e2e` builds the page, finds chromium and its driver and runs these tests; `cargo xtask
//! shots` takes pictures of every main screen.

#![expect(
    clippy::print_stdout,
    reason = "what is measured is printed, not asserted"
)]

mod analysis;
mod driven;
mod learn;
mod names;
mod orders;
mod prompt;
mod readable;
mod rush;
mod table;
mod tables;
mod words;

use bots::SearchContext;
use driven::{Driven, WIDTHS, drive, game_names};
use driver::{Occupant, TableDriver};
use game::official::Seed;
use games::{GameId, Table};
use serde_json::json;

/// Return and Tab, as WebDriver names them.
const RETURN: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// A table of each kind: the game, and what is clicked on the start page besides it. Each game is
/// played with its defaults and with every other value of its basic options.
fn tables() -> Vec<(GameId, Option<String>)> {
    let others = |game: GameId| {
        let options = game.setup_options().iter();
        let options = options.filter(|option| option.is_basic && option.needs.is_none());
        options.flat_map(|option| {
            let values = option.carried_values().skip(1);
            values.map(|value| format!("[data-option={}][data-value={value}]", option.key))
        })
    };
    let games = GameId::ALL.into_iter();
    games
        .flat_map(|game| {
            let clicks = [None].into_iter().chain(others(game).map(Some));
            clicks.map(move |click| (game, click))
        })
        .collect()
}

#[test]
fn every_game_is_played_to_its_end_by_clicking_what_can_be_chosen() {
    drive(|driven| {
        for (i, (game, option)) in tables().into_iter().enumerate() {
            let options: Vec<&str> = option.as_deref().into_iter().collect();
            driven.start_game(game.name(), &options);
            let said = driven.play_out(i as u32 + 7);
            println!(
                "{game} {options:?}: over after {} moves, {} clicks, {} of them on the table",
                said["number"], said["clicks"], said["onTable"]
            );
            assert!(said["onTable"].as_u64() > Some(5), "{game}: {said}");
            driven.check_quiet(game.name());
        }
    });
}

#[test]
fn a_game_goes_on_after_a_reload_and_in_another_language() {
    drive(|driven| {
        for game in game_names() {
            driven.start_game(game, &[]);
            let mut number = driven.asked(0);
            for _ in 0..5 {
                driven.choose();
                number = driven.asked(number);
            }
            driven.reload();
            assert_eq!(driven.asked(0), number, "{game}: a reload loses nothing");
            driven.run("const s = document.querySelector('#language'); s.value = 'pl'; s.dispatchEvent(new Event('change', { bubbles: true }))");
            driven.until("document.querySelector('#undo')?.textContent.includes('Cofnij')");
            assert_eq!(driven.asked(0), number, "{game}: the same table");
            driven.choose();
            assert!(driven.asked(number) > number, "{game}");
            driven.run("const s = document.querySelector('#language'); s.value = 'en'; s.dispatchEvent(new Event('change', { bubbles: true }))");
            driven.until("document.querySelector('#undo')?.textContent.includes('Undo')");
            driven.check_quiet(game);
        }
    });
}

#[test]
fn whole_games_are_played_with_the_keyboard_alone_for_a_while() {
    drive(|driven| {
        driven.home();
        // To the button by Tab, as without a mouse.
        let mut presses = 0;
        while !driven.is("document.activeElement?.dataset.now === 'rush'") {
            driven.key(TAB);
            presses += 1;
            assert!(presses < 60, "Tab never comes to the button");
        }
        driven.key(RETURN);
        let mut number = driven.asked(0);
        driven.run("document.activeElement?.blur()");
        for i in 0..60 {
            if i >= 12 && driven.is("document.querySelector('main .is-legal') !== null") {
                break;
            }
            let is_numbered = driven.is("document.querySelector('#choices .opts .opt')");
            driven.key(if is_numbered { "1" } else { " " });
            number = driven.asked(number);
        }
        // What can be chosen on the table is reached by Tab and says so.
        let mut presses = 0;
        while !driven.is("document.activeElement?.classList.contains('is-legal')") {
            driven.key(TAB);
            presses += 1;
            assert!(presses < 200, "Tab never comes to what can be chosen");
        }
        assert!(
            driven
                .is("(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).includes('Can be chosen')")
        );
        driven.key(RETURN);
        driven.until(&format!("+document.querySelector('#prompt').dataset.number > {number} || document.querySelector('#ask button')"));
        driven.check_quiet("keyboard");
    });
}

#[test]
fn undo_takes_the_last_choice_back() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        let can_undo = "document.querySelector('#undo').getAttribute('aria-disabled') === 'false'";
        let choices = "return [...document.querySelectorAll('#choices .opt')].map(option => option.dataset.choice)";
        let mut number = driven.asked(0);
        assert!(!driven.is(can_undo), "the person has made no move yet");
        // Some choices roll dice or draw cards, which cannot be taken back.
        let mut find = || {
            let before = (number, driven.run(choices));
            driven.run("(document.querySelector('.hexmap .act.lit') ?? document.querySelector('#choices .opt')).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
            number = driven.asked(number);
            // The one move is taken back, if nothing was done automatically since.
            (number == before.0 + 1 && driven.is(can_undo)).then_some(before)
        };
        let (before, offered) = (0..30)
            .find_map(|_| find())
            .expect("one of thirty choices can be taken back");
        driven.key("z");
        driven.until(&format!(
            "+document.querySelector('#prompt').dataset.number === {before}"
        ));
        assert_eq!(
            driven.run(choices),
            offered,
            "the same question is open again"
        );
    });
}

#[test]
fn a_browser_without_randomness_says_so_and_opens_no_table() {
    drive(|driven| {
        driven.home();
        driven.run("Object.defineProperty(window, 'crypto', { value: undefined })");
        driven.click("[data-now=rush]");
        driven.until("document.querySelector('.error')?.innerText.includes('random numbers')");
        assert!(driven.is("document.querySelector('#prompt') === null"));
        assert_eq!(driven.shelf("lines"), json!([]), "no table is kept");
    });
}

#[test]
fn nothing_of_ones_hand_is_on_the_page_while_the_other_comes() {
    drive(|driven| {
        driven.home();
        driven.click("[data-game=quartermaster]");
        driven.until("document.querySelectorAll('.seats2 select').length === 2");
        driven.run("document.querySelector('.ff .btn').click()");
        driven.click("#start");
        driven
            .until("document.querySelector('.curtain') || document.querySelector('#choices .opt')");
        let mut n_curtains = 0;
        for _ in 0..80 {
            if driven.is("document.querySelector('#take-over') !== null") {
                assert!(
                    driven.is("document.querySelectorAll('[data-card]').length === 0"),
                    "no card is on the page"
                );
                assert!(
                    driven.is("document.querySelectorAll('.log li').length === 0"),
                    "no news either"
                );
                assert!(
                    driven.is("/^Over to [A-Z][a-z]+/.test(document.querySelector('.curtain h2').textContent)"),
                    "it names who is next"
                );
                n_curtains += 1;
                if n_curtains == 2 {
                    return;
                }
                driven.click("#take-over");
            }
            let number = driven.asked(0);
            driven.choose();
            driven.until(&format!("document.querySelector('#take-over') || +(document.querySelector('#prompt')?.dataset.number ?? 0) > {number}"));
        }
        panic!("the other person was asked {n_curtains} times");
    });
}

#[test]
fn a_finished_game_is_looked_through_and_played_on_from() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        driven.play_out(3);
        driven.click("#look-through");
        driven.until("document.querySelector('#time-line .ln')");
        driven.click("[data-do=to-end]");
        driven.until("+document.querySelector('#move-number').dataset.number > 20");
        let n = driven.run("return +document.querySelector('#scrubber').max");
        let middle = n.as_u64().expect("a number") / 2;
        driven.run(&format!("const s = document.querySelector('#scrubber'); s.value = {middle}; s.dispatchEvent(new Event('input', {{ bubbles: true }}))"));
        driven.until(&format!(
            "+document.querySelector('#move-number').dataset.number === {middle}"
        ));
        driven.until(&format!("location.hash.endsWith('/{middle}')"));
        driven.key("\u{e014}");
        driven.until(&format!(
            "+document.querySelector('#move-number').dataset.number === {}",
            middle + 1
        ));
        driven.reload();
        driven.until(&format!(
            "+document.querySelector('#move-number')?.dataset.number === {}",
            middle + 1
        ));
        driven.click("#play-on");
        driven.until("document.querySelector('#prompt')");
        assert!(driven.asked(0) >= middle, "it goes on from there");
        driven.check_quiet("replay");
    });
}

/// The record of a whole game, as the terminal writes it.
fn finished() -> String {
    let seed = Seed::new([7; 32]);
    let table = Table::sit(GameId::Orders, &[], Some(seed)).expect("a table");
    let occupants = vec![Occupant::RANDOM; 2];
    let mut driver = TableDriver::new(table, occupants, 1);
    while driver
        .advance(&SearchContext::default())
        .expect("it goes on")
        .is_some()
    {}
    let record = driver.table().published().expect("it is over");
    record.to_string()
}

/// Opens the file of a record, to be looked through.
fn import(driven: &Driven, record: &str) {
    driven.home();
    let text = serde_json::to_string(record).expect("a text");
    driven.run(&format!(
        "const files = new DataTransfer();
         files.items.add(new File([{text}], 'a.record'));
         const input = document.querySelector('#import');
         input.files = files.files;
         input.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ));
    driven.until("document.querySelector('#time-line .ln')");
}

#[test]
fn a_record_of_the_terminal_is_looked_through() {
    let record = finished();
    drive(|driven| {
        import(driven, &record);
        driven.check_quiet("import");
    });
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() {
    drive(|driven| {
        for game in game_names() {
            driven.home();
            driven.width(WIDTHS[0]);
            driven.check_narrow("home");
            driven.click(&format!("[data-now={game}]"));
            driven.asked(0);
            driven.check_narrow(game);
            for page in ["rules", "cards", "rulings"] {
                driven.go(&format!("#/{page}/{game}"));
                driven.until("document.querySelector('.library')");
                driven.until("document.querySelector('.rules p, .gallery li, .rulings li')");
                driven.check_narrow(page);
            }
        }
    });
}

#[test]
fn names_roles_and_contrast_are_as_they_should_be() {
    drive(|driven| {
        driven.home();
        driven.check_accessible("home");
        driven.run("document.querySelectorAll('details').forEach(folded => folded.open = true)");
        driven.check_accessible("home with all options");
        for game in game_names() {
            driven.start_game(game, &[]);
            driven.asked(0);
            driven.check_accessible(game);
            for page in ["rules", "cards", "rulings"] {
                driven.go(&format!("#/{page}/{game}"));
                driven.until("document.querySelector('.rules p, .gallery li, .rulings li')");
                driven.check_accessible(page);
            }
        }
        driven.go("#/rulings/quartermaster");
        driven.click(".rulings a");
        driven.until("document.querySelector('#time-line .ln')");
        driven.check_accessible("replay");
    });
}

#[test]
fn the_tutorial_of_each_game_leads_to_its_end() {
    drive(|driven| {
        for game in game_names() {
            driven.home();
            driven.click(&format!("[data-first={game}]"));
            driven.until("document.querySelector('#tutorial')");
            let mut steps = Vec::new();
            for _ in 0..400 {
                let step = driven.run("return document.querySelector('#tutorial')?.dataset.step");
                let step = step.as_str().unwrap_or_default().to_owned();
                if steps.last() != Some(&step) {
                    steps.push(step);
                }
                if driven.is("document.querySelector('#end-tutorial') !== null") {
                    break;
                }
                if driven.is("document.querySelector('#next-step') !== null") {
                    driven.click("#next-step");
                } else if driven.is("new Set([...document.querySelectorAll('#choices .opt')].map(one => one.dataset.choice)).size === 1") {
                    // One thing is to be done, and nothing else can be.
                    driven.choose();
                }
                std::thread::sleep(std::time::Duration::from_millis(30));
            }
            println!("{game}: {}", steps.join(", "));
            assert!(
                driven.is("document.querySelector('#end-tutorial') !== null"),
                "{game}: stuck in {steps:?}"
            );
            assert!((8..=20).contains(&steps.len()), "{game}: {steps:?}");
            driven.click("#end-tutorial");
            // It goes on, or has just been won.
            driven.until("document.querySelector('#choices .opt, .ending')");
            driven.check_quiet(game);
        }
    });
}

#[test]
fn figures_of_the_page_are_printed() {
    drive(|driven| {
        driven.home();
        let first = driven.wait_for(
            "const done = arguments[arguments.length - 1];
             const start = performance.now();
             document.querySelector('[data-now=orders]').click();
             (function look() {
                 if (document.querySelector('#choices .opt')) return done(performance.now() - start);
                 requestAnimationFrame(look);
             })();",
            &serde_json::json!([]),
        );
        println!("from the click to the first playable position: {first} ms (goal under 1000)");
        let answer = driven.wait_for(
            "const done = arguments[arguments.length - 1];
             const times = [];
             const number = () => +document.querySelector('#prompt').dataset.number;
             (function choose() {
                 const option = document.querySelector('#choices .opt');
                 if (times.length === 20 || document.querySelector('.ending')) return done(times.sort((a, b) => a - b)[times.length >> 1]);
                 if (!option) return setTimeout(choose, 5);
                 const [start, before] = [performance.now(), number()];
                 option.click();
                 (function look() {
                     if (number() !== before) { times.push(performance.now() - start); return setTimeout(choose, 30); }
                     setTimeout(look, 1);
                 })();
             })();",
            &serde_json::json!([]),
        );
        println!(
            "from a click to its answer, in the middle of twenty: {answer} ms (goal under 50)"
        );
        driven.home();
        driven.click("[data-now=quartermaster]");
        driven.asked(0);
        let frames = driven.wait_for(
            "const done = arguments[arguments.length - 1];
             const map = document.querySelector('.map');
             const box = map.getBoundingClientRect();
             let frames = 0;
             const start = performance.now();
             (function turn() {
                 frames++;
                 map.dispatchEvent(new WheelEvent('wheel', { deltaY: frames % 40 < 20 ? -1 : 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true }));
                 if (performance.now() - start > 2000) return done(frames / 2);
                 requestAnimationFrame(turn);
             })();",
            &serde_json::json!([]),
        );
        println!(
            "frames a second while zooming the map, drawn without a graphics card: {frames} (goal 60)"
        );
        assert!(first.is_number() && answer.is_number() && frames.is_number());
    });
}

#[test]
fn how_long_generals_think_is_printed() {
    drive(|driven| {
        for game in game_names() {
            driven.home();
            driven.click(&format!("[data-now={game}]"));
            driven.asked(0);
            let longest = driven.wait_for(
                "const done = arguments[arguments.length - 1];
                 for (const level of document.querySelectorAll('[data-level]')) {
                     level.value = 'general';
                     level.dispatchEvent(new Event('change', { bubbles: true }));
                 }
                 const number = () => +document.querySelector('#prompt').dataset.number;
                 const start = performance.now();
                 let [thoughts, longest, last, since, thinks] = [0, 0, number(), start, false];
                 (function look() {
                     const now = performance.now();
                     if (number() !== last) {
                         if (thinks) thoughts++;
                         [last, since] = [number(), now];
                     }
                     thinks = document.querySelector('#hurry') !== null;
                     if (thinks) longest = Math.max(longest, now - since);
                     if (thoughts === 12 || now - start > 60000 || document.querySelector('.ending')) return done(longest);
                     const option = document.querySelector('#choices .opt');
                     if (option && !thinks) { option.click(); since = now; }
                     setTimeout(look, 4);
                 })();",
                &serde_json::json!([]),
            );
            println!(
                "the longest that a general thought in {game}: {longest} ms (goal under 3000)"
            );
            assert!(
                longest.as_f64().is_some_and(|millis| millis > 0.0),
                "{game}"
            );
            driven.check_quiet(game);
        }
    });
}
