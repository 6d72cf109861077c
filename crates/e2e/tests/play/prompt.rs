//! The question: the safe answer in its place, keys that do what they say, what happened beside it.

use serde_json::{Value, json};

use super::driven::{Driven, drive, game_names};

/// Keys as WebDriver names them.
const ESCAPE: &str = "\u{e00c}";
const SHIFT: &str = "\u{e008}";

/// What the left slot of the foot would choose; null while it is empty.
const SAFE: &str = "document.querySelector('#safe[data-choice]')";

/// Chooses at random until the expression is true.
fn choose_until(driven: &Driven, there: &str) -> bool {
    let said = driven.wait_for(
        "const [there] = arguments, done = arguments[arguments.length - 1];
         const is = new Function('return !!(' + there + ')');
         let left = 6000, last = -1, state = 5;
         const random = n => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % n; };
         (function step() {
             if (is()) return done(true);
             if (!left-- || document.querySelector('.ending')) return done(false);
             const options = [...document.querySelectorAll('#choices .opt')];
             const number = +(document.querySelector('#prompt')?.dataset.number ?? -1);
             if (!options.length || number === last) return setTimeout(step, 5);
             last = number;
             options[random(options.length)].click();
             setTimeout(step, 5);
         })();",
        &json!([there]),
    );
    said == true
}

/// The last move of the log, in notation, as the table stores it, is not at hand; what was chosen is seen by
/// the click that it makes.
fn watch_clicks(driven: &Driven) {
    driven.run(
        "window.pressed = [];
         document.addEventListener('click', event => window.pressed.push(event.target.closest('[data-choice]')?.dataset.choice ?? event.target.tagName), true);",
    );
}

#[test]
fn space_presses_the_left_slot_of_the_foot_wherever_the_focus_is() {
    drive(|driven| {
        for game in game_names() {
            driven.start_game(game, &[]);
            driven.asked(0);
            let focuses = [
                "document.querySelector('#choices .opts .opt')",
                "document.querySelector('#hand .card, .slot-hand button')",
                "document.querySelector('#undo')",
                "document.body",
            ];
            for focus in focuses {
                let there =
                    format!("{SAFE} && document.querySelector('#choices .opts .opt') && ({focus})");
                assert!(choose_until(driven, &there), "{game}: {focus} never there");
                watch_clicks(driven);
                let number = driven.run("return +document.querySelector('#prompt').dataset.number");
                let n = number.as_u64().expect("a number");
                driven.run(&format!(
                    "const at = {focus}; at === document.body ? document.activeElement?.blur() : at.focus()"
                ));
                driven.key(" ");
                driven.until(&format!(
                    "document.querySelector('.ending') || +(document.querySelector('#prompt')?.dataset.number ?? 0) > {n}"
                ));
                let pressed = driven.run("return window.pressed");
                assert_eq!(
                    pressed,
                    json!([]),
                    "{game}, {focus}: what had the focus was pressed"
                );
                if driven.is("document.querySelector('.ending')") {
                    break;
                }
            }
            driven.check_quiet(game);
        }
    });
}

#[test]
fn space_presses_nothing_where_there_is_no_safe_answer() {
    drive(|driven| {
        driven.start_game("quartermaster", &[]);
        let number = driven.asked(0);
        // The opening discards have to be made.
        driven.until("document.querySelector('#safe.none')");
        driven.run("document.querySelector('#choices .opts .opt').focus()");
        driven.key(" ");
        driven.key("z");
        driven.until("document.querySelector('.notice')");
        assert_eq!(driven.asked(0), number);
    });
}

/// Boxes of the foot that are not wholly inside the window, or covered.
const HIDDEN: &str = "[...document.querySelectorAll('#safe, #undo')].filter(part => {
    const box = part.getBoundingClientRect();
    if (box.height < 40 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return true;
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !at || !(part.contains(at) || at.contains(part));
}).map(part => part.id + ' ' + JSON.stringify(part.getBoundingClientRect()))";

