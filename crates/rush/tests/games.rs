//! Whole random games: every card of the box accounted for, damage only on the table, an end.

use game::{Actor, Game, Ignore, MoveList, Observer, Playout, Rng, Setup as _, Turn};
use rush::{Setup, State, View};

/// The cards a spectator can account for, without a look at the rules' own books.
fn accounted(state: &State, view: &View) -> usize {
    let reserve = view.reserve.iter().flatten().count();
    let medals: u8 = view.medals.0.iter().flatten().sum();
    let piles = reserve + view.deck_size + view.discard.len() + view.scrapyard.len();
    let squads: usize = view
        .seats
        .iter()
        .map(|seat| {
            let bases = seat.bases.iter().flatten();
            let defenders = bases.clone().filter(|base| base.defender.is_some());
            seat.hand_size + seat.garage_size + seat.depot_size + bases.count() + defenders.count()
        })
        .sum();
    // Outside the game: bases and barracks of empty seats, achievements, aids and markers.
    let empty = 5 - usize::from(state.seats());
    piles + usize::from(medals) + squads + empty * (3 + 6) + 12 + 5 + 2
}

#[test]
fn all_212_cards_are_accounted_for_between_the_turns_of_random_games() {
    let mut n_positions = 0;
    for players in 2..=5 {
        let mut setup = Setup::default();
        setup.set(&format!("players {players}")).unwrap();
        for seed in 0..25 {
            let mut state = State::new(&setup).unwrap();
            let mut rng = Playout::new(seed);
            let mut moves = MoveList::new();
            let mut turn = None;
            loop {
                let mv = match state.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        // Between turns nothing is in the air.
                        if turn != Some((state.round(), state.active())) {
                            turn = Some((state.round(), state.active()));
                            let view = state.view(Observer::Spectator);
                            assert_eq!(accounted(&state, &view), 212, "{view:?}");
                            n_positions += 1;
                        }
                        state.moves(seat, &mut moves);
                        let i = rng.below(moves.len() as u32) as usize;
                        (Actor::Seat(seat), moves[i])
                    }
                };
                state.apply(mv.0, mv.1, &mut Ignore);
                assert_eq!(state.audit(), Ok(()));
            }
        }
    }
    assert!(n_positions > 10_000, "{n_positions}");
}
