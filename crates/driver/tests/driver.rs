//! What a table does by itself, what is stored of it, and what a bot's late answer does.

use bots::SearchContext;
use driver::{AutomaticReason, Entry, Next, Occupant, Slicing, TableDriver};
use game::official::Seed;
use game::{Observer, Playout, Record, Rng, Seat, SeatSet, Turn};
use games::{GameId, StandingOrder, Table};

const SEED: Seed = Seed::new([5; 32]);

fn sit(game: GameId, setup: &[&str]) -> Table {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    Table::sit(game, &setup, Some(SEED)).unwrap()
}

/// Lets the table go on until a person is asked; the seats, or `None` at the end.
fn settle(driver: &mut TableDriver) -> Option<SeatSet> {
    loop {
        match driver.next() {
            Next::People(asked) => return Some(asked),
            Next::Over(_) => return None,
            Next::Waiting(asked) => panic!("{asked:?} are waited for"),
            _ => drop(driver.advance(&SearchContext::default()).unwrap()),
        }
    }
}

/// Plays at random, with an undo, a replaced bot and orders now and then. Looks at every step.
fn walk(driver: &mut TableDriver, seed: u64, mut look: impl FnMut(&mut TableDriver)) {
    let mut rng = Playout::new(seed);
    for _ in 0..600 {
        let asked = match driver.next() {
            Next::Over(_) => return,
            Next::People(asked) => asked,
            _ => {
                driver.advance(&SearchContext::default()).unwrap();
                look(driver);
                continue;
            }
        };
        let seat = asked.lowest().unwrap();
        match rng.below(8) {
            0 => drop(driver.undo(seat)),
            1 => driver.set_orders(seat, &[StandingOrder::PassTurn(driver.table().turn_id())]),
            2 => {
                let bot = Seat(driver.table().seats() - 1);
                driver.replace(bot, "cadet".parse().unwrap());
            }
            _ => {
                let choices = driver.table().pickable(seat);
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                driver.play(seat, &choice.text).unwrap();
            }
        }
        look(driver);
    }
}

fn people_and_a_bot(table: &Table) -> Vec<Occupant> {
    let n = usize::from(table.seats());
    let mut occupants = vec![Occupant::Human; n];
    occupants[n - 1] = Occupant::RANDOM;
    occupants
}

#[test]
fn a_table_is_the_fold_of_its_entries() {
    for game in GameId::ALL {
        let table = sit(game, &[]);
        let occupants = people_and_a_bot(&table);
        let mut driver = TableDriver::new(table, occupants.clone(), 3);
        let mut entries: Vec<Entry> = Vec::new();
        walk(&mut driver, 11, |driver| {
            entries.extend(driver.take_entries().into_exposed())
        });
        assert!(entries.len() > 50, "{game}");
        let whole = driver.table().record();
        let start = Record {
            moves: Vec::new(),
            seed: None,
            ..whole.expose().clone()
        };
        let mut folded = TableDriver::new(Table::replay(&start).unwrap(), occupants, 99);
        for entry in &entries {
            folded.apply(entry).unwrap();
        }
        assert_eq!(
            folded.table().record().expose().moves,
            whole.expose().moves,
            "{game}"
        );
        assert_eq!(folded.occupants(), driver.occupants(), "{game}");
        assert_eq!(folded.automatic_moves(), driver.automatic_moves(), "{game}");
        for seat in (0..driver.table().seats()).map(Seat) {
            assert_eq!(folded.orders(seat), driver.orders(seat), "{game}");
        }
        assert_eq!(
            folded.take_entries().into_exposed(),
            [],
            "{game}: stored twice"
        );
    }
}

#[test]
fn a_late_answer_is_dropped() {
    let table = sit(GameId::Orders, &[]);
    let mut driver = TableDriver::new(table, vec![Occupant::RANDOM, Occupant::RANDOM], 3);
    while driver.next() == Next::Chance {
        driver.advance(&SearchContext::default()).unwrap();
    }
    let late = driver.bot_search(Slicing::Whole).expect("a bot is to move");
    driver
        .advance(&SearchContext::default())
        .unwrap()
        .expect("the bot moves");
    let n_moves = driver.table().n_moves();
    let late = std::thread::spawn(move || late.run(&SearchContext::default()));
    assert_eq!(driver.take_answer(late.join().unwrap()), Ok(None));
    assert_eq!(driver.table().n_moves(), n_moves);
}

