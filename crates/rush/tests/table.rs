//! What the table shows of a turn and of the score is what happened and what counts.

use std::collections::BTreeMap;

use game::{Actor, Game, MoveList, Observer, Seat, Setup as _, Turn};
use rush::{Deed, Event, Move, Pending, Setup, State};

fn setup(lines: &[&str]) -> Setup {
    let mut setup = Setup::default();
    for line in lines {
        setup.set(line).unwrap();
    }
    setup
}

/// Makes the moves of one seat.
fn played(state: &State, seat: Seat, moves: &[&str]) -> State {
    let mut state = *state;
    for text in moves {
        let mv = state.parse_move(text).unwrap();
        let actor = Actor::Seat(seat);
        state.play(actor, mv, &mut game::Ignore).unwrap();
    }
    state
}

#[test]
fn the_running_score_adds_up_and_ends_as_the_result() {
    let mut n_led = 0;
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)] {
        let setup = setup(&[&format!("players {players}")]);
        game::random_game(seed, &setup, |state: &State| {
            let view = state.view(Observer::Spectator);
            let leads = view.achievements.iter();
            let leaders: Vec<_> = leads.filter_map(rush::AchievementView::leader).collect();
            for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
                let score = seen.score;
                let sum = score.medals + score.base_points + score.lead_points;
                assert_eq!(score.total, sum as i32);
                assert_eq!(score.base_points, 3 * score.bases, "rule 11.1");
                assert_eq!(score.lead_points, 5 * score.leads, "rule 11.1");
                let led = leaders.iter().filter(|leader| **leader == seat);
                assert_eq!(score.leads as usize, led.count());
                n_led += score.leads;
                if let Some(outcome) = view.outcome {
                    assert_eq!(outcome.scores[usize::from(seat.0)], score.total);
                }
            }
        });
    }
    assert!(n_led > 100, "{n_led}");
}

#[test]
fn cards_in_use_still_belong_to_their_squad() {
    // Medals and achievements change by what is gained and lost, never by what is being used.
    let mut n_used = 0;
    for seed in 1..6 {
        let setup = setup(&["players 3", "defenders_in_squad on"]);
        let mut moves = MoveList::new();
        game::random_game(seed, &setup, |state: &State| {
            let Turn::Seats(seats) = state.turn() else {
                return;
            };
            let Some(seat) = seats.lowest() else { return };
            let counts = |state: &State| {
                let view = state.view(Observer::Spectator);
                let counts = view.achievements.into_iter().map(|seen| seen.counts);
                counts.collect::<Vec<_>>()
            };
            state.moves(seat, &mut moves);
            for &mv in moves.iter() {
                if !matches!(
                    mv,
                    Move::Use(_) | Move::Attack(_) | Move::Defend(_) | Move::Fire(_)
                ) {
                    continue;
                }
                let (mut after, mut caused) = (*state, Vec::new());
                after.apply(Actor::Seat(seat), mv, &mut caused);
                assert_eq!(counts(state), counts(&after), "{mv:?} {caused:?}");
                n_used += 1;
            }
        });
    }
    assert!(n_used > 100, "{n_used}");
}

#[test]
fn what_was_done_in_a_turn_stays_in_sight_until_the_next_one() {
    let (mut n_hits, mut n_paid, mut n_idle) = (0, 0, 0);
    for seed in 1..5 {
        let setup = setup(&["players 4"]);
        let mut last: Option<(Seat, usize)> = None;
        game::random_game(seed, &setup, |state: &State| {
            let view = state.view(Observer::Spectator);
            let deeds = &view.this_turn.deeds;
            // It only grows within a turn.
            if let Some((seat, n)) = last
                && seat == view.active
                && view.step.is_some()
            {
                assert!(deeds.len() >= n.min(20) || deeds.is_empty());
            }
            last = Some((view.active, deeds.len()));
            for deed in deeds {
                match deed {
                    Deed::Fired { hit: None, .. } => n_idle += 1,
                    Deed::Fired { hit: Some(hit), .. } | Deed::Besieged { hit, .. } => {
                        assert_ne!(hit.seat, view.active);
                        n_hits += 1;
                    }
                    Deed::Paid { card, .. } => {
                        assert!(!card.is_empty());
                        n_paid += 1;
                    }
                    Deed::Used { .. } | Deed::Guarded { .. } | Deed::Bought { .. } => {}
                }
            }
        });
    }
    assert!(
        n_hits > 50 && n_paid > 50 && n_idle > 0,
        "{n_hits} {n_paid} {n_idle}"
    );
}

