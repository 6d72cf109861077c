//! What moves are about, and what could be done with things on the table.

use std::collections::BTreeSet;

use game::{
    Game, MoveList, Named, Observer, PlaceName, Playout, Role, Seat, Setup as _, Thing, Turn, Zone,
};
use rush::{
    Content, Kind, Move, Pending, Setup, State, View, base_name, base_named, read_move, seat_name,
};

/// Whether that seat sees the thing where it is said to be.
fn is_there(content: &Content, view: &View, seat: Seat, thing: &Thing) -> bool {
    let own = &view.seats[usize::from(seat.0)];
    let mut bases = view
        .seats
        .iter()
        .flat_map(|seat| seat.bases.iter().flatten());
    match thing {
        Thing::Card { card, zone } => match zone {
            Zone::Offer => view.reserve.contains(&Some(card.clone())),
            Zone::Hand => own.hand.as_ref().unwrap().contains(card),
            Zone::Pile => own.own.as_ref().unwrap().depot.contains(card),
            Zone::Base => bases.any(|base| base.defender.as_ref().is_some_and(|it| it.card == *card)),
            Zone::Stack => {
                let face = content.face(content.card_named(card).unwrap());
                let stack = view.medals[face.nation.unwrap()];
                face.kind == Kind::Medal && stack[usize::from(face.medals) - 1] > 0
            }
            Zone::FaceUp => view.pending.iter().any(|pending| {
                matches!(pending, Pending::Attack { attackers, .. } if attackers.contains(card))
            }),
            Zone::FaceDown | Zone::Deck => false,
        },
        Thing::Place(place) => base_named(place, view.options.players)
            .is_some_and(|(seat, base)| {
                view.seats[usize::from(seat.0)].bases[usize::from(base)].is_some()
            }),
        Thing::Ability(name) => content.ability_named(name).is_some(),
        _ => false,
    }
}

/// Shows every move listed in a few whole games.
fn each_listed(mut visit: impl FnMut(&State, Seat, Move)) {
    for (seed, players) in [(1, 2), (2, 4), (3, 5)] {
        let mut setup = Setup::default();
        setup.set(&format!("players {players}")).unwrap();
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
        let is_button = matches!(mv, Move::Confirm | Move::Decline | Move::End);
        assert_eq!(things.is_empty(), is_button, "{text}");
        if !is_button {
            let view = state.view(Observer::Seat(seat));
            for Named { thing, .. } in &things {
                assert!(
                    is_there(state.content(), &view, seat, thing),
                    "{text}: {thing:?}"
                );
            }
        }
    });
    assert_eq!(verbs.len(), 15, "{verbs:?}");
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
    let mut n = 0;
    game::random_game(4, &Setup::default(), |state: &State| {
        n += 1;
        if n % 101 != 0 {
            return;
        }
        let seat = Seat(n as u8 % 4);
        let mut world = *state;
        world.determinize(seat, &mut rng);
        for card in state.content().cards() {
            for zone in [Zone::Hand, Zone::Offer, Zone::Base, Zone::Pile, Zone::Stack] {
                let thing = Thing::card(&card.name, zone);
                let ways = state.ways(seat, &thing);
                assert_eq!(world.ways(seat, &thing), ways, "{thing:?}");
                // Each is legal or has a reason against it.
                state.moves(seat, &mut moves);
                for mv in ways {
                    assert_eq!(state.why_not(seat, mv).is_none(), moves.contains(&mv));
                }
            }
        }
    });
    assert!(n > 101, "{n}");
}

fn ways(state: &State, seat: u8, thing: &Thing) -> Vec<String> {
    let ways = state.ways(Seat(seat), thing).into_iter();
    ways.map(|mv| state.write_move(mv)).collect()
}

fn arranged(lines: &[&str]) -> State {
    let mut setup = Setup::default();
    lines.iter().for_each(|line| setup.set(line).unwrap());
    State::new(&setup).unwrap()
}

