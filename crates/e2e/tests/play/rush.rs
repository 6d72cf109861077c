//! The table of Rush: five seats side by side, targets on their whole surface, the turn in action, a score
//! that adds up.

use serde_json::json;

use super::driven::{Driven, drive};

/// Sits down at a table of that many seats, against bots.
fn sit(driven: &Driven, seats: u8) {
    driven.home();
    driven.click("[data-game=rush]");
    driven.until("document.querySelector('.fopts .segb')");
    driven.run(&format!(
        "[...document.querySelectorAll('.fopts .segb')].find(button => button.textContent === '{seats}').click()"
    ));
    driven.until(&format!("document.querySelector('#seat-{}')", seats - 1));
    driven.run(
        "for (const select of document.querySelectorAll('.seats2 select')) {
             if (select.id === 'seat-0') continue;
             select.value = 'cadet';
             select.dispatchEvent(new Event('change', { bubbles: true }));
         }",
    );
    driven.click("#start");
    driven.asked(0);
}

/// Answers every question, what is wanted most first, and looks at the table before each. Says what is
/// wrong, and how many lit things were looked at, once so many questions were answered.
const ANSWER: &str = "
    const [wanted, questions] = arguments;
    const done = arguments[arguments.length - 1];
    const faults = [], seen = {};
    let left = questions, last = -1, idle = 0;
    const fault = words => { if (faults.length < 8 && !faults.includes(words)) faults.push(words); };
    const box = element => element.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const look = () => {
        const parts = [...document.querySelectorAll('.opp:not(.mine), .r-place, .r-piles, .r-act, .r-tile, .r-hand > li, .prompt, .r-side')];
        const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
        for (const [i, part] of parts.entries()) {
            const at = box(part);
            if (at.right > wide + 1 || at.bottom > high + 1 || at.left < -1 || at.top < -1) fault(`${part.className} is out of the window`);
            for (const other of parts.slice(i + 1))
                if (meet(at, box(other))) fault(`${part.className} meets ${other.className}`);
        }
        const tops = new Set([...document.querySelectorAll('.opp:not(.mine)')].map(opp => Math.round(box(opp).top)));
        if (tops.size > 1) fault('opponents stand in several rows');
        for (const name of document.querySelectorAll('.rush .vn, .rush .vs, .rush .vhead, .opp > header'))
            if (name.scrollWidth > name.clientWidth + 1) fault(`${name.textContent} does not fit`);
        // Everything lit answers on its whole surface.
        for (const lit of document.querySelectorAll('.rush .r-t.is-legal, .rush .card.is-legal')) {
            const at = box(lit);
            if (!at.width) continue;
            const kind = lit.closest('.opp') ? 'row' : lit.closest('.r-tile') ? 'base' : lit.closest('.r-place') ? 'offer' : 'hand';
            seen[kind] = (seen[kind] ?? 0) + 1;
            for (const [x, y] of [[.12, .2], [.5, .5], [.88, .8]]) {
                const there = document.elementFromPoint(at.left + x * at.width, at.top + y * at.height);
                if (there?.closest('.is-legal') !== lit) fault(`${kind} ${lit.textContent} does not answer at ${x} ${y}, but ${there?.className}`);
            }
        }
        const now = document.querySelectorAll('.r-shot.now').length;
        const aims = document.querySelector('#choices [data-choice^=target]') && document.querySelector('.r-shot');
        if (aims) seen.aims = (seen.aims ?? 0) + now;
        if (document.querySelector('.r-shot.done')) seen.fired = (seen.fired ?? 0) + 1;
        for (const row of document.querySelectorAll('.r-table tbody tr')) {
            const [medals, bases, leads, total] = [...row.querySelectorAll('td')].map(cell => +cell.textContent);
            if (medals + 3 * bases + 5 * leads !== total) fault(`${row.textContent} does not add up`);
            seen.rows = (seen.rows ?? 0) + 1;
        }
    };
    (function step() {
        if (!left || document.querySelector('.ending') || idle++ > 20000) return done({ faults, seen, left });
        const options = [...document.querySelectorAll('#choices .opt')];
        const number = +(document.querySelector('#prompt')?.dataset.number ?? -1);
        if (!options.length || number === last) return setTimeout(step, 5);
        last = number; left--; idle = 0;
        look();
        const of = word => options.find(option => option.dataset.choice.startsWith(word));
        const choice = wanted.map(of).find(option => option) ?? options[options.length - 1];
        choice.click();
        setTimeout(step, 5);
    })();";

#[test]
fn five_squads_stand_side_by_side_and_what_is_lit_answers() {
    drive(|driven| {
        driven.width((1280, 800));
        sit(driven, 5);
        let wanted = [
            "attack", "target", "confirm", "fire", "buy", "pay", "activate", "take", "place",
            "defend", "use",
        ];
        let said = driven.wait_for(ANSWER, &json!([wanted, 260]));
        assert_eq!(said["faults"], json!([]), "{said:#}");
        for kind in ["row", "base", "offer", "hand", "aims", "fired", "rows"] {
            assert!(said["seen"][kind].as_u64() > Some(0), "{kind}: {said:#}");
        }
        driven.check_quiet("rush");
    });
}

#[test]
fn the_score_adds_up_to_the_result() {
    drive(|driven| {
        sit(driven, 2);
        driven.play_out(5);
        driven.until("document.querySelector('.r-table')");
        let rows = driven.run(
            "return [...document.querySelectorAll('.r-table tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => +cell.textContent))",
        );
        let rows: Vec<Vec<i64>> = serde_json::from_value(rows).expect("numbers");
        assert!(rows.len() >= 2);
        let ending = driven.run("return document.querySelector('.ending').innerText");
        for row in &rows {
            let [medals, bases, leads, total] = row[..] else {
                panic!("{row:?}");
            };
            assert_eq!(medals + 3 * bases + 5 * leads, total, "{rows:?}");
            let total = total.to_string();
            assert!(
                ending.as_str().unwrap_or_default().contains(&total),
                "{ending}"
            );
        }
    });
}
