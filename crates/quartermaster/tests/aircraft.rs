//! What holds in every game with aircraft, and that such games really use them.

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
                let seat = seats.lowest().expect("somebody is asked");
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
            let setup = setup(&["air marshal", players, windows]);
            for seed in 0..12 {
                play(&setup, 100 * i as u64 + seed, &mut tally);
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
