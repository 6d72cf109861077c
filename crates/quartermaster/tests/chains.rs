//! How deep events lie: a card that answers a card is one deeper than that card.

use game::{Actor, Game, MoveList, Nested, Playout, Rng as _, Setup as _, Turn};
use quartermaster::{Event, Setup, State};

#[test]
fn answers_lie_deeper_than_what_they_answer_and_turns_begin_at_the_top() {
    let mut depths = [0; 8];
    for seed in 1..60 {
        let mut setup = Setup::default();
        setup.set("players 6").unwrap();
        let mut state = State::new(&setup).unwrap();
        let (mut rng, mut moves) = (Playout::new(seed), MoveList::new());
        loop {
            let (actor, mv) = match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => (Actor::Chance, state.chance(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    state.moves(seat, &mut moves);
                    let n = moves.len() as u64;
                    (Actor::Seat(seat), moves[(rng.next_u64() % n) as usize])
                }
            };
            let mut caused = Nested::default();
            state.apply(actor, mv, &mut caused);
            assert_eq!(caused.events.len(), caused.depths.len());
            for (event, depth) in caused.events.iter().zip(caused.depths) {
                match event {
                    Event::Used { .. } => depths[usize::from(depth)] += 1,
                    Event::TurnBegan { .. } | Event::StepBegan { .. } => assert_eq!(depth, 0),
                    _ => {}
                }
            }
        }
    }
    // Used by themselves, in answer to a card, and in answer to an answer.
    assert!(depths[..3].iter().all(|&n| n > 0), "{depths:?}");
}