#[test]
fn pointing_tells_what_a_person_would_think_of_first() {
    let state = arranged(&[
        "players 3",
        "turn alpha play",
        "alpha hand su14",
        "bravo base 2 intact su06",
    ]);
    let hand = Thing::card("su14", Zone::Hand);
    assert_eq!(
        ways(&state, 0, &hand),
        [
            "use su14",
            "attack su14",
            "defend su14",
            "pay su14",
            "fire su14",
            "discard su14"
        ]
    );
    let check = |seat, thing: Thing, expected: &[&str]| {
        assert_eq!(ways(&state, seat, &thing), expected, "{thing:?}");
    };
    check(
        0,
        Thing::card("su01", Zone::Offer),
        &["buy su01", "take su01"],
    );
    check(0, Thing::card("su01", Zone::Pile), &["scrap su01"]);
    check(0, Thing::card("su01", Zone::FaceUp), &["fire su01"]);
    check(
        0,
        Thing::card("medal_usa_1", Zone::Stack),
        &["take medal_usa_1"],
    );
    check(0, Thing::place("alpha 3"), &["place 3"]);
    check(0, Thing::place("bravo 1"), &["target bravo 1 base"]);
    let covered = ["target bravo 2 base", "target bravo 2 defender"];
    check(0, Thing::place("bravo 2"), &covered);
    check(
        0,
        Thing::card("su06", Zone::Base),
        &["target bravo 2 defender"],
    );
    check(1, Thing::card("su06", Zone::Base), &["place 2"]);
    check(0, Thing::Ability("siege".into()), &["activate siege"]);
}

#[test]
fn a_thing_foreign_to_the_table_can_be_put_to_no_use() {
    let state = arranged(&["players 3", "turn alpha play"]);
    let foreign = [
        Thing::card("maus", Zone::Hand),
        Thing::card("", Zone::Offer),
        Thing::card("medal_usa_1", Zone::Offer),
        Thing::card("su01", Zone::Stack),
        Thing::card("su01", Zone::Base),
        Thing::card("su01", Zone::Deck),
        Thing::place("delta 1"),
        Thing::place("alpha 0"),
        Thing::place("alpha 4"),
        Thing::place("alpha 01"),
        Thing::place("alpha"),
        Thing::place("ukraine"),
        Thing::piece("alpha", "tank", "alpha 1"),
        Thing::Space("plan_a".into()),
        Thing::Side("germany".into()),
        Thing::Seat(Seat(0)),
        Thing::Ability("bases_only".into()),
        Thing::Ability("flying".into()),
        Thing::Option(1),
        Thing::Number(1),
    ];
    for thing in foreign {
        assert_eq!(ways(&state, 0, &thing), Vec::<String>::new(), "{thing:?}");
    }
    assert_eq!(
        ways(&state, 3, &Thing::card("su01", Zone::Hand)),
        Vec::<String>::new()
    );
    // A target that is not there is not looked up.
    let mv = read_move(state.content(), 5, "target echo 3 defender").unwrap();
    let named = Thing::place("echo 3").as_a(Role::To);
    assert_eq!(state.things(mv), [named]);
}

#[test]
fn bases_are_known_by_their_names() {
    for seat in (0..5).map(Seat) {
        for base in 0..3 {
            let name = base_name(seat, base);
            assert_eq!(
                name,
                PlaceName::from(format!("{} {}", seat_name(seat), base + 1))
            );
            assert_eq!(base_named(&name, 5), Some((seat, base)));
            assert_eq!(base_named(&name, seat.0), None);
        }
    }
}

#[test]
fn only_doing_without_is_a_pass() {
    let content = Content::standard();
    let is_pass = |text| State::is_pass(read_move(content, 4, text).unwrap());
    assert!(is_pass("decline"));
    assert!(!is_pass("end") && !is_pass("confirm"));
}

#[test]
fn the_content_of_a_table_is_found_by_its_id() {
    let state = State::new(&Setup::default()).unwrap();
    let content = Content::known(&state.content_id()).unwrap();
    assert!(std::ptr::eq(content, Content::standard()));
    assert!(Content::known("no such content").is_none());
}
