//! A finished game explained, games played on from a position of it, and hints.

use crate::driven::{Driven, WIDTHS, drive};
use crate::{finished, import};

/// How many things on the table stand out.
const LIT: &str = "document.querySelectorAll('.space-legal, .is-legal, .hexmap .act.lit').length";

fn number(driven: &Driven, script: &str) -> u64 {
    let number = driven.run(&format!("return +({script})"));
    number.as_u64().unwrap_or_else(|| panic!("{script}"))
}

#[test]
fn a_finished_game_is_explained_and_its_turning_points_lead_there() {
    let record = finished();
    drive(|driven| {
        import(driven, &record);
        driven.click("#explain");
        // The curve is there before the rest is, and one can look on meanwhile.
        driven.until("document.querySelector('.tlw.chances .bd')");
        driven.click("[data-do=step]");
        driven.until("+document.querySelector('#move-number').dataset.number === 1");
        driven.until("document.querySelector('#analysis [data-turn]')");
        assert!(driven.is("!document.querySelector('#stop-explaining')"));
        let turns = "document.querySelectorAll('#analysis [data-turn]')";
        let marks = "document.querySelectorAll('.tlw [data-mark]')";
        assert!(driven.is(&format!("{turns}.length === {marks}.length")));
        // From the list, and from the curve.
        let last = number(driven, &format!("[...{turns}].pop().dataset.turn"));
        driven.run(&format!("[...{turns}].pop().click()"));
        let at = "+document.querySelector('#move-number').dataset.number";
        driven.until(&format!("{at} === {last}"));
        driven.until("document.querySelector('.here.turn')");
        driven.click(".tlw [data-mark]");
        let first = number(driven, &format!("{turns}[0].dataset.turn"));
        driven.until(&format!("{at} === {first}"));
        driven.check_accessible("turning points");
        // The better move is shown on the board, beside the one that was made.
        driven.run("document.querySelectorAll('.parts [role=tab]')[1].click()");
        driven.until("document.querySelector('#analysis [data-decision]')");
        let decision = number(
            driven,
            "document.querySelector('[data-decision]').dataset.decision",
        );
        driven.click("[data-decision]");
        driven.until(&format!("{at} === {}", decision - 1));
        driven.until("document.querySelector('#here')");
        driven.until(&format!("{LIT} > 0"));
        driven.check_accessible("decisions");
        for part in [2, 3] {
            driven.run(&format!(
                "document.querySelectorAll('.parts [role=tab]')[{part}].click()"
            ));
            driven.until("document.querySelector('.part .about')");
            driven.check_accessible("parts");
        }
        driven.width(WIDTHS[0]);
        driven.check_narrow("explained");
        driven.width(WIDTHS[2]);
        // Another language tells the same.
        driven.run("const s = document.querySelector('#language'); s.value = 'cs'; s.dispatchEvent(new Event('change', { bubbles: true }))");
        driven.until("document.querySelector('#analysis')?.innerText.includes('Zlomové')");
        // The table is behind it.
        driven.click("#to-table");
        driven.until("document.querySelector('.log li') && !document.querySelector('#analysis')");
        driven.check_quiet("explained");
    });
}

#[test]
fn a_thousand_games_are_played_on_and_can_be_stopped() {
    let record = finished();
    drive(|driven| {
        import(driven, &record);
        driven.run("const s = document.querySelector('#scrubber'); s.value = Math.round(+s.max * 0.7); s.dispatchEvent(new Event('input', { bubbles: true }))");
        driven.until("+document.querySelector('#move-number').dataset.number > 5");
        let there = number(
            driven,
            "document.querySelector('#move-number').dataset.number",
        );
        driven.click("#run-games");
        driven.until("+document.querySelector('#onward')?.dataset.games > 0");
        driven.check_accessible("games");
        if driven.is("document.querySelector('#stop-games')") {
            driven.click("#stop-games");
            driven.until("!document.querySelector('#stop-games')");
            let n = number(driven, "document.querySelector('#onward').dataset.games");
            assert!(n <= 1_000, "{n}");
        }
        // What was found stays, and says of which moment it is.
        driven.click("[data-do=to-end]");
        assert_eq!(
            number(driven, "document.querySelector('#onward').dataset.after"),
            there
        );
        assert!(driven.is("document.querySelectorAll('#onward .shares li').length === 2"));
        // From the end there is nothing to play, so all thousand are soon over.
        driven.click("#run-games");
        driven.until("+document.querySelector('#onward')?.dataset.games === 1000");
        assert!(driven.is("document.querySelector('#onward').innerText.includes('100.0')"));
        driven.click("#forget-games");
        driven.until("!document.querySelector('#onward')");
        driven.check_quiet("games");
    });
}

#[test]
fn one_person_against_bots_gets_a_hint_and_two_people_do_not() {
    drive(|driven| {
        driven.start_game("orders", &[]);
        let before = driven.asked(0);
        driven.run("document.activeElement?.blur()");
        driven.key("h");
        driven.until("document.querySelector('#hint-told .opt, #hint-told b')");
        assert!(
            driven.is("document.querySelectorAll('#choices .opt').length > 1"),
            "the list stays"
        );
        assert!(driven.is("document.querySelectorAll('.opt.hinted').length === 1"));
        driven.until(&format!("{LIT} > 0"));
        driven.check_accessible("hint");
        driven.run("document.querySelector('.opt.hinted').click()");
        driven.asked(before);
        assert!(driven.is("!document.querySelector('#hint-told')"));
        driven.check_quiet("hint");
        // Two people at one screen have none.
        driven.home();
        driven.click("[data-game=orders]");
        driven.run("document.querySelector('.ff .btn').click()");
        driven.click("#start");
        // The person who begins is there already, or takes the screen over.
        driven.until("document.querySelector('#take-over, #choices .opt')");
        if driven.is("document.querySelector('#take-over')") {
            driven.click("#take-over");
        }
        driven.asked(0);
        assert!(driven.is("!document.querySelector('#hints') && !document.querySelector('#hint')"));
    });
}
