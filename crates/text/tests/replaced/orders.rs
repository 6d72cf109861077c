//! General Orders with an area, a zone, a card and a bonus renamed, and other values.

use game::Setup as _;
use games::GameId;
use orders::{Setup, State};
use text::Language;

use crate::told::{all_texts, whole_game};
use crate::{Change, card, content, in_language, play, sit, tells};

pub(crate) const CHANGES: [Change<'static>; 9] = [
    ("alpine.toml", "rounds = 4", "rounds = 3"),
    (
        "alpine.toml",
        "id = \"chapel\"\nname = \"Chapel\"",
        "id = \"chapel\"\nname = \"Abbey\"",
    ),
    (
        "island.toml",
        "id = \"south\"\n",
        "id = \"south\"\nname = \"Lagoon Sky\"\n",
    ),
    // Another id, with and without another title.
    (
        "cards.toml",
        "id = \"assault\"\nname = \"Assault\"",
        "id = \"night_assault\"\nname = \"Night Assault\"",
    ),
    ("cards.toml", "more_to_enter = 2", "more_to_enter = 5"),
    (
        "cards.toml",
        "{ before_roll = \"barrage\" }\neffect = { more_dice = 2 }",
        "{ before_roll = \"barrage\" }\neffect = { more_dice = 4 }",
    ),
    (
        "bonuses.toml",
        "name = \"Supply depot\"",
        "name = \"Railhead\"",
    ),
    (
        "bonuses.toml",
        "{ of = \"reinforce\", plus = 2 }",
        "{ of = \"reinforce\", plus = 6 }",
    ),
    (
        "bonuses.toml",
        "{ by = \"advance\", plus = 1 }",
        "{ by = \"advance\", plus = 2 }",
    ),
];

const SETUP: [&str; 5] = [
    "turn blue",
    "blue hand night_assault artillery_strike",
    "blue troops blue_hq*3 blue_airfield*1 blue_ridge*3",
    "token chapel supply_depot",
    "yellow commanders 3",
];

#[test]
fn everything_is_told_as_in_the_replaced_content() {
    let content = content(GameId::Orders, &CHANGES);
    let mut table = sit(GameId::Orders, &content, &SETUP);
    in_language(Language::English, &table, |narrator| {
        let held = narrator.held();
        assert_eq!(card(&held, "night_assault").title, "Night Assault");
        tells(&card(&held, "night_assault").text, "up to 5 troops");
        let board = narrator.describe();
        tells(&board, "Round 1 of 3");
        tells(&board, "Abbey");
        tells(&board, "Railhead");
        tells(&board, "Night Assault");
        tells(&narrator.choices(), "Abbey");
        let why = narrator.why_not("play night_assault");
        assert!(why.contains("Night Assault"), "{why}");
        tells(&card(&narrator.cards(), "supply_depot").text, " 6 ");
    });
    in_language(Language::Polish, &table, |narrator| {
        let why = narrator.why_not("play night_assault");
        assert!(why.contains("Night Assault"), "{why}");
        tells(&narrator.choices(), "Abbey");
    });
    play(&mut table, &["deploy advance chapel", "move blue_ridge 2"]);
    for language in [Language::English, Language::Polish] {
        in_language(language, &table, |narrator| {
            tells(&narrator.news(), "Abbey");
        });
    }
    in_language(Language::Polish, &table, |narrator| {
        let held = narrator.held();
        tells(&card(&held, "night_assault").text, "najwyżej 5 ");
        tells(&card(&held, "artillery_strike").text, " 4 ");
        let cards = narrator.cards();
        assert_eq!(card(&cards, "supply_depot").title, "Railhead");
        tells(&card(&cards, "forward_post").text, " 2 ");
        let board = narrator.describe();
        tells(&board, "Runda 1 z 3");
        tells(&board, "Abbey");
        tells(&board, "Railhead");
        let names = narrator.names();
        assert!(names.contains(&("chapel".to_owned(), "Abbey".to_owned())));
    });
    let island = sit(GameId::Orders, &content, &["mode island", "turn blue"]);
    for language in [Language::English, Language::Polish] {
        in_language(language, &island, |narrator| {
            tells(&narrator.describe(), "Lagoon Sky");
        });
    }
}

#[test]
fn whole_games_can_be_told() {
    let lines = content(GameId::Orders, &CHANGES);
    for ((_, texts), seed) in all_texts().iter().zip(0..) {
        for (mode, words) in [("mode alpine", "Abbey"), ("mode island", "Lagoon Sky")] {
            let mut setup = Setup::default();
            for line in lines.iter().map(String::as_str).chain([mode]) {
                setup.set(line).unwrap();
            }
            let told = whole_game::<State>(&setup, seed, texts, |words, seen| words.event(seen));
            tells(&told, words);
            tells(&told, "Night Assault");
        }
    }
}
