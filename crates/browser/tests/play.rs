//! Each game is started and played for a while by clicking, as a person would.
//!
//! `cargo xtask browser` builds the program with the page in it, finds chromium and its driver and runs
//! these tests. Screenshots of what they see are kept in the folder it names.

mod driven;

use driven::{GAMES, WIDTHS, drive};

#[tokio::test]
async fn every_game_is_played_by_clicking_and_goes_on_after_a_reload() {
    drive(async |driven| {
        for game in GAMES {
            driven.home().await;
            driven.click(&format!("[data-now={game}]")).await;
            let mut number = driven.asked(0).await;
            for _ in 0..8 {
                driven.choose().await;
                number = driven.asked(number).await;
            }
            driven.screenshots(game).await;
            driven.reload().await;
            assert_eq!(driven.asked(0).await, number, "{game}: a reload loses nothing");
            driven.choose().await;
            assert!(driven.asked(number).await > number, "{game}");
            driven.check_quiet(game).await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_lit_on_the_table_is_chosen_there() {
    drive(async |driven| {
        driven.home().await;
        driven.click("[data-now=orders]").await;
        let number = driven.asked(0).await;
        driven.click_lit(".hexmap .act.lit").await;
        assert!(driven.asked(number).await > number, "an action space");
        driven.home().await;
        driven.click("[data-now=quartermaster]").await;
        let number = driven.asked(0).await;
        driven.click_lit("#hand .card.is-legal").await;
        assert!(driven.asked(number).await > number, "a card");
    })
    .await;
}

#[tokio::test]
async fn keys_choose_and_take_back() {
    drive(async |driven| {
        driven.home().await;
        driven.click("[data-now=rush]").await;
        let number = driven.asked(0).await;
        driven.key("1").await;
        let later = driven.asked(number).await;
        driven.key("z").await;
        driven.until(&format!("+document.querySelector('#prompt').dataset.number < {later}")).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_of_ones_hand_is_on_the_page_while_the_other_comes() {
    drive(async |driven| {
        driven.home().await;
        // Two people at one screen, each with a hand.
        driven.run("document.querySelectorAll('.gcard')[0].click()").await;
        driven.until("document.querySelectorAll('.seats2 select').length === 2").await;
        driven.run("document.querySelector('.ff .btn').click()").await;
        driven.click("#start").await;
        let mut number = driven.asked(0).await;
        for _ in 0..60 {
            driven.choose().await;
            driven.until(&format!("document.querySelector('.curtain') || +(document.querySelector('#prompt')?.dataset.number ?? 0) > {number}")).await;
            if driven.is("document.querySelector('.curtain') !== null").await {
                assert!(driven.is("document.querySelectorAll('[data-card]').length === 0").await, "no card is on the page");
                assert!(driven.is("document.querySelectorAll('.log li').length === 0").await, "no news either");
                driven.click("#take-over").await;
                driven.asked(0).await;
                return;
            }
            number = driven.asked(number).await;
        }
        panic!("the other person was never asked");
    })
    .await;
}

#[tokio::test]
async fn the_language_changes_in_mid_game() {
    drive(async |driven| {
        driven.home().await;
        driven.screenshots("home").await;
        driven.click("[data-now=orders]").await;
        let number = driven.asked(0).await;
        driven.run("const s = document.querySelector('#language'); s.value = 'pl'; s.dispatchEvent(new Event('change', { bubbles: true }))").await;
        driven.until("document.querySelector('#undo')?.textContent.includes('Cofnij')").await;
        assert_eq!(driven.asked(0).await, number, "the same table");
        driven.screenshots("orders-pl").await;
    })
    .await;
}

#[tokio::test]
async fn no_page_scrolls_sideways_on_a_phone() {
    drive(async |driven| {
        for game in GAMES {
            driven.home().await;
            driven.width(WIDTHS[0]).await;
            driven.check_narrow("home").await;
            driven.click(&format!("[data-now={game}]")).await;
            driven.asked(0).await;
            driven.check_narrow(game).await;
        }
    })
    .await;
}