#[test]
fn a_hit_is_told_with_what_it_hit_and_a_lost_base_with_who_took_it() {
    let setup = setup(&[
        "players 2",
        "turn alpha play",
        "alpha hand su18 su08",
        "bravo base 1 intact de08",
    ]);
    let state = State::new(&setup).unwrap();
    let moves = ["attack su18", "attack su08", "confirm", "fire su18"];
    let aiming = played(&state, Seat(0), &moves);
    let view = aiming.view(Observer::Seat(Seat(1)));
    assert!(matches!(
        view.pending.last(),
        Some(Pending::Attack { aiming: Some(card), attackers, .. })
            if &**card == "su18" && attackers.len() == 1
    ));
    let after = played(&aiming, Seat(0), &["target bravo 2 base"]);
    let view = after.view(Observer::Seat(Seat(1)));
    let Some(Deed::Fired {
        card,
        hit: Some(hit),
    }) = view.this_turn.deeds.last()
    else {
        panic!("{:?}", view.this_turn.deeds);
    };
    assert_eq!(&**card, "su18");
    assert_eq!((hit.seat, hit.base, &hit.vehicle), (Seat(1), 1, &None));
    // A heavy tank destroys a base in one hit (rule 6.6).
    assert!(hit.is_fatal);
    assert_eq!(view.seats[1].takers, [None, Some(Seat(0)), None]);
    assert_eq!(view.seats[0].score.bases, 1);
}

#[test]
fn every_event_of_a_turn_that_uses_a_card_is_remembered() {
    for seed in 6..9 {
        let setup = setup(&["players 5"]);
        let mut moves = MoveList::new();
        game::random_game(seed, &setup, |state: &State| {
            let Turn::Seats(seats) = state.turn() else {
                return;
            };
            let Some(seat) = seats.lowest() else { return };
            state.moves(seat, &mut moves);
            let before = state.view(Observer::Spectator).this_turn.deeds;
            if before.len() > 15 {
                return;
            }
            for &mv in moves.iter() {
                let (mut after, mut caused) = (*state, Vec::new());
                after.apply(Actor::Seat(seat), mv, &mut caused);
                let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
                for event in &caused {
                    let kind = match event {
                        Event::TurnBegan { .. } => return,
                        Event::Paid { .. } => "paid",
                        Event::Bought { .. } => "bought",
                        Event::Placed { .. } => "placed",
                        Event::Damaged { .. } | Event::Destroyed { .. } => "hit",
                        _ => continue,
                    };
                    *kinds.entry(kind).or_default() += 1;
                }
                for deed in &after.view(Observer::Spectator).this_turn.deeds[before.len()..] {
                    let kind = match deed {
                        Deed::Paid { .. } => "paid",
                        Deed::Bought { .. } => "bought",
                        Deed::Guarded { .. } => "placed",
                        Deed::Fired { hit: Some(_), .. } | Deed::Besieged { .. } => "hit",
                        Deed::Fired { hit: None, .. } | Deed::Used { .. } => continue,
                    };
                    let n = kinds.entry(kind).or_default();
                    *n = n.checked_sub(1).expect("a deed without its event");
                }
                assert!(kinds.values().all(|n| *n == 0), "{kinds:?} {caused:?}");
            }
        });
    }
}
