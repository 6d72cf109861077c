//! An option and a game have one name each: on the page and in the rules.

use std::collections::BTreeSet;

use games::GameId;
use text::{Language, Texts};

use crate::{fluent, rules};

/// The bold words with which the lines of a section begin.
fn names(text: &str, anchor: &str) -> Vec<String> {
    let heading = format!("{{#{anchor}}}");
    let section = text.lines().skip_while(|line| !line.ends_with(&heading));
    let section = section.skip(1).take_while(|line| !line.starts_with("## "));
    section
        .filter_map(|line| {
            let (name, _) = line.strip_prefix("- **")?.split_once("**")?;
            Some(name.to_owned())
        })
        .collect()
}

#[test]
fn the_rules_call_options_as_the_page_does() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let page: BTreeSet<String> = fluent::all(language)
            .into_iter()
            .map(|(_, message)| message.id)
            .filter(|id| id.starts_with("web-option-") || id == "web-players")
            .map(|id| texts.word(&id))
            .collect();
        for game in GameId::ALL {
            let names = names(&rules::text(language, game), "options");
            assert!(names.len() > 2, "{language}/{}: {names:?}", game.name());
            for name in names {
                let place = format!("{language}/{}", game.name());
                assert!(page.contains(&name), "{place}: no option is called {name}");
            }
        }
    }
}

#[test]
fn the_rules_have_the_title_of_the_game() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for game in GameId::ALL {
            let text = rules::text(language, game);
            let title = text.lines().next().and_then(|line| line.strip_prefix("# "));
            let name = texts.word(&format!("game-{}", game.name()));
            assert_eq!(title, Some(name.as_str()), "{language}");
        }
    }
}

#[test]
fn the_names_of_a_section_are_its_bold_beginnings() {
    let text = "## A {#options}\n\n- **One**: x **y**.\n- two\n\n## B {#b}\n- **Three**\n";
    assert_eq!(names(text, "options"), ["One"]);
}
