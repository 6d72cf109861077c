//! Lines about what a seat may do: they go on through forced moves to where it is asked.

use game::{Actor, Game, Refusal, Refused, Seat};

use super::Relation;
use super::judge::or_none;
use super::near::near;
use super::problem::{Problem, who, write_moves};
use super::stage::{AtChance, Stage};

/// Goes on until the move is legal for that seat in a place that counts, and no further. The test is
/// given the place, the move and whether the seat was asked before.
pub(super) fn until_legal<G: Game>(
    stage: &Stage<G>,
    seat: Seat,
    text: &str,
    counts: impl Fn(&Stage<G>, G::Move, bool) -> Result<bool, Problem>,
) -> Result<(Stage<G>, G::Move), Problem> {
    let mut there = stage.clone();
    let mut refusal: Option<(bool, Refused)> = None;
    let mut unreadable = None;
    let mut was_asked = false;
    let mut was_legal = false;
    loop {
        let is_asked = there.state.turn().asks(seat);
        match there.state.parse_move(text) {
            Ok(mv) => match there.state.why_not(seat, mv) {
                None if counts(&there, mv, was_asked)? => return Ok((there, mv)),
                None => was_legal = true,
                Some(reason) => {
                    // The reason given where the seat is first asked tells most.
                    if !refusal
                        .as_ref()
                        .is_some_and(|(was_asked, _)| *was_asked || !is_asked)
                    {
                        refusal = Some((is_asked, Refused::from(&reason)));
                    }
                }
            },
            Err(problem) => unreadable = unreadable.or(Some(problem.to_string())),
        }
        was_asked |= is_asked;
        if !there.advance(AtChance::Draw)? {
            break;
        }
    }
    let problem = match (refusal, unreadable) {
        (Some((true, reason)), _) => {
            Problem::failed("the move is legal", format!("it is refused: {reason}"))
        }
        _ if was_legal => Problem::failed(
            "the move is legal where it is meant",
            "it is legal only elsewhere",
        ),
        (Some((false, reason)), _) => {
            Problem::failed("the move is legal", format!("it is refused: {reason}"))
        }
        (None, problem) => Problem::broken(
            "a move in notation",
            problem.unwrap_or_else(|| "nothing".to_owned()),
        ),
    };
    Err(problem
        .note_unwritten(&there)
        .note(who(&there.state))
        .note_moves(&there, seat))
}

/// A reason that the game never gives is a word that makes no sense.
fn or_broken<G: Game>(problem: Problem, because: &str) -> Problem {
    let known = <G::Illegal as Refusal>::IDS;
    if known.contains(&because) {
        return problem;
    }
    let broken = Problem::broken("a reason of the game", problem.found);
    match near(because, known.iter().copied()) {
        Some(near) => broken.note(format!("did you mean `{near}`?")),
        None => broken.note(format!("the game has no reason `{because}`")),
    }
}

/// Goes on until the move is refused for that reason; it must not be legal on the way.
pub(super) fn reject<G: Game>(
    stage: &Stage<G>,
    seat: Seat,
    text: &str,
    because: &str,
) -> Result<(), Problem> {
    let mut there = stage.clone();
    let mut others: Vec<String> = Vec::new();
    let mut unreadable = None;
    loop {
        match there.state.parse_move(text) {
            Ok(mv) => match there.state.why_not(seat, mv) {
                None => {
                    let expected = format!("the move is refused: {because}");
                    let problem = Problem::failed(expected, "it is legal");
                    return Err(or_broken::<G>(problem, because).note_unwritten(&there));
                }
                Some(reason) if reason.id() == because => {
                    return untouched(&there, seat, mv);
                }
                Some(reason) => {
                    let reason = Refused::from(&reason).to_string();
                    if !others.contains(&reason) {
                        others.push(reason);
                    }
                }
            },
            Err(problem) => unreadable = unreadable.or(Some(problem.to_string())),
        }
        if !there.advance(AtChance::Draw)? {
            break;
        }
    }
    let problem = match unreadable {
        Some(problem) if others.is_empty() => Problem::broken("a move in notation", problem),
        _ => {
            let found = format!("it is refused: {}", others.join("; later: "));
            let problem = Problem::failed(format!("the move is refused: {because}"), found);
            or_broken::<G>(problem, because)
        }
    };
    Err(problem.note_unwritten(&there).note(who(&there.state)))
}

fn untouched<G: Game>(there: &Stage<G>, seat: Seat, mv: G::Move) -> Result<(), Problem> {
    let mut after = there.state.clone();
    let result = after.play(Actor::Seat(seat), mv, &mut game::Ignore);
    if result.is_err() && after == there.state {
        Ok(())
    } else {
        Err(Problem::failed(
            "the refused move changes nothing",
            "it changes the position",
        ))
    }
}

/// Goes on through forced moves and compares where the seat is asked.
///
/// `=` and `includes` hold when they hold somewhere on the way: the moves are truly offered there.
/// `excludes` must hold everywhere on the way, or a forced pass before the real decision would
/// prove it.
pub(super) fn offers<G: Game>(
    stage: &Stage<G>,
    seat: Seat,
    relation: Relation,
    texts: &[String],
) -> Result<(), Problem> {
    let mut there = stage.clone();
    let mut last_list = None;
    loop {
        let list = there.moves(seat);
        if !list.is_empty() {
            let wanted = texts
                .iter()
                .map(|text| there.state.parse_move(text))
                .collect::<Result<Vec<G::Move>, _>>()
                .map_err(|problem| Problem::broken("moves in notation", problem.to_string()))?;
            let has = |mv: &G::Move| list.contains(mv);
            let is_meant = |mv: &&G::Move| !G::is_aside(**mv) || wanted.contains(*mv);
            let holds = match relation {
                Relation::Equals => {
                    let offered: Vec<&G::Move> = list.iter().filter(is_meant).collect();
                    offered.len() == wanted.len() && wanted.iter().all(has)
                }
                Relation::Includes => wanted.iter().all(has),
                Relation::Excludes => !wanted.iter().any(has),
            };
            match relation {
                Relation::Equals | Relation::Includes if holds => return Ok(()),
                Relation::Excludes if !holds => {
                    return Err(Problem::failed(
                        format!("none of: {}", texts.join(", ")),
                        write_moves(&there.state, &list),
                    )
                    .note_unwritten(&there));
                }
                Relation::Equals | Relation::Includes | Relation::Excludes => {}
            }
            // What is seldom meant counts only where it is written.
            let meant: Vec<G::Move> = list.iter().filter(is_meant).copied().collect();
            last_list = Some(write_moves(&there.state, &meant));
        }
        if !there.advance(AtChance::Draw)? {
            break;
        }
    }
    let is_asked = there.state.turn().asks(seat);
    if texts.is_empty() && !is_asked {
        return Ok(());
    }
    if relation == Relation::Excludes && last_list.is_some() {
        return Ok(());
    }
    let found = match &last_list {
        Some(list) => list.clone(),
        None => format!("{} is not asked", there.state.seat_name(seat)),
    };
    let expected = match relation {
        Relation::Equals => or_none(&texts.join(", ")),
        Relation::Includes => format!("among others: {}", texts.join(", ")),
        Relation::Excludes => format!("anything but: {}", texts.join(", ")),
    };
    Err(Problem::failed(expected, found)
        .note_unwritten(&there)
        .note(who(&there.state)))
}
