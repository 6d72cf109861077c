//! Words of the page that need a browser: rulings are called in the language of the page.

use crate::driven::drive;

#[test]
fn worked_rulings_are_told_in_the_language_and_from_a_seat() {
    drive(|driven| {
        driven.home();
        driven.speak("pl");
        driven.go("#/rulings/quartermaster");
        driven.until("document.querySelector('.rulings li b')?.textContent.includes('złoża')");
        driven.until("document.querySelector('.rulings .chip').textContent.includes('zasady')");
        driven.click(".rulings a");
        driven.until("document.querySelector('#time-line .ln')");
        // The view is that of the seat whose card it is, not the public one.
        driven.until(
            "[...document.querySelectorAll('button[aria-pressed=true]')]
                .some(button => button.textContent.trim() === 'Niemcy')",
        );
    });
}
