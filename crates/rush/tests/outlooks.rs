//! What is said of a choice comes true when it is made.

use game::{Actor, Game, MoveList, PreviewOf, Seat, Sense, Setup as _, Then, Turn};
use rush::{Event, HitOutlook, Move, Outlook, Part, Setup, State};

fn judged(state: &State, seat: Seat, mv: Move) -> (Sense, Outlook) {
    let mut preview = PreviewOf::<State> {
        sense: Sense::default(),
        certain: Vec::new(),
        unanswered: Vec::new(),
        then: Then::default(),
        outlook: Outlook::default(),
    };
    state.judge(seat, mv, state, &mut preview);
    (preview.sense, preview.outlook)
}

fn made(state: &State, seat: Seat, mv: Move) -> (State, Vec<rush::TrueEvent>) {
    let (mut after, mut caused) = (*state, Vec::new());
    after.apply(Actor::Seat(seat), mv, &mut caused);
    (after, caused)
}

/// Every choice of some random games.
fn every_choice(mut check: impl FnMut(&State, Seat, Move)) {
    for (seed, lines) in [
        (1, vec!["players 2"]),
        (2, vec!["players 3", "merge_turn_kills on"]),
        (3, vec!["players 5"]),
        (4, vec!["players 4", "recruit_pool off"]),
    ] {
        let mut setup = Setup::default();
        for line in lines {
            setup.set(line).unwrap();
        }
        let mut moves = MoveList::new();
        game::random_game(seed, &setup, |state: &State| {
            let Turn::Seats(seats) = state.turn() else {
                return;
            };
            for seat in seats.iter() {
                state.moves(seat, &mut moves);
                for &mv in moves.iter() {
                    check(state, seat, mv);
                }
            }
        });
    }
}

#[test]
fn a_hit_does_what_was_said() {
    let (mut n_fatal, mut n_weak) = (0, 0);
    every_choice(|state, seat, mv| {
        let Move::Target(target) = mv else { return };
        let (sense, Outlook::Hit(hit)) = judged(state, seat, mv) else {
            panic!("nothing is said of {mv:?}");
        };
        let HitOutlook {
            is_fatal, points, ..
        } = hit;
        assert_eq!(sense == Sense::Gains, is_fatal);
        let (after, caused) = made(state, seat, mv);
        let is_destroyed = caused
            .iter()
            .any(|event| matches!(event, Event::Destroyed { part, .. } if *part == target.part));
        assert_eq!(is_destroyed, is_fatal);
        if !is_fatal {
            n_weak += 1;
            return;
        }
        n_fatal += 1;
        let score = |state: &State| {
            let view = state.view(game::Observer::Spectator);
            view.seats[usize::from(seat.0)].score
        };
        if target.part == Part::Base {
            let gained = score(&after).base_points - score(state).base_points;
            assert_eq!(gained, u32::from(points));
            let lost_all = after.bases(target.seat).0 == 0;
            assert_eq!(hit.is_last_base, lost_all);
        } else {
            assert!(points <= 2, "{points}");
        }
    });
    assert!(n_fatal > 20 && n_weak > 20, "{n_fatal} {n_weak}");
}

#[test]
fn an_attacker_without_a_target_fires_in_vain_and_is_said_to() {
    let (mut n_idle, mut n_some) = (0, 0);
    every_choice(|state, seat, mv| {
        let Move::Fire(_) = mv else { return };
        let (sense, outlook) = judged(state, seat, mv);
        let (_, caused) = made(state, seat, mv);
        let is_idle = caused
            .iter()
            .any(|event| matches!(event, Event::Fired { is_idle: true, .. }));
        assert_eq!(is_idle, matches!(outlook, Outlook::Idle { .. }));
        assert_eq!(is_idle, sense == Sense::NoEffect);
        *(if is_idle { &mut n_idle } else { &mut n_some }) += 1;
    });
    assert!(n_idle > 0 && n_some > 10, "{n_idle} {n_some}");
}

#[test]
fn what_is_paid_suffices_when_nothing_is_said_to_be_missing() {
    let (mut n_enough, mut n_missing) = (0, 0);
    every_choice(|state, seat, mv| {
        let Move::Pay(_) = mv else { return };
        let (_, Outlook::Pay { missing, over, .. }) = judged(state, seat, mv) else {
            panic!("nothing is said of {mv:?}");
        };
        let (after, _) = made(state, seat, mv);
        let mut moves = MoveList::new();
        after.moves(seat, &mut moves);
        let is_paid = moves.contains(&Move::Confirm);
        assert_eq!(is_paid, missing == 0);
        assert!(missing == 0 || over == 0);
        if is_paid {
            n_enough += 1;
            let said = judged(&after, seat, Move::Confirm).1;
            assert!(matches!(said, Outlook::Bought { over: left, .. } if left == over));
        } else {
            n_missing += 1;
        }
    });
    assert!(n_enough > 20 && n_missing > 20, "{n_enough} {n_missing}");
}

#[test]
fn a_purchase_costs_what_is_said_of_what_there_is() {
    let mut n = 0;
    every_choice(|state, seat, mv| {
        let Move::Buy(_) = mv else { return };
        let (_, Outlook::Buy { cost, of }) = judged(state, seat, mv) else {
            panic!("nothing is said of {mv:?}");
        };
        assert!(u16::from(cost) <= of, "{cost} of {of}");
        n += 1;
    });
    assert!(n > 20, "{n}");
}

/// The position of these lines after these moves of the first seat.
fn position(lines: &[&str], moves: &[&str]) -> State {
    let mut setup = Setup::default();
    for line in lines {
        setup.set(line).unwrap();
    }
    let mut state = State::new(&setup).unwrap();
    for text in moves {
        let mv = state.parse_move(text).unwrap();
        let actor = Actor::Seat(Seat(0));
        state.play(actor, mv, &mut game::Ignore).unwrap();
    }
    state
}

#[test]
fn research_without_a_vehicle_in_reach_does_nothing_and_costs_the_card() {
    let lines = [
        "players 2",
        "turn alpha play",
        "alpha hand technicians",
        "reserve su18 de18 su08 de08",
    ];
    let state = position(&lines, &[]);
    let used = state.parse_move("use technicians").unwrap();
    let (sense, outlook) = judged(&state, Seat(0), used);
    assert_eq!(sense, Sense::NoEffect);
    let Outlook::Use { actions, guards } = outlook else {
        panic!("{outlook:?}");
    };
    assert!(!guards && actions.iter().all(|action| action.is_idle()));
    let asked = position(&lines, &["use technicians"]);
    let activated = asked.parse_move("activate research").unwrap();
    assert_eq!(judged(&asked, Seat(0), activated).0, Sense::Loses);
}

#[test]
fn the_last_base_is_said_to_be_the_last() {
    let lines = [
        "players 2",
        "turn alpha play",
        "alpha hand su18",
        "bravo base 1 gone",
        "bravo base 2 gone",
    ];
    let aiming = position(&lines, &["attack su18", "confirm", "fire su18"]);
    let hit = aiming.parse_move("target bravo 3 base").unwrap();
    let (sense, outlook) = judged(&aiming, Seat(0), hit);
    assert_eq!(sense, Sense::Gains);
    assert!(matches!(
        outlook,
        Outlook::Hit(HitOutlook {
            is_fatal: true,
            is_last_base: true,
            points: 3,
            ..
        })
    ));
}
