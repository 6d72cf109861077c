//! Compares what is found with what is written.

use game::{Game, Probe, Turn};

use super::Relation;
use super::problem::Problem;

/// The questions that every game answers.
pub(super) const GENERAL: [&str; 4] = ["asked", "turn", "winner", "ending"];

/// The answer to a question that every game has; `None` for any other question.
pub(super) fn general<G: Game>(state: &G, question: &[&str]) -> Option<Probe> {
    let names = |seats: game::SeatSet| Probe::set(seats.iter().map(|seat| state.seat_name(seat)));
    let nothing = || Probe::List(Vec::new());
    match (question, state.turn()) {
        (["asked"], Turn::Seats(asked)) => Some(names(asked)),
        (["asked" | "winner" | "ending"], Turn::Seats(_) | Turn::Chance) => Some(nothing()),
        (["asked"], Turn::Over(_)) => Some(nothing()),
        (["turn"], Turn::Seats(_)) => Some(Probe::one("seats")),
        (["turn"], Turn::Chance) => Some(Probe::one("chance")),
        (["turn"], Turn::Over(_)) => Some(Probe::one("over")),
        (["winner"], Turn::Over(outcome)) => Some(names(outcome.winners)),
        (["ending"], Turn::Over(outcome)) => Some(Probe::one(outcome.ending)),
        _ => None,
    }
}

/// Checks an answer.
pub(super) fn compare(found: &Probe, relation: Relation, expected: &[&str]) -> Result<(), Problem> {
    let (Probe::Set(words) | Probe::List(words)) = found;
    // Where an answer counts copies itself, it is compared as it is.
    let counts = words.iter().any(|word| word.contains('*'));
    let expected: Vec<&str> = match counts {
        true => expected.to_vec(),
        false => expected.iter().flat_map(|word| copies(word)).collect(),
    };
    let expected = &expected[..];
    let has = |word: &&&str| words.iter().any(|other| other == **word);
    let holds = match relation {
        // `none` is how one writes an empty answer without a line that seems to break off.
        // It also stands for no hidden cards.
        Relation::Equals => {
            let is_empty = words.is_empty() || words[..] == ["0", "hidden"];
            found.equals(expected) || expected == ["none"] && is_empty
        }
        Relation::Includes => expected.iter().all(|word| has(&word)),
        Relation::Excludes => !expected.iter().any(|word| has(&word)),
    };
    if holds {
        return Ok(());
    }
    let expected = expected.join(" ");
    let expected = match relation {
        Relation::Equals => or_none(&expected),
        Relation::Includes => format!("something with {expected}"),
        Relation::Excludes => format!("something without {expected}"),
    };
    Err(Problem::failed(expected, or_none(&found.to_string())))
}

/// `NAME*2` is the name twice, as in setup lines.
fn copies(word: &str) -> Vec<&str> {
    let times = word.rsplit_once('*');
    let times = times.and_then(|(name, n)| Some((name, n.parse::<u8>().ok()?)));
    match times {
        Some((name, n)) if !name.is_empty() => vec![name; n.into()],
        _ => vec![word],
    }
}

/// An empty answer in words.
pub(super) fn or_none(text: &str) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_written_in_answers_as_in_setups() {
        let check = |found: &[&str], expected: &[&str], holds: bool| {
            let found = Probe::List(found.iter().map(|&word| word.to_owned()).collect());
            let result = compare(&found, Relation::Equals, expected);
            assert_eq!(result.is_ok(), holds, "{found:?} {expected:?}");
        };
        check(&["a", "b", "b"], &["a", "b*2"], true);
        check(&["a", "b"], &["a", "b*2"], false);
        check(&["a", "b*2"], &["a", "b*2"], true);
        check(&["0", "hidden"], &["none"], true);
        check(&["1", "hidden"], &["none"], false);
        assert_eq!(copies("a*b"), ["a*b"]);
        assert_eq!(copies("*2"), ["*2"]);
    }
}
