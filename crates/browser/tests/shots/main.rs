//! Pictures of every main screen, at three widths, light and dark.

#[path = "../play/driven.rs"]
#[expect(dead_code, reason = "what only the other tests need")]
mod driven;
mod pictures;

use driven::{GAMES, drive};

#[test]
fn every_main_screen_is_pictured() {
    drive(|driven| {
        driven.home();
        driven.screenshots("home");
        for (name, game, options) in [
            ("quartermaster", "quartermaster", &[] as &[&str]),
            (
                "quartermaster-air",
                "quartermaster",
                &["[data-value=marshal]"],
            ),
            ("rush", "rush", &[]),
            ("orders", "orders", &["[data-value=alpine]"]),
            ("orders-island", "orders", &["[data-value=island]"]),
        ] {
            driven.start_game(game, options);
            let mut number = driven.asked(0);
            for _ in 0..24 {
                driven.choose();
                number = driven.asked(number);
            }
            driven.screenshots(name);
        }
        for game in GAMES {
            for page in ["rules", "cards", "rulings"] {
                driven.go(&format!("#/{page}/{game}"));
                driven.until("document.querySelector('.rules p, .gallery li, .rulings li')");
                driven.screenshots(&format!("{page}-{game}"));
            }
            driven.home();
            driven.click(&format!("[data-first={game}]"));
            driven.until("document.querySelector('#lesson')");
            driven.screenshots(&format!("first-{game}"));
        }
        driven.start_game("quartermaster", &[]);
        driven.play_out(5);
        driven.screenshots("end");
        driven.click("#look-through");
        driven.until("document.querySelector('#time-line .ln')");
        driven.run("const s = document.querySelector('#scrubber'); s.value = Math.round(+s.max * 0.6); s.dispatchEvent(new Event('input', { bubbles: true }))");
        driven.until("+document.querySelector('#move-number').dataset.number > 20");
        driven.screenshots("replay");
        driven.home();
        driven.click("[data-game=rush]");
        driven.run("document.querySelector('.ff .btn').click()");
        driven.click("#start");
        for _ in 0..40 {
            if driven.is("document.querySelector('#take-over') !== null") {
                break;
            }
            driven.asked(0);
            driven.choose();
        }
        driven.screenshots("curtain");
    });
}
