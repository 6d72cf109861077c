//! Laws 3, 4 and 5: cloning, repeating and replaying a game change nothing.

use game::{Actor, Game, Ignore, Observer, Record, Setup};

use super::breach::{Fault, Law, fault};
use crate::told::json;

/// Makes the move in several ways and compares; gives the position after it and its events.
pub(super) fn apply<G: Game>(
    state: &G,
    actor: Actor,
    mv: G::Move,
) -> Result<(G, Vec<G::Event>), Fault> {
    let before = state.clone();
    let public_before = json(&state.view(Observer::Spectator));

    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply(actor, mv, &mut events);
    if *state != before || json(&state.view(Observer::Spectator)) != public_before {
        return fault(
            Law::Cloning,
            format!("{mv:?} made in a clone changes the original"),
        );
    }

    let mut silent = before.clone();
    silent.apply(actor, mv, &mut Ignore);
    let mut checked = before.clone();
    let mut checked_events = Vec::new();
    if let Err(reason) = checked.play(actor, mv, &mut checked_events) {
        return fault(
            Law::Legality,
            format!("{actor:?}: {mv:?} is legal but refused by {reason:?}"),
        );
    }
    if silent != after || checked != after {
        return fault(
            Law::Repeating,
            format!("{mv:?} from equal positions leads to different ones"),
        );
    }
    if events != checked_events {
        return fault(
            Law::Repeating,
            format!("{mv:?} causes {events:?} and then {checked_events:?}"),
        );
    }
    Ok((after, events))
}

/// Checks that the record's text leads to the same position.
pub(super) fn replay<G: Game>(record: &Record, state: &G) -> Result<(), Fault> {
    let read: Record = match record.to_string().parse() {
        Ok(read) => read,
        Err(error) => return fault(Law::Replay, format!("the record does not read: {error}")),
    };
    if read != *record {
        return fault(Law::Replay, "the record reads differently".to_owned());
    }
    let setup = arrange::<G>(&read.setup)?;
    let mut again = begin::<G>(&setup)?;
    for (i, mv) in read.moves.iter().enumerate() {
        let number = i + 1;
        let parsed = match again.parse_move(&mv.text) {
            Ok(parsed) => parsed,
            Err(problem) => {
                return fault(
                    Law::Replay,
                    format!("move {number} `{}` does not read: {problem}", mv.text),
                );
            }
        };
        if let Err(reason) = again.play(mv.actor, parsed, &mut Ignore) {
            return fault(
                Law::Replay,
                format!("move {number} `{}` is refused by {reason:?}", mv.text),
            );
        }
    }
    if again == *state {
        Ok(())
    } else {
        fault(Law::Replay, "the record leads to another position")
    }
}

/// The setup that these lines mean, after checking that its own lines mean the same.
pub(super) fn arrange<G: Game>(lines: &[String]) -> Result<G::Setup, Fault> {
    let read = |lines: &[String]| -> Result<G::Setup, Fault> {
        let mut setup = G::Setup::default();
        for line in lines {
            if let Err(error) = setup.set(line) {
                return fault(Law::Replay, format!("setup line `{line}`: {error}"));
            }
        }
        Ok(setup)
    };
    let setup = read(lines)?;
    if read(&setup.lines())? != setup {
        return fault(
            Law::Replay,
            format!(
                "the setup's own lines {:?} give another setup",
                setup.lines()
            ),
        );
    }
    for line in ["", "no such option 17", "é"] {
        let mut other = setup.clone();
        if other.set(line).is_ok() {
            return fault(Law::Replay, format!("the setup takes the line `{line}`"));
        }
        if other != setup {
            return fault(
                Law::Replay,
                format!("the refused line `{line}` changes the setup"),
            );
        }
    }
    Ok(setup)
}

/// The first position.
pub(super) fn begin<G: Game>(setup: &G::Setup) -> Result<G, Fault> {
    match G::new(setup) {
        Ok(state) => Ok(state),
        Err(error) => fault(Law::Replay, format!("the setup cannot be: {error}")),
    }
}
