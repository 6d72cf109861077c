//! Every name shows its thing, and every card of one's own can be read.

use serde_json::{Value, json};

use crate::driven::{Driven, drive};

const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const LANGUAGES: [&str; 4] = ["en", "pl", "cs", "ru"];
const LAPTOP: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (390, 844);

/// Texts of the hand of which only a part is seen, and cards that are not seen at all: outside the window or
/// under something else.
const CUT: &str = "
    const told = [];
    const seen = element => element.offsetParent !== null && element.clientHeight > 0;
    for (const card of document.querySelectorAll('#hand .card')) {
        const name = card.dataset.card;
        if (!seen(card)) { told.push(name + ' is not there'); continue; }
        for (const part of card.querySelectorAll('.text, .name')) {
            if (!seen(part)) continue;
            const style = getComputedStyle(part);
            const slack = part.classList.contains('name') ? 6 : 1;
            if (part.scrollHeight > part.clientHeight + slack || part.scrollWidth > part.clientWidth + 1)
                told.push(name + ' is cut: ' + part.textContent);
            if (parseFloat(style.fontSize) < 12) told.push(name + ' is too small');
            const inner = part.getBoundingClientRect(), outer = card.getBoundingClientRect();
            if (inner.bottom > outer.bottom + 1) told.push(name + ' leaves its card');
        }
    }
    return told;";

/// Cards that lie outside the window or outside their tray.
const HIDDEN: &str = "
    const tray = document.querySelector('#hand').getBoundingClientRect();
    return [...document.querySelectorAll('#hand .card')].filter(card => {
        const box = card.getBoundingClientRect();
        return box.width < 20 || box.height < 20 || box.left < tray.left - 1 || box.right > tray.right + 1
            || box.top < tray.top - 1 || box.bottom > innerHeight + 1;
    }).map(card => card.dataset.card);";

/// How many cards of the hand are shown, copies counted.
const COUNTED: &str = "
    return [...document.querySelectorAll('#hand .basics li, #hand .texts li')]
        .reduce((n, li) => n + +(li.querySelector('.times')?.textContent.slice(1) ?? 1), 0);";

fn check_whole(driven: &Driven, when: &str) {
    for language in LANGUAGES {
        driven.speak(language);
        for size in [LAPTOP, PHONE] {
            driven.width(size);
            driven.settle();
            if size == PHONE {
                driven.click("[data-tab=hand]");
                driven.until("document.querySelector('.slot-hand.open')");
                driven.settle();
            }
            let cut = driven.run(CUT);
            assert_eq!(cut, json!([]), "{when}, {language}, {}", size.0);
            if size == PHONE {
                driven.click(".slot-hand .sheet-close");
            }
        }
    }
    driven.speak("en");
    driven.width(LAPTOP);
    driven.settle();
}

/// Makes so many choices, those that give cards to read first, and waits until the next is asked for.
fn play(driven: &Driven, n: u32) {
    let said = driven.wait_for(
        "let left = arguments[0], last = -1, waited = 0;
         const done = arguments[arguments.length - 1];
         const wanted = ['play', 'deploy plan', 'deploy reinforce', 'deploy'];
         (function step() {
             if (document.querySelector('.ending')) return done('over');
             const number = +(document.querySelector('#prompt')?.dataset.number ?? -1);
             const options = [...document.querySelectorAll('#ask button, #choices .opt')];
             const safe = document.querySelector('#prompt .foot button.safe[data-choice]');
             const isAsked = options.length > 0 || safe;
             if (!isAsked || (number === last && ++waited < 40)) return setTimeout(step, 20);
             if (left <= 0 && document.querySelector('#choices .opt')) return done('asked');
             left -= number === last ? 0 : 1;
             last = number;
             waited = 0;
             const of = word => options.find(option => option.dataset.choice?.startsWith(word));
             const lays = wanted.map(of).find(option => option);
             const discards = options[0]?.dataset.choice?.startsWith('discard');
             (lays ?? (discards ? safe : null) ?? options[0] ?? safe).click();
             setTimeout(step, 20);
         })();",
        &json!([n]),
    );
    assert_eq!(said, "asked", "the game is not over so soon");
}

