//! `blind SEAT` and `blind spectator`: what the observer cannot know makes no difference to anything
//! that is told to the observer.
//!
//! A world imagined for the position keeps who is asked, and being asked may betray a card (with
//! `windows fast`, for instance). So the moves that led here are followed again in worlds imagined
//! earlier: where such a world looks the same to the observer, the same seats must be asked.

use game::{Actor, Game, Observer, Playout, Seat, Turn};

use super::problem::{Problem, who};
use super::stage::Stage;
use crate::told::Told;

/// How many worlds are imagined for the position itself, and for each position on the way.
const WORLDS: u64 = 8;
const WORLDS_BEFORE: u64 = 32;

const EXPECTED: &str = "what the observer cannot know changes nothing that is told";

/// Checks that the observer cannot tell the position from others it might be.
pub(super) fn check<G: Game>(
    there: &Stage<G>,
    observer: Observer,
    but_asked: bool,
) -> Result<(), Problem> {
    let told = told(&there.state, observer);
    for number in 0..WORLDS {
        let world = imagined(&there.state, observer, number);
        if let Some(difference) = told.difference(&self::told(&world, observer)) {
            return Err(Problem::failed(EXPECTED, difference).note_unwritten(there));
        }
    }
    if but_asked {
        return Ok(());
    }
    let mut before = there.start.clone();
    for (i, &(actor, mv)) in there.made.iter().enumerate() {
        for number in 0..WORLDS_BEFORE {
            let world = imagined(&before, observer, number);
            follow(before.clone(), world, &there.made[i..], observer).map_err(|betrayed| {
                Problem::failed(EXPECTED, betrayed)
                    .note_unwritten(there)
                    .note("`blind SEAT but asked` leaves out what being asked tells".to_owned())
            })?;
        }
        before.apply(actor, mv, &mut game::Ignore);
    }
    Ok(())
}

fn told<G: Game>(state: &G, observer: Observer) -> Told {
    match observer {
        Observer::Seat(seat) => Told::to(state, seat, &[]),
        Observer::Spectator => Told::to_spectator(state),
    }
}

/// A world that the observer cannot tell from this one.
fn imagined<G: Game>(state: &G, observer: Observer, number: u64) -> G {
    let mut world = state.clone();
    let mut rng = Playout::new(number);
    match observer {
        Observer::Seat(seat) => world.determinize(seat, &mut rng),
        // Each seat knows all that a spectator knows, so none of these changes is seen.
        Observer::Spectator => (0..state.seats()).for_each(|seat| {
            world.determinize(Seat(seat), &mut rng);
        }),
    }
    world
}

/// Makes the moves in both worlds for as long as they are possible and look the same to the observer.
fn follow<G: Game>(
    mut truth: G,
    mut world: G,
    moves: &[(Actor, G::Move)],
    observer: Observer,
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
        let here = make(&mut truth, actor, mv, observer);
        let there = make(&mut world, actor, mv, observer);
        // Something was shown, as the rules will have it: from here on the worlds differ.
        if here.is_reveal && there.is_reveal && here.seen != there.seen {
            return Ok(());
        }
        // A seat that is not asked does not keep the game waiting, so that more is seen to happen.
        if here.seen != there.seen || truth.turn() != world.turn() {
            let name = match observer {
                Observer::Seat(seat) => truth.seat_name(seat),
                Observer::Spectator => "a spectator".to_owned(),
            };
            return Err(format!(
                "being asked betrays what is hidden: after `{text}` here {}, but in a world that \
                 {name} could not tell from this one {}",
                who(&truth),
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

/// Makes the move and tells what the observer saw of it.
fn make<G: Game>(state: &mut G, actor: Actor, mv: G::Move, observer: Observer) -> Made<G> {
    let mut events = Vec::new();
    state.apply(actor, mv, &mut events);
    let seen = events.iter().map(|event| state.witness(event, observer));
    Made {
        is_reveal: events.iter().any(G::is_reveal),
        seen: seen.collect(),
    }
}
