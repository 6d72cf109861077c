//! Laws 12 and 13, kept at a table: undo, and the proof that chance was fair.

use game::official::Seed;
use game::{Actor, MoveList, Playout, Record, Rng, Seat, Turn};
use games::{Playable, TableOf, UndoError};

use super::breach::{Breach, Fault, Law, fault};
use super::plan::Plan;
use crate::random;

/// Plays the plan's games at tables.
pub(super) fn all<G: Playable>(plan: &Plan) -> Result<(), Box<Breach>> {
    for setup in &plan.setups {
        for i in 0..plan.games {
            let walk = plan.seed.wrapping_add(u64::from(i));
            let mut record = Record {
                game: G::ID.to_owned(),
                rules: G::RULES_VERSION,
                setup: setup.clone(),
                commitment: None,
                seed: None,
                moves: Vec::new(),
            };
            one::<G>(setup, walk, &mut record)
                .map_err(|fault| Breach::write(G::ID, fault, record, walk))?;
        }
    }
    Ok(())
}

fn one<G: Playable>(setup: &[String], walk: u64, record: &mut Record) -> Result<(), Fault> {
    let mut rng = Playout::new(walk);
    let seed = Seed::new(std::array::from_fn(|_| rng.below(256) as u8));
    let mut table = match TableOf::<G>::new(setup, Some(seed)) {
        Ok(table) => table,
        Err(error) => return fault(Law::Replay, format!("the setup cannot be: {error}")),
    };
    let mut list = MoveList::new();
    loop {
        *record = table.record().into_exposed();
        let before = table.state().clone();
        match before.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                if let Err(error) = table.draw_chance() {
                    return fault(Law::Fairness, format!("chance cannot be drawn: {error}"));
                }
                match table.undo(Seat(0)) {
                    Err(UndoError::ChanceMoved) => {}
                    other => {
                        return fault(Law::Undo, format!("chance moved, but undo says {other:?}"));
                    }
                }
            }
            Turn::Seats(_) => {
                let Some((Actor::Seat(seat), mv)) = random::next(&before, &mut list, &mut rng)
                else {
                    return fault(Law::Lists, "no seat may move before the end");
                };
                let text = before.write_move(mv);
                play(&mut table, seat, &text)?;
                undo(&mut table, seat, &text, &before)?;
            }
        }
        if table.n_moves() > G::MOVE_BOUND as usize {
            return fault(Law::Bound, format!("more than {} moves", G::MOVE_BOUND));
        }
    }
    if record.seed.is_none() {
        return fault(Law::Fairness, "the record of an ended game has no seed");
    }
    fair::<G>(record)
}

/// The record proves that chance was fair, and proves nothing once an outcome was changed or the
/// seed is another.
fn fair<G: Playable>(record: &Record) -> Result<(), Fault> {
    let verified = match TableOf::<G>::verify(record) {
        Ok(verified) => verified,
        Err(error) => {
            return fault(
                Law::Fairness,
                format!("the record does not verify: {error}"),
            );
        }
    };
    if verified.moves != record.moves.len() || !verified.is_over {
        return fault(Law::Fairness, format!("not all was verified: {verified:?}"));
    }
    let mut other = record.clone();
    let seed = Seed::new([0x5a; 32]);
    other.commitment = Some(seed.commitment());
    other.seed = Some(seed);
    // A few dice may fall alike by accident, so many do not.
    if verified.chance_moves > 8 && TableOf::<G>::verify(&other).is_ok() {
        return fault(Law::Fairness, "another seed verifies as well");
    }
    Ok(())
}

fn play<G: Playable>(table: &mut TableOf<G>, seat: Seat, text: &str) -> Result<(), Fault> {
    match table.play(seat, text) {
        Ok(_) => Ok(()),
        Err(error) => fault(Law::Legality, error.to_string()),
    }
}

/// Tries to take the seat's move back; where that works, makes it again.
fn undo<G: Playable>(
    table: &mut TableOf<G>,
    seat: Seat,
    text: &str,
    before: &G,
) -> Result<(), Fault> {
    let after = table.state().clone();
    let n_moves = table.n_moves();
    let other = Seat((seat.0 + 1) % before.seats());
    if other != seat && table.undo(other).is_ok() {
        return fault(
            Law::Undo,
            format!("seat {other} took back seat {seat}'s move"),
        );
    }
    let mut events = Vec::new();
    let mv = before.parse_move(text);
    let mv = mv.expect("a move that was just made can be read");
    before.clone().apply(Actor::Seat(seat), mv, &mut events);
    let reveals = events.iter().any(G::is_reveal);
    let seats = || (0..before.seats()).map(Seat);
    let learns = |event: &G::Event| seats().any(|seat| before.reveals_to(event, seat));
    if events
        .iter()
        .any(|event| learns(event) && !G::is_reveal(event))
    {
        let what = format!("a seat learns from `{text}`, but no event is marked as a reveal");
        return fault(Law::Undo, what);
    }
    match table.undo(seat) {
        Err(UndoError::Revealed) if reveals => return Ok(()),
        Ok(()) if !reveals => {}
        other => {
            let what = format!("`{text}` shows something hidden: {reveals}; undo says {other:?}");
            return fault(Law::Undo, what);
        }
    }
    if table.state() != before || table.n_moves() + 1 != n_moves {
        return fault(Law::Undo, format!("undoing `{text}` leads elsewhere"));
    }
    play(table, seat, text)?;
    if *table.state() == after {
        Ok(())
    } else {
        fault(Law::Undo, format!("`{text}` made again leads elsewhere"))
    }
}
