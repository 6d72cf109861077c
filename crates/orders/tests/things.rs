//! What moves are about, and what could be done with things on the table.

use std::collections::BTreeSet;

use game::{Game, MoveList, Named, Observer, Playout, Role, Seat, Setup as _, Thing, Turn, Zone};
use orders::{Content, Mode, Move, Setup, State, View, read_move};

/// Full hands: random play draws few cards and uses fewer.
const CARDS: &str = "blue hand assault*2 counterattack momentum*2 ambush mobilise artillery_strike";

fn arranged(lines: &[&str]) -> State {
    let mut setup = Setup::default();
    lines.iter().for_each(|line| setup.set(line).unwrap());
    State::new(&setup).unwrap()
}

/// Whether that seat sees the thing where it is said to be.
fn is_there(view: &View, seat: Seat, thing: &Thing) -> bool {
    let mut places = view.areas.iter().chain(&view.zones);
    match thing {
        Thing::Card { card, zone } => {
            let hand = &view.factions.0[usize::from(seat.0)].hand;
            *zone == Zone::Hand && hand.as_ref().unwrap().contains(card)
        }
        Thing::Place(name) => places.any(|place| place.name == *name),
        Thing::Space(name) => view.spaces.iter().any(|space| space.name == *name),
        Thing::Number(n) => *n > 0,
        _ => false,
    }
}

/// Shows every move listed in a few whole games.
fn each_listed(mut visit: impl FnMut(&State, Seat, Move)) {
    for (seed, lines) in [
        (1, vec!["mode alpine"]),
        (2, vec!["mode island"]),
        (3, vec!["mode island"]),
        (4, vec!["turn blue", CARDS]),
        (5, vec!["mode alpine", "readied deploy"]),
    ] {
        let mut setup = Setup::default();
        lines.into_iter().for_each(|line| setup.set(line).unwrap());
        let mut moves = MoveList::new();
        game::random_game(seed, &setup, |state: &State| {
            if let Turn::Seats(seats) = state.turn() {
                for seat in seats.iter() {
                    state.moves(seat, &mut moves);
                    moves.iter().for_each(|&mv| visit(state, seat, mv));
                }
            }
        });
    }
}

#[test]
fn every_listed_move_names_what_is_there_or_is_a_plain_button() {
    let mut verbs = BTreeSet::new();
    each_listed(|state, seat, mv| {
        let text = state.write_move(mv);
        verbs.insert(text.split(' ').next().unwrap().to_owned());
        let things = state.things(mv);
        let is_button = matches!(mv, Move::Keep | Move::Done | Move::Decline | Move::Pass);
        assert_eq!(things.is_empty(), is_button, "{text}");
        let view = state.view(Observer::Seat(seat));
        for Named { thing, .. } in &things {
            assert!(is_there(&view, seat, thing), "{text}: {thing:?}");
        }
    });
    assert!(verbs.len() >= 12, "{verbs:?}");
}

#[test]
fn every_listed_move_is_found_by_pointing_at_what_it_names() {
    each_listed(|state, seat, mv| {
        if let Some(named) = state.things(mv).first() {
            let ways = state.ways(seat, &named.thing);
            assert!(ways.contains(&mv), "{}: {ways:?}", state.write_move(mv));
        }
    });
}

#[test]
fn what_could_be_done_does_not_depend_on_what_is_hidden() {
    let (mut rng, mut moves) = (Playout::new(7), MoveList::new());
    let mut setup = Setup::default();
    setup.set("mode island").unwrap();
    let mut n = 0;
    game::random_game(4, &setup, |state: &State| {
        n += 1;
        let seat = Seat(n as u8 % 2);
        let mut world = *state;
        world.determinize(seat, &mut rng);
        state.moves(seat, &mut moves);
        let cards = state.content().cards().iter();
        let cards = cards.map(|card| Thing::card(&card.name, Zone::Hand));
        let view = state.view(Observer::Spectator);
        let places = view.areas.iter().chain(&view.zones);
        let places = places.map(|place| Thing::Place(place.name.clone()));
        for thing in cards.chain(places) {
            let ways = state.ways(seat, &thing);
            assert_eq!(world.ways(seat, &thing), ways, "{thing:?}");
            // Each is legal or has a reason against it.
            for mv in ways {
                assert_eq!(state.why_not(seat, mv).is_none(), moves.contains(&mv));
            }
        }
    });
    assert!(n > 50, "{n}");
}

