//! What holds in every game with aircraft, and that such games really use them.

use std::collections::BTreeSet;

use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Setup as _, Turn};
use quartermaster::effect::{CardType, PieceKind};
use quartermaster::{Country, Move, Setup, State};

/// Air forces of both teams face one another, and everybody holds battles.
const CROWDED: [&str; 13] = [
    "air marshal",
    "rounds 2",
    "turn germany",
    "germany armies germany eastern_europe balkans",
    "germany air eastern_europe balkans",
    "germany hand ger_land_battle*7",
    "ussr armies moscow russia ukraine",
    "ussr air ukraine",
    "ussr hand ussr_land_battle*4",
    "italy armies italy",
    "italy air italy",
    "uk armies united_kingdom western_europe",
    "uk air western_europe",
];

/// How often something was done.
#[derive(Debug, Default)]
struct Tally {
    deployed: u32,
    marshalled: u32,
    retreated: u32,
    defended: u32,
    struck: u32,
    bolsters: u32,
    moves: u32,
    asked: u32,
    used: BTreeSet<String>,
}

impl Tally {
    fn count(&mut self, state: &State, mv: Move) {
        self.moves += 1;
        match mv {
            Move::Deploy(_) => self.deployed += 1,
            Move::Marshal(..) => self.marshalled += 1,
            Move::Retreat(_) => self.retreated += 1,
            Move::Defend => self.defended += 1,
            Move::Strike(_) => self.struck += 1,
            Move::Use(card) if state.content().card(card).card_type == CardType::Bolster => {
                self.bolsters += 1;
                self.used.insert(state.content().card(card).name.clone());
            }
            _ => {}
        }
    }
}

/// Every air force stands with an army or navy of its country, and there are no more than in the
/// box; the position is sound besides.
fn check(state: &State) {
    state.audit().expect("sound");
    for country in Country::ALL {
        let air = state.board().of(country, PieceKind::Air);
        let pool = state.content().countries[country].pool[PieceKind::Air as usize];
        assert!(air.len() <= u32::from(pool), "{country}");
        let alone = air & !state.board().all_of(country);
        let asks = matches!(state.turn(), Turn::Seats(_));
        // Only while its owner is asked where it goes.
        assert!(alone.is_empty() || asks && alone.len() == 1, "{country}");
    }
}

fn play(setup: &Setup, seed: u64, tally: &mut Tally) {
    let mut state = State::new(setup).expect("a setup");
    let mut rng = Playout::new(seed);
    let mut list = MoveList::new();
    loop {
        check(&state);
        let (actor, mv) = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a seat is asked");
                state.moves(seat, &mut list);
                list.retain(|&mv| !State::is_aside(mv));
                tally.asked += u32::from(list.len() > 1);
                (
                    Actor::Seat(seat),
                    list[rng.below(list.len() as u32) as usize],
                )
            }
        };
        tally.count(&state, mv);
        state.apply(actor, mv, &mut Ignore);
    }
}

fn setup(lines: &[&str]) -> Setup {
    let mut setup = Setup::default();
    for line in lines {
        setup.set(line).expect("a line of a setup");
    }
    setup
}

#[test]
fn air_forces_never_stand_alone_and_are_never_more_than_in_the_box() {
    let mut tally = Tally::default();
    for (i, players) in ["players 2", "players 4", "players 6"].iter().enumerate() {
        for windows in ["windows strict", "windows fast"] {
            for histories in ["histories off", "histories on"] {
                let setup = setup(&["air marshal", histories, players, windows]);
                for seed in 0..8 {
                    play(&setup, 100 * i as u64 + seed, &mut tally);
                }
            }
        }
    }
    let crowded = setup(&CROWDED);
    for seed in 0..60 {
        play(&crowded, seed, &mut tally);
    }
    let seldom = [
        tally.deployed,
        tally.marshalled,
        tally.retreated,
        tally.defended,
        tally.struck,
        tally.bolsters,
    ];
    assert!(seldom.iter().all(|&n| n > 3), "{tally:?}");
}

#[test]
fn without_aircraft_no_card_and_no_move_speaks_of_them() {
    let mut tally = Tally::default();
    play(&Setup::default(), 1, &mut tally);
    assert_eq!(
        (tally.deployed, tally.marshalled, tally.bolsters),
        (0, 0, 0)
    );
    let state = State::new(&Setup::default()).expect("the setup is legal");
    let is_new = |card: &quartermaster::Card| {
        matches!(card.card_type, CardType::DeployAir | CardType::Bolster)
    };
    assert!(!state.content().cards().iter().any(is_new));
}

/// How many cards each country has, and how many of them are Bolsters.
fn decks(lines: &[&str]) -> [(u32, u32); 6] {
    let content = setup(lines).content();
    Country::ALL.map(|country| {
        let own = || {
            let cards = content.cards().iter();
            cards.filter(move |card| card.country == country)
        };
        let bolsters = own().filter(|card| card.card_type == CardType::Bolster);
        (
            own().map(|card| u32::from(card.copies)).sum(),
            bolsters.count() as u32,
        )
    })
}

#[test]
fn each_edition_has_its_cards() {
    let base = [41, 40, 34, 34, 30, 41].map(|n| (n, 0));
    assert_eq!(decks(&[]), base);
    assert_eq!(decks(&["histories on"]), base, "they need aircraft");
    let marshal = [(52, 8), (48, 5), (45, 7), (42, 6), (37, 5), (51, 6)];
    assert_eq!(decks(&["air marshal"]), marshal);
    let histories = [(55, 10), (49, 6), (47, 9), (44, 8), (40, 8), (53, 8)];
    assert_eq!(decks(&["air marshal", "histories on"]), histories);
}

#[test]
fn cards_that_change_other_cards_are_used_and_leave_every_position_sound() {
    let everything = setup(&["air marshal", "histories on", "windows fast"]);
    let mut tally = Tally::default();
    for seed in 0..120 {
        play(&everything, seed, &mut tally);
    }
    let wanted = [
        "ger_tactical_innovations",
        "uk_bletchley_park",
        "uk_keep_calm",
        "ussr_fortress_rebuilt",
        "ussr_cavalry_corps",
        "ita_pact_of_steel",
        "usa_navajo",
        "usa_our_philosophy",
    ];
    for card in wanted {
        assert!(tally.used.contains(card), "{card}");
    }
}

#[test]
fn taking_pieces_off_at_any_moment_leaves_every_position_sound() {
    let everything = setup(&["air marshal", "histories on", "players 4"]);
    let crowded = setup(&CROWDED);
    let mut list = MoveList::new();
    for seed in 0..150 {
        let setup = if seed % 3 == 0 { &crowded } else { &everything };
        game::random_game(seed, setup, |state: &State| {
            state.audit().expect("sound");
            if let Turn::Seats(seats) = state.turn() {
                for seat in seats.iter() {
                    state.moves(seat, &mut list);
                    assert!(!list.is_empty(), "{seed}: {:?}", state.question());
                }
            }
        });
    }
}
