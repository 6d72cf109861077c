//! Bots are blind to hidden cards, and a search gives the same answer on any number of threads.

use bots::{Bot, Budget, Knowledge, Level, Search};
use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Seat, Turn};
use quartermaster::State;

/// Positions of a random game in which somebody has a real choice, with who.
fn positions(seed: u64, every: u32) -> Vec<(State, Seat)> {
    let mut state = State::new(&Default::default()).unwrap();
    let mut rng = Playout::new(seed);
    let mut moves = MoveList::new();
    let mut found = Vec::new();
    let mut n = 0;
    loop {
        match state.turn() {
            Turn::Over(_) => return found,
            Turn::Chance => {
                let mv = state.chance(&mut rng);
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                state.moves(seat, &mut moves);
                moves.retain(|&mv| !State::is_aside(mv));
                if moves.len() > 2 {
                    n += 1;
                    if n % every == 0 {
                        found.push((state, seat));
                    }
                }
                let mv = moves[rng.below(moves.len() as u32) as usize];
                state.apply(Actor::Seat(seat), mv, &mut Ignore);
            }
        }
    }
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    let mut n_different = 0;
    for (truth, seat) in positions(3, 9) {
        let mut other = truth;
        other.determinize(seat, &mut Playout::new(77));
        n_different += u32::from(other != truth);
        for level in Level::ALL {
            let choose = |state: &State| {
                let knowledge = Knowledge::new(state, seat, 5);
                Bot::with_budget(level, Budget::Iterations(40), 1).choose(&knowledge, 9)
            };
            assert_eq!(choose(&truth), choose(&other), "{level}");
        }
    }
    assert!(
        n_different > 10,
        "the worlds hardly differed: {n_different}"
    );
}

#[test]
fn a_search_gives_the_same_tallies_on_any_number_of_threads() {
    for (truth, seat) in positions(4, 60) {
        let knowledge = Knowledge::new(&truth, seat, 1);
        let tallies =
            |threads| Search::new(Budget::Iterations(2_000), threads).tallies(&knowledge, 3);
        let alone = tallies(1);
        assert_eq!(alone, tallies(2));
        assert_eq!(alone, tallies(4));
        let visits: u32 = alone.iter().map(|tally| tally.visits).sum();
        assert_eq!(visits, 2_000);
    }
}

#[test]
fn a_bot_chooses_a_legal_move_and_only_when_asked() {
    for (truth, seat) in positions(5, 25) {
        let knowledge = Knowledge::new(&truth, seat, 1);
        for level in Level::ALL {
            let mut bot = Bot::with_budget(level, Budget::Iterations(30), 1);
            let mv = bot.choose(&knowledge, 2).expect("the seat is asked");
            assert_eq!(truth.why_not(seat, mv), None, "{level}");
            let elsewhere = (0..6)
                .map(Seat)
                .find(|&other| !truth.turn().asks(other))
                .unwrap();
            let idle = Knowledge::new(&truth, elsewhere, 1);
            assert_eq!(bot.choose(&idle, 2), None, "{level}");
        }
    }
}

#[test]
fn a_deadline_is_kept_roughly_and_something_is_chosen() {
    let (truth, seat) = positions(6, 40).remove(0);
    let knowledge = Knowledge::new(&truth, seat, 1);
    let choice = Search::new(Budget::Millis(20), 2)
        .choose(&knowledge, 1)
        .unwrap();
    assert_eq!(truth.why_not(seat, choice), None);
}
