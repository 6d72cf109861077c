//! What a view says of hits and achievements is what comes about.

use game::{Actor, Game, MoveList, Observer, Setup as _, Turn};
use rush::{Event, Move, Setup, State};

fn setup(players: u8) -> Setup {
    let mut setup = Setup::default();
    setup.set(&format!("players {players}")).unwrap();
    setup
}

#[test]
fn every_hit_does_what_the_view_says_it_would() {
    let (mut n_fatal, mut n_weak) = (0, 0);
    for (seed, players) in [(1, 2), (2, 3), (3, 5)] {
        let mut moves = MoveList::new();
        game::random_game(seed, &setup(players), |state: &State| {
            let Turn::Seats(seats) = state.turn() else {
                return;
            };
            let Some(seat) = seats.lowest() else {
                return;
            };
            state.moves(seat, &mut moves);
            let view = state.view(Observer::Spectator);
            for &mv in moves.iter() {
                let Move::Target(target) = mv else { continue };
                let shot = view
                    .shot(target)
                    .expect("a target that is listed can be hit");
                let (mut after, mut caused) = (*state, Vec::new());
                after.apply(Actor::Seat(seat), mv, &mut caused);
                let is_damage = |event: &rush::TrueEvent| matches!(event, Event::Damaged { .. });
                assert_eq!(shot.is_fatal, !caused.iter().any(is_damage), "{shot:?}");
                let n = if shot.is_fatal {
                    &mut n_fatal
                } else {
                    &mut n_weak
                };
                *n += 1;
            }
        });
    }
    assert!(n_fatal > 20 && n_weak > 20, "{n_fatal} {n_weak}");
}

#[test]
fn achievements_go_to_who_led_in_them_at_the_end() {
    let mut n_led = 0;
    for seed in 1..6 {
        game::random_game(seed, &setup(3), |state: &State| {
            if matches!(state.turn(), Turn::Over(_)) {
                for achievement in state.view(Observer::Spectator).achievements {
                    assert_eq!(achievement.leader(), achievement.seat);
                    assert_eq!(achievement.counts.len(), 3);
                    n_led += u32::from(achievement.seat.is_some());
                }
            }
        });
    }
    assert!(n_led > 5, "{n_led}");
}