#[test]
fn a_table_waits_for_open_and_absent_seats() {
    let mut driver = TableDriver::new(sit(GameId::Orders, &[]), vec![Occupant::Open; 2], 3);
    while driver.advance(&SearchContext::default()).unwrap().is_some() {}
    let Next::Waiting(waited) = driver.next() else {
        panic!("{:?}", driver.next());
    };
    let seat = waited.lowest().unwrap();
    assert!(driver.replace(seat, Occupant::Human));
    assert!(matches!(driver.next(), Next::People(_)));
    driver.replace(seat, Occupant::Absent);
    assert_eq!(driver.next(), Next::Waiting(waited));
    driver.replace(seat, Occupant::RANDOM);
    assert!(matches!(driver.next(), Next::Bot(..)));
    assert!(!driver.replace(Seat(9), Occupant::Human));
}

/// A table with strict windows and much to respond to.
fn windows() -> Table {
    sit(
        GameId::Quartermaster,
        &["players 2", "windows strict", "air marshal"],
    )
}

#[test]
fn a_standing_order_holds_for_its_turn_and_no_longer() {
    let occupants = vec![Occupant::RANDOM, Occupant::Human];
    let mut driver = TableDriver::new(windows(), occupants, 3);
    driver.set_always_ask([Seat(1)].into_iter().collect());
    let seat = Seat(1);
    let mut n_orders = 0;
    for _ in 0..200 {
        let Some(_) = settle(&mut driver) else { break };
        let turn = driver.table().turn_id();
        if driver.table().pass(seat).is_some() && turn.seat != seat {
            driver.set_orders(seat, &[StandingOrder::PassTurn(turn)]);
            assert_eq!(driver.orders(seat).len(), 1);
            settle(&mut driver);
            assert_ne!(
                driver.table().turn_id(),
                turn,
                "asked again in the same turn"
            );
            assert_eq!(driver.orders(seat), [], "pruned when the turn is over");
            n_orders += 1;
        } else {
            let choices = driver.table().pickable(seat);
            let text = choices[choices.len() / 2].text.clone();
            driver.play(seat, &text).unwrap();
        }
    }
    assert!(n_orders > 0, "no other turn ever asked");
}

#[test]
fn an_order_for_another_turn_is_not_taken() {
    let mut driver = TableDriver::new(sit(GameId::Orders, &[]), vec![Occupant::Human; 2], 3);
    let seat = settle(&mut driver).unwrap().lowest().unwrap();
    let mut other = driver.table().turn_id();
    other.round += 1;
    driver.set_orders(seat, &[StandingOrder::PassTurn(other)]);
    assert_eq!(driver.orders(seat), []);
}

#[test]
fn undo_withdraws_the_orders_of_its_seat_alone() {
    let begin = || {
        let table = sit(GameId::Rush, &["players 2"]);
        let mut driver = TableDriver::new(table, vec![Occupant::Human; 2], 3);
        let seat = settle(&mut driver).unwrap().lowest().unwrap();
        (driver, seat)
    };
    let (driver, seat) = begin();
    let other = Seat(1 - seat.0);
    let choices = driver.table().pickable(seat);
    let undone = choices.iter().find_map(|choice| {
        let (mut driver, seat) = begin();
        let order = StandingOrder::PassTurn(driver.table().turn_id());
        driver.play(seat, &choice.text).unwrap();
        driver.set_orders(seat, &[order]);
        driver.set_orders(other, &[order]);
        let had_orders = driver.orders(seat) == [order];
        (had_orders && driver.undo(seat).is_ok()).then_some(driver)
    });
    let driver = undone.expect("a move can be taken back within the turn");
    assert_eq!(driver.orders(seat), []);
    assert_eq!(driver.orders(other).len(), 1);
}

/// Plays a game of two people at random. How often one of them was passed for, and was forced.
fn spared(table: Table, screens: [u8; 2], is_viewing: bool) -> (usize, usize) {
    let mut driver = TableDriver::new(table, vec![Occupant::Human; 2], 3);
    for (seat, screen) in screens.into_iter().enumerate() {
        driver.set_screen(Seat(seat as u8), screen);
    }
    let mut rng = Playout::new(4);
    let mut spared = (0, 0);
    for _ in 0..2000 {
        match driver.next() {
            Next::Over(_) => break,
            Next::People(asked) => {
                let seat = asked.lowest().unwrap();
                if is_viewing {
                    driver.set_viewer(seat);
                }
                let choices = driver.table().pickable(seat);
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                driver.play(seat, &choice.text).unwrap();
            }
            next => {
                if let Next::Automatic(automatic) = next {
                    match automatic.reason {
                        AutomaticReason::OnlyPass => spared.0 += 1,
                        AutomaticReason::Forced => spared.1 += 1,
                        AutomaticReason::Order => panic!("there are no orders"),
                    }
                }
                driver.advance(&SearchContext::default()).unwrap();
            }
        }
    }
    spared
}

