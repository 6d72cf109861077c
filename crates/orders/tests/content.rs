//! The carried content is whole; broken content is refused with file, line and reason.

use std::collections::BTreeSet;

use game::Source;
use orders::{Content, Faction, Mode};
use testkit::content::{complaint, refuses, refuses_near, refuses_other_than_toml};

fn refuse(file: &str, from: &str, to: &str, words: &str) {
    refuses_near(Content::load, Content::source(), [file, from, to], words);
}

/// For a fault between two rows: the complaint names one of them, wherever it is.
fn complain(file: &str, from: &str, to: &str, words: &str) {
    refuses(Content::load, Content::source(), [file, from, to], words);
}

/// The carried files, one of them changed throughout.
fn with(file: &str, change: impl FnOnce(&str) -> String) -> Source {
    let mut source = Content::source();
    let text = change(source.text(file));
    source.replace(file, text).unwrap();
    source
}

fn fault(source: &Source) -> String {
    complaint(Content::load, source).2
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
        "unknown kind=place word=twon",
    );
    refuse(
        "alpine.toml",
        "\"recon_post\"",
        "\"recon_pots\"",
        "unknown kind=token word=recon_pots",
    );
    refuse(
        "alpine.toml",
        "bonus = \"city_centre\"",
        "bonus = \"village\"",
        "unknown kind=bonus word=village",
    );
    refuse(
        "alpine.toml",
        "bonus = \"city_centre\"",
        "bonus = \"recon_post\"",
        "unknown kind=bonus word=recon_post",
    );
    refuse(
        "island.toml",
        "zone = \"west\"",
        "zone = \"wset\"",
        "unknown kind=zone word=wset",
    );
    refuse(
        "alpine.toml",
        "\"barrage:blue\"",
        "\"barrage:red\"",
        "space-of place=blue_battery space=barrage:red",
    );
    refuse("alpine.toml", "\"barrage:blue\"", "\"fly\"", "space=fly");
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
        "twice name=chapel - chapel",
    );
    refuse(
        "alpine.toml",
        "    [\"chapel\", \"town\"],\n",
        "    [\"chapel\", \"town\"],\n    [\"town\", \"chapel\"],\n",
        "twice name=town - chapel",
    );
    let source = with("island.toml", |text| {
        text.lines()
            .filter(|line| !(line.contains("\"point\"") && line.starts_with("    [")))
            .map(|line| format!("{line}\n"))
            .collect()
    });
    let fault = fault(&source);
    assert!(fault.starts_with("unreachable place=point"), "{fault}");
}

#[test]
fn a_board_that_says_it_is_symmetric_must_be() {
    refuse("alpine.toml", "stars = 2", "stars = 3", "what=stars");
    complain(
        "alpine.toml",
        "    [\"chapel\", \"town\"],\n",
        "",
        "what=adjacency",
    );
    refuse(
        "alpine.toml",
        "hexes = [[1, 1]]",
        "hexes = [[1, 2]]",
        "no-image area=",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 2 }",
        "what=troops",
    );
    refuse(
        "alpine.toml",
        "blue = 6, yellow = 6",
        "blue = 6, yellow = 5",
        "unequal-space space=",
    );
    // The same change is fine on a board that promises nothing.
    let source = with("alpine.toml", |text| {
        text.replace("symmetry = \"point\"", "symmetry = \"none\"")
            .replacen("stars = 2", "stars = 3", 1)
    });
    Content::load(&source).expect("an asymmetric board is possible");
}

#[test]
fn zones_must_have_areas_and_areas_zones() {
    let source = with("island.toml", |text| {
        text.replace("zone = \"centre\"\n", "zone = \"north\"\n")
    });
    assert_eq!(fault(&source), "empty-zone zone=centre");
    refuse("island.toml", "zone = \"centre\"\n", "", "no-zone area=");
}

#[test]
fn limits_of_pieces_hold() {
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 6 }",
        "start-stack place=blue_hq max=5",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }",
        "troops = { blue = 3, yellow = 1 }",
        "both-begin place=blue_hq",
    );
    refuse(
        "alpine.toml",
        "troops = { blue = 3 }\n",
        "",
        "empty-hq owner=blue area=blue_hq",
    );
    refuse(
        "alpine.toml",
        "troops = 25",
        "troops = 9",
        "too-many-pieces owner=blue piece=troops max=9 n=10",
    );
    refuse(
        "alpine.toml",
        "stack_limit = 5",
        "stack_limit = 50",
        "what=stack_limit n=50 min=2 max=10",
    );
    refuse(
        "alpine.toml",
        "hq = \"yellow\"",
        "hq = \"blue\"",
        "second-hq owner=blue",
    );
    refuse("alpine.toml", "slots = 4", "slots = 5", "slots n=4");
    refuse("alpine.toml", "size = 24", "size = 30", "deck-size n=24");
    refuse(
        "alpine.toml",
        "faces = [0,",
        "faces = [9,",
        "die-faces max=3",
    );
    complain(
        "alpine.toml",
        "hexes = [[0, 2]]",
        "hexes = [[0, 1]]",
        "q=0 r=1",
    );
    refuse(
        "alpine.toml",
        "id = \"blue_road\"",
        "id = \"blue road\"",
        "not-an-id id=blue road",
    );
    refuse(
        "island.toml",
        "action = \"scramble\"",
        "action = \"advance\"",
        "support-space space=",
    );
}

#[test]
fn an_effect_that_could_never_do_anything_is_refused() {
    refuse(
        "cards.toml",
        "{ more_to_enter = 2 }",
        "{ more_dice = 2 }",
        "idle-effect name=",
    );
    refuse(
        "cards.toml",
        "{ more_to_enter = 2 }",
        "{ more_to_enter = 0 }",
        "idle-effect name=",
    );
    refuse(
        "cards.toml",
        "type = \"own_turn\"",
        "type = \"defending\"",
        "other-timing card=",
    );
    refuse(
        "cards.toml",
        "{ entered = \"advance\" }",
        "{ entered = \"plan\" }",
        "idle-effect name=",
    );
    refuse(
        "cards.toml",
        "copies = 3",
        "copies = 0",
        "never-dealt card=",
    );
    refuse(
        "cards.toml",
        "id = \"ambush\"",
        "id = \"assault\"",
        "twice name=assault",
    );
    refuse("bonuses.toml", "plus = 2", "plus = 0", "idle-effect name=");
    refuse(
        "bonuses.toml",
        "of = \"barrage\"",
        "of = \"plan\"",
        "idle-effect name=",
    );
    refuse(
        "cards.toml",
        "\"published:R.ZAW\"",
        "\"hearsay\"",
        "expected=published, inferred, reconstructed",
    );
}

#[test]
fn a_roll_never_needs_more_dice_than_a_move_holds() {
    let source = with("cards.toml", |text| {
        text.replace("more_dice = 2", "more_dice = 9")
    });
    assert!(fault(&source).starts_with("too-many-dice n="));
}

#[test]
fn text_that_is_not_toml_is_refused() {
    refuses_other_than_toml(Content::load, &Content::source());
}