#[test]
fn no_card_of_the_hand_is_cut_in_any_language() {
    drive(|driven| {
        driven.width(LAPTOP);
        driven.start_game("quartermaster", &[]);
        driven.asked(0);
        driven.settle();
        assert_eq!(driven.run(HIDDEN), json!([]), "the opening hand is seen");
        let n: Value = driven.run(COUNTED);
        assert_eq!(n, 10, "all cards of the opening hand are there");
        check_whole(driven, "opening");
        play(driven, 40);
        driven.asked(0);
        check_whole(driven, "later");
        driven.start_game("orders", &[]);
        driven.asked(0);
        play(driven, 9);
        driven.asked(0);
        check_whole(driven, "orders");
        driven.check_quiet("hands");
    });
}

/// Moves the mouse to the middle of what the selector finds.
fn hover(driven: &Driven, selector: &str) {
    let at = driven.run(&format!(
        "const at = document.querySelector(\"{selector}\"); at.scrollIntoView({{ block: 'nearest' }});
         const box = at.getClientRects()[0];
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
    ));
    let go = |x: &Value, y: &Value| json!({"type": "pointerMove", "duration": 0, "x": x, "y": y});
    let actions = json!([go(&json!(2), &json!(2)), go(&at[0], &at[1])]);
    let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
    driven.command("actions", &json!({"actions": [mouse]}));
}

/// A face is open, inside the window, and covers neither its name nor the question nor the foot.
fn check_face(driven: &Driven, when: &str) {
    driven.until("document.querySelector('#face')?.style.visibility === 'visible'");
    let wrong = driven.run(
        "const box = of => of?.getBoundingClientRect();
         const face = box(document.querySelector('#face'));
         const told = [];
         if (face.left < 0 || face.top < 0 || face.right > innerWidth || face.bottom > innerHeight)
             told.push('outside the window');
         const name = document.querySelector('[aria-describedby=face]');
         if (!name) told.push('no name is described');
         const parts = { name: name, question: document.querySelector('#question'), foot: document.querySelector('#prompt .foot') };
         for (const [what, part] of Object.entries(parts)) {
             const at = box(part);
             if (!at || !at.width) continue;
             const x = Math.min(at.right, face.right) - Math.max(at.left, face.left);
             const y = Math.min(at.bottom, face.bottom) - Math.max(at.top, face.top);
             if (x > 1 && y > 1) told.push('covers the ' + what);
         }
         const body = document.querySelector('#face');
         if (!body.textContent.trim()) told.push('empty');
         return told;",
    );
    assert_eq!(wrong, json!([]), "{when}");
}

fn is_closed(driven: &Driven) {
    driven.until("!document.querySelector('#face')");
}

#[test]
fn a_name_opens_its_face_by_hover_focus_and_tap() {
    drive(|driven| {
        for game in ["quartermaster", "rush", "orders"] {
            driven.width(LAPTOP);
            driven.start_game(game, &[]);
            driven.asked(0);
            play(driven, 6);
            driven.asked(0);
            driven.settle();
            let named = "[data-sought]";
            driven.until(
                "(() => {
                     const names = [...document.querySelectorAll(\"main .topic:not([data-topic^='side'])\")];
                     const seen = names.find(name => name.checkVisibility() && name.getClientRects().length);
                     seen?.setAttribute('data-sought', '');
                     return seen;
                 })()",
            );
            // In a choice: the pointer opens it, leaving closes it.
            hover(driven, named);
            check_face(driven, &format!("{game}, hover"));
            hover(driven, "header, .top");
            is_closed(driven);
            // In what happened: arrows go from name to name, Escape closes.
            driven.run(
                "[...document.querySelectorAll('[data-names]')].find(list => list.checkVisibility() && list.querySelector('.topic'))?.focus()",
            );
            if driven.is("document.activeElement?.closest('[data-names]')?.querySelector('.topic')")
            {
                driven.key(LEFT);
                driven.until("document.activeElement?.matches('[data-names] .topic')");
                check_face(driven, &format!("{game}, focus"));
                driven.key(ESCAPE);
                is_closed(driven);
            }
            // A tap opens it on a phone, at the lower edge.
            driven.width(PHONE);
            driven.settle();
            let tapped = driven.run(
                "const name = document.querySelector('#question .topic, .trail .topic');
                 name?.click(); return !!name",
            );
            if tapped == true {
                check_face(driven, &format!("{game}, tap"));
                driven.key(ESCAPE);
                is_closed(driven);
            }
            driven.check_quiet(game);
        }
    });
}
