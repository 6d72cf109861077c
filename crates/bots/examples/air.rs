//! What aircraft are worth to a cadet, and how much a table with them asks of people.
//!
//! `cargo run --release -p bots --example air -- [GAMES]` prints the figures of `docs/bots.md`.

#![expect(
    clippy::print_stdout,
    reason = "a study is run by a person at a terminal and reports there"
)]

use std::collections::BTreeSet;

use bots::{Bot, Knowledge, Level, Player, SearchContext};
use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Rng, Seat, Setup as _, Turn};
use quartermaster::effect::{CardType, Effect};
use quartermaster::{Move, Pending, Setup, State};

/// How a cadet deals with aircraft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    /// Like any other cadet.
    Flies,
    /// Never deploys and keeps the cards for it.
    Keeps,
    /// Never deploys and throws the cards for it away where that is free.
    Throws,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let games = games.unwrap_or(200);
    for habit in [Habit::Keeps, Habit::Throws] {
        duel(habit, games);
    }
    for air in ["air off", "air marshal"] {
        for windows in ["windows strict", "windows fast"] {
            questions(air, windows, games.min(40));
        }
    }
}

fn state(lines: &[&str]) -> State {
    let mut setup = Setup::default();
    for line in lines {
        setup.set(line).expect("a line of a setup");
    }
    State::new(&setup).expect("a setup")
}

/// How often a cadet beats one with that habit, each deal played from both sides.
fn duel(habit: Habit, games: u64) {
    let start = state(&["players 2", "windows fast", "air marshal"]);
    let mut won = 0;
    for i in 0..games {
        let flying = Seat((i % 2) as u8);
        let mut habits = [habit; 2];
        habits[usize::from(flying.0)] = Habit::Flies;
        let end = play(&start, i / 2, &habits, &mut |_, _, _, _| {});
        let Turn::Over(outcome) = end.turn() else {
            continue;
        };
        won += u64::from(outcome.winners.contains(flying));
    }
    let (low, high) = wilson(won as f64, games as f64);
    let rate = 100.0 * won as f64 / games as f64;
    println!("cadet against {habit:?}: {rate:.1} % ({low:.1} to {high:.1}) of {games} games");
}

/// How often people are asked in a game, and how often with what the program can do for them.
fn questions(air: &str, windows: &str, games: u64) {
    let start = state(&["players 6", air, windows]);
    let (mut all, mut choices, mut standing) = (0u64, 0u64, 0u64);
    for seed in 0..games {
        // Who passes in a window passes for the rest of that turn.
        let mut passed = BTreeSet::new();
        let mut count = |state: &State, seat: Seat, moves: &[Move], mv: Move| {
            all += 1;
            choices += u64::from(!matches!(moves, [Move::Pass]));
            let view = state.view(Observer::Spectator);
            if !matches!(view.pending.last(), Some(Pending::Window { .. })) {
                standing += 1;
                return;
            }
            let turn = (state.round(), state.active() as u8, seat);
            standing += u64::from(!passed.contains(&turn));
            if mv == Move::Pass {
                passed.insert(turn);
            }
        };
        play(&start, seed, &[Habit::Flies; 6], &mut count);
    }
    let a_person = |n: u64| n as f64 / (6 * games) as f64;
    println!(
        "{air}, {windows}: a person is asked {:.0} times a game; {:.0} times with something to \
         choose; {:.0} times if a pass in a window is a pass for the turn",
        a_person(all),
        a_person(choices),
        a_person(standing),
    );
}

/// Told of every question: who is asked, the moves that answer it, and the one that did.
type Asked<'a> = dyn FnMut(&State, Seat, &[Move], Move) + 'a;

/// Plays one game.
fn play(start: &State, seed: u64, habits: &[Habit], asked: &mut Asked<'_>) -> State {
    let mut streams = Playout::new(seed);
    let mut chance = Playout::new(streams.next_u64());
    let mut thoughts = Playout::new(streams.next_u64());
    let mut bot = Bot::<State>::new(Player::new(Level::Cadet));
    let mut state = *start;
    let mut list = MoveList::new();
    loop {
        match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let mv = state.chance(&mut chance);
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a seat is asked");
                state.moves(seat, &mut list);
                list.retain(|&mv| !State::is_aside(mv));
                let mv = match list.len() {
                    1 => list[0],
                    _ => {
                        let knowledge = Knowledge::new(&state, seat, thoughts.next_u64());
                        let number = thoughts.next_u64();
                        let choice = bot.choose(&knowledge, number, &SearchContext::default());
                        let choice = choice.expect("the seat is asked");
                        instead(&state, habits[usize::from(seat.0)], &list, choice)
                    }
                };
                asked(&state, seat, &list, mv);
                state.apply(Actor::Seat(seat), mv, &mut Ignore);
            }
        }
    }
}

/// What a player with that habit does instead of the choice.
fn instead(state: &State, habit: Habit, list: &[Move], choice: Move) -> Move {
    let content = state.content();
    if habit == Habit::Flies {
        return choice;
    }
    if state.is_air_step() {
        return Move::Pass;
    }
    let deploys = |card| {
        let abilities = content.card(card).abilities.iter();
        let mut effects = abilities.flat_map(|ability| &ability.effect);
        effects.any(|effect| matches!(effect, Effect::DeployAir { .. }))
    };
    match choice {
        Move::Use(card) if deploys(card) && list.contains(&Move::Pass) => return Move::Pass,
        Move::Play(_) | Move::Use(_) => return choice,
        _ => {}
    }
    let thrown = list.iter().copied().find(|mv| match *mv {
        Move::Discard(card) => content.card(card).card_type == CardType::DeployAir,
        _ => false,
    });
    match thrown {
        Some(thrown) if habit == Habit::Throws => thrown,
        _ => choice,
    }
}

/// Wilson's interval for 95 %, in percent.
fn wilson(won: f64, n: f64) -> (f64, f64) {
    let z = 1.96;
    let rate = won / n;
    let middle = rate + z * z / (2.0 * n);
    let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    (scale * (middle - spread), scale * (middle + spread))
}
