//! The screens that are pictured, and how one gets there.

use serde_json::json;

use crate::driven::{Driven, game_names};

/// Goes to a screen and takes its pictures.
type Lead = fn(&Driven);

/// Every screen by name.
pub(crate) fn all() -> Vec<(&'static str, Lead)> {
    vec![
        ("home", |driven| {
            driven.home();
            driven.screenshots("home");
        }),
        ("quartermaster", |driven| {
            table(driven, "quartermaster", "quartermaster", &[]);
        }),
        ("quartermaster-air", |driven| {
            let marshal = ["[data-value=marshal]"];
            table(driven, "quartermaster-air", "quartermaster", &marshal);
        }),
        ("rush", |driven| table(driven, "rush", "rush", &[])),
        ("orders", |driven| {
            table(driven, "orders", "orders", &["[data-value=alpine]"]);
        }),
        ("orders-island", |driven| {
            table(driven, "orders-island", "orders", &["[data-value=island]"]);
        }),
        ("library", library),
        ("first", first),
        ("why", why),
        ("hint", hint),
        ("end", end),
        ("explained", explained),
        ("curtain", curtain),
    ]
}

/// Some moves into a game.
fn table(driven: &Driven, name: &str, game: &str, options: &[&str]) {
    driven.start_game(game, options);
    let mut number = driven.asked(0);
    for _ in 0..24 {
        driven.choose();
        number = driven.asked(number);
    }
    driven.screenshots(name);
}

/// Rules, cards and rulings of each game.
fn library(driven: &Driven) {
    driven.home();
    for game in game_names() {
        for page in ["rules", "cards", "rulings"] {
            driven.go(&format!("#/{page}/{game}"));
            driven.until("document.querySelector('.rules p, .gallery li, .rulings li')");
            driven.screenshots(&format!("{page}-{game}"));
        }
    }
    driven.go("#/rulings/quartermaster/card-ussr-stalingrad");
    driven.until("document.querySelector('#time-line .ln')");
    driven.click("[data-do=to-end]");
    driven.until("document.querySelector('.log li.deep')");
    driven.screenshots("ruling");
}

/// The first steps of each first game, and one in the middle of it.
fn first(driven: &Driven) {
    for game in game_names() {
        driven.home();
        driven.click(&format!("[data-first={game}]"));
        driven.until("document.querySelector('#tutorial')");
        driven.screenshots(&format!("first-{game}"));
        for _ in 0..5 {
            driven.until("document.querySelector('#next-step, #choices .opt, #end-tutorial')");
            if driven.is("document.querySelector('#next-step')") {
                driven.click("#next-step");
            } else if driven.is("document.querySelector('#choices .opt')") {
                driven.choose();
            }
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
        driven.screenshots(&format!("first-{game}-on"));
    }
}

/// Something pointed at that cannot be done.
fn why(driven: &Driven) {
    driven.start_game("quartermaster", &[]);
    driven.asked(0);
    driven.click(".space:not(.space-legal)");
    driven.until("document.querySelector('.notice')");
    driven.screenshots("why");
}

fn hint(driven: &Driven) {
    driven.start_game("orders", &[]);
    driven.asked(0);
    driven.run("document.querySelector('#hints').click()");
    driven.click("#hint");
    driven.until("document.querySelector('#hint-told b')");
    driven.screenshots("hint");
}

/// A game that is over, and then looked through.
fn end(driven: &Driven) {
    driven.start_game("quartermaster", &[]);
    driven.play_out(5);
    driven.screenshots("end");
    driven.click("#look-through");
    driven.until("document.querySelector('#time-line .ln')");
    scrub(driven, 0.6);
    driven.screenshots("replay");
    driven.home();
    driven.screenshots("home-kept");
}

fn scrub(driven: &Driven, part: f64) {
    driven.run(&format!("const s = document.querySelector('#scrubber'); s.value = Math.round(+s.max * {part}); s.dispatchEvent(new Event('input', {{ bubbles: true }}))"));
    driven.until("+document.querySelector('#move-number').dataset.number > 20");
}

/// A game explained, part by part, and games played on from a position of it.
fn explained(driven: &Driven) {
    for game in ["orders", "rush"] {
        driven.start_game(game, &[]);
        driven.play_out(5);
        driven.click("#look-through");
        driven.until("document.querySelector('#time-line .ln')");
        driven.click("#explain");
        let patience = json!([600]);
        let done = driven.wait_for(
            "const [left] = arguments, done = arguments[arguments.length - 1];
             (function look(left) {
                 if (document.querySelector('#analysis [role=tab]')) return done(true);
                 if (!left) return done(false);
                 setTimeout(() => look(left - 1), 500);
             })(left);",
            &patience,
        );
        assert_eq!(done, true, "the game is never explained");
        for part in 0..4 {
            driven.run(&format!(
                "document.querySelectorAll('.parts [role=tab]')[{part}].click()"
            ));
            if part < 2 {
                driven
                    .run("document.querySelector('#analysis [data-turn], #analysis [data-decision]')?.click()");
            }
            driven.screenshots(&format!("explained-{game}-{part}"));
        }
        driven.click("#to-table");
        scrub(driven, 0.5);
        driven.click("#run-games");
        driven.until("+document.querySelector('#onward')?.dataset.games > 20");
        driven.screenshots(&format!("onward-{game}"));
    }
}

/// Two people at one screen.
fn curtain(driven: &Driven) {
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
}