#[test]
fn the_safe_answer_is_in_sight_in_every_question_and_does_not_move() {
    drive(|driven| {
        for game in game_names() {
            for size in [(1280, 800), (1600, 1000), (390, 844)] {
                driven.width(size);
                driven.start_game(game, &[]);
                driven.asked(0);
                let said: Value = driven.wait_for(
                    &format!(
                        "const done = arguments[arguments.length - 1];
                         const seen = new Set(), wrong = [];
                         let left = 3000, last = -1, n = 0, state = 9;
                         const random = n => {{ state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % n; }};
                         (function step() {{
                             if (!left-- || n >= 60 || document.querySelector('.ending')) return done([n, [...seen], wrong]);
                             const options = [...document.querySelectorAll('#choices .opt')];
                             const number = +(document.querySelector('#prompt')?.dataset.number ?? -1);
                             if (!options.length || number === last) return setTimeout(step, 5);
                             last = number; n++;
                             seen.add(Math.round(document.querySelector('#safe').getBoundingClientRect().top));
                             wrong.push(...{HIDDEN});
                             if (document.querySelector('.pbody').scrollTop > 0) wrong.push('the body is scrolled');
                             document.querySelector('.pbody').scrollTop = 500;
                             options[random(options.length)].click();
                             setTimeout(step, 40);
                         }})();"
                    ),
                    &json!([]),
                );
                assert!(said[0].as_u64() > Some(12), "{game} {size:?}: {said}");
                assert_eq!(said[2], json!([]), "{game} {size:?}");
                assert_eq!(
                    said[1].as_array().map(Vec::len),
                    Some(1),
                    "{game} {size:?}: the foot moves: {said}"
                );
            }
        }
    });
}

#[test]
fn after_a_choice_the_focus_is_on_the_question() {
    drive(|driven| {
        for game in game_names() {
            driven.start_game(game, &[]);
            let mut number = driven.asked(0);
            for key in ["1", "\u{e007}"] {
                driven.run("document.querySelector('#choices .opts .opt').focus()");
                driven.key(key);
                number = driven.asked(number);
                driven.until("document.activeElement?.id === 'question'");
            }
            driven.check_quiet(game);
        }
    });
}

#[test]
fn what_others_did_is_told_by_seat_and_step_by_step() {
    drive(|driven| {
        for game in game_names() {
            driven.start_game(game, &[]);
            driven.asked(0);
            assert!(
                choose_until(
                    driven,
                    "document.querySelectorAll('#by-seat li p').length > 1 && document.querySelector('#choices .opt')"
                ),
                "{game}: what others did is never told"
            );
            // Every side is one that sits at the table, and its deeds have words.
            assert!(driven.is("[...document.querySelectorAll('#by-seat li')].every(side => side.dataset.side && [...side.querySelectorAll('p')].every(line => line.textContent.length > 4))"), "{game}");
            driven.run("document.activeElement?.blur()");
            let n = driven.run("return parseInt(document.querySelector('#step').textContent)");
            let n = n.as_u64().expect("a number");
            assert!(n > 0, "{game}");
            driven.key("n");
            driven.until("document.querySelector('#stepper')?.dataset.step === '1'");
            assert!(driven.is("document.querySelector('#stepper .told').textContent.length > 4"));
            if n > 1 {
                driven.key("n");
                driven.until("document.querySelector('#stepper')?.dataset.step === '2'");
                let body = json!({"actions": [{"type": "key", "id": "keyboard", "actions": [
                    {"type": "keyDown", "value": SHIFT}, {"type": "keyDown", "value": "N"},
                    {"type": "keyUp", "value": "N"}, {"type": "keyUp", "value": SHIFT},
                ]}]});
                driven.command("actions", &body);
                driven.until("document.querySelector('#stepper')?.dataset.step === '1'");
            }
            driven.key(ESCAPE);
            driven.until("!document.querySelector('#stepper')");
            driven.key("l");
            driven.until("document.activeElement?.getAttribute('role') === 'log'");
            driven.key("l");
            driven.until("document.activeElement?.id === 'by-seat'");
            driven.check_quiet(game);
        }
    });
}

#[test]
fn sheets_of_a_phone_end_above_the_foot() {
    drive(|driven| {
        for game in game_names() {
            driven.width((390, 844));
            driven.start_game(game, &[]);
            driven.asked(0);
            let tabs = driven.run(
                "return [...document.querySelectorAll('.t-tabs .tab')].map(tab => tab.dataset.tab)",
            );
            for tab in tabs.as_array().expect("a list") {
                let tab = tab.as_str().expect("a name");
                driven.click(&format!("[data-tab={tab}]"));
                driven.until("document.querySelector('.slot.open')");
                assert_eq!(
                    driven.run("return document.querySelectorAll('.slot.open').length"),
                    1,
                    "{game}: one at a time"
                );
                let hidden = driven.run(&format!("return {HIDDEN}"));
                assert_eq!(hidden, json!([]), "{game}, {tab}: the foot is covered");
                let ends = "document.querySelector('.slot.open').getBoundingClientRect().bottom <= document.querySelector('.foot').getBoundingClientRect().top + 1";
                assert!(driven.is(ends), "{game}, {tab}");
            }
            driven.click(".slot.open .sheet-close");
            driven.until("!document.querySelector('.slot.open')");
            driven.check_quiet(game);
        }
    });
}
