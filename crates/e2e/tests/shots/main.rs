//! Pictures of every main screen, at three widths, light and dark, in the language that is wanted.

#[path = "../play/driven.rs"]
#[expect(dead_code, reason = "what only the other tests need")]
mod driven;
mod pictures;
mod screens;

use driven::drive;

#[test]
fn every_main_screen_is_pictured() {
    // None named: all of them.
    let wanted = std::env::var("SANDTABLE_SHOTS_ONLY").unwrap_or_default();
    let wanted: Vec<&str> = wanted.split(',').filter(|name| !name.is_empty()).collect();
    let screens = screens::all();
    for name in &wanted {
        let is_known = screens.iter().any(|(screen, _)| screen == name);
        let names: Vec<&str> = screens.iter().map(|(screen, _)| *screen).collect();
        assert!(is_known, "no screen is called {name}, but {names:?} are");
    }
    drive(|driven| {
        driven.home();
        if let Ok(language) = std::env::var("SANDTABLE_SHOTS_LANGUAGE") {
            driven.run(&format!(
                "localStorage.setItem('sandtable.language', '{language}')"
            ));
        }
        for (name, lead) in &screens {
            if wanted.is_empty() || wanted.contains(name) {
                lead(driven);
            }
        }
    });
}
