//! The carried content is whole; broken content is refused with file, line and reason.

use std::collections::BTreeSet;

use orders::{Content, ContentError, Faction, Mode, Source};

fn load(change: impl FnOnce(&mut Source)) -> Result<Content, ContentError> {
    let mut source = Source::embedded();
    change(&mut source);
    Content::load(&source)
}

fn text_of<'a>(source: &'a mut Source, file: &str) -> &'a mut String {
    match file {
        "alpine.toml" => &mut source.boards[0],
        "island.toml" => &mut source.boards[1],
        "cards.toml" => &mut source.cards,
        _ => &mut source.bonuses,
    }
}

/// Replaces text in a file and expects the complaint to name that file, a line near the change or
/// the first, and these words.
fn refuse(file: &str, from: &str, to: &str, words: &str) {
    let (error, line) = complain(file, from, to, words);
    assert!(
        error.line.abs_diff(line) <= 14 || error.line == 1,
        "line {} is far from the fault at {line}: {error}",
        error.line
    );
}

/// The same for a fault between two rows: the complaint names one of them, wherever it is.
fn complain(file: &str, from: &str, to: &str, words: &str) -> (ContentError, usize) {
    let mut line = 0;
    let result = load(|source| {
        let text = text_of(source, file);
        let at = text
            .find(from)
            .unwrap_or_else(|| panic!("`{from}` is not in {file}"));
        line = text[..at].lines().count();
        *text = text.replacen(from, to, 1);
    });
    let error = result.expect_err("the change must be refused");
    assert_eq!(error.file, file, "{error}");
    assert!(error.problem.contains(words), "{error}");
    let message = error.to_string();
    assert!(
        message.starts_with(&format!("{file}:{}: ", error.line)),
        "{message}"
    );
    (error, line)
}

#[test]
fn the_carried_content_is_the_whole_game() {
    let content = Content::standard();
    assert_eq!(content.cards().len(), 11);
    assert_eq!(content.bonuses().len(), 7);
    for (mode, areas, zones, spaces) in [(Mode::Alpine, 21, 0, 31), (Mode::Island, 22, 5, 40)] {
        let board = content.board(mode);
        assert_eq!((board.areas.len(), board.zones.len()), (areas, zones));
        assert_eq!(board.spaces.len(), spaces, "{mode:?}");
        let copies: u32 = content
            .cards()
            .iter()
            .filter(|card| card.modes.contains(&mode))
            .map(|card| u32::from(card.copies))
            .sum();
        assert_eq!(copies, 24);
        let stars: u32 = board.areas.iter().map(|area| u32::from(area.stars)).sum();
        assert_eq!(stars, 13);
        assert_eq!(board.pieces.commanders(), 9);
        assert_eq!(board.pieces.count[0], 25);
        assert_eq!(board.faces, [0, 1, 1, 1, 1, 2]);
    }
}

#[test]
fn carried_borders_are_exactly_the_touching_hexes() {
    for mode in Mode::ALL {
        let board = Content::standard().board(mode);
        let places: Vec<_> = board.places().take(board.areas.len()).collect();
        let touch = |a: usize, b: usize| {
            let near = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
            board.areas[a].hexes.iter().any(|(q, r)| {
                near.iter()
                    .any(|(dq, dr)| board.areas[b].hexes.contains(&(q + dq, r + dr)))
            })
        };
        for (a, &from) in places.iter().enumerate() {
            let touching: BTreeSet<&str> = (0..places.len())
                .filter(|&b| b != a && touch(a, b))
                .map(|b| board.place_name(places[b]))
                .collect();
            let listed: BTreeSet<&str> = board
                .adjacent(from)
                .iter()
                .map(|place| board.place_name(place))
                .collect();
            assert_eq!(listed, touching, "{}", board.place_name(from));
        }
    }
}

#[test]
fn everything_carried_has_a_provenance() {
    let content = Content::standard();
    for mode in Mode::ALL {
        let board = content.board(mode);
        assert!(!board.provenance.is_empty());
        assert!(board.areas.iter().all(|area| area.provenance.len() >= 8));
        assert!(board.zones.iter().all(|zone| zone.provenance.len() >= 5));
        assert!(
            board
                .support_provenance
                .iter()
                .all(|(_, notes)| notes.len() == 3)
        );
    }
    assert!(
        content
            .cards()
            .iter()
            .all(|card| card.provenance.len() == 6)
    );
    assert!(
        content
            .bonuses()
            .iter()
            .all(|bonus| bonus.provenance.len() == 3)
    );
    assert_eq!(content.board(Mode::Alpine).hq(Faction::Blue), {
        content.board(Mode::Alpine).place_named("blue_hq").unwrap()
    });
}

#[test]
fn unknown_names_are_refused() {
    refuse(
        "alpine.toml",
        "[\"chapel\", \"town\"]",
        "[\"chapel\", \"twon\"]",
        "twon",
    );
    refuse(
        "alpine.toml",
        "\"recon_post\"",
        "\"recon_pots\"",
        "no token `recon_pots`",
    );
    refuse(
        "alpine.toml",
        "bonus = \"city_centre\"",
        "bonus = \"village\"",
        "village",
    );
    refuse(
        "alpine.toml",
        "bonus = \"city_centre\"",
        "bonus = \"recon_post\"",
        "recon_post",
    );
    refuse(
        "island.toml",
        "zone = \"west\"",
        "zone = \"wset\"",
        "unknown zone `wset`",
    );
    refuse(
        "alpine.toml",
        "\"barrage:blue\"",
        "\"barrage:red\"",
        "barrage:red",
    );
    refuse(
        "alpine.toml",
        "\"barrage:blue\"",
        "\"fly\"",
        "cannot have the space",
    );
    refuse(
        "alpine.toml",
        "hq = \"blue\"",
        "hq = \"red\"",
        "unknown variant",
    );
    refuse(
        "alpine.toml",
        "rounds = 4",
        "rounds = 4\ncolour = 1",
        "colour",
    );
}

