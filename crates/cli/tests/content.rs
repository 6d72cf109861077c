//! The built program with other content than it carries, and the drawn board.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use folder::Folder;
use program::{check, said};

#[test]
fn other_content_is_played_with_and_refused_where_it_is_broken_or_missing() {
    let folder = Folder::new("content");
    let text = include_str!("../../../content/orders/alpine.toml");
    folder.file("alpine.toml", &text.replacen("rounds = 4", "rounds = 1", 1));
    let dir = folder.path().display().to_string();
    let given = ["--content", &*dir];
    check(
        &[&["board", "orders"], &given[..]].concat(),
        0,
        &["reconstruction"],
    );
    check(
        &[&["bench", "orders", "--games", "3"], &given[..]].concat(),
        0,
        &["unfinished games  0"],
    );
    // A record says what it was played with.
    let record = folder.path().join("record").display().to_string();
    let game = [
        "play", "orders", "--seats", "random", "--seed", "3", "--record", &*record,
    ];
    check(&[&game, &given[..]].concat(), 0, &[" wins by"]);
    check(&["replay", &record], 2, &["other content", "--content"]);
    check(
        &[&["replay", &*record], &given[..]].concat(),
        0,
        &[" wins by"],
    );
    check(&[&["verify", &*record], &given[..]].concat(), 0, &["fair"]);
    let broken = Folder::new("broken-content");
    broken.file("alpine.toml", &text.replacen("\"town\"]", "\"twon\"]", 1));
    let dir = broken.path().display().to_string();
    let words = ["alpine.toml:", "unknown area or zone `twon`"];
    check(&["play", "orders", "--content", &dir], 2, &words);
    let words = ["there is no content file `alpine.toml`; there are air/germany.toml"];
    check(&["play", "quartermaster", "--content", &dir], 2, &words);
    let missing = folder.path().join("missing").display().to_string();
    check(&["board", "orders", "--content", &missing], 2, &["missing"]);
}

#[test]
fn a_board_is_drawn_where_there_is_one() {
    check(
        &["board", "orders", "--set", "mode island"],
        0,
        &[
            "|Crossroads ",
            "Southern air zone: ",
            "  reinforce_a  Reinforce: strength 6 for blue",
            "published",
        ],
    );
    check(
        &["board", "quartermaster"],
        0,
        &["*W.Euro.", "Capital letters are armies"],
    );
    check(
        &["board", "orders", "--set", "mode moon"],
        2,
        &["expected one of alpine, island, not `moon`"],
    );
}

/// A card of Quartermaster under another title, in another space, with other numbers; and a space
/// that is not on the carried map.
#[test]
fn replaced_cards_and_spaces_are_told_in_every_language() {
    let folder = Folder::new("variant");
    let map = include_str!("../../../content/quartermaster/map.toml");
    let space = "\n[[space]]\nid = \"ruhr_valley\"\nname = \"Ruhr\"\nkind = \"land\"\n\
                 supply = true\nx = 1\ny = 1\n\n[[space]]";
    let map = map.replacen("\n[[space]]", space, 1);
    let border = "borders = [[\"ruhr_valley\", \"germany\"],";
    folder.file("map.toml", &map.replacen("borders = [", border, 1));
    let deck = include_str!("../../../content/quartermaster/cards/germany.toml");
    let deck = deck.replacen("\"Abundant Resources\"", "\"Ruhr Works\"", 1);
    let deck = deck.replacen("[\"ukraine\",", "[\"ruhr_valley\",", 1);
    folder.file("cards/germany.toml", &deck);
    let dir = folder.path().display().to_string();

    let cards = ["cards", "quartermaster", "--content", &dir, "--lang"];
    let listed = |language| said(&[&cards[..], &[language]].concat(), b"").0;
    let czech = listed("cs");
    assert!(czech.contains("Ruhr Works (Plán, Německo) ×1"), "{czech}");
    assert!(czech.contains("na území Ruhr"), "{czech}");
    assert!(czech.contains("Střemhlavé bombardéry"), "{czech}");
    assert!(listed("ru").contains("в области Ruhr"));

    let play = [
        "play",
        "quartermaster",
        "--plain",
        "--seed",
        "3",
        "--lang",
        "pl",
    ];
    let hand = "germany hand ger_build_army ger_abundant_resources";
    let setup = ["turn germany play", "germany armies germany", hand];
    let setup = setup.iter().flat_map(|line| ["--set", line]);
    let given = ["--content", &*dir];
    let args: Vec<&str> = play.into_iter().chain(given).chain(setup).collect();
    let lines = "ręka\nkarta ruhr\ndlaczego ruhr\nzagraj sformuj\nsformuj ruhr\nkoniec\n";
    let (text, code) = said(&args, lines.as_bytes());
    assert_eq!(code, Some(0), "{text}");
    for words in [
        "Ruhr Works (Status!, Niemcy)",
        "na obszarze Ruhr, w Kazachstanie lub w Leningradzie",
        "armię na obszarze Ruhr",
    ] {
        assert!(text.contains(words), "`{words}` is not said:\n{text}");
    }
    assert!(!text.contains(['⟦', '_']), "{text}");
}
