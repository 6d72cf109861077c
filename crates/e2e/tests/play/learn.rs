//! Learning: hints with reasons, first games that answer kindly, the end of a game.

use crate::driven::{drive, game_names};

#[test]
fn a_hint_has_a_reason_and_names_a_choice_that_can_be_made() {
    drive(|driven| {
        for game in game_names() {
            driven.start_game(game, &[]);
            let number = driven.asked(0);
            driven.run("document.activeElement?.blur()");
            driven.key("h");
            driven.until("document.querySelector('#hint-told')");
            assert!(
                driven.is("document.querySelector('#hint-told [data-reason], #hint-told p')"),
                "{game}: a reason"
            );
            assert!(
                driven.is("!document.querySelector('#hint-told').innerText.includes('%')"),
                "{game}: no percentages"
            );
            assert!(
                driven.is("document.querySelectorAll('#choices .opt').length > 1"),
                "{game}: the list stays"
            );
            driven.run("(document.querySelector('.opt.hinted') ?? document.querySelector('#safe')).click()");
            driven.until(&format!(
                "+document.querySelector('#prompt').dataset.number > {number}"
            ));
            driven.check_quiet(game);
        }
    });
}

#[test]
fn a_first_game_answers_a_wrong_click_and_ends_with_play_now() {
    drive(|driven| {
        for game in game_names() {
            driven.home();
            driven.click(&format!("[data-first={game}]"));
            driven.until("document.querySelector('#tutorial')");
            let mut is_answered = false;
            for _ in 0..400 {
                if driven.is("document.querySelector('#lesson-play-now') !== null") {
                    break;
                }
                if driven.is("document.querySelector('#next-step') !== null") {
                    driven.click("#next-step");
                } else if driven
                    .is("document.querySelector('#show-me') && document.querySelector('#safe.opt')")
                {
                    if !is_answered {
                        // A card of the hand that the lesson does not want.
                        driven.run("[...document.querySelectorAll('#hand [data-card], .tray [data-card], [data-card]')].find(card => !card.classList.contains('is-legal'))?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
                        is_answered =
                            driven.is("document.querySelector('#lesson-answer') !== null");
                    }
                    driven.run("document.querySelector('#safe.opt')?.click()");
                }
                std::thread::sleep(std::time::Duration::from_millis(30));
            }
            println!("{game}: a wrong click was answered: {is_answered}");
            assert!(
                driven.is("document.querySelector('#lesson-play-now') !== null"),
                "{game}"
            );
            assert!(driven.is("document.querySelectorAll('#tutorial [data-first]').length === 2"));
            driven.click("#lesson-play-now");
            driven.asked(0);
            driven.check_quiet(game);
        }
    });
}

#[test]
fn the_end_says_won_or_lost_and_its_points_add_up() {
    drive(|driven| {
        for (i, game) in game_names().into_iter().enumerate() {
            driven.start_game(game, &[]);
            driven.play_out(i as u32 + 31);
            driven.until("document.querySelector('#points-by-source tbody tr')");
            let title = driven.run("return document.querySelector('#ending-title').innerText");
            let title = title.as_str().unwrap_or_default().to_owned();
            println!("{game}: {title}");
            assert!(
                ["You won", "You lost", "You share"]
                    .iter()
                    .any(|said| title.starts_with(said)),
                "{game}: {title}"
            );
            assert!(
                driven.is("[...document.querySelectorAll('#points-by-source tbody tr')].every(row => { const cells = [...row.querySelectorAll('td')].map(cell => +cell.innerText.replace('−', '-')); return cells.slice(0, -1).reduce((a, b) => a + b, 0) === cells.at(-1); })"),
                "{game}: rows add up"
            );
            // The lines end at the scores, and the score is in the heading.
            assert!(
                driven.is("[...document.querySelectorAll('#ending-curve [data-end]')].every(end => document.querySelector('#ending-title').innerText.includes(end.dataset.end))"),
                "{game}: the curve ends with the score"
            );
            assert!(
                driven.is("document.querySelectorAll('#ending-curve .tick').length > 4 && document.querySelectorAll('#ending-curve .legend li').length > 1"),
                "{game}: axes and a legend"
            );
            driven.check_accessible("ending");
            driven.check_quiet(game);
        }
    });
}