#[test]
fn a_board_must_be_connected() {
    refuse(
        "alpine.toml",
        "    [\"chapel\", \"town\"],\n",
        "    [\"chapel\", \"chapel\"],\n",
        "to itself",
    );
    refuse(
        "alpine.toml",
        "    [\"chapel\", \"town\"],\n",
        "    [\"chapel\", \"town\"],\n    [\"town\", \"chapel\"],\n",
        "twice",
    );
    let error = load(|source| {
        let text = &mut source.boards[1];
        *text = text
            .lines()
            .filter(|line| !(line.contains("\"point\"") && line.starts_with("    [")))
            .map(|line| format!("{line}\n"))
            .collect();
    })
    .unwrap_err();
    assert!(
        error.problem.contains("`point` cannot be reached"),
        "{error}"
    );
}

#[test]
fn a_board_that_says_it_is_symmetric_must_be() {
    refuse(
        "alpine.toml",
        "stars = 2",
        "stars = 3",
        "differs from its mirror image",
    );
    complain(
        "alpine.toml",
        "    [\"chapel\", \"town\"],\n",
        "",
        "neighbours",
    );
    refuse(
        "alpine.toml",
        "hexes = [[1, 1]]",
        "hexes = [[1, 2]]",
        "no mirror image",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 2 }",
        "troops",
    );
    refuse(
        "alpine.toml",
        "blue = 6, yellow = 6",
        "blue = 6, yellow = 5",
        "equally strong",
    );
    // The same change is fine on a board that promises nothing.
    let text = |source: &mut Source| {
        let text = &mut source.boards[0];
        *text = text
            .replace("symmetry = \"point\"", "symmetry = \"none\"")
            .replacen("stars = 2", "stars = 3", 1);
    };
    load(text).expect("an asymmetric board is possible");
}

#[test]
fn zones_must_have_areas_and_areas_zones() {
    let error = load(|source| {
        let text = &mut source.boards[1];
        *text = text.replace("zone = \"centre\"\n", "zone = \"north\"\n");
    })
    .unwrap_err();
    assert!(
        error.problem.contains("no area lies in the zone `centre`"),
        "{error}"
    );
    refuse("island.toml", "zone = \"centre\"\n", "", "lies in no zone");
}

#[test]
fn limits_of_pieces_hold() {
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 6 }",
        "more than 5",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 3, yellow = 1 }",
        "both",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }\n",
        "",
        "must begin with troops",
    );
    refuse("alpine.toml", "troops = 25", "troops = 9", "begins with 10");
    refuse(
        "alpine.toml",
        "stack_limit = 5",
        "stack_limit = 50",
        "from 2 to 10",
    );
    refuse(
        "alpine.toml",
        "hq = \"yellow\"",
        "hq = \"blue\"",
        "second HQ",
    );
    refuse(
        "alpine.toml",
        "slots = 4",
        "slots = 5",
        "4 areas have a slot",
    );
    refuse("alpine.toml", "size = 24", "size = 30", "24 cards");
    refuse("alpine.toml", "faces = [0,", "faces = [9,", "0 to 3 hits");
    complain(
        "alpine.toml",
        "hexes = [[0, 2]]",
        "hexes = [[0, 1]]",
        "the hex (0, 1)",
    );
    refuse(
        "alpine.toml",
        "id = \"blue_road\"",
        "id = \"blue road\"",
        "no plain word",
    );
    refuse(
        "island.toml",
        "action = \"scramble\"",
        "action = \"advance\"",
        "must be reinforce",
    );
}

#[test]
fn an_effect_that_could_never_do_anything_is_refused() {
    refuse(
        "cards.toml",
        "{ more_to_enter = 2 }",
        "{ more_dice = 2 }",
        "could never do anything",
    );
    refuse(
        "cards.toml",
        "{ more_to_enter = 2 }",
        "{ more_to_enter = 0 }",
        "could never",
    );
    refuse(
        "cards.toml",
        "type = \"own_turn\"",
        "type = \"defending\"",
        "do not agree",
    );
    refuse(
        "cards.toml",
        "{ entered = \"advance\" }",
        "{ entered = \"plan\" }",
        "could never",
    );
    refuse("cards.toml", "copies = 3", "copies = 0", "never in a deck");
    refuse(
        "cards.toml",
        "id = \"ambush\"",
        "id = \"assault\"",
        "there twice",
    );
    refuse(
        "bonuses.toml",
        "plus = 2",
        "plus = 0",
        "could never do anything",
    );
    refuse(
        "bonuses.toml",
        "of = \"barrage\"",
        "of = \"plan\"",
        "could never do anything",
    );
    refuse(
        "cards.toml",
        "\"published:R.ZAW\"",
        "\"hearsay\"",
        "must begin with published",
    );
}

#[test]
fn a_roll_never_needs_more_dice_than_a_move_holds() {
    let error = load(|source| {
        source.cards = source.cards.replace("more_dice = 2", "more_dice = 9");
    })
    .unwrap_err();
    assert!(error.problem.contains("dice"), "{error}");
}

#[test]
fn text_that_is_not_toml_is_refused() {
    let error = load(|source| source.boards[0] = "adjacency = [".to_owned()).unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("alpine.toml", 1));
    let error = load(|source| source.cards.clear()).unwrap_err();
    assert_eq!(error.file, "cards.toml");
}
