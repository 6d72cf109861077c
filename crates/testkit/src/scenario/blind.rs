//! `blind SEAT`: what the seat cannot know makes no difference to anything it is told.
//!
//! A world imagined for the position keeps who is asked, and being asked may betray a card (with
//! `windows fast`, for instance). So the moves that led here are followed again in worlds imagined
//! earlier: whatever looks the same to the seat must ask the same seats.

use game::{Actor, Game, Observer, Playout, Seat, Turn};

use super::problem::{Problem, who};
use super::stage::Stage;
use crate::told::Told;

/// How many worlds are imagined for the position itself, and for each position on the way.
const WORLDS: u64 = 8;
const WORLDS_BEFORE: u64 = 32;

const EXPECTED: &str = "the seat is told the same whatever it cannot know";

/// Checks that the seat cannot tell the position from others it might be.
pub(super) fn check<G: Game>(there: &Stage<G>, seat: Seat, but_asked: bool) -> Result<(), Problem> {
    let told = Told::to(&there.state, seat, &[]);
    for number in 0..WORLDS {
        let mut world = there.state.clone();
        world.determinize(seat, &mut Playout::new(number));
        if let Some(difference) = told.difference(&Told::to(&world, seat, &[])) {
            return Err(Problem::failed(EXPECTED, difference).note_unwritten(there));
        }
    }
    if but_asked {
        return Ok(());
    }
    let mut before = there.start.clone();
    for (i, &(actor, mv)) in there.made.iter().enumerate() {
        for number in 0..WORLDS_BEFORE {
            let mut world = before.clone();
            world.determinize(seat, &mut Playout::new(number));
            follow(before.clone(), world, &there.made[i..], seat).map_err(|betrayed| {
                Problem::failed(EXPECTED, betrayed)
                    .note_unwritten(there)
                    .note("`blind SEAT but asked` leaves out what being asked tells".to_owned())
            })?;
        }
        before.apply(actor, mv, &mut game::Ignore);
    }
    Ok(())
}

/// Makes the moves in both worlds for as long as they are possible and look the same to the seat.
fn follow<G: Game>(
    mut truth: G,
    mut world: G,
    moves: &[(Actor, G::Move)],
    seat: Seat,
) -> Result<(), String> {
    for &(actor, mv) in moves {
        let is_possible = match actor {
            Actor::Seat(seat) => world.why_not(seat, mv).is_none(),
            Actor::Chance => world.turn() == Turn::Chance && world.is_possible_chance(mv),
        };
        if !is_possible {
            return Ok(());
        }
        let text = truth.write_move(mv);
        let here = make(&mut truth, actor, mv, seat);
        let there = make(&mut world, actor, mv, seat);
        // Something was shown, as the rules will have it: from here on the worlds differ.
        if here.is_reveal && there.is_reveal && here.seen != there.seen {
            return Ok(());
        }
        // Whoever is not asked does not keep the game waiting, so that more is seen to happen.
        if here.seen != there.seen || truth.turn() != world.turn() {
            return Err(format!(
                "being asked betrays what is hidden: after `{text}` here {}, but in a world that {} \
                 could not tell from this one {}",
                who(&truth),
                truth.seat_name(seat),
                who(&world)
            ));
        }
    }
    Ok(())
}

/// What came of a move.
struct Made<G: Game> {
    is_reveal: bool,
    seen: Vec<G::Seen>,
}

/// Makes the move and tells what the seat saw of it.
fn make<G: Game>(state: &mut G, actor: Actor, mv: G::Move, seat: Seat) -> Made<G> {
    let mut events = Vec::new();
    state.apply(actor, mv, &mut events);
    let observer = Observer::Seat(seat);
    let seen = events.iter().map(|event| state.witness(event, observer));
    Made {
        is_reveal: events.iter().any(G::is_reveal),
        seen: seen.collect(),
    }
}
