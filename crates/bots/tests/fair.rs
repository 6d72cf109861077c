//! Bots are blind to hidden cards, and a search gives the same answer on any number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Bot, Budget, Knowledge, Level, Player, Rollout, Search, SearchContext, Thinking};
use game::{Actor, Game, Ignore, MoveList, Playout, Rng, Seat, Turn};
use quartermaster::State;

/// Positions of a random game in which a seat has a real choice, with the seat.
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

fn player(level: Level, iterations: u32) -> Player {
    let budget = Budget::Iterations(iterations);
    Player { level, budget }
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
                Bot::new(player(level, 40)).choose(&knowledge, 9, &SearchContext::default())
            };
            assert_eq!(choose(&truth), choose(&other), "{level}");
            let at_table =
                |state: &State| player(level, 40).choose(state, seat, 5, &SearchContext::default());
            assert_eq!(
                at_table(&truth),
                at_table(&other),
                "{level} at a live table"
            );
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
        let tallies = |threads| {
            let ctx = SearchContext {
                threads,
                ..SearchContext::default()
            };
            Search::new(Budget::Iterations(4_002)).tallies(&knowledge, 3, &ctx)
        };
        let alone = tallies(1);
        assert_eq!(alone, tallies(2));
        assert_eq!(alone, tallies(3));
        assert_eq!(alone, tallies(4));
        let visits: u32 = alone.iter().map(|tally| tally.visits).sum();
        assert_eq!(visits, 4_002);
    }
}

#[test]
fn thinking_in_slices_finds_what_a_search_finds() {
    for (truth, seat) in positions(4, 60) {
        let knowledge = Knowledge::new(&truth, seat, 1);
        let search = Search::new(Budget::Iterations(2_001));
        let ctx = SearchContext::default();
        let mut thinking = Thinking::new(knowledge.clone(), 2, 3);
        assert_eq!(thinking.tallies(), [], "nothing has been tried");
        for n in [0, 1, 7, 993, 1_000] {
            thinking.step(n);
            let best = thinking.best().expect("the seat is asked");
            assert_eq!(truth.why_not(seat, best), None);
        }
        assert_eq!(thinking.iterations(), 2_001);
        assert_eq!(thinking.tallies(), search.tallies(&knowledge, 3, &ctx));
        assert_eq!(thinking.best(), search.choose(&knowledge, 3, &ctx));
    }
}

#[test]
fn a_general_plays_the_same_on_any_number_of_threads_and_in_any_steps() {
    for (truth, seat) in positions(4, 60) {
        let knowledge = Knowledge::new(&truth, seat, 1);
        let choose = |threads| {
            let ctx = SearchContext {
                threads,
                ..SearchContext::default()
            };
            Bot::new(player(Level::General, 70)).choose(&knowledge, 3, &ctx)
        };
        let alone = choose(1);
        assert_eq!(alone, choose(2));
        assert_eq!(alone, choose(3));
        let mut rollout = Rollout::new(knowledge.clone(), 70, 3);
        assert_eq!(rollout.chance(), None, "nothing has been played on");
        for n in [0, 1, 6, 30, 100] {
            rollout.step(n);
            let best = rollout.best().expect("the seat is asked");
            assert_eq!(truth.why_not(seat, best), None);
        }
        assert!(rollout.is_settled() && rollout.rollouts() <= 70);
        assert_eq!(rollout.best(), alone);
        if let Some(chance) = rollout.chance() {
            assert!((0.0..=1.0).contains(&chance), "{chance}");
        }
    }
}

#[test]
fn a_search_that_is_stopped_says_its_best_so_far() {
    let (truth, seat) = positions(6, 40).remove(0);
    let knowledge = Knowledge::new(&truth, seat, 1);
    let stop = AtomicBool::new(true);
    let ctx = SearchContext {
        stop: Some(&stop),
        ..SearchContext::default()
    };
    let search = Search::new(Budget::Iterations(u32::MAX));
    let visits = |threads| {
        let ctx = SearchContext { threads, ..ctx };
        let tallies = search.tallies(&knowledge, 1, &ctx);
        tallies.iter().map(|tally| tally.visits).sum::<u32>()
    };
    assert_eq!((visits(1), visits(2)), (1, 2), "one iteration a thread");
    let choice = search.choose(&knowledge, 1, &ctx).unwrap();
    assert_eq!(truth.why_not(seat, choice), None);
    // Raised while it thinks, by another thread.
    stop.store(false, Ordering::Relaxed);
    let choice = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| search.choose(&knowledge, 1, &ctx));
        stop.store(true, Ordering::Relaxed);
        thinking.join().expect("it does not panic")
    });
    assert_eq!(truth.why_not(seat, choice.unwrap()), None);
}

#[test]
fn a_bot_chooses_a_legal_move_and_only_when_asked() {
    for (truth, seat) in positions(5, 25) {
        let knowledge = Knowledge::new(&truth, seat, 1);
        for level in Level::ALL {
            let mut bot = Bot::new(player(level, 30));
            let ctx = SearchContext::default();
            let mv = bot.choose(&knowledge, 2, &ctx).expect("the seat is asked");
            assert_eq!(truth.why_not(seat, mv), None, "{level}");
            let elsewhere = (0..6)
                .map(Seat)
                .find(|&other| !truth.turn().asks(other))
                .unwrap();
            let idle = Knowledge::new(&truth, elsewhere, 1);
            assert_eq!(bot.choose(&idle, 2, &ctx), None, "{level}");
            let at_table = player(level, 30).choose(&truth, elsewhere, 2, &ctx);
            assert_eq!(at_table, None, "{level}");
        }
    }
}

#[test]
fn a_deadline_is_kept_by_the_clock_that_was_handed_in() {
    let (truth, seat) = positions(6, 40).remove(0);
    let knowledge = Knowledge::new(&truth, seat, 1);
    // A clock on which every look takes a millisecond: the first one is the start.
    let looks = AtomicU64::new(100);
    let clock = || looks.fetch_add(1, Ordering::Relaxed);
    let ctx = SearchContext {
        clock: Some(&clock),
        ..SearchContext::default()
    };
    let search = Search::new(Budget::Millis(20));
    let tallies = search.tallies(&knowledge, 1, &ctx);
    let visits: u32 = tallies.iter().map(|tally| tally.visits).sum();
    assert_eq!(visits, 20);
    // A general looks at it between worlds, and has an answer.
    let general = Player {
        level: Level::General,
        budget: Budget::Millis(2),
    };
    assert!(Bot::new(general).choose(&knowledge, 1, &ctx).is_some());
    // Without a clock a time is a number of iterations, so it ends all the same.
    let alone = search.tallies(&knowledge, 1, &SearchContext::default());
    let visits: u32 = alone.iter().map(|tally| tally.visits).sum();
    assert_eq!(visits, 200);
}
