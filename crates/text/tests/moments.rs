//! Moments at a table where what is said must help to decide: whose piece it is, what can be hit,
//! what would be in vain, what everybody has just seen.

use game::official::Seed;
use game::{Observer, Seat};
use games::{GameId, Table};
use text::{Language, Texts};

/// A table with that setup after these moves, and what one seat is told of it in English.
fn told(game: GameId, setup: &[&str], moves: &[(u8, &str)], seat: u8) -> Told {
    let lines: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let mut table = Table::sit(game, &lines, Some(Seed::new([7; 32]))).expect("a possible setup");
    for &(seat, text) in moves {
        let result = table.play(Seat(seat), text);
        result.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    let texts = Texts::new(Language::English);
    let sight = table.sight(Observer::Seat(Seat(seat)), 0);
    let narrator = texts.narrator(&sight).expect("the carried content");
    let news = narrator.news().into_iter().flat_map(|told| told.lines);
    Told {
        prompt: narrator.prompt(),
        choices: sight
            .choices
            .iter()
            .map(|choice| narrator.choice(&choice.text))
            .collect(),
        news: news.map(|line| line.text).collect(),
    }
}

struct Told {
    prompt: String,
    choices: Vec<String>,
    news: Vec<String>,
}

#[track_caller]
fn has(lines: &[String], wanted: &str) {
    assert!(lines.iter().any(|line| line == wanted), "{lines:#?}");
}

#[track_caller]
fn has_not(lines: &[String], unwanted: &str) {
    let found = lines.iter().find(|line| line.contains(unwanted));
    assert!(found.is_none(), "{lines:#?}");
}

#[test]
fn a_piece_that_another_countrys_card_places_is_told_with_its_country() {
    let setup = [
        "turn italy",
        "italy armies italy",
        "germany armies germany",
        "italy hand ita_afrika_korps ita_build_army",
    ];
    let italy = 4;
    let play = |card| [(italy, card)];
    let korps = told(
        GameId::Quartermaster,
        &setup,
        &play("play ita_afrika_korps"),
        italy,
    );
    has(&korps.choices, "Recruit a German army in North Africa");
    let own = told(
        GameId::Quartermaster,
        &setup,
        &play("play ita_build_army"),
        italy,
    );
    has(&own.choices, "Build an army in the Balkans");
    has_not(&own.choices, "Italian");
}

#[test]
fn targets_tell_what_resists_a_hit() {
    let setup = [
        "players 2",
        "turn alpha play",
        "alpha hand su14",
        "bravo base 1 intact us04 intact",
        "bravo base 2 damaged us10 damaged",
        "bravo base 3 damaged",
    ];
    let moves = [(0, "attack su14"), (0, "confirm"), (0, "fire su14")];
    let aiming = told(GameId::Rush, &setup, &moves, 0);
    let armoured = |line: &String| line.contains("(armour ") && line.ends_with("base 1 of Bravo");
    assert!(aiming.choices.iter().any(armoured), "{:#?}", aiming.choices);
    let damaged = |line: &String| line.contains(", damaged) on base 2 of Bravo");
    assert!(aiming.choices.iter().any(damaged), "{:#?}", aiming.choices);
    has(&aiming.choices, "Base 3 of Bravo, damaged");
    assert!(aiming.prompt.contains("(firepower "), "{}", aiming.prompt);
}

#[test]
fn an_attack_that_finds_nothing_to_hit_is_told_before_it_is_made() {
    let idle = |defender: &[&str], card: &str| {
        let hand = format!("alpha hand {card}");
        let setup = [&["players 2", "turn alpha play", &hand][..], defender].concat();
        let told = told(GameId::Rush, &setup, &[], 0);
        let attack = told.choices.iter().find(|line| line.starts_with("Attack"));
        let attack = attack.expect("the card can attack");
        attack.contains("nothing it can hit")
    };
    let held = ["bravo base 1 intact us04"];
    assert!(idle(&[], "su15"), "vehicles only, and none is there");
    assert!(!idle(&held, "su15"));
    assert!(!idle(&[], "su13"), "bases only, and none is defended");
    let all = [
        "bravo base 1 intact us04",
        "bravo base 2 intact us10",
        "bravo base 3 intact us03",
    ];
    assert!(idle(&all, "su13"));
    assert!(!idle(&[], "su14"));
}

#[test]
fn what_sabotage_takes_and_hands_laid_open_are_told() {
    let setup = [
        "players 3",
        "turn alpha play",
        "alpha hand su24 engineers",
        "bravo hand engineers*2 volunteers",
        "charlie hand engineers technicians volunteers",
    ];
    let chosen = [
        (0, "use su24"),
        (0, "activate sabotage"),
        (2, "discard technicians"),
    ];
    let before = told(GameId::Rush, &setup, &chosen, 0);
    has_not(&before.news, "Technicians");
    let mut moves = chosen.to_vec();
    moves.extend([(1, "discard volunteers"), (0, "place 1"), (0, "end")]);
    let after = told(GameId::Rush, &setup, &moves, 0);
    has(&after.news, "Charlie loses “Technicians” to Sabotage");
    has(&after.news, "Bravo loses “Volunteers” to Sabotage");
    has(&after.news, "Bravo reveals: Engineers ×2");
    let own = told(GameId::Rush, &setup, &moves, 1);
    has_not(&own.news, "reveals");
}

#[test]
fn fire_in_vain_is_told_before_and_after() {
    let setup = ["turn blue", "yellow troops yellow_hq*3 town*4"];
    let deploy = (0, "deploy barrage blue_battery");
    let aiming = told(GameId::Orders, &setup, &[deploy], 0);
    has(&aiming.choices, "Target: Town (Yellow: 4)");
    let idle = "Target: Chapel (no enemy is there: the fire hits nobody)";
    has(&aiming.choices, idle);
    let own = aiming.choices.iter().filter(|line| line.contains("Blue:"));
    assert_eq!(own.count(), 0, "own troops are no enemies");
    let fired = told(GameId::Orders, &setup, &[deploy, (0, "target chapel")], 0);
    has(&fired.news, "The fire hits nobody (Chapel)");
}

#[test]
fn the_last_placement_is_told_to_be_the_last() {
    let place = (0, "place blue_road");
    let moves = [(0, "deploy reinforce_b"), place, place, place];
    let asked = told(GameId::Orders, &["turn blue"], &moves, 0);
    assert!(
        asked.prompt.ends_with("At most 2 more."),
        "{}",
        asked.prompt
    );
    let moves = [&moves[..], &[(0, "place blue_hq")]].concat();
    let asked = told(GameId::Orders, &["turn blue"], &moves, 0);
    assert!(
        asked.prompt.ends_with("At most 1 more."),
        "{}",
        asked.prompt
    );
}

/// Every box of the drawing says what it is.
#[test]
fn no_box_of_a_drawn_board_is_empty() {
    for mode in ["mode alpine", "mode island"] {
        let table = Table::sit(GameId::Orders, &[mode.to_owned()], Some(Seed::new([7; 32])));
        let table = table.expect("a possible setup");
        let texts = Texts::new(Language::English);
        let sight = table.sight(Observer::Spectator, 0);
        let narrator = texts.narrator(&sight).expect("the carried content");
        let lines: Vec<String> = narrator.drawing().iter().map(ToString::to_string).collect();
        // The line below a wall has the name, between two walls each.
        for pair in lines.windows(2).filter(|pair| pair[0].contains("--")) {
            let boxes: Vec<&str> = pair[1].split('|').collect();
            let boxes = boxes.get(1..boxes.len().saturating_sub(1));
            for text in boxes.unwrap_or_default() {
                assert!(!text.trim().is_empty(), "{mode}\n{}", lines.join("\n"));
            }
        }
        let coloured = narrator.drawing().into_iter().flat_map(|line| line.strokes);
        let coloured = coloured.filter(|stroke| stroke.hue.is_some());
        assert!(coloured.count() >= 8, "{mode}: pieces have colours");
        assert_eq!(
            narrator.legend().iter().any(|line| line.starts_with('~')),
            mode == "mode island"
        );
    }
}