#[test]
fn no_pass_is_made_for_a_person_whose_screen_another_sees() {
    let rush = || sit(GameId::Rush, &["players 2"]);
    // Each alone at a screen: what leaves no choice is done.
    let (passes, _) = spared(windows(), [0, 1], false);
    let (_, forced) = spared(rush(), [0, 1], false);
    assert!(passes > 0 && forced > 0, "{passes} {forced}");
    // At one screen a missing hand-over would tell that there is no usable Response.
    assert_eq!(spared(windows(), [0, 0], false), (0, 0));
    assert_eq!(spared(rush(), [0, 0], false), (0, 0));
    // The viewer is spared what is forced, and still no pass.
    assert_eq!(spared(windows(), [0, 0], true).0, 0);
    let (passes, forced) = spared(rush(), [0, 0], true);
    assert!(passes == 0 && forced > 0, "{passes} {forced}");
}

#[test]
fn the_observer_of_a_strict_window_cannot_tell_an_idle_seat_from_a_busy_one() {
    // The same public position; Japan has a usable Response in one and none in the other.
    let next = |response: &str| {
        let setup = [
            "players 2",
            "windows strict",
            "turn uk play",
            "uk armies united_kingdom",
            "uk hand uk_build_navy",
            "japan armies japan",
            response,
        ];
        let mut driver = TableDriver::new(
            sit(GameId::Quartermaster, &setup),
            vec![Occupant::Human; 2],
            3,
        );
        driver.set_viewer(Seat(1));
        driver.play(Seat(1), "play uk_build_navy").unwrap();
        let place = driver.table().pickable(Seat(1));
        driver.play(Seat(1), &place[0].text).unwrap();
        driver.next()
    };
    let busy = next("japan responses jpn_kwantung_army");
    let idle = next("japan responses jpn_truk");
    assert_eq!(busy, idle);
}

#[test]
fn a_game_of_bots_ends_by_itself() {
    for game in GameId::ALL {
        let table = sit(game, &[]);
        let occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
        let mut driver = TableDriver::new(table, occupants, 3);
        while driver.advance(&SearchContext::default()).unwrap().is_some() {}
        assert!(matches!(driver.table().turn(), Turn::Over(_)), "{game}");
        let sight = driver.sight(Observer::Spectator, usize::MAX);
        assert!(matches!(sight.turn, Turn::Over(_)), "{game}");
    }
}

#[test]
fn a_person_ends_a_turn_that_could_still_be_taken_back() {
    // How many ends of turns a person is asked for, and how many the driver makes.
    let play = |confirms: bool| {
        let occupants = vec![Occupant::Human, Occupant::RANDOM];
        let mut driver = TableDriver::new(sit(GameId::Rush, &[]), occupants, 3);
        driver.set_viewer(Seat(0));
        driver.set_confirm_end(confirms);
        let (mut n_asked, mut n_made) = (0, 0);
        for _ in 0..1000 {
            match driver.next() {
                Next::Automatic(automatic) if automatic.text == "end" => {
                    let undo = driver.sight(game::Observer::Seat(Seat(0)), usize::MAX).undo;
                    assert!(!confirms || undo.is_err(), "a decision could be taken back");
                    n_made += 1;
                }
                Next::People(_) => {
                    let choices = driver.table().pickable(Seat(0));
                    n_asked += usize::from(choices.len() == 1 && choices[0].text == "end");
                    let text = choices[0].text.clone();
                    driver.play(Seat(0), &text).unwrap();
                    continue;
                }
                Next::Over(_) => break,
                _ => {}
            }
            driver.advance(&SearchContext::default()).unwrap();
        }
        (n_asked, n_made)
    };
    let (n_asked, _) = play(true);
    assert!(n_asked > 0, "no turn of the game ended so");
    let (n_asked, n_made) = play(false);
    assert!(n_asked == 0 && n_made > 0, "{n_asked} {n_made}");
}