fn ways(state: &State, seat: u8, thing: &Thing) -> Vec<String> {
    let ways = state.ways(Seat(seat), thing).into_iter();
    ways.map(|mv| state.write_move(mv)).collect()
}

#[test]
fn pointing_tells_what_a_person_would_think_of_first() {
    let state = arranged(&["turn blue"]);
    let check = |thing: Thing, expected: &[&str]| {
        assert_eq!(ways(&state, 0, &thing), expected, "{thing:?}");
    };
    check(
        Thing::place("blue_battery"),
        &[
            "deploy advance blue_battery",
            "deploy barrage blue_battery",
            "target blue_battery",
            "move blue_battery 1",
            "pull blue_battery",
            "place blue_battery",
            "move blue_battery 2",
            "move blue_battery 3",
            "move blue_battery 4",
        ],
    );
    check(
        Thing::Space("plan_a".into()),
        &["deploy plan_a", "return plan_a"],
    );
    check(
        Thing::card("assault", Zone::Hand),
        &["play assault", "reroll assault"],
    );
    check(Thing::Number(2), &["commit 2", "add 2"]);
    let island = arranged(&["mode island"]);
    assert_eq!(
        ways(&island, 1, &Thing::place("south"))[..4],
        [
            "deploy fly south",
            "deploy bombard south",
            "move south 1",
            "pull south"
        ]
    );
}

#[test]
fn a_move_names_where_pieces_come_from_how_many_and_where_they_go() {
    let mut state = arranged(&["turn blue"]);
    let board = state.board();
    let mut moves = MoveList::new();
    state.moves(Seat(0), &mut moves);
    state.apply(game::Actor::Seat(Seat(0)), moves[0], &mut game::Ignore);
    let Move::Deploy(space) = moves[0] else {
        panic!("a commander is deployed first");
    };
    let to = board.space(space).place.unwrap();
    state.moves(Seat(0), &mut moves);
    let Some(&Move::Move(from, n)) = moves.first() else {
        panic!("pieces are moved in");
    };
    let expected = [
        Thing::place(board.place_name(from)).as_a(Role::From),
        Thing::Number(n).named(),
        Thing::place(board.place_name(to)).as_a(Role::To),
    ];
    assert_eq!(state.things(moves[0]), expected);
}

#[test]
fn a_thing_foreign_to_the_table_can_be_put_to_no_use() {
    let state = arranged(&["mode alpine"]);
    let foreign = [
        Thing::card("blitzkrieg", Zone::Hand),
        // A card and a zone of the other mode.
        Thing::card("wingman", Zone::Hand),
        Thing::place("south"),
        Thing::card("assault", Zone::Pile),
        Thing::card("assault", Zone::Offer),
        Thing::place("ukraine"),
        Thing::place(""),
        Thing::piece("blue", "troop", "town"),
        Thing::Space("advance moon".into()),
        Thing::Side("blue".into()),
        Thing::Seat(Seat(0)),
        Thing::Ability("siege".into()),
        Thing::Option(1),
        Thing::Number(0),
        Thing::Number(200),
    ];
    for thing in foreign {
        assert_eq!(ways(&state, 0, &thing), Vec::<String>::new(), "{thing:?}");
    }
    assert_eq!(ways(&state, 2, &Thing::place("town")), Vec::<String>::new());
    // A move of the other board names nothing here.
    let island = Content::standard().board(Mode::Island);
    let mv = read_move(Content::standard(), island, "place south").unwrap();
    assert_eq!(state.things(mv), []);
}

#[test]
fn only_doing_without_is_a_pass() {
    let content = Content::standard();
    let board = content.board(Mode::Alpine);
    let is_pass = |text| State::is_pass(read_move(content, board, text).unwrap());
    assert!(is_pass("decline") && is_pass("pass"));
    assert!(!is_pass("done") && !is_pass("keep"));
}

#[test]
fn the_content_of_a_table_is_found_by_its_id() {
    let state = State::new(&Setup::default()).unwrap();
    let content = Content::known(&state.content_id()).unwrap();
    assert!(std::ptr::eq(content, Content::standard()));
    assert!(Content::known("no such content").is_none());
}
