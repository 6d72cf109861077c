//! What the choices of a seat would do, played out in a world that the seat cannot tell from the true one.

use game::{Actor, Game, MoveList, Observer, Playout, Preview, PreviewOf, Seat, Sense, Then, Turn};

use crate::Playable;

/// Always the same number, so that the imagined world depends on nothing but what the seat knows.
const WORLD: u64 = 0x5a4d;

/// More answers than this are not waited for.
const MOST_PASSES: usize = 64;

/// What each of these moves of a seat would do. The moves are legal for the seat.
pub fn previews<G: Playable>(truth: &G, seat: Seat, moves: &[G::Move]) -> Vec<PreviewOf<G>> {
    if moves.is_empty() {
        return Vec::new();
    }
    let mut world = truth.clone();
    world.determinize(seat, &mut Playout::new(WORLD));
    previews_in(&world, seat, moves)
}

/// The same, played out in that very position. For the laws: everybody else asks for [`previews`].
#[doc(hidden)]
pub fn previews_in<G: Playable>(world: &G, seat: Seat, moves: &[G::Move]) -> Vec<PreviewOf<G>> {
    let mut list = MoveList::new();
    let moves = moves.iter();
    moves.map(|&mv| one(world, seat, mv, &mut list)).collect()
}

fn one<G: Playable>(
    world: &G,
    seat: Seat,
    mv: G::Move,
    list: &mut MoveList<G::Move>,
) -> PreviewOf<G> {
    let mut preview = Preview {
        sense: Sense::default(),
        certain: Vec::new(),
        unanswered: Vec::new(),
        then: Then::default(),
        outlook: G::Outlook::default(),
    };
    let mut after = world.clone();
    let mut shown = step(
        &mut after,
        Actor::Seat(seat),
        mv,
        seat,
        &mut preview.certain,
    );
    let turn_id = world.turn_id();
    for _ in 0..MOST_PASSES {
        if shown {
            break;
        }
        let Some((other, pass)) = next_pass(&after, seat, turn_id == after.turn_id(), list) else {
            break;
        };
        let seen = &mut preview.unanswered;
        shown = step(&mut after, Actor::Seat(other), pass, seat, seen);
    }
    preview.then = if shown {
        Then::Revealed
    } else {
        end(&after, seat, turn_id == after.turn_id())
    };
    world.judge(seat, mv, &after, &mut preview);
    preview
}

/// Makes a move and adds what the seat sees of it, up to where it learns something. Whether it did.
fn step<G: Game>(
    state: &mut G,
    actor: Actor,
    mv: G::Move,
    seat: Seat,
    seen: &mut Vec<G::Seen>,
) -> bool {
    let mut events = Vec::new();
    state.apply(actor, mv, &mut events);
    let revealed = events
        .iter()
        .position(|event| state.reveals_to(event, seat));
    let n = revealed.unwrap_or(events.len());
    let events = events[..n].iter();
    seen.extend(events.map(|event| state.witness(event, Observer::Seat(seat))));
    revealed.is_some()
}

/// The pass of another seat that is asked, where the preview goes on.
fn next_pass<G: Game>(
    state: &G,
    seat: Seat,
    is_same_turn: bool,
    list: &mut MoveList<G::Move>,
) -> Option<(Seat, G::Move)> {
    let Turn::Seats(asked) = state.turn() else {
        return None;
    };
    if !is_same_turn || asked.contains(seat) {
        return None;
    }
    let other = asked.lowest()?;
    state.moves(other, list);
    let pass = list.iter().copied().find(|&mv| G::is_pass(mv))?;
    Some((other, pass))
}

fn end<G: Game>(state: &G, seat: Seat, is_same_turn: bool) -> Then {
    match state.turn() {
        Turn::Over(_) => Then::TurnOver,
        _ if !is_same_turn => Then::TurnOver,
        Turn::Chance => Then::Revealed,
        Turn::Seats(asked) if asked.contains(seat) => Then::Asked,
        Turn::Seats(_) => Then::Others,
    }
}
