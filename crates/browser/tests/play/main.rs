//! Each game is started and played for a while by clicking, as a person would.
//!
//! `cargo xtask browser` builds the program with the page in it, finds chromium and its driver and runs
//! these tests. Screenshots of what they see are kept in the folder it names.

mod driven;

use driven::{GAMES, WIDTHS, drive};

#[test]
fn every_game_is_played_by_clicking_and_goes_on_after_a_reload() {
    drive(|driven| {
        for game in GAMES {
            driven.home();
            driven.click(&format!("[data-now={game}]"));
            let mut number = driven.asked(0);
            for _ in 0..8 {
                driven.choose();
                number = driven.asked(number);
            }
            driven.screenshots(game);
            driven.reload();
            assert_eq!(driven.asked(0), number, "{game}: a reload loses nothing");
            driven.choose();
            assert!(driven.asked(number) > number, "{game}");
            driven.check_quiet(game);
        }
    });
}

#[test]
fn what_is_lit_on_the_table_is_chosen_there() {
    drive(|driven| {
        driven.home();
        driven.click("[data-now=orders]");
        let number = driven.asked(0);
        driven.click(".hexmap .act.lit");
        assert!(driven.asked(number) > number, "an action space");
        driven.home();
        driven.click("[data-now=quartermaster]");
        let number = driven.asked(0);
        driven.click("#hand .card.is-legal");
        assert!(driven.asked(number) > number, "a card");
    });
}

#[test]
fn keys_choose_and_take_back() {
    drive(|driven| {
        driven.home();
        driven.click("[data-now=rush]");
        let number = driven.asked(0);
        driven.key("1");
        let later = driven.asked(number);
        driven.key("z");
        driven.until(&format!(
            "+document.querySelector('#prompt').dataset.number < {later}"
        ));
    });
}

#[test]
fn nothing_of_ones_hand_is_on_the_page_while_the_other_comes() {
    drive(|driven| {
        driven.home();
        // Two people at one screen, each with a hand.
        driven.run("document.querySelectorAll('.gcard')[0].click()");
        driven.until("document.querySelectorAll('.seats2 select').length === 2");
        driven.run("document.querySelector('.ff .btn').click()");
        driven.click("#start");
        let mut number = driven.asked(0);
        for _ in 0..60 {
            driven.choose();
            driven.until(&format!("document.querySelector('.curtain') || +(document.querySelector('#prompt')?.dataset.number ?? 0) > {number}"));
            if driven.is("document.querySelector('.curtain') !== null") {
                assert!(
                    driven.is("document.querySelectorAll('[data-card]').length === 0"),
                    "no card is on the page"
                );
                assert!(
                    driven.is("document.querySelectorAll('.log li').length === 0"),
                    "no news either"
                );
                driven.click("#take-over");
                driven.asked(0);
                return;
            }
            number = driven.asked(number);
        }
        panic!("the other person was never asked");
    });
}

#[test]
fn the_language_changes_in_mid_game() {
    drive(|driven| {
        driven.home();
        driven.screenshots("home");
        driven.click("[data-now=orders]");
        let number = driven.asked(0);
        driven.run("const s = document.querySelector('#language'); s.value = 'pl'; s.dispatchEvent(new Event('change', { bubbles: true }))");
        driven.until("document.querySelector('#undo')?.textContent.includes('Cofnij')");
        assert_eq!(driven.asked(0), number, "the same table");
        driven.screenshots("orders-pl");
    });
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() {
    drive(|driven| {
        for game in GAMES {
            driven.home();
            driven.width(WIDTHS[0]);
            driven.check_narrow("home");
            driven.click(&format!("[data-now={game}]"));
            driven.asked(0);
            driven.check_narrow(game);
        }
    });
}
